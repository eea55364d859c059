import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What the calls of frameworks say that make text.
struct FormatCalls {
    let project: VIPERProject
    /// What formatters are given, by the type whose code gives it.
    private let settings: [TypeID: [FrameworkCall]]
    /// Of the methods that frameworks have, those that the project has as well, with what a call of them may begin with.
    private let ownMethods: Set<Beginning>

    /// How a text is made.
    enum Making: String {
        case formatsText = "formats a text"
        case formatsValue = "formats a value"
        case localises = "localises a text"
    }

    init(_ project: VIPERProject) {
        self.project = project
        let names = FrameworkCall.formatterSettings.compactMap { project.graph.symbols.symbol(of: $0) }
        settings = Dictionary(grouping: project.graph.frameworkCalls.filter { names.contains($0.name) }, by: \.from)
        let asked = ["formatted", "localizedString"].compactMap { project.graph.symbols.symbol(of: $0) }
        var ownMethods: Set<Beginning> = []
        for member in asked.isEmpty ? [] : project.graph.members where asked.contains(member.name) {
            Self.addBeginnings(of: member, to: &ownMethods, in: project.graph)
        }
        self.ownMethods = ownMethods
    }

    /// `formatted(currency:`, `formatted(`
    private struct Beginning: Hashable {
        var name: Symbol
        /// Of the first argument; none where that has none, or where there is none.
        var label: Symbol
    }

    /// `func formatted(signed: Bool = false, currency: String)` may begin with either.
    private static func addBeginnings(of member: Member, to beginnings: inout Set<Beginning>, in graph: ProjectGraph) {
        let outline = graph.outline(of: member.file)
        for parameter in outline.parameters(of: outline[member.declaration]) {
            beginnings.insert(Beginning(name: member.name, label: graph.symbols.symbol(of: outline.names[parameter.label]) ?? .none))
            guard parameter.defaultValue.exists else { return }
        }
        beginnings.insert(Beginning(name: member.name, label: .none))
    }

    /// What a call does that only a presenter should; nil for all other calls.
    func making(_ call: FrameworkCall) -> Making? {
        guard let maker = maker(of: call) else { return nil }
        let label = project.graph.symbols[call.label]
        let isPlain = !call.receiver.exists && project.graph.symbols[call.receiverName].isEmpty
        switch maker {
        case .localizedFunction: return isPlain ? .localises : nil
        case .string: return label == "format" ? .formatsText : label == "localized" ? .localises : nil
        case .attributedString: return label == "localized" ? .localises : nil
        case .foundationString: return label == "format" ? .formatsText : nil
        // `Text("\(amount, specifier: "%.2f")")`
        case .text: return .formatsText
        case .localizedStringWithFormat: return .localises
        // A method that is handed on, `map(formatter.string(from:))`, has no arguments.
        case .formatterString: return isFormatter(call) && Self.valueLabels.contains(label) ? .formatsValue : nil
        case .localizedStringFromDate, .localizedStringFromNumber, .stringFromDate, .stringFromNumber: return isFormatter(call) ? .formatsValue : nil
        case .localizedString:
            if isFormatter(call) { return .formatsValue }
            return call.receiver.exists && project.name(call.receiver) == "Bundle" || isOnlyFrameworks(call, "forKey") ? .localises : nil
        case .format: return Self.formatStyles.contains(project.graph.symbols[call.style]) ? .formatsValue : nil
        case .formatted: return isFoundationValue(call) || isOnlyFrameworks(call, "date") || isOnlyFrameworks(call, "") ? .formatsValue : nil
        }
    }

    private func maker(of call: FrameworkCall) -> FrameworkCall.TextMaker? { FrameworkCall.TextMaker(rawValue: project.graph.symbols[call.name]) }

    /// Source: developer.apple.com/documentation (Foundation.Formatter and its subclasses, MapKit.MKDistanceFormatter).
    private static let valueLabels: Set<String> = [
        "", "for", "from", "fromByteCount", "fromDistance", "fromJoules", "fromKilograms", "fromMeters", "fromValue",
    ]

