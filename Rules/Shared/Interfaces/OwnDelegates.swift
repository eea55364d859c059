import ProjectGraph
import RuleKit
import Syntax
import Viper

// Delegates of views in Apple's pattern.

extension VIPERProject {
    /// `func cropper(_ cropper: ImageCropper, didCrop data: Data)` of the protocol that an `ImageCropper` keeps weakly as its `delegate`: the view's
    /// own, as `UITableViewDelegate` is, whoever implements it. A presenter that answers for the view itself knows it by the view's interface.
    func isToldToOwnDelegate(_ requirement: Edge) -> Bool {
        guard requirement.position == .parameter, requirement.isSignature, requirement.member.exists, graph[requirement.from].kind == .protocol,
            graph[requirement.member].kind == .func, isFirstParameter(requirement),
            isOwnDelegate(requirement.from, of: requirement.to, isSender: isSender(requirement))
        else { return false }
        return !conformers[requirement.from].contains { isPresenter($0, of: requirement.to) }
    }

    /// `func cropper(_ cropper: ImageCropper, didCrop data: Data) { cropper.reload() }` of a presenter: that it is told who speaks, it has no choice about;
    /// what it tells a view by its class, it has.
    func answersView(_ edge: Edge) -> Bool {
        guard edge.position == .parameter, edge.member.exists, effectiveRole(of: edge.from) == .presenter, graph.isOnScreen(edge.to, as: .view) else { return false }
        return graph.calls(by: edge.member).contains { call in
            call.receiver == edge.to && !call.isSelf && graph[call.callee].kind == .func && !graph[call.callee].isTyped && !graph[call.callee].isStatic
        }
    }

    /// `func loanInteractor(_ interactor: LoanInteractor, didLoad rows: [String])`: who speaks comes first, and the function is called after that,
    /// whatever the protocol is called after.
    /// Source: developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CodingGuidelines (Naming Methods: Delegate Methods).
    func isSender(_ edge: Edge) -> Bool {
        guard edge.position == .parameter, edge.member.exists, graph[edge.member].kind == .func, isFirstParameter(edge),
            graph.outline(of: edge.site.file).parameters(of: graph.declaration(of: edge.member)).first?.label == NameID.none
        else { return false }
        let (sender, function) = (name(edge.to).words, graph.symbols[graph[edge.member].name].words)
        return sender.indices.contains { function.starts(with: sender[$0...]) }
    }

    private func isFirstParameter(_ edge: Edge) -> Bool {
        let outline = graph.outline(of: graph[edge.member].file)
        guard graph[edge.member].file == edge.site.file, let first = outline.parameters(of: graph.declaration(of: edge.member)).first, first.type.exists
        else { return false }
        return outline[first.type].offset == edge.site.offset
    }

    private func isOwnDelegate(_ candidate: TypeID, of view: TypeID, isSender: Bool) -> Bool {
        graph.edges(from: view).contains { hold in
            hold.to == candidate && hold.kind == .holds && !hold.ownership.retains && hold.member.exists
                && (isSender || graph.symbols[graph[hold.member].name] == "delegate" || name(candidate).hasSuffix("Delegate"))
        }
    }

    /// Whether a presenter shows what it has by a view, or belongs to the same scene.
    private func isPresenter(_ type: TypeID, of view: TypeID) -> Bool {
        guard role(of: type) == .presenter else { return false }
        if let scene = scene(of: view), scene == self.scene(of: type) { return true }
        let interfaces = graph.allSupertypes(of: view)
        return graph.edges(from: type).contains { $0.kind == .holds && ($0.to == view || role(of: $0.to) == .viewInterface && interfaces.contains($0.to)) }
    }
}
