import ProjectGraph
import Syntax

/// Entities and view models that neither a name nor a folder tells: records that data access hands out or that an interactor
/// has decoded, and what a presenter makes for its view to show: values, objects that the view observes, and enumerations of
/// what is said.
struct UnnamedModels {
    /// What speaks for each, in the order in which it was found.
    private(set) var claims: [(type: TypeID, role: Role, fact: Claim.Fact)] = []
    /// What stands among the entities, and is made further out to be told or shown there.
    private(set) var outside: [TypeID] = []
    private let graph: ProjectGraph
    private let roles: [Role?]
    private let isPlaced: [Bool]
    /// By type: whether it is the project's own data and has no role yet, or one that only its place speaks for.
    private var isOpen: [Bool]
    /// By type: whether it is declared in what is shown, and comes from nowhere else.
    private var isOfShown: [Bool]

    /// - Parameters:
    ///   - isPlaced: by type, whether only its place, and who uses it, say that it is an entity.
    ///   - isAmongEntities: whether a type's place says so, whatever else does.
    init(graph: ProjectGraph, types: [TypeID], roles: [Role?], isPlaced: [Bool], isAmongEntities: (TypeID) -> Bool) {
        self.graph = graph
        (self.roles, self.isPlaced) = (roles, isPlaced)
        isOpen = Array(repeating: false, count: roles.count)
        isOfShown = isOpen
        for type in types where roles[type.position] == nil { isOpen[type.position] = isData(type) && !isInside(type) && !graph.isFrameworksEntity(type) }
        lookInsideOfShown(among: types)
        for type in types { lookAtRecords(of: type) }
        let makers = makers(among: types)
        let made = named(by: { $0 == .interactor }, among: types) { $0.kind == .creates }
        let handedOn = handedOn(among: types, makers, made: made)
        for type in types { lookAtAnswers(of: type, makers, made: made, handedOn) }
        for claim in claims { isOpen[claim.type.position] = false }
        lookAtParts(of: .entity, among: types)
        let placed = types.filter { isPlaced[$0.position] && isData($0) && !isInside($0) }
        if !placed.isEmpty {
            let inner = named(by: isInner, among: types) { _ in true }
            for type in placed where !inner[type.position] { isOpen[type.position] = true }
        }
        // Nobody keeps in a database what is made to be shown.
        for type in types where graph.isKeptByDatabase(type) { isOpen[type.position] = false }
        // What leads inward as well is a draft, and what knows its view is more than it shows.
        let inward = named(by: isInner, among: types, where: \.isSignature)
        let ofServices = named(by: { $0?.isDataAccess ?? false }, among: types, where: \.isSignature)
        let records = Set(claims.map(\.type))
        for type in types where isOpen[type.position] {
            let isDraft = inward[type.position] && !isOfShown[type.position] && !Self.isCalledShown(type, in: graph)
                && !(makers[type.position].exists && !ofServices[type.position] && isRow(type, beside: records) && !isApart(type, makers[type.position]))
            if isDraft || namesView(type) { isOpen[type.position] = false }
        }
        let composed = Set(types.filter { isOpen[$0.position] && isAmongEntities($0) && isMadeOfEntities($0, records) })
        for type in types { lookAtShown(by: type, makers) }
        lookAtMessages(among: types)
        lookAtStates(among: types, inward: inward)
        lookAtWholes(among: placed, makers)
        leaveParts(ofEntitiesAmong: placed, isAmongEntities)
        for claim in claims { isOpen[claim.type.position] = false }
        lookAtParts(of: .viewModel, among: types) { whole, part in
            // What stands among the entities and is made of them (`CurrencyValue`, of a `Currency` and an amount) is shown as any of them may be.
            if composed.contains(part) { return false }
            // An entity may be said as well.
            return roles[whole.position] == .viewModel || graph[whole].kind != .enum || graph[part].outer == whole || makers[part.position].exists
                || Self.isCalledShown(part, in: graph) || Self.isCalledViewModel(part, in: graph)
        }
        // What is not shown is what its place says that it is, and so are its parts.
        let claimed = placed.isEmpty ? [] : Set(claims.map(\.type))
        let left = placed.filter { !claimed.contains($0) }
        if !left.isEmpty { lookAtParts(of: .entity, among: left, arePlaced: true) }
        if !left.isEmpty { outside = models(madeOutwardAmong: left, makers, isAmongEntities) }
    }

