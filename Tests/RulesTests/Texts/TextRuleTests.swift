import Diagnostics
import Testing

/// Who reads the texts that interactors, entities and views make, and who makes them for those.
@Suite struct TextRuleTests {
    private func expect(_ scene: Scene, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        try expectFindings(in: scene.files, rule: "formatting-outside-presenter", others: true, sourceLocation: sourceLocation)
    }

    private func found(_ scene: Scene) throws -> [Finding] {
        try lint(scene.files).filter { $0.rule == "formatting-outside-presenter" }
    }

    private static let manager = ("LoanManager.swift", """
        import Foundation
        protocol LoanManager { func send(_ fields: [String: String]); func find(_ name: String); func count(_ name: String) -> Int }
        final class LoanManagerImpl: LoanManager { func send(_ fields: [String: String]) {}; func find(_ name: String) {}; func count(_ name: String) -> Int { 0 } }
        struct LoanRequest { let amount: String }
        """)

    /// A control that leafs through months by itself shows which one it stands at; what it is handed, it is to be handed as text.
    @Test(arguments: [
        ("month = Calendar.current.date(byAdding: .month, value: step, to: month) ?? month", "func show(_ date: Date) {}", false),
        ("let step = 1; self.month = Calendar.current.date(byAdding: .month, value: step, to: self.month) ?? Date()", "func show(_ date: Date) {}", true),
        ("month += 86_400 * 30", "func show(_ date: Date) {}", true), ("month = month.addingTimeInterval(-86_400)", "func show(_ date: Date) {}", true),
        ("month += 86_400 * 30", "func show(_ date: Date) { month = date }", false), ("month += 86_400 * 30", "var date: Date { get { month } set { month = newValue } }", false),
        ("title.text = nil", "func show(_ date: Date) {}", false),
    ])
    func whatAControlStepsThrough(step: String, member: String, isOwn: Bool) throws {
        for (superclass, isControl) in [("UIView", true), ("UIViewController", false)] {
            let source = """
                import UIKit
                final class LoanCalendar: \(superclass) {
                    private var month = Date() { didSet { reload() } }
                    private let formatter = DateFormatter(), label = UILabel()
                    private func reload() { label.text = formatter.\(isOwn && isControl ? "" : "↓")string(from: month) }
                    @objc private func next() { \(step) }
                    \(member)
                }
                """
            let screen = "private let calendar = LoanCalendar()\n" + (isControl ? "" : "private func embed() { addChild(calendar) }")
            try expect(Scene(view: screen, others: [("LoanCalendar.swift", source)]))
        }
    }

    /// Functions at the top level that word something, whoever gets their texts.
    @Test(arguments: [
        ("let word = ↓distanceText(3); print(word); output?.presentText(word)", ""), ("output?.presentText(↓localized(\"loan\"))", ""),
        ("output?.presentText(↓localised(\"loan\"))", ""), ("print(distanceText(3))", ""), ("manager?.send([\"amount\": distanceText(3)])", ""),
        ("output?.presentText(plain(3))", ""), ("output?.presentText(cacheKey(3))", ""), ("output?.presentText(other(3))", ""), ("_ = count(3)", ""),
        ("let distanceText = { (_: Int) in \"\" }; output?.presentText(distanceText(3))", ""), ("output?.presentText(distanceText(3))", "func distanceText(_ n: Int) -> String { \"\" }"),
        ("output?.presentText(self.distanceText(3))", "func distanceText(_ n: Int) -> String { \"\" }"),
    ])
    func functionsAtTheTopLevel(statement: String, member: String) throws {
        let functions = """
            import Foundation
            func distanceText(_ kilometres: Int) -> String { String(format: "%d km", kilometres) }
            func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            func localised(_ key: String) -> String? { return String(localized: "loan") }
            func plain(_ number: Int) -> String { "\\(number)" }
            func cacheKey(_ number: Int) -> String { String(format: "%d days", number) }
            func other(_ number: Int) -> String { String(format: "%06d", number) }
            func count(_ number: Int) -> Int { NSLocalizedString("loan", comment: "").count }
            """
        let useCase = "private let manager: LoanManager? = nil\nfunc eventShow() { \(statement) }\n\(member)"
        try expect(Scene(useCase: useCase, useCaseOutput: "func presentText(_ text: String?)", others: [("Texts.swift", functions), Self.manager]))
    }

    /// A view's own captions are its own; what it is handed a value for is not.
    @Test(arguments: [
        ("title = ↓distanceText(loans)", ""), ("title = caption()", ""), ("title = localized(\"loans\")", ""), ("title = distanceText(loans)", "func distanceText(_ loans: Int, _ unit: String) -> String { \"\" }"),
    ])
    func functionsThatViewsAsk(statement: String, other: String) throws {
        let functions = """
            import Foundation
            func distanceText(_ kilometres: Int) -> String { String(format: "%d km", kilometres) }
            func caption() -> String { String(format: "%d km", 5) }
            func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            \(other)
            """
        try expect(Scene(view: "var loans = 0\nfunc showCount() { \(statement) }", others: [("Texts.swift", functions)]))
    }

    /// Words for a notification are a doubt, whether the interactor makes that or has the team's own service make it.
    @Test(arguments: [
        ("reminders?.schedule(title: NSLocalizedString(\"due\", comment: \"\"))", Severity.warning), ("let title = NSLocalizedString(\"due\", comment: \"\"); reminders?.schedule(title: title)", Severity.warning),
        ("live.schedule(title: NSLocalizedString(\"due\", comment: \"\"))", Severity.warning), ("manager?.find(NSLocalizedString(\"due\", comment: \"\"))", Severity.error),
        ("let title = NSLocalizedString(\"due\", comment: \"\"); reminders?.schedule(title: title); word = title", Severity.error),
    ])
    func wordsOfNotifications(statement: String, severity: Severity) throws {
        let service = """
            import UserNotifications
            protocol Reminders: AnyObject { func schedule(title: String) }
            final class LiveReminders: Reminders {
                func schedule(title: String) {
                    let content = UNMutableNotificationContent()
                    content.title = title
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "", content: content, trigger: nil))
                }
            }
            """
        let useCase = "private let reminders: Reminders? = nil\nprivate let live = LiveReminders()\nprivate let manager: LoanManager? = nil\nvar word = \"\"\nfunc eventRemind() { \(statement) }"
        #expect(try found(Scene(useCase: useCase, others: [("Reminders.swift", service), Self.manager])).map(\.severity) == [severity])
    }

