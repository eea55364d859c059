import ProjectGraph

/// What a type's name says.
extension RoleInference {
    /// The longest suffix of all roles speaks: `UseCaseTransformer` is no use case.
    mutating func lookAtName(of type: TypeID, _ words: Int, _ possible: RoleSet) {
        let endings = self.words[words].suffixes
        let name = graph.lastName(of: type)
        guard let best = endings.longest(of: name, among: possible) ?? RoleWord.implemented(by: name).flatMap({ endings.longest(of: $0, among: possible) }),
            best.role == .entity ? !graph.isFrameworksEntity(type) : Self.models.contains(best.role) || !graph.isDecodedValue(type)
        else { return }
        if best.role != .view, !Self.models.contains(best.role), isRecordByMake(type, calledLike: best.role) { return }
        if graph.isOnlyCalled(type, wordTable[best.word], as: best.role) || Self.services.contains(best.role) && isCalculator(type) { return }
        claims.add(.suffix(best.word), for: best.role, to: type)
    }
}
