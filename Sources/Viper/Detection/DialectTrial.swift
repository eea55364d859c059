import ProjectGraph
import Syntax

/// One dialect tried on a project: which of its signs are there, and what they are worth.
struct DialectTrial {
    private let graph: ProjectGraph
    private let dialect: Dialect
    private let rarity: SignRarity
    private let roles: [Role?]
    private let claims: ClaimTable
    private let words: RoleWordTable
    private let modules: ModuleNames
    private let hasStack: Bool
    /// The modules with a presenter and somebody that it works with, by number: what has none of both keeps no dialect.
    private var modulesWithStack: Set<Int> = []
    /// The modules with a presenter that works with neither, as MVP's do.
    private var modulesOfPresenters: Set<Int> = []
    /// By the number of the module.
    private var scoreByModule: [Int: Double] = [:]
    private var score = 0.0
    /// What the names of parts end in, by word and role as one number.
    private var endings: [Int: NameEnding] = [:]
    private var ownWords: [String: Int] = [:]
    private var foreignWords: [String: Int] = [:]
    /// How many types of a role are called by the dialect's words, and how many by others.
    private var named: RoleTable<(own: Int, foreign: Int)> = RoleTable()
    /// What was seen that no other dialect has: words that it shares, each with another one, are anybody's.
    private var ownSigns: [String] = []
    private var hasOwnBase = false
    private var bases: [String: Int] = [:]
    /// Views of scenes that are what only this dialect's are (SwiftUI's `View`), and others.
    private var views = (own: 0, others: 0)
    /// The modules with views of the first kind.
    private var modulesWithOwnViews: Set<Int> = []
    private var files: Set<FileID> = []
    private var holds = (kept: 0, broken: 0)
    private var events = (named: 0, otherwise: 0)
    /// By who holds whom, and how, as one number.
    private var weights: [Int: Double] = [:]
    /// By type, where somebody has asked: there are several signs of most.
    private var moduleNumbers: [Int??]

    /// What is the same for all dialects.
    struct Ground: Sendable {
        let graph: ProjectGraph
        let rarity: SignRarity
        /// ``ProjectGraph/typesInPlay(among:jobs:)``, or a sample of them.
        let types: [TypeID]
        let data: DataReach
        let compositions: Compositions
        let providers: Providers
    }

    /// A word that names of one role end in.
    private struct NameEnding {
        enum Kind {
            case own, foreign
            /// Neither speaks for the dialect nor against it.
            case anybodys
        }

        /// As evidence shows it.
        var text: String
        var kind: Kind
        /// Of each name that ends so, in points.
        var weight = 0.0
        var count = 0
    }

    /// What came of a trial.
    struct Outcome: Sendable {
        var candidate: DialectDetection.Candidate
        var scoreByModule: [String: Double]
    }

    init(of dialect: Dialect, on ground: Ground) {
        graph = ground.graph
        self.dialect = dialect
        rarity = ground.rarity
        var inference = RoleInference(graph: graph, dialect: dialect, compositions: ground.compositions, providers: ground.providers)
        inference.lookAlone(at: ground.types)
        roles = inference.roles(among: ground.types, reaching: ground.data)
        claims = inference.claims
        words = inference.wordTable
        modules = ModuleNames(graph: graph, roles: roles, dialect: dialect, endings: inference.endings)
        hasStack = VIPERProject.hasStack(in: graph, roles: roles)
        moduleNumbers = Array(repeating: nil, count: hasStack ? roles.count : 0)
        guard hasStack else { return }
        lookForStacks()
        for position in roles.indices {
            let type = TypeID(position)
            guard let role = roles[position], !isOfPresenterAlone(type) else { continue }
            // Views of no scene say nothing of the scenes: an app may have hundreds of another architecture.
            if isTelling(role), role != .view || isOfScene(type) {
                let claims = claims.claims(of: type, for: role)
                weighName(of: type, as: role, claims)
                weighBases(of: type, as: role, claims)
            }
            weighFile(of: type, as: role)
            weighHolds(of: type, as: role)
        }
        for ending in endings.values where ending.kind == .own { ownWords[ending.text, default: 0] += ending.count }
        for ending in endings.values where ending.kind == .foreign { foreignWords[ending.text, default: 0] += ending.count }
        if !dialect.eventPrefixes.isEmpty { weighEvents() }
    }