    /// What is sent, looked up or calculated with has a form of its own.
    @Test(arguments: [
        "manager?.send([\"amount\": String(format: \"%.2f\", amount)])", "manager?.find(String(format: \"%.2f\", amount))",
        "let text = String(format: \"%.2f\", amount); manager?.find(text)", "let fields = [\"amount\": String(format: \"%.2f\", amount)]; manager?.send(fields)",
        "var fields: [String: String] = [:]; fields[\"amount\"] = String(format: \"%.2f\", amount); manager?.send(fields)",
        "manager?.send([\"amount\": formatter.string(for: amount) ?? \"\"])", "let text = String(format: \"%.2f\", amount); _ = URL(string: \"https://loans.example?a=\\(text)\")",
        "_ = URLQueryItem(name: \"amount\", value: String(format: \"%.2f\", amount))", "_ = LoanRequest(amount: String(format: \"%.2f\", amount))",
        "_ = Double(String(format: \"%.2f\", amount))", "_ = String(format: \"%.2f\", amount) == \"1.00\"",
        "let text = ↓String(format: \"%.2f\", amount); manager?.find(text); word = text", "let text = ↓String(format: \"%.2f\", amount); word = text",
        "output?.presentText(↓String(format: \"%.2f\", amount))", "output?.presentTexts([\"amount\": ↓String(format: \"%.2f\", amount)])",
        "output?.presentText(String(format: \"%@-%06d\", \"TX\", 3))", "output?.presentText(↓String(format: \"%02d:%02d\", 3, 4))",
        "words[3] = ↓String(format: \"%.2f\", amount)", "manager?.send([\"title\": ↓NSLocalizedString(\"loan\", comment: \"\")])",
        "_ = manager?.count(String(format: \"%.2f\", amount))", "output?.presentText(↓String(format: \"00:%02d\", 3))", "output?.presentText(↓String(format: \"No.%d\", 3))",
        "word = String(format: \"name CONTAINS[cd] %@\", word)", "word = String(format: \"%.3f,%.3f\", amount, amount)", "word = String(format: \"%010d\", 3)",
        "let bundle: Bundle = .main; word = bundle.↓localizedString(forKey: \"loan\", value: nil, table: nil)",
    ])
    func whereATextGoes(statement: String) throws {
        let useCase = """
            var manager: LoanManager?
            private let formatter = NumberFormatter()
            private var word = "", words: [Int: String] = [:]
            private func act(_ amount: Double) { \(statement) }
            """
        try expect(
            Scene(
                presenter: "func presentText(_ text: String) {}\nfunc presentTexts(_ texts: [String: String]) {}", useCase: useCase,
                useCaseOutput: "func presentText(_ text: String)\nfunc presentTexts(_ texts: [String: String])", others: [Self.manager]))
    }

    /// What a log is told nobody reads but developers.
    private static let logs = ("Logs.swift", """
        final class Logger { static let shared = Logger(); func log(_ text: String) {}; func show(_ text: String) {} }
        final class Toast { static let shared = Toast(); func show(_ text: String) {} }
        final class Reporter { static let shared = Reporter(); func logError(_ text: String) {}; func logIn(_ text: String) {}; func show(_ text: String) {} }
        enum LoanState { case error(String), loaded }
        struct FoodLog { func append(_ text: String) {} }
        """)

    private static let logged = [
        "Logger.shared.log(String(format: \"%.2f €\", amount))", "Crashlytics.crashlytics().log(String(format: \"%.2f €\", amount))",
        "DDLogError(String(format: \"%.2f €\", amount))", "logError(String(format: \"%.2f €\", amount))", "print(String(format: \"%.2f €\", amount))",
        "Logger.shared.log(DateFormatter.localizedString(from: Date(), dateStyle: .short, timeStyle: .short))", "log.debug(\"\\(String(format: \"%.2f €\", amount))\")",
        "let text = String(format: \"%.2f €\", amount); Logger.shared.log(text)", "Reporter.shared.logError(String(format: \"%.2f €\", amount))",
        "let text = ↓String(format: \"%.2f €\", amount); Logger.shared.log(text); word = text", "Reporter.shared.show(↓String(format: \"%.2f €\", amount))",
        "Reporter.shared.logIn(↓String(format: \"%.2f €\", amount))", "Toast.shared.show(↓String(format: \"%.2f €\", amount))",
        "SwiftMessages.error(↓String(format: \"%.2f €\", amount))", "let state = LoanState.error(↓String(format: \"%.2f €\", amount)); _ = state",
        "let foodLog = FoodLog(); foodLog.append(↓String(format: \"%.2f €\", amount))", "let text = String(format: \"%.2f €\", amount); log.debug(text)",
        "let text = String(format: \"%.2f €\", amount); Analytics.logEvent(text, parameters: nil)", "let text = String(format: \"%.2f €\", amount); DDLogError(text)",
        "let text = String(format: \"%.2f €\", amount); Logger.shared.show(text)", "let text = ↓String(format: \"%.2f €\", amount); Toasts.put(text)",
    ]

    @Test(arguments: logged)
    func aLogsText(statement: String) throws {
        let member = "private let log = makeLog()\nprivate var word = \"\"\nprivate func act(_ amount: Double) { \(statement) }"
        try expect(Scene(useCase: member, others: [Self.logs]))
        try expect(Scene(view: member, others: [Self.logs]))
    }

    /// What a view's parts go by in the code nobody reads on the screen.
    @Test(arguments: [
        "let name = String(format: \"%@-%d\", \"Loans\", 1); table.restorationIdentifier = name", "table.accessibilityIdentifier = String(format: \"Row %d\", 1)",
        "_ = UIImage(named: String(format: \"Badge %d\", 1))", "_ = table.dequeueReusableCell(withIdentifier: String(format: \"Loan %d\", 1))",
        "let name = ↓String(format: \"%@-%d\", \"Loans\", 1); table.restorationIdentifier = name; title = name",
        "table.accessibilityLabel = ↓String(format: \"Row %d\", 1)", "_ = URL(string: String(format: \"https://loans.example/%d\", 1))",
    ])
    func whatAViewsPartsGoBy(statement: String) throws {
        try expect(Scene(view: "private let table = UITableView()\nprivate func act() { \(statement) }"))
    }

    /// The system speaks to people as well, and has no presenter.
    @Test(arguments: [
        ("let content = UNMutableNotificationContent(); content.title = NSLocalizedString(\"loan\", comment: \"\")", Severity.warning),
        ("LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: NSLocalizedString(\"loan\", comment: \"\")) { _, _ in }", .warning),
        ("let text = NSLocalizedString(\"loan\", comment: \"\"); LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: text) { _, _ in }", .warning),
        ("let content = LoanContent(); content.title = NSLocalizedString(\"loan\", comment: \"\")", .error),
        ("biometry?.authenticate(reason: NSLocalizedString(\"loan\", comment: \"\"))", .warning), ("biometry?.authenticate(title: NSLocalizedString(\"loan\", comment: \"\"))", .error),
    ])
    func whatTheSystemSays(statement: String, severity: Severity) throws {
        let content = ("LoanContent.swift", """
            final class LoanContent { var title = "" }
            protocol BiometryManager { func authenticate(reason: String); func authenticate(title: String) }
            final class BiometryManagerImpl: BiometryManager { func authenticate(reason: String) {}; func authenticate(title: String) {} }
            """)
        let useCase = "var biometry: BiometryManager?\nprivate func ask() { \(statement) }"
        #expect(try found(Scene(useCase: useCase, others: [content])).map(\.severity) == [severity])
    }

