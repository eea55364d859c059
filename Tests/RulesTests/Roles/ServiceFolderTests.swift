import Testing

/// Classes that stand in the folder of services.
@Suite struct ServiceFolderTests {
    private func told(_ name: String, _ source: String, folder: String = "Services", dialect: String) throws -> [String] {
        let others: Files = [("\(folder)/\(name).swift", source), ("Entities/Loan.swift", "struct Loan { let cents: Int }")]
        return try lint(Scene(useCase: "private let other = \(name)()", others: others).files, dialect: dialect)
            .filter { $0.to.type == name }.map { "\($0.rule) \($0.message)" }
    }

    /// What is handed all it works on, and keeps nothing.
    @Test(arguments: [
        ("Debounce", "import Foundation\nfinal class Debounce { private var item: DispatchWorkItem?\nfunc call(_ work: @escaping () -> Void) { item?.cancel(); let item = DispatchWorkItem(block: work); self.item = item; DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item) } }"),
        ("Debounce", "import Foundation\nclass Debounce { private let delay = 0.3\nprivate let queue = DispatchQueue(label: \"\")\nfunc call(_ work: @escaping () -> Void) { queue.async(execute: work) }\nfunc cancel() {} }"),
        ("Rank", "final class Rank { private let weights: [String: Int]\ninit(weights: [String: Int] = [:]) { self.weights = weights }\nfunc rank(_ text: String) -> Int { weights[text] ?? 0 } }"),
        ("Sum", "final class Sum { func total(_ loans: [Loan]) -> Int { loans.reduce(0) { $0 + $1.cents } } }"),
    ])
    func aTool(name: String, source: String) throws {
        for dialect in ["clean", "book", "event-handler"] {
            for folder in ["Services", "Managers", "EntityGateway"] {
                #expect(try told(name, source, folder: folder, dialect: dialect).isEmpty, "\(dialect) \(folder)")
            }
        }
    }

    /// What has data, gets it from somebody, or may.
    @Test(arguments: [
        "final class Shelf { private var loans: [Loan] = []; func add(_ loan: Loan) { loans.append(loan) } }", "final class Shelf { func all() -> [Int] { [1] } }",
        "final class Shelf { func open() {} }", "final class Shelf { func all(_ done: @escaping ([Int]) -> Void) { done([1]) } }", "final class Shelf { func find(_ id: Int) async -> Int { id } }",
        "final class Shelf { func find(_ id: Int) -> Loan { Loan(cents: id) } }", "final class Shelf { private let client = Client(); func find(_ id: Int) -> Int { client.ask(id) } }",
        "import Foundation\nfinal class Shelf { func find(_ id: Int) -> Data? { try? Data(contentsOf: URL(fileURLWithPath: \"\\(id)\")) } }",
        "import Backend\nfinal class Shelf { func find(_ id: Int) -> Int { Backend.ask(id) } }", "final class Shelf { let load: (Int) -> Loan? = { _ in nil }; func find(_ id: Int) -> Int { id } }",
        "final class Shelf { private let books = [\"\"]; func find(_ id: Int) -> String { books[id] } }", "final class Shelf { let books: [String] = [\"\"]; func find(_ id: Int) -> String { books[id] } }",
        "protocol Finding { func find(_ id: Int) -> Int }\nfinal class Shelf: Finding { func find(_ id: Int) -> Int { id } }",
    ])
    func aService(source: String) throws {
        let client = "\nfinal class Client { func ask(_ id: Int) -> Int { id } }"
        #expect(try told("Shelf", source + client, dialect: "book").contains { $0.contains("manager implementation Shelf") || $0.contains("gateway implementation Shelf") })
    }

    /// Neither does a name make one of what only calculates.
    @Test(arguments: [
        ("SumService", "final class SumService { func total(_ cents: [Int]) -> Int { cents.count } }", true), ("SumService", "struct SumService { func total(_ a: Double, _ b: Double) -> Double { a + b } }", true),
        ("SortWorker", "final class SortWorker { func sort(_ loans: [Loan]) -> [Loan] { loans } }", true), ("PagingManager", "struct PagingManager { private(set) var page = 0\nmutating func next() { page += 1 } }", true),
        ("PagingManager", "final class PagingManager { private(set) var page = 0\nfunc next() { page += 1 } }", false), ("LoanService", "struct LoanService { func all() -> [Int] { [1] } }", false),
        ("LoanService", "struct LoanService { var loans: [Loan] = []\nmutating func clear() { loans = [] } }", false), ("LoanService", "struct LoanService { func find(_ id: Int) -> Loan? { nil } }", false),
        ("LoanDAO", "struct LoanDAO { func find(_ id: Int) -> Loan? { nil } }", false),
        ("LoanService", "struct LoanService { func find(_ id: Int) async -> Int { id } }", false), ("LoanService", "struct LoanService { let store = Store.shared\nfunc find(_ id: Int) -> Int { id } }\nfinal class Store { static let shared = Store() }", false),
        ("LoanService", "struct LoanService { func find(_ id: Int, done: ([Int]) -> Void) { done([id]) } }", false), ("LoanService", "struct LoanService { var cached: [Int] = []\nmutating func clear() { cached = [] } }", false),
    ])
    func whatIsCalledAService(name: String, source: String, isTool: Bool) throws {
        for dialect in ["clean", "book", "event-handler"] {
            for folder in ["Services", "Helpers"] { #expect(try told(name, source, folder: folder, dialect: dialect).isEmpty == isTool, "\(dialect) \(folder)") }
        }
    }
}
