import Diagnostics
import Testing

/// Texts that interactors and entities make for a program to read: keys, files, what is kept.
@Suite struct MachineTextTests {
    private func expect(_ scene: Scene, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        try expectFindings(in: scene.files, rule: "formatting-outside-presenter", others: true, sourceLocation: sourceLocation)
    }

    private static let formatter = "private let formatter: DateFormatter = { let f = DateFormatter(); f.dateFormat = \"dd.MM.yyyy\"; return f }()"

    /// By where it goes.
    @Test(arguments: [
        "let key = formatter.string(from: day); store[key] = 1", "store[formatter.string(from: day)] = 1", "let day = formatter.string(from: day); _ = store[day]",
        "let key = formatter.↓string(from: day); store[key] = 1; output?.presentText(key)", "store[\"day\"] = 1; word = formatter.↓string(from: day)",
        "defaults.set(formatter.string(from: day), forKey: \"day\")", "let text = formatter.string(from: day); defaults.set(text, forKey: \"day\")",
        "let path = NSTemporaryDirectory() + formatter.string(from: day); _ = FileManager.default.fileExists(atPath: path)",
        "_ = FileManager.default.fileExists(atPath: formatter.string(from: day))", "word = NSTemporaryDirectory() + formatter.string(from: day)",
        "let fileName = \"order-\\(formatter.string(from: day))\"; _ = open(fileName)", "word = \"\\(folder.path)/\\(formatter.string(from: day))\"",
        "word = \"\\(learningPath), \\(formatter.↓string(from: day))\"", "let key: String; key = formatter.string(from: day); store[key] = 1",
        "if let key = formatter.string(for: day) { store[key] = 1 }", "guard let text = formatter.string(for: day) else { return }; defaults.set(text, forKey: \"day\")",
        "if let text = formatter.↓string(for: day) { output?.presentText(text) }", "guard let text = formatter.↓string(for: day) else { return }; word = text",
        "var seen: Set<String> = []; _ = [day].filter { seen.insert(formatter.string(from: $0)).inserted }",
        "if store.keys.contains(formatter.string(from: day)) { word = \"\" }", "_ = formatter.string(from: day).data(using: .utf8)", "_ = LoanFile(name: formatter.↓string(from: day)).data",
        "_ = folder.appending(component: formatter.string(from: day))", "word = \"order \" + formatter.↓string(from: day)",
        "_ = Dictionary(grouping: [day]) { formatter.string(from: $0) }", "_ = Dictionary(grouping: [day], by: { day in return formatter.string(from: day) })",
        "let grouped = Dictionary(grouping: [day]) { formatter.string(from: $0) }; output?.presentCount(grouped.count)",
        "let grouped = Dictionary(grouping: [day]) { formatter.string(from: $0) }; output?.presentDates(grouped[\"\"] ?? [])",
        "let grouped = Dictionary(grouping: [day]) { formatter.string(from: $0) }; output?.presentDates(Array(grouped.values.joined()))",
        "let grouped = Dictionary(grouping: [day]) { formatter.↓string(from: $0) }; output?.presentTexts(grouped.keys.sorted())",
        "let grouped = Dictionary(grouping: [day]) { formatter.string(from: $0) }; if grouped.keys.contains(word) { word = \"\" }",
        "let key = DispatchQueue.main.sync { formatter.string(from: day) }; store[key] = 1",
        "days = Dictionary(grouping: [day]) { formatter.string(from: $0) }; output?.presentDays(days)",
        "output?.presentDays(Dictionary(grouping: [day]) { formatter.↓string(from: $0) })",
        "let grouped = Dictionary(grouping: [day]) { formatter.↓string(from: $0) }; output?.presentDays(grouped)",
        "output?.presentCount(Set([day].map { formatter.string(from: $0) }).count)", "output?.presentTexts([day].map { formatter.↓string(from: $0) })",
        "let texts = [day].map { formatter.↓string(from: $0) }; output?.presentTexts(texts)", "let text = formatter.↓string(from: day); output?.presentText(text)",
    ])
    func whereItGoes(statement: String) throws {
        let useCase = """
            \(Self.formatter)
            private let defaults = UserDefaults.standard, folder = FileManager.default.temporaryDirectory
            private var word = "", learningPath = "", store: [String: Int] = [:], days: [String: [Date]] = [:]
            private func act(_ day: Date) { \(statement) }
            """
        try expect(
            Scene(
                presenter: """
                    func presentText(_ text: String) {}
                    func presentTexts(_ texts: [String]) {}
                    func presentCount(_ count: Int) {}
                    func presentDays(_ days: [String: [Date]]) {}
                    func presentDates(_ dates: [Date]) {}
                    """,
                useCase: useCase,
                useCaseOutput: """
                    func presentText(_ text: String)
                    func presentTexts(_ texts: [String])
                    func presentCount(_ count: Int)
                    func presentDays(_ days: [String: [Date]])
                    func presentDates(_ dates: [Date])
                    """))
    }