    /// No presenter words what the system says.
    @Test(arguments: [
        ("let content = UNMutableNotificationContent(); content.title = NSLocalizedString(\"loan\", comment: \"\")", "'NSString.localizedUserNotificationString(forKey:arguments:)'"),
        ("LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: NSLocalizedString(\"loan\", comment: \"\")) { _, _ in }", "the service that asks the system"),
        ("word = NSLocalizedString(\"loan\", comment: \"\")", "let the presenter make the text"),
    ])
    func whoWordsWhatTheSystemSays(statement: String, help: String) throws {
        let found = try found(Scene(useCase: "private var word = \"\"\nprivate func ask() { \(statement) }"))
        #expect(found.map { $0.help.contains(help) } == [true], "\(found.map(\.help))")
    }

    /// What a view counts by itself nobody has handed it.
    @Test(arguments: [
        ("private var seconds = 0", "seconds += 1; title = String(format: \"%02d:%02d\", seconds / 60, seconds % 60)", Severity.warning),
        ("private var seconds = 0", "self.seconds -= 1; let minutes = self.seconds / 60; title = String(format: \"%02d\", minutes)", .warning),
        ("private var seconds = 60.0", "title = String(format: \"%.0f\", Double(seconds))", .warning), ("private var seconds = 0", "title = String(format: \"%d\", seconds); seconds = 0", .warning),
        ("private var seconds = 0\nfunc start(at seconds: Int) { self.seconds = seconds }", "seconds -= 1; title = String(format: \"%02d\", seconds)", .warning),
        ("var seconds = 0", "title = String(format: \"%d\", seconds)", .error), ("private var seconds = 0", "title = String(format: \"%d %d\", seconds, rows.count)", .error),
        ("private var seconds = 0", "let seconds = rows.count; title = String(format: \"%d\", seconds)", .error),
        ("private var seconds = 0\nfunc show(seconds: Int) { self.seconds = seconds }", "title = String(format: \"%d\", seconds)", .error),
        ("private var seconds = 0\nfunc add(_ more: Int) { seconds += more }", "title = String(format: \"%d\", seconds)", .error),
        ("private var seconds = Clock.seconds", "title = String(format: \"%d\", seconds)", .error),
        ("private var seconds = 0", "seconds += 1; title = seconds.formatted()", .warning), ("private var seconds = 0", "title = seconds.formatted(.number)", .warning),
        ("private var seconds = 0", "seconds += 1; title = String(format: \"%d\", max(seconds, 0))", .warning),
        ("private var seconds = 0", "if let seconds = rows.first { title = String(format: \"%d\", seconds) }", .error),
        ("private var seconds = 0\nfunc show(_ seconds: Int) { title = String(format: \"%d\", seconds) }", "seconds += 1", .error),
    ])
    func whatAViewCounts(property: String, code: String, severity: Severity) throws {
        let found = try found(Scene(view: "private var rows: [Int] = []\n\(property)\n@objc private func tick() { \(code) }"))
        #expect(found.map(\.severity) == [severity], "\(found.map(\.message))")
    }

    /// What is looked up for a text, and the text that is made by it, are mended in one.
    @Test(arguments: [
        "let format = NSLocalizedString(\"%d loans\", comment: \"\")\nword = ↓String(format: format, 3)",
        "let format = NSLocalizedString(\"%d loans\", comment: \"\")\nword = String.↓localizedStringWithFormat(format, 3)",
        "word = ↓String(\nformat: NSLocalizedString(\"%d loans\", comment: \"\"),\n3)",
        "let format = ↓NSLocalizedString(\"%d loans\", comment: \"\")\nword = ↓String(format: \"%d loans\", 3)\nword = format",
        "word = String.↓localizedStringWithFormat(\n\"loans\".localized,\n3)", "let format = \"loans\".localized\nword = ↓String(format: format, 3)",
        "let other = \"loans\".↓localized\nword = ↓String(\nformat: \"%d loans\", 3)\nword = other",
        "let format = \"%d loans\"\nword = ↓String(format: format, 3)\nword = ↓NSLocalizedString(\"loan\", comment: \"\")",
    ])
    func aTextAndItsFormat(statements: String) throws {
        let words = ("Words.swift", "import Foundation\nextension String { var localized: String { NSLocalizedString(self, comment: \"\") } }")
        try expect(Scene(useCase: "private var word = \"\"\nprivate func act() {\n\(statements)\n}", others: [words]))
    }

    /// An error of old code says it in its dictionary.
    @Test(arguments: [
        "throw NSError(domain: \"loan\", code: 1, userInfo: [NSLocalizedDescriptionKey: NSLocalizedString(\"loan\", comment: \"\")])",
        "let info = [NSLocalizedFailureReasonErrorKey: NSLocalizedString(\"loan\", comment: \"\")]; throw NSError(domain: \"loan\", code: 1, userInfo: info)",
        "let text = NSLocalizedString(\"loan\", comment: \"\"); throw NSError(domain: \"loan\", code: 1, userInfo: [NSLocalizedDescriptionKey: text])",
        "let text = ↓NSLocalizedString(\"loan\", comment: \"\"); word = text; throw NSError(domain: \"loan\", code: 1, userInfo: [NSLocalizedDescriptionKey: text])",
        "throw NSError(domain: \"loan\", code: 1, userInfo: [\"title\": ↓NSLocalizedString(\"loan\", comment: \"\")])",
    ])
    func whatAnErrorCarries(statement: String) throws {
        try expect(Scene(useCase: "private var word = \"\"\nprivate func fail() throws { \(statement) }"))
    }

    /// The language asks errors and values to describe themselves.
    @Test(arguments: [
        ("struct Loan: CustomStringConvertible { let key: String; var description: String { NSLocalizedString(key, comment: \"\") } }", ""),
        ("struct Loan: CustomDebugStringConvertible { let key: String; var debugDescription: String { String(format: \"%d days\", 3) } }", ""),
        ("struct Loan { let key: String; var description: String { ↓NSLocalizedString(key, comment: \"\") } }", ""),
        ("struct Loan { let key: String }", "struct LoanFailure: LocalizedError { var errorDescription: String? { NSLocalizedString(\"a\", comment: \"\") } }"),
        ("struct Loan { let key: String }", "struct LoanFailure: Error { let loan: Loan; var title: String { NSLocalizedString(\"a\", comment: \"\") } }"),
        ("struct LoanEntity: LocalizedError { var failureReason: String? { NSLocalizedString(\"a\", comment: \"\") } }", ""),
    ])
    func descriptions(entity: String, failure: String) throws {
        let type = entity.contains("LoanEntity") ? "LoanEntity" : "Loan"
        let useCase = "private var loan: \(type)?\nprivate var failure: \(failure.isEmpty ? "Error" : "LoanFailure")?"
        try expect(Scene(useCase: useCase, others: [("Entities/Loan.swift", "import Foundation\n" + entity), ("Entities/LoanFailure.swift", "import Foundation\n" + failure)]))
    }

