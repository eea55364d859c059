import ProjectGraph

/// The scenes of a project, by the names that their types share.
struct ModuleNames: Sendable {
    private let names: NameBeginnings
    /// The namespaces that presenters stand in which are called by no more than their role, each with its place in ``names``.
    private let homes: [TypeID: Int]
    /// By type. `LoanCell.Row` is what a cell shows, and the cell no scene.
    private let isView: [Bool]
    /// By type whose name begins with a part of its role's word: what stands behind that, `Profile` of `PresenterToViewProfileProtocol`.
    private let middles: [TypeID: String]

    /// - Parameter endings: the dialect's.
    init(graph: ProjectGraph, roles: [Role?], dialect: Dialect, endings: NameEndings) {
        let words = dialect.vocabulary[.presenter] ?? Vocabulary()
        let suffixes = words.suffixes + words.synonyms
        let entities = graph.types
        lazy var views = Set(roles.indices.lazy.filter { roles[$0] == .view }.map { graph.symbols[entities[$0].name] })
        lazy var neighbours = Neighbours(graph, roles)
        lazy var stacks = Self.beginnings(of: [.interactor, .router], graph, roles, dialect)
        lazy var presenters = Self.beginnings(of: [.presenter], graph, roles, dialect)
        let isBase = Self.bases(of: graph, roles)
        var names: [String] = []
        var homes: Set<TypeID> = []
        for (position, role) in roles.enumerated() where role == .presenter && !isBase[position] {
            let name = graph.symbols[entities[position].name]
            guard let rest = Self.rest(of: name, without: suffixes) ?? RoleWord.implemented(by: name).flatMap({ Self.rest(of: $0, without: suffixes) })
            else { continue }
            if let home = graph[TypeID(position)].outer, rest.isEmpty || neighbours.isAlone(TypeID(position), calledAfter: rest, graph, roles) {
                homes.insert(home)
                continue
            }
            if rest.isEmpty { continue }
            // `LoanListDefaultPresenter` stands with `LoanListView`.
            let base = RoleWord.implemented(by: rest).flatMap { $0.isEmpty ? nil : $0 } ?? rest
            if let view = endings.longest(of: base, among: [.view]), views.contains(base) || base.hasSuffix("Cell") && !stacks.contains(base) {
                // The presenter of `LoanTableViewCell`, which may be UIKit's own cell by a protocol, belongs to a part of a scene, and `LoanViewPresenter`,
                // beside a `LoanViewInteractor`, to `Loan`.
                if stacks.contains(base), let scene = RoleWord.rest(of: base, without: endings.text(of: view)), !scene.isEmpty { names.append(String(scene)) }
                continue
            }
            names.append(Self.withoutDefault(Self.scene(in: base, endings, stacks, presenters: presenters)))
        }
        let namesOfHomes = Self.names(of: homes, graph)
        let beginnings = NameBeginnings(names + namesOfHomes.values.sorted())
        self.names = beginnings
        self.homes = namesOfHomes.compactMapValues { beginnings.longest(startingIn: $0) }
        isView = roles.map { $0 == .view }
        middles = Self.middles(of: graph, roles, dialect)
    }

    /// What names have between the two parts of a word of their role.
    private static func middles(of graph: ProjectGraph, _ roles: [Role?], _ dialect: Dialect) -> [TypeID: String] {
        var words: RoleTable<[String]> = [:]
        for (role, vocabulary) in dialect.vocabulary {
            let parted = (vocabulary.suffixes + vocabulary.synonyms).filter { $0.contains("*") }
            if !parted.isEmpty { words[role] = parted }
        }
        var middles: [TypeID: String] = [:]
        for (position, role) in roles.enumerated() {
            guard let words = role.flatMap({ words[$0] }),
                let middle = rest(of: graph.symbols[graph.types[position].name], without: words), !middle.isEmpty
            else { continue }
            middles[TypeID(position)] = middle
        }
        return middles
    }

    /// `Loan` of `LoanViewPresenter` beside a `LoanInteractor` or `LoanRouter`, where no `LoanPresenter` stands with those.
    private static func scene(
        in name: String, _ endings: NameEndings, _ stacks: @autoclosure () -> Set<String>, presenters: @autoclosure () -> Set<String>
    ) -> String {
        guard let view = endings.longest(of: name, among: [.view]), let rest = RoleWord.rest(of: name, without: endings.text(of: view)), !rest.isEmpty,
            case let scene = String(rest), case let stacks = stacks(), stacks.contains(scene), !stacks.contains(name), !presenters().contains(scene)
        else { return name }
        return scene
    }

    /// The parts of stacks that stand in one namespace.
    private struct Neighbours {
        private var parts: [TypeID: [TypeID]] = [:]

        init(_ graph: ProjectGraph, _ roles: [Role?]) {
            for position in roles.indices where roles[position]?.isPartOfStack ?? false {
                if let outer = graph[TypeID(position)].outer, graph.isNamespace(outer) { parts[outer, default: []].append(TypeID(position)) }
            }
        }

        /// `Login.DefaultPresenter` with `Login.ViewController`, `Reset.MainPresenter` with `Reset.MailInteractor`: the only presenter that stands with other
        /// parts in a namespace is the namespace's, where none of them is called after what it is called. `Screens.LoginPresenter` and `Screens.LoginRouter` are `Login`.
        func isAlone(_ presenter: TypeID, calledAfter name: String, _ graph: ProjectGraph, _ roles: [Role?]) -> Bool {
            guard let home = graph[presenter].outer, let others = parts[home]?.filter({ $0 != presenter }), !others.isEmpty else { return false }
            return !others.contains { roles[$0.position] == .presenter || name != "Default" && graph.symbols[graph[$0].name].hasPrefix(name) }
        }
    }

