import Syntax

/// Where a written type or an expression stands, as far as edges tell it.
struct ReferenceContext {
    var from: TypeID
    var member: MemberID
    var scope: DeclarationIndex
    var position: Edge.Position
    var kind = Edge.Kind.names
    var ownership = Ownership.strong
    var isStatic = false
    var throughAlias = false
    var isSignature = false
    var isInout = false
    /// Where an alias stands that stands for the type at hand.
    var aliasSite: Site?
    var aliasDepth = 0
}

/// Collects the edges of files, one after the other. One for each thread.
final class ReferenceCollector {
    let index: ProjectIndex
    @exclusivity(unchecked) var references = References()
    /// The file at hand.
    @exclusivity(unchecked) private(set) var file = FileID.none
    @exclusivity(unchecked) private(set) var outline: Outline
    @exclusivity(unchecked) var body = BodyState()
    /// Types of properties and global variables that only their initial values tell.
    @exclusivity(unchecked) var inferredTypes: [ExpressionType] = []
    /// Where in ``inferredTypes`` one is: by the member and 0, by the variable's declaration and 1.
    @exclusivity(unchecked) var inferredMembers = IntegerMap()
    /// Where Firebase's observers are sent away; looked for when the first one is met.
    private(set) lazy var removalsOfObservers = findRemovals(by: "removeAllObservers")
    /// Where remote commands' targets are taken away; likewise.
    private(set) lazy var removalsOfTargets = findRemovals(by: "removeTarget")
    /// How many others may still be looked at for the one at hand; nil where none is.
    @exclusivity(unchecked) var inferenceBudget: Int?
    /// The names that are among some file's ``References/unresolvedCallNames``.
    @exclusivity(unchecked) private var notedCallNames = IntegerMap()
    /// How many parts of the written type at hand may still be looked at.
    @exclusivity(unchecked) var budget = 0
    /// What generic parameters stand for in the body at hand.
    @exclusivity(unchecked) var genericArguments = GenericArgumentTable()
    /// How many of them outlive the body: those in ``inferredTypes``.
    @exclusivity(unchecked) private var keptArguments = 0
    /// Of properties that subscriptions are put into, whether nothing else is done with them.
    @exclusivity(unchecked) var keptForGood: [Mention: Bool] = [:]
    /// Of subjects, whether nobody ends them.
    @exclusivity(unchecked) var neverEnded: [Mention: Bool] = [:]
    /// Of properties and functions that are subscribed to, whether they hand out what never ends.
    @exclusivity(unchecked) var endlessSources: [Source: Bool] = [:]
    /// Likewise for these.
    @exclusivity(unchecked) var sourceBudget: Int?
    /// How many expressions the one at hand stands in.
    @exclusivity(unchecked) var expressionDepth = 0

    init(index: ProjectIndex) {
        self.index = index
        outline = index.files.first?.outline ?? Outline.empty
    }

    func takeReferences() -> References {
        defer { references = References() }
        return references
    }

    func collect(_ file: FileID) {
        enter(file)
        for number in outline.declarations.indices { collect(DeclarationIndex(number)) }
    }

    /// Makes another file the one at hand.
    func enter(_ file: FileID) {
        self.file = file
        outline = index.outline(file)
    }

    /// Looks for something in a member of maybe another file; nothing is recorded on the way.
    func silently<Result>(in member: Member, _ look: () -> Result) -> Result {
        let outer = (file, body)
        enter(member.file)
        body = BodyState(
            context: ReferenceContext(
                from: member.owner, member: .none, scope: member.declaration, position: .storedProperty),
            isSilent: true)
        defer {
            enter(outer.0)
            body = outer.1
        }
        return look()
    }

    /// Looks for something in the body at hand; nothing is recorded on the way.
    func silently<Result>(_ look: () -> Result) -> Result {
        let isSilent = body.isSilent
        body.isSilent = true
        defer { body.isSilent = isSilent }
        return look()
    }

