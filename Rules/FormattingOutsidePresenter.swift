import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Text for people is made by the presenter.
///
/// Seed 000 § The Presenter in the role of UseCaseOutput: if data must be localised or otherwise converted, the
/// presenter does it; § The UseCase: it does not know anything about the output format or localisation.
public struct FormattingOutsidePresenter: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "formatting-outside-presenter",
        summary: "An interactor, entity or view makes text for people.",
        what: """
            Looks at calls that turn values into text for people: a formatter's `string(from:)` and its kind, \
            `String(format:)`, SwiftUI's `Text("\\(amount, specifier: "%.2f")")`, `formatted()`, `Date.FormatStyle().format(date)`, and everything that localises. Reading a value out of a text \
            (`date(from:)`) is no formatting, and neither are a view's own captions: texts without a value. A member of \
            the project's own that does so and answers with a text (`"loans".localized`, `date.shortText`, `dates.map(\\.shortText)`), or a function at the top level, counts as the \
            call, wherever an interactor or an entity asks it, and so it does in a view where it is handed a value. In a view also a text with \
            what is calculated of an entity's property, `"\\(movie.minutes / 60) h"`, or with its letters written otherwise: `movie.kind.rawValue.capitalized`.
            """,
        why: """
            What a screen says is then decided in several places: a change of language, format or wording has to be \
            made in rules that have nothing to do with it, and tests compare texts instead of values.
            """,
        instead: "Hand the value on, and let the presenter make the text.",
        source: "seed 000, The Presenter in the role of UseCaseOutput; The UseCase",
        limits: [
            "Whether a formatter writes for people or for a server, only its name tells (`apiDateFormatter`), that it is an ISO 8601 one, or "
                + "that it is given a date format that begins with the year and the month (`yyyy-MM-dd`), the one of HTTP's headers, or the "
                + "locale `en_US_POSIX`, where it is made or used, or by the function that makes it.",
            "What a formatter of unknown type does is not looked at, nor a method that is handed on without its labels (`map(formatter.string)`), nor what SwiftUI "
                + "writes as it is told to (`Text(due, style: .date)`, `LabeledContent(title, value: amount, format: .number)`).",
            "Of functions at the top level those are known that localise or write a number with its unit, by names that nothing else in the app has.",
            "`String(format:)` of an entity is text for people where a number has its unit (`%.2f €`, `%d days`); else it is a header or a key. So is a format "
                + "in an interactor whose signs say so (`%02x`, `loans/%d`, `Bearer %@`, `date >= %@`, `%@.json`), be it a literal or a constant.",
            "Text that goes to a manager or gateway, into an address, or under a name that is written out (`fields[\"amount\"]`) is for no people, nor what a log is told; what is "
                + "localised for a notification or for the system to ask is a warning.",
            "So is a text that is a key (of a subscript, of `Dictionary(grouping:)`), stands behind a folder's path, is only counted or compared, goes to a "
                + "property whose type isn't known, or is made where a file is: in a function that answers with `Data` or `URL`, or calls `write(to:)`. "
                + "What `set(_:forKey:)` keeps is for people in their own style only (`dateStyle`).",
            "Where the code doesn't say where a text goes, the name of its member or constant may: `cacheKey`, `orderId`, `fileName`, `path`, `csvLine`, `logLine`, "
                + "`debugText`, `dayForStorage`.",
            "What an error says of itself (`errorDescription`) and a value of itself (`description`) is not looked at, nor what a view shows of its "
                + "own controls' values, of what people move in it (a map, a list, a wheel), of how far its player is, and of its private `@State` but a presenter. What it counts itself (`seconds += 1`) is a warning.",
            "Of the project's own members that make text those are known that leave nothing open, or are asked for a date's format that is written out, or "
                + "for none where they have one; a view may ask its model for the model's own text. Of those that write a number without its unit (`%.2f`, "
                + "`%02d:%02d`) a view is told that gets their text, and an interactor that hands it to its output.",
        ],
        examples: FormattingOutsidePresenter.examples + DialectExamples.of("formatting-outside-presenter"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let calls = FormatCalls(project)
        let texts = direct(calls, in: project) + gotten(TextMakers(calls), in: project) + gotten(TextFunctions(project), in: project) + calculated(in: project)
        let readers = readers(of: texts, in: project)
        lazy var extensions = ModelExtensions(project)
        var told: Set<Line> = []
        var left = texts.compactMap { text -> (text: Text, reader: TextReaders.Reader)? in
            let reader = reader(of: text, readers)
            var text = text
            if text.role == .entity || text.role == .presentationModel, let place = extensions.place(of: text.from, in: text.site.file) {
                guard place == .view else { return nil }
                text.isOfView = true
            }
            if text.isNumberAlone, !(readers[text.caller]?.isHandedOutward(text.site) ?? false) { return nil }
            // Localised text is for people, whoever hands it to them.
            let isForMachines = reader == .machines || reader == .store && !text.isInLocalStyle
            let isLeft = reader == .developers || reader == .others || isForMachines && (text.making != .localises || text.maker != nil || text.function != nil)
            guard !isLeft, told.insert(Line(text.site, in: project)).inserted else { return nil }
            return (text, reader)
        }
        let formats = Dictionary(grouping: left.map(\.text).filter { $0.maker == nil && $0.function == nil }, by: \.caller).mapValues { texts in
            Set(texts.compactMap { readers[$0.caller]?.format(ofTextAt: $0.site.offset) })
        }
        left.removeAll { text, _ in formats[text.caller]?.contains(text.site.offset) ?? false }
        let decisions = Dictionary(grouping: left.indices) { decision(left[$0].text, left[$0].reader, in: project) }
        return left.indices.compactMap { position in
            let (text, reader) = left[position]
            let decision = decision(text, reader, in: project)
            let same = decision.flatMap { decisions[$0] } ?? [position]
            guard same.first == position else { return nil }
            var violation = violation(text, others: same.dropFirst().map { left[$0].text }, reader, in: project)
            if case .texts = decision { violation.subject = "" }
            return violation
        }
    }

    /// What a view makes is for people, but for what it tells a log, and by what its parts go.
    private func reader(of text: Text, _ readers: [MemberID: TextReaders]) -> TextReaders.Reader {
        let reader = readers[text.caller]?.reader(of: text.site, among: readers) ?? .people
        return text.role == .view && reader != .developers ? .people : reader
    }

    private enum Decision: Hashable {
        /// Whoever gets all of a screen's texts in one way has one thing to mend.
        case way(from: TypeID, caller: MemberID, maker: MemberID)
        /// `extension Money { var short: String { … }; var long: String { … } }`: a model that has texts is rid of them together.
        case texts(of: TypeID, file: FileID, declared: DeclarationIndex)
    }

    private func decision(_ text: Text, _ reader: TextReaders.Reader, in project: VIPERProject) -> Decision? {
        guard text.role == .entity || text.role == .presentationModel, reader == .people, text.caller.exists, case let member = project.graph[text.caller],
            member.owner == text.from
        else { return text.maker.map { .way(from: text.from, caller: text.caller, maker: $0) } }
        return .texts(of: text.from, file: member.file, declared: project.graph.declaration(of: text.caller).parent)
    }

    /// Text that a type of another role than the presenter's makes, or gets from what makes it.
    private struct Text {
        var from: TypeID
        var caller: MemberID
        var site: Site
        var role: Role
        var making: FormatCalls.Making
        /// What is called to make it.
        var name: String
        /// Whether no program could read it.
        var isInLocalStyle = false
        /// The project's own member that makes it.
        var maker: MemberID?
        /// Where a function at the top level makes it.
        var function: Site?
        /// In a view's file, by an extension of what it shows.
        var isOfView = false
        /// A number without its unit, which an interactor may well hand to a program.
        var isNumberAlone = false
    }

    private func direct(_ calls: FormatCalls, in project: VIPERProject) -> [Text] {
        let presenters = Set(project.types(.presenter).flatMap { project.graph[$0].parts.map(\.file) })
        return project.graph.frameworkCalls.compactMap { call in
            guard let role = project.effectiveRole(of: call.from), isOutside(role), project.isJudged(call.from, as: role),
                let making = calls.making(call), !calls.isEncoding(call, by: role), !isCaption(call, of: role, calls),
                !isClock(call.from, as: role, in: project), !isOfPresenter(call, presenters, in: project), !isSent(call.from, in: project),
                !isDescription(call.caller, of: call.from, in: project),
                role != .view || !project.isOfOwnControl(at: call.site, in: call.caller, of: call.from),
                role != .view || !project.isSpokenCaption(at: call.site, in: call.caller, of: call.from)
            else { return nil }
            return Text(from: call.from, caller: call.caller, site: call.site, role: role, making: making, name: project.graph.symbols[call.name],
                isInLocalStyle: calls.isInLocalStyle(call))
        }
    }

    private func gotten(_ makers: TextMakers, in project: VIPERProject) -> [Text] {
        makers.uses { type in
            project.effectiveRole(of: type).map(isOutside) ?? false
        }.compactMap { use in
            guard let role = project.effectiveRole(of: use.from), let making = makers.makings[use.maker], !isDescription(use.caller, of: use.from, in: project),
                role == .view || role == .interactor || role == .transformer || !makers.isOnlyForViews(use.maker),
                role != .view || making != .localises && makers.isHelper(use.maker) && isValueOfData(use, in: project)
            else { return nil }
            return Text(
                from: use.from, caller: use.caller, site: use.site, role: role, making: making, name: project.graph.symbols[project.graph[use.maker].name],
                maker: use.maker, isNumberAlone: role != .view && makers.isOnlyForViews(use.maker))
        }
    }

    private func gotten(_ functions: TextFunctions, in project: VIPERProject) -> [Text] {
        functions.uses { type in
            project.effectiveRole(of: type).map(isOutside) ?? false
        }.compactMap { use in
            guard let role = project.effectiveRole(of: use.from), project.isJudged(use.from, as: role), !isDescription(use.caller, of: use.from, in: project),
                !isSent(use.from, in: project),
                role != .view || use.making != .localises && use.takesValue && !isClock(use.from, as: .view, in: project)
                    && !project.isOfOwnControl(at: use.site, in: use.caller, of: use.from)
            else { return nil }
            return Text(from: use.from, caller: use.caller, site: use.site, role: role, making: use.making, name: use.name, function: use.declaration)
        }
    }

    /// `"\(movie.minutes / 60) h"`, `movie.title.uppercased()` in a view: the entity's value is made another for the text's sake.
    private func calculated(in project: VIPERProject) -> [Text] {
        let uses = project.graph.calculations.filter { use in
            project.role(of: use.owner) == .entity && use.caller.exists && project.effectiveRole(of: use.from) == .view
                && project.isJudged(use.from, as: .view) && project.graph[use.caller].file == use.site.file
        }
        let readers = readers(in: Set(uses.map(\.caller)), project)
        return Dictionary(grouping: uses, by: \.caller).values.compactMap { uses in
            uses.first { readers[$0.caller]?.isShownInText($0.site) ?? false }
        }.sorted { $0.site < $1.site }.map { use in
            let name = project.graph.symbols[project.graph[use.property].name]
            return Text(from: use.from, caller: use.caller, site: use.site, role: .view, making: .formatsValue, name: name)
        }
    }

    /// What is shown in a view of a scene, but for a control's own value and a clock's.
    private func isValueOfData(_ use: TextMakers.Use, in project: VIPERProject) -> Bool {
        project.isJudged(use.from, as: .view) && !isClock(use.from, as: .view, in: project)
            && !project.isOfOwnControl(at: use.site, in: use.caller, of: use.from)
    }

    private func readers(of texts: [Text], in project: VIPERProject) -> [MemberID: TextReaders] {
        if texts.isEmpty { return [:] }
        let makers = Set(texts.filter(\.caller.exists).map(\.caller))
        return readers(in: makers.union(PrivateAnswers(project).users(of: makers)), project)
    }

    private func readers(in callers: Set<MemberID>, _ project: VIPERProject) -> [MemberID: TextReaders] {
        if callers.isEmpty { return [:] }
        let calls = Dictionary(grouping: project.graph.calls.filter { callers.contains($0.caller) }, by: \.caller)
        return Dictionary(uniqueKeysWithValues: callers.map { ($0, TextReaders($0, calls: calls[$0] ?? [], in: project)) })
    }

    /// `String(format: NSLocalizedString(…), count)` is one place to mend.
    private struct Line: Hashable {
        var file: FileID
        var number: Int

        init(_ site: Site, in project: VIPERProject) {
            file = site.file
            number = project.graph.outline(of: file).lines.position(of: site.offset).line
        }
    }

    private func isOutside(_ role: Role) -> Bool {
        switch role {
        case .view, .interactor, .transformer, .entity, .presentationModel: true
        default: false
        }
    }

    /// What a value tells developers of itself, and what an error says where nobody else words it: the language asks for both.
    private func isDescription(_ member: MemberID, of type: TypeID, in project: VIPERProject) -> Bool {
        guard member.exists else { return false }
        switch project.graph.symbols[project.graph[member].name] {
        case "debugDescription", "description": return project.isKind(type, of: ["CustomDebugStringConvertible", "CustomStringConvertible", "NSObject"])
        case "errorDescription", "failureReason", "helpAnchor", "localizedDescription", "recoverySuggestion":
            return project.isKind(type, of: ["CustomNSError", "Error", "LocalizedError"])
        default: return false
        }
    }

    /// `title = NSLocalizedString("loans", comment: "")`: which words stand on a button is no data that anybody converts.
    private func isCaption(_ call: FrameworkCall, of role: Role, _ calls: FormatCalls) -> Bool {
        guard role == .view, call.hasPlainText else { return false }
        switch calls.project.graph.symbols[call.name] {
        case "NSLocalizedString": return true
        case "AttributedString", "String": return calls.project.graph.symbols[call.label] == "localized"
        case "localizedString": return !calls.isFormatter(call)
        default: return false
        }
    }

    /// A control that shows how time goes by has no presenter that could tell it each second, no more than a date picker.
    private func isClock(_ view: TypeID, as role: Role, in project: VIPERProject) -> Bool {
        role == .view && project.graph.edges(from: view).contains { edge in
            edge.kind == .holds && project.graph[edge.to].isExternal && ["CADisplayLink", "Timer"].contains(project.graph[edge.to].fullName)
        } && !project.isViewController(view)
    }

    /// `struct Body: Encodable` in an interactor: what is sent or kept.
    private func isSent(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.role(of: type) == nil && project.isKind(type, of: ["Codable", "Encodable"])
    }

    /// `extension Loan.State { var title: String }` in a presenter's file: how the presenter says it, kept with the presenter.
    private func isOfPresenter(_ call: FrameworkCall, _ presenters: Set<FileID>, in project: VIPERProject) -> Bool {
        presenters.contains(call.site.file) && project.graph[call.from].parts.first?.file != call.site.file
    }
}

