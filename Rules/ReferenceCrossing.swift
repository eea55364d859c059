import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Values cross between layers, objects don't.
///
/// Seed 000 § Copy Data Values.
public struct ReferenceCrossing: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "reference-crossing",
        summary: "A boundary between layers carries something that is no value.",
        what: """
            Looks at every method and property of a boundary protocol, and at every event that a presenter or \
            interactor receives; of what a presenter's class answers its view with, at lists, their cells, and objects of data that can be \
            changed (`NSMutableArray` is one). Optionals, collections, tuples, generic arguments, results and closures are unwrapped, and of a generic \
            parameter counts what it is constrained to; a struct or enum whose stored parts hold a class is no value either. What interactors alone ask or are answered crosses none.
            """,
        why: """
            Two layers that share an object share its state: what one of them changes, the other sees, from any \
            thread. Values are copied, so each layer can change without the other.
            """,
        instead: "Pass a struct or an enum of plain values, or the values themselves, and convert on the inner side.",
        source: "seed 000, Copy Data Values",
        options: [
            RuleMetadata.Option(
                name: "allowed-types", kind: .types, summary: "Classes that may cross all the same, by their full names."),
            RuleMetadata.Option(
                name: "immutable-classes", kind: .bool,
                summary: "Whether classes of constants alone count as the values that they hold: plain objects, as Objective-C has them."),
            RuleMetadata.Option(
                name: "allow-observable", kind: .bool,
                summary: "Whether entities that SwiftUI's views observe (`ObservableObject`, `@Observable`) may cross."),
            RuleMetadata.Option(
                name: "leave-usual-classes", kind: .bool,
                summary: "Whether entities that are classes may cross where most of the team's are, and no database keeps them."),
            RuleMetadata.Option(
                name: "leave-entities", kind: .bool, summary: "Whether an entity that crosses is left to `entity-leak`, which tells the same of it."),
        ],
        limits: [
            "A stream of the team's own (`Observable<Row>`) may cross where nobody outside can set anything in it, and so may a value "
                + "that keeps its listeners (`Box<Row>`); what they hand on is judged.",
            "What only ends something (`cancel()`, or a `deinit` that does) may cross, and is kept for as long as that goes on.",
            "Types that neither the project declares nor a known framework are counted as unresolved, never reported.",
            "A `PassthroughSubject` of a presenter's interface is what its view sends into; a `CurrentValueSubject` is where a view is seen to, and doesn't listen to it.",
            "What a view's interface hands a map, a preview or an outline to show (`MKAnnotation`, `MKPolyline`) has to be an object, and may cross there; "
                + "one of constants alone may be handed back as well, and so may what is shared (`UIActivityItemSource`).",
            "A view that a popover points to has to cross: by its name (`sourceView`, `anchor`) or where it is made that (`popover.sourceView = button`).",
            "A message of a router's interface that only routers send crosses no boundary, nor does what only its class can be asked.",
            "Protocol-typed callbacks are allowed; what stands behind them is not looked at, nor is who speaks, as a delegate's first parameter "
                + "(`loanInteractor(_ interactor: LoanInteractor, didLoad:)`).",
        ],
        examples: ReferenceCrossing.examples + DialectExamples.of("reference-crossing"))

    public var goesByHabits: Bool { true }

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        var search = CrossingSearch(
            project: project, allowed: Set(options.strings("allowed-types")), natures: TypeNatures(project, options))
        for type in project.ownTypes where !project.isOfOtherArchitecture(type) { search.look(at: type) }
        return project.objectsOnce(search.violations, besides: search.arguments)
    }
}

/// Follows what crosses into the values that carry it.
private struct CrossingSearch {
    let project: VIPERProject
    let allowed: Set<String>
    private(set) var violations: [Violation] = []
    /// What crosses in a framework's object that is told of: `Loan` of `NSFetchedResultsController<Loan>`.
    private(set) var arguments: Set<Site> = []
    /// Which of the violations tells of the first of UIKit's views that a member takes.
    private var crossingViews: [MemberID: Int] = [:]
    /// The cells that go back where a list was handed over, which is told of.
    private var made: Set<Site> = []
    /// A stored part is one fault, however many boundaries its owner crosses.
    private var reportedParts: Set<Part> = []
    /// Values that were found to hold no object: many messages carry the same ones.
    private var plain: Set<TypeID> = []
    private var objectCount = 0
    private let natures: TypeNatures
    private let moduleInterfaceHolders: [TypeID: Set<TypeID>]
    /// What views with an outline keep.
    private let keptByOutlines: Set<TypeID>

