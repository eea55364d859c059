import ProjectGraph
import Testing
import Viper

/// Entities and view models are seldom called so.
@Suite struct UnnamedModelTests {
    /// A list of GitHub's has repositories that keep nothing.
    @Test(arguments: ["Decodable", "Encodable", "ImmutableMappable", "Mappable"])
    func whatIsReadFromAServer(base: String) throws {
        let files = [
            ("Scene.swift", loanStack + "extension LoanUseCase { func use(_ repository: LoanRepository, _ keeper: LoanKeepingRepository) {} }"),
            ("Entities/LoanRepository.swift", "import Foundation\nstruct LoanRepository: \(base) { let title: String }"),
            ("LoanKeepingRepository.swift", "import Foundation\nfinal class LoanKeepingRepository { func keep() { UserDefaults.standard.set(1, forKey: \"\") } }"),
        ]
        try expectRoles(files.map { (path: $0.0, source: $0.1) }, ["LoanRepository": .entity, "LoanKeepingRepository": .manager])
    }

    /// What a service hands out and an interactor passes on is what the app is about, though it is neither decoded nor has an identity.
    @Test(arguments: [
        ("func nearby(_ done: @escaping ([Cafe]) -> Void)", "let name: String", "", Role.entity), ("func nearby() async -> [Cafe]", "let name: String", "", .entity),
        ("func nearby(_ done: @escaping (Result<[Cafe], Error>) -> Void)", "let name: String", "", .entity),
        ("func rate(_ cafe: Cafe)", "let name: String", "", nil), ("func nearby() async -> [Cafe]", "static let all: [Cafe] = []", "", nil),
        ("func nearby() async -> [Cafe]", "let name: String", "extension LoanUseCase { func make() -> Cafe { Cafe(name: \"\") } }", nil),
        ("func nearby() async -> [Cafe]", "let name: String", "extension LoanPresenter { func make() -> Cafe { Cafe(name: \"\") } }", nil),
    ] as [(String, String, String, Role?)])
    func whatAServiceHandsOut(message: String, member: String, others: String, role: Role?) throws {
        let files = [
            ("Scene.swift", loanStack + "extension LoanUseCase { func use(_ service: CafeManaging) {} }\nextension LoanUseCaseOutput { func found(_ cafes: [Cafe]) {} }\n" + others),
            ("Cafe.swift", "struct Cafe { \(member) }"), ("CafeManager.swift", "protocol CafeManaging { \(message) }\nfinal class CafeManager: CafeManaging { \(message) {} }"),
        ]
        try expectRoles(files.map { (path: $0.0, source: $0.1) }, ["Cafe": role])
    }

    /// What a presenter casts, or asks for what it is, somebody else has made.
    @Test(arguments: [
        ("loan = data as? Loan", Role.entity), ("if let next = data as? Loan { loan = next }", .entity), ("if data is Loan { loan = data as! Loan }", .entity),
        ("loan = Loan(title: \"\")", .viewModel),
    ])
    func whatIsCast(statement: String, role: Role) throws {
        let scene = loanStack.replacing("AnyObject { func show() }", with: "AnyObject { func show(_ loan: Loan) }")
            + "extension LoanPresenter { func use(data: Any) { var loan: Loan?; \(statement); _ = loan } }"
        let common = try #require(library["common"]?.dialect)
        try expectRoles([("Scene.swift", scene), ("Models/Loan.swift", "struct Loan: Decodable { let title: String }")], ["Loan": role], dialect: common)
    }

    /// Nobody but a row may know it.
    @Test(arguments: [("struct Price { let currency: Currency; let amount: Decimal }", Role?.none), ("struct Price { let sign: String; let amount: String }", .viewModel)])
    func whatOnlyRowsAreMadeOf(model: String, role: Role?) throws {
        let scene = loanStack.replacing("AnyObject { func show() }", with: "AnyObject { func show(_ row: LoanRow) }")
            + "extension LoanPresenter { func make() -> LoanRow { LoanRow(title: \"\", price: nil) } }\nstruct LoanRow { let title: String; let price: Price? }\n"
            + "extension LoanUseCase { func currencies() -> [Currency] { [] } }"
        let common = try #require(library["common"]?.dialect)
        let files = [("Scene.swift", scene), ("Models/Price.swift", model), ("Models/Currency.swift", "struct Currency { let code: String }")]
        try expectRoles(files.map { (path: $0.0, source: $0.1) }, ["Price": role, "LoanRow": .viewModel, "Currency": .entity], dialect: common)
    }

