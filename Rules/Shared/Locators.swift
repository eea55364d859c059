import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `Session` in `Services.shared.resolve(Session.self)`: what hands everything out is no dependency by itself.
    ///
    /// - Parameter locator: where the one that hands it out is named.
    func asked(of locator: Edge) -> Edge? {
        guard locator.position == .staticMember, locator.member.exists, graph[locator.member].file == locator.site.file else { return nil }
        let outline = graph.outline(of: locator.site.file)
        let code = graph.declaration(of: locator.member).code.indices
        let call = code.lazy.map { outline.code[$0] }.first { node in
            node.kind == .call && node.base.exists && outline.start(of: node.base) == locator.site.offset && !node.arguments.isEmpty
        }
        guard let first = call?.arguments.first.map({ outline.arguments[$0].value }), first.exists, outline[first].kind == .member,
            outline.names.equals(outline[first].name, "self"), outline[first].base.exists
        else { return nil }
        let offset = outline[outline[first].base].offset
        let asked = graph.edges(from: locator.from).first { $0.member == locator.member && $0.site.offset == offset && $0.site.file == locator.site.file }
        return asked.flatMap { isData($0.to) ? nil : $0 }
    }

    /// `APIService.shared.request(Order.self, path: "order")`: what is decoded there is nothing to be handed out.
    private func isData(_ type: TypeID) -> Bool {
        graph[type].kind.isValue || role(of: type) == .entity || isKind(type, of: ["Decodable"])
    }

    /// Where that is named which hands something out by its type.
    func locators(of asked: Edge) -> [Edge] {
        guard asked.position == .metatype, asked.member.exists else { return [] }
        return graph.edges(from: asked.from).filter { $0.member == asked.member && $0.position == .staticMember && self.asked(of: $0) == asked }
    }
}

extension Outline {
    /// The offset of the name that a chain of members begins with.
    func start(of place: CodeIndex) -> UInt32 {
        var node = self[place]
        while [.call, .forceUnwrap, .member, .optionalChain].contains(node.kind), node.base.exists { node = self[node.base] }
        return node.offset
    }
}
