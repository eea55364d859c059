import ProjectGraph
import Testing

/// Who keeps whom alive.
@Suite struct OwnershipTests {
    /// Holds the shortest chain from one type to another, its types joined by arrows; nil where there is none.
    private func expectChain(
        _ source: String, from start: String = "A", to goal: String = "A", _ expected: String?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let graph = graph(of: [("A.swift", source)])
        let chains = OwnershipChains(graph, conformers: graph.conformers()) { graph[$0].fullName != "Wall" }
        let chain = chains.chain(
            from: try graph.type(start, sourceLocation: sourceLocation), to: try graph.type(goal, sourceLocation: sourceLocation))
        let text = chain?.text(in: graph)
        #expect(text == expected, sourceLocation: sourceLocation)
    }

    @Test func straight() throws {
        try expectChain("class A { let b: B }\nclass B { let c: [C] }\nclass C {}", to: "C", "A → B → C")
        try expectChain("class A { let b: B }\nclass B { weak var c: C? }\nclass C {}", to: "C", nil)
        try expectChain("class A { let b: B; let c: C? }\nclass B { let c: C }\nclass C {}", to: "C", "A → C")
    }

    @Test(arguments: [
        "weak var c: C?", "unowned let c: C", "unowned(unsafe) var c: C", "var c: C? { nil }", "static let c = C()",
        "var c: (C) -> Void", "var c: C.Type", "func c() -> C? { nil }", "weak var c, d: C?", "weak var b: Int?, c, d: C?",
    ])
    func whatHoldsNothing(member: String) throws {
        try expectChain("class A { \(member) }\nclass C {}", to: "C", nil)
    }

    @Test(arguments: [
        "let c: C", "lazy var c = C()", "let c = C()", "var c: [String: C]", "var c: Set<C>", "var c: (Int, C)?", "let c: any P",
        "let c: P?", "let c: P & Q", "var c, d: C?", "var b: Int = 1, c, d: C?",
    ])
    func whatHolds(member: String) throws {
        try expectChain("class A { \(member) }\nclass C: P, Q {}\nprotocol P {}\nprotocol Q {}", to: "C", "A → C")
    }

    @Test func throughProtocols() throws {
        try expectChain("class A { let p: P }\nprotocol P {}\nclass B: P { let a: A }", to: "B", "A → B")
        try expectChain("class A { let p: P }\nprotocol P {}\nprotocol Q: P {}\nclass B: Q {}", to: "B", "A → B")
        try expectChain("class A { let p: P }\nprotocol P {}\nclass B {}\nextension B: P {}", to: "B", "A → B")
        try expectChain("class A { let p: P }\nprotocol P {}\nclass Base: P {}\nclass B: Base {}", to: "B", "A → B")
    }

    @Test func throughBases() throws {
        try expectChain("class Base { let c: C }\nclass A: Base {}\nclass C {}", to: "C", "A → C")
    }

    @Test func throughValues() throws {
        try expectChain("class A { let s: S }\nstruct S { let e: E }\nenum E { case c(C) }\nclass C {}", to: "C", "A → S → E → C")
    }

    @Test func pastAWall() throws {
        try expectChain("class A { let w: Wall }\nclass Wall { let c: C }\nclass C {}", to: "C", nil)
        try expectChain("class A { let w: Wall }\nclass Wall { let c: C }\nclass C {}", to: "Wall", "A → Wall")
    }

    @Test func cycles() throws {
        try expectChain(
            "class A { let b: B }\nclass B { let p: P }\nprotocol P {}\nclass C: P { let a: A }", from: "B", to: "A", "B → C → A")
        try expectChain("class A { let b: B }\nclass B { let b: B }", to: "B", "A → B")
    }

    @Test func subclassesOfWhatIsHeld() throws {
        try expectChain("class A { let b: B }\nclass B {}\nclass D: B { let c: C }\nclass C {}", to: "C", "A → D → C")
    }

    @Test func genericProperties() throws {
        try expectChain("class A { let box: Box<C> }\nclass Box<T> { let t: T }\nclass C {}", to: "C", "A → Box → C")
        try expectChain("class A { let box: Box<C> }\nclass Box<T: AnyObject> { weak var t: T? }\nclass C {}", to: "C", nil)
    }
}
