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
            interactor receives. Optionals, collections, tuples, generic arguments, results and closures are \
            unwrapped; a struct or enum whose stored parts hold a class is no value either.
            """,
        why: """
            Two layers that share an object share its state: what one of them changes, the other sees, from any \
            thread. Values are copied, so each layer can change without the other.
            """,
        instead: "Pass a struct or an enum of plain values, or the values themselves, and convert on the inner side.",
        source: "seed 000, Copy Data Values",
        options: [
            RuleMetadata.Option(
                name: "allowed-types", kind: .strings, summary: "Classes that may cross all the same, by their full names."),
            RuleMetadata.Option(
                name: "immutable-classes", kind: .bool,
                summary: "Whether classes of constants alone count as the values that they hold: plain objects, as Objective-C has them."),
            RuleMetadata.Option(
                name: "allow-observable", kind: .bool,
                summary: "Whether entities that SwiftUI's views observe (`ObservableObject`, `@Observable`) may cross."),
            RuleMetadata.Option(
                name: "leave-entities", kind: .bool, summary: "Whether an entity that crosses is left to `entity-leak`, which tells the same of it."),
        ],
        limits: [
            "A stream of the team's own (`Observable<Row>`) may cross where nobody outside can set anything in it, and so may a value "
                + "that keeps its listeners (`Box<Row>`); what they hand on is judged.",
            "Types that neither the project declares nor a known framework are counted as unresolved, never reported.",
            "Protocol-typed callbacks are allowed; what stands behind them is not looked at.",
        ],
        examples: ReferenceCrossing.examples + DialectExamples.of("reference-crossing"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        var search = CrossingSearch(
            project: project, allowed: Set(options.strings("allowed-types")),
            acceptsImmutables: options.bool("immutable-classes", default: false),
            acceptsObservable: options.bool("allow-observable", default: false),
            leavesEntities: options.bool("leave-entities", default: false))
        for type in project.ownTypes { search.look(at: type) }
        return search.violations
    }
}

/// Follows what crosses into the values that carry it.
private struct CrossingSearch {
    let project: VIPERProject
    let allowed: Set<String>
    private(set) var violations: [Violation] = []
    /// A stored part is one fault, however many boundaries its owner crosses.
    private var reportedParts: Set<Part> = []
    /// Values that were found to hold no object: many messages carry the same ones.
    private var plain: Set<TypeID> = []
    private var objectCount = 0
    /// By type: asked at every edge.
    private let natures: [Nature]

    private enum Nature {
        /// A class, an actor, or `AnyObject`, which is any of them.
        case object
        /// A struct or enum of the project, or a class that counts as one, whose parts may be objects.
        case carrier
        case plain
    }

    init(project: VIPERProject, allowed: Set<String>, acceptsImmutables: Bool, acceptsObservable: Bool, leavesEntities: Bool) {
        self.project = project
        self.allowed = allowed
        let types = project.graph.types
        // By number: nearly every class is called something else.
        let streams = Set(Self.streams.compactMap { project.graph.symbols.symbol(of: $0) })
        natures = types.indices.map { position in
            if types[position].isReference {
                let isStream = streams.contains(types[position].name) && Self.isStream(TypeID(position), in: project)
                if leavesEntities, project.role(of: TypeID(position)) == .entity { return .plain }
                if isStream || Self.isObservedBox(TypeID(position), in: project) { return .plain }
                if Self.isConstant(types[position]) || Self.isUnit(TypeID(position), in: project) { return .plain }
                if acceptsObservable, Self.isObservableEntity(TypeID(position), in: project) { return .plain }
                // What a view model shows, its view has to observe.
                if project.role(of: TypeID(position)) == .viewModel, project.graph.isObservable(TypeID(position)) { return .carrier }
                return acceptsImmutables && Self.isImmutable(TypeID(position), in: project) ? .carrier : .object
            }
            if types[position].isExternal { return types[position].fullName == "AnyObject" ? .object : .plain }
            return types[position].isValue ? .carrier : .plain
        }
    }

    /// `Measurement<UnitLength>` is a value: units are objects that nobody changes, and say what is measured.
    private static func isUnit(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.graph[type].isExternal && project.graph[type].framework == "Foundation"
            && project.isKind(type, of: ["Unit"])
    }

    private static func isObservableEntity(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.role(of: type) == .entity && project.graph.isObservable(type)
    }

    /// A class of data with nothing in it that could be changed, and nothing before or behind it that could.
    private static func isImmutable(_ type: TypeID, in project: VIPERProject) -> Bool {
        switch project.role(of: type) {
        case nil, .entity, .presentationModel, .viewModel: break
        default: return false
        }
        // A subclass may add what can be changed.
        guard !project.graph[type].isExternal, project.conformers[type].isEmpty else { return false }
        let bases = project.graph.allSupertypes(of: type).filter { project.graph[$0].kind != .protocol }
        return ([type] + bases).allSatisfy { owner in
            let entity = project.graph[owner]
            if entity.isExternal { return entity.fullName == "NSObject" }
            return entity.kind == .class && entity.members.allSatisfy { isConstant($0, in: project) }
        }
    }

    /// Of methods, data has what every object has: `isEqual`, `copy`.
    private static func isConstant(_ member: MemberID, in project: VIPERProject) -> Bool {
        let declaration = project.graph.declaration(of: member)
        if project.graph[member].isStatic { return true }
        switch declaration.kind {
        case .func: return declaration.modifiers.contains(.override)
        case .var: return declaration.traits.contains(.computed) && !declaration.traits.contains(.setter)
        default: return true
        }
    }

    /// `case network(NSError)` of an error: what Objective-C has for Swift's `Error`, and nobody changes it.
    private func isErrorsError(_ edge: Edge) -> Bool {
        project.name(edge.to) == "NSError" && project.graph[edge.to].isExternal
            && project.graph.allSupertypes(of: edge.from).contains { project.graph[$0].isExternal && project.name($0) == "Error" }
    }

    /// `Observable<String>`, written by the team: what it hands on is judged, and nobody can change anything in it. One whose
    /// value can be set from outside is shared state.
    private static func isStream(_ type: TypeID, in project: VIPERProject) -> Bool {
        let entity = project.graph[type]
        if entity.isExternal { return entity.framework == "Combine" }
        guard let part = entity.parts.first, !project.graph.outline(of: part.file)[part.declaration].genericParameters.isEmpty
        else { return false }
        let classes = [type] + project.graph.allSupertypes(of: type).filter { project.graph[$0].kind == .class }
        return classes.allSatisfy { owner in project.graph[owner].members.allSatisfy { !isOpen($0, in: project) } }
    }

    /// `Observable<Row>`, `Box<Row>`, written by the team: a value with the closures of those who want to hear of its changes,
    /// which is how a part tells another one something. What it hands on is judged.
    private static func isObservedBox(_ type: TypeID, in project: VIPERProject) -> Bool {
        let entity = project.graph[type]
        guard !entity.isExternal, entity.kind == .class, let part = entity.parts.first else { return false }
        let outline = project.graph.outline(of: part.file)
        let parameters = Set(outline.genericParameters[outline[part.declaration].genericParameters.indices].map(\.name))
        guard !parameters.isEmpty else { return false }
        let aliases = closures(aliasedIn: outline)
        var keepsClosures = false
        for member in entity.members where project.graph[member].file == part.file {
            let declaration = project.graph.declaration(of: member)
            guard declaration.kind == .var || declaration.kind == .let, declaration.type.exists else { continue }
            let isOfClosures = isClosure(declaration.type, outline, aliases)
            keepsClosures = keepsClosures || isOfClosures && declaration.traits.isDisjoint(with: .computed)
            if isOpen(member, in: project), !isOfClosures, !isNamed(parameters, declaration.type, outline) { return false }
        }
        return keepsClosures
    }

    /// What closures are called in a file: `typealias Listener = (Value) -> Void`.
    private static func closures(aliasedIn outline: Outline) -> Set<NameID> {
        Set(outline.declarations.filter { declaration in
            declaration.kind == .typealias && declaration.type.exists && isClosure(declaration.type, outline, [])
        }.map(\.name))
    }

    /// Whether a type is a function's, or a collection of functions.
    private static func isClosure(_ type: TypeIndex, _ outline: Outline, _ aliases: Set<NameID>, depth: Int = 0) -> Bool {
        guard type.exists, depth < 8 else { return false }
        let node = outline[type]
        switch node.kind {
        case .function: return true
        case .optional, .implicitlyUnwrapped, .attributed, .array: return isClosure(node.base, outline, aliases, depth: depth + 1)
        case .dictionary, .tuple: return outline.types(in: node.list).contains { isClosure($0, outline, aliases, depth: depth + 1) }
        case .named: return aliases.contains(node.name)
        default: return false
        }
    }

    private static func isNamed(_ names: Set<NameID>, _ type: TypeIndex, _ outline: Outline) -> Bool {
        let node = outline[type]
        switch node.kind {
        case .optional, .implicitlyUnwrapped: return node.base.exists && isNamed(names, node.base, outline)
        default: return node.kind == .named && names.contains(node.name)
        }
    }

    /// What nobody can change and ties nobody to a screen: what Swift 2 had in the place of values, pixels and paths.
    private static func isConstant(_ type: TypeEntity) -> Bool {
        guard type.isExternal else { return false }
        switch type.framework {
        case "Foundation": return ["NSDate", "NSIndexPath", "NSURL", "NSURLRequest", "NSUUID"].contains(type.fullName)
        case "CoreGraphics", "CoreImage": return ["CGColor", "CGImage", "CGPath", "CIColor", "CIImage"].contains(type.fullName)
        default: return false
        }
    }

    /// Whether whoever has the object can change it, or gets at an object of its own.
    private static func isOpen(_ member: MemberID, in project: VIPERProject) -> Bool {
        let declaration = project.graph.declaration(of: member)
        guard declaration.kind == .var || declaration.kind == .let, !project.graph[member].isStatic,
            declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
        else { return false }
        let isSettable = declaration.kind == .var && !declaration.modifiers.contains(.privateSetter)
            && (declaration.traits.isDisjoint(with: .computed) || declaration.traits.contains(.setter))
        return isSettable || project.graph.edges(from: project.graph[member].owner).contains {
            $0.member == member && $0.kind == .holds && project.graph[$0.to].isReference
        }
    }

    /// What reactive libraries call them.
    private static let streams = [
        "Observable", "Single", "Maybe", "Driver", "Signal", "SignalProducer", "Publisher", "AnyPublisher", "Future", "Promise", "Stream",
        "EventStream",
    ]

    private struct Part: Hashable {
        var owner: TypeID
        var member: MemberID
        var held: TypeID
        /// Whether it is at fault for being `inout` alone.
        var isInout = false
    }

    mutating func look(at type: TypeID) {
        guard let role = project.role(of: type) else { return }
        if role.isBoundary {
            // Managers and gateways hand out entities, which are classes: that is their task.
            guard role != .gatewayInterface, role != .managerInterface, role != .moduleInterface || !isAmongRouters(type) else { return }
            // A base's `_view` is what generated accessors stand on.
            look(at: type) { [project] in project.isInterface($0) && !project.graph.symbols[project.graph[$0].name].hasPrefix("_") }
        } else if role == .presenter || role == .interactor {
            look(at: type) { [project] in project.isInwardMessage($0, of: type) }
        }
    }

    /// A delegate that only routers have takes view controllers, as routers do.
    private func isAmongRouters(_ interface: TypeID) -> Bool {
        let holders = project.ownTypes.filter { type in project.graph.edges(from: type).contains { $0.kind == .holds && $0.to == interface } }
        return !holders.isEmpty && holders.allSatisfy { project.role(of: $0) == .router }
    }

    private mutating func look(at type: TypeID, members: (MemberID) -> Bool) {
        var seen: Set<Part> = []
        let edges = project.graph.edges(from: type)
        // Only what a member names first is judged; but `inout` makes a fault of any type, and of the second `Int` as well.
        let hasInout = edges.contains { $0.isInout }
        for edge in edges where edge.isSignature && edge.member.exists && (hasInout || mayCarry(edge.to)) {
            guard edge.position != .metatype, edge.position != .namespace, edge.position != .genericConstraint,
                members(edge.member),
                seen.insert(Part(owner: type, member: edge.member, held: edge.to, isInout: edge.isInout && !isObject(edge.to))).inserted
            else { continue }
            judge(edge)
        }
    }

    /// Whether a type is an object or may hold one; most are plain values, and need no second look.
    private func mayCarry(_ type: TypeID) -> Bool { isObject(type) || isCarrier(type) && !plain.contains(type) }

    private func isObject(_ type: TypeID) -> Bool { natures[type.position] == .object }
    private func isCarrier(_ type: TypeID) -> Bool { natures[type.position] == .carrier }

    private mutating func judge(_ edge: Edge) {
        // A transformer is the interactor's own: as a parameter it is a seam for tests, not something that crosses.
        if allowed.contains(project.name(edge.to)) || project.role(of: edge.to) == .transformer { return }
        // Rows are handed their presenters by way of the view, and tell the scene's presenter which of them speaks.
        if project.isPresenterOfPart(edge.to) || mayCarry(edge.to) && isNode(edge) { return }
        if isShown(edge) || isSender(edge) { return }
        // `update(_ change: (inout Loan) -> Void)` changes a value where it is kept.
        if edge.isInout && edge.position != .closureSignature || isObject(edge.to) {
            violations.append(crossing(edge))
        } else if isCarrier(edge.to), !plain.contains(edge.to) {
            var visited: Set<TypeID> = []
            let count = objectCount
            judgeParts(of: edge.to, crossedBy: edge, path: [], visited: &visited)
            if count == objectCount { plain.formUnion(visited) }
        }
    }

    /// Routers show view controllers and windows, beside the one that they are told: `openLoan(from view: AnyObject)`. A view
    /// that only routers and assemblers hand another one puts it on its screen. What makes a scene is no message to it.
    private func isShown(_ edge: Edge) -> Bool {
        switch project.role(of: edge.from) {
        case .routerInterface: edge.isStatic || project.name(edge.to) == "AnyObject" || project.roleOfFramework(edge.to) == .view
        case .viewInterface: project.roleOfFramework(edge.to) == .view && isCalledByRoutersAlone(edge.member)
        default: false
        }
    }

    private func isCalledByRoutersAlone(_ member: MemberID) -> Bool {
        let calls = project.graph.calls(of: member)
        return !calls.isEmpty && calls.allSatisfy { call in
            let role = project.role(of: call.from)
            return role == .router || role == .assembler || role == .view
        }
    }

    /// `feed(_ feed: Feed, didLoad:)`: a delegate is told who speaks, which it knows already.
    private func isSender(_ edge: Edge) -> Bool {
        guard edge.position == .parameter, project.name(edge.from).hasSuffix("Delegate") else { return false }
        return project.graph.edges(from: edge.to).contains { $0.to == edge.from && $0.kind == .holds }
    }

    /// What an `NSOutlineView` is shown has to be objects, for it asks for their children by identity, and so has what a map
    /// or a preview is.
    private func isNode(_ edge: Edge) -> Bool {
        guard project.role(of: edge.from) == .viewInterface, !project.graph[edge.to].isExternal else { return false }
        if project.isKind(edge.to, of: Self.shown) { return true }
        return project.conformers[edge.from].contains { project.isKind($0, of: ["NSOutlineViewDataSource"]) }
    }

    private static let shown: Set<String> = ["MKAnnotation", "MKOverlay", "QLPreviewItem"]

    private mutating func judgeParts(of type: TypeID, crossedBy crossing: Edge, path: [Edge], visited: inout Set<TypeID>) {
        guard !plain.contains(type), visited.insert(type).inserted else { return }
        let bases = project.graph[type].isReference ? project.graph.allSupertypes(of: type).filter { project.graph[$0].kind == .class } : []
        for edge in ([type] + bases).flatMap({ project.graph.edges(from: $0) }) where isStoredPart(edge) {
            guard isObject(edge.to) || isCarrier(edge.to), !allowed.contains(project.name(edge.to)), !isErrorsError(edge),
                !isDetail(edge)
            else { continue }
            if isObject(edge.to) {
                objectCount += 1
                guard reportedParts.insert(Part(owner: type, member: edge.member, held: edge.to)).inserted else { continue }
                violations.append(part(edge, crossedBy: crossing, path: path + [edge]))
            } else {
                judgeParts(of: edge.to, crossedBy: crossing, path: path + [edge], visited: &visited)
            }
        }
    }

    /// An object of the team's own that only its struct knows: storage shared by copies, a table that is filled once. What a
    /// store or a framework makes stays tied to it, however well it is hidden.
    private func isDetail(_ edge: Edge) -> Bool {
        let entity = project.graph[edge.to]
        guard project.graph[edge.from].isValue, entity.kind == .class, !entity.isExternal,
            !project.graph.declaration(of: edge.member).modifiers.isDisjoint(with: [.private, .fileprivate])
        else { return false }
        return project.graph.allSupertypes(of: edge.to).allSatisfy { base in
            project.graph[base].kind != .class || !project.graph[base].isExternal || project.name(base) == "NSObject"
        }
    }

    private func isStoredPart(_ edge: Edge) -> Bool {
        guard edge.isSignature, !edge.isStatic, edge.member.exists else { return false }
        switch edge.position {
        case .storedProperty, .associatedValue: return true
        case .genericArgument, .closureSignature:
            let declaration = project.graph.declaration(of: edge.member)
            return declaration.kind == .case || !declaration.traits.contains(.computed) && declaration.kind != .func
        default: return false
        }
    }
}

// MARK: - Messages

extension CrossingSearch {
    private func kind(of type: TypeID) -> String {
        let entity = project.graph[type]
        if entity.fullName == "AnyObject" { return "an object of any class" }
        let kind = entity.kind == .actor ? "actor" : "class"
        return entity.isExternal ? "the \(entity.framework.map { $0 + " " } ?? "")\(kind) \(entity.fullName)" : "the \(kind) \(entity.fullName)"
    }

    private func crossing(_ edge: Edge) -> Violation {
        let what = edge.isInout ? "an inout \(project.name(edge.to))" : kind(of: edge.to)
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "'\(project.label(of: edge.member))' of \(project.phrase(edge.from)) carries \(what) across the boundary",
            because: because(edge.to, "an object that both sides hold lets one change what the other sees"),
            help: edge.isInout
                ? "Pass the value in and hand the new one back in a message of its own."
                : project.isViewController(edge.to)
                    ? "Let the router put it on the screen: it knows the view controllers at both ends."
                    : "Pass a struct or enum of the values that the other side needs.",
            related: project.declarationSite(of: edge.to).map {
                [Violation.Related(site: $0, message: "\(project.name(edge.to)) is declared here")]
            } ?? [])
    }

    private func because(_ type: TypeID, _ sharing: String) -> String {
        guard isLook(type) else { return "Only values cross between layers: \(sharing)." }
        let name = project.name(type)
        return "Values cross between layers, and the view alone makes of them what is seen: with \(name), the layers inside depend on it as well."
    }

    /// Colours, fonts and pictures, which nobody changes.
    private func isLook(_ type: TypeID) -> Bool {
        let name = project.name(type)
        return project.graph[type].isExternal && ["Color", "Font", "Image"].contains { name == "UI" + $0 || name == "NS" + $0 }
    }

    private func part(_ edge: Edge, crossedBy crossing: Edge, path: [Edge]) -> Violation {
        let chain = path.map { "\(project.name($0.from)).\(project.label(of: $0.member))" }.joined(separator: " → ")
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: """
                \(project.phrase(edge.from)) crosses the boundary \(project.name(crossing.from)) but holds \
                \(kind(of: edge.to)) (\(chain))
                """,
            because: because(edge.to, "a copy of a struct still shares the objects that it holds"),
            help: "Replace \(project.name(edge.to)) by the values that the other side needs.",
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
