import ProjectGraph

/// Presenters of mere parts: of a row, a header. A scene's presenter makes them, and they have neither an interactor nor a
/// router of their own, so they are the scene's models that show themselves.
struct PartPresenters: Sendable {
    private let types: Set<TypeID>

    init(graph: ProjectGraph, roles: [Role?]) {
        func made(by role: Role) -> some Sequence<TypeID> {
            roles.indices.lazy.filter { roles[$0] == role }.flatMap { graph.edges(from: TypeID($0)) }
                .filter { $0.kind == .creates && roles[$0.to.position] == .presenter && $0.to != $0.from }.map(\.to)
        }
        let parts = Set(made(by: .presenter)).filter { presenter in
            graph.edges(from: presenter).allSatisfy { edge in
                switch roles[edge.to.position]?.reached {
                case .interactor, .router: false
                default: true
                }
            }
        }
        types = parts.isEmpty ? [] : parts.subtracting(made(by: .assembler)).subtracting(made(by: .router))
    }

    func contains(_ type: TypeID) -> Bool { types.contains(type) }
}
