import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `Session` in `Services.shared.resolve(Session.self)`, and in `let session: Session = Services.shared.resolve()`: what hands everything
    /// out is no dependency by itself.
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
        else { return typeWritten(beside: locator, in: outline) }
        let offset = outline[outline[first].base].offset
        let asked = graph.edges(from: locator.from).first { $0.member == locator.member && $0.site.offset == offset && $0.site.file == locator.site.file }
        return asked.flatMap { isData($0.to) ? nil : $0 }
    }

    /// The service by whose type it is asked for that takes what comes back: of a variable, of a property, in a cast.
    private func typeWritten(beside locator: Edge, in outline: Outline) -> Edge? {
        let declaration = graph.declaration(of: locator.member)
        func isAsked(_ value: CodeIndex) -> Bool {
            value.exists && outline.start(of: value) == locator.site.offset && outline[outline.unwrapped(value)].kind == .call
        }
        var written = isAsked(declaration.initialValue) ? declaration.type : .none
        for node in declaration.code.indices.lazy.map({ outline.code[$0] }) where !written.exists {
            switch node.kind {
            case .annotated, .coercion, .conditionalCast, .forcedCast:
                if isAsked(node.base) { written = node.type }
            case .declaration:
                if isAsked(outline[node.declaration].initialValue) { written = outline[node.declaration].type }
            default: break
            }
        }
        guard written.exists else { return nil }
        let place = outline[written].offset..<outline[written].end
        return graph.edges(from: locator.from).first { edge in
            edge.member == locator.member && edge.site.file == locator.site.file && place.contains(edge.site.offset) && !graph[edge.to].isExternal
                && (graph[edge.to].kind == .protocol || role(of: edge.to)?.isDataAccess ?? false) && !isData(edge.to)
        }
    }

    /// `let loans: LoanService = Services.resolve()` in a function, of a static function that gives whatever is asked for. What a property begins with may
    /// be replaced.
    func isAskedForService(_ locator: Edge) -> Bool {
        guard locator.position == .staticMember, locator.member.exists, graph[locator.member].kind == .func, !graph[locator.to].isExternal,
            role(of: locator.to)?.isDataAccess ?? true, let name = members(behind: locator)?.first, let asked = asked(of: locator),
            role(of: asked.to)?.isDataAccess ?? false
        else { return false }
        return graph[locator.to].members.contains { graph[$0].isStatic && graph.symbols[graph[$0].name] == name && givesWhatIsAsked($0) }
    }

    /// `static func resolve<Service>() -> Service`
    private func givesWhatIsAsked(_ function: MemberID) -> Bool {
        let (outline, declaration) = (graph.outline(of: graph[function].file), graph.declaration(of: function))
        let type = outline.type(declaration.type, without: .optionals)
        guard declaration.kind == .func, type.exists, case let result = outline[type] else { return false }
        return result.kind == .named && declaration.genericParameters.indices.contains { outline.genericParameters[$0].name == result.name }
    }

    /// `APIService.shared.request(Order.self, path: "order")`: what is decoded there is nothing to be handed out.
    private func isData(_ type: TypeID) -> Bool {
        graph[type].kind.isValue || role(of: type) == .entity || graph.isDecoded(type)
    }

    /// Where that is named which hands something out by its type.
    func locators(of asked: Edge) -> [Edge] {
        guard [.cast, .localVariable, .metatype, .storedProperty].contains(asked.position), asked.member.exists else { return [] }
        return graph.edges(from: asked.from).filter { $0.member == asked.member && $0.position == .staticMember && self.asked(of: $0) == asked }
    }
}

extension VIPERProject {
    /// Where a type names who hands out a service that it reaches: `Services` of `Services.shared.loans.load()`.
    func locators(by type: TypeID, of service: TypeID) -> [Edge] {
        let family = graph.family(of: service)
        return graph.edges(from: type).filter { edge in
            edge.position == .staticMember && properties(behind: edge).contains { property in
                property.type.exists && (family.contains(property.type) || graph.allSupertypes(of: property.type).contains(service))
            }
        }
    }
}