    private mutating func lookForStacks() {
        // By a loop: the types of a lazy chain would be made at run time, and a lint of a few files waits for that.
        var presenters: Set<Int> = []
        var others: Set<Int> = []
        for position in roles.indices {
            guard let role = roles[position]?.reached, role == .presenter || role == .interactor || role == .router,
                let number = moduleNumber(of: TypeID(position))
            else { continue }
            if role == .presenter { presenters.insert(number) } else { others.insert(number) }
        }
        modulesWithStack = presenters.intersection(others)
        modulesOfPresenters = presenters.subtracting(others)
    }

    private mutating func isOfPresenterAlone(_ type: TypeID) -> Bool {
        guard !modulesOfPresenters.isEmpty, let module = moduleNumber(of: type) else { return false }
        return modulesOfPresenters.contains(module)
    }

    private mutating func add(_ points: Double, for type: TypeID) {
        guard points != 0 else { return }
        score += points
        if let module = moduleNumber(of: type) { scoreByModule[module, default: 0] += points }
    }

    private mutating func moduleNumber(of type: TypeID) -> Int? {
        if let known = moduleNumbers[type.position] { return known }
        let number = modules.number(of: type, in: graph)
        moduleNumbers[type.position] = .some(number)
        return number
    }
}

// MARK: - Signs

extension DialectTrial {
    private func isTelling(_ role: Role) -> Bool { role.isPartOfStack || role.isBoundary }

    private mutating func weighName(of type: TypeID, as role: Role, _ claims: [Claim]) {
        if isBelowInteractors(role, claims) { return }
        var word: RoleWord?
        var composition: TypeID?
        for claim in claims {
            switch claim.fact {
            case .suffix(let suffix): word = suffix
            case .isPart(let alias): composition = alias
            default: continue
            }
        }
        if let composition { return weighPart(type, of: composition, as: role) }
        guard let word else {
            // Whoever is called something else altogether has no word of the dialect's. Views have all kinds of names, as has
            // what assembles them.
            if role.isBoundary && !role.isDataAccess || role == .interactor { foreignWords[graph.symbols[graph[type].name], default: 0] += 1 }
            if role == .presenterInterface { named[role, default: (0, 0)].foreign += 1 }
            return
        }
        let place = Int(word.number) * Role.inOrder.count + role.ordinal
        var ending = endings[place] ?? nameEnding(words[word], of: role)
        ending.count += 1
        endings[place] = ending
        add(ending.weight, for: type)
        switch ending.kind {
        case .own: named[role, default: (0, 0)].own += 1
        case .foreign: named[role, default: (0, 0)].foreign += 1
        case .anybodys: break
        }
    }

    /// `LogoutUseCase`, which interactors alone ask, and `Logout`, which implements it: they are no scene's part, so a dialect has no words for them.
    private func isBelowInteractors(_ role: Role, _ claims: [Claim]) -> Bool {
        guard role == .interactor || role == .interactorInterface else { return false }
        var isAsked = false
        for claim in claims {
            switch claim.fact {
            case .isMade: return true
            case .isUsedBy(let user):
                guard role == .interactorInterface, roles[user.position] == .interactor else { return false }
                isAsked = true
            default: break
            }
        }
        return isAsked
    }

    private mutating func nameEnding(_ word: String, of role: Role) -> NameEnding {
        // That it is the one that does the work is no part of the word: `PresenterImpl`.
        let own = dialect.vocabulary[role]?.suffixes ?? []
        let plain = own.contains(word) ? word : RoleWord.implemented(by: word) ?? word
        guard own.contains(plain) else {
            let isTold = role != .view && role != .assembler && !role.isDataAccess
            return NameEnding(text: RoleWord.shown(word), kind: isTold ? .foreign : .anybodys)
        }
        let weight = rarity.ofSuffix(plain, role)
        // Cells and delegates are called so in all kinds of apps, whichever dialect thinks of them.
        if weight == 1, role != .view, role != .moduleInterface, !ownSigns.contains(plain) { ownSigns.append(plain) }
        return NameEnding(text: Self.evidence(of: plain), kind: .own, weight: weight)
    }

