/// What a team does everywhere but for exceptions, as far as its code tells.
public struct Habit: Sendable {
    private let exceptions: Int

    /// One that counts as kept however often it is left.
    public static let assumed = Habit(exceptions: 100)

    /// Whether it counts as kept whatever is done.
    public var isAssumed: Bool { exceptions == 100 }

    /// - Parameter exceptions: in percent, how often something may be done otherwise before it is no habit.
    public init(exceptions: Int) {
        self.exceptions = min(max(0, exceptions), 100)
    }

    /// - Parameters:
    ///   - faults: how often something was done otherwise.
    ///   - total: how often it could have been.
    public func isKept(faults: Int, among total: Int) -> Bool { faults * 100 <= total * exceptions }

    /// Whether it is kept, or was left only once where there are too few times to speak of percent.
    public func isKeptButOnce(faults: Int, among total: Int) -> Bool {
        faults == 1 && total > 1 || isKept(faults: faults, among: total)
    }
}
