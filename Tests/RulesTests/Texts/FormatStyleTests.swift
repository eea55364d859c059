import Testing

/// Texts that are made by format styles, and by key paths to what makes text.
@Suite struct FormatStyleTests {
    private func expect(_ scene: Scene, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        try expectFindings(in: scene.files, rule: "formatting-outside-presenter", others: true, sourceLocation: sourceLocation)
    }

    private func expectInUseCase(_ statement: String, others: Files = [], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let useCase = "private func act(_ day: Date, _ amounts: [Double], _ days: [Date], _ loans: [Loan]) { output?.presentText(\(statement)) }"
        try expect(
            Scene(
                presenter: "func presentText(_ text: String) {}", useCase: useCase, useCaseOutput: "func presentText(_ text: String)",
                others: [("Loan.swift", "struct Loan { let due: Date; let title: String; var shortTitle: String { title } }")] + others),
            sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "Date.FormatStyle().↓format(day)", "Date.FormatStyle().day().month().↓format(day)", "Date.FormatStyle(date: .long, time: .omitted).↓format(day)",
        "Decimal.FormatStyle.Currency(code: \"EUR\").↓format(1)", "IntegerFormatStyle<Int>().↓format(3)", "IntegerFormatStyle<Int>.Currency(code: \"EUR\").↓format(3)",
        "ByteCountFormatStyle().↓format(3)", "Duration.TimeFormatStyle(pattern: .minuteSecond).↓format(.seconds(3))",
        "day.↓formatted()", "day.↓formatted(.dateTime.day())", "day.↓formatted(Date.FormatStyle().day())", "day.↓formatted(date: .long, time: .omitted)",
        "1.↓formatted(.currency(code: \"EUR\"))", "(day..<day).↓formatted(date: .long, time: .omitted)", "loans[0].due.↓formatted(.relative(presentation: .named))",
        "String(↓AttributedString(localized: \"due\").characters)",
        // What machines read.
        "Date.ISO8601FormatStyle().format(day)", "Date.VerbatimFormatStyle(format: \"yyyy\", timeZone: .gmt, calendar: .current).format(day)",
        "Date.FormatStyle().locale(Locale(identifier: \"en_US_POSIX\")).day().format(day)",
        "Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: \"en_US_POSIX\")).format(day)", "URL.FormatStyle().format(URL(filePath: \"\"))",
        "day.formatted(.iso8601)", "String(AttributedString(\"due\").characters)",
        // What is only called so.
        "LoanFormat().format(day)", "amounts.format(day)", "format(day)", "LoanFormatStyle().format(day)",
    ])
    func formatStyles(statement: String) throws {
        let own = """
            import Foundation
            struct LoanFormat { func format(_ day: Date) -> String { "" } }
            struct LoanFormatStyle { func format(_ day: Date) -> String { "" } }
            """
        try expectInUseCase(statement, others: [("LoanFormat.swift", own)])
    }

    private static let helpers = ("Texts.swift", """
        import Foundation
        extension Double {
            var asKilograms: String { String(format: "%.1f kg", self) }
            var doubled: Double { self * 2 }
            var asHash: String { String(format: "%02x", Int(self)) }
        }
        extension Date { var shortText: String { formatted(date: .abbreviated, time: .omitted) } }
        """)

    @Test(arguments: [
        "amounts.map(\\.↓asKilograms).joined()", "amounts.compactMap(\\.↓asKilograms).joined()", "amounts.map(\\Double.↓asKilograms).joined()",
        "amounts.filter { $0 > 3 }.map(\\.↓asKilograms).joined()", "loans.map(\\.due.↓shortText).joined()", "amounts.map(\\.doubled.↓asKilograms).joined()",
        "amounts.first.map(\\.↓asKilograms) ?? \"\"",
        "amounts.map(\\.asHash).joined()", "amounts.map(\\.doubled).description", "loans.map(\\.shortTitle).joined()", "loans.map(\\.title).joined()",
        "days.sorted(using: KeyPathComparator(\\.shortText)).description", "unknown.map(\\.asKilograms)",
    ])
    func keyPathsToHelpers(statement: String) throws { try expectInUseCase(statement, others: [Self.helpers]) }

    @Test(arguments: ["title = [row].map(\\.↓shortText).first", "title = rows.map(\\.↓shortText).first", "title = titles.map(\\.localizedLowercase).first"])
    func keyPathsInAView(statement: String) throws {
        try expect(Scene(view: "var titles: [String] = []\nfunc show(_ row: Date, _ rows: [Date]) { \(statement) }", others: [Self.helpers]))
    }

    /// SwiftUI's texts may say how a value is written.
    @Test(arguments: [
        "↓Text(\"\\(presenter.amount, specifier: \"%.2f\") kg\")", "↓Text(\"Sum: \\(presenter.title) \\(presenter.amount / 2, specifier: \"%.0f\")\").bold()",
        "Text(\"\\(share, specifier: \"%.0f\")\")", "Text(\"\\(presenter.title)\")", "Text(presenter.title)", "Text(verbatim: presenter.title)",
        "LoanText(\"\\(presenter.amount, specifier: \"%.2f\")\")",
    ])
    func specifiers(text: String) throws {
        let source = """
            import SwiftUI
            struct LoanListView: View {
                @ObservedObject var presenter: LoanListPresenter
                @State private var share = 0.5
                var body: some View { VStack { \(text) }.onAppear { presenter.onAppear() } }
            }
            struct LoanText: View { init(_ key: LocalizedStringKey) {}; var body: some View { EmptyView() } }
            final class LoanListPresenter: ObservableObject {
                @Published var amount = 0.0
                @Published var title = ""
                private let interactor = LoanListInteractor()
                func onAppear() { interactor.load() }
            }
            final class LoanListInteractor { func load() {} }
            """
        try expectFindings(in: [("LoanList.swift", source)], rule: "formatting-outside-presenter", others: true, dialect: "swiftui")
    }
}