    /// What is kept only to know it again nobody reads, unless somebody may take it out.
    @Test(arguments: [
        ("private var seen: Set<String> = []", "seen.insert(formatter.string(from: day))"),
        ("private var seen: Set<String> = []", "let mark = formatter.string(from: day); if seen.contains(mark) { return }; seen.insert(mark)"),
        ("private var seen = [String]()\n    private func forget() { self.seen = []; seen.removeAll() }", "self.seen.append(formatter.string(from: day))"),
        ("", "var seen = Set<String>(); seen.insert(formatter.string(from: day)); store[\"days\"] = seen.count"),
        ("", "var seen = Set<String>(); seen.insert(formatter.↓string(from: day)); output?.presentTexts(seen.sorted())"),
        ("private var seen: Set<String> = []", "seen.insert(formatter.↓string(from: day)); output?.presentTexts(Array(seen))"),
        ("private var lines: [String] = []\n    private func tell() { output?.presentTexts(lines) }", "lines.append(formatter.↓string(from: day))"),
        ("private var lines: [String] = []\n    private func tell() { for line in lines { word = line } }", "lines.append(formatter.↓string(from: day))"),
        ("private(set) var lines: [String] = []", "lines.append(formatter.↓string(from: day))"),
        ("private var list = LineList()", "list.insert(formatter.↓string(from: day))"),
    ])
    func keptToCompare(property: String, statement: String) throws {
        let useCase = """
            \(Self.formatter)
            private var word = "", store: [String: Int] = [:]
            \(property)
            private func act(_ day: Date) { \(statement) }
            """
        try expect(
            Scene(
                presenter: "func presentTexts(_ texts: [String]) {}", useCase: useCase, useCaseOutput: "func presentTexts(_ texts: [String])",
                others: [("LineList.swift", "struct LineList { private(set) var lines: [String] = []; mutating func insert(_ line: String) { lines.append(line) } }")]))
    }

    /// What is written as the reader's settings have it no program reads back, wherever it is kept.
    @Test(arguments: [
        "let f = DateFormatter(); f.dateStyle = .medium; defaults.set(f.↓string(from: day), forKey: \"day\")",
        "let f = DateFormatter(); f.dateFormat = \"dd.MM.yyyy\"; defaults.set(f.string(from: day), forKey: \"day\")",
        "let f = DateFormatter(); f.timeStyle = .short; let days = [day].map { f.↓string(from: $0) }; defaults.set(days, forKey: \"days\")",
        "let f = DateFormatter(); f.dateFormat = \"dd.MM.yyyy\"; Settings.shared.keep(f.string(from: day), forKey: \"day\")",
        "defaults.set(day.↓formatted(date: .long, time: .omitted), forKey: \"day\")", "defaults.set(↓NSLocalizedString(\"loan\", comment: \"\"), forKey: \"loan\")",
    ])
    func whatIsKept(statement: String) throws {
        let settings = ("Settings.swift", "final class Settings { static let shared = Settings(); func keep(_ text: String, forKey key: String) {} }")
        try expect(Scene(useCase: "private let defaults = UserDefaults.standard\nprivate func act(_ day: Date) { \(statement) }", others: [settings]))
    }

