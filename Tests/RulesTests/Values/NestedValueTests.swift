import Testing

/// Values within values.
@Suite struct NestedValueTests {
    private func crossings(_ values: String, first: String) throws -> Int {
        let found = try lint(Scene(useCaseOutput: "func present(value: \(first))", others: [("Values.swift", values)]).files)
            .filter { $0.rule == "reference-crossing" }
        // Nobody reads a way of thousands of steps.
        #expect(found.allSatisfy { $0.message.count < 500 })
        return found.count
    }

    /// A thread's stack doesn't grow with them, and the last one is found.
    @Test(arguments: [("Int", 0), ("Session", 1)])
    func valuesWithinValues(last: String, count: Int) throws {
        let depth = 50_000
        let values = (0..<depth).map { "struct V\($0) { let next: \($0 + 1 < depth ? "V\($0 + 1)" : last) }" }.joined(separator: "\n")
        #expect(try crossings(values + "\nfinal class Session { var id = 0 }", first: "V0") == count)
    }

    /// Collections let values contain each other.
    @Test(arguments: [("Int", 0), ("Session", 1)])
    func valuesThatContainEachOther(last: String, count: Int) throws {
        let values = "struct Tree { let branches: [Branch] }\nstruct Branch { let trees: [Tree]; let leaf: \(last) }\nfinal class Session { var id = 0 }"
        #expect(try crossings(values, first: "Tree") == count)
        #expect(try crossings(values, first: "Branch") == count)
    }
}