    init(project: VIPERProject, allowed: Set<String>, natures: TypeNatures) {
        self.project = project
        self.allowed = allowed
        self.natures = natures
        var holders: [TypeID: Set<TypeID>] = [:]
        for edge in project.ownTypes.lazy.flatMap({ project.graph.edges(from: $0) })
        where edge.kind == .holds && project.role(of: edge.to) == .moduleInterface { holders[edge.to, default: []].insert(edge.from) }
        moduleInterfaceHolders = holders
        let outlines = project.types(.view).filter { project.isKind($0, of: ["NSOutlineViewDataSource"]) }
        keptByOutlines = Set(outlines.flatMap { project.graph.edges(from: $0) }.filter { $0.kind == .holds }.map(\.to))
    }

    /// `case network(NSError)` of an error: what Objective-C has for Swift's `Error`, and nobody changes it.
    private func isErrorsError(_ edge: Edge) -> Bool {
        project.name(edge.to) == "NSError" && project.graph[edge.to].isExternal
            && project.graph.allSupertypes(of: edge.from).contains { project.graph[$0].isExternal && project.name($0) == "Error" }
    }

    private struct Part: Hashable {
        var owner: TypeID
        var member: MemberID
        var held: TypeID
        /// Whether it is at fault for being `inout` alone.
        var isInout = false
    }

    mutating func look(at type: TypeID) {
        guard let role = project.role(of: type), !project.isAmongInteractors(type) else { return }
        if role.isBoundary {
            // Managers and gateways hand out entities, which are classes: that is their task.
            guard role != .gatewayInterface, role != .managerInterface, role != .moduleInterface || !isAmongRouters(type) else { return }
            // A base's `_view` is what generated accessors stand on.
            look(at: type) { [project] in project.isInterface($0) && !project.graph.symbols[project.graph[$0].name].hasPrefix("_") }
        } else if role == .presenter || role == .interactor {
            look(at: type) { [project] in project.isInwardMessage($0, of: type) }
            if role == .presenter { lookAtAnswers(of: type) }
        }
    }

    /// `presenter.cell(at: row, in: tableView)`, `presenter.draft`: what a presenter that is known by its class hands its view to show.
    private mutating func lookAtAnswers(of presenter: TypeID) {
        for edge in project.graph.edges(from: presenter) where edge.isSignature && edge.member.exists && isObject(edge.to) {
            guard project.isOfList(edge.to) || project.isOpenRecord(edge.to) || project.isOpenCollection(edge.to), project.isAnswer(edge, to: .view),
                !project.isAskedForByProtocol(edge)
            else { continue }
            judge(edge)
        }
    }

    /// A delegate that only routers have takes view controllers, as routers do.
    private func isAmongRouters(_ interface: TypeID) -> Bool {
        moduleInterfaceHolders[interface]?.allSatisfy { project.role(of: $0) == .router } ?? false
    }

    private mutating func look(at type: TypeID, members: (MemberID) -> Bool) {
        var seen: Set<Part> = []
        let edges = project.graph.edges(from: type)
        // Only what a member names first is judged; but `inout` makes a fault of any type, and of the second `Int` as well.
        let hasInout = edges.contains { $0.isInout }
        for edge in edges where edge.isSignature && edge.member.exists && (hasInout || mayCarry(edge.to)) {
            guard edge.position != .metatype, edge.position != .namespace, members(edge.member), !project.isPhantom(edge),
                edge.position != .genericConstraint || project.isTakenAsConstrained(edge),
                seen.insert(Part(owner: type, member: edge.member, held: edge.to, isInout: edge.isInout && !isObject(edge.to))).inserted
            else { continue }
            judge(edge)
        }
    }

