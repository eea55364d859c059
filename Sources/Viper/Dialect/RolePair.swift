/// Two roles, the one that names first: `presenter -> entity`.
public struct RolePair: Hashable, Sendable {
    public var from: Role
    public var to: Role

    public init(from: Role, to: Role) {
        self.from = from
        self.to = to
    }

    /// Nil where the text is no pair of known roles.
    public init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 3, words[1] == "->", let from = Role(rawValue: words[0]), let to = Role(rawValue: words[2]) else { return nil }
        self.init(from: from, to: to)
    }
}