    /// What keeps what is shown is shown as well, wherever it stands, unless somebody further in knows it or a server sends it.
    @Test(arguments: [
        ("struct LoanSection { let rows: [LoanRow] }", "", Role.viewModel), ("struct LoanSection { let rows: [LoanRow] }", "extension LoanPresenter { func sections() -> [LoanSection] { [LoanSection(rows: [])] } }", .viewModel),
        ("struct LoanSection { let title: String }", "", .entity),
        ("struct LoanSection: Decodable { let rows: [LoanRow] }", "", .entity), ("struct LoanSection { let rows: [LoanRow] }", "extension LoanUseCase { func use(_ section: LoanSection) {} }", .entity),
    ])
    func whatKeepsWhatIsShown(model: String, others: String, role: Role) throws {
        let scene = loanStack.replacing("AnyObject { func show() }", with: "AnyObject { func show(_ row: LoanRow) }")
            + "extension LoanPresenter { func make() -> LoanRow { LoanRow(title: \"\") }\nfunc use(_ section: LoanSection) {} }\nstruct LoanRow { let title: String }\n" + others
        let common = try #require(library["common"]?.dialect)
        try expectRoles([("Scene.swift", scene), ("Models/LoanSection.swift", model)], ["LoanSection": role], dialect: common)
    }

    /// What an entity keeps among the entities is one, though a presenter makes some for its view.
    @Test(arguments: [
        ("struct Loan { let place: Place }", "extension LoanUseCase { func use(_ loan: Loan) {} }", Role.entity), ("struct Loan: Decodable { let place: Place }", "extension LoanPresenter { func use(_ loan: Loan) {} }", .entity),
        ("struct Loan { let desk: Desk }; struct Desk { let place: Place }", "extension LoanUseCase { func use(_ loan: Loan) {} }", .entity),
        ("struct Loan { static let standard = Place(title: \"\") }", "extension LoanUseCase { func use(_ loan: Loan) {} }", .viewModel),
        ("struct Loan { let title: String }", "extension LoanUseCase { func use(_ loan: Loan) {} }", .viewModel),
        ("struct Loan { let place: Place }", "", .viewModel),
    ])
    func whatAnEntityKeeps(loan: String, others: String, role: Role) throws {
        let scene = loanStack.replacing("AnyObject { func show() }", with: "AnyObject { func show(_ place: Place) }")
            + "extension LoanPresenter { func make() -> Place { Place(title: \"\") } }\n" + others
        let common = try #require(library["common"]?.dialect)
        try expectRoles([("Scene.swift", scene), ("Models/Loan.swift", loan), ("Models/Place.swift", "struct Place { let title: String }")], ["Place": role], dialect: common)
    }

    /// A row may keep an entity's part, and doesn't make it one of its own.
    @Test(arguments: [("struct Loan { let place: Place }", Role.entity), ("struct Loan { let title: String }", .viewModel)])
    func whatAnEntityAndARowKeep(loan: String, role: Role) throws {
        let scene = loanStack.replacing("AnyObject { func show() }", with: "AnyObject { func show(_ row: LoanRow) }")
            + "extension LoanPresenter { func make(_ place: Place) -> LoanRow { LoanRow(place: place) } }\nstruct LoanRow { let place: Place }\n"
            + "extension LoanUseCase { func use(_ loan: Loan) {} }"
        let common = try #require(library["common"]?.dialect)
        let files = [("Scene.swift", scene), ("Models/Loan.swift", loan), ("Models/Place.swift", "struct Place { let title: String }")]
        try expectRoles(files.map { (path: $0.0, source: $0.1) }, ["Place": role, "LoanRow": .viewModel], dialect: common)
    }