    /// Whether a type is an object or may hold one; most are plain values, and need no second look.
    private func mayCarry(_ type: TypeID) -> Bool { isObject(type) || isCarrier(type) && !plain.contains(type) }

    private func isObject(_ type: TypeID) -> Bool { natures[type] == .object }
    private func isCarrier(_ type: TypeID) -> Bool { natures[type] == .carrier }

    private mutating func judge(_ edge: Edge) {
        // A transformer is the interactor's own: as a parameter it is a seam for tests, not something that crosses.
        if allowed.contains(project.name(edge.to)) || project.role(of: edge.to) == .transformer { return }
        // Rows are handed their presenters by way of the view, and tell the scene's presenter which of them speaks.
        if project.isPresenterOfPart(edge.to) || mayCarry(edge.to) && isNode(edge) { return }
        if isShown(edge) || isSender(edge) || isInput(edge) || project.isAnchor(edge) || isWiring(edge) || project.isMadeKnown(edge) { return }
        // `update(_ change: (inout Loan) -> Void)` changes a value where it is kept.
        if edge.isInout && edge.position != .closureSignature || isObject(edge.to) {
            let (arguments, cells) = (project.objects(in: edge), project.cells(besides: edge))
            self.arguments.formUnion(arguments.map(\.site))
            made.formUnion(cells.map(\.site))
            if !made.contains(edge.site), !isBesideView(edge) { violations.append(crossing(edge, arguments, cells)) }
        } else if isCarrier(edge.to) {
            judgeParts(of: edge.to, crossedBy: edge)
        }
    }

    /// `eventPick(_ cell: UITableViewCell, in table: UITableView)`: whoever hands over values in place of the one hands over no other, either.
    private mutating func isBesideView(_ edge: Edge) -> Bool {
        guard edge.position == .parameter, !edge.isInout, project.graph[edge.to].isExternal, project.roleOfFramework(edge.to) == .view else { return false }
        guard let first = crossingViews[edge.member] else {
            crossingViews[edge.member] = violations.count
            return false
        }
        violations[first].related.append(Violation.Related(site: edge.site, message: "and \(project.name(edge.to).withArticle) here"))
        return true
    }

    /// Routers show view controllers and windows, beside the one that they are told: `openLoan(from view: AnyObject)`. A view
    /// that only routers and assemblers hand another one puts it on its screen. What makes a scene is no message to it.
    private func isShown(_ edge: Edge) -> Bool {
        switch project.role(of: edge.from) {
        case .routerInterface:
            // `showAlert(actions: [UIAlertAction])` of a base's, which its other messages end in: nobody further in makes the actions.
            project.isOfRoutersClass(edge) || project.name(edge.to) == "AnyObject" || project.isSegue(edge.to) || project.isMeansOfShowing(edge.to)
                || project.roleOfFramework(edge.to) == .view || isSent(edge.member, onlyBy: [.router])
        case .viewInterface:
            project.isMixedIntoViews(edge) || project.roleOfFramework(edge.to) == .view && isSent(edge.member, onlyBy: [.router, .assembler, .view])
        default: false
        }
    }

    private func isSent(_ requirement: MemberID, onlyBy senders: RoleSet) -> Bool {
        let graph = project.graph
        let implementations = project.conformers[graph[requirement].owner].flatMap { graph[$0].members }
            .filter { project.isRequirement(requirement, for: $0) }
        let calls = ([requirement] + implementations).flatMap { graph.calls(of: $0) }
        return !calls.isEmpty && !graph.hasUnresolvedCalls(of: graph[requirement].name)
            && calls.allSatisfy { project.role(of: $0.from).map(senders.contains) ?? false }
    }

    /// `var events: PassthroughSubject<LoanListEvent, Never> { get }` of a presenter's: it keeps nothing, and the view sends into it. Into
    /// `var amount: CurrentValueSubject<String, Never> { get }` it may be seen to.
    private func isInput(_ edge: Edge) -> Bool {
        guard project.role(of: edge.from) == .presenterInterface, project.graph[edge.to].isExternal else { return false }
        switch project.name(edge.to) {
        case "PassthroughSubject": return true
        case "CurrentValueSubject": return project.isSentInto(edge.member, of: edge.from)
        default: return false
        }
    }

