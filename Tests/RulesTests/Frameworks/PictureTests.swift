import Diagnostics
import Testing

/// Pictures, annotations and the app delegate: where they may be, and what to do where they may not.
@Suite struct PictureTests {
    private func found(_ rule: String, _ files: Files, dialect: String = "clean") throws -> [Finding] {
        let other = rule == "reference-crossing" ? "" : "rules:\n  reference-crossing: off\n"
        return try lint(files, dialect: dialect, settings: other).filter { $0.rule == rule }
    }

    /// A picture that was taken is data, which an interactor hands on; it keeps and makes none.
    @Test(arguments: [
        ("func eventTaken(image: UIImage) {}", "func presentImage(_ image: UIImage)", 0, 2), ("private var taken: UIImage?", "", 1, 1), ("func taken() -> UIImage? { nil }", "", 1, 1),
        ("func eventTaken(data: Data) { _ = UIImage(data: data) }", "", 1, 1), ("func eventTaken(colour: UIColor) {}", "", 1, 1),
    ])
    func whatAnInteractorIsGiven(useCase: String, output: String, common: Int, clean: Int) throws {
        let files = Scene(presenter: output.isEmpty ? "" : output + " {}", useCase: useCase, useCaseOutput: output).files
        #expect(try found("forbidden-framework", files, dialect: "common").count == common)
        #expect(try found("forbidden-framework", files).count == clean)
    }

    @Test(arguments: [
        ("func eventTaken(image: UIImage) {}", "", "Take the picture's data"), ("", "func presentImage(_ image: UIImage)", "Hand out the picture's data"),
        ("func eventTaken(data: Data) { _ = UIImage(data: data) }", "", "Let a service make the picture"),
        ("func eventPrinted() -> Data { UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in } }", "", "Let a service make the document"),
    ])
    func whatToDoAboutThem(useCase: String, output: String, help: String) throws {
        let files = Scene(presenter: output.isEmpty ? "" : output + " {}", useCase: useCase, useCaseOutput: output).files
        let found = try found("forbidden-framework", files)
        #expect(found.map { $0.help.hasPrefix(help) } == [true], "\(found.map(\.help))")
    }

    @Test(arguments: [
        ("var image: UIImage? { UIImage(named: title) }", "Let the view choose the picture by what Loan is"), ("let image: UIImage", "Keep the picture's data, or its address"),
        ("func badge() -> UIImage { UIGraphicsImageRenderer().image { _ in } }", "Let a service make the picture"),
    ])
    func whatToDoAboutAnEntitys(member: String, help: String) throws {
        let loan = ("Entities/Loan.swift", "import UIKit\nstruct Loan { let title: String; \(member) }")
        let found = try found("forbidden-framework", Scene(useCase: "private var loan: Loan?", others: [loan]).files)
        #expect(found.map { $0.help.hasPrefix(help) } == [true], "\(found.map(\.help))")
    }

    /// A cell has nobody to ask, and is given who loads its picture; a screen asks its presenter, and so does a cell that shows something else.
    @Test(arguments: [
        ("LoanCell: UITableViewCell", "URLSession.shared.dataTask(with: url) { data, _, _ in _ = UIImage(data: data ?? Data()) }.resume()", "Leave the picture to an image loader that LoanCell is given"),
        ("LoanCell: UITableViewCell", "if let data = try? Data(contentsOf: URL(string: \"a\")!) { _ = UIImage(data: data) }", "Leave the picture to an image loader"),
        ("LoanCell: UITableViewCell", "URLSession.shared.dataTask(with: url) { data, _, _ in print(data as Any) }.resume()", "Send the presenter an event"),
        ("", "URLSession.shared.dataTask(with: url) { data, _, _ in _ = UIImage(data: data ?? Data()) }.resume()", "Send the presenter an event"),
    ])
    func whoLoadsACellsPicture(declaration: String, statement: String, help: String) throws {
        let member = "func show(_ url: URL) { \(statement) }"
        let cell = ("LoanCell.swift", "import UIKit\nfinal class \(declaration) { \(member) }")
        let scene = declaration.isEmpty ? Scene(view: member) : Scene(view: "private func row() -> LoanCell? { nil }", others: [cell])
        let found = try found("forbidden-framework", scene.files)
        #expect(found.map { $0.help.hasPrefix(help) } == [true], "\(found.map(\.help))")
    }