    /// What the system's shortcuts are told of is no entity, whatever App Intents call it, nor is what finds it.
    @Test(arguments: [("AppEntity", Role?.none), ("Identifiable", .entity)])
    func whatShortcutsAreToldOf(base: String, role: Role?) throws {
        let intents = """
            import AppIntents
            struct LoanEntity: \(base) { let id: Int; static let defaultQuery = LoanEntityQuery() }
            struct LoanEntityQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [LoanEntity] { [] } }
            """
        let scene = loanStack + "extension LoanUseCase { func use(_ loan: LoanEntity) {} }"
        let common = try #require(library["common"]?.dialect)
        try expectRoles([("Scene.swift", scene), ("Entities/LoanEntity.swift", intents)], ["LoanEntity": role, "LoanEntityQuery": Role?.none], dialect: common)
    }

    /// What stands among the view models, and only those who know nothing of a screen work with, serves them.
    @Test(arguments: [
        ("extension LoanUseCase { func use(_ kept: LoanKept) {} }", Role?.none), ("extension LoanPresenter { func use(_ kept: LoanKept) {} }", .viewModel),
        ("extension LoanUseCase { func use(_ kept: LoanKept) {} }\nextension LoanPresenter { func use(_ kept: LoanKept) {} }", .viewModel),
    ])
    func whatStandsAmongViewModels(others: String, role: Role?) throws {
        let common = try #require(library["common"]?.dialect)
        let files = [("Scene.swift", loanStack + others), ("ViewModels/LoanKept.swift", "struct LoanKept { let title: String }")]
        try expectRoles(files.map { (path: $0.0, source: $0.1) }, ["LoanKept": role], dialect: common)
    }

    /// An amount of a currency is data of its own, though rows are made of it; what is made of texts only stands in the wrong folder.
    @Test(arguments: [
        ("struct Price { let currency: Currency; let amount: Decimal }", Role.entity), ("struct Price { let sign: String; let amount: String }", .viewModel),
        ("struct Price { static let standard = Currency(code: \"\"); let amount: String }", .viewModel),
    ], [": Decodable", ""])
    func whatRowsAreMadeOf(amount: (model: String, role: Role), base: String) throws {
        let scene = loanStack.replacing("AnyObject { func show() }", with: "AnyObject { func show(_ row: LoanRow) }") + """

            extension LoanPresenter { func make(_ price: Price) -> LoanRow { LoanRow(title: "", price: price) } }
            struct LoanRow { let title: String; let price: Price }
            extension LoanUseCase { func currencies() -> [Currency] { [] } }

            """
        let common = try #require(library["common"]?.dialect)
        let files = [("Scene.swift", scene), ("Models/Price.swift", amount.model), ("Models/Currency.swift", "struct Currency\(base) { let code: String }")]
        try expectRoles(files.map { (path: $0.0, source: $0.1) }, ["Price": amount.role, "LoanRow": .viewModel, "Currency": .entity], dialect: common)
    }

    private func expect(
        _ source: String, _ expected: KeyValuePairs<String, Role?>, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let common = try #require(library["common"]?.dialect)
        try expectRoles([("A.swift", loanStack + source)], expected, dialect: common, sourceLocation: sourceLocation)
    }

    private static let service = """

        protocol LoanService { func all() async throws -> [Loan] }
        final class LoanServiceImpl: LoanService { func all() async throws -> [Loan] { [] } }
        extension LoanUseCase { convenience init(service: LoanService) { self.init() } }

        """

    @Test(arguments: [
        ("struct Loan: Decodable { let title: String }", Role?.some(.entity)), ("struct Loan: Identifiable { let id: Int }", .entity),
        ("final class Loan { var uuid = 1 }", .entity), ("struct Loan { let title: String }", nil), ("enum Loan: String, Codable { case one }", nil),
        ("import ObjectMapper\nclass Loan: Mappable { var title = \"\" }", .entity), ("import ObjectMapper\nstruct Loan: ImmutableMappable { let title: String }", .entity),
        ("protocol Mappable {}\nclass Loan: Mappable { var title = \"\" }", nil),
        ("struct Loan: Decodable { let title: String }\nextension LoanUseCase { func use(_ loan: Loan) {} }", .entity),
    ])
    func whatAServiceHandsOut(loan: String, role: Role?) throws {
        try expect(Self.service + loan, ["Loan": role])
    }

