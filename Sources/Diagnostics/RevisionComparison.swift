/// The two sides of a change.
public struct RevisionComparison: Hashable, Sendable {
    /// The full name of the commit that the code was compared with; nil where there is no commit yet.
    public var base: String?
    /// Whether the newer side is what is staged; else it is the working tree.
    public var isStaged: Bool
    /// How many Swift files and descriptions of targets differ.
    public var changedFiles: Int

    public init(base: String?, isStaged: Bool, changedFiles: Int) {
        self.base = base
        self.isStaged = isStaged
        self.changedFiles = changedFiles
    }
}
