import ProjectGraph
import Testing
import Viper

/// Classes that keep entities and stand among them.
@Suite struct StoreOfEntitiesTests {
    private func expect(
        _ store: String, in path: String = "Entities/LoanModel.swift", others: String = "", _ role: Role?, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let common = try #require(library["common"]?.dialect)
        let files = [
            ("Scene.swift", loanStack + others), ("Entities/Loan.swift", "struct Loan: Codable { var title: String }"),
            ("LoanFile.swift", """
                import Foundation
                struct LoanFile {
                    func loans() -> [Loan] { (try? Data(contentsOf: URL(fileURLWithPath: "a"))).flatMap { try? JSONDecoder().decode([Loan].self, from: $0) } ?? [] }
                    func keep(_ loans: [Loan]) { try? JSONEncoder().encode(loans).write(to: URL(fileURLWithPath: "a")) }
                }
                """),
            (path, "import Combine\n" + store),
        ]
        try expectRoles(files.map { (path: $0.0, source: $0.1) }, ["LoanModel": role], dialect: common, sourceLocation: sourceLocation)
    }

    private static let asked = "extension LoanUseCase { convenience init(model: LoanModel) { self.init() } }\nfinal class LoanInteractor { let model: LoanModel; weak var output: LoanUseCaseOutput?; init(model: LoanModel) { self.model = model }; func eventReady() { output?.present() } }"

    private static let store = "final class LoanModel: ObservableObject { private let file = LoanFile(); @Published var loans: [Loan] = []; func load() { loans = file.loans() } }"

    @Test(arguments: ["Entities/LoanModel.swift", "Domain/LoanModel.swift"])
    func whatKeepsEntities(path: String) throws {
        try expect(Self.store, in: path, others: Self.asked, .manager)
        try expect(Self.store.replacing("private let file = LoanFile()", with: "private let file: LoanFile; init(file: LoanFile) { self.file = file }"), in: path, others: Self.asked, .manager)
    }

    /// Data that fetches is data all the same.
    @Test(arguments: [
        // Of what it keeps there is no list, or nothing to keep it by.
        (store.replacing("[Loan] = []", with: "Loan?").replacing("loans = file.loans()", with: "loans = file.loans().first"), asked),
        (store.replacing("private let file = LoanFile(); ", with: "").replacing("loans = file.loans()", with: "loans = LoanFile().loans()"), asked),
        (store.replacing("ObservableObject", with: "ObservableObject, Identifiable"), asked), ("struct LoanModel { let file = LoanFile(); var loans: [Loan] = [] }", asked),
        // It is said, or listed itself.
        (store, asked + "\nprotocol LoanNewsUseCaseOutput: AnyObject { func presentNews(_ model: LoanModel) }\nextension LoanPresenter: LoanNewsUseCaseOutput { func presentNews(_ model: LoanModel) {} }\nextension LoanUseCase { func tell(_ output: LoanNewsUseCaseOutput, _ model: LoanModel) { output.presentNews(model) } }"),
        (store, asked + "\nfinal class LoanShelf { var models: [LoanModel] = [] }"),
    ])
    func dataThatFetches(store: String, others: String) throws {
        try expect(store, others: others, .entity)
    }

    /// What views observe is what they show, where no folder says more.
    @Test func whatViewsObserve() throws {
        try expect(
            Self.store, in: "LoanModel.swift",
            others: Self.asked + "\nextension LoanViewController { func use(_ model: LoanModel) {} }\nfinal class LoanListViewController: UIViewController { var model: LoanModel?; var presenter: LoanPresenter! }", nil)
    }
}