    /// Parts of records are records, and what only travels between a service and its server is none.
    @Test func whatARecordIsMadeOf() throws {
        let source = """
            struct Loan: Decodable { let id: Int; let book: Book; let copies: [String: Copy]; let state: State; enum State: String, Decodable { case out } }
            struct Book: Decodable { let title: String; let author: Author }
            struct Author { let name: String }
            struct Copy { let shelf: String }
            struct LoanEnvelope: Decodable { let loans: [Loan] }
            struct LoanRecord: Decodable { let id: Int }
            struct Unused: Decodable { let id: Int }
            extension LoanServiceImpl {
                func envelope() -> LoanEnvelope? { nil }
                private func record() -> LoanRecord? { nil }
                struct Page: Decodable { let id: Int }
                func page() -> Page? { nil }
            }
            """
        try expect(
            Self.service + source,
            [
                "Loan": .entity, "Book": .entity, "Author": .entity, "Copy": .entity, "LoanEnvelope": nil, "LoanRecord": nil, "Unused": nil,
                "LoanServiceImpl.Page": nil,
            ])
    }

    /// What an interactor has decoded by a generic client is a record; what it makes for its presenter need not be one.
    @Test func whatAnInteractorWorksWith() throws {
        let source = """

            final class APIClient { func get<T: Decodable>(_ type: T.Type) -> T? { nil } }
            struct Loan: Decodable { let title: String }
            struct Summary: Identifiable { let id: Int }
            extension LoanUseCase {
                func load(_ client: APIClient) { _ = client.get(Loan.self) }
                func summary() -> Summary { Summary(id: 1) }
            }
            """
        try expect(source, ["Loan": .entity, "Summary": nil])
    }

    private static let view = """

        import Observation
        protocol LoanViewProtocol: AnyObject { func show(_ row: Row) }
        extension LoanViewController: LoanViewProtocol { func show(_ row: Row) {} }
        extension LoanPresenter { func tell(_ view: LoanViewProtocol) { make(view) } }

        """

    @Test(arguments: [
        ("struct Row { let title: String; let badge: Badge }", "view.show(Row(title: \"\", badge: Badge()))", Role?.some(.viewModel), Role?.some(.viewModel)),
        ("@Observable final class Row { var badge = Badge() }", "view.show(Row())", .viewModel, .viewModel),
        ("final class Row { var badge = Badge() }", "view.show(Row())", nil, nil), ("struct Row { var badge: Badge? }", "", nil, nil),
    ])
    func whatAPresenterMakesForItsView(row: String, statement: String, role: Role?, part: Role?) throws {
        let source = "struct Badge { var count = 0 }\n\(row)\nextension LoanPresenter { func make(_ view: LoanViewProtocol) { \(statement) } }"
        try expect(Self.view + source, ["Row": role, "Badge": part])
    }

    /// What is handed back to an interactor is a draft, but for what nobody changes and is made for a place in a list.
    @Test(arguments: [
        ("struct Line { let title: String }", "Line(title: \"\")", "", Role?.none), ("struct LoanRow { let title: String }", "LoanRow(title: \"\")", "", .viewModel),
        ("struct LoanDisplayData { var title: String }", "LoanDisplayData(title: \"\")", "", .viewModel), ("struct LoanData { var title: String }", "LoanData(title: \"\")", "", nil),
        ("struct LoanRow { var title: String }", "LoanRow(title: \"\")", "", nil), ("struct Line { let tint: UIColor }", "Line(tint: .red)", "", .viewModel),
        ("struct Line { var tint: UIColor }", "Line(tint: .red)", "", nil), ("struct Line { let title: String; init(_ loan: LoanEntity) { title = loan.title } }", "Line(LoanEntity(title: \"\"))", "", .viewModel),
        ("struct LoanRow { let title: String }", "LoanRow(title: \"\")", "extension LoanServiceImpl { func keep(_ one: LoanRow) {} }", nil),
        ("struct LoanRow: Codable { let title: String }", "LoanRow(title: \"\")", "", nil),
    ])
    func whatAnInteractorIsHandedBack(model: String, making: String, others: String, role: Role?) throws {
        let name = model.split(separator: " ")[1].split(separator: ":")[0]
        let source = Self.service.replacing("[Loan]", with: "[LoanEntity]") + """
            struct LoanEntity: Codable { let title: String }
            \(model)
            \(others)
            protocol LoanRowsOutput: AnyObject { func showRow(_ row: \(name)) }
            extension LoanViewController: LoanRowsOutput { func showRow(_ row: \(name)) {} }
            extension LoanPresenter { func tell(_ view: LoanRowsOutput) { view.showRow(\(making)) } }
            extension LoanUseCase { func eventSelected(_ row: \(name)) {} }
            """
        let common = try #require(library["common"]?.dialect)
        let project = project([("A.swift", loanStack + source)], dialect: common)
        let type = try #require(project.ownTypes.first { project.graph[$0].fullName == name })
        #expect(role == .viewModel ? project.role(of: type) == role : project.role(of: type) != .viewModel, "\(model)")
    }

