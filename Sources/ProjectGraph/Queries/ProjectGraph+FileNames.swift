/// In which files types stand, and what the names of those say of them.
extension ProjectGraph {
    /// Where a type is declared first; nil for one of a framework's.
    package func file(of type: TypeID) -> FileID? { types[type.position].parts.first?.file }

    /// Whether a type is known but not judged: a test's, or one of generated code.
    public func isSetAside(_ type: TypeID) -> Bool { file(of: type).map { self[$0].isSetAside } ?? false }

    /// `CartInteractor` in `Cart/CartInteractor.swift`, where it stands behind what it decodes.
    public func isFile(_ file: FileID, namedAfter type: TypeID) -> Bool {
        self[file].path.split(separator: "/").last == "\(symbols[self[type].name]).swift"
    }
}
