import ProjectGraph
import Syntax
import Viper

/// Which of its own properties a type's functions change: by assignment, by `count += 1`, by `rows.append(row)`.
struct StateChanges {
    private(set) var members: Set<MemberID> = []
    private let graph: ProjectGraph

    init(by type: TypeID, _ assigned: Set<MemberID>, in project: VIPERProject) {
        graph = project.graph
        let own = graph[type].members.filter { graph[$0].kind == .var }
        members = assigned.intersection(own)
        let names = Dictionary(own.map { (graph.symbols[graph[$0].name], $0) }) { first, _ in first }
        for function in graph[type].members where graph[function].kind == .func && !graph[function].isStatic { collect(in: function, names) }
    }

    private mutating func collect(in function: MemberID, _ properties: [String: MemberID]) {
        let outline = graph.outline(of: graph[function].file)
        let declaration = graph.declaration(of: function)
        let local = localNames(of: declaration, outline)
        let statements = mayBeResult(declaration, outline) ? [] : ownStatements(of: declaration, outline)
        for node in declaration.code.indices.map({ outline.code[$0] }).filter({ $0.kind == .call }) + statements {
            guard let changed = changed(by: node, outline), let name = ownName(changed, besides: local, outline),
                let member = properties[name]
            else { continue }
            members.insert(member)
        }
    }

    /// A name that is the function's own hides the property's.
    private func localNames(of declaration: Declaration, _ outline: Outline) -> Set<String> {
        Set(outline.parameters(of: declaration).filter { $0.name != .none }.map { outline.names[$0.name] } + declaration.code.indices.compactMap { number in
            let node = outline.code[number]
            switch node.kind {
            case .declaration: return outline.names[outline[node.declaration].name]
            case .bindingPattern: return outline.names[node.name]
            default: return nil
            }
        })
    }

    /// What a statement that is an operation works on, and what a mutating method is called on.
    private func changed(by node: CodeNode, _ outline: Outline) -> CodeIndex? {
        switch node.kind {
        case .evaluate where node.base.exists && outline[node.base].kind == .binary:
            return outline[node.base].arguments.first.map { outline.arguments[$0].value }
        case .call where node.base.exists && outline[node.base].kind == .member:
            return Self.mutating.contains(outline.names[outline[node.base].name]) ? outline[node.base].base : nil
        default: return nil
        }
    }

    /// `func total() -> Int { sum + 1 }`: the last value of a body without `return` is what it gives.
    private func mayBeResult(_ function: Declaration, _ outline: Outline) -> Bool {
        function.type.exists && !function.code.indices.contains { outline.code[$0].kind == .return }
    }

    /// A closure's only statement may be what it gives.
    private func ownStatements(of function: Declaration, _ outline: Outline) -> [CodeNode] {
        var found: [CodeNode] = []
        var position = function.code.indices.lowerBound
        while position < function.code.indices.upperBound {
            let node = outline.code[position]
            if node.kind == .evaluate { found.append(node) }
            position = node.kind == .closureBody ? max(position + 1, node.end) : position + 1
        }
        return found
    }

    /// `count`, `self.count`
    private func ownName(_ position: CodeIndex, besides local: Set<String>, _ outline: Outline) -> String? {
        guard position.exists else { return nil }
        let node = outline[position]
        switch node.kind {
        case .identifier:
            let name = outline.names[node.name]
            return local.contains(name) ? nil : name
        case .member where outline.isSelf(node.base):
            return outline.names[node.name]
        case .optionalChain, .forceUnwrap, .subscript: return ownName(node.base, besides: local, outline)
        default: return nil
        }
    }

    /// Of the standard library's collections and `Bool`.
    private static let mutating: Set<String> = [
        "append", "formIntersection", "formUnion", "insert", "merge", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
        "removeSubrange", "removeValue", "replaceSubrange", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle", "updateValue",
    ]
}