    /// `func handle(_ message: Message)`: an enumeration of what is said is no state of its own, and belongs to who says it.
    @Test(arguments: [
        ("case shown(Row)", "LoanViewProtocol", "LoanPresenter", Role?.some(.viewModel)), ("case shown", "LoanViewProtocol", "LoanPresenter", nil),
        ("case shown(Row)", "LoanNewsUseCaseOutput", "LoanUseCase", .presentationModel), ("case shown(Row)", "LoanNewsUseCaseOutput", "LoanPresenter", nil),
        ("case shown(Row)", "LoanNewsUseCaseOutput & LoanViewProtocol", "LoanPresenter", nil),
    ])
    func enumerationsOfMessages(message: String, receiver: String, sender: String, role: Role?) throws {
        let receivers = receiver.split(separator: " & ")
        let source = """
            struct Row { let title: String }
            enum Message { \(message) }
            protocol LoanViewProtocol: AnyObject { \(receivers.contains("LoanViewProtocol") ? "func handle(_ message: Message)" : "") }
            extension LoanViewController: LoanViewProtocol { func handle(_ message: Message) {} }
            protocol LoanNewsUseCaseOutput: AnyObject { \(receivers.contains("LoanNewsUseCaseOutput") ? "func handle(_ message: Message)" : "") }
            extension LoanPresenter: LoanNewsUseCaseOutput { func tell(_ view: LoanViewProtocol) {} }
            extension LoanUseCase { func tell(_ output: LoanNewsUseCaseOutput) {} }
            extension \(sender) { func send(_ receiver: \(receivers[0])) { receiver.handle(.shown(Row(title: ""))) } }
            """
        let isShown = role == .viewModel
        try expect(source, ["Message": role, "Row": isShown ? .viewModel : nil])
    }

    /// `case content(DisplayModel)`: what a state of the view is made of, whoever makes that for the presenter.
    @Test(arguments: [
        ("struct Mapper: Mapping { func map() -> Rows { Rows(total: Total(text: \"\")) } }", Role?.some(.viewModel)), ("struct Mapper: Mapping {}", nil),
        ("struct Mapper { func map() -> Rows { Rows(total: Total(text: \"\")) } }", nil),
        ("struct Mapper: Mapping { func map() -> Rows { Rows(total: Total(text: \"\")) } }\nextension LoanUseCase { func keep(_ rows: Rows) {} }", nil),
    ])
    func whatAStateIsMadeOf(maker: String, role: Role?) throws {
        let source = """
            enum Content { case loading, rows(Rows) }
            struct Rows { let total: Total }
            struct Total { let text: String }
            protocol Mapping {}
            \(maker)
            protocol LoanViewProtocol: AnyObject { func render(_ content: Content) }
            extension LoanViewController: LoanViewProtocol { func render(_ content: Content) {} }
            extension LoanPresenter { func tell(_ view: LoanViewProtocol, _ mapping: Mapping, _ rows: Rows) { view.render(.rows(rows)) } }
            """
        try expect(source, ["Content": .viewModel, "Rows": role, "Total": role])
    }

    /// What is called after what it is shown in needs no maker to be seen.
    @Test(arguments: [("LoansDisplayModel", Role?.some(.viewModel)), ("LoansViewModel", .viewModel), ("Loans", nil)])
    func whatAStateIsMadeOfByItsName(name: String, role: Role?) throws {
        let source = """
            enum Content { case loading, rows(\(name)) }
            struct \(name) { let total: String }
            protocol LoanViewProtocol: AnyObject { func render(_ content: Content) }
            extension LoanViewController: LoanViewProtocol { func render(_ content: Content) {} }
            extension LoanPresenter { func tell(_ view: LoanViewProtocol, _ rows: \(name)) { view.render(.rows(rows)) } }
            """
        try expect(source, ["Content": .viewModel, name: role])
    }