    /// `struct LoanItem { func makeCell() -> LoanCell }` in a scene's `Models`: what a presenter makes, or what knows its view, and neither an
    /// interactor, a service nor an entity names is no entity, whether it is seen to be shown or not.
    private func models(madeOutwardAmong placed: [TypeID], _ makers: [TypeID], _ isAmongEntities: (TypeID) -> Bool) -> [TypeID] {
        let open = placed.filter { (makers[$0.position].exists || namesView($0)) && !hasBase($0) }
        if open.isEmpty { return [] }
        var isNamed = [Bool](repeating: false, count: roles.count)
        let entities = Set(claims.lazy.filter { $0.role == .entity }.map(\.type))
        let outer = Set(open)
        for (position, role) in roles.enumerated() {
            let type = TypeID(position)
            guard isInner(role) || role == .entity || entities.contains(type) || isAmongEntities(type) && !outer.contains(type) else { continue }
            for edge in graph.edges(from: type) where edge.to != type { isNamed[edge.to.position] = true }
        }
        return open.filter { !isNamed[$0.position] }
    }

    private func isData(_ type: TypeID) -> Bool {
        switch graph[type].kind {
        // What may be of anything (`Page<Loan>`, `Tagged<Loan, Int>`) is none itself.
        case .struct, .class: (graph[type].kind.isValue || !graph.isNested(type)) && !isGeneric(type)
        case .enum, .protocol, .actor, .alias, .unknown: false
        }
    }

    private func isGeneric(_ type: TypeID) -> Bool {
        graph[type].parts.first.map { !graph.outline(of: $0.file)[$0.declaration].genericParameters.isEmpty } ?? false
    }

    /// What a part of a stack, or a service, declares inside of it is its own affair; a view's is what it shows, and a
    /// presenter's may be.
    private func isInside(_ type: TypeID) -> Bool {
        guard let outer = graph[type].outer else { return false }
        switch roles[outer.position] {
        case nil, .view, .presenter, .entity, .viewModel: return false
        default: return true
        }
    }

    /// `LoanListState.Row` of a view model, or of what a view is told and nobody further in names: an interactor that makes some makes what is shown.
    private mutating func lookInsideOfShown(among types: [TypeID]) {
        let open = types.filter { isOpen[$0.position] && graph[$0].outer != nil && !hasBase($0) }
        if open.isEmpty { return }
        let told = named(by: { $0 == .viewInterface }, among: types) { $0.isSignature && $0.position != .namespace }
        let inner = named(by: isInner, among: types) { $0.isSignature && $0.position != .namespace }
        for type in open {
            guard let outer = graph[type].outer else { continue }
            isOfShown[type.position] = roles[outer.position] == .viewModel || told[outer.position] && !inner[outer.position] && roles[outer.position] == nil
        }
    }

    private mutating func add(_ facts: [Claim.Fact], for role: Role, to type: TypeID) {
        claims += facts.map { (type, role, $0) }
    }

    // MARK: - Entities

    private mutating func lookAtRecords(of type: TypeID) {
        let isService: Bool
        switch roles[type.position]?.reached {
        case .manager, .gateway: isService = true
        case .interactor: isService = false
        default: return
        }
        for edge in graph.edges(from: type) where isOpen[edge.to.position] && edge.to != type && !isMessage(edge.to) && !isOfShown[edge.to.position] {
            let isRecord = isService ? isHandedOut(edge) && (hasBase(edge.to) || graph.hasIdentity(edge.to)) : hasBase(edge.to)
            guard isRecord || graph.isKeptByDatabase(edge.to) else { continue }
            add([.isUsedBy(type), .isRecord], for: .entity, to: edge.to)
        }
    }