    /// By what the function answers with, what it writes, and what it is called.
    @Test(arguments: [
        "func days() -> Data { var text = \"\"; text += formatter.string(from: Date()); return Data(text.utf8) }",
        "func report() throws -> URL { var text = \"\"; text += formatter.string(from: Date()); return try save(text) }",
        "func report(to url: URL) throws { let rows = [Date()].map { \"\\(formatter.string(from: $0));1\" }; try rows.joined().write(to: url, atomically: true, encoding: .utf8) }",
        "func report(to url: URL) throws { var text = \"\"; text += formatter.string(from: Date()); try text.write(to: url, atomically: true, encoding: .utf8) }",
        "func days() -> Data? { var text = \"\"; text += formatter.string(from: Date()); return text.data(using: .utf8) }",
        "func tell(_ day: Date) -> Bool { HUD.show(formatter.↓string(from: day)); return true }",
        "func tell(_ day: Date) -> Bool { queue.async { HUD.show(formatter.↓string(from: day)) }; return true }",
        "func encode(to encoder: Encoder) throws { var days = encoder.container(keyedBy: Keys.self); try days.encode(formatter.string(from: Date()), forKey: .day) }",
        "func days() -> Data { word = formatter.↓string(from: Date()); return Data() }", "func isToday(_ day: Date) -> Bool { known(formatter.string(from: day)) }",
        "func isToday(_ day: Date) -> Bool { tell(formatter.↓string(from: day)); return true }",
        "func show(_ day: Date) -> Bool { word = formatter.↓string(from: day); return true }", "func day(_ day: Date) -> String { formatter.↓string(from: day) }",
        "func fileName(_ day: Date) -> String { \"order-\\(formatter.string(from: day)).pdf\" }", "func cacheKey(_ day: Date) -> String { formatter.string(from: day) }",
        "func logId(_ day: Date) -> String { \"order-\\(formatter.string(from: day))\" }", "func keyForMonth(_ day: Date) -> String { formatter.string(from: day) }",
        "func minimumVersion() -> String { String(format: \"%d.%d.%d\", 1, 2, 3) }", "func address() -> String { String(format: \"%d.%d.%d.%d\", 1, 2, 3, 4) }",
        "func version() -> String { ↓String(format: \"%02d.%02d.%d\", 1, 2, 3) }", "func version() -> String { ↓String(format: \"%d.%d\", 1, 2) }",
        "func csvRow(_ day: Date) -> String { formatter.string(from: day) }", "func exportedDay(_ day: Date) -> String { formatter.↓string(from: day) }",
        "func dayForStorage(_ day: Date) -> String { formatter.string(from: day) }", "func logMessage(_ day: Date) -> String { formatter.string(from: day) }",
        "func textForKey(_ day: Date) -> String { formatter.↓string(from: day) }", "func displayId(_ day: Date) -> String { formatter.↓string(from: day) }",
        "func logEntry(_ day: Date) -> String { formatter.↓string(from: day) }", "func updateKey(_ day: Date) { unknown { $0.show(formatter.↓string(from: day)) } }",
        "func loginDay(_ day: Date) -> String { formatter.↓string(from: day) }", "func logInDay(_ day: Date) -> String { formatter.↓string(from: day) }",
        "func way(_ size: Double) -> String { LengthFormatter().↓string(fromMeters: size) }", "func weight(_ size: Double) -> String { MassFormatter().↓string(fromValue: size, unit: .gram) }",
        "func fileSize(_ size: Int64) -> String { ByteCountFormatter().↓string(fromByteCount: size) }", "func keyFigure(_ day: Date) -> String { formatter.↓string(from: day) }",
        "func cacheSize(_ size: Int64) -> String { ByteCountFormatter().↓string(fromByteCount: size) }", "func logTitle(_ day: Date) -> String { formatter.↓string(from: day) }",
        "func cacheKey(_ day: Date) -> String { word = formatter.↓string(from: day); return \"\" }",
    ])
    func whatMakesIt(function: String) throws {
        let more = "private func save(_ text: String) throws -> URL { URL(fileURLWithPath: text) }\nprivate func known(_ text: String) -> Bool { true }\nprivate func tell(_ text: String) {}"
        try expect(Scene(useCase: "\(Self.formatter)\nprivate var word = \"\"\n\(more)\n\(function)"))
    }

