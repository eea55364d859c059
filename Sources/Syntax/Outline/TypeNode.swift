/// One node of a written type (Swift grammar: type).
public struct TypeNode: BitwiseCopyable, Sendable, Equatable {
    /// The form of the type.
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// `Name<Arguments>`; also `Self`, `Any`, `_`, and `class` in an old protocol's inheritance clause.
        case named
        /// `base.Name<Arguments>`
        case member
        case optional
        case implicitlyUnwrapped
        case array
        /// Its list holds key and value.
        case dictionary
        /// Its list holds the element types: none, or several.
        case tuple
        /// Its list holds the parameter types, its base is the result.
        case function
        /// Its list holds the parts of `A & B`.
        case composition
        /// `base.Type` and `base.Protocol`
        case metatype
        case some
        case any
        /// Attributes or specifiers such as `inout` before its base, or parentheses around it.
        case attributed
        /// `~base`
        case suppressed
        /// `repeat base`
        case packExpansion
        /// `each base`
        case packElement
        /// `[count of base]`, and integers as generic arguments.
        case inlineArray
        case integer
    }

    public var kind: Kind
    /// Whether an `attributed` type is marked `inout`.
    public var isInout = false
    /// Two bytes that would be left empty: a million lines have more than half a million of these nodes.
    var shortLabel: UInt16 = 0
    public var name = NameID.none
    /// Byte offset of the first token.
    public var offset: UInt32
    /// Byte offset behind the last token.
    public var end: UInt32
    public var base = TypeIndex.none
    /// In ``Outline/typeLists``: generic arguments or elements.
    public var list = ListRange.empty

    /// Of an element of a tuple: `presenter` in `(view: LoanListView, presenter: LoanListPresenter)`. None behind the first 65,535 names of a file.
    public internal(set) var label: NameID {
        get { NameID(rawValue: UInt32(shortLabel)) }
        set { shortLabel = UInt16(exactly: newValue.rawValue) ?? 0 }
    }
}