    /// A small protocol may be called anything; what it is composed to has the dialect's word.
    private mutating func weighPart(_ type: TypeID, of alias: TypeID, as role: Role) {
        let name = graph.symbols[graph[alias].name]
        guard let ending = dialect.vocabulary[role]?.suffixes.first(where: { RoleWord.rest(of: name, without: $0) != nil })
        else { return }
        ownWords[Self.evidence(of: ending), default: 0] += 1
        add(rarity.ofSuffix(ending, role) / 2, for: type)
    }

    private static func evidence(of word: String) -> String { word.contains("*") ? RoleWord.shown(word) : word }

    private mutating func weighBases(of type: TypeID, as role: Role, _ claims: [Claim]) {
        var isOwn = false
        for case .supertype(let base) in claims.map(\.fact) {
            let weight = rarity.ofSupertype(graph[base].fullName, role)
            guard weight > 0 else { continue }
            isOwn = true
            if weight == 1 { hasOwnBase = true }
            bases[graph[base].fullName, default: 0] += 1
            add(weight, for: type)
        }
        guard role == .view else { return }
        guard isOwn else { return views.others += 1 }
        views.own += 1
        if let module = modules.number(of: type, in: graph) { modulesWithOwnViews.insert(module) }
    }

    /// Whether a view works with a presenter of a stack: a toast's or a login's is called so as well.
    private mutating func isOfScene(_ view: TypeID) -> Bool {
        for edge in graph.edges(from: view) where roles[edge.to.position]?.reached == .presenter {
            guard let module = moduleNumber(of: edge.to), !modulesWithStack.contains(module) else { return true }
        }
        return false
    }

    /// Not where the dialect alone says what views are, and most of them are something else.
    private var fitsViews: Bool { !isParticularOfViews || views.own >= views.others }

    /// Not where all routers are called otherwise, though the dialect has a word for them: `…Router`, where it says `…Wireframe`.
    private var fitsParts: Bool { [Role.presenter, .interactor, .router].allSatisfy(isCalledByOwnWord) }

    private func isCalledByOwnWord(_ role: Role) -> Bool {
        guard let named = named[role], dialect.vocabulary[role]?.suffixes.isEmpty == false else { return true }
        return named.own > 0 || named.foreign < 2
    }

    private var isParticularOfViews: Bool {
        dialect.vocabulary[.view]?.supertypes.contains { rarity.ofSupertype($0, .view) == 1 } ?? false
    }

    private mutating func weighFile(of type: TypeID, as role: Role) {
        guard role.isBoundary, let file = graph[type].parts.first?.file, !files.contains(file) else { return }
        let path = graph[file].path
        guard let ending = dialect.interfaceFiles.first(where: { path.hasSuffix($0 + ".swift") }) else { return }
        files.insert(file)
        add(rarity.ofFile(ending), for: type)
    }

    private mutating func weighHolds(of type: TypeID, as role: Role) {
        guard role == .view || role == .presenter || role == .interactor else { return }
        for edge in graph.edges(from: type) where edge.kind == .holds && !edge.isStatic && edge.isSignature && edge.to != type {
            guard let held = roles[edge.to.position]?.reached,
                let allowed = dialect.ownership.allowed(owner: role, held: held)
            else { continue }
            if allowed.contains(edge.ownership.withoutChecks) {
                holds.kept += 1
                add(weight(of: edge.ownership.withoutChecks, of: held, by: role), for: type)
            } else {
                holds.broken += 1
                add(-0.5, for: type)
            }
        }
    }

    private mutating func weight(of ownership: Ownership, of held: Role, by owner: Role) -> Double {
        let place = (owner.ordinal * Role.inOrder.count + held.ordinal) * Ownership.allCases.count + Int(ownership.rawValue)
        if let known = weights[place] { return known }
        let weight = rarity.ofHold(owner, held, ownership)
        weights[place] = weight
        return weight
    }