    /// What an interactor tells or answers, and neither it nor a presenter makes: `loaded(_ notes: [Note])`.
    private mutating func lookAtAnswers(of type: TypeID, _ makers: [TypeID], made: [Bool], _ handedOn: [TypeID]) {
        guard roles[type.position] == .interactorOutput || roles[type.position] == .interactorInterface else { return }
        for edge in graph.edges(from: type) where isOpen[edge.to.position] && edge.isSignature && !isMessage(edge.to) && !isOfShown[edge.to.position] {
            if hasBase(edge.to) || graph.hasIdentity(edge.to) && !made[edge.to.position] && !makers[edge.to.position].exists {
                add([.isUsedBy(type), .isRecord], for: .entity, to: edge.to)
            } else if handedOn[edge.to.position].exists, roles[type.position] == .interactorOutput || Self.answers.contains(edge.position) {
                add([.isUsedBy(type), .isHandedOut(by: handedOn[edge.to.position])], for: .entity, to: edge.to)
            }
        }
    }

    /// By type: the service that hands it out, `func nearby(_ done: ([Cafe]) -> Void)`, where neither an interactor nor a presenter makes any: who
    /// passes such a value on passes on what the app is about.
    private func handedOn(among types: [TypeID], _ makers: [TypeID], made: [Bool]) -> [TypeID] {
        var services = [TypeID](repeating: .none, count: roles.count)
        for type in types where roles[type.position]?.isDataAccess ?? false {
            for edge in graph.edges(from: type) where isOpen[edge.to.position] && Self.answers.contains(edge.position) && isHandedOut(edge) {
                guard graph[edge.to].kind == .struct, !made[edge.to.position], !makers[edge.to.position].exists, keepsValues(edge.to) else { continue }
                services[edge.to.position] = type
            }
        }
        return services
    }

    /// Where what a function answers with is written.
    private static let answers: Set<Edge.Position> = [.result, .closureSignature, .genericArgument]

    private func keepsValues(_ type: TypeID) -> Bool {
        graph[type].members.contains { member in
            [.let, .var].contains(graph[member].kind) && !graph[member].isStatic && graph.declaration(of: member).traits.isDisjoint(with: .computed)
        }
    }

    private func isHandedOut(_ edge: Edge) -> Bool {
        guard edge.isSignature, edge.member.exists, edge.position != .metatype, edge.position != .namespace else { return false }
        return !graph.declaration(of: edge.member).modifiers.isPrivate
    }

    /// What only travels is no model: the body of a request, what a list of a server's is wrapped in, streams between two parts.
    private func isMessage(_ type: TypeID) -> Bool {
        let name = graph.symbols[graph[type].name]
        return Self.messages.contains { name.hasSuffix($0) }
    }

    private static let messages = [
        "Body", "Empty", "Endpoint", "Envelope", "Error", "ID", "Identifier", "Input", "Output", "Payload", "Request", "Wrapper",
    ]

    /// Whether it is decoded or kept by a database.
    private func hasBase(_ type: TypeID) -> Bool { graph.isDecoded(type) || graph.isKeptByDatabase(type) }

    // MARK: - View models

    /// By type: who makes instances of it for a view: a presenter, or what one works with that has no role, such as a formatter, by its
    /// protocol or not.
    private func makers(among types: [TypeID]) -> [TypeID] {
        var makers = [TypeID](repeating: .none, count: roles.count)
        var clients = [TypeID](repeating: .none, count: roles.count)
        for presenter in types where roles[presenter.position] == .presenter {
            let helpers = graph.edges(from: presenter).map(\.to).filter { roles[$0.position] == nil && !graph[$0].isExternal && $0 != presenter }
            for maker in [presenter] + Set(helpers).sorted() {
                noteMade(by: maker, for: presenter, in: &makers)
                if graph[maker].kind == .protocol { clients[maker.position] = presenter }
            }
        }
        for maker in types where roles[maker.position] == nil {
            for supertype in graph[maker].supertypes where clients[supertype.type.position].exists {
                noteMade(by: maker, for: clients[supertype.type.position], in: &makers)
            }
        }
        return makers
    }

