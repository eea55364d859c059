import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Who reads the texts that one member's code makes, as far as the places tell where they go.
struct TextReaders {
    enum Reader {
        case people, machines
        /// By what keeps texts under names.
        case store
        /// By a log, or by what a view is called in the code.
        case developers
        /// By a notification, or where it asks something.
        case notification, system
        /// What an error says of itself, to whoever shows it, and what else needn't be told of.
        case others
    }

    let project: VIPERProject
    let member: MemberID
    let outline: Outline
    let code: Range<Int>
    /// What each node is a part of, by place.
    let wholes: [Int: Int]
    /// From the beginning of each to its node, the outer ones first.
    let closures: [(start: Int, end: Int)]
    /// The project's members that are called, by the place of their names.
    let callees: [UInt32: MemberID]

    init(_ member: MemberID, calls: [Call], in project: VIPERProject) {
        (self.project, self.member) = (project, member)
        outline = project.graph.outline(of: project.graph[member].file)
        code = project.graph.declaration(of: member).code.indices
        callees = Dictionary(calls.map { ($0.site.offset, $0.callee) }) { first, _ in first }
        closures = code.compactMap { [outline, code] start in
            let node = outline.code[start]
            guard node.kind == .closureBody, code.contains(node.end), outline.code[node.end].kind == .closure else { return nil }
            return (start, node.end)
        }
        wholes = code.reduce(into: [:]) { [outline] wholes, place in
            let node = outline.code[place]
            for part in node.kind == .unwrapMatch ? [node.base] : outline.parts(of: node) where part.exists { wholes[part.position] = place }
        }
    }

    /// - Parameters:
    ///   - site: of the name of what makes the text.
    ///   - others: those of the members that may use what a private one answers with.
    func reader(of site: Site, among others: [MemberID: TextReaders]) -> Reader {
        reader(of: outline.name(at: site.offset, in: code), among: others, depth: 0)
    }

    func reader(of made: Int?, among others: [MemberID: TextReaders], depth: Int) -> Reader {
        made.flatMap { reader(of: $0, depth: 0) } ?? (isForMachines ? .machines : readerOfAnswer(among: others, depth: depth) ?? .people)
    }

    /// Nil where the code doesn't tell.
    ///
    /// - Parameter isKey: whether other values are kept by the text, which people read no more than they read what is taken out by it.
    private func reader(of made: Int, isKey: Bool = false, depth: Int) -> Reader? {
        var (part, isKey) = (made, isKey)
        // A value by a name that is written out: of a form, of a request, of an event.
        var isNamed = false
        while let whole = wholes[part] ?? mapping(from: part) {
            let node = outline.code[whole]
            switch node.kind {
            case .call where outline.code[part].kind == .closure: isKey = isKey || isGrouping(node)
            case .call where node.base.position != part:
                if let reader = reader(of: part, in: node) { return reader }
            case .subscript where isKey || node.base.position != part: return .machines
            // The texts themselves: `grouped.keys.sorted()`.
            case .member where isKey && outline.names.equals(node.name, "keys"): isKey = false
            case .member where isKey || isReading(whole): return .machines
            case .binary where isPath(node, but: part), .stringLiteral where isPath(node, but: part): return .machines
            case .comparison: return .machines
            case .dictionaryLiteral:
                if isOfError(part, in: node) { return .others }
                isNamed = isNamed || isNamedValue(part, in: node)
            case .assignment:
                let target = outline[node.other]
                guard target.kind == .identifier, !isNamed, isLocal(target.name) else { return readerOfAssigned(to: target, isNamed || isKey) }
                return readerOfLocal(target.name, isKey, behind: whole, depth: depth)
            case .declaration where !isNamed: return readerOfLocal(outline[node.declaration].name, isKey, behind: max(whole, node.end - 1), depth: depth)
            case .unwrapMatch where !isNamed && node.other.exists && [.bindingPattern, .identifier].contains(outline[node.other].kind):
                return readerOfLocal(outline[node.other].name, isKey, behind: whole, depth: depth)
            default: break
            }
            part = whole
        }
        return isNamed || isKey || isPartOfValue(part) ? .machines : nil
    }

    private func isNamedValue(_ part: Int, in dictionary: CodeNode) -> Bool {
        key(of: part, in: dictionary).map { [.member, .stringLiteral].contains($0.kind) } ?? false
    }

