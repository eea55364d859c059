/// How a stored property, variable or capture holds what it refers to
/// (Swift grammar: declaration-modifier, capture-specifier).
public enum Ownership: UInt8, CaseIterable, BitwiseCopyable, Sendable {
    case strong
    case weak
    case unowned
    case unownedSafe
    case unownedUnsafe

    /// As Swift spells it; `strong` where Swift writes nothing.
    public var spelling: String {
        switch self {
        case .strong: "strong"
        case .weak: "weak"
        case .unowned: "unowned"
        case .unownedSafe: "unowned(safe)"
        case .unownedUnsafe: "unowned(unsafe)"
        }
    }

    /// Whether the holder keeps alive what it refers to.
    public var retains: Bool { self == .strong }
}