    /// `map(Row.init)` makes some without a call; what is cast to one was made by somebody else, `let loan: Loan? = data as? Loan`.
    private func noteMade(by maker: TypeID, for presenter: TypeID, in makers: inout [TypeID]) {
        let edges = graph.edges(from: maker)
        for edge in edges where !edge.isSignature && edge.to != maker && !isOfThoseThere(edge) {
            switch edge.position {
            case .cast, .typeCheck: continue
            case .localVariable where edges.contains { $0.position == .cast && $0.member == edge.member && $0.to == edge.to }: continue
            default: break
            }
            makers[edge.to.position] = presenter
        }
    }

    /// `Theme.current` takes one of those that the type keeps itself: `struct Theme { static let all = [Theme(…)] }`.
    private func isOfThoseThere(_ edge: Edge) -> Bool {
        edge.position == .staticMember && graph.edges(from: edge.to).contains { $0.kind == .holds && $0.isStatic && $0.to == edge.to }
    }

    /// What a view is told of, takes, or asks its presenter for.
    private mutating func lookAtShown(by type: TypeID, _ makers: [TypeID]) {
        guard let role = roles[type.position] else { return }
        for edge in graph.edges(from: type) where isOpen[edge.to.position] && (graph[edge.to].kind.isValue || graph.isObservable(edge.to)) {
            guard !isMessage(edge.to), isShown(edge, by: role), makers[edge.to.position].exists else { continue }
            add([.isUsedBy(type), .isMade(by: makers[edge.to.position])], for: .viewModel, to: edge.to)
        }
    }

    /// What is called after what it is shown in is no draft, though an interactor names it.
    private static func isCalledShown(_ type: TypeID, in graph: ProjectGraph) -> Bool {
        let name = graph.symbols[graph[type].name]
        return ["CellData", "CellModel", "DisplayData", "DisplayItem", "DisplayModel", "DisplaySection", "RowModel", "VM"].contains { name.hasSuffix($0) }
    }

    /// `struct LoanRow { let title: String }`, `struct LoanItem { let tint: Color; init(_ loan: Loan) { … } }`: what nobody changes, and is called after
    /// a place in a list, has a colour, or is made of an entity, is no draft, though an interactor is handed it back.
    ///
    /// - Parameter records: entities that nothing but what is done with them tells.
    private func isRow(_ type: TypeID, beside records: Set<TypeID>) -> Bool {
        guard graph[type].kind == .struct, !hasBase(type) else { return false }
        let isConstant = graph[type].members.allSatisfy { member in
            graph[member].kind != .var || graph[member].isStatic || !graph.declaration(of: member).traits.isDisjoint(with: .computed)
        }
        return isConstant && (graph.symbols[graph[type].name].hasSuffix("Row") || graph.edges(from: type).contains { edge in
            edge.kind == .holds && graph[edge.to].isExternal && Self.looks.contains(graph[edge.to].fullName)
                || edge.position == .parameter && edge.member.exists && graph[edge.member].kind == .`init`
                    && (roles[edge.to.position] == .entity || records.contains(edge.to))
        })
    }

    /// What is compiled without the presenter that makes some is not there to be shown by it: the interactors' own module has it.
    private func isApart(_ type: TypeID, _ maker: TypeID) -> Bool {
        guard let own = graph.file(of: type), let other = graph.file(of: maker) else { return false }
        return graph.areApart(own, other)
    }