    /// `@Published var state: LoanListState`, which the presenter sets and SwiftUI's view switches over.
    @Test(arguments: [
        (": ObservableObject", "", Role?.some(.viewModel)), ("", "", nil), (": ObservableObject", "private", nil),
        (": ObservableObject", "extension LoanUseCase { func start(_ state: State) {} }", nil),
    ])
    func theStateThatAPresenterPublishes(base: String, other: String, role: Role?) throws {
        let source = """
            enum State { case idle, loaded(title: String) }
            \(other == "private" ? "" : other)
            final class CardPresenter\(base) {
                \(other == "private" ? other : "") var state = State.idle
                let useCase = LoanUseCase()
                func load() { state = .loaded(title: ""); useCase.eventReady() }
            }
            """
        try expect(source, ["State": role])
    }

    /// A record that is shown as it is stays one.
    @Test func aRecordThatIsShown() throws {
        let source = """
            struct Row: Decodable { let id: Int }
            protocol RowService { func rows() -> [Row] }
            final class RowServiceImpl: RowService { func rows() -> [Row] { [] } }
            extension LoanUseCase { func use(_ service: RowService) {} }
            extension LoanPresenter { func make(_ view: LoanViewProtocol) { view.show(Row(id: 1)) } }
            """
        try expect(Self.view + source, ["Row": .entity])
    }

    /// What a database keeps is made to be kept, whoever makes one to be shown.
    @Test(arguments: [("Equatable", Role?.some(.viewModel)), ("FetchableRecord", nil), ("Codable, PersistableRecord", nil)])
    func aRecordOfADatabase(bases: String, role: Role?) throws {
        let source = """
            struct Row: \(bases) { let id: Int }
            extension LoanPresenter { func make(_ view: LoanViewProtocol) { view.show(Row(id: 1)) } }
            """
        try expect(Self.view + source, ["Row": role])
    }

    /// A presenter takes one of those that the type has: it makes none. What it makes as well is its own.
    @Test(arguments: [("Theme.current.size", Role?.none), ("Theme(size: 1).size", .viewModel)])
    func whatATypeHasOfItself(used: String, role: Role?) throws {
        let source = """
            struct Theme { let size: Int; static let all = [Theme(size: 1)]; static var current: Theme { all[0] } }
            final class PreviewViewController: UIViewController { func show(_ theme: Theme) {} }
            extension LoanPresenter { func size() -> Int { \(used) } }
            """
        try expect(source, ["Theme": role])
    }

    /// What may be of anything, what something goes by, what leads inward, and what knows its view.
    @Test func whatOnlyLooksLikeAModel() throws {
        let source = """
            struct Page<Item: Decodable>: Decodable { let items: [Item] }
            struct LoanIdentifier: Codable { let id: Int }
            struct Draft { var title = "" }
            struct CellItem { func cell() -> LoanCell { LoanCell() } }
            final class LoanCell: UITableViewCell {}
            protocol LoanService { func page() -> Page<Int>; func identifier() -> LoanIdentifier; func save(_ draft: Draft) }
            final class LoanServiceImpl: LoanService {
                func page() -> Page<Int> { Page(items: []) }
                func identifier() -> LoanIdentifier { LoanIdentifier(id: 1) }
                func save(_ draft: Draft) {}
            }
            extension LoanUseCase { func use(_ service: LoanService) {} }
            protocol LoanViewProtocol: AnyObject { func show(_ draft: Draft, _ items: [CellItem]) }
            extension LoanViewController: LoanViewProtocol { func show(_ draft: Draft, _ items: [CellItem]) {} }
            extension LoanPresenter { func tell(_ view: LoanViewProtocol) { view.show(Draft(), [CellItem()]) } }
            """
        try expect(source, ["Page": nil, "LoanIdentifier": nil, "Draft": nil, "CellItem": nil])
    }