    /// Each member of an entity stands for itself.
    @Test(arguments: [
        "var csvLine: String { \"1;\" + Self.day.string(from: date) }", "var logLine: String { \"loan \\(Self.day.string(from: date))\" }",
        "var cacheKey: String { Self.day.string(from: date) }", "var fileName: String { Self.day.string(from: date) }", "var debugText: String { Self.day.string(from: date) }",
        "var cacheKey: String { Self.day.string(from: date) }\nvar dueText: String { Self.day.↓string(from: date) }", "var due: String { Self.day.↓string(from: date) }",
        "var due: String { Self.posix.string(from: date) }", "var due: String { Self.local.↓string(from: date) }", "var due: String { DateFormatter.loanDay.string(from: date) }",
        "var due: String { DateFormatter.loanText.↓string(from: date) }", "var due: String { DateFormatter.loanTime.string(from: date) }",
    ])
    func membersOfAnEntity(members: String) throws {
        let entity = ("LoanEntity.swift", """
            import Foundation
            struct LoanEntity {
                let date: Date
                \(members)
                private static let day: DateFormatter = { let f = DateFormatter(); f.dateFormat = "dd.MM.yyyy"; return f }()
                private static let posix: DateFormatter = make("dd.MM.yyyy")
                private static let local: DateFormatter = makeLocal("dd.MM.yyyy")
                private static func make(_ format: String) -> DateFormatter {
                    let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = format; return f
                }
                private static func makeLocal(_ format: String) -> DateFormatter { let f = DateFormatter(); f.dateFormat = format; return f }
            }
            extension DateFormatter {
                static let loanDay: DateFormatter = make("dd.MM.yyyy")
                static let loanText: DateFormatter = makeLocal("dd.MM.yyyy")
                static let loanTime: DateFormatter = { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "dd.MM.yyyy"; return f }()
                private static func make(_ format: String) -> DateFormatter {
                    let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = format; return f
                }
                private static func makeLocal(_ format: String) -> DateFormatter { let f = DateFormatter(); f.dateFormat = format; return f }
            }
            """)
        try expect(Scene(useCase: "var loan: LoanEntity?", others: [entity]))
    }

    /// What a private member answers with goes where its type uses that, by way of others again.
    @Test(arguments: [
        ("String(format: \"%.1f €\", price)", "defaults.set(priced(price), forKey: \"price\")"), ("String(format: \"%.1f €\", price)", "_ = [price].map(priced).joined().data(using: .utf8)"),
        ("String(format: \"%.1f €\", price)", "print(priced(price))"), ("String(format: \"%.1f €\", price)", "defaults.set(self.priced(price), forKey: \"price\")"),
        ("String(format: \"%.1f €\", price)", "store[line(price)] = 1"), ("↓String(format: \"%.1f €\", price)", "output?.presentText(line(price))"),
        ("↓String(format: \"%.1f €\", price)", "output?.presentText(priced(price))"), ("↓String(format: \"%.1f €\", price)", "let priced = 1; print(priced)"),
        ("↓String(format: \"%.1f €\", price)", "defaults.set(priced(price), forKey: \"price\"); output?.presentText(priced(price))"),
        ("↓String(format: \"%.1f €\", price)", "output?.presentTexts([price].map(priced))"), ("↓String(format: \"%.1f €\", price)", ""),
        ("\"\"", "print(total) }\nprivate var total: String { String(format: \"%.1f €\", 1.5)"), ("\"\"", "print(total) }\nvar total: String { ↓String(format: \"%.1f €\", 1.5)"),
    ])
    func whatAPrivateMemberAnswers(text: String, statement: String) throws {
        let useCase = """
            private let defaults = UserDefaults.standard
            private var store: [String: Int] = [:]
            private func priced(_ price: Double) -> String { \(text) }
            \(statement.contains("line(") ? "private func line(_ price: Double) -> String { \"1;\" + priced(price) }" : "")
            func act(_ price: Double) { \(statement) }
            """
        try expect(
            Scene(
                presenter: "func presentText(_ text: String) {}\nfunc presentTexts(_ texts: [String]) {}", useCase: useCase,
                useCaseOutput: "func presentText(_ text: String)\nfunc presentTexts(_ texts: [String])"))
    }

