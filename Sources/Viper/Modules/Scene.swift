/// A scene (VIPER's module): what stands around one presenter.
public struct Scene: Sendable, Comparable, CustomStringConvertible {
    /// The beginning that the names of its types share.
    public let name: String
    /// Which of the repository's apps it belongs to: each may have a `Login`.
    let group: Int
    /// Its place among the scenes of its project.
    public let number: Int

    public var description: String { name }

    public static func == (lhs: Scene, rhs: Scene) -> Bool { lhs.number == rhs.number }

    public static func < (lhs: Scene, rhs: Scene) -> Bool { (lhs.name, lhs.group) < (rhs.name, rhs.group) }
}

extension Scene: Hashable {
    /// The number says it all: rules keep tables by scenes, and ask them at every edge.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