    /// `feed(_ feed: Feed, didLoad:)`: a delegate is told who speaks, which it knows already.
    private func isSender(_ edge: Edge) -> Bool {
        guard edge.position == .parameter, project.name(edge.from).hasSuffix("Delegate") || project.isSender(edge) else { return false }
        return project.graph.edges(from: edge.to).contains { $0.to == edge.from && $0.kind == .holds }
    }

    /// `var router: SignUpRouter? { get set }` of a presenter's interface: by what the scene is put together, which is a matter of who is
    /// known by a class.
    private func isWiring(_ edge: Edge) -> Bool {
        guard project.graph[edge.member].kind == .var, project.role(of: edge.from)?.isBoundary ?? false,
            [.presenter, .interactor, .router].contains(project.role(of: edge.to))
        else { return false }
        return !project.areInDifferentScenes(edge.from, edge.to)
    }

    /// What an `NSOutlineView` is shown has to be objects, for it asks for their children by identity, and so has what a map
    /// or a preview is.
    private func isNode(_ edge: Edge) -> Bool {
        if project.graph[edge.to].isExternal { return isShape(edge.to, crossedBy: edge) }
        if project.isItem(edge) { return true }
        switch project.role(of: edge.from) {
        case .viewInterface:
            return project.isKind(edge.to, of: VIPERProject.shownItems) || project.conformers[edge.from].contains { project.isKind($0, of: ["NSOutlineViewDataSource"]) }
        // Which of them was chosen.
        case .presenter, .presenterInterface: return keptByOutlines.contains(edge.from)
        default: return false
        }
    }

    /// `MKPolyline`, `MKPointAnnotation`: what MapKit has for a map to show, and takes in no other form.
    private func isShape(_ type: TypeID, crossedBy crossing: Edge) -> Bool {
        project.role(of: crossing.from) == .viewInterface && project.isKind(type, of: VIPERProject.shownItems)
    }

    /// Nearest parts first; values that were made to nest without end would exhaust a thread's stack.
    private mutating func judgeParts(of type: TypeID, crossedBy crossing: Edge) {
        if plain.contains(type) { return }
        var carriers = [Carrier(type: type)]
        var visited: Set<TypeID> = [type]
        let count = objectCount
        var next = 0
        while next < carriers.count {
            for edge in storedParts(of: carriers[next].type) {
                if isObject(edge.to) {
                    objectCount += 1
                    if isAnchor(edge, crossedBy: crossing) || isShape(edge.to, crossedBy: crossing) { continue }
                    let isNew = reportedParts.insert(Part(owner: carriers[next].type, member: edge.member, held: edge.to)).inserted
                    if isNew { violations.append(part(edge, crossedBy: crossing, path: Carrier.path(to: next, among: carriers) + [edge])) }
                } else if !plain.contains(edge.to), visited.insert(edge.to).inserted {
                    carriers.append(Carrier(type: edge.to, within: next, by: edge))
                }
            }
            next += 1
        }
        if count == objectCount { plain.formUnion(visited) }
    }

    /// `case share(text: String, sourceView: UIView)` on its way from a view to the router.
    private func isAnchor(_ part: Edge, crossedBy crossing: Edge) -> Bool {
        switch project.role(of: crossing.from) {
        case .presenter, .presenterInterface, .routerInterface: project.isAnchor(storedAs: part)
        default: false
        }
    }

    /// A value that crosses a boundary, and the place among others of the one that it is stored in.
    private struct Carrier {
        var type: TypeID
        var within = -1
        var by: Edge?

        static func path(to last: Int, among carriers: [Carrier]) -> [Edge] {
            var path: [Edge] = []
            var position = last
            while position >= 0, let edge = carriers[position].by {
                path.append(edge)
                position = carriers[position].within
            }
            return path.reversed()
        }
    }

