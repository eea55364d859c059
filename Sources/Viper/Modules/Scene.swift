/// A scene (VIPER's module): what stands around one presenter.
public struct Scene: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The beginning that the names of its types share.
    public let name: String
    /// Which of the repository's apps it belongs to: each may have a `Login`.
    let group: Int

    public var description: String { name }

    public static func < (lhs: Scene, rhs: Scene) -> Bool { (lhs.name, lhs.group) < (rhs.name, rhs.group) }
}