    /// `NSError(domain: domain, code: 1, userInfo: [NSLocalizedDescriptionKey: text])`: what `errorDescription` says as well.
    private func isOfError(_ part: Int, in dictionary: CodeNode) -> Bool {
        guard let key = key(of: part, in: dictionary), key.kind == .identifier else { return false }
        return Self.errorKeys.contains(outline.names[key.name])
    }

    /// Source: developer.apple.com/documentation (Foundation.NSError).
    private static let errorKeys: Set<String> = [
        "NSDebugDescriptionErrorKey", "NSLocalizedDescriptionKey", "NSLocalizedFailureErrorKey", "NSLocalizedFailureReasonErrorKey",
        "NSLocalizedRecoverySuggestionErrorKey",
    ]

    private func key(of part: Int, in dictionary: CodeNode) -> CodeNode? {
        let values = dictionary.arguments.map { outline.arguments[$0].value.position }
        guard let place = values.firstIndex(of: part), place % 2 == 1 else { return nil }
        return outline.code[values[place - 1]]
    }

    /// `fields["amount"] = …`, `content.title = …`
    private func readerOfAssigned(to target: CodeNode, _ isNamed: Bool) -> Reader? {
        switch target.kind {
        case .subscript:
            guard let key = target.arguments.first.map({ outline.arguments[$0].value }), key.exists else { return .people }
            return [.member, .stringLiteral].contains(outline[key].kind) ? .machines : .people
        case .member where LogReaders.names.contains(outline.names[target.name]): return .developers
        case .member where ["alertBody", "alertTitle", "body", "subtitle", "title"].contains(outline.names[target.name]):
            return makesNotification ? .notification : .people
        // What stands on the buttons of the system's question, of which the question itself is told.
        case .member where ["localizedCancelTitle", "localizedFallbackTitle"].contains(outline.names[target.name]): return .others
        case .wildcard where !isNamed: return nil
        default: return isNamed ? .machines : .people
        }
    }

    func isLocal(_ name: NameID) -> Bool {
        code.contains { outline.code[$0].kind == .declaration && outline[outline.code[$0].declaration].name == name }
    }

    private var makesNotification: Bool {
        project.graph.edges(from: project.graph[member].owner).contains { $0.member == member && isMakingOfNotification($0) }
    }

    /// `reminders.schedule(title: text)`, where the team's own service puts what it is told into a notification, or has a function of its own do so.
    private func makesNotification(_ asked: MemberID) -> Bool {
        let owner = project.graph[asked].owner
        let makers = [owner] + project.conformers[owner]
        return makers.filter { project.effectiveRole(of: $0).map(\.isDataAccess) ?? true }.contains { type in
            project.graph.edges(from: type).contains { edge in
                guard isMakingOfNotification(edge), edge.member.exists else { return false }
                return ([edge.member] + project.graph.calls(of: edge.member).map(\.caller)).contains { maker in
                    maker.exists && project.graph[maker].owner == type && project.isRequirement(asked, for: maker)
                }
            }
        }
    }

    private func isMakingOfNotification(_ edge: Edge) -> Bool {
        edge.kind == .creates && ["UILocalNotification", "UNMutableNotificationContent"].contains(project.graph[edge.to].fullName)
    }

    /// Of a constant all whom it is handed to, and what its name says: `let key = formatter.string(from: day)`.
    private func readerOfLocal(_ name: NameID, _ isKey: Bool, behind place: Int, depth: Int) -> Reader? {
        let named: Reader? = MachineNames.isForMachines(outline.names[name]) ? .machines : nil
        let uses = code.filter { $0 > place && outline.code[$0].kind == .identifier && outline.code[$0].name == name }
        guard depth < 4, !uses.isEmpty else { return named }
        let readers = uses.map { reader(of: $0, isKey: isKey, depth: depth + 1) ?? named }
        if readers.contains(.people) { return .people }
        if readers.contains(nil) { return nil }
        return [.notification, .system, .others, .store, .machines].first { readers.contains($0) } ?? .developers
    }