    /// A number with its unit; all else may be a key.
    @Test(arguments: [
        "↓\"%.2f €\"", "↓\"%d days\"", "↓\"$%.2f\"", "↓\"%@ €\"", "↓\"%.1f km\"", "\"Token %@\"", "\"%d\"", "\"%.2f\"", "\"$%d\"", "\"loan-%d\"", "\"%f L\"", "\"SELECT %d rows\"",
        "↓\"%.2f đ\"", "↓\"%.0f°\"", "↓\"%.1f °C\"", "↓\"%d件\"", "↓\"%.1f m\"", "↓\"%.0f g %@\"", "\"%.0f L %.0f M\"", "\"%.1f m %.1f l\"", "\"%d m\"", "\"%@é\"", "\"%.2fm\"",
        "↓\"%.2f %%\"", "↓\"%.0f%%\"", "↓\"%d%% off\"", "↓\"Rate: %.1f %%\"", "\"%@ %%\"", "\"%d%%20\"", "\"%%%d%%\"", "\"%%\"",
    ])
    func whatAnEntityFormats(format: String) throws {
        let call = format.hasPrefix("↓") ? "↓String(format: \(format.dropFirst()), total)" : "String(format: \(format), total)"
        let loan = ("Entities/Loan.swift", "import Foundation\nstruct Loan { let total: Double; var text: String { \(call) } }")
        try expect(Scene(useCase: "private var loan: Loan?", others: [loan]))
    }

    /// What slides shows by itself where it stands.
    @Test(arguments: [
        ("@objc private func slid(_ slider: UISlider)", "String(format: \"%.0f\", slider.value)"), ("@IBAction func slid(_ sender: Any)", "String(format: \"%.0f\", slider.value)"),
        ("@objc private func picked(_ picker: UIDatePicker)", "formatter.string(from: picker.date)"), ("@IBAction func slid(_ sender: Any)", "String(format: \"%.0f\", self.slider.value)"),
        ("private func slid(_ slider: UISlider)", "String(format: \"%.0f\", slider.value)"), ("@objc private func slid(_ slider: UISlider)", "↓String(format: \"%.0f\", rate.value)"),
        ("@objc private func slid(_ slider: UISlider)", "formatter.↓string(from: Date())"),
    ])
    func aControlsOwnValue(function: String, call: String) throws {
        let rate = ("LoanRate.swift", "struct LoanRate { var value: Double }")
        let view = "@IBOutlet private weak var slider: UISlider!\nprivate var rate = LoanRate(value: 1)\nprivate let formatter = DateFormatter()\n\(function) { title = \(call) }"
        try expect(Scene(view: view, others: [rate]))
    }

    // MARK: - The project's own members that make text

    private static let words = ("Words.swift", """
        import Foundation
        extension String {
            var localized: String { NSLocalizedString(self, comment: "") }
            func localized(_ count: Int) -> String { String(format: NSLocalizedString(self, comment: ""), count) }
            var apiName: String { String(format: "%d loans", 3) }
            var isLocalized: Bool { NSLocalizedString(self, comment: "") != self }
        }
        extension Date {
            var shortText: String { let f = DateFormatter(); f.dateStyle = .short; return f.string(from: self) }
            var dayText: String { let f = DateFormatter(); f.dateFormat = "EEEE, d MMM"; return f.string(from: self) }
            var clock: String { let f = DateFormatter(); f.dateFormat = "HH:mm"; return f.string(from: self) }
            var numbers: String { let f = DateFormatter(); f.dateFormat = "dd/MM/yyyy HH:mm"; return f.string(from: self) }
            var short: String { let f = DateFormatter(); f.dateFormat = "d MMM"; return f.string(from: self) }
            var noon: String { let f = DateFormatter(); f.dateFormat = "'at' h:mma"; return f.string(from: self) }
            var digits: String { let f = DateFormatter(); f.dateFormat = "ddMMyyyy"; return f.string(from: self) }
            var instant: String { let f = DateFormatter(); f.dateFormat = "dd-MM-yyyy'T'HH:mm"; return f.string(from: self) }
            var same: String { let f = DateFormatter(); f.dateFormat = "same"; return f.string(from: self) }
            var posix: String { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "HH:mm"; return f.string(from: self) }
            var day: String { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; return f.string(from: self) }
            var stamp: String { Formats.stamp.string(from: self) }
            func text(of format: String = "d MMM") -> String { let f = DateFormatter(); f.dateFormat = format; return f.string(from: self) }
            func stamp(of format: String = "yyyy-MM-dd") -> String { let f = DateFormatter(); f.dateFormat = format; return f.string(from: self) }
            func text(_ format: String) -> String { let f = DateFormatter(); f.dateFormat = format; return f.string(from: self) }
            func localText(_ format: String) -> String { let f = DateFormatter(); f.locale = .current; f.dateFormat = format; return f.string(from: self) }
            func plainText(_ format: String) -> String { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = format; return f.string(from: self) }
            func text(by formatter: DateFormatter) -> String { formatter.string(from: self) }
            var local: String { DateFormatter.localizedString(from: self, dateStyle: .short, timeStyle: .none) }
        }
        extension Double {
            var price: String { String(format: "%.2f €", self) }
            var rounded: String { String(format: "%.2f", self) }
            var share: String { .init(format: "%.1f", self) }
            var percent: String { String(format: "%.0f%%", self) }
            var exact: String { String(format: "%.6f", self) }
            var shade: String { String(format: "rgba(0,0,0,%.2f)", self) }
            var place: String { String(format: "%.2f,%.2f", self, self) }
            var hash: String { String(format: "%02x", Int(self)) }
            var plain: String { String(format: "%d", Int(self)) }
            var elapsed: String { String(format: "%02d:%02d", Int(self) / 60, Int(self) % 60) }
            var roundedKey: String { String(format: "%.2f", self) }
        }
        extension Double {
            var dong: String { String(format: "%.2f đ", self) }
            var degrees: String { String(format: "%.1f°", self) }
        }
        enum Formats { static let stamp = DateFormatter() }
        enum L10n {
            static let title = L10n.tr("title")
            static let plain = "title"
            enum Loan { static let due = L10n.tr("due") }
            static func count(_ number: Int) -> String { L10n.tr("count", number) }
            private static func tr(_ key: String, _ values: CVarArg...) -> String {
                String(format: Bundle.main.localizedString(forKey: key, value: nil, table: nil), arguments: values)
            }
        }
        final class PriceFormatter {
            private let formatter = NumberFormatter()
            func string(from price: Double) -> String { formatter.string(from: NSNumber(value: price)) ?? "" }
        }
        """)

