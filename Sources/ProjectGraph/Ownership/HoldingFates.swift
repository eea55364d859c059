import Syntax

/// What becomes of what a project's places keep.
struct HoldingFates: Sendable {
    /// Properties that are set to nil, by their own type or another one, or by a function that is handed it. Not what is so as one of them comes or goes, for a
    /// cycle keeps `deinit` from ever running, nor what a test clears away.
    private(set) var letGo: MemberSet
    /// Properties that nobody puts anything into.
    private(set) var unset: MemberSet
    /// Of properties that are set for some of those who inherit them only: the classes whose instances are given something.
    private(set) var given: [MemberID: Set<TypeID>] = [:]
    /// Of properties that are written for any instance of a framework's type, or for one of several screens, or for an object or a proxy of it: what is put there, by the type that has
    /// or inherits the property; none where several types are, or nobody knows.
    private(set) var put: [MemberID: [TypeID: TypeID]] = [:]

    /// - Parameters:
    ///   - holdings: those of all types, in any order.
    ///   - references: what all files refer to.
    init(of holdings: [[Holding]], _ references: [References], _ index: ProjectIndex) {
        letGo = MemberSet(among: index.members.count)
        unset = letGo
        let assigned = AssignedMembers(references, index)
        noteWhatIsLetGo(holdings, assigned.cleared, index)
        (unset, given) = Self.unset(holdings, assigned, references, index)
        put = Self.whatIsPut(references, holdings, assigned, index)
    }

    private mutating func noteWhatIsLetGo(_ holdings: [[Holding]], _ cleared: MemberSet, _ index: ProjectIndex) {
        if cleared.isEmpty { return }
        let requirements = Self.requirements(among: cleared.members, index)
        for holding in holdings.joined() where holding.member.exists {
            if cleared.contains(holding.member) || Self.isRequired(holding.member, by: requirements, index) { letGo.insert(holding.member) }
        }
    }

    /// `var controller: UIViewController?` of a router says little, and `router.controller = loginViewController` all, if
    /// nothing else is ever put there.
    ///
    private static func whatIsPut(
        _ references: [References], _ holdings: [[Holding]], _ assigned: AssignedMembers, _ index: ProjectIndex
    ) -> [MemberID: [TypeID: TypeID]] {
        var open = MemberSet(among: index.members.count)
        lazy var unresolved = Set(references.lazy.flatMap(\.unresolvedWrites).map(\.name))
        for holding in holdings.joined() {
            if isOpen(holding, index) || isOfSeveral(holding, index) && !unresolved.contains(index[holding.member].name) { open.insert(holding.member) }
        }
        if open.isEmpty { return [:] }
        let requirements = requirements(among: assigned.written.members, index)
        // No entry for what anybody may set whom nobody knows.
        var put: [MemberID: [TypeID: TypeID]] = [:]
        for member in open.members where !isRequired(member, by: requirements, index) { put[member] = [:] }
        let assignments = references.flatMap { $0.assignments.filter { open.contains($0.target) } }
        let handed = HandedObjects(references, assignments, to: open, index)
        lazy var areScreensReplaced = areScreensReplaced(references, index)
        let builders = builders(assigned.wirings, of: put, references, index)
        for assignment in assignments {
            guard !index.files[assignment.site.file.position].isSetAside, put[assignment.target] != nil else { continue }
            let passings = handed.passings[HandedObjects.Place(function: assignment.caller, member: assignment.target)]
            let kept = assignment.hosted.exists && (index[assignment.hosted].kind != .class || !areScreensReplaced) ? assignment.hosted : assignment.value
            for (value, maker) in passings?.map({ ($0.type, $0.receiver) }) ?? [(kept, assignment.receiver)] {
                // A base's function says what each of its heirs is handed.
                let isHeir = maker.exists && index.ancestors[maker.position].contains(assignment.receiver)
                let receiver = isHeir ? maker : assignment.receiver
                let known = put[assignment.target]?[receiver] ?? value
                let isOwn = value.exists && !index[value].isExternal && (index[value].kind == .class || value == assignment.hosted)
                let isHandedOn = builders[assignment.target]?.contains(assignment.from) ?? false
                put[assignment.target]?[receiver] = isOwn && known == value && !isHandedOn ? value : TypeID.none
            }
        }
        return put
    }

