import Diagnostics
import Testing

/// Stores and clients that only views ask.
@Suite struct StoreOfViewTests {
    private func told(_ store: String, _ use: String, dialect: String = "common") throws -> [String] {
        let others: Files = [("LoanDesk.swift", "import UIKit\nstruct Loan: Decodable { let id: Int }\nstruct Shade: Codable { let red: Double }\n" + store)]
        return try lint(Scene(view: "private func other() { \(use) }", others: others).files, dialect: dialect)
            .filter { $0.rule == "skipped-layer" && $0.to.type == "LoanDesk" }.map { "\($0.severity) \($0.from.type)" }
    }

    private static let request = "URLSession.shared.dataTask(with: URL(fileURLWithPath: \"\"))"

    /// Models that a request gives, at once, later or by a closure.
    @Test(arguments: [
        ("func loans(_ done: @escaping ([Loan]) -> Void) { \(request) { _, _, _ in done([]) }.resume() }", "LoanDesk.shared.loans { print($0) }"),
        ("func loans(_ done: @escaping (Result<[Loan], Error>) -> Void) { \(request) { _, _, _ in done(.success([])) }.resume() }", "LoanDesk.shared.loans { print($0) }"),
        ("func loans() async -> [Loan] { _ = \(request); return [] }", "Task { print(await LoanDesk.shared.loans()) }"),
        ("func shade() async -> Shade? { _ = \(request); return nil }", "Task { print(await LoanDesk.shared.shade() as Any) }"),
    ])
    func aClient(body: String, use: String) throws {
        #expect(try told("final class LoanDesk { static let shared = LoanDesk(); \(body) }", use) == ["warning LoanListViewController"])
    }

    /// Pictures and bytes for what is shown, what is only told or asked for yes or no, what is sent off, and who works for a web page.
    @Test(arguments: [
        ("func load(_ done: @escaping (Data?) -> Void) { \(request) { data, _, _ in done(data) }.resume() }", "LoanDesk.shared.load { print($0 as Any) }"),
        ("func load(_ done: @escaping (UIImage?) -> Void) { \(request) { _, _, _ in done(nil) }.resume() }", "LoanDesk.shared.load { print($0 as Any) }"),
        ("func load(_ done: @escaping (UIImage?, Loan?) -> Void) { \(request) { _, _, _ in done(nil, nil) }.resume() }", "LoanDesk.shared.load { print($0 as Any, $1 as Any) }"),
        ("func seen(_ loan: Loan) { \(request).resume() }", "LoanDesk.shared.seen(Loan(id: 1))"),
        ("func isOnline() async -> Bool { _ = \(request); return true }", "Task { print(await LoanDesk.shared.isOnline()) }"),
        ("func loans() -> [Loan] { [] }\nfunc ping() { \(request).resume() }", "LoanDesk.shared.ping()"),
        ("func loans() -> [Loan] { [] }", "print(LoanDesk.shared.loans())"),
    ])
    func aHelperOfViews(body: String, use: String) throws {
        #expect(try told("final class LoanDesk { static let shared = LoanDesk(); \(body) }", use).isEmpty)
    }

    /// A record is the app's; what is shown how is the view's.
    @Test(arguments: [
        ("func last() -> Loan? { _ = UserDefaults.standard.data(forKey: \"\"); return nil }", "print(LoanDesk.shared.last() as Any)", true),
        ("func keep(_ loans: [Loan]) { UserDefaults.standard.set(loans.count, forKey: \"\") }", "LoanDesk.shared.keep([])", true),
        ("func shade() -> Shade? { _ = UserDefaults.standard.data(forKey: \"\"); return nil }", "print(LoanDesk.shared.shade() as Any)", false),
        ("var order: String? { UserDefaults.standard.string(forKey: \"\") }", "print(LoanDesk.shared.order as Any)", false),
        ("func isSeen(_ id: Int) -> Bool { UserDefaults.standard.bool(forKey: \"\") }", "print(LoanDesk.shared.isSeen(1))", false),
    ])
    func aKeeper(body: String, use: String, isTold: Bool) throws {
        #expect(try told("final class LoanDesk { static let shared = LoanDesk(); \(body) }", use) == (isTold ? ["warning LoanListViewController"] : []))
    }

    /// A store that views observe answers by what it publishes.
    @Test(arguments: [
        ("@Published var loans: [Loan] = []; func load() async { _ = URLSession.shared; loans = [] }", true),
        ("@Published private var loans: [Loan] = []; func load() async { _ = URLSession.shared; loans = [] }", false),
        ("@Published var isOnline = false; func load() async { _ = URLSession.shared; isOnline = true }", false),
        ("@Published var loans: [Loan] = []; func send() { _ = URLSession.shared }\nfunc load() { loans = [] }", false),
    ])
    func anObservedStore(body: String, isTold: Bool) throws {
        let desk = "import Combine\nfinal class LoanDesk: ObservableObject { \(body) }"
        let use = "let desk = LoanDesk(); Task { await desk.load() }"
        #expect(try told(desk, use) == (isTold ? ["warning LoanListViewController"] : []))
    }

    /// A view that has no presenter may be of another architecture.
    @Test func aViewWithoutPresenter() throws {
        let desk = "final class LoanDesk { static let shared = LoanDesk(); func loans(_ done: @escaping ([Loan]) -> Void) { \(Self.request) { _, _, _ in done([]) }.resume() } }"
        let other = "final class CardViewController: UIViewController { override func viewDidLoad() { LoanDesk.shared.loans { print($0) } } }"
        #expect(try told(desk + "\n" + other, "").isEmpty)
        #expect(try told(desk + "\n" + other, "print(LoanDesk.self)").isEmpty)
    }
}
