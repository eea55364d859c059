import Syntax

/// The type of an expression, as far as declarations tell it.
enum ExpressionType {
    case unknown
    case instance(TypeID, GenericArguments)
    /// The type itself, as in `Presenter.shared` and `Presenter.self`.
    case metatype(TypeID, GenericArguments)
    case written(WrittenType, GenericArguments)
    /// The type itself, of a written one: `T.self` of a generic parameter.
    case writtenMetatype(WrittenType, GenericArguments)
    /// A function declared in the body at hand.
    case localFunction(DeclarationIndex)

    static func instance(_ type: TypeID) -> ExpressionType { .instance(type, .none) }
    static func metatype(_ type: TypeID) -> ExpressionType { .metatype(type, .none) }
    static func written(_ type: WrittenType) -> ExpressionType { .written(type, .none) }

    var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }

    var isMetatype: Bool {
        switch self {
        case .metatype, .writtenMetatype: true
        default: false
        }
    }

    /// The arguments that the type's members see.
    var arguments: GenericArguments {
        switch self {
        case .unknown, .localFunction: .none
        case .instance(_, let arguments), .metatype(_, let arguments), .written(_, let arguments),
            .writtenMetatype(_, let arguments):
            arguments
        }
    }
}

/// A type whose members an expression has.
struct NominalType {
    var type: TypeID
    var arguments: GenericArguments
}

/// The types whose members an expression has: one as a rule, several for a composition of protocols.
struct NominalTypes {
    private(set) var first = NominalType(type: .none, arguments: .none)
    private var others: [NominalType] = []

    init() {}

    init(_ type: TypeID, _ arguments: GenericArguments) {
        first = NominalType(type: type, arguments: arguments)
    }

    var isEmpty: Bool { !first.type.exists }

    /// A composition's are few, and most have one: no list is made for that.
    var all: NominalTypesSequence { NominalTypesSequence(first: first, others: others) }

    mutating func append(contentsOf more: NominalTypes) {
        guard first.type.exists else { return self = more }
        if more.first.type.exists { others.append(more.first) }
        others.append(contentsOf: more.others)
    }
}

struct NominalTypesSequence: Sequence, IteratorProtocol {
    fileprivate var first: NominalType
    fileprivate var others: [NominalType]
    private var position = -1

    fileprivate init(first: NominalType, others: [NominalType]) {
        self.first = first
        self.others = others
    }

    mutating func next() -> NominalType? {
        defer { position += 1 }
        if position < 0 { return first.type.exists ? first : nil }
        return position < others.count ? others[position] : nil
    }
}