    /// What is shown is made of what its view's parts are shown.
    @Test(arguments: [("let avatar: AvatarView.Model", Role?.some(.viewModel)), ("let avatar: AvatarView", nil)])
    func whatNamesAView(property: String, role: Role?) throws {
        let source = """
            struct LoanItem { let title: String; \(property) }
            final class AvatarView: UIView { struct Model { let initials: String } }
            extension LoanViewController { func add(_ avatar: AvatarView) {} }
            extension LoanPresenterOutput { func show(_ items: [LoanItem]) {} }
            extension LoanPresenter { func present(_ item: LoanItem?) { output?.show([LoanItem(title: "", avatar: .init(initials: ""))]) } }
            """
        try expect(source, ["LoanItem": role, "AvatarView": .view])
    }

    /// Where views observe their presenter, what it publishes is their model, nested in it or not.
    @Test(arguments: [("@Observable final class", "", Role?.some(.viewModel)), ("final class", ": ObservableObject", .viewModel), ("final class", "", nil)])
    func whatAPresenterPublishes(kind: String, base: String, role: Role?) throws {
        let source = """
            import Observation
            \(kind) CardPresenter\(base) {
                struct State { var title = "" }
                var state = State()
                let useCase = LoanUseCase()
                func load() { state = State(title: "1"); useCase.eventReady() }
            }
            """
        try expect(source, ["CardPresenter.State": role])
    }

    /// What leads inward as well is a draft, but for what is called after what it is shown in.
    @Test(arguments: [("LoanDraft", Role?.none), ("LoanCellModel", .viewModel), ("LoanRowModel", .viewModel)])
    func whatAnInteractorNamesAsWell(name: String, role: Role?) throws {
        let source = """
            struct \(name) { let title: String }
            extension LoanPresenterOutput { func show(_ rows: [\(name)]) {} }
            extension LoanPresenter { func present() { output?.show([\(name)(title: "")]) } }
            extension LoanUseCase { func keep(_ row: \(name)) {} }
            """
        try expect(source, [name: role])
    }

    /// What is declared in a view model, or in what the view is told, is part of that, though an interactor makes some; what is decoded comes from elsewhere.
    @Test(arguments: ["LoanViewModel", "LoanViewState"], [
        ("Identifiable", "func rows() -> [STATE.Row]", Role?.some(.viewModel)), ("Identifiable", "func keep(_ row: STATE.Row)", .viewModel),
        ("Decodable", "func rows() -> [STATE.Row]", .entity), ("Identifiable", "func rows() -> [STATE.Row]; func state() -> STATE", .entity),
    ])
    func whatAnInteractorMakesOfAViewModel(state: String, row: (base: String, function: String, role: Role?)) throws {
        let source = """
            enum \(state) { case rows([Row]); struct Row: \(row.base) { let id: Int } }
            protocol LoanInteractorInput: AnyObject { \(row.function.replacing("STATE", with: state)) }
            extension LoanUseCase: LoanInteractorInput {}
            extension LoanPresenterOutput { func show(_ state: \(state)) {} }
            extension LoanPresenter {
                func use(_ interactor: LoanInteractorInput) {}
                func present(_ rows: [\(state).Row]) { output?.show(.rows(rows)) }
            }
            """
        let role = state == "LoanViewModel" && row.role == .entity && row.base != "Decodable" ? .viewModel : row.role
        try expect(source, ["\(state).Row": role])
    }

