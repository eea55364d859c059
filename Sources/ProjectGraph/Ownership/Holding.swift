import Syntax

/// A place of a type that keeps something: a stored property, a case's values, a closure that is stored.
public struct Holding: Sendable, Hashable {
    /// What keeps.
    public enum Kind: Sendable {
        /// A stored property or an enum case.
        case stored
        /// A closure that is put into the property; it keeps what it captures.
        case capture
        /// A subscription that is put into the property; it keeps the object that it assigns to (Combine's `assign(to:on:)`).
        case assignment
        /// A timer or a display link that is put into the property; it keeps the object that it calls.
        case target
        /// The system keeps what it calls, and what would end that is thrown away: the member is the function that asks for it.
        case abandoned
    }

    /// How what is stored comes to capture an object.
    public enum Capture: Sendable {
        /// A closure uses it.
        case body
        /// What is stored is a method that is named: it has no capture list.
        case method
        /// A closure inside takes it weakly, and the one around has to have it for that: `{ row.onTap = { [weak self] in … } }`.
        case listInside
        /// It is taken weakly, and unwrapped for good: `{ [weak self] in guard let self else { return }; for await … }`.
        case unwrapped
    }

    /// The type whose instances hold, or whose subclasses' instances do.
    public var owner: TypeID
    /// The property or case that holds; the code that has it kept, where that names no property.
    public var member: MemberID
    /// Where the type is written, or the closure is stored.
    public var site: Site
    public var ownership: Ownership
    public var kind: Kind
    /// How a closure captures.
    public var capture = Capture.body
    /// The name by which a closure captures another object than the calling instance: a local one, or a property's whose value alone is taken.
    public var captured = Symbol.none
    /// The owner itself sets the property to nil again.
    public var isLetGo = false
    /// Nobody puts anything into the property.
    public var isUnset = false
    /// A closure is handed to a protocol's requirement: another conformer may be the one that stores it.
    var isShared = false
    /// What is handed to the system is a task.
    public var isOfTask = false
    /// The function that hands the closure on to the system, where that isn't the member.
    public var handedOnBy = MemberID.none
    var held: HeldTypeID
}

/// Generic arguments in an inheritance clause.
struct InheritedArguments: Sendable {
    var type: TypeID
    /// The supertype with its arguments.
    var held: HeldTypeID
}

/// A function puts what a parameter takes into a property.
struct ParameterStore: Sendable {
    var function: MemberID
    var parameter: Int32
    var member: MemberID
    /// The type of the other instance that the property belongs to; none where it is the function's own.
    var other = TypeID.none
    /// The function has the system keep it for good, and there is no property: the member is the function.
    var isAbandoned = false
}

/// What functions are handed as a framework's class, and where they put it.
struct ObjectFlows: Sendable {
    struct Passing: Sendable {
        var function: MemberID
        var parameter: Int32
        /// The declared type of the argument; none where it isn't known.
        var type: TypeID
        /// The type whose instance is made or called: an heir of the one that declares the function, or that one.
        var receiver: TypeID
        /// In a test or a mock.
        var isSetAside: Bool
    }

    var stores: [ParameterStore] = []
    var passings: [Passing] = []
}

/// What stored closures keep, before it is known which functions store theirs.
struct ClosureFlows: Sendable {
    /// A closure that captures something is passed to a function.
    struct Passing: Sendable {
        var function: MemberID
        var parameter: Int32
        /// The type whose code passes it.
        var from: TypeID
        /// The type whose instance takes the closure.
        var receiver: TypeID
        var site: Site
        var capture: Holding.Capture
        /// The name of what is captured, where that isn't the calling instance.
        var captured = Symbol.none
        var held: HeldTypeID
        /// Who takes it is made by a function, and nothing can keep it when that has run.
        var isTakenByFleeting = false
        /// The member whose code passes it, where what is captured is the calling instance of a class.
        var caller = MemberID.none
    }

    /// Of closures.
    var stores: [ParameterStore] = []
    var passings: [Passing] = []
}