    /// `(router as? ModuleRouter)?.host = view` in the initialiser of a builder is about the router that this is handed: of whom code sets by
    /// its own class, as long as that code makes no such builder.
    ///
    /// - Returns: for properties that builders may set, the types that make one.
    private static func builders(
        _ wirings: [Assignment], of put: [MemberID: [TypeID: TypeID]], _ references: [References], _ index: ProjectIndex
    ) -> [MemberID: Set<TypeID>] {
        if wirings.isEmpty { return [:] }
        let requirements = requirements(among: wirings.map(\.target), index)
        let wired = put.keys.filter { isRequired($0, by: requirements, index) }
        if wired.isEmpty { return [:] }
        let makers = Set(wirings.map(\.from))
        var users = makers
        for chunk in references { for edge in chunk.edges where edge.kind == .creates && makers.contains(edge.to) { users.insert(edge.from) } }
        return Dictionary(uniqueKeysWithValues: wired.map { ($0, users) })
    }

    /// `navigation.setViewControllers([next], animated: true)`: what a navigation controller began with may be gone. Of other containers it isn't.
    private static func areScreensReplaced(_ references: [References], _ index: ProjectIndex) -> Bool {
        let names = ["setViewControllers", "viewControllers"].compactMap { index.symbols.symbol(of: $0) }
        if names.isEmpty { return false }
        let others: Set<String> = ["UIPageViewController", "UISplitViewController", "UITabBarController"]
        return references.contains { chunk in
            chunk.frameworkCalls.contains { call in
                guard names.contains(call.name) else { return false }
                let receiver = call.isSelf ? call.from : call.receiver
                let family = receiver.exists ? [receiver] + index.ancestors[receiver.position] : []
                return !family.contains { others.contains(index[$0].fullName) }
            }
        } || index.files.contains { areScreensReplaced(inFunctionsOf: $0.outline) }
    }

    /// Of functions at the top level of a file no calls are noted.
    private static func areScreensReplaced(inFunctionsOf outline: Outline) -> Bool {
        outline.declarations.contains { function in
            function.kind == .func && !function.parent.exists && outline.code[function.code.indices].contains { node in
                node.kind == .member && (outline.names.equals(node.name, "setViewControllers") || outline.names.equals(node.name, "viewControllers"))
            }
        }
    }

    /// `router?.host = nil`, where the router is known by its protocol, may set any conformer's: the protocols, by name.
    static func requirements(among members: [MemberID], _ index: ProjectIndex) -> [Symbol: Set<TypeID>] {
        var protocols: [Symbol: Set<TypeID>] = [:]
        for member in members where index[index[member].owner].kind == .protocol {
            protocols[index[member].name, default: []].insert(index[member].owner)
        }
        return protocols
    }

    /// A base class may have what an heir's protocol asks for: `class BasePresenter { var view: LoanListView? }`.
    static func isRequired(_ member: MemberID, by requirements: [Symbol: Set<TypeID>], _ index: ProjectIndex) -> Bool {
        guard let protocols = requirements[index[member].name] else { return false }
        let owner = index[member].owner
        func asks(_ type: TypeID) -> Bool { index.ancestors[type.position].contains { protocols.contains($0) } }
        return asks(owner) || index[owner].kind == .class && index.heirs(of: owner).contains(where: asks)
    }

    /// Whether a property is written to keep any instance of a framework's type, or what any of them conforms to, and gets
    /// one later.
    private static func isOpen(_ holding: Holding, _ index: ProjectIndex) -> Bool {
        guard holding.kind == .stored, holding.ownership.retains, let type = holding.held.plainType else { return false }
        guard index[type].isExternal || index.frameworkConformances.contains(type) else { return false }
        switch index[type].kind {
        case .class, .protocol, .unknown: return !index.declaration(of: holding.member).initialValue.exists
        default: return false
        }
    }