    /// Whoever may call it may show what it answers with.
    @Test func whatOthersMayAsk() throws {
        try expect(Scene(useCase: "func priced(_ price: Double) -> String { ↓String(format: \"%.1f €\", price) }\nfunc act() { print(priced(1)) }"))
    }

    /// What is private to a file may be shown by whoever stands in it.
    @Test(arguments: [("private", ""), ("fileprivate", "↓"), ("fileprivate", "")])
    func whatAnotherTypeOfTheFileAsks(modifier: String, mark: String) throws {
        let other = mark.isEmpty ? "" : "final class Row { func fill(_ useCase: LoanListUseCase) -> String { useCase.priced(2) } }"
        let member = "\(modifier) func priced(_ price: Double) -> String { \(mark)String(format: \"%.1f €\", price) }\nfunc act() { print(priced(1)) }\n}\n\(other)\nextension LoanListUseCase {"
        try expect(Scene(useCase: member))
    }

    /// What developers read, however it gets there.
    @Test(arguments: [
        "logger(text)", "debugLog(text)", "self.debugLog(text)", "let done = { [weak self] in self?.logger(text) }; done()", "trace(text)", "Swift.print(text)", "dump(text)", "fputs(text, stderr)", "journal.append(text)", "journal?.report(text)",
        "Files.remove(atPath: text)", "ServerLink.tell(text)", "Outbox.queueRequest(text)", "CrashReporter.leaveBreadcrumb(text)", "var hasher = Hasher(); hasher.combine(text)", "CSVWriter().write(row: [text])",
    ])
    func whatDevelopersRead(statement: String) throws {
        let useCase = """
            private let logger: (String) -> Void = { _ in }, debugLog: (String) -> Void = { _ in }
            private let journal = Journal()
            private func trace(_ text: String) { print(text) }
            func act(_ day: Date) { \(statement.replacing("text", with: "\"at \\(day.formatted())\"")) }
            """
        let others = """
            final class Journal { func append(_ text: String) {}; func report(_ text: String) {} }
            enum CrashReporter { static func leaveBreadcrumb(_ text: String) {} }
            struct CSVWriter { func write(row: [String]) {} }
            enum Files { static func remove(atPath path: String) {} }
            enum ServerLink { static func tell(_ text: String) {} }
            enum Outbox { static func queueRequest(_ text: String) {} }
            """
        try expect(Scene(useCase: useCase, others: [("Journal.swift", others)]))
    }

    /// A body that is sent is nested where it is sent from.
    @Test(arguments: [("Encodable", ""), ("Hashable", "↓")])
    func whatIsSent(supertype: String, mark: String) throws {
        try expect(Scene(useCase: "struct Body: \(supertype) { let amount: String; init(_ price: Double) { amount = \(mark)String(format: \"%.1f €\", price) } }"))
    }

    /// What a type does that nobody knows, with its text.
    @Test(arguments: [
        ("private let session: SessionManaging", "session.login(String(format: \"+%@\", word), at: Date())"), ("private let session: SessionManaging?", "self.session?.login(String(format: \"+%@\", word))"),
        ("weak var listener: SessionListening?", "listener?.login(↓String(format: \"+%@\", word))"),
        ("private let session: Toast", "session.show(↓String(format: \"+%@\", word))"), ("var presenter: LoanListPresenter?", "presenter?.show(↓String(format: \"+%@\", word))"),
        ("private let session: SessionManaging", "word = ↓String(format: \"+%@\", word)"), ("private let wording: Wording", "word = wording.compose(↓String(format: \"+%@\", word))"),
    ])
    func whatAnUnknownTypeIsTold(property: String, statement: String) throws {
        try expect(
            Scene(
                useCase: "\(property)\nprivate var word = \"\"\nprivate func act() { \(statement) }",
                others: [("Toast.swift", "final class Toast { func show(_ text: String) {} }\nfinal class Wording { func compose(_ text: String) -> String { text } }")]))
    }
}