    func keepGenericArguments(of type: ExpressionType) {
        if type.arguments != .none { keptArguments = genericArguments.count }
    }

    /// Forgets what generic parameters stood for in the body before.
    func dropGenericArguments() { genericArguments.truncate(to: keptArguments) }

    // MARK: - Declarations

    private func collect(_ number: DeclarationIndex) {
        let declaration = outline.declarations[number.position]
        let owner = owningType(of: number)
        guard owner.exists else { return }
        var context = ReferenceContext(
            from: owner, member: owningMember(of: number), scope: number, position: .localVariable)
        context.isStatic = declaration.modifiers.isTypeMember
        context.isSignature = !declaration.traits.contains(.local)
        collectGenericConstraints(of: declaration, context)
        collectAttributes(of: declaration, context)
        switch declaration.kind {
        case .class, .struct, .enum, .protocol, .actor, .extension:
            collectInheritance(of: declaration, owner: owner, context)
        case .typealias, .associatedtype:
            context.position = declaration.kind == .typealias ? .typeAlias : .genericConstraint
            reference(declaration.type, context)
            for type in outline.types(in: declaration.inheritedTypes) { reference(type, context) }
        case .var, .let: collectBinding(declaration, context)
        case .func, .`init`, .subscript, .case: collectSignature(declaration, context)
        default: break
        }
        guard !declaration.traits.contains(.local), !declaration.kind.hasMembers else { return }
        context.isSignature = false
        readBody(of: declaration, context: context)
    }

    /// The type in whose code a declaration stands; for a type itself, for an extension what it extends. What a protocol's extension adds for one
    /// class alone is that one's code.
    private func owningType(of number: DeclarationIndex) -> TypeID {
        var scope = outline.declarations[number.position].kind.hasMembers ? number : outline.declarations[number.position].parent
        while scope.exists {
            let type = index.type(of: scope, in: file)
            if type.exists { return scope == number ? type : onlyClass(extendedBy: scope, of: type) ?? type }
            scope = outline.declarations[scope.position].parent
        }
        return .none
    }

    /// `LoanListPresenter` of `extension LoanListOutput where Self: LoanListPresenter`, where that implements the protocol itself.
    private func onlyClass(extendedBy scope: DeclarationIndex, of type: TypeID) -> TypeID? {
        let declaration = outline.declarations[scope.position]
        guard declaration.kind == .extension, !declaration.requirements.isEmpty, index.kind(of: type) == .protocol,
            let constraint = index.constraintsOnSelf(in: scope, file: file)
        else { return nil }
        return index.nominalTypes(in: constraint).lazy.map { $0.0 }.first {
            self.index.kind(of: $0) == .class && !self.index[$0].isExternal && self.index.ancestors[$0.position].contains(type)
        }
    }

    private func owningMember(of number: DeclarationIndex) -> MemberID {
        var scope = number
        while scope.exists {
            let member = index.member(of: scope, in: file)
            if member.exists { return member }
            if outline.declarations[scope.position].kind.hasMembers { return .none }
            scope = outline.declarations[scope.position].parent
        }
        return .none
    }

    private func collectInheritance(of declaration: Declaration, owner: TypeID, _ context: ReferenceContext) {
        var context = context
        context.member = .none
        context.position = .inheritance
        for (position, written) in outline.types(in: declaration.inheritedTypes).enumerated() {
            context.kind = position == 0 && inheritsClass(written, context.scope, owner) ? .inherits : .conforms
            reference(written, context)
            if context.kind == .inherits { noteInheritedArguments(of: owner, in: written, context) }
        }
    }

    private func inheritsClass(_ written: TypeIndex, _ scope: DeclarationIndex, _ owner: TypeID) -> Bool {
        guard index.kind(of: owner) == .class,
            let supertype = index.nominalTypes(in: WrittenType(file: file, type: written, scope: scope)).first?.0
        else { return false }
        return index.kind(of: supertype) == .class || index.kind(of: supertype) == .unknown
    }