    /// Those that write for people: not `ISO8601FormatStyle`, `VerbatimFormatStyle`, `HTTPFormatStyle`.
    /// Source: developer.apple.com/documentation/foundation/formatstyle
    private static let formatStyles: Set<String> = [
        "AnchoredRelativeFormatStyle", "ByteCountFormatStyle", "ComponentsFormatStyle", "FloatingPointFormatStyle", "FormatStyle", "IntegerFormatStyle",
        "IntervalFormatStyle", "ListFormatStyle", "RelativeFormatStyle", "TimeFormatStyle", "UnitsFormatStyle",
    ]

    /// `formatted()`, `formatted(date: .long, time: .omitted)`, `Bundle.main.localizedString(forKey: key, value: nil, table: nil)`: nothing else is
    /// called so, whatever it is called on.
    private func isOnlyFrameworks(_ call: FrameworkCall, _ label: String) -> Bool {
        project.graph.symbols[call.label] == label && !call.receiver.exists && !call.isSelf
            && !ownMethods.contains(Beginning(name: call.name, label: call.label))
    }

    /// Entities write headers and keys with formats, interactors hashes, paths and what a server reads: text for machines.
    /// Views name cells and elements of the screen so.
    func isEncoding(_ call: FrameworkCall, by role: Role) -> Bool {
        switch maker(of: call) {
        case .formatted: return ["iso8601", "ISO8601FormatStyle"].contains(project.graph.symbols[call.style])
        case .formatterString:
            return role != .view && (Self.isReadByServers(project.graph.symbols[call.receiverName]) || isGivenServersFormat(call))
        case .foundationString where project.graph.symbols[call.label] == "format", .string where project.graph.symbols[call.label] == "format":
            let signs = FormatSigns(format: project.graph.symbols[call.format])
            switch role {
            case .view: return signs.areOfKey || signs.areOfAddress
            case .entity: return !signs.areOfMeasure
            default: return signs.areForMachines
            }
        default: return false
        }
    }

    /// Whether the text is for people whoever asks for it: nothing is left open by what makes it.
    func isSurelyForPeople(_ call: FrameworkCall) -> Bool {
        if isEncoding(call, by: .interactor) { return false }
        switch making(call) {
        case .localises: return true
        case .formatsText: return FormatSigns(format: project.graph.symbols[call.format]).areOfMeasure
        case .formatsValue:
            guard project.isKind(call.receiver, of: ["DateFormatter"]), !isLocalizedString(call) else { return true }
            let given = given(to: call)
            return !given.isEmpty && given.allSatisfy { project.graph.symbols[$0.name] != "dateFormat" || !project.graph.symbols[$0.format].isEmpty }
        case nil: return false
        }
    }

    /// `%.2f`, `%02d:%02d`: whether what is shown of the text is a number for people; elsewhere it may be anything.
    func isNumberWhereShown(_ call: FrameworkCall) -> Bool {
        FormatSigns(format: project.graph.symbols[call.format]).areOfNumber
    }

    /// The parameter that a date's format is taken from: `formatter.dateFormat = format`.
    func formatParameter(of call: FrameworkCall) -> Parameter? {
        let given = given(to: call).first { $0.caller == call.caller && project.graph.symbols[$0.name] == "dateFormat" }
        guard let given, !isEncoding(call, by: .interactor) else { return nil }
        let outline = project.graph.outline(of: call.site.file)
        let declaration = project.graph.declaration(of: call.caller)
        let assigned = declaration.code.indices.lazy.map { outline.code[$0] }.first { node in
            node.kind == .assignment && node.other.exists && outline[node.other].offset == given.site.offset
        }
        guard let value = assigned?.base, value.exists, outline[value].kind == .identifier else { return nil }
        return outline.parameters(of: declaration).first { $0.name == outline[value].name }
    }

