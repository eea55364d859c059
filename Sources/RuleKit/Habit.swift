/// What a team does everywhere but for exceptions, as far as its code tells.
public struct Habit: Sendable {
    private let exceptions: Int

    /// - Parameter exceptions: in percent, how often something may be done otherwise before it is no habit; a single time is
    ///   always one, but where it is the only one.
    public init(exceptions: Int) {
        self.exceptions = min(max(0, exceptions), 100)
    }

    /// - Parameters:
    ///   - faults: how often something was done otherwise.
    ///   - total: how often it could have been.
    public func isKept(faults: Int, among total: Int) -> Bool {
        if exceptions == 100 { return true }
        return faults <= total * exceptions / 100 || faults == 1 && total > 1
    }
}