    /// Nil where the call doesn't tell.
    private func reader(of part: Int, in call: CodeNode) -> Reader? {
        guard let argument = call.arguments.first(where: { outline.arguments[$0].value.position == part }), let callee = outline.callee(of: call),
            callee.kind == .identifier || callee.kind == .member
        else { return nil }
        let label = outline.names[outline.arguments[argument].label]
        if label == "localizedReason" { return .system }
        if LogReaders.nameLabels.contains(label) { return .developers }
        let name = outline.names[callee.name]
        if isLog(callee, name) { return .developers }
        if let member = callees[callee.offset] {
            if makesNotification(member) { return .notification }
            if let role = project.role(of: project.graph[member].owner), !Self.models.contains(role) {
                // What the own type makes of the text goes where its answer goes.
                if project.graph[member].owner == project.graph[self.member].owner {
                    if project.graph[member].isTyped { return nil }
                    if LogReaders.isLogsFunction(name) { return .developers }
                }
                return !role.isDataAccess ? .people : Self.reasons.contains(label) ? .system : .machines
            }
            if isKept(call) { return .store }
            if Self.fileLabels.contains(label) { return .machines }
            if isToldAside(member, by: callee) { return .others }
            let owner = project.name(project.graph[member].owner)
            return FormatCalls.isReadByServers(name) || FormatCalls.isReadByServers(owner) || MachineNames.isForMachines(owner) ? .machines : nil
        }
        if isKept(call) { return .store }
        if Self.fileLabels.contains(label) { return .machines }
        guard callee.kind == .member else {
            return Self.readingFunctions.contains(name) || FormatCalls.isReadByServers(name) ? .machines : nil
        }
        let isPath = name == "appending" && (label == "component" || label == "path")
        return Self.readingMethods.contains(name) || isKeptToCompare(by: callee) || isPath || isOfUnknown(callee) ? .machines : nil
    }

    /// `defaults.set(text, forKey: "synced")`, `container.encode(text, forKey: .day)`
    private func isKept(_ call: CodeNode) -> Bool {
        call.arguments.contains { outline.names.equals(outline.arguments[$0].label, "forKey") }
    }

    /// `Logger.shared.log(text)`, `Crashlytics.crashlytics().log(text)`, `DDLogError(text)`: not where a part of a scene is told, nor of what the
    /// project has by the name of `log.append(meal)`.
    private func isLog(_ callee: CodeNode, _ name: String) -> Bool {
        guard let member = callees[callee.offset] else {
            if callee.kind == .identifier || isOfModuleOrSelf(callee) { return LogReaders.isLogsFunction(name) }
            return isOfLog(callee.base) || callee.base.exists && LogReaders.isLogsMethod(name)
        }
        let owner = project.graph[member].owner
        if FrameworkCall.isLog(project.name(owner)) || project.role(of: owner) == nil && FrameworkCall.isLog(name) { return true }
        return (project.role(of: owner)?.isDataAccess ?? true) && LogReaders.isLogsMethod(name)
    }

    /// `Swift.print(text)`, `self.debugLog(text)`
    private func isOfModuleOrSelf(_ callee: CodeNode) -> Bool {
        guard callee.base.exists, case let base = outline[outline.unwrapped(callee.base)], base.kind == .identifier else { return false }
        return outline.names.equals(base.name, "Swift") || outline.names.equals(base.name, "self")
    }

    /// Whether a call's receiver is called like a log, by any of its names: `Crashlytics.crashlytics()`, `Log.network`, `self.logger`.
    private func isOfLog(_ receiver: CodeIndex) -> Bool {
        var place = receiver
        while place.exists {
            let node = outline[place]
            if [.identifier, .member].contains(node.kind), FrameworkCall.isLog(outline.names[node.name]) { return true }
            place = node.base
        }
        return false
    }

    /// Why the system asks, by way of a service: `biometry.authenticate(reason: text)`.
    private static let reasons: Set<String> = ["localizedReason", "prompt", "reason"]

    private static let models: RoleSet = [.entity, .presentationModel, .viewModel]

    /// What reads its text: addresses, queries, numbers.
    private static let readingFunctions: Set<String> = [
        "CGFloat", "Data", "Decimal", "Double", "Float", "Int", "NSDecimalNumber", "NSPredicate", "NSURL", "NSURLQueryItem", "URL", "URLQueryItem",
    ]
    private static let readingMethods: Set<String> = [
        "addValue", "appendPathComponent", "appendPathExtension", "appendingPathComponent", "appendingPathExtension", "combine", "contains",
        "setValue",
    ]
}