    /// Whether a property keeps whichever it gets of several screens of the project's, by their protocol: `var transitionHandler: TransitionHandler?`; or
    /// of those that conform and a proxy that keeps any of them weakly.
    private static func isOfSeveral(_ holding: Holding, _ index: ProjectIndex) -> Bool {
        guard holding.kind == .stored, holding.ownership.retains, let type = holding.held.plainType, !index[type].isExternal, index[type].kind == .protocol,
            !index.declaration(of: holding.member).initialValue.exists
        else { return false }
        let heirs = index.heirs(of: type).filter { index[$0].kind == .class }
        return heirs.count > 1 && (heirs.allSatisfy { isScreen($0, index) } || heirs.contains { isProxy($0, index) })
    }

    private static func isScreen(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.ancestors[type.position].contains { index[$0].isExternal && index[$0].kind == .class && index[$0].fullName.hasSuffix("ViewController") }
    }

    /// `final class WeakProxy<T: AnyObject> { weak var object: T? }`, which may stand there for an object, and may have been forgotten.
    private static func isProxy(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        // What the index knows of generics is gone by now.
        guard let part = index[type].parts.first, !index.outline(part.file).declarations[part.declaration.position].genericParameters.isEmpty else { return false }
        return index[type].members.contains { index[$0].kind == .var && !index.declaration(of: $0).ownership.retains }
    }
}

/// The properties that code sets.
struct AssignedMembers {
    private(set) var written: MemberSet
    /// Those that something is put into, whatever is passed.
    private(set) var filled: MemberSet
    /// Of those, what is put into them as somebody's only who inherits them: by whom.
    private(set) var filledByHeirs: [MemberID: Set<TypeID>] = [:]
    /// What puts something into others only where their initialiser is passed something.
    private(set) var defaulting: [MemberID: [Assignment]] = [:]
    /// The computed properties by which private ones are set: `viewStorage = newValue as AnyObject`.
    private(set) var accessors: [MemberID: Set<MemberID>] = [:]
    /// Those that are set to nil by what ships, while their instances live.
    private(set) var cleared: MemberSet
    /// Those by initialisers that wire the parts which they are handed, and know them by protocols.
    private(set) var wirings: [Assignment] = []

    init(_ references: [References], _ index: ProjectIndex) {
        written = MemberSet(among: index.members.count)
        (filled, cleared) = (written, written)
        var filledByOthers = written
        for chunk in references {
            for assignment in chunk.assignments {
                if assignment.isWiring { wirings.append(assignment) } else { written.insert(assignment.target) }
                guard assignment.isNil else {
                    guard index.isSetByApp(assignment.target, in: assignment.site.file) else { continue }
                    if assignment.isSelf, index.isHandedOn(by: assignment.caller, to: assignment.target) {
                        accessors[assignment.target, default: []].insert(assignment.caller)
                    } else if assignment.defaultingParameter < 0 {
                        filled.insert(assignment.target)
                        if let heir = Self.heir(givenBy: assignment, index) {
                            filledByHeirs[assignment.target, default: []].insert(heir)
                        } else {
                            filledByOthers.insert(assignment.target)
                        }
                    } else {
                        defaulting[assignment.target, default: []].append(assignment)
                    }
                    continue
                }
                guard assignment.caller.exists, !index.files[assignment.site.file.position].isSetAside else { continue }
                let kind = index[assignment.caller].kind
                if kind != .deinit, kind != .`init` { cleared.insert(assignment.target) }
            }
        }
        for member in NilFlows.cleared(references, index) { cleared.insert(member) }
        filledByHeirs = filledByHeirs.filter { !filledByOthers.contains($0.key) }
    }

    /// `router.host = view` of a `LoanRouter`, where that inherits the property: no other router is given anything by it.
    private static func heir(givenBy assignment: Assignment, _ index: ProjectIndex) -> TypeID? {
        let (type, owner) = (assignment.isSelf ? assignment.from : assignment.receiver, index[assignment.target].owner)
        guard type.exists, type != owner, !assignment.isWiring, index[owner].kind == .class, index[type].kind == .class,
            index.ancestors[type.position].contains(owner)
        else { return nil }
        return type
    }
}
