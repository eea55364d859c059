import Syntax

extension Ownership {
    /// `unowned(safe)` and `unowned(unsafe)` hold as little as `unowned` does.
    public var withoutChecks: Ownership {
        switch self {
        case .unownedSafe, .unownedUnsafe: .unowned
        default: self
        }
    }
}