    private static let looks = FrameworkPurposes.coloursAndFonts.union(["Color", "Font"])

    /// `case loaded([PlanViewModel])` of a state that is shown carries what is shown.
    private static func isCalledViewModel(_ type: TypeID, in graph: ProjectGraph) -> Bool { graph.symbols[graph[type].name].hasSuffix("ViewModel") }

    // MARK: - Enumerations of messages

    /// `func handle(_ output: LoanListOutput)`: the cases are what a presenter tells its view, or an interactor its presenter.
    private mutating func lookAtMessages(among types: [TypeID]) {
        let toViews = named(by: { $0 == .viewInterface }, among: types, where: \.namesInstance)
        let toPresenters = named(by: { $0 == .interactorOutput }, among: types, where: \.namesInstance)
        for type in types where roles[type.position] == .viewInterface || roles[type.position] == .interactorOutput {
            let isOfView = roles[type.position] == .viewInterface
            for edge in graph.edges(from: type) where edge.isSignature && edge.position == .parameter && isEnumeration(edge.to) {
                // What goes all the way is data, which both have in common.
                guard toViews[edge.to.position] != toPresenters[edge.to.position],
                    let sender = sender(of: edge.to, as: isOfView ? .presenter : .interactor)
                else { continue }
                add([.isUsedBy(type), .isMade(by: sender)], for: isOfView ? .viewModel : .presentationModel, to: edge.to)
            }
        }
    }

    /// `@Published private(set) var state: LoanListState`: what SwiftUI's views switch over.
    ///
    /// - Parameter inward: by type, whether what stands behind presenters speaks of it.
    private mutating func lookAtStates(among types: [TypeID], inward: [Bool]) {
        for type in types where roles[type.position] == .presenter && graph.isObservable(type) {
            for edge in graph.edges(from: type) where isShown(edge, by: .presenter) && isEnumeration(edge.to) && !inward[edge.to.position] {
                guard let sender = sender(of: edge.to, as: .presenter) else { continue }
                add([.isUsedBy(type), .isMade(by: sender)], for: .viewModel, to: edge.to)
            }
        }
    }

    /// By type: whether the types of some roles name it in a certain way.
    private func named(by isMeant: (Role?) -> Bool, among types: [TypeID], where isCounted: (Edge) -> Bool) -> [Bool] {
        var isNamed = [Bool](repeating: false, count: roles.count)
        for type in types where isMeant(roles[type.position]) {
            for edge in graph.edges(from: type) where isCounted(edge) { isNamed[edge.to.position] = true }
        }
        return isNamed
    }

    /// Of the project's own, with something to carry, and no role yet.
    private func isEnumeration(_ type: TypeID) -> Bool {
        graph[type].kind == .enum && roles[type.position] == nil && !isInside(type) && !isGeneric(type)
            && !graph.allSupertypes(of: type).contains { graph.symbols[graph[$0].name] == "Error" }
            && graph[type].members.contains { graph[$0].kind == .case && !graph.declaration(of: $0).parameters.isEmpty }
    }

    private func sender(of message: TypeID, as role: Role) -> TypeID? {
        graph[message].members.lazy.filter { graph[$0].kind == .case }.flatMap { graph.calls(of: $0) }
            .map(\.from).first { roles[$0.position] == role }
    }

    private func isInner(_ role: Role?) -> Bool {
        switch role?.reached {
        case .interactor, .gateway, .manager: true
        default: role == .interactorOutput
        }
    }

    /// `ProjectCellItem`, which makes the cell that it is shown in. `AvatarView.Model` only stands in one.
    private func namesView(_ type: TypeID) -> Bool {
        graph.edges(from: type).contains { roles[$0.to.position] == .view && $0.position != .namespace }
    }