    /// `Login` of `Login.Presenter` and of `Scenes.Login.Presenter`: what stands beside the namespace begins with its name, as `LoginViewInput` does.
    /// Of two `Detail`, in `Loans` and in `Readers`, those tell more.
    private static func names(of homes: Set<TypeID>, _ graph: ProjectGraph) -> [TypeID: String] {
        let namesakes = Dictionary(grouping: homes) { graph[$0].name }
        return Dictionary(uniqueKeysWithValues: homes.map { home in
            let isAlone = namesakes[graph[home].name]?.count == 1
            return (home, withoutNoun(graph.symbols[graph[isAlone ? home : graph.outermost(of: home)].name]))
        })
    }

    /// What the parts of some roles are called before the word for the part: `LoanView` of `LoanViewInteractor`.
    private static func beginnings(of parts: RoleSet, _ graph: ProjectGraph, _ roles: [Role?], _ dialect: Dialect) -> Set<String> {
        let suffixes = parts.flatMap { dialect.vocabulary[$0].map { $0.suffixes + $0.synonyms } ?? [] }
        return Set(roles.indices.lazy.filter { roles[$0].map(parts.contains) ?? false }.compactMap { position in
            rest(of: graph.symbols[graph[TypeID(position)].name], without: suffixes)
        })
    }

    /// `BasePresenter` stands behind many scenes, and `Base` is none: nobody makes one, and it names no parts of its own. A scene's
    /// presenter may be inherited from as well.
    ///
    /// - Returns: by type.
    private static func bases(of graph: ProjectGraph, _ roles: [Role?]) -> [Bool] {
        var isBase = [Bool](repeating: false, count: roles.count)
        var isAny = false
        for position in roles.indices where roles[position] == .presenter {
            for base in graph.allSupertypes(of: TypeID(position)) where roles[base.position] == .presenter && !isBase[base.position] {
                if graph.edges(from: base).contains(where: { isPart(roles[$0.to.position]) }) { continue }
                isBase[base.position] = true
                isAny = true
            }
        }
        if isAny { for edge in graph.edges where edge.kind == .creates && isBase[edge.to.position] { isBase[edge.to.position] = false } }
        return isBase
    }

    private static func isPart(_ role: Role?) -> Bool {
        switch role?.reached {
        case .interactor, .router: true
        default: false
        }
    }

    private static func rest(of name: String, without suffixes: [String]) -> String? {
        suffixes.lazy.compactMap { RoleWord.rest(of: name, without: $0) }.first.map { String($0) }
    }

    /// What stands for a module's name, so that nobody need compare texts: a place in ``names``, or behind them that of the
    /// symbol of a namespace, which is the scene (`Login.Presenter`).
    func number(of type: TypeID, in graph: ProjectGraph) -> Int? {
        guard type.exists, !graph[type].isExternal else { return nil }
        guard graph[type].outer != nil else { return number(named: type, in: graph) }
        let outward = graph.surroundings(of: type)
        for level in outward { if let home = homes[level] { return home } }
        for level in outward.reversed() {
            if let scene = number(named: level, in: graph) { return scene }
            // Inside of anything else a name goes on from where it stands: `Order.Detail`.
            if !graph.isNamespace(level) { break }
        }
        guard let outermost = outward.last, !isView[outermost.position] else { return nil }
        return names.count + Int(graph[outermost].name.rawValue)
    }

    private func number(named type: TypeID, in graph: ProjectGraph) -> Int? {
        // Before what the name begins with: a scene may be called `View`.
        if let middle = middles[type] { return names.longest(startingIn: middle) }
        return number(of: graph.symbols[graph[type].name], isProtocol: graph[type].kind == .protocol)
    }

    private func number(of name: String, isProtocol: Bool) -> Int? {
        // `DefaultLoanListPresenter` stands with `LoanListView`, and `ILoanListView` with both.
        if let plain = Self.withoutPrefix(name, "Default"), let scene = names.longest(startingIn: plain) { return scene }
        if let scene = names.longest(startingIn: name) { return scene }
        guard isProtocol else { return nil }
        return ["I", "Any"].lazy.compactMap { Self.withoutPrefix(name, $0).flatMap { names.longest(startingIn: $0) } }.first
    }

    /// `enum ProfileScene` is the namespace of what belongs to `ProfileViewController`.
    private static func withoutNoun(_ name: String) -> String {
        let noun = ["Scene", "Module"].first { name.hasSuffix($0) && name != $0 }
        return String(name.dropLast(noun?.count ?? 0))
    }

    /// `LoanListPresenter` of `DefaultLoanListPresenter`.
    static func withoutDefault(_ name: String) -> String { withoutPrefix(name, "Default") ?? name }

    /// What follows a prefix, where that is a word of its own.
    private static func withoutPrefix(_ name: String, _ prefix: String) -> String? {
        guard name.hasPrefix(prefix) else { return nil }
        let rest = name.dropFirst(prefix.count)
        return rest.first?.isUppercase ?? false && rest.dropFirst().first?.isLowercase ?? false ? String(rest) : nil
    }

    func name(of module: Int, in graph: ProjectGraph) -> String {
        module < names.count ? names[module] : graph.symbols[Symbol(rawValue: UInt32(truncatingIfNeeded: module - names.count))]
    }
}
