import Syntax

/// What generic parameters stand for where a type is used; an entry of a ``GenericArgumentTable``.
struct GenericArguments: Hashable, BitwiseCopyable, Sendable {
    let rawValue: Int32

    static let none = GenericArguments(rawValue: -1)
}

/// The generic arguments of the types at hand, one thread's.
///
/// Parameters are known by their names: inside a type and what inherits from it a name means one parameter, and a
/// member that is inherited finds there what its own type's parameters stand for.
struct GenericArgumentTable {
    private struct Entry {
        /// The type whose members see the arguments; what it inherits from may fix more of them.
        var receiver: TypeID
        /// Where a name is looked for next.
        var outer: GenericArguments
        var bindings: Range<Int>
    }

    struct Binding {
        var name: Symbol
        var type: ExpressionType
    }

    private var entries: [Entry] = []
    private var bindings: [Binding] = []

    /// A list of one need not be made.
    mutating func add(_ new: Binding) -> GenericArguments {
        bindings.append(new)
        return addEntry(Entry(receiver: .none, outer: .none, bindings: bindings.count - 1..<bindings.count))
    }

    mutating func add(
        _ new: [Binding], receiver: TypeID = .none, outer: GenericArguments = .none
    ) -> GenericArguments {
        let start = bindings.count
        bindings.append(contentsOf: new)
        return addEntry(Entry(receiver: receiver, outer: outer, bindings: start..<bindings.count))
    }

    private mutating func addEntry(_ entry: Entry) -> GenericArguments {
        entries.append(entry)
        return GenericArguments(rawValue: Int32(truncatingIfNeeded: entries.count - 1))
    }

    /// What a parameter stands for, as far as the arguments tell it themselves.
    func bound(_ name: Symbol, in arguments: GenericArguments) -> ExpressionType? {
        guard arguments != .none else { return nil }
        let entry = entries[Int(arguments.rawValue)]
        return bindings[entry.bindings].last { $0.name == name }?.type
    }

    func receiver(of arguments: GenericArguments) -> TypeID {
        arguments == .none ? .none : entries[Int(arguments.rawValue)].receiver
    }

    func outer(of arguments: GenericArguments) -> GenericArguments {
        arguments == .none ? .none : entries[Int(arguments.rawValue)].outer
    }

    var count: Int { entries.count }

    /// Forgets what has been added since there were so many entries.
    mutating func truncate(to count: Int) {
        guard count < entries.count else { return }
        bindings.removeLast(bindings.count - entries[count].bindings.lowerBound)
        entries.removeLast(entries.count - count)
    }
}
