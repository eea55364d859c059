import ProjectGraph
import Syntax
import Viper

/// Where presenters choose a colour or a font without its type's name, for what is seen to take one:
/// `view?.setTextColor(isLate ? .red : .blue)`.
struct HandedLooks {
    private let project: VIPERProject

    init(_ project: VIPERProject) {
        self.project = project
    }

    /// As if the type were written there, by who chooses; in the order of the source.
    func choices() -> [TypeID: [Edge]] {
        let types = project.graph.types
        var isLook: [Bool] = []
        for number in types.indices where types[number].isExternal && FrameworkPurposes.coloursAndFonts.contains(types[number].fullName) {
            if isLook.isEmpty { isLook = Array(repeating: false, count: types.count) }
            isLook[number] = true
        }
        if isLook.isEmpty { return [:] }
        var found: [TypeID: [Edge]] = [:]
        var properties: [TypeID: [Edge]] = [:]
        for type in project.ownTypes {
            for edge in project.graph.edges(from: type) where isLook[edge.to.position] && edge.isSignature && edge.member.exists && !edge.throughAlias {
                if edge.position == .parameter {
                    for choice in handed(to: edge) { found[choice.from, default: []].append(choice) }
                } else if edge.kind == .holds, project.graph[type].kind == .struct {
                    properties[type, default: []].append(edge)
                }
            }
        }
        for choice in filledIn(properties) { found[choice.from, default: []].append(choice) }
        return found.mapValues { $0.sorted { $0.site < $1.site } }
    }

    /// `red` of `.red`, where an edge stands for one.
    static func name(of edge: Edge, in project: VIPERProject) -> String? {
        guard FrameworkPurposes.coloursAndFonts.contains(project.graph[edge.to].fullName), edge.member.exists, project.graph[edge.member].file == edge.site.file
        else { return nil }
        let outline = project.graph.outline(of: edge.site.file)
        guard let place = outline.name(at: edge.site.offset, in: project.graph.declaration(of: edge.member).code.indices),
            case let node = outline.code[place], node.kind == .member, !node.base.exists
        else { return nil }
        return outline.names[node.name]
    }

    /// What calls of a function or an initialiser hand its parameter. Of two that only their types tell apart, either may be meant.
    private func handed(to parameter: Edge) -> [Edge] {
        let graph = project.graph
        let calls = graph.calls(of: parameter.member).filter { $0.caller.exists && project.role(of: $0.from) == .presenter }
        if calls.isEmpty || graph[parameter.member].file != parameter.site.file { return [] }
        let (name, label) = (graph[parameter.member].name, project.label(of: parameter.member))
        guard graph[graph[parameter.member].owner].members.count(where: { graph[$0].name == name && project.label(of: $0) == label }) == 1
        else { return [] }
        let outline = graph.outline(of: parameter.site.file)
        guard let taker = outline.parameter(of: graph.declaration(of: parameter.member), at: parameter.site.offset) else { return [] }
        return calls.compactMap { choice(by: $0.from, in: $0.caller, at: $0.site, for: outline.names[taker.label], as: parameter) }
    }

    /// `RowModel(title: title, tint: .red)` of a struct without an initialiser of its own.
    private func filledIn(_ properties: [TypeID: [Edge]]) -> [Edge] {
        let graph = project.graph
        let models = properties.filter { type, _ in !graph[type].members.contains { graph[$0].kind == .`init` } }
        if models.isEmpty { return [] }
        return project.types(.presenter).flatMap { presenter in
            graph.edges(from: presenter).filter { $0.kind == .creates && $0.member.exists }.flatMap { creation in
                (models[creation.to] ?? []).compactMap { property in
                    choice(by: presenter, in: creation.member, at: creation.site, for: graph.symbols[graph[property.member].name], as: property)
                }
            }
        }
    }

    /// What a call hands to a label, if that is a member of no written type.
    private func choice(by presenter: TypeID, in caller: MemberID, at site: Site, for label: String, as taken: Edge) -> Edge? {
        guard project.graph[caller].file == site.file else { return nil }
        let outline = project.graph.outline(of: site.file)
        guard let call = outline.call(at: site.offset, in: project.graph.declaration(of: caller).code.indices) else { return nil }
        let look = outline.code[call].arguments.lazy.map { outline.arguments[$0] }.compactMap { argument in
            outline.names[argument.label] == label ? outline.implicitMember(in: argument.value) : nil
        }.first
        return look.map { look in
            var edge = taken
            (edge.from, edge.member, edge.kind, edge.position, edge.isSignature) = (presenter, caller, .names, .staticMember, false)
            edge.site = outline.site(ofName: look, in: site.file)
            return edge
        }
    }
}

extension Outline {
    /// `.systemRed` of `.systemRed`, `.systemRed.withAlphaComponent(0.5)` and `isLate ? .systemRed : .systemGray`; `.none` is nothing.
    fileprivate func implicitMember(in value: CodeIndex, depth: Int = 0) -> CodeNode? {
        guard value.exists, depth < 8 else { return nil }
        let node = self[value]
        switch node.kind {
        case .member where !node.base.exists: return names.equals(node.name, "none") ? nil : node
        case .call, .member, .forceUnwrap: return implicitMember(in: node.base, depth: depth + 1)
        // What is asked in front is no value.
        case .ternary: return first(of: node.arguments.dropFirst(), depth)
        case .nilCoalescing, .tuple, .arrayLiteral: return first(of: node.arguments[...], depth)
        default: return nil
        }
    }

    private func first(of arguments: some Sequence<Int>, _ depth: Int) -> CodeNode? {
        for argument in arguments {
            if let found = implicitMember(in: self.arguments[argument].value, depth: depth + 1) { return found }
        }
        return nil
    }
}
