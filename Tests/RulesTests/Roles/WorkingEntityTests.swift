import Diagnostics
import Testing

/// Data that fetches or keeps itself stays data.
@Suite struct WorkingEntityTests {
    private func found(_ entity: String, interactor: String = "private var loans: [Loan] = []", others: Files = [], dialect: String = "common") throws -> [Finding] {
        let service = """
            import Foundation
            final class LoanService {
                func loans(_ done: @escaping ([Loan]) -> Void) { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { _, _, _ in done([]) }.resume() }
            }
            """
        let useCase = "private let service: LoanService? = nil\nfunc load() { service?.loans { print($0) } }\n" + interactor
        let presenter = "private var loans: [Loan] = []\nfunc presentLoans(_ loans: [Loan]) { self.loans = loans }"
        let scene = Scene(
            presenter: presenter, useCase: useCase, useCaseOutput: "func presentLoans(_ loans: [Loan])",
            others: [("Loan.swift", "import Foundation\n" + entity), ("LoanService.swift", service)] + others)
        return try lint(scene.files, dialect: dialect)
    }

    private static let sync = "func sync() { URLSession.shared.dataTask(with: URL(fileURLWithPath: \"\")).resume() }"

    /// A value that is listed and has an identity is told of what it does itself, and nobody is told to put a protocol before it.
    @Test func aRecordThatFetches() throws {
        let found = try found("struct Loan { let id: Int; let title: String; \(Self.sync) }").filter { $0.from.type == "Loan" || $0.to.type == "Loan" }
        #expect(found.map(\.rule) == ["forbidden-framework"] && found.allSatisfy { $0.from.role == "entity" }, "\(found.map(\.message))")
    }

    /// What is only listed may be anything, but no service; a client that nobody lists is one, whatever it lets others see.
    @Test(arguments: [
        ("struct LoanTask { let title: String; \(sync) }", "private var tasks: [LoanTask] = []\nfunc other() { tasks.first?.sync() }", 0),
        ("struct LoanTask { let title: String; \(sync) }", "private let task: LoanTask? = nil\nfunc other() { task?.sync() }", 1),
        ("final class LoanTask: Equatable { let title = \"\"; static func == (one: LoanTask, other: LoanTask) -> Bool { true }; \(sync) }", "private var tasks: [LoanTask] = []\nfunc other() { tasks.first?.sync() }", 0),
        ("final class LoanTask { \(sync) }", "private var tasks: [LoanTask] = []\nfunc other() { tasks.first?.sync() }", 1),
        ("struct LoanTask { let session: URLSession; let base: URL; \(sync) }", "private let task: LoanTask? = nil\nfunc other() { task?.sync() }", 1),
    ])
    func whatIsListed(task: String, interactor: String, count: Int) throws {
        let use = ("Use.swift", "extension LoanListPresenter { func other(_ task: LoanTask) { task.sync() } }")
        let found = try found("struct Loan { let id: Int }", interactor: interactor, others: [("LoanTask.swift", "import Foundation\n" + task), use])
        #expect(found.filter { $0.rule == "skipped-layer" && $0.to.type == "LoanTask" }.count == count, "\(found.map(\.message))")
    }

    /// The file says nothing of whose code a record's own is; an extension in the service's file may be the service's.
    @Test(arguments: [
        ("struct Loan { let id: Int; static func all(_ done: @escaping ([Loan]) -> Void) { LoanDesk().loans(done) } }", 1),
        ("struct Loan { let id: Int }\nprivate extension Loan { static func all(_ done: @escaping ([Loan]) -> Void) { LoanDesk().loans(done) } }", 0),
        ("struct Loan { let id: Int }", 0),
    ])
    func inTheServicesFile(entity: String, count: Int) throws {
        let desk = """
            \(entity)
            final class LoanDesk {
                func loans(_ done: @escaping ([Loan]) -> Void) { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { _, _, _ in done([]) }.resume() }
            }
            """
        let found = try found(desk, interactor: "private let desk: LoanDesk? = nil\nfunc ask() { desk?.loans { print($0) } }").filter { $0.from.type == "Loan" }
        #expect(found.map(\.rule) == Array(repeating: "outward-dependency", count: count), "\(found.map(\.message))")
    }

    /// A record that writes itself to a file, or reads itself there; where a file lies, and what the app came with, is no matter of stores.
    @Test(arguments: [
        ("struct Loan: Codable { let id: Int; func save(to url: URL) throws { try JSONEncoder().encode(self).write(to: url) } }", 1),
        ("struct Loan: Codable { let id: Int; func save() throws { let place = FileManager.default.temporaryDirectory; try JSONEncoder().encode(self).write(to: place) } }", 1),
        ("struct Loan: Codable { let id: Int; var scan: URL { FileManager.default.temporaryDirectory.appendingPathComponent(\"a\") } }", 0),
        ("struct Loan: Codable { let id: Int; static func samples() throws -> Data { try Data(contentsOf: Bundle.main.url(forResource: \"a\", withExtension: \"\")!) } }", 0),
        ("struct Loan: Codable { let id: Int; func write(to log: inout String) { String(id).write(to: &log) } }", 0),
    ])
    func aRecordThatKeepsItself(entity: String, count: Int) throws {
        for dialect in ["common", "book"] {
            let found = try found(entity, dialect: dialect).filter { $0.from.type == "Loan" && $0.rule == "forbidden-framework" }
            #expect(found.count == count, "\(dialect): \(found.map(\.message))")
        }
    }

    /// In a file of its own, how a record is kept may be the store's to say.
    @Test func anExtensionInTheStoresFile() throws {
        let store = ("LoanFile.swift", "import Foundation\nextension Loan { func save(to url: URL) throws { try JSONEncoder().encode(self).write(to: url) } }")
        #expect(try found("struct Loan: Codable { let id: Int }", others: [store]).filter { $0.rule == "forbidden-framework" }.isEmpty)
    }
}