// MARK: - Messages

extension FormattingOutsidePresenter {
    private func violation(_ text: Text, others: [Text], _ reader: TextReaders.Reader, in project: VIPERProject) -> Violation {
        let isOwnCount = text.role == .view && project.isOfOwnCount(at: text.site, in: text.caller, of: text.from)
        let place = text.caller.exists ? " in '\(project.label(of: text.caller))'" : ""
        let maker = text.maker.map { "'\(project.name(project.graph[$0].owner)).\(project.label(of: $0))'" } ?? text.function.map { _ in "'\(text.name)'" }
        let what = maker.map { "gets a text for people from \($0)" } ?? "\(text.making.rawValue) for people"
        return Violation(
            site: text.site, from: text.from, to: text.from,
            subject: "\(project.label(of: text.caller)) \(text.name)",
            message: "\(project.phrase(text.from)) \(what)\(place)",
            because: reader != .notification && reader != .system
                ? "Text for people, its format and its language are the presenter's part."
                : "An interactor decides that people are told something, and when; the words are no part of that.",
            help: help(text, reader, isOwnCount),
            related: ((text.maker.map { project.declarationSite(of: $0) } ?? text.function).map { [Violation.Related(site: $0, message: "'\(text.name)' \(text.making.rawValue)")] } ?? [])
                + others.map { Violation.Related(site: $0.site, message: $0.caller == text.caller ? "and here" : "and '\(project.label(of: $0.caller))' here") }.fewest,
            isUncertain: reader == .notification || reader == .system || isOwnCount, repetitions: others.map { Violation.Repetition(site: $0.site, to: text.from) })
    }
}