    @Test(arguments: [
        "\"loan\".↓localized", "\"loan\".↓localized(3)", "date.↓shortText", "date.↓dayText", "date.↓clock", "date.posix", "amount.↓dong", "amount.↓price", "↓L10n.title", "L10n.↓Loan.due", "L10n.↓count(3)",
        "Crashlytics.crashlytics().log(date.shortText)", "telemetry.info(date.shortText)", "DDLogError(date.shortText)", "dayLog.info(date.shortText)",
        "diary.info(date.↓shortText)", "dialog.info(date.↓shortText)",
        "PriceFormatter().↓string(from: amount)", "date.day", "date.stamp", "date.↓text(\"d MMM\")", "date.text(\"yyyy-MM-dd\")", "date.text(word)", "date.↓text()",
        "date.↓localText(\"d MMM\")", "date.plainText(\"d MMM\")", "date.text(by: formatter)", "date.↓local", "date.text(of: \"yyyy-MM-dd\")", "date.stamp()", "date.↓stamp(of: \"d MMM\")", "amount.rounded", "amount.percent", "amount.elapsed", "L10n.plain", "\"loan\".apiName",
        "\"loan\".isLocalized ? \"a\" : \"b\"",
    ])
    func textsThatOthersMake(expression: String) throws {
        let useCase = "private var word = \"\"\nprivate func act(_ date: Date, _ amount: Double) { word = \(expression) }"
        try expect(Scene(useCase: useCase, others: [Self.words]))
    }

    /// A number without its unit may be for a program, but not what a presenter is handed.
    @Test(arguments: [
        "output?.presentTotal(amount.↓rounded)", "output?.presentTotal(\"Total: \" + amount.↓rounded)", "output?.presentTotal(\"\\(amount.↓elapsed)\")", "output?.presentTotal(amount.plain)",
        "output?.presentLoan(id: amount.rounded)", "word = amount.rounded", "keep(amount.rounded)", "output?.presentCount(amount.rounded.count)",
    ])
    func numbersThatAreHandedOutward(statement: String) throws {
        let useCase = "private var word = \"\"\nprivate func keep(_ text: String) {}\nprivate func act(_ amount: Double) { \(statement) }"
        let output = "func presentTotal(_ text: String)\nfunc presentLoan(id: String)\nfunc presentCount(_ count: Int)"
        let presenter = "func presentTotal(_ text: String) {}\nfunc presentLoan(id: String) {}\nfunc presentCount(_ count: Int) {}"
        try expect(Scene(presenter: presenter, useCase: useCase, useCaseOutput: output, others: [Self.words]))
    }

    /// Of a number whose type only its value tells.
    @Test(arguments: [
        "let amount = 0.5; title = amount.↓price", "var amount = 0.0; amount += 1; title = amount.↓price", "let amount = [1.5].reduce(0.0) { $0 + $1 }; title = amount.↓price",
        "let amount = loans.reduce(0.0, +); title = amount.↓price", "let amount: CGFloat = 0.5; title = amount.price", "let amount = 1; title = amount.price", "let amount = \"0.5\"; title = amount.price",
        "let amount = loans.reduce(0) { $0 + $1 }; title = amount.price",
    ])
    func numbersWithoutAWrittenType(statements: String) throws {
        let others = ("Integers.swift", "extension Int { var price: String { \"\" } }\nextension CGFloat { var price: String { \"\" } }\nextension String { var price: String { \"\" } }")
        try expect(Scene(view: "private func show(_ loans: Loans) { \(statements) }", others: [Self.words, others]))
    }

    /// A view's captions are its own, and a model may say something of itself.
    @Test(arguments: [
        "date.↓clock", "date.↓numbers", "date.↓short", "date.↓noon", "date.digits", "date.instant", "date.posix", "date.same", "amount.↓dong", "amount.↓degrees",
        "date.↓text(\"dd/MM/yyyy\")", "date.↓shortText", "date.↓text()", "amount.↓price", "PriceFormatter().↓string(from: amount)", "\"loan\".localized", "L10n.title", "L10n.count(3)",
        "amount.↓rounded", "amount.↓percent", "amount.↓elapsed", "amount.exact", "amount.shade", "amount.place", "amount.hash", "amount.plain", "amount.roundedKey", "date.day", "loan.text()",
    ])
    func textsThatAViewGets(expression: String) throws {
        let loan = ("Loan.swift", "import Foundation\nstruct LoanRow { let amount: Double; func text() -> String { String(format: \"%.2f €\", amount) } }")
        let view = "private func show(_ date: Date, _ amount: Double, _ loan: LoanRow) { title = \(expression) }"
        try expect(Scene(view: view, others: [Self.words, loan]))
    }

    /// What the view's own controls stand at the view alone knows, wherever it says so; what it is handed comes from the presenter.
    @Test(arguments: [
        "private func act() { title = String(format: \"%.0f min\", slider.value) }", "private func act() { title = picker.date.formatted(date: .abbreviated, time: .omitted) }",
        "private func act() { let minutes = Int(slider.value); title = String(format: \"%d min\", minutes) }",
        "func textViewDidChange(_ textView: UITextView) { title = String(format: \"%d of %d\", textView.text.count, 280) }",
        "func scrollViewDidScroll(_ scrollView: UIScrollView) { title = String(format: \"%d/3\", Int(scrollView.contentOffset.y / scrollView.bounds.height) + 1) }",
        "func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { title = String(format: \"%d rows\", tableView.indexPathsForSelectedRows?.count ?? 0) }",
        "private func act() { title = String(format: \"%.0f\", view.bounds.width) }", "private func act() { let page = Int(slider.frame.midX); title = String(format: \"%d\", page) }",
        "private func act(_ picture: LoanPicture) { title = ↓String(format: \"%.0f\", picture.frame) }",
        "func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent: Int) -> String? { String(format: \"%d min\", row) }",
        "private func act(_ amount: Double) { title = ↓String(format: \"%.2f €\", amount) }", "private func act() { let amount = 1.5; title = ↓String(format: \"%.2f €\", amount) }",
    ])
    func aControlsOwnValueAnywhere(member: String) throws {
        let picture = ("LoanPicture.swift", "struct LoanPicture { let frame: Double }")
        try expect(Scene(view: "private let slider = UISlider()\nprivate let picker = UIDatePicker()\n\(member)", others: [picture]))
    }

    /// A map, a picker and a page of the web stand where people have moved them; what is pinned to the map or stands beside it does not.
    @Test(arguments: [
        "private func act() { title = lengths.string(from: Measurement(value: map.visibleMapRect.width, unit: UnitLength.meters)) }",
        "private func act() { title = String(format: \"%.4f\", map.centerCoordinate.latitude) }", "private func act() { title = String(format: \"%.1f\", self.map.region.span.latitudeDelta) }",
        "private func act() { let camera = map.camera; title = String(format: \"%.0f m\", camera.altitude) }",
        "func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { title = String(format: \"%.4f\", mapView.region.center.latitude) }",
        "private func act() { title = String(format: \"%.0f %%\", page.estimatedProgress * 100) }", "private func act() { title = String(format: \"%d min\", wheel.selectedRow(inComponent: 0)) }",
        "private func act() { title = String(format: \"%d\", notes.selectedRange.location) }", "private func act(_ scroll: UIScrollView) { title = String(format: \"%.0fx\", scroll.zoomScale) }",
        "private func act(_ place: LoanPlace) { title = ↓String(format: \"%.4f\", place.region) }", "private func act() { title = ↓String(format: \"%.4f\", map.annotations[0].coordinate.latitude) }",
        "private func act() { title = ↓String(format: \"%.4f\", place.camera) }", "private func act() { title = ↓String(format: \"%.4f\", page.region) }",
        "private func act() { title = lengths.↓string(from: Measurement(value: place.region, unit: UnitLength.meters)) }",
    ])
    func whatPeopleMove(member: String) throws {
        let place = ("LoanPlace.swift", "struct LoanPlace { let region: Double, camera: Double }")
        let view = "private let map = MKMapView(), page = WKWebView(), wheel = UIPickerView(), notes = UITextView(), lengths = MeasurementFormatter()\nprivate var place = LoanPlace(region: 1, camera: 1)"
        let files = Scene(view: "\(view)\n\(member)", others: [place]).files.map { file in
            (file.name, file.name == "LoanListViewController.swift" ? "import MapKit\nimport WebKit\n" + file.source : file.source)
        }
        try expectFindings(in: files, rule: "formatting-outside-presenter", others: true)
    }

