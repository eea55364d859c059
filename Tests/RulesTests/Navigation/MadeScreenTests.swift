import Diagnostics
import Testing

/// The system's screens that a presenter makes where it may know UIKit.
@Suite struct MadeScreenTests {
    private let rules = ["forbidden-framework", "navigation-outside-router"]

    private func found(_ code: String, dialect: String = "common") throws -> [Finding] {
        let others: Files = [
            ("LoanListPresenter+Screens.swift", "import UIKit\nimport SafariServices\nimport MessageUI\nextension LoanListPresenter { \(code) }"),
            ("LoanListRouter.swift", "import UIKit\nprotocol LoanListRouter: AnyObject { func open(_ screen: UIViewController) }"),
        ]
        return try lint(Scene(presenter: "var router: LoanListRouter?", others: others).files, dialect: dialect).filter { $0.location.path.contains("+Screens") && rules.contains($0.rule) }
    }

    @Test(arguments: [
        ("SFSafariViewController(url: url)", "an SFSafariViewController"), ("MFMailComposeViewController()", "an MFMailComposeViewController"),
        ("UIActivityViewController(activityItems: [], applicationActivities: nil)", "a UIActivityViewController"),
        ("UIImagePickerController()", "a UIImagePickerController"),
    ])
    func whatIsHandedToARouter(screen: String, name: String) throws {
        for code in ["func open(url: URL) { router?.open(\(screen)) }", "func open(url: URL) { let screen = \(screen); router?.open(screen) }"] {
            let found = try found(code)
            #expect(found.map { "\($0.severity) \($0.rule)" } == ["warning forbidden-framework"], "\(found.map(\.message))")
            #expect(found.allSatisfy { $0.message.contains(name) }, "\(found.map(\.message))")
        }
    }

    /// To name one, to ask whether there is one, or to make an alert is no screen of the presenter's; what shows it by itself is told of by
    /// navigation-outside-router.
    @Test(arguments: [
        ("func close(_ picker: UIImagePickerController) {}", []), ("var canSend: Bool { MFMailComposeViewController.canSendMail() }", []),
        ("func open() { router?.open(UIAlertController(title: nil, message: nil, preferredStyle: .alert)) }", []),
        ("func open(url: URL, on host: UIViewController) { host.present(SFSafariViewController(url: url), animated: true) }", ["navigation-outside-router"]),
    ])
    func whatElseIsDoneWithScreens(code: String, rules: [String]) throws {
        let found = try found(code)
        #expect(found.map(\.rule) == rules, "\(found.map(\.message))")
    }

    /// Of what shows it nobody may know what it is.
    @Test func whatAnUnknownShows() throws {
        let way = "UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow?.rootViewController }.first?"
        let found = try found("func open(url: URL) { let screen = SFSafariViewController(url: url); \(way).present(screen, animated: true) }")
        #expect(found.first?.message.contains("creates an SFSafariViewController") == true, "\(found.map(\.message))")
    }

    /// Where presenters may know UIKit it is a warning, and where they may not, an error.
    @Test(arguments: [("clean", Severity.warning), ("infinum", .warning), ("book", .error)])
    func howSureThatIs(dialect: String, severity: Severity) throws {
        #expect(try found("func open(url: URL) { router?.open(SFSafariViewController(url: url)) }", dialect: dialect).map(\.severity) == [severity])
    }
}
