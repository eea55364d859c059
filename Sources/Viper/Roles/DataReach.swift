import ProjectGraph
import Syntax

/// Services that are known by what they work with: the graph alone tells, whatever the dialect.
struct DataReach: Sendable {
    /// The types that work with a database, files or the network, in their order, each with what it first does so by.
    private(set) var reached: [(type: TypeID, fact: Claim.Fact)] = []

    /// - Parameter types: ``ProjectGraph/typesInPlay(among:jobs:)``.
    init(_ graph: ProjectGraph, among types: [TypeID]) {
        var isDataAccess = graph.types.indices.map { graph.isDataAccess(TypeID($0)) }
        let stores = UnnamedStores(graph)
        guard isDataAccess.contains(true) || !stores.facts.isEmpty else { return }
        let globals = Dictionary(graph.globalUses.filter { isDataAccess[$0.to.position] }.map { ($0.from, $0) }) { first, _ in first }
        // `@UserDefault(key) var isFirstStart`
        let hasWrappers = graph.symbols.symbol(of: "propertyWrapper") != nil
        for type in types where hasWrappers && !graph.isNested(type) && graph.isPropertyWrapper(type) {
            isDataAccess[type.position] = graph.edges(from: type).contains { graph[$0.to].isExternal && isDataAccess[$0.to.position] }
        }
        for type in types {
            let edge = graph.edges(from: type).first { isDataAccess[$0.to.position] && $0.to != type } ?? globals[type]
            guard let fact = edge.map({ Claim.Fact.reaches($0.to) }) ?? stores.facts[type], Self.mayBeDataAccess(type, graph) else { continue }
            reached.append((type, fact))
        }
        addSharedOnes(graph, among: types)
    }

    /// `class Session { static let shared = Session(); init(storage: KeyValueStorage = DefaultsStorage()) }`: what all share keeps by a protocol what
    /// its own default keeps.
    private mutating func addSharedOnes(_ graph: ProjectGraph, among types: [TypeID]) {
        let direct = Dictionary(reached.map { ($0.type, $0.fact) }) { first, _ in first }
        if direct.isEmpty { return }
        for type in types where direct[type] == nil && graph[type].kind == .class && !graph.isNested(type) {
            let edges = graph.edges(from: type)
            let isShared = edges.contains { $0.kind == .holds && $0.isStatic && $0.to == type }
            guard isShared, Self.mayBeDataAccess(type, graph) else { continue }
            // Who has several objects hands them out, and who asks the one for nothing does so as well.
            let holds = edges.filter { $0.kind == .holds && !$0.isStatic && !graph[$0.to].isExternal }
            guard holds.count == 1, graph[holds[0].to].kind == .protocol, asks(type, holds[0].to, graph) else { continue }
            let store = edges.first { made in
                made.kind == .creates && direct[made.to].map { graph.isOfStoreOrNetwork($0) } ?? false
                    && graph.allSupertypes(of: made.to).contains(holds[0].to)
                    && (made.position == .defaultArgument || made.member.exists && [.let, .var].contains(graph[made.member].kind))
            }
            if let store { reached.append((type, .reaches(store.to))) }
        }
        reached.sort { $0.type < $1.type }
    }

    private func asks(_ type: TypeID, _ held: TypeID, _ graph: ProjectGraph) -> Bool {
        graph[held].members.contains { member in graph.calls(of: member).contains { $0.from == type } }
    }

    /// Who delivers pictures serves views, who hands services out is none, and an app's delegate belongs to the system.
    private static func mayBeDataAccess(_ type: TypeID, _ graph: ProjectGraph) -> Bool {
        switch graph[type].kind {
        case .class, .struct, .actor: break
        case .enum where isNamespaceThatWorks(type, graph): break
        default: return false
        }
        let name = graph.lastName(of: type)
        return !graph.isNested(type) && !graph.isDecodedValue(type) && !graph.isKeptByDatabase(type)
            && !handsOut.contains { name.hasSuffix($0) }
            && !graph.allSupertypes(of: type).contains { isOfScreen($0, graph) }
            && !name.holds("Image")
    }

    /// What a list, a map, a menu or a transition of the screen consists of, `ListSectionController`, `UICollectionViewFlowLayout`, or is told by, and
    /// the app's delegate. Of what no framework that is known declares, the name says what it is for. Documents of the system keep data.
    private static func isOfScreen(_ supertype: TypeID, _ graph: ProjectGraph) -> Bool {
        let type = graph[supertype]
        guard type.isExternal else { return false }
        if type.kind == .unknown { return partsOfScreens.contains { type.fullName.hasSuffix($0) } }
        return type.fullName == "App" || partsOfMaps.contains(type.fullName)
            || ["AppKit", "UIKit"].contains(type.framework ?? "") && !type.fullName.hasSuffix("Document")
    }

    private static let partsOfMaps: Set<String> = ["MKAnnotation", "MKMapViewDelegate", "MKOverlay"]

    private static let partsOfScreens = ["Cell", "Footer", "Header", "Layout", "Section", "SectionController", "View", "ViewController"]

    /// `enum LoanFile { static func load() -> [Loan] }`: nobody can make one, so what its name is asked it does itself. One that has
    /// objects of the project's for others, `enum Services { static let loans = LoanStore() }`, only hands them out.
    private static func isNamespaceThatWorks(_ type: TypeID, _ graph: ProjectGraph) -> Bool {
        let members = graph[type].members
        return members.contains { graph[$0].isStatic && (graph[$0].kind == .func || graph.declaration(of: $0).traits.contains(.computed)) }
            && members.allSatisfy { graph[$0].kind != .case }
            && !graph.edges(from: type).contains { $0.kind == .holds && !graph[$0.to].isExternal && graph[$0.to].kind.isReference }
            && hasMuchToDoWithData(type, graph)
    }

    /// Among an app's constants and addresses (`enum AppConstants`) one may be a store; whoever asks for another has nothing to do with that.
    private static func hasMuchToDoWithData(_ namespace: TypeID, _ graph: ProjectGraph) -> Bool {
        let edges = graph.edges(from: namespace).filter { graph.isDataAccess($0.to) }
        if edges.isEmpty || edges.contains(where: { $0.kind == .holds || !$0.member.exists }) { return true }
        let members = graph[namespace].members.filter { graph[$0].isStatic && !graph.declaration(of: $0).code.isEmpty }
        var reaching = Set(edges.map(\.member))
        let count = reaching.union(members).count
        let users = users(of: reaching.union(members), among: members, graph)
        var open = Array(reaching)
        while let next = open.popLast() {
            for user in users[graph[next].name] ?? [] where reaching.insert(user).inserted { open.append(user) }
        }
        return reaching.count * 4 >= count
    }

    /// In whose code each name stands that some members have.
    private static func users(of members: Set<MemberID>, among users: [MemberID], _ graph: ProjectGraph) -> [Symbol: [MemberID]] {
        let names = Dictionary(members.map { (graph.symbols[graph[$0].name], graph[$0].name) }) { first, _ in first }
        var found: [Symbol: [MemberID]] = [:]
        for user in users {
            let outline = graph.outline(of: graph[user].file)
            for place in graph.declaration(of: user).code.indices where outline.code[place].kind == .identifier {
                if let name = names[outline.names[outline.code[place].name]] { found[name, default: []].append(user) }
            }
        }
        return found
    }

    private static let handsOut = [
        "Container", "Context", "Dependency", "Dependencies", "DependencyProvider", "Environment", "Factory", "Injector", "Locator", "Registry",
        "Resolver", "ServiceProvider",
    ]
}
