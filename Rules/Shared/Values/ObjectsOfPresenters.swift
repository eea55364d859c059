import ProjectGraph
import Viper

// What presenters that are known by their classes hand their views.

extension VIPERProject {
    /// A table, a collection view, or a cell of theirs.
    func isOfList(_ type: TypeID) -> Bool {
        graph[type].isExternal && graph.isOnScreen(type, as: [.list, .cell])
    }

    /// Foundation's collections that whoever has one can change.
    func isOpenCollection(_ type: TypeID) -> Bool {
        graph[type].isExternal && ["NSMutableArray", "NSMutableDictionary", "NSMutableOrderedSet", "NSMutableSet"].contains(graph[type].fullName)
    }

    /// A class of the team's with nothing but data, some of which whoever has one can change: `final class RowState { var isSelected = false }`. What
    /// does something, is observed or plays a part is handed on for that.
    func isOpenRecord(_ type: TypeID) -> Bool {
        guard !graph[type].isExternal, graph[type].kind == .class, role(of: type) == nil, graph.allSupertypes(of: type).isEmpty, conformers[type].isEmpty,
            !isPresenterOfPart(type), !graph.isObservable(type)
        else { return false }
        var isOpen = false
        for member in graph[type].members {
            let declaration = graph.declaration(of: member)
            switch declaration.kind {
            case .`init`: continue
            case .let: continue
            case .var:
                guard declaration.attributes.isEmpty, declaration.ownership == .strong else { return false }
                // `var onChange: (() -> Void)?` is how it is listened to.
                if graph.keepsFunctions(TypePlace(file: graph[member].file, type: declaration.type)) { return false }
                isOpen = isOpen || !declaration.modifiers.isPrivate && !declaration.modifiers.contains(.privateSetter)
                    && (!declaration.traits.contains(.computed) || declaration.traits.contains(.setter))
            default: return false
            }
        }
        return isOpen
    }

    /// `extension LoanListPresenter: UITableViewDataSource`: what a list is served with is the framework's to say, whoever forwards it.
    private func servesList(_ type: TypeID) -> Bool {
        graph.allSupertypes(of: type).contains { graph[$0].isExternal && (name($0).hasSuffix("DataSource") || name($0).hasSuffix("Delegate")) }
    }

    /// Whether types of a role ask a class for what an edge stands in: by an accessor that they call, or by a property that they read.
    func isAnswer(_ edge: Edge, to role: Role) -> Bool {
        let (member, declaration) = (graph[edge.member], graph.declaration(of: edge.member))
        guard member.owner == edge.from, !member.isStatic, !declaration.modifiers.isPrivate, declaration.modifiers.isDisjoint(with: .override),
            !isPresenterOfPart(edge.from)
        else { return false }
        switch member.kind {
        case .func:
            return (edge.position == .result || edge.position == .parameter) && isAccessor(edge.member) && !servesList(edge.from)
                && graph.calls(of: edge.member).contains { effectiveRole(of: $0.from) == role }
        case .let, .var:
            return (edge.position == .storedProperty || edge.position == .computedProperty) && isTaken(edge.member, of: edge.from, by: role)
        case .subscript:
            return edge.position == .result && hasOneSubscript(edge.from)
                && isTaken(edge.member, of: edge.from, by: role)
        default: return false
        }
    }

    /// `UIContextMenuConfiguration(previewProvider: { self.presenter.preview(for: id) })`, `pageViewController(_:viewControllerBefore:)`: a view
    /// that returns there what its presenter gave it. No router can put that on the screen.
    /// Source: developer.apple.com/documentation (UIKit.UIContextMenuConfiguration, UIKit.UIPageViewControllerDataSource).
    func isAskedForByUIKit(_ edge: Edge) -> Bool {
        guard edge.position == .result, role(of: edge.from) == .presenterInterface else { return false }
        return graph.calls(of: edge.member).contains { call in
            effectiveRole(of: call.from) == .view && graph.edges(from: call.from).contains { own in
                own.member == call.caller && own.position == .result && graph[own.to].isExternal && askedByUIKit.contains(name(own.to))
            }
        }
    }
}

private let askedByUIKit: Set<String> = ["UIContextMenuConfiguration", "UIViewController"]