    /// Where its own player is the view alone knows, whether it asks or is told; what somebody else says of a film does not come from there.
    @Test(arguments: [
        "private func act() { title = String(format: \"%02d:%02d\", Int(sound.currentTime) / 60, Int(sound.currentTime) % 60) }",
        "private func act() { let time = player.currentTime().seconds; title = String(format: \"%.1f s\", time) }",
        "private func act() { let rest = player.currentItem?.duration.seconds ?? 0; title = String(format: \"%.1f s\", rest) }",
        "private func act() { player.addPeriodicTimeObserver(forInterval: step, queue: .main) { [weak self] time in let seconds = Int(time.seconds); self?.title = String(format: \"%d s\", seconds) } }",
        "private func act() { _ = player.addPeriodicTimeObserver(forInterval: step, queue: nil, using: { self.title = String(format: \"%d s\", $0.seconds) }) }",
        "private func act(_ film: LoanFilm) { title = ↓String(format: \"%.1f s\", film.duration) }", "private func act(_ film: LoanFilm) { title = ↓String(format: \"%.1f s\", film.currentItem.duration) }",
        "private func act() { clock.every { [weak self] time in self?.title = ↓String(format: \"%d s\", time) } }",
    ])
    func whereAPlayerIs(member: String) throws {
        let film = ("LoanFilm.swift", "struct LoanFilm { let duration = 1.0; var currentItem: LoanFilm { self } }\nstruct LoanClock { func every(_ told: @escaping (Int) -> Void) {} }")
        let view = "private let player = AVPlayer(), sound = AVAudioPlayer(), step = CMTime(seconds: 1, preferredTimescale: 1), clock = LoanClock()"
        let files = Scene(view: "\(view)\n\(member)", others: [film]).files.map { file in
            (file.name, file.name == "LoanListViewController.swift" ? "import AVFoundation\n" + file.source : file.source)
        }
        try expectFindings(in: files, rule: "formatting-outside-presenter", others: true)
    }

    /// A function of the view's own words what it is handed: that is a control's value where everybody who asks it hands it one.
    @Test(arguments: [
        ("private", "slider.value", "", ""), ("fileprivate", "Float(stepper.value)", "slider.value", ""), ("private", "slider.value", "amount", "↓"), ("private", "amount", "", "↓"), ("", "slider.value", "", "↓"),
        ("private", "self.slider.value", "", ""),
    ])
    func aControlsValueThatIsHandedOn(access: String, first: String, second: String, mark: String) throws {
        let more = second.isEmpty ? "" : "func also(_ amount: Float) { title = text(for: \(second)) }"
        let member = """
            private let slider = UISlider(), stepper = UIStepper()
            private func act(_ amount: Float) { title = text(for: \(first)) }
            \(more)
            \(access) func text(for value: Float) -> String { let hours = value / 60; return \(mark)String(format: "%.0f h", hours) }
            """
        try expect(Scene(view: member))
    }

    /// What somebody types is written as it is read, while it is typed.
    @Test(arguments: [
        "let text = ((field.text ?? \"\") as NSString).replacingCharacters(in: range, with: string); field.text = shown(text); return false",
        "field.text = shown(field.text ?? \"\"); return true", "if let text = field.text { field.text = shown(text) }; return true", "guard let text = field.text else { return true }; field.text = shown(text); return true",
    ])
    func whatIsTyped(body: String) throws {
        let member = """
            func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { \(body) }
            private func shown(_ number: String) -> String { let digits = number.filter(\\.isNumber); return String(format: "(%@) %@", String(digits.prefix(3)), String(digits.dropFirst(3))) }
            """
        try expect(Scene(view: member))
    }

    /// Two functions that hand each other what they are handed come to nobody's control.
    @Test func valuesThatGoInACircle() throws {
        let member = """
            private func one(_ value: Float) -> String { value > 1 ? two(value) : \("↓")String(format: "%.0f h", value) }
            private func two(_ value: Float) -> String { one(value) }
            """
        try expect(Scene(view: member))
    }

    @Test(arguments: [("@State private var", ""), ("@State var", "↓"), ("let", "↓")])
    func aStateOfSwiftUIs(keyword: String, mark: String) throws {
        let view = """
            import SwiftUI
            struct LoanListView: View {
                \(keyword) share: Double = 0.5
                @ObservedObject var presenter: LoanListPresenter
                var body: some View { Text(\(mark)String(format: "%.0f days", share * 100)) }
            }
            """
        let files = Scene(others: [("LoanListView.swift", view)]).files.map { ($0.name, $0.source.replacing("class LoanListPresenter:", with: "class LoanListPresenter: ObservableObject,")) }
        try expectFindings(in: files, rule: "formatting-outside-presenter", others: true)
    }

    /// A presenter that its view keeps alive as a state has the scene's values, not the view's.
    @Test(arguments: ["@State private var", "@State var", "@StateObject private var", "private let"])
    func aPresenterThatIsAState(keyword: String) throws {
        let view = """
            import SwiftUI
            struct LoanListView: View {
                \(keyword) presenter: LoanListPresenter
                @State private var share = 0.5
                var body: some View {
                    VStack {
                        Text(↓String(format: "%.1f km", presenter.metres / 1000))
                        Text(presenter.metres.↓formatted())
                        Text(share.formatted())
                    }
                }
            }
            """
        let files = Scene(presenter: "private(set) var metres = 0.0", others: [("LoanListView.swift", view)]).files.map { ($0.name, $0.source.replacing("class LoanListPresenter:", with: "class LoanListPresenter: ObservableObject,")) }
        try expectFindings(in: files, rule: "formatting-outside-presenter", others: true)
    }

    @Test(arguments: [("@objc private func slid(_ slider: UISlider)", ""), ("private func slid(_ slider: UISlider)", ""), ("private func slid(_ slider: LoanSlider)", "↓")])
    func aControlsOwnValueByAHelper(function: String, mark: String) throws {
        let words = ("Shares.swift", "import Foundation\nstruct LoanSlider { let value: Float }\nenum Shares { static func price(_ value: Float) -> String { String(format: \"%.2f €\", value) } }")
        try expect(Scene(view: "\(function) { title = Shares.\(mark)price(slider.value) }", others: [words]))
    }

