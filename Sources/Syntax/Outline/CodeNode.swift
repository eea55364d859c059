/// One node of what a body does.
///
/// A body is a run of statement nodes in source order; expression nodes stand between them, operands before what is
/// made of them, and are reached through the indices that statements and other expressions hold. So a reader walks a
/// body from front to back with nothing but an environment of local names.
public struct CodeNode: BitwiseCopyable, Sendable, Equatable {
    /// What the node is, and which of its properties mean something.
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        // MARK: Expressions

        /// `name`; ``name``.
        case identifier
        /// `base.name`, or `.name` where there is no base; ``name``, ``base``.
        case member
        /// `base<Arguments>`; ``base``, ``types``.
        case specialization
        /// `base(arguments)`, trailing closures included; ``base``, ``arguments``.
        case call
        /// The labels behind a name, `string(from:)`, right after its node; ``base`` is that node, and the ``arguments`` have no values.
        case argumentNames
        /// `base[arguments]`
        case `subscript`
        /// `base?` in a chain; ``base``.
        case optionalChain
        /// `base!`
        case forceUnwrap
        case integerLiteral
        case floatLiteral
        /// Interpolated expressions are ``arguments``; ``format``.
        case stringLiteral
        /// ``isTrue``
        case booleanLiteral
        case nilLiteral
        case regexLiteral
        /// ``arguments``
        case arrayLiteral
        /// Keys and values in turn; ``arguments``.
        case dictionaryLiteral
        /// ``arguments``
        case tuple
        /// ``closure``
        case closure
        /// `base as type`; ``base``, ``type``.
        case coercion
        /// The value of a pattern with a type annotation; ``base``, ``type``.
        case annotated
        /// `base as? type`
        case conditionalCast
        /// `base as! type`
        case forcedCast
        /// `base is type`
        case typeCheck
        /// A type where an expression is due: `[String]`, `(A) -> B`, `any P`; ``type``.
        case typeExpression
        /// `left = right`; ``base`` is the right side, ``other`` the left.
        case assignment
        /// Operands joined by operators; ``arguments``, ``isChange``.
        case binary
        /// Operands joined by `??` only; ``arguments``.
        case nilCoalescing
        /// Operands joined by comparisons or logical operators; ``arguments``.
        case comparison
        /// Condition, then, else; ``arguments``.
        case ternary
        /// A prefix or postfix operator on ``base``.
        case unary
        /// `&base`
        case inoutReference
        /// `\Root.path`; ``type`` where a root is written.
        case keyPath
        /// `#name`; its arguments make a call of it; ``name``.
        case macroExpansion
        /// `let name` in a pattern; ``name``.
        case bindingPattern
        /// `_`
        case wildcard
        /// What could not be followed, and the value of `if` and `switch` expressions.
        case unknown

        // MARK: Statements

        /// An expression statement; ``base``.
        case evaluate
        /// The subject of a `switch`, which its cases match against; ``base``.
        case subject
        /// `return` and `throw`; ``base``.
        case `return`
        /// Leaves a loop or a `switch`.
        case `break`
        /// Matches the pattern ``other`` against ``base``.
        case match
        /// `if let`: matches the pattern ``other`` against ``base`` unwrapped.
        case unwrapMatch
        /// `for … in`: matches the pattern ``other`` against the elements of ``base``.
        case elementMatch
        /// ``scope`` tells of what.
        case scopeBegin
        case scopeEnd
        /// A local declaration; its own nodes follow up to ``end``.
        case declaration
        /// The nodes of a closure's body follow up to ``end``.
        case closureBody
    }

    /// Why a scope is there.
    public enum Scope: UInt8, BitwiseCopyable, Sendable {
        /// Runs as its surroundings do.
        case block
        /// `if`, with its conditions; the block of a `guard`.
        case branch
        /// `else`, with what follows.
        case alternative
        /// A case of `switch`.
        case choice
        /// `for`, `while`, `repeat`.
        case loop
    }

    public var kind: Kind
    var count: UInt16 = 0
    /// Byte offset of the token that tells the node: the name of a member, the first token of anything else.
    public var offset: UInt32
    var first: Int32 = -1
    var second: Int32 = -1

    init(_ kind: Kind, at offset: UInt32) {
        self.kind = kind
        self.offset = offset
    }

    // Kinds share their storage, and half-written code has any of them anywhere: what is asked of another kind is none.

    public var name: NameID {
        switch kind {
        case .identifier, .member, .macroExpansion, .bindingPattern: NameID(rawValue: UInt32(bitPattern: first))
        default: .none
        }
    }

    public var type: TypeIndex {
        switch kind {
        case .coercion, .annotated, .conditionalCast, .forcedCast, .typeCheck, .typeExpression, .keyPath: TypeIndex(rawValue: first)
        default: .none
        }
    }

    public var base: CodeIndex {
        switch kind {
        case .stringLiteral, .declaration, .closureBody: .none
        default: CodeIndex(rawValue: second)
        }
    }

    public var other: CodeIndex {
        switch kind {
        case .assignment, .match, .unwrapMatch, .elementMatch: CodeIndex(rawValue: first)
        default: .none
        }
    }

    public var closure: Int { Int(first) }
    public var declaration: DeclarationIndex { DeclarationIndex(rawValue: first) }
    public var scope: Scope { Scope(rawValue: UInt8(truncatingIfNeeded: count)) ?? .block }
    public var end: Int { Int(second) }
    /// Whether a boolean literal is `true`.
    public var isTrue: Bool { kind == .booleanLiteral && first == 1 }
    /// Whether operands are joined by `+=` or its kin, and the first one is changed.
    public var isChange: Bool { kind == .binary && second == Self.change }
    /// No node's index, so that ``base`` stays none.
    static let change: Int32 = -2
    /// What stands between the quotes of a string that may be a format: one with a `%` in it, or one of a date's fields (`d MMM`), and no
    /// interpolation; and the name of the locale that machines write in (`en_US_POSIX`).
    public var format: NameID { second < 0 ? .none : NameID(rawValue: UInt32(bitPattern: second)) }
    /// In ``Outline/arguments``.
    public var arguments: Range<Int> { Int(first)..<Int(first) + Int(count) }
    /// In ``Outline/typeLists``.
    public var types: Range<Int> { arguments }
}

/// An argument of a call or subscript, an element of a literal, an operand.
public struct Argument: BitwiseCopyable, Sendable, Equatable {
    /// None where no label is written.
    public var label: NameID
    public var value: CodeIndex
}

/// Swift grammar: closure-expression.
public struct Closure: BitwiseCopyable, Sendable, Equatable {
    public var offset: UInt32
    /// In ``Outline/captures``.
    public var captures: ListRange
    /// In ``Outline/parameters``.
    public var parameters: ListRange
    public var result: TypeIndex
    /// In ``Outline/code``.
    public var body: ListRange
}

/// Swift grammar: capture-list-item.
public struct Capture: BitwiseCopyable, Sendable, Equatable {
    public var ownership: Ownership
    public var name: NameID
    public var offset: UInt32
    /// The captured expression; a capture without `=` captures what its name means outside.
    public var value: CodeIndex
}
