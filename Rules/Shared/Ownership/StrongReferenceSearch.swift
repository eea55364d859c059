import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What both strong-reference rules share: a reference back outward that the dialect's ownership table wants weak.
struct StrongReferenceSearch {
    let project: VIPERProject
    let owner: Role
    let held: Role
    /// Leaves out what closes no cycle for certain.
    let onlyCycles: Bool
    private let chains: OwnershipChains

    init(_ project: VIPERProject, owner: Role, held: Role, _ options: RuleOptions) {
        self.project = project
        self.owner = owner
        self.held = held
        onlyCycles = options.bool(Self.onlyCyclesOption.name, default: false)
        chains = project.ownershipChains()
    }

    static let onlyCyclesOption = RuleMetadata.Option(
        name: "only-cycles", kind: .bool, summary: "Whether only a reference that closes a cycle for certain is a fault.")

    /// A hold at fault, and which of the types that it names the fault is about.
    private struct Fault {
        var hold: ProjectGraph.Hold
        var held: TypeID
    }

    func violations() -> [Violation] {
        guard let allowed = project.dialect.ownership.allowed(owner: owner, held: held), !allowed.contains(.strong) else { return [] }
        var own: [Violation] = []
        var inherited: [MemberID: [(heir: TypeID, fault: Fault)]] = [:]
        for type in project.types(owner) {
            for fault in faults(of: type) {
                let holder = fault.hold.holding.owner
                if holder == type || project.graph[holder].kind.isValue {
                    own.append(violation(fault, of: type, allowed: allowed))
                } else {
                    inherited[fault.hold.holding.member, default: []].append((type, fault))
                }
            }
        }
        return (own + inherited.values.compactMap { violation(ofHeirs: $0, allowed: allowed) }.sorted { $0.site < $1.site })
            .filter { !onlyCycles || !$0.isUncertain }
    }

    private func faults(of type: TypeID) -> [Fault] {
        // A property may name several types that are at fault, and has one fault.
        let faults = project.graph.holdsThroughValues(of: type, conformers: project.conformers).compactMap { fault($0, of: type) }
        return Dictionary(grouping: faults) { $0.hold.holding.member }.values.compactMap(\.first)
            .sorted { $0.hold.holding.site < $1.hold.holding.site }
    }

    private func fault(_ hold: ProjectGraph.Hold, of type: TypeID) -> Fault? {
        let holding = hold.holding
        guard holding.kind == .stored, holding.ownership.retains else { return nil }
        // Nobody can hold a view of SwiftUI in return, and a `@StateObject` is its view's.
        if owner == .view, project.graph[type].kind.isValue { return nil }
        if isMetByProxy(hold, of: type) || owner == .presenter && held == .view && isAdapter(hold) { return nil }
        // What a base class with a role of its own names itself is told of there.
        guard holding.owner == type || project.graph[holding.owner].kind.isValue || project.role(of: holding.owner) == nil || !isNamedByBase(holding)
        else { return nil }
        return outer(among: project.graph.namedTypes(of: hold), for: holding, of: type).map { Fault(hold: hold, held: $0) }
    }

    private func outer(among named: [TypeID], for holding: Holding, of type: TypeID) -> TypeID? {
        named.first { $0 != type && isOfHeld($0) && !isMade($0, for: holding, by: type) }
    }

    private func isOfHeld(_ type: TypeID) -> Bool {
        (project.reachedRole(of: type) ?? project.roleOfFramework(type) ?? project.roleOfMixin(type)) == held
    }

    /// Whether a base class says by itself what it holds, rather than by a generic parameter.
    private func isNamedByBase(_ holding: Holding) -> Bool {
        project.graph.holds(of: holding.owner, conformers: project.conformers).contains { hold in
            hold.holding == holding && outer(among: project.graph.namedTypes(of: hold), for: holding, of: holding.owner) != nil
        }
    }

    /// `let label = UILabel()`: nobody else keeps it, and that it is made here is forbidden-framework's to say.
    private func isMade(_ held: TypeID, for holding: Holding, by owner: TypeID) -> Bool {
        guard project.graph[held].isExternal, holding.member.exists else { return false }
        return project.graph.edges(from: owner).contains { $0.kind == .creates && $0.to == held && $0.member == holding.member }
    }