    /// An entity's number that a view turns into others for a text; what it calculates for its looks, of its own or for an address is none of it.
    @Test(arguments: [
        "title = \"\\(loan.↓minutes / 60) h \\(loan.minutes % 60) min\"", "title = \"\\(Int(loan.↓share * 100)) %\"", "title = \"\\(Double(loan.↓minutes) / 60) h\"",
        "let hours = loan.↓minutes / 60; let minutes = loan.minutes % 60; title = \"\\(hours) h \\(minutes) min\"", "title = String(loan.↓minutes / 60) + \" h\"",
        "title = loan.minutes > 60 ? \"\\(loan.↓minutes / 60) h\" : \"\\(loan.minutes) min\"", "title = \"\\(loan.minutes) min\"", "bar.progress = Float(loan.share / 100)",
        "title = \"\\(rows.count + 1)\"", "title = \"\\(row.minutes / 60) h\"", "print(\"\\(loan.minutes / 60) h\")", "bar.accessibilityIdentifier = \"loan-\\(loan.minutes + 1)\"",
        "_ = URL(string: \"https://loans.example/\\(loan.minutes + 1)\")", "let link = \"https://loans.example/\\(loan.minutes + 1)\"; UIPasteboard.general.string = link",
        "accessibilityIdentifier = \"loan_\\(loan.minutes + 1)\"", "let cacheKey = \"\\(loan.minutes * 2)\"; keep(cacheKey)", "bar.setImage(path: \"/loans/\\(loan.minutes % 100)\")",
        "_ = Notification.Name(\"loan.\\(loan.minutes + 1)\")", "label.font = UIFont(name: \"Inter-\\(loan.minutes * 100)\", size: 12)",
        "label.text = \"\\(loan.↓minutes / 60) h\"", "button.setTitle(\"\\(loan.↓minutes / 60) h\", for: .normal)", "let text = \"\\(loan.↓minutes / 60) h\"; label.text = text", "let half = loan.minutes / 2; bar.progress = Float(half)", "title = \"\\(page + 1)\"",
    ])
    func whatAViewCalculates(statement: String) throws {
        let data = ("Entities/Loan.swift", """
            struct Loan { var minutes = 0, share = 0.0 }
            struct LoanRow { var minutes = 0 }
            """)
        let view = "private let bar = UIProgressView(), label = UILabel(), button = UIButton()\nprivate var rows: [Int] = [], page = 0\nfunc show(_ loan: Loan, _ row: LoanRow) { \(statement) }"
        try expect(Scene(useCase: "private var loan: Loan?", view: view, others: [data]))
    }

    /// An entity's words that a view shows in other letters; what it compares or looks up by them, and a row's words, are none of it.
    @Test(arguments: [
        "label.text = loan.↓status.rawValue.capitalized", "label.text = loan.↓title.uppercased() + \" €\"", "title = loan.↓note?.capitalized ?? \"\"",
        "let text = loan.↓title.localizedUppercase; label.text = text", "button.setTitle(loan.↓title.lowercased(), for: .normal)", "title = \"\\(loan.↓title.capitalized)!\"",
        "title = loan.title", "title = row.title.uppercased()", "title = own.uppercased()", "title = loan.status.title.uppercased()", "title = loan.kind.capitalized",
        "bar.isHidden = loan.title.lowercased() == own.lowercased()", "picture.image = UIImage(named: loan.title.lowercased())", "let key = loan.title.lowercased(); keep(key)",
        "title = loan.title.uppercased().isEmpty ? \"a\" : \"b\"", "title = words[loan.title.lowercased()]", "accessibilityIdentifier = loan.title.lowercased()",
        "title = names.first { $0.lowercased() == loan.title.lowercased() }", "title = \"\\(loan.title.uppercased().count)\"", "print(loan.title.uppercased())",
    ])
    func whatAViewRecases(statement: String) throws {
        let data = ("Entities/Loan.swift", """
            struct Loan {
                enum Status: String { case open; var title: String { "" } }
                struct Kind { var capitalized: String }
                var title = "", note: String?, status = Status.open, kind = Kind(capitalized: "")
            }
            struct LoanRow { var title = "" }
            """)
        let view = "private let bar = UIProgressView(), label = UILabel(), button = UIButton(), picture = UIImageView()\nprivate var own = \"\", names: [String] = [], words: [String: String] = [:]\n"
            + "private func keep(_ key: String) {}\nfunc show(_ loan: Loan, _ row: LoanRow) { \(statement) }"
        try expect(Scene(useCase: "private var loan: Loan?", view: view, others: [data]))
    }

    /// What a list hands its rows is what it is made of.
    @Test(arguments: [
        "ForEach(presenter.loans) { loan in Text(\"\\(loan.↓minutes / 60) h\") }", "List(presenter.loans) { loan in Text(\"\\(loan.↓minutes / 60) h\") }",
        "ForEach(presenter.loans, id: \\.title) { loan in Text(\"\\(loan.↓minutes / 60) h\") }", "List { ForEach(presenter.loans) { Text($0.↓title.uppercased()) } }",
        "ForEach(presenter.loans.filter { $0.minutes > 1 }, id: \\.title) { loan in Text(loan.↓title.capitalized) }",
        "ForEach(Array(presenter.loans.enumerated()), id: \\.offset) { number, loan in Text(\"\\(number + 1)\") }", "ForEach(presenter.rows) { row in Text(\"\\(row.minutes / 60) h\") }",
        "ForEach(0..<3) { number in Text(\"\\(number * 2) h\") }", "List(presenter.loans) { loan in Text(loan.title) }", "Rows(presenter.loans) { loan in Text(\"\\(loan.minutes / 60) h\") }",
    ])
    func whatAListHandsOut(list: String) throws {
        let data = ("Entities/Loan.swift", "struct Loan: Identifiable { let id = 0; var title = \"\", minutes = 0 }")
        let view = """
            import SwiftUI
            struct LoanRow: Identifiable { let id = 0; var minutes = 0 }
            struct Rows: View { init(_ rows: [Any], row: (LoanRow) -> Text) {}; var body: some View { Text("") } }
            struct LoanListView: View {
                @ObservedObject var presenter: LoanListPresenter
                var body: some View { \(list) }
            }
            """
        let scene = Scene(presenter: "var loans: [Loan] = []\nvar rows2: [LoanRow] = []", useCase: "private var loan: Loan?", others: [("LoanListView.swift", view.replacing("presenter.rows", with: "presenter.rows2")), data])
        let files = scene.files.map { ($0.name, $0.source.replacing("class LoanListPresenter:", with: "class LoanListPresenter: ObservableObject,")) }
        try expectFindings(in: files, rule: "formatting-outside-presenter", others: true)
    }

    /// Presenters may, and views their captions; who sends, logs or compares it says nothing.
    @Test(arguments: ["manager?.find(\"loan\".localized)", "print(\"loan\".localized)", "if word == \"loan\".localized {}", "manager?.send([\"title\": L10n.title])"])
    func textsThatNobodyIsShown(statement: String) throws {
        let useCase = "var manager: LoanManager?\nprivate var word = \"\"\nprivate func act() { \(statement) }"
        let view = "private func caption() { title = \"loan\".localized }"
        try expect(Scene(presenter: "private func caption() -> String { \"loan\".localized }", useCase: useCase, view: view, others: [Self.words, Self.manager]))
    }

