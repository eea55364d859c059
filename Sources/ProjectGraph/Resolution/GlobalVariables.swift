import Syntax

/// A variable or constant at the top level of a file.
struct GlobalVariable: Sendable {
    var file: FileID
    var declaration: DeclarationIndex
    /// Known in its file only.
    var isPrivate: Bool
}

/// The variables at the top level of files, by their names (The Swift Programming Language: Declarations, Top-Level Code).
struct GlobalVariables: Sendable {
    private var variables: [GlobalVariable] = []
    /// By file and name.
    private var own = IntegerMap()
    /// Those that other files may see.
    private var shared: [Symbol: [GlobalVariable]] = [:]

    /// A module has one of a name. Where there are more than this, nothing tells the modules apart, and to ask each of them at
    /// every use would take minutes.
    private static let mostOfOneName = 64

    /// - Parameter variable: in source order; of those in several branches of `#if` the first one counts.
    mutating func add(_ variable: GlobalVariable, named name: Symbol) {
        let key = IntegerMap.key(variable.file.rawValue, name.rawValue)
        guard own.value(key) < 0 else { return }
        own.set(key, to: Int32(truncatingIfNeeded: variables.count))
        variables.append(variable)
        guard !variable.isPrivate, shared[name, default: []].count <= Self.mostOfOneName else { return }
        shared[name, default: []].append(variable)
    }

    func variable(named name: Symbol, in file: FileID) -> GlobalVariable? {
        let place = own.value(IntegerMap.key(file.rawValue, name.rawValue))
        return place >= 0 ? variables[Int(place)] : nil
    }

    /// Those of a name that other files may see; none where there are too many to tell which is meant.
    func shared(named name: Symbol) -> [GlobalVariable] {
        let known = shared[name] ?? []
        return known.count > Self.mostOfOneName ? [] : known
    }
}