    private func collectBinding(_ declaration: Declaration, _ context: ReferenceContext) {
        var context = context
        context.ownership = declaration.ownership
        if let wrapper = unknownWrapper(of: declaration, context.scope) {
            // Whether a property wrapper keeps what it wraps alive is its own affair.
            context.position = .storedProperty
            noteWrapped(declaration, by: wrapper, context)
            if !declaration.type.exists { noteInjected(declaration, context) }
            return reference(declaration.type, context)
        }
        if declaration.traits.contains(.local) {
            // `let detail: LoanDetail = .init()`: what makes it names it.
            if isTypedByWhatItMakes(declaration) { return }
            context.position = .localVariable
        } else if declaration.traits.contains(.computed) || declaration.modifiers.contains(.override) {
            // One that overrides with observers leaves storing to what it overrides.
            context.position = .computedProperty
        } else {
            context.position = .storedProperty
            context.kind = .holds
            noteHolding(of: declaration, context)
        }
        if declaration.type.exists {
            reference(declaration.type, context)
        } else if context.kind == .holds, context.member.exists {
            holdInferredType(of: context.member, declaration, context)
        }
    }

    private func isTypedByWhatItMakes(_ declaration: Declaration) -> Bool {
        guard declaration.type.exists, declaration.initialValue.exists, case let type = outline[declaration.type], type.kind == .named, type.list.isEmpty,
            case let making = outline[declaration.initialValue], making.kind == .call, making.base.exists
        else { return false }
        let callee = outline[making.base]
        switch callee.kind {
        case .identifier: return callee.name == type.name
        case .member: return !callee.base.exists && outline.names.equals(callee.name, "init")
        default: return false
        }
    }

    /// Attributes with a capital are property wrappers, but for those of the language, of frameworks that hold, and global actors.
    private func unknownWrapper(of declaration: Declaration, _ scope: DeclarationIndex) -> Int? {
        declaration.attributes.indices.first { number in
            let name = outline.names[outline.attributes[number].name]
            switch name {
            case "IBOutlet", "IBInspectable", "GKInspectable", "NSCopying", "NSManaged", "MainActor", "Published", "State",
                "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "ObservationIgnored", "ObservationTracked":
                return false
            default:
                return name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
                    && !isGlobalActor(outline.attributes[number].type, scope)
            }
        }
    }

    private func isGlobalActor(_ written: TypeIndex, _ scope: DeclarationIndex) -> Bool {
        guard written.exists, case .type(let type) = index.meaning(of: WrittenType(file: file, type: written, scope: scope)),
            let part = index[type].parts.first
        else { return false }
        let outline = index.outline(part.file)
        return outline.has("globalActor", outline[part.declaration])
    }

    /// `private let presenter = Presenter()` holds what it is initialised with.
    private func holdInferredType(of member: MemberID, _ declaration: Declaration, _ context: ReferenceContext) {
        let owner = NominalType(type: index[member].owner, arguments: .none)
        for type in heldTypes(typeOfMember(member, owner)) {
            add(to: type, at: site(from: declaration.nameOffset, name: declaration.name), context)
        }
    }

    /// What a property keeps: an instance, or those in a collection.
    func heldTypes(_ type: ExpressionType, depth: Int = 0) -> [TypeID] {
        guard depth < 8 else { return [] }
        return nominalTypes(of: type).all.flatMap { nominal -> [TypeID] in
            let names = index.known.parameters(of: nominal.type)
            if names.isEmpty { return [nominal.type] }
            return names.flatMap { name in argument(named: name, of: nominal).map { heldTypes($0, depth: depth + 1) } ?? [] }
        }
    }

    private func collectSignature(_ declaration: Declaration, _ context: ReferenceContext) {
        var context = context
        context.position = declaration.kind == .case ? .associatedValue : .parameter
        if declaration.kind == .case {
            context.kind = .holds
            noteHolding(of: declaration, context)
        }
        for parameter in declaration.parameters.indices { reference(outline.parameters[parameter].type, context) }
        context.kind = .names
        context.position = .result
        reference(declaration.type, context)
    }

