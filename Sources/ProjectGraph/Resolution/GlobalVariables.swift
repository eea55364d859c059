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

    /// A module has one of a name. More stand for modules that nothing tells apart, and a few of these are enough.
    private static let mostOfOneName = 64

    mutating func add(_ variable: GlobalVariable, named name: Symbol) {
        own.set(IntegerMap.key(variable.file.rawValue, name.rawValue), to: Int32(truncatingIfNeeded: variables.count))
        variables.append(variable)
        guard !variable.isPrivate, shared[name, default: []].count < Self.mostOfOneName else { return }
        shared[name, default: []].append(variable)
    }

    func variable(named name: Symbol, in file: FileID) -> GlobalVariable? {
        let place = own.value(IntegerMap.key(file.rawValue, name.rawValue))
        return place >= 0 ? variables[Int(place)] : nil
    }

    func shared(named name: Symbol) -> [GlobalVariable] { shared[name] ?? [] }
}
