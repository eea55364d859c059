/// Who inherits from each type or conforms to it.
struct Heirs: Sendable {
    private let heirs: [TypeID]
    /// By ancestor.
    private let positions: GroupedPositions

    /// - Parameter ancestors: of each type.
    init(_ ancestors: [[TypeID]]) {
        let known = ancestors.flatMap { $0 }
        heirs = ancestors.indices.flatMap { repeatElement(TypeID($0), count: ancestors[$0].count) }
        positions = GroupedPositions(of: known.count, groups: ancestors.count) { known[$0].position }
    }

    subscript(type: TypeID) -> some Sequence<TypeID> { positions[type.position].lazy.map { heirs[Int($0)] } }
}