    /// By the messages that are sent: what nobody sends may be anything.
    private mutating func weighEvents() {
        for member in messages() {
            let owner = graph[member].owner
            guard let receiver = roles[owner.position]?.reached, !isOfPresenterAlone(owner) else { continue }
            let sender: Role = receiver == .presenter ? .view : .presenter
            guard graph.calls(of: member).contains(where: { roles[$0.from.position] == sender }) else { continue }
            if dialect.isEventName(graph.symbols[graph[member].name], receivedBy: receiver) {
                events.named += 1
                add(0.25, for: owner)
            } else {
                events.otherwise += 1
                add(-0.25, for: owner)
            }
        }
    }

    /// What may be told to those who receive events, in the order of the graph.
    private func messages() -> [MemberID] {
        let receivers = RoleSet(Role.inOrder.filter { dialect.eventPrefixes[$0.reached] != nil })
        return roles.indices.filter { roles[$0].map { receivers.contains($0) } ?? false }.flatMap { position in
            graph[TypeID(position)].members.filter { graph[$0].kind == .func && !graph[$0].isTyped }
        }.sorted()
    }
}

// MARK: - What came of it

extension DialectTrial {
    /// - Parameter withEvidence: whether anybody reads what the trial found: it takes as long to write as to find.
    func outcome(withEvidence: Bool) -> Outcome {
        let own = ownWords.values.reduce(0, +)
        let foreign = foreignWords.values.reduce(0, +)
        let candidate = DialectDetection.Candidate(
            name: dialect.name, score: score, coverage: own == 0 ? 0 : Double(own) / Double(own + foreign),
            fidelity: fidelity,
            eventFidelity: eventFidelity, hasStack: hasStack, hasOwnSign: hasOwnBase || ownSigns.count > 1, fitsParts: fitsParts,
            fitsEvents: isCalledByOwnWord(.presenterInterface), fitsViews: fitsViews,
            evidence: withEvidence ? evidence(own: own, foreign: foreign) : [])
        // No module keeps a dialect whose views are not there.
        let kept = modulesWithStack.filter { !isParticularOfViews || modulesWithOwnViews.contains($0) }
        return Outcome(
            candidate: candidate,
            scoreByModule: Dictionary(kept.map { (modules.name(of: $0, in: graph), scoreByModule[$0] ?? 0) }, uniquingKeysWith: +))
    }

    /// One `weak` that is missing must not choose another dialect, whose rules would let it pass: so many references count as if
    /// they were held as they should.
    private static let benefitOfDoubt = 3

    /// Where generic bases keep all parts, nothing is seen of who holds whom.
    private var fidelity: Double {
        let held = holds.kept + holds.broken
        return held == 0 ? 0.7 : Double(holds.kept + Self.benefitOfDoubt) / Double(held + Self.benefitOfDoubt)
    }

    private var eventFidelity: Double {
        let sent = events.named + events.otherwise
        return sent < 5 ? 1 : Double(events.named) / Double(sent)
    }

    private func evidence(own: Int, foreign: Int) -> [String] {
        var lines = ["\(own) of \(own + foreign) parts and boundaries are called by its words: \(Self.list(ownWords))"]
        if foreign > 0 { lines.append("not its words: \(Self.list(foreignWords))") }
        if !bases.isEmpty { lines.append("its bases: \(Self.list(bases))") }
        if !files.isEmpty {
            let endings = dialect.interfaceFiles.map { "*\($0).swift" }.joined(separator: " or ")
            lines.append("\(files.count) \(files.count == 1 ? "file" : "files") of protocols \(endings)")
        }
        let held = holds.kept + holds.broken
        if held > 0 { lines.append("\(holds.kept) of \(held) references between parts are held as it holds them") }
        let sent = events.named + events.otherwise
        if sent > 0 { lines.append("\(events.named) of \(sent) messages inward are named as it names events") }
        return lines
    }

    /// The most frequent first.
    private static func list(_ counts: [String: Int]) -> String {
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = sorted.prefix(8).map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
        return sorted.count > 8 ? shown + ", …" : shown
    }
}
