import ProjectGraph

/// Presenters that know nothing of a stack but the view controller that keeps them.
extension RoleInference {
    /// `class LoanDetailPresenter { weak var view: LoanDetailViewController? }`, which `LoanDetailViewController` keeps: the two stand to each
    /// other as a presenter and its view do, though no protocol says so. Both have to be called after one scene, for a helper of a view
    /// (`AlertPresenter`) is kept by it as well.
    mutating func lookAtOwnViews(among types: [TypeID], _ candidates: Candidates) {
        for type in types where entities[type.position].kind == .class && candidates.main(of: type) == .presenter {
            guard let scene = sceneInName(of: type) else { continue }
            for edge in graph.edges(from: type) where edge.kind == .holds && edge.ownership == .weak && candidates.main(of: edge.to) == .view {
                guard graph.lastName(of: edge.to).hasPrefix(scene), keeps(edge.to, type) else { continue }
                claims.add(.worksWith(edge.to), for: .presenter, to: type)
            }
        }
    }

    /// `LoanDetail` of `LoanDetailPresenter`.
    func sceneInName(of presenter: TypeID) -> String? {
        let name = graph.lastName(of: presenter)
        for claim in claims.claims(of: presenter, for: .presenter) {
            guard case .suffix(let word) = claim.fact, name.hasSuffix(wordTable[word]), name.utf8.count > wordTable[word].utf8.count else { continue }
            return String(name.dropLast(wordTable[word].count))
        }
        return nil
    }

    private func keeps(_ view: TypeID, _ presenter: TypeID) -> Bool {
        graph.isOnScreen(view, as: .viewController)
            && graph.edges(from: view).contains { $0.kind == .holds && $0.ownership == .strong && !$0.isStatic && $0.to == presenter }
    }
}
