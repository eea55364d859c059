import ProjectGraph
import RuleKit
import Syntax
import Viper

/// The code of a closure that is stored: what its capture list says, and what it uses.
struct ClosureCode {
    private let project: VIPERProject
    private let outline: Outline
    /// Where what is stored begins.
    private let offset: UInt32
    /// Nil where a function is stored by its name.
    private let closure: Closure?

    init(of holding: Holding, in project: VIPERProject) {
        self.project = project
        outline = project.graph.outline(of: holding.site.file)
        offset = holding.site.offset
        closure = outline.closures.last { $0.offset == holding.site.offset }
    }

    // MARK: - Capture lists

    /// `[weak self]` says nothing of the others that a closure uses.
    func help(forCapturing name: String) -> String {
        let others = (closure.map { outline.captures[$0.captures.indices] } ?? []).compactMap { words(for: $0) }
        guard let closure, !others.isEmpty, others.count == closure.captures.count else { return "Capture it weakly: '[weak \(name)]'." }
        return "Capture it weakly as well: '[\((others + ["weak \(name)"]).joined(separator: ", "))]'."
    }

    /// Nil for one that captures strongly, or another value by a name.
    private func words(for capture: Capture) -> String? {
        guard !capture.ownership.retains, capture.value.exists, outline[capture.value].kind == .identifier, outline[capture.value].name == capture.name else { return nil }
        return "\(capture.ownership == .weak ? "weak" : "unowned") \(outline.names[capture.name])"
    }

    // MARK: - Functions at hand

    /// Where a closure captures `self` only by a function that stands beside it, that is what to change. Nil where it doesn't.
    var helpForFunction: String? {
        guard let (start, names) = uses, !names.contains(where: { outline.names.equals($0, "self") }),
            let function = outline.declarations.last(where: { $0.kind.isFunction && $0.code.indices.contains(start) })
        else { return nil }
        let local = outline.code[function.code.indices.lowerBound..<start].lazy.filter { $0.kind == .declaration }.map { outline[$0.declaration] }.first { declaration in
            names.contains(declaration.name) && (declaration.kind == .func || declaration.initialValue.exists && outline[declaration.initialValue].kind == .closure)
        }
        return local.map { local in
            let name = outline.names[local.name]
            return local.kind == .func
                ? "Capture self weakly in a closure that stands in place of '\(name)': 'let \(name) = { [weak self] in … }'."
                : "Capture self weakly in '\(name)': '[weak self]'."
        }
    }

    /// The names that a closure uses, or the one that is stored, and where in the code.
    private var uses: (start: Int, names: Set<NameID>)? {
        if let closure {
            guard closure.captures.isEmpty, let start = closure.body.indices.first else { return nil }
            return (start, Set(outline.code[closure.body.indices].lazy.filter { $0.kind == .identifier }.map(\.name)))
        }
        return outline.code.indices.last { outline.code[$0].offset == offset && outline.code[$0].kind == .identifier }.map { ($0, [outline.code[$0].name]) }
    }

    // MARK: - Values

    /// `[weak state, title]`: the stored properties of its own that a value's closure uses; nil where it calls more of it than these.
    func list(ofNeeded type: TypeID) -> String? {
        guard let closure else { return nil }
        let bound = Set(outline.parameters[closure.parameters.indices].map(\.name))
        var needed: [String] = []
        for node in outline.code[closure.body.indices] {
            guard let name = ownName(node), !bound.contains(name), let member = member(named: outline.names[name], of: type) else { continue }
            guard [.let, .var].contains(project.graph[member].kind), !project.graph.declaration(of: member).traits.contains(.computed) else { return nil }
            let isObject = project.graph.edges(from: type).contains { edge in
                edge.member == member && edge.kind == .holds && [.class, .actor].contains(project.graph[edge.to].kind)
            }
            let words = (isObject ? "weak " : "") + outline.names[name]
            if !needed.contains(words) { needed.append(words) }
        }
        return needed.isEmpty || needed.count > 3 ? nil : "[\(needed.joined(separator: ", "))]"
    }

    /// `state` and `self.state`
    private func ownName(_ node: CodeNode) -> NameID? {
        switch node.kind {
        case .identifier: return node.name
        case .member where node.base.exists && outline[node.base].kind == .identifier && outline.names.equals(outline[node.base].name, "self"): return node.name
        default: return nil
        }
    }

    private func member(named name: String, of type: TypeID) -> MemberID? {
        project.graph[type].members.first { project.graph.symbols[project.graph[$0].name] == name && !project.graph[$0].isStatic }
    }
}