    private func isShown(_ edge: Edge, by role: Role) -> Bool {
        guard edge.isSignature, edge.member.exists, edge.position != .metatype, edge.position != .namespace else { return false }
        switch role {
        case .viewInterface: return true
        case .presenterInterface: return edge.position != .parameter
        case .view: return edge.position == .parameter
        // SwiftUI's views read what their presenter publishes.
        case .presenter:
            return edge.kind == .holds && graph.isObservable(edge.from)
                && !graph.declaration(of: edge.member).modifiers.isPrivate
        default: return false
        }
    }

    // MARK: - Parts

    /// `Address` of an `Order` that stands among the entities and is no view model: what an entity keeps there is one as well, whoever makes some to be
    /// shown.
    private mutating func leaveParts(ofEntitiesAmong placed: [TypeID], _ isAmongEntities: (TypeID) -> Bool) {
        let claimed = Set(claims.map(\.type))
        let shown = Set(claims.filter { $0.role == .viewModel && isPlaced[$0.type.position] }.map(\.type))
        var wholes = placed.filter { !claimed.contains($0) }
        var parts: Set<TypeID> = []
        while let whole = wholes.popLast() {
            for edge in graph.edges(from: whole) where edge.kind == .holds && !edge.isStatic && !parts.contains(edge.to) {
                guard isPlaced[edge.to.position] || roles[edge.to.position] == nil && isAmongEntities(edge.to) else { continue }
                parts.insert(edge.to)
                wholes.append(edge.to)
                isOpen[edge.to.position] = false
            }
        }
        claims.removeAll { shown.contains($0.type) && parts.contains($0.type) }
    }

    /// `struct LoanSection { let rows: [LoanRow] }` in the folder `Models`: what keeps what is shown, and no interactor or service knows, is shown
    /// as well, whatever its folder says.
    private mutating func lookAtWholes(among placed: [TypeID], _ makers: [TypeID]) {
        var shown = Set(claims.filter { $0.role == .viewModel }.map(\.type))
        func isShown(_ type: TypeID) -> Bool { roles[type.position] == .viewModel || shown.contains(type) }
        var left = placed.filter { isOpen[$0.position] && !isShown($0) && !hasBase($0) }
        while let next = left.firstIndex(where: { whole in graph.edges(from: whole).contains { $0.kind == .holds && isShown($0.to) } }) {
            let whole = left.remove(at: next)
            let parts = graph.edges(from: whole).filter { $0.kind == .holds && isShown($0.to) }.map(\.to)
            let maker = makers[whole.position]
            add(parts.map { .worksWith($0) } + (maker.exists ? [.isMade(by: maker)] : []), for: .viewModel, to: whole)
            shown.insert(whole)
        }
    }

    /// - Parameter records: entities that nothing but what is done with them tells.
    private func isMadeOfEntities(_ type: TypeID, _ records: Set<TypeID>) -> Bool {
        graph.edges(from: type).contains { edge in
            guard edge.kind == .holds, !edge.isStatic else { return false }
            // Somebody further in knows what stands among the entities and isn't open.
            return roles[edge.to.position] == .entity || records.contains(edge.to) || isPlaced[edge.to.position] && !isOpen[edge.to.position]
        }
    }

    /// The values that an entity or a view model is made of.
    private mutating func lookAtParts(
        of role: Role, among types: [TypeID], arePlaced: Bool = false, where isPart: (_ whole: TypeID, _ part: TypeID) -> Bool = { _, _ in true }
    ) {
        var wholes = types.filter { roles[$0.position] == role && isPlaced[$0.position] == arePlaced } + claims.filter { $0.role == role }.map(\.type)
        while let whole = wholes.popLast() {
            for edge in graph.edges(from: whole) where edge.kind == .holds && isOpen[edge.to.position] && edge.to != whole {
                guard graph[edge.to].kind.isValue || hasBase(edge.to), !isMessage(edge.to), isPart(whole, edge.to) else { continue }
                isOpen[edge.to.position] = false
                wholes.append(edge.to)
                add([.isKept(by: whole)], for: role, to: edge.to)
            }
        }
    }
}
