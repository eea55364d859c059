import Diagnostics
import ProjectGraph
import RuleKit
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
            `String(format:)`, `formatted()`, and everything that localises. Reading a value out of a text \
            (`date(from:)`) is no formatting, and neither are a view's own captions: texts without a value.
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
                + "locale `en_US_POSIX`, where it is made or used.",
            "What a formatter of unknown type does is not looked at, nor a method that is handed on without its labels (`map(formatter.string)`).",
            "`String(format:)` of an entity may be text for people; more often it is a header or a key. So is a format "
                + "in an interactor whose signs say so (`%02x`, `loans/%d`, `Bearer %@`, `date >= %@`, `%@.json`), be it a literal or a constant.",
        ],
        examples: FormattingOutsidePresenter.examples + DialectExamples.of("formatting-outside-presenter"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        var told: Set<Line> = []
        let settings = ["dateFormat", "locale"].compactMap { project.graph.symbols.symbol(of: $0) }
        let dateFormats = Dictionary(grouping: project.graph.frameworkCalls.filter { settings.contains($0.name) }, by: \.from)
        let presenters = Set(project.types(.presenter).flatMap { project.graph[$0].parts.map(\.file) })
        return project.graph.frameworkCalls.compactMap { call in
            guard let role = project.effectiveRole(of: call.from), isOutside(role), project.isJudged(call.from, as: role),
                let what = formatting(call, in: project), !isEncoding(call, by: role, dateFormats, in: project), !isCaption(call, of: role, in: project),
                !isClock(call.from, as: role, in: project), !isOfPresenter(call, presenters, in: project), told.insert(Line(call, in: project)).inserted
            else { return nil }
            return violation(call, role: role, what: what, in: project)
        }
    }

    /// `String(format: NSLocalizedString(…), count)` is one place to mend.
    private struct Line: Hashable {
        var file: FileID
        var number: Int

        init(_ call: FrameworkCall, in project: VIPERProject) {
            file = call.site.file
            number = project.graph.outline(of: file).lines.position(of: call.site.offset).line
        }
    }

    private func isOutside(_ role: Role) -> Bool {
        switch role {
        case .view, .interactor, .transformer, .entity, .presentationModel: true
        default: false
        }
    }

    /// What a call does that only a presenter should; nil for all other calls.
    private func formatting(_ call: FrameworkCall, in project: VIPERProject) -> String? {
        let (name, label) = (project.graph.symbols[call.name], project.graph.symbols[call.label])
        let isPlain = !call.receiver.exists && project.graph.symbols[call.receiverName].isEmpty
        switch name {
        case "NSLocalizedString": return isPlain || call.isSelf ? "localises a text" : nil
        case "String": return label == "format" ? "formats a text" : label == "localized" ? "localises a text" : nil
        case "localizedStringWithFormat": return isType("String", call, in: project) ? "localises a text" : nil
        // A method that is handed on, `map(formatter.string(from:))`, has no arguments.
        case "string": return isFormatter(call, in: project) && ["", "from", "for", "fromByteCount"].contains(label) ? "formats a value" : nil
        case "stringFromDate", "stringFromNumber": return isFormatter(call, in: project) ? "formats a value" : nil
        case "localizedString":
            guard isFormatter(call, in: project) || isType("Bundle", call, in: project) else { return nil }
            return isFormatter(call, in: project) ? "formats a value" : "localises a text"
        case "formatted": return call.receiver.exists && isFoundationValue(call.receiver, in: project) ? "formats a value" : nil
        default: return nil
        }
    }

    /// `title = NSLocalizedString("loans", comment: "")`: which words stand on a button is no data that anybody converts.
    private func isCaption(_ call: FrameworkCall, of role: Role, in project: VIPERProject) -> Bool {
        guard role == .view, call.hasPlainText else { return false }
        switch project.graph.symbols[call.name] {
        case "NSLocalizedString": return true
        case "String": return project.graph.symbols[call.label] == "localized"
        case "localizedString": return !isFormatter(call, in: project)
        default: return false
        }
    }

    /// A control that shows how time goes by has no presenter that could tell it each second, no more than a date picker.
    private func isClock(_ view: TypeID, as role: Role, in project: VIPERProject) -> Bool {
        role == .view && project.graph.edges(from: view).contains { edge in
            edge.kind == .holds && project.graph[edge.to].isExternal && ["CADisplayLink", "Timer"].contains(project.graph[edge.to].fullName)
        } && !project.isViewController(view)
    }

    /// `extension Loan.State { var title: String }` in a presenter's file: how the presenter says it, kept with the presenter.
    private func isOfPresenter(_ call: FrameworkCall, _ presenters: Set<FileID>, in project: VIPERProject) -> Bool {
        presenters.contains(call.site.file) && project.graph[call.from].parts.first?.file != call.site.file
    }

    /// Entities write headers and keys with formats, interactors hashes, paths and what a server reads: text for machines.
    /// Views name cells and elements of the screen so.
    private func isEncoding(_ call: FrameworkCall, by role: Role, _ dateFormats: [TypeID: [FrameworkCall]], in project: VIPERProject) -> Bool {
        switch project.graph.symbols[call.name] {
        case "formatted": return ["iso8601", "ISO8601FormatStyle"].contains(project.graph.symbols[call.style])
        case "string":
            return role != .view
                && (Self.isForMachines(formatter: project.graph.symbols[call.receiverName]) || isGivenServersFormat(call, dateFormats[call.from] ?? [], in: project))
        default: break
        }
        let signs = FormatSigns(format: project.graph.symbols[call.format])
        guard role == .entity || role != .view && signs.areForMachines || role == .view && (signs.areOfKey || signs.areOfAddress)
        else { return false }
        return project.graph.symbols[call.name] == "String" && project.graph.symbols[call.label] == "format"
    }

    /// Who reads what a formatter called so writes: `apiDateFormatter`, `Self.wireDate`.
    private static let readers: Set<String> = [
        "api", "backend", "http", "iso", "iso8601", "json", "payload", "query", "request", "rfc3339", "server", "wire",
    ]

    private static func isForMachines(formatter name: String) -> Bool {
        let letters = Array(name)
        var words = [""]
        for (position, letter) in letters.enumerated() where letter != "_" {
            let next = position + 1 < letters.count ? letters[position + 1] : nil
            // `iso8601Date`, `APIDate`: a word ends before a capital, and a run of them before its last one.
            if letter.isUppercase, position > 0, !letters[position - 1].isUppercase || next?.isLowercase ?? false { words.append("") }
            words[words.count - 1].append(contentsOf: letter.lowercased())
        }
        return words.contains { readers.contains($0) }
    }

    /// Whether the formatter is one that is given a server's date format only, or the locale of machines, in the same function, or
    /// where the property is made: `formatter.dateFormat = "yyyy-MM-dd"`.
    private func isGivenServersFormat(_ call: FrameworkCall, _ dateFormats: [FrameworkCall], in project: VIPERProject) -> Bool {
        let given = dateFormats.filter { given in
            guard given.caller.exists else { return false }
            return given.caller == call.caller && given.receiverName == call.receiverName
                || project.graph[given.caller].name == call.receiverName
        }
        let (locales, formats) = given.reduce(into: ([String](), [String]())) { result, given in
            let format = project.graph.symbols[given.format]
            if project.graph.symbols[given.name] == "locale" { result.0.append(format) } else { result.1.append(format) }
        }
        // Whoever wants the same text whatever the device is set to writes for no person (Apple's QA1480).
        return !locales.isEmpty && locales.allSatisfy { $0 == "en_US_POSIX" } || !formats.isEmpty && formats.allSatisfy(FormatSigns.isDateForMachines)
    }

    private func isType(_ name: String, _ call: FrameworkCall, in project: VIPERProject) -> Bool {
        call.receiver.exists && project.name(call.receiver) == name
    }

    private func isFormatter(_ call: FrameworkCall, in project: VIPERProject) -> Bool {
        guard call.receiver.exists else { return false }
        // What a server reads is no text for people.
        if project.name(call.receiver) == "ISO8601DateFormatter" { return false }
        return project.isKind(call.receiver, of: ["Formatter"])
    }

    private func isFoundationValue(_ type: TypeID, in project: VIPERProject) -> Bool {
        let entity = project.graph[type]
        return entity.isExternal && entity.isValue && ["Foundation", "Swift"].contains(entity.framework)
    }
}

// MARK: - Messages

extension FormattingOutsidePresenter {
    private func violation(_ call: FrameworkCall, role: Role, what: String, in project: VIPERProject) -> Violation {
        let place = call.caller.exists ? " in '\(project.label(of: call.caller))'" : ""
        return Violation(
            site: call.site, from: call.from, to: call.from,
            subject: "\(project.label(of: call.caller)) \(project.graph.symbols[call.name])",
            message: "\(project.phrase(call.from)) \(what) for people\(place)",
            because: "Text for people, its format and its language are the presenter's part.",
            help: role == .view
                ? "Let the presenter hand over the finished text." : "Hand the value outward, and let the presenter make the text of it.")
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