    @Test func whoMakesTheText() throws {
        let loan = ("Entities/Loan.swift", "import Foundation\nstruct Loan { let key: String; var title: String { key.localized } }")
        let found = try found(Scene(useCase: "private var loan: Loan?", others: [Self.words, loan]))
        #expect(found.map(\.message) == ["the entity Loan gets a text for people from 'String.localized' in 'title'"])
        #expect(found.first?.related.map(\.message) == ["'localized' localises a text"])
    }

    /// Of a date's parts nothing else has a long form.
    @Test func aDateOfUnknownType() throws {
        try expect(Scene(useCase: "private func act() { _ = unknown.map { $0.↓formatted(date: .long, time: .omitted) } }"))
    }

    /// What the project adds under a framework's name leaves the framework's own as it is, and counts by what it does itself.
    @Test(arguments: [
        ("total.↓formatted(.currency(code: \"NOK\"))", "func formatted(currency code: String) -> String { formatted(.currency(code: code)) }"),
        ("total.↓formatted()", "func formatted(currency code: String) -> String { formatted(.currency(code: code)) }"),
        ("total.↓formatted(currency: \"NOK\")", "func formatted(currency code: String) -> String { formatted(.currency(code: code)) }"),
        ("unknown.↓formatted()", "func formatted(currency code: String) -> String { \"\" }"), ("unknown.formatted()", "func formatted(digits: Int = 2) -> String { \"\" }"),
        ("unknown.formatted(total)", "func formatted(_ other: Decimal) -> String { \"\" }"),
        ("total.formatted()", "func formatted(digits: Int = 2) -> String { \"\" }"), ("total.formatted(currency: \"NOK\")", "func formatted(currency code: String) -> String { \"\" }"),
    ])
    func anOverload(text: String, overload: String) throws {
        let own = ("Decimal+Money.swift", "import Foundation\nextension Decimal { \(overload) }")
        try expect(Scene(view: "func show(total: Decimal) { title = \(text) }", others: [own]))
    }

    /// How a finished text is read out is a caption; a number in it is for the presenter to word.
    @Test(arguments: [
        "label.accessibilityLabel = String(localized: \"Amount \\(text)\")", "label.accessibilityHint = String(localized: \"Amount \\(row.amount), \\(text ?? \"\")\")",
        "label.accessibilityValue = String(format: NSLocalizedString(\"amount %@\", comment: \"\"), row.amount)",
        "label.accessibilityLabel = String(localized: \"Amount \\(label.text ?? \"\")\")", "label.accessibilityLabel = String(localized: \"Amount \\(caption)\")",
        "accessibilityLabel = String(localized: \"Amount \\(self.caption)\")", "label.accessibilityLabel = ↓String(localized: \"Amount \\(row.number)\")", "label.accessibilityLabel = ↓String(localized: \"Amount \\(count)\")",
        "label.accessibilityLabel = ↓String(format: NSLocalizedString(\"amount %d\", comment: \"\"), count)", "label.text = ↓String(localized: \"Amount \\(text)\")",
    ])
    func whatIsReadOut(statement: String) throws {
        let row = ("LoanRow.swift", "struct LoanRow { let amount: String; let number: Int }")
        try expect(Scene(view: "private let label = UILabel(), caption: String = \"\"\nfunc show(_ text: String?, row: LoanRow, count: Int) { \(statement) }", others: [row]))
    }

    @Test(arguments: [("amount", ""), ("count", "↓")])
    func whatSwiftUIReadsOut(value: String, mark: String) throws {
        let view = """
            import SwiftUI
            struct LoanListView: View {
                let amount: String, count: Int
                @ObservedObject var presenter: LoanListPresenter
                var body: some View { Text(amount).accessibilityLabel(\(mark)String(localized: "Amount \\(\(value))")) }
            }
            """
        let files = Scene(others: [("LoanListView.swift", view)]).files.map { ($0.name, $0.source.replacing("class LoanListPresenter:", with: "class LoanListPresenter: ObservableObject,")) }
        try expectFindings(in: files, rule: "formatting-outside-presenter", others: true)
    }

    /// A model's texts are moved together; those of another extension are told by themselves.
    @Test func textsOfAModel() throws {
        let loan = """
            import Foundation
            struct Loan { let days: Double }
            extension Loan {
                var short: String { days.formatted() }
                var long: String { String(format: "%.0f days", days) }
            }
            extension Loan { var late: String { days.formatted() } }
            protocol LoanManager { func find() -> Loan }
            """
        let found = try found(Scene(useCase: "var manager: LoanManager?", others: [("Entities/Loan.swift", loan)]))
        #expect(found.map { $0.related.map(\.message) } == [["and 'long' here"], []])
    }

    /// A format makes a text of a value by whatever initialiser.
    @Test(arguments: [
        "let text: String = .↓init(format: \"%.1f kg\", weight); return text", "return .↓init(format: \"%.1f kg\", weight)",
        "return ↓NSString(format: \"%.1f kg\", weight) as String", "return NSString(format: \"loan-%d\", 3) as String", "return .init(format: \"loan-%d\", 3)",
        "return .init(describing: weight)", "let data: Data = .init(count: 3); return \"\\(data)\"", "return NSString(string: title) as String",
    ])
    func aFormatByAnotherInitialiser(body: String) throws {
        let useCase = "private let weight = 1.5\nprivate let title = \"\"\nprivate func text() -> String { \(body) }"
        try expectFindings(in: Scene(useCase: useCase).files, rule: "formatting-outside-presenter", others: true)
    }

    /// What a protocol's extension adds to a view or an interactor makes the text for it.
    @Test(arguments: ["↓price(amount)", "self.↓price(amount)"])
    func whatIsMixedIn(call: String) throws {
        func files(_ scene: Scene, of type: String) -> Scene {
            let mixin = """
                import Foundation
                protocol PriceShowing {}
                extension PriceShowing { func price(_ amount: Decimal) -> String { NumberFormatter.localizedString(from: amount as NSDecimalNumber, number: .currency) } }
                extension \(type): PriceShowing {}
                """
            return Scene(
                presenter: scene.presenter, useCase: scene.useCase, useCaseOutput: scene.useCaseOutput, view: scene.view, others: [("PriceShowing.swift", mixin)])
        }
        try expect(files(Scene(view: "func show(_ amount: Decimal) { title = \(call) }"), of: "LoanListViewController"))
        let useCase = "func tell(_ amount: Decimal) { output?.presentTotal(\(call)) }"
        let presenter = "func presentTotal(_ text: String) {}"
        try expect(files(Scene(presenter: presenter, useCase: useCase, useCaseOutput: "func presentTotal(_ text: String)"), of: "LoanListUseCase"))
        let own = "func presentTotal(_ amount: Decimal) { _ = \(call.replacing("↓", with: "")) }"
        try expect(files(Scene(presenter: own), of: "LoanListPresenter"))
    }
}