    /// Property wrappers, result builders and global actors name their types.
    private func collectAttributes(of declaration: Declaration, _ context: ReferenceContext) {
        guard !declaration.attributes.isEmpty else { return }
        var context = context
        context.position = .attribute
        for number in declaration.attributes.indices {
            let written = outline.attributes[number].type
            // `@objc` and its kind name no type.
            guard written.exists, !isUnknownName(written, context.scope) else { continue }
            reference(written, context)
        }
    }

    private func isUnknownName(_ type: TypeIndex, _ scope: DeclarationIndex) -> Bool {
        switch index.meaning(ofName: WrittenType(file: file, type: type, scope: scope), outline.types[type.position]) {
        case .external(let external): index[external].kind == .unknown
        case .nothing: true
        default: false
        }
    }

    private func collectGenericConstraints(of declaration: Declaration, _ context: ReferenceContext) {
        guard !declaration.genericParameters.isEmpty || !declaration.requirements.isEmpty else { return }
        var context = context
        context.position = .genericConstraint
        for parameter in declaration.genericParameters.indices {
            reference(outline.genericParameters[parameter].constraint, context)
        }
        for requirement in declaration.requirements.indices {
            reference(outline.requirements[requirement].subject, context)
            reference(outline.requirements[requirement].constraint, context)
        }
    }

    // MARK: - Recording

    func symbol(_ name: NameID) -> Symbol { index.symbol(name, in: file) }

    func site(from offset: UInt32, name: NameID) -> Site {
        Site(file: file, offset: offset, end: offset + outline.names.length(of: name))
    }

    func add(to target: TypeID, at site: Site, _ context: ReferenceContext) {
        guard context.from.exists, target.exists else { return }
        let isOwn = target == context.from
        guard !isOwn || context.kind == .holds || context.kind == .creates && index[target].kind == .class else { return }
        // Every line names types of the standard library; no rule asks who does.
        let origin = index.origins[target.position]
        guard !origin.isStandard || context.isInout || target == index.anyObject else { return }
        if context.isSignature, origin.kind == .unknown { references.unknownTypes += 1 }
        let edge = Edge(
            from: context.from, to: target, kind: context.kind, position: context.position,
            ownership: context.ownership, site: context.aliasSite ?? site, member: context.member, throughAlias: context.throughAlias,
            isStatic: context.isStatic, isSignature: context.isSignature, isInout: context.isInout)
        if isOwn, context.kind == .creates { references.ownMakings.append(edge) } else { references.edges.append(edge) }
    }

    func add(_ call: Call) { references.calls.append(call) }
    func add(_ call: FrameworkCall) { references.frameworkCalls.append(call) }
    func add(_ use: CollectionUse) { references.collectionUses.append(use) }

    /// A property may stand in each branch of `#if`: who sets it sets whichever there is, and not only the first, which a name is read to mean.
    func add(_ assignment: Assignment) {
        references.assignments.append(assignment)
        let member = index[assignment.target]
        var other = member.next
        for _ in 0..<Self.mostBranches where other.exists {
            if [.var, .let].contains(index[other].kind), index[other].isStatic == member.isStatic {
                var copy = assignment
                copy.target = other
                references.assignments.append(copy)
            }
            other = index[other].next
        }
    }

    /// Nobody writes as many; a file that declares one property a million times sets each of them a million times.
    private static let mostBranches = 8

    func noteUnresolvedCall(_ name: Symbol) {
        guard !body.isSilent else { return }
        if notedCallNames.value(IntegerMap.key(0, name.rawValue)) < 0 {
            notedCallNames.set(IntegerMap.key(0, name.rawValue), to: 0)
            references.unresolvedCallNames.append(name)
        }
        references.unresolvedReceivers += 1
    }
}