    /// Who reads what is called so: `apiDateFormatter`, `Self.wireDate`, `LoanRequest`.
    private static let readers: Set<String> = [
        "api", "backend", "http", "iso", "iso8601", "json", "payload", "query", "request", "rfc3339", "server", "wire",
    ]

    static func isReadByServers(_ name: String) -> Bool {
        name.words.contains { readers.contains($0) }
    }

    /// Whether the formatter is one that is given a server's date format only, or the locale of machines: `formatter.dateFormat = "yyyy-MM-dd"`.
    private func isGivenServersFormat(_ call: FrameworkCall) -> Bool {
        let given = given(to: call)
        let locales = given.filter { project.graph.symbols[$0.name] == "locale" }.map { project.graph.symbols[$0.format] }
        let formats = given.filter { project.graph.symbols[$0.name] == "dateFormat" }.map { project.graph.symbols[$0.format] }
        // Whoever wants the same text whatever the device is set to writes for no person (Apple's QA1480).
        return !locales.isEmpty && locales.allSatisfy { $0 == "en_US_POSIX" } || !formats.isEmpty && formats.allSatisfy(FormatSigns.isDateForMachines)
    }

    private func isLocalizedString(_ call: FrameworkCall) -> Bool {
        switch maker(of: call) {
        case .localizedString, .localizedStringFromDate, .localizedStringFromNumber: true
        default: false
        }
    }

    /// Whether a date is written as the reader's settings have it, which no program could read: `dateStyle = .medium`.
    func isInLocalStyle(_ call: FrameworkCall) -> Bool {
        switch maker(of: call) {
        case .format, .formatted, .localizedString, .localizedStringFromDate, .localizedStringFromNumber, .localizedStringWithFormat: true
        case .formatterString, .stringFromDate: given(to: call).contains { Self.styles.contains(project.graph.symbols[$0.name]) }
        default: false
        }
    }

    static let styles: Set<String> = ["dateStyle", "setLocalizedDateFormatFromTemplate", "timeStyle"]

    /// What the formatter is given in the same function, or where the property is made, be it one of the type or one added to the formatter's.
    private func given(to call: FrameworkCall) -> [FrameworkCall] {
        let own = (settings[call.from] ?? []).filter { given in
            guard given.caller.exists else { return false }
            return given.caller == call.caller && given.receiverName == call.receiverName
                || project.graph[given.caller].name == call.receiverName
        }
        if !own.isEmpty { return own }
        let made = given(to: call.receiverName, of: call.from)
        return made.isEmpty ? given(to: call.receiverName, of: call.receiver) : made
    }

    /// What a property's formatter is given where it is made, or by the function that makes it.
    private func given(to property: Symbol, of owner: TypeID) -> [FrameworkCall] {
        guard let given = settings[owner], let property = project.graph[owner].members.first(where: { project.graph[$0].name == property }) else { return [] }
        let (name, factory) = (project.graph[property].name, factory(of: property))
        return given.filter { given in
            guard given.caller.exists else { return false }
            let maker = project.graph[given.caller].name
            return maker == name || maker == factory
        }
    }

    /// `make` of `static let day = make("dd.MM.yyyy")`
    private func factory(of property: MemberID) -> Symbol? {
        let (value, outline) = (project.graph.declaration(of: property).initialValue, project.graph.outline(of: project.graph[property].file))
        guard value.exists, outline[value].kind == .call, let callee = outline.callee(of: outline[value]), callee.kind == .identifier || callee.kind == .member
        else { return nil }
        return project.graph.symbols.symbol(of: outline.names[callee.name])
    }

    func isFormatter(_ call: FrameworkCall) -> Bool {
        guard call.receiver.exists else { return false }
        // What a server reads is no text for people.
        if project.name(call.receiver) == "ISO8601DateFormatter" { return false }
        return project.isKind(call.receiver, of: ["Formatter"])
    }

    private func isFoundationValue(_ call: FrameworkCall) -> Bool {
        call.receiver.exists && ["Foundation", "Swift"].contains(project.graph[call.receiver].framework)
    }
}