    /// A scene's folder of entities mostly has what the scene shows as well, and what makes that.
    @Test(arguments: [("", Role.viewModel), ("extension LoanUseCase { func use(_ row: LoanRow) {} }", .entity), ("extension LoanUseCase { func make() { _ = LoanRow(title: \"\", lines: []) } }", .entity)])
    func whatASceneShows(inner: String, role: Role) throws {
        let models = """
            struct LoanRow { let title: String; let lines: [LoanLine] }
            struct LoanLine { let text: String }
            struct Loan: Decodable { let id: Int; let branch: Branch }
            struct Branch { let name: String }
            struct Fee { let amount: Int; let reason: FeeReason }
            struct FeeReason { let text: String }
            """
        let uses = """
            extension LoanUseCase { func loan() -> Loan? { nil } }
            extension LoanPresenterOutput { func show(_ rows: [LoanRow]) {} }
            extension LoanPresenter {
                func present(_ loan: Loan, fee: Fee, reason: FeeReason, branch: Branch) { output?.show([LoanRow(title: "", lines: [LoanLine(text: "")])]) }
            }
            \(inner)
            """
        let mapper = """
            struct LoanRowMapper { private let formatter = DateFormatter(); func rows(_ loans: [Loan]) -> [LoanRow] { [] } }
            struct LoanLineMapper {
                private let formatter: DateFormatter
                init() { formatter = DateFormatter() }
                func lines(_ loans: [Loan]) -> [LoanLine] { [] }
            }
            extension LoanPresenter { func map() { _ = LoanRowMapper().rows([]); _ = LoanLineMapper().lines([]) } }
            """
        try expectRoles(
            [("A.swift", loanStack + uses), ("Loan/Entities/Models.swift", models), ("Loan/Entities/LoanRowMapper.swift", mapper)],
            ["LoanRow": role, "LoanLine": role, "Loan": .entity, "Branch": .entity, "Fee": .entity, "FeeReason": .entity, "LoanRowMapper": nil, "LoanLineMapper": nil],
            dialect: #require(library["common"]?.dialect))
    }

    /// What a presenter makes, or what makes its own cell, is no entity for its folder, unless somebody further in knows it.
    @Test(arguments: [
        ("struct LoanItem { let title: String }", "_ = LoanItem(title: \"\")", "", Role?.none), ("struct LoanItem { let title: String }", "", "", .entity),
        ("struct LoanItem { let title: String; func cell() -> LoanCell { LoanCell() } }", "", "", nil),
        ("struct LoanItem { let title: String }", "_ = LoanItem(title: \"\")", "extension LoanUseCase { func use(_ item: LoanItem) {} }", .entity),
        ("struct LoanItem: Decodable { let title: String }", "_ = LoanItem(title: \"\")", "", .entity),
        ("struct LoanItem { let title: String }", "_ = LoanItem(title: \"\")", "struct Loan: Decodable { let id: Int; var item: LoanItem { LoanItem(title: \"\") } }\nextension LoanUseCase { func use(_ loan: Loan) {} }", .entity),
    ])
    func whatIsMadeFurtherOut(model: String, made: String, others: String, role: Role?) throws {
        let uses = """
            extension LoanPresenter { func use(_ item: LoanItem) {}; func make() { \(made) } }
            final class LoanCell: UITableViewCell {}
            \(others)
            """
        try expectRoles(
            [("A.swift", loanStack + uses), ("Loan/Models/LoanItem.swift", model)], ["LoanItem": role], dialect: #require(library["common"]?.dialect))
    }

    /// Whoever uses what stands among the entities agrees that it is one, and is itself no more for that.
    @Test func whatStandsAmongTheEntities() throws {
        let common = try #require(library["common"]?.dialect)
        let entities = """
            struct Loan { let title: String }
            struct Unused {}
            class LoanClock: LoanTicking { func tick() {} }
            """
        let others = """
            extension LoanPresenter { func show(_ loan: Loan, _ clock: LoanClock) {} }
            protocol LoanTicking { func tick() }
            final class TooltipPresenter { var loan: Loan? }
            """
        try expectRoles(
            [("A.swift", loanStack + others), ("Entity/Loan.swift", entities)],
            ["Loan": .entity, "Unused": nil, "LoanClock": nil, "TooltipPresenter": nil], dialect: common)
    }

    /// `loaded(_ notes: [Note])`, where a service makes the notes and nobody speaks of it.
    @Test(arguments: [("", Role?.some(.entity)), ("extension LoanUseCase { func make() -> Note { Note(id: 1) } }", nil)])
    func whatAnInteractorTells(others: String, role: Role?) throws {
        let source = """

            struct Note: Identifiable { let id: Int }
            protocol LoanInteractorOutput: AnyObject { func loaded(_ notes: [Note]) }
            extension LoanUseCase { func use(_ output: LoanInteractorOutput) {} }
            extension LoanPresenter: LoanInteractorOutput { func loaded(_ notes: [Note]) {} }

            """
        try expect(source + others, ["Note": role])
    }
}
