/// What the names of files say of the types in them.
extension ProjectGraph {
    /// `CartInteractor` in `Cart/CartInteractor.swift`, where it stands behind what it decodes.
    public func isFile(_ file: FileID, namedAfter type: TypeID) -> Bool {
        self[file].path.split(separator: "/").last == "\(symbols[self[type].name]).swift"
    }
}
