import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// Where a view of SwiftUI leads on by what its router has open, instead of asking the router: `router.path.append(Route.map)`,
    /// `router.isMapShown = true`. What is bound writes what it is handed, and to close what has opened is the view's as well.
    ///
    /// - Parameter hold: the property by which the view observes its router.
    func stateChanges(by hold: Edge) -> [ReachedProperty] {
        let view = hold.from
        guard hold.kind == .holds || hold.position == .storedProperty, hold.member.exists, isObserved(hold.to, by: view) else { return [] }
        let holder = graph.symbols[graph[hold.member].name]
        return graph[view].members.flatMap { member -> [ReachedProperty] in
            let outline = graph.outline(of: graph[member].file)
            guard graph[member].kind != .`init`, graph[member].kind != .subscript else { return [] }
            return graph.declaration(of: member).code.indices.compactMap { position in
                guard let place = outline.opened(by: outline.code[position]), isProperty(outline.unwrapped(outline[place].base), named: holder, outline),
                    let state = state(named: outline.names[outline[place].name], of: hold.to)
                else { return nil }
                let length = outline.names.withBytes(of: outline[place].name) { UInt32($0.count) }
                let offset = outline[place].offset
                return ReachedProperty(
                    member: state, receiver: hold.to, type: .none,
                    site: Site(file: graph[member].file, offset: offset, end: offset + length))
            }
        }
    }

    /// `router`, `self.router`
    private func isProperty(_ place: CodeIndex, named name: String, _ outline: Outline) -> Bool {
        [.identifier, .member].contains(outline[place].kind) && outline.names[outline[place].name] == name && outline.isOwnOrUnwrapped(place)
    }

    private func state(named name: String, of router: TypeID) -> MemberID? {
        graph[router].members.first { member in
            graph[member].kind == .var && !graph[member].isStatic && graph.symbols[graph[member].name] == name
        }
    }
}

extension Outline {
    /// `router.path` of `router.path.append(id)`, `router.sheet` of `router.sheet = .map`.
    fileprivate func opened(by node: CodeNode) -> CodeIndex? {
        switch node.kind {
        case .assignment:
            return node.other.exists && self[node.other].kind == .member && self[node.other].base.exists && isSaidHere(node.base) ? node.other : nil
        case .call:
            guard node.base.exists, case let callee = self[node.base], callee.kind == .member, names.equals(callee.name, "append"),
                callee.base.exists, self[callee.base].kind == .member, self[callee.base].base.exists
            else { return nil }
            return callee.base
        default: return nil
        }
    }

    /// A value that is decided on where it stands: `true`, `.map`, `Route.map`, `Route.loan(id)`, `[.map]`.
    private func isSaidHere(_ position: CodeIndex) -> Bool {
        guard position.exists else { return false }
        let node = self[position]
        switch node.kind {
        case .booleanLiteral: return node.isTrue
        case .member: return !names.equals(node.name, "none") && (!node.base.exists || isTypeName(node.base))
        case .arrayLiteral: return node.arguments.contains { isSaidHere(arguments[$0].value) }
        case .call: return node.base.exists && (isSaidHere(node.base) || isTypeName(node.base))
        default: return false
        }
    }

    private func isTypeName(_ position: CodeIndex) -> Bool {
        let node = self[position]
        return (node.kind == .identifier || node.kind == .member) && (names[node.name].first?.isUppercase ?? false)
    }
}