    /// A proxy that keeps weakly what it stands for is there to be held strongly in its stead.
    private func isMetByProxy(_ hold: ProjectGraph.Hold, of type: TypeID) -> Bool {
        let put = project.graph.typePut(into: hold.holding.member, of: type)
        return project.graph.namedTypes(of: hold).contains { named in
            project.conformers[named].contains { conformer in
                put.map { $0 == conformer } ?? true && project.role(of: conformer) == nil && project.graph[conformer].kind != .protocol && keepsWeakly(conformer, named)
            }
        }
    }

    /// What serves a table is kept by its presenter alone: the table's reference to it is weak. If it keeps the presenter, that
    /// is the place to mend.
    private func isAdapter(_ hold: ProjectGraph.Hold) -> Bool {
        let named = project.graph.namedTypes(of: hold).filter { project.reachedRole(of: $0) == .view }
        let classes = named.flatMap { project.graph[$0].kind == .protocol ? Array(project.conformers[$0]) : [$0] }
        return !classes.isEmpty && classes.allSatisfy { type in
            project.graph[type].kind == .class && project.graph.isOfOwnClassesOnly(type)
                && project.graph.allSupertypes(of: type).contains { project.name($0).hasSuffix("DataSource") }
        }
    }

    /// Whether a type keeps weakly what it may stand for, whatever it is called: something of the same kind, or what a generic parameter says.
    private func keepsWeakly(_ type: TypeID, _ named: TypeID) -> Bool {
        project.graph[type].members.contains { member in
            guard project.graph[member].kind == .var, !project.graph.declaration(of: member).ownership.retains else { return false }
            let kept = project.graph.edges(from: type).filter { $0.kind == .holds && $0.member == member }.map(\.to)
            return kept.isEmpty || kept.contains { kind in
                kind == named || project.name(kind) == "AnyObject" || project.graph.allSupertypes(of: kind).contains(named)
            }
        }
    }

    /// The chain that a hold closes, and whose it is: what a base class holds may be held back by what its heirs are for others.
    private func chain(of fault: Fault, of owner: TypeID) -> (cycle: OwnershipChain?, holder: TypeID) {
        let own = chains.cycle(through: owner, beginningWith: fault.hold)
        guard own?.isCertain != true, fault.hold.holding.owner == owner else { return (own, owner) }
        let heirs = project.conformers[owner].filter { project.role(of: $0) == self.owner }.sorted { project.name($0) < project.name($1) }
        let inherited = heirs.compactMap { heir in
            project.graph.holds(of: heir, conformers: project.conformers).first { $0.holding == fault.hold.holding }
                .flatMap { chains.cycle(through: heir, beginningWith: $0) }.map { (cycle: $0, holder: heir) }
        }
        guard let best = inherited.first(where: \.cycle.isCertain) ?? (own == nil ? inherited.first : nil) else { return (own, owner) }
        return (best.cycle, best.holder)
    }

    private func violation(_ fault: Fault, of owner: TypeID, allowed: [Ownership]) -> Violation {
        let holding = fault.hold.holding
        let (cycle, holder) = chain(of: fault, of: owner)
        let property = (holding.owner == owner ? "" : project.name(holding.owner) + ".") + project.label(of: holding.member)
        let wanted = allowed.map(\.spelling).joined(separator: " or ")
        let described = cycle.map { "; \(describe($0, of: holder))" } ?? ""
        var violation = Violation(
            site: project.declarationSite(of: holding.member), from: owner, to: fault.held, subject: property,
            message: "\(project.phrase(owner)) holds \(project.phrase(fault.held, writtenIn: holding.member)) strongly in '\(property)'\(described)",
            because: because(cycle, wanted),
            help: help(fault.hold, property, wanted, allowed, fault.held),
            related: project.keeping(inBoxOf: fault.hold) + related(cycle), isUncertain: cycle?.isCertain != true)
        // An interactor of another architecture keeps its presenter on purpose: there the presenter's way to the view is at fault.
        violation.isOfAnyArchitecture = !violation.isUncertain && self.owner != .interactor
        return violation
    }

