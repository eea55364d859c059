import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// Whether a gateway or manager works with a framework's data. What is only called a manager may be there for anything.
    func worksWithData(_ type: TypeID) -> Bool {
        guard let assignment = assignment(of: type), assignment.role == .gateway || assignment.role == .manager else { return false }
        return assignment.evidence.contains { $0.kind == .dataAccess }
    }

    /// Whether interactors know it as well, or its protocol.
    func isServiceOfData(_ type: TypeID) -> Bool {
        guard worksWithData(type) else { return false }
        let family = Set([type] + graph.allSupertypes(of: type).filter { !graph[$0].isExternal })
        return types(.interactor).contains { interactor in graph.edges(from: interactor).contains { family.contains($0.to) } }
    }

    /// Whether a manager serves every layer, whatever it is called: it is told something (`track(_ event: Event)`) or asked for yes or no
    /// (`isValid(email:)`), and neither keeps nor fetches anything. Someone's code has to be there to be sure of that.
    func isAskedForNoData(_ type: TypeID) -> Bool {
        let family = Set([type] + graph.allSupertypes(of: type) + conformers[type]).filter { !graph[$0].isExternal }
        let classes = family.filter { graph[$0].kind != .protocol }
        return !classes.isEmpty && family.allSatisfy { member in
            graph[member].members.allSatisfy { isNoRequest($0, isRequirement: graph[member].kind == .protocol) }
        } && classes.allSatisfy { made in
            !worksWithData(made) && !graph.edges(from: made).contains { edge in
                edge.isSignature && isRecord(edge.to) || !family.contains(edge.to) && role(of: edge.to)?.isDataAccess ?? false
            }
        }
    }

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
        let family = [type] + graph.allSupertypes(of: type) + conformers[type]
        let members = family.filter { !graph[$0].isExternal }.flatMap { graph[$0].members }
        let tells = members.contains { graph[$0].kind == .func && Self.tellings.contains(graph.symbols[graph[$0].name].words.first ?? "") }
        return tells && Set(members.map { graph[$0].file }).contains { file in imports(of: file).contains { Self.trackingLibraries.contains($0.module) } }
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
        switch declaration.kind {
        case .func:
            let answersYesOrNo = declaration.type.exists && outline.names.equals(outline[declaration.type].name, "Bool")
            let isAnswered = declaration.type.exists && !answersYesOrNo && !outline.names.equals(outline[declaration.type].name, "Void")
            return !isAnswered && !Answers.isWork(outline.names[declaration.name]) && declaration.traits.isDisjoint(with: .async)
                && outline.parameters(of: declaration).allSatisfy { !$0.type.exists || outline[$0.type].kind == .named || outline[$0.type].kind == .optional || outline[$0.type].kind == .dictionary }
        case .var: return graph[member].isStatic || !isRequirement && !declaration.traits.isDisjoint(with: .computed) && declaration.modifiers.isPrivate
        default: return true
        }
    }
}
