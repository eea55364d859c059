import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// Whether a gateway or manager works with a framework's data. What is only called a manager may be there for anything.
    func worksWithData(_ type: TypeID) -> Bool {
        guard let role = role(of: type), role == .gateway || role == .manager else { return false }
        return hasEvidence(.dataAccess, for: role, of: type)
    }

    /// A repository works with data by way of the client that it keeps.
    func worksWithDataByAnother(_ type: TypeID) -> Bool {
        guard role(of: type)?.isDataAccess ?? false else { return false }
        return graph.edges(from: type).contains { edge in
            edge.kind == .holds && !edge.isStatic && edge.to != type && role(of: edge.to)?.isDataAccess ?? false
                && (worksWithData(edge.to) || conformers[edge.to].contains { $0 != type && worksWithData($0) })
        }
    }

    /// Whether interactors know it as well, or its protocol.
    func isServiceOfData(_ type: TypeID) -> Bool { (worksWithData(type) || worksWithDataByAnother(type)) && isKnownToInteractors(type) }

    func isKnownToInteractors(_ type: TypeID) -> Bool {
        let family = [type] + graph.allSupertypes(of: type).filter { !graph[$0].isExternal }
        return family.contains { part in graph.edges(to: part).contains { role(of: $0.from) == .interactor } }
    }

    /// Whether a manager serves every layer, whatever it is called: it is told something (`track(_ event: Event)`), asked for yes or no
    /// (`isValid(email:)`) or to word what it is handed (`text(for: amount)`), and neither keeps nor fetches anything. Someone's code has to be there to be sure of that.
    func isAskedForNoData(_ type: TypeID) -> Bool {
        let family = Set(graph.family(of: type) + conformers[type]).filter { !graph[$0].isExternal }
        let classes = family.filter { graph[$0].kind != .protocol }
        return !classes.isEmpty && family.allSatisfy { member in
            graph[member].members.allSatisfy { isNoRequest($0, isRequirement: graph[member].kind == .protocol) }
        } && classes.allSatisfy { made in
            !worksWithData(made) && !graph.edges(from: made).contains { edge in
                edge.isSignature && isRecord(edge.to) || !family.contains(edge.to) && role(of: edge.to)?.isDataAccess ?? false
            }
        }
    }

    /// `func load(_ url: URL, into view: UIImageView)`: what fills a view with pictures by itself has nothing for the layers between.
    func isForPictures(_ type: TypeID) -> Bool {
        let family = (graph.family(of: type) + conformers[type]).filter { !graph[$0].isExternal }
        let named = family.flatMap { graph.edges(from: $0) }.filter(\.isSignature)
        return named.contains { graph[$0.to].isExternal && ["NSImageView", "UIImageView"].contains(graph[$0.to].fullName) } && !named.contains { isRecord($0.to) }
    }

    /// `func avatar(for id: Int) async -> UIImage?`, `func apply(to view: UIView)`: all that it answers is drawn, and what it does is done to a view. It
    /// serves views, wherever it gets that from.
    func isForLooks(_ type: TypeID) -> Bool {
        let family = (graph.family(of: type) + conformers[type]).filter { !graph[$0].isExternal }
        var hasLooks = false
        for type in family {
            let signatures = Dictionary(grouping: graph.edges(from: type).lazy.filter(\.isSignature), by: \.member)
            for member in graph[type].members where isAskedOfLooks(member) {
                guard let isLook = isLook(member, signatures[member] ?? []) else { continue }
                if !isLook { return false }
                hasLooks = true
            }
        }
        return hasLooks
    }

    private func isAskedOfLooks(_ member: MemberID) -> Bool {
        graph[member].kind != .`init` && (!graph[member].isStatic || graph[member].kind == .func) && !graph.declaration(of: member).modifiers.isPrivate
    }

    /// Whether a member is about how something looks; nil where it is about nothing.
    private func isLook(_ member: MemberID, _ signature: [Edge]) -> Bool? {
        if signature.contains(where: { isRecord($0.to) }) { return false }
        let named = signature.filter { graph[$0.to].isExternal }
        if named.contains(where: { $0.position != .parameter && Self.looks.contains(graph[$0.to].fullName) }) { return true }
        let declaration = graph.declaration(of: member)
        guard graph[member].kind == .func, !declaration.type.exists, declaration.traits.isDisjoint(with: .async),
            graph.outline(of: graph[member].file).parameters(of: declaration).allSatisfy({ !graph.isHandedData(TypePlace(file: graph[member].file, type: $0.type)) })
        else { return false }
        if named.contains(where: { $0.position == .parameter && graph.isOnScreen($0.to, as: .view) }) { return true }
        return declaration.parameters.isEmpty ? nil : false
    }

    private static let looks = FrameworkPurposes.coloursAndFonts.union(FrameworkPurposes.pictures).union(["CGImage", "Color", "Font", "Image"])

    /// `LoanAPI.pageSize` of `enum LoanAPI`: what a namespace has for everybody to read asks it nothing.
    func isConstantOfNamespace(_ edge: Edge) -> Bool {
        guard edge.position == .staticMember, graph[edge.to].kind == .enum, let name = members(behind: edge)?.first else { return false }
        return graph[edge.to].members.contains { member in
            graph[member].kind == .let && graph[member].isStatic && graph.symbols[graph[member].name] == name
        }
    }

    /// `Tracker.shared.screen("loans")`: what hands to a library of analytics or crash reports what happened, and is asked for nothing.
    func isTracking(_ type: TypeID) -> Bool {
        guard isAskedForNoData(type) else { return false }
        let family = graph.family(of: type) + conformers[type]
        let members = family.filter { !graph[$0].isExternal }.flatMap { graph[$0].members }
        let tells = members.contains { graph[$0].kind == .func && Self.tellings.contains(graph.symbols[graph[$0].name].words.first ?? "") }
        return tells && Set(members.map { graph[$0].file }).contains { file in Self.trackingLibraries.contains { graph.imports($0, in: file) } }
    }

    private static let tellings: Set<String> = ["capture", "event", "log", "record", "report", "screen", "track"]

    /// Source: the documentation of each for its Swift package.
    private static let trackingLibraries: Set<String> = [
        "Adjust", "AdjustSdk", "Amplitude", "AmplitudeSwift", "AppCenterAnalytics", "AppCenterCrashes", "AppsFlyerLib", "Bugsnag", "Countly", "Crashlytics",
        "DatadogRUM", "FirebaseAnalytics", "FirebaseCrashlytics", "FirebasePerformance", "Flurry_iOS_SDK", "MatomoTracker", "Mixpanel", "NewRelic", "PostHog",
        "Segment", "Sentry", "TelemetryClient", "TelemetryDeck", "YandexMobileMetrica",
    ]

    private func isNoRequest(_ member: MemberID, isRequirement: Bool) -> Bool {
        let declaration = graph.declaration(of: member)
        let outline = graph.outline(of: graph[member].file)
        let isOf = { (names: Set<String>) in declaration.type.exists && outline[declaration.type].kind == .named && names.contains(outline.names[outline[declaration.type].name]) }
        switch declaration.kind {
        case .func:
            let parameters = outline.parameters(of: declaration)
            let name = outline.names[declaration.name]
            let isWorded = !parameters.isEmpty && isOf(["NSAttributedString", "String"]) && Self.wordings.contains { name.begins(withWord: $0) }
            let isAnswered = declaration.type.exists && !isOf(["Bool", "Void"]) && !isWorded
            return !isAnswered && !Self.isNamedAsWork(name) && declaration.traits.isDisjoint(with: .async)
                && parameters.allSatisfy { !$0.type.exists || isNoAnswer($0.type, isAlone: parameters.count == 1, in: outline) }
        case .var:
            let isComputed = declaration.traits.contains(.computed)
            if graph[member].isStatic || isOf(Self.clocks) && isComputed && !declaration.traits.contains(.setter) { return true }
            if isRequirement { return isOf(["Bool"]) && !declaration.traits.contains(.setter) }
            return declaration.modifiers.isPrivate && (isComputed || graph.namesFrameworkObject(member)) || declaration.modifiers.contains(.privateSetter) && isYesOrNo(declaration, outline)
        default: return true
        }
    }

    /// `func message(for error: Error) -> String`: words for what is handed in. A title for a number is looked up.
    private static let wordings = ["describe", "description", "format", "formatted", "localize", "localized", "message", "string", "text"]

    /// `var now: Date { get }`, in whose place a test has its own.
    private static let clocks: Set<String> = ["Calendar", "Date", "Locale", "TimeInterval", "TimeZone"]

    /// Whether nothing comes back by a parameter. What is all that is handed over (`call(_ action: @escaping () -> Void)`) is there to be done.
    private func isNoAnswer(_ type: TypeIndex, isAlone: Bool, in outline: Outline) -> Bool {
        let type = outline.type(type, without: .attributes)
        guard type.exists else { return false }
        switch outline[type].kind {
        case .named, .optional, .dictionary: return true
        case .function: return isAlone && outline[type].list.indices.isEmpty
        default: return false
        }
    }

    private func isYesOrNo(_ declaration: Declaration, _ outline: Outline) -> Bool {
        if declaration.type.exists { return outline.names.equals(outline[declaration.type].name, "Bool") }
        return declaration.initialValue.exists && outline[declaration.initialValue].kind == .booleanLiteral
    }
}
