/// What a token is. Reserved words come last, in three groups, so that a group is asked for by comparing numbers.
public enum TokenKind: UInt8, BitwiseCopyable, Sendable {
    case endOfFile
    /// A name; written between backticks where the token's flags say so. Editor placeholders count as names.
    case identifier
    /// `$0`
    case dollarIdentifier
    /// `_`
    case wildcard
    case integerLiteral
    case floatLiteral
    /// A whole string literal without interpolations, of any form.
    case stringLiteral
    /// A string literal from its opening delimiter through the first `\(`.
    case stringHead
    /// From the `)` of one interpolation through the `\(` of the next.
    case stringMiddle
    /// From the `)` of the last interpolation through the closing delimiter.
    case stringTail
    case regexLiteral

    case leftParenthesis
    case rightParenthesis
    case leftBracket
    case rightBracket
    case leftBrace
    case rightBrace
    case comma
    case colon
    /// `::`
    case moduleSelector
    case semicolon
    case period
    case at
    case pound
    case backslash
    case backtick
    /// `->`
    case arrow
    /// `=`
    case equal
    /// `&` before an expression.
    case prefixAmpersand
    /// `?` bound to what stands before it.
    case postfixQuestion
    /// `?` of the ternary operator.
    case infixQuestion
    /// `!` bound to what stands before it.
    case exclamation
    case prefixOperator
    case postfixOperator
    case binaryOperator

    case poundIf
    case poundElseif
    case poundElse
    case poundEndif
    case poundSourceLocation

    /// Bytes that start no token.
    case unknown

    // Reserved in every position but member names and labels.
    case capitalAnyKeyword
    case asKeyword
    case associatedtypeKeyword
    case breakKeyword
    case caseKeyword
    case catchKeyword
    case classKeyword
    case continueKeyword
    case defaultKeyword
    case deferKeyword
    case deinitKeyword
    case doKeyword
    case elseKeyword
    case enumKeyword
    case extensionKeyword
    case fallthroughKeyword
    case falseKeyword
    case fileprivateKeyword
    case forKeyword
    case funcKeyword
    case guardKeyword
    case ifKeyword
    case importKeyword
    case inKeyword
    case initKeyword
    case inoutKeyword
    case internalKeyword
    case isKeyword
    case letKeyword
    case nilKeyword
    case operatorKeyword
    case precedencegroupKeyword
    case privateKeyword
    case protocolKeyword
    case publicKeyword
    case repeatKeyword
    case rethrowsKeyword
    case returnKeyword
    case selfKeyword
    case capitalSelfKeyword
    case staticKeyword
    case structKeyword
    case subscriptKeyword
    case superKeyword
    case switchKeyword
    case throwKeyword
    case throwsKeyword
    case trueKeyword
    case tryKeyword
    case typealiasKeyword
    case varKeyword
    case whereKeyword
    case whileKeyword

    // Reserved as declaration modifiers only, names elsewhere.
    case consumingUnderscoredKeyword
    case setterAccessKeyword
    case constKeyword
    case localKeyword
    case asyncKeyword
    case borrowingKeyword
    case consumingKeyword
    case convenienceKeyword
    case distributedKeyword
    case dynamicKeyword
    case finalKeyword
    case indirectKeyword
    case infixKeyword
    case isolatedKeyword
    case lazyKeyword
    case mutatingKeyword
    case nonisolatedKeyword
    case nonmutatingKeyword
    case openKeyword
    case optionalKeyword
    case overrideKeyword
    case packageKeyword
    case postfixKeyword
    case prefixKeyword
    case reasyncKeyword
    case requiredKeyword
    case sendingKeyword
    case unownedKeyword
    case weakKeyword

    // Reserved in a few positions, names elsewhere.
    case actorKeyword
    case macroKeyword
    case awaitKeyword
    case someKeyword
    case anyKeyword
    case eachKeyword
    case getKeyword
    case setKeyword
    case willSetKeyword
    case didSetKeyword
    case readUnderscoredKeyword
    case modifyUnderscoredKeyword
    case readKeyword
    case modifyKeyword
    case yieldKeyword
    case borrowKeyword
    case mutateKeyword
    case thenKeyword
    case copyKeyword
    case consumeKeyword
    case discardKeyword
    case unsafeKeyword
    case usingKeyword
    case ofKeyword
    case capitalTypeKeyword
    case capitalProtocolKeyword
    case ownedKeyword
    case sharedKeyword
}

extension TokenKind {
    /// Reserved everywhere: not a name unless between backticks, after a period or as a label.
    public var isReserved: Bool {
        rawValue >= TokenKind.capitalAnyKeyword.rawValue && rawValue <= TokenKind.whileKeyword.rawValue
    }

    /// Reserved somewhere, but fit to be a name.
    public var isContextual: Bool { rawValue > TokenKind.whileKeyword.rawValue }

    /// Whether the token can be a name without backticks.
    public var isName: Bool { self == .identifier || isContextual }

    /// Whether the token can be an argument label.
    public var isLabel: Bool {
        isName || self == .wildcard || self == .dollarIdentifier || isReserved && self != .inoutKeyword
    }

    /// Contextual declaration modifiers; the reserved ones (`static`, `public` …) are not among them.
    var isContextualModifier: Bool {
        rawValue >= TokenKind.consumingUnderscoredKeyword.rawValue && rawValue <= TokenKind.weakKeyword.rawValue
    }

    /// Declaration keywords and modifiers, reserved or not.
    var opensDeclaration: Bool {
        switch self {
        case .importKeyword, .classKeyword, .structKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword,
            .funcKeyword, .varKeyword, .letKeyword, .typealiasKeyword, .associatedtypeKeyword, .operatorKeyword,
            .precedencegroupKeyword, .subscriptKeyword, .deinitKeyword, .initKeyword, .caseKeyword, .publicKeyword,
            .privateKeyword, .fileprivateKeyword, .internalKeyword, .staticKeyword, .actorKeyword, .macroKeyword:
            true
        default: isContextualModifier
        }
    }

    /// Whether a parenthesis may follow the modifier: `private(set)`, `unowned(unsafe)`.
    var modifierTakesDetail: Bool {
        switch self {
        case .publicKeyword, .internalKeyword, .privateKeyword, .fileprivateKeyword, .packageKeyword, .openKeyword,
            .nonisolatedKeyword, .unownedKeyword:
            true
        default: false
        }
    }

    var isOperator: Bool {
        switch self {
        case .prefixOperator, .postfixOperator, .binaryOperator, .equal, .arrow, .prefixAmpersand,
            .exclamation, .postfixQuestion, .infixQuestion:
            true
        default: false
        }
    }
}