    /// A base's property is one fault, however many inherit it.
    private func violation(ofHeirs faults: [(heir: TypeID, fault: Fault)], allowed: [Ownership]) -> Violation? {
        let told = faults.map { (heir: $0.heir, fault: $0.fault, violation: self.violation($0.fault, of: $0.heir, allowed: allowed)) }
            .sorted { project.name($0.heir) < project.name($1.heir) }
        guard told.count > 1, let shown = told.first(where: { !$0.violation.isUncertain }) ?? told.first else { return told.first?.violation }
        let holding = shown.fault.hold.holding
        let names = told.prefix(3).map { project.name($0.heir) } + (told.count > 3 ? ["\(told.count - 3) more"] : [])
        let described = chains.cycle(through: shown.heir, beginningWith: shown.fault.hold).map { "; \(describe($0, of: shown.heir))" } ?? ""
        var whole = shown.violation
        whole.from = holding.owner
        whole.to = told.allSatisfy { $0.fault.held == shown.fault.held } ? shown.fault.held : holding.owner
        whole.message = """
            \(project.phrase(holding.owner)) holds the \(held) of \(told.count) \(owner)s strongly in \
            '\(project.label(of: holding.member))' (\(names.joined(separator: ", ")))\(described)
            """
        whole.related += project.inheritances(of: holding.owner, by: told.map { heir, _, _ in heir })
        return whole
    }

    // MARK: - Messages

    private func help(_ hold: ProjectGraph.Hold, _ property: String, _ wanted: String, _ allowed: [Ownership], _ held: TypeID) -> String {
        let holding = hold.holding
        if let help = project.helpForWrapper(of: hold, property) { return help }
        if project.isOfOpenParameter(holding.member) {
            return """
                Keep it in a 'weak var' of type 'AnyObject?', which '\(property)' casts as a computed property, or in a property of \
                each heir's that is \(wanted).
                """
        }
        guard !hold.inBox.exists, project.mayBeDeclaredWeak(holding.member), let more = project.whatWeakTakes(held) else {
            return "Keep it in a property of its own that is \(wanted), or in a box that refers to it weakly."
        }
        // Whoever is answered after the screen is gone crashes by an unowned reference.
        guard allowed.contains(.weak) else { return "Declare '\(property)' \(wanted)\(more)." }
        return "Declare '\(property)' \(Ownership.weak.spelling)\(project.whatWeakNeeds(holding.member))\(more)."
    }

    private func describe(_ cycle: OwnershipChain, of owner: TypeID) -> String {
        let chain = ([owner] + cycle.steps.map(\.held)).map { project.name($0) }.joined(separator: " → ")
        return cycle.isCertain ? "a cycle: \(chain)" : "it may close \(chain)"
    }

    /// Which of the two references between a pair the table wants weak is the dialect's choice.
    private var direction: String { owner == .view ? "to the handler" : "back outward" }

    private func because(_ cycle: OwnershipChain?, _ wanted: String) -> String {
        let back = "The reference \(direction) is \(wanted) in this dialect"
        switch cycle?.certainty {
        case nil: return "\(back); nothing is seen to hold the owner in return, so no cycle is certain."
        case .certain: return "The reference \(direction) must not keep alive what keeps it alive: none of them is ever released."
        case .possible(.letGo(let member)):
            return "\(back); '\(project.label(of: member))' is set to nil again, so no cycle is certain."
        case .possible(.unset(let member)):
            return "\(back); nothing is seen to be put into '\(project.label(of: member))', so no cycle is certain."
        case .possible(.otherCandidates(let member)):
            return "\(back); not everything that '\(project.label(of: member))' may hold leads back, so no cycle is certain."
        }
    }

    private func related(_ cycle: OwnershipChain?) -> [Violation.Related] {
        (cycle?.steps.dropFirst() ?? []).map { step in
            let holding = step.hold.holding
            let holder = project.name(holding.owner)
            switch holding.kind {
            case .stored:
                return Violation.Related(
                    site: project.declarationSite(of: holding.member), message: "\(holder) holds \(project.name(step.held)) strongly")
            case .capture: return related(holding, "this closure", "which captures \(project.name(step.held))")
            case .assignment: return related(holding, "a subscription", "which assigns to \(project.name(step.held))")
            case .target: return related(holding, "a timer", "which calls \(project.name(step.held))")
            case .abandoned: return related(holding, "what the system calls", "which keeps \(project.name(step.held))")
            }
        }
    }

    private func related(_ holding: Holding, _ what: String, _ end: String) -> Violation.Related {
        Violation.Related(
            site: holding.site, message: "\(project.name(holding.owner)) keeps \(what) in '\(project.label(of: holding.member))', \(end)")
    }
}