    /// The app delegate is no device: what it has can be handed in.
    @Test(arguments: [
        ("_ = (UIApplication.shared.delegate as! AppDelegate).beacon", "Take 'beacon' in the initialiser"), ("_ = (UIApplication.shared.delegate as? AppDelegate)?.beacon", "Take 'beacon'"),
        ("let app = UIApplication.shared.delegate as! AppDelegate; app.save()", "Take what it has in the initialiser"), ("(UIApplication.shared.delegate as! AppDelegate).save()", "Take what does that"),
        ("UIApplication.shared.isIdleTimerDisabled = true", "Put it behind a protocol of your own"),
    ])
    func whatTheAppDelegateHas(statement: String, help: String) throws {
        let app = ("AppDelegate.swift", "import UIKit\nfinal class AppDelegate: UIResponder, UIApplicationDelegate { let beacon = 1; func save() {} }")
        let found = try found("forbidden-framework", Scene(useCase: "func eventRead() { \(statement) }", others: [app]).files)
        #expect(found.map { $0.help.hasPrefix(help) } == [true], "\(found.map(\.help))")
    }

    /// A map wants objects, and hands back which one was chosen: constants alone tell that as a value would.
    @Test(arguments: [
        ("NSObject, MKAnnotation", "let coordinate: CLLocationCoordinate2D", ""), ("NSObject, QLPreviewItem", "let previewItemURL: URL?", ""),
        ("NSObject, MKAnnotation", "@objc dynamic var coordinate: CLLocationCoordinate2D", "↓"), ("NSObject", "let coordinate: CLLocationCoordinate2D", "↓"),
    ])
    func whatAMapHandsBack(bases: String, member: String, mark: String) throws {
        let pin = ("LoanPin.swift", "import MapKit\nimport QuickLook\nfinal class LoanPin: \(bases) { \(member) }")
        try expectFindings(in: Scene(presenter: "func eventSelected(pin: \(mark)LoanPin) {}", others: [pin]).files, rule: "reference-crossing", others: true)
    }

    /// One fetch is one fault, by whatever it is done.
    @Test(arguments: [
        ("let request = NSFetchRequest<NSManagedObject>(entityName: \"Loan\"); _ = try? LoanStack.shared.context.fetch(request)", ["and NSFetchRequest here", "and NSManagedObject here"]),
        ("_ = LoanStack.shared.count", []),
    ])
    func aFetch(statement: String, uses: [String]) throws {
        let stack = ("LoanStack.swift", """
            import CoreData
            protocol LoanCounting { var count: Int { get } }
            final class LoanStack: LoanCounting {
                static let shared = LoanStack()
                let container = NSPersistentContainer(name: "Loans")
                var context: NSManagedObjectContext { container.viewContext }
                var count = 0
            }
            """)
        let counted = "var counting: LoanCounting?"
        let files = Scene(useCase: counted, view: "private func fetch() { \(statement) }", others: [stack])
        let found = try lint(files.files, dialect: "common").filter { $0.from.type == "LoanListViewController" }
        #expect(found.map(\.rule) == ["skipped-layer"], "\(found.map(\.message))")
        #expect(found.first?.related.map(\.message) == ["LoanStack is declared here"] + uses)
    }

    /// An own instance that puts itself together is what is wrong, not its initialiser.
    @Test(arguments: [("static let shared = LoanListUseCase(clock: LoanClockImpl())", "Drop 'shared'"), ("private static func make() -> LoanClock { LoanClockImpl() }", "Ask for LoanClock in the initialiser")])
    func anInstanceOfItself(member: String, help: String) throws {
        let clock = ("LoanClock.swift", "import Foundation\nprotocol LoanClock: AnyObject { func now() }\nfinal class LoanClockImpl: LoanClock { func now() { UserDefaults.standard.synchronize() } }")
        let useCase = "private var clock: LoanClock?\nconvenience init(clock: LoanClock) { self.init(); self.clock = clock }\n\(member)"
        let found = try lint(Scene(useCase: useCase, others: [clock]).files, dialect: "book").filter { $0.to.type == "LoanClockImpl" }
        #expect(found.map { $0.help.hasPrefix(help) } == [true], "\(found.map { $0.message + $0.help })")
    }

    @Test func aFunctionThatHandsOutTheInstance() throws {
        let member = "func eventAsk() { UNUserNotificationCenter.current().removeAllDeliveredNotifications(); FileManager.default.createFile(atPath: \"\", contents: nil) }"
        let found = try found("hidden-dependency", Scene(useCase: member).files)
        #expect(found.contains { $0.help.hasSuffix("let the assembler pass UNUserNotificationCenter.current().") }, "\(found.map(\.help))")
    }
}
