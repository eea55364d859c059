import ProjectGraph
import Syntax

/// What presenters keep and fetch data by, though no interactor asks it.
extension RoleInference {
    /// `Notebook.shared.save(text)`, `Preferences.token`: a presenter that has an interactor, and asks a store of its own choice for data, passes the
    /// interactor by. What it only tells something, or asks for yes or no, serves every layer.
    mutating func lookAtStoresOfPresenters(_ data: DataReach, among types: [TypeID], _ roles: inout [Role?]) {
        let open = data.reached.filter { entry in
            roles[entry.type.position] == nil && claims.best(of: entry.type)?.role == .manager && graph.isOfStoreOrNetwork(entry.fact) && mayBeStore(entry.type)
        }
        if open.isEmpty { return }
        var users = [TypeID](repeating: .none, count: roles.count)
        for presenter in types where roles[presenter.position] == .presenter && entities[presenter.position].kind != .protocol {
            let edges = graph.edges(from: presenter)
            guard edges.contains(where: { roles[$0.to.position]?.reached == .interactor }) else { continue }
            for edge in edges where edge.position != .attribute && !users[edge.to.position].exists { users[edge.to.position] = presenter }
        }
        for (type, _) in open where users[type.position].exists && isAskedForData(type, roles) {
            claims.add(.isUsedBy(users[type.position]), for: .manager, to: type)
            roles[type.position] = claims.role(of: type)
        }
    }

    /// Whether a type has nothing to show and is no value that keeps itself: `struct Draft { var text: String; func save() }`.
    func mayBeStore(_ type: TypeID) -> Bool {
        !graph.isPropertyWrapper(type)
            && entities[type.position].members.allSatisfy { member in
                guard graph[member].kind == .var || graph[member].kind == .let, !graph[member].isStatic else { return true }
                let declaration = graph.declaration(of: member)
                return declaration.modifiers.isPrivate || !declaration.modifiers.isDisjoint(with: .privateSetter) || declaration.traits.contains(.computed)
                    || graph.namesFrameworkObject(member)
            }
            && !graph.edges(from: type).contains { edge in
                edge.isSignature && graph[edge.to].isExternal
                    && (graph.isOnScreen(edge.to, as: [.view, .viewController]) || Self.shown.contains(graph[edge.to].fullName))
            }
    }

    private static let shown: Set<String> = [
        "Color", "ColorScheme", "Font", "Image", "NSAttributedString", "NSColor", "NSFont", "NSImage", "UIColor", "UIFont", "UIImage",
        "UIUserInterfaceStyle",
    ]

    /// Whether a presenter calls what answers it, or all that there is to do is to read and set.
    private func isAskedForData(_ type: TypeID, _ roles: [Role?]) -> Bool {
        let members = entities[type.position].members.filter { !graph.declaration(of: $0).modifiers.isPrivate }
        let functions = members.filter { graph[$0].kind == .func }
        let isAnswered = functions.contains { function in
            answersWithData(function) && graph.calls(of: function).contains { roles[$0.from.position] == .presenter }
        }
        return isAnswered || functions.allSatisfy { graph.declaration(of: $0).parameters.isEmpty && !answersWithData($0) } && members.contains(where: isData)
    }

    /// A text for a value (`Money.text(of: sum)`) is worded by presenters' helpers, which may look up in what form.
    private func answersWithData(_ function: MemberID) -> Bool {
        let (declaration, outline) = (graph.declaration(of: function), graph.outline(of: graph[function].file))
        if !declaration.parameters.isEmpty, declaration.type.exists, outline.names.equals(outline[declaration.type].name, "String") { return false }
        let file = graph[function].file
        return graph.isData(TypePlace(file: file, type: declaration.type))
            || outline.parameters(of: declaration).contains { graph.isHandedData(TypePlace(file: file, type: $0.type)) }
    }

    /// A property that is read of the store each time.
    private func isData(_ member: MemberID) -> Bool {
        let declaration = graph.declaration(of: member)
        guard declaration.kind == .var, declaration.traits.contains(.computed) else { return false }
        let outline = graph.outline(of: graph[member].file)
        return graph.isData(TypePlace(file: graph[member].file, type: declaration.type)) && !outline.names.equals(outline[declaration.type].name, "Self")
            && outline.names[outline[declaration.type].name] != graph.lastName(of: graph[member].owner)
    }
}