extension FormattingOutsidePresenter {
    private func help(_ text: Text, _ reader: TextReaders.Reader, _ isOwnCount: Bool) -> String {
        if isOwnCount { return "Let the presenter count, and hand over the finished text." }
        if text.role == .view || text.isOfView { return "Let the presenter hand over the finished text." }
        return switch reader {
        // Source: developer.apple.com/documentation (UserNotifications.UNMutableNotificationContent).
        case .notification: "Let a service for notifications word it, or hand on the text's key: 'NSString.localizedUserNotificationString(forKey:arguments:)'."
        case .system: "Let the service that asks the system word it."
        case .machines, .store: "Hand on the value, and let whoever shows it in the end make the text of it."
        default: "Hand the value outward, and let the presenter make the text of it."
        }
    }
}

// MARK: - Examples

extension FormattingOutsidePresenter {
    static let examples = [
        RuleMetadata.Example(
            "The use case words its result",
            ExampleStack.source(
                useCaseOutput: """
                    weak var output: LoanListUseCaseOutput?
                        private func due(_ days: Int) -> String { ↓String(format: "due in %d days", days) }
                    """)),
        RuleMetadata.Example(
            "The presenter words it",
            ExampleStack.source(
                presenter: """
                    private func due(_ days: Int) -> String { String(format: "due in %d days", days) }
                        func eventViewReady() { useCase.eventViewReady() }
                    """)),
        RuleMetadata.Example(
            "The view has a caption of its own",
            ExampleStack.source(
                others: """
                    extension LoanListViewController {
                        func showCaption() { title = NSLocalizedString("loans", comment: "") }
                    }
                    """)),
        RuleMetadata.Example(
            "The cell formats the date",
            ExampleStack.source(
                others: """
                    extension LoanListViewController {
                        func showDue(_ date: Date, _ formatter: DateFormatter) { title = formatter.↓string(from: date) }
                    }
                    """)),
    ]
}