    private func storedParts(of type: TypeID) -> [Edge] {
        let bases = project.graph[type].kind.isReference ? project.graph.allSupertypes(of: type).filter { project.graph[$0].kind == .class } : []
        return ([type] + bases).flatMap { project.graph.edges(from: $0) }.filter { edge in
            isStoredPart(edge) && (isObject(edge.to) || isCarrier(edge.to)) && !allowed.contains(project.name(edge.to)) && !isErrorsError(edge)
                && !isDetail(edge)
        }
    }

    /// An object of the team's own that only its struct knows: storage shared by copies, a table that is filled once. What a
    /// store or a framework makes stays tied to it, however well it is hidden.
    private func isDetail(_ edge: Edge) -> Bool {
        guard project.graph[edge.from].kind.isValue, project.graph[edge.to].kind == .class, !project.graph[edge.to].isExternal,
            project.graph.declaration(of: edge.member).modifiers.isPrivate
        else { return false }
        return project.graph.isOfOwnClassesOnly(edge.to)
    }

    private func isStoredPart(_ edge: Edge) -> Bool {
        guard edge.isSignature, !edge.isStatic, edge.member.exists else { return false }
        switch edge.position {
        case .storedProperty, .associatedValue: return true
        case .genericArgument, .closureSignature:
            let declaration = project.graph.declaration(of: edge.member)
            return [.case, .let, .var].contains(declaration.kind) && !declaration.traits.contains(.computed) && !project.isPhantom(edge)
        default: return false
        }
    }
}

// MARK: - Messages

extension CrossingSearch {
    private var advice: CrossingAdvice { CrossingAdvice(project: project) }

    private func crossing(_ edge: Edge, _ arguments: [Edge], _ cells: [Edge]) -> Violation {
        let what = edge.isInout ? "an inout \(project.name(edge.to))" : advice.kind(of: edge.to)
        var violation = Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "'\(project.label(of: edge.member))' of \(project.phrase(edge.from)) carries \(what) across the boundary",
            because: advice.because(edge.to, advice.sharing(edge)),
            help: cells.isEmpty ? advice.help(edge) : "Let the view dequeue the cell and fill it, and ask for the row's values.",
            related: project.declared(edge.to) + cells.map { Violation.Related(site: $0.site, message: "and its cell comes back here") },
            repetitions: (project.compositionMates(of: edge) + arguments + project.results(around: edge) + cells).map { Violation.Repetition($0) })
        // Whoever hands over values in place of the controller hands over no entities, either.
        violation.speaksFirst = !arguments.isEmpty
        return violation
    }

    private func part(_ edge: Edge, crossedBy crossing: Edge, path: [Edge]) -> Violation {
        let steps = path.map { "\(project.name($0.from)).\(project.label(of: $0.member))" }
        let chain = (steps.count > 8 ? steps.prefix(3) + ["…"] + steps.suffix(3) : steps[...]).joined(separator: " → ")
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: """
                \(project.phrase(edge.from)) crosses the boundary \(project.name(crossing.from)) but holds \
                \(advice.kind(of: edge.to)) (\(chain))
                """,
            because: advice.because(edge.to, "a copy of a struct still shares the objects that it holds"),
            help: project.isViewController(edge.to)
                ? CrossingAdvice.helpForScreens(", or embed it in a container that the view has for it")
                : "Replace \(project.name(edge.to)) by the values that the other side needs.",
            related: [
                Violation.Related(
                    site: crossing.site,
                    message: "crosses here, in '\(project.label(of: crossing.member))' of \(project.phrase(crossing.from))")
            ])
    }
}

// MARK: - Examples

extension ReferenceCrossing {
    static let examples = [
        RuleMetadata.Example(
            "A colour on its way to the view",
            ExampleStack.source(show: "func show(title: String, colour: ↓UIColor)")),
        RuleMetadata.Example(
            "The view chooses the colour of a state",
            ExampleStack.source(
                show: "func show(title: String, state: LoanState)", others: "enum LoanState { case due, overdue }")),
        RuleMetadata.Example(
            "A struct that carries an image",
            ExampleStack.source(
                show: "func show(row: LoanListRow)",
                others: "struct LoanListRow { let title: String; let cover: ↓UIImage }")),
    ]
}
