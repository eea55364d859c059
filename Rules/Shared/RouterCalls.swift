import ProjectGraph
import RuleKit
import Syntax
import Viper

// What views may have to do with routers, and whoever puts something together with what that is made of.

extension VIPERProject {
    /// `@ObservedObject var router: LoanRouter` of a `NavigationStack(path: $router.path)`: a view of SwiftUI has to show what the
    /// router has opened.
    func isObserved(_ router: TypeID, by view: TypeID) -> Bool {
        graph.isObservable(router) && isKind(view, of: ["View"])
            && graph.edges(from: view).contains { $0.kind == .holds && $0.to == router }
    }

    /// Whether a router's method certainly leads on: it answers nothing, and isn't only told what has happened.
    func isWayOn(_ method: MemberID) -> Bool {
        let name = graph.symbols[graph[method].name]
        return graph[method].kind == .func && !graph.declaration(of: method).type.exists
            && !["did", "handle", "on"].contains { name.begins(withWord: $0) }
    }

    /// `interactor?.load()`: a router that keeps an interactor sets it to work.
    func isOrder(_ call: Call, _ target: Role, _ answers: Answers) -> Bool {
        target.reached == .interactor && answers.isNamedAsWork(call.callee) && graph.declaration(of: call.callee).parameters.isEmpty
            && graph.edges(from: call.from).contains { $0.kind == .holds && $0.to == call.receiver && !$0.isStatic }
    }

    /// Whether the one who names a type asks it for something, too; else it may hand it on.
    func isAsked(_ edge: Edge) -> Bool {
        // `SessionStorage.shared.token`, and not `Services.shared.store`, which is handed on in its place.
        properties(behind: edge).dropFirst().contains { role(of: $0.type)?.isDataAccess != true } || ([edge.to] + graph.allSupertypes(of: edge.to)).contains { type in
            graph[type].members.contains { member in
                graph[member].kind != .`init` && !graph[member].isStatic && graph.calls(of: member).contains { $0.from == edge.from }
            }
        }
    }

    /// `service.setup(item)` of what the same function has made: whoever puts a scene together hands its parts what they need.
    func isSettingUp(_ call: Call, _ answers: Answers) -> Bool {
        guard call.caller.exists, !answers.isLater(call.callee), !answers.isNamedAsWork(call.callee), !graph.declaration(of: call.callee).type.exists
        else { return false }
        return graph.edges(from: call.from).contains { edge in
            edge.kind == .creates && edge.member == call.caller
                && (edge.to == call.receiver || graph.allSupertypes(of: edge.to).contains(call.receiver))
        }
    }
}
