import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Who chooses a colour or a font without naming its type: `RowModel(title: name, tint: isLate ? .systemRed : .systemGray)`.
struct UnnamedLooks {
    private let project: VIPERProject
    private let looks: Set<TypeID>
    /// What takes a colour or a font.
    private let takers: Set<Taker>

    init(_ project: VIPERProject) {
        self.project = project
        // By number: every edge is asked.
        let types = project.graph.types
        let looks = Set(types.indices.lazy.filter { types[$0].isExternal && FrameworkPurposes.coloursAndFonts.contains(types[$0].fullName) }.map { TypeID($0) })
        self.looks = looks
        takers = project.ownTypes.reduce(into: []) { takers, type in
            for edge in project.graph.edges(from: type) where edge.isSignature && edge.member.exists && looks.contains(edge.to) {
                if let taker = Self.taker(edge, in: project) { takers.insert(taker) }
            }
        }
    }

    /// A function by its last name and the label, a type by its name and that of a property.
    private struct Taker: Hashable {
        var name: String
        var label: String
    }

    private static func taker(_ edge: Edge, in project: VIPERProject) -> Taker? {
        let graph = project.graph
        let owner = graph.symbols[graph[edge.from].name]
        switch edge.position {
        case .storedProperty: return Taker(name: owner, label: graph.symbols[graph[edge.member].name])
        case .associatedValue, .parameter:
            guard graph[edge.member].file == edge.site.file else { return nil }
            let outline = graph.outline(of: edge.site.file)
            guard let parameter = outline.parameter(of: graph.declaration(of: edge.member), at: edge.site.offset) else { return nil }
            let name = graph[edge.member].kind == .`init` ? owner : graph.symbols[graph[edge.member].name]
            return Taker(name: name, label: outline.names[parameter.label])
        default: return nil
        }
    }

    /// Whether a type's code has such a place, or a variable of its own that is typed so, filled by a member without a type.
    func areChosen(by type: TypeID) -> Bool {
        let graph = project.graph
        let typed = Set(graph.edges(from: type).filter { $0.member.exists && looks.contains($0.to) }.map(\.member))
        return graph[type].members.contains { member in
            let outline = graph.outline(of: graph[member].file)
            return graph.declaration(of: member).code.indices.contains { number in
                let node = outline.code[number]
                switch node.kind {
                case .call: return isHanded(by: node, in: outline)
                case .declaration, .return: return typed.contains(member) && outline.parts(of: node).contains { isImplicit($0, in: outline) }
                case .assignment: return isImplicit(node.base, in: outline) && isPut(into: node.other, in: outline)
                default: return false
                }
            }
        }
    }

    private func isHanded(by call: CodeNode, in outline: Outline) -> Bool {
        let handed = call.arguments.filter { isImplicit(outline.arguments[$0].value, in: outline) }
        guard !handed.isEmpty, let callee = outline.callee(of: call), callee.kind == .identifier || callee.kind == .member else { return false }
        let name = outline.names[callee.name]
        return handed.contains { takers.contains(Taker(name: name, label: outline.names[outline.arguments[$0].label])) }
    }

    /// `row.tint = .systemRed`
    private func isPut(into target: CodeIndex, in outline: Outline) -> Bool {
        guard target.exists, case let place = outline[outline.unwrapped(target)], place.kind == .member || place.kind == .identifier else { return false }
        let name = outline.names[place.name]
        return takers.contains { $0.label == name }
    }

    /// `.systemRed`, `.systemRed.withAlphaComponent(0.5)`, `.systemFont(ofSize: 20)`, `isLate ? .systemRed : .systemGray`
    private func isImplicit(_ value: CodeIndex, in outline: Outline, depth: Int = 0) -> Bool {
        guard value.exists, depth < 8 else { return false }
        let node = outline[value]
        switch node.kind {
        case .member where !node.base.exists: return true
        case .call, .member: return isImplicit(node.base, in: outline, depth: depth + 1)
        case .ternary, .nilCoalescing, .tuple, .arrayLiteral: return outline.parts(of: node).contains { isImplicit($0, in: outline, depth: depth + 1) }
        default: return false
        }
    }
}
