import Syntax

/// Properties that nobody puts anything into.
extension HoldingFates {
    /// `private var router: LoginRouter?` that no code sets stays nil, whatever it could hold.
    ///
    /// Told only of what the project's code alone can set: a wrapper, a storyboard, Objective-C and another module's code put
    /// something there unseen. And where nobody is seen to make the object, whoever wires it isn't seen either.
    ///
    /// - Parameter assigned: those that code puts something into.
    /// - Returns: as well, of those that are set for some heirs only, the heirs.
    static func unset(
        _ holdings: [[Holding]], _ assigned: AssignedMembers, _ references: [References], _ index: ProjectIndex
    ) -> (unset: MemberSet, given: [MemberID: Set<TypeID>]) {
        let (none, filled) = (MemberSet(among: index.members.count), assigned.filled)
        var (open, outlets) = (none, none)
        for holding in holdings.joined() {
            guard !filled.contains(holding.member) else {
                if assigned.filledByHeirs[holding.member] != nil, staysNilUnlessSet(holding, index), !isSetInItsFile(holding.member, index) { open.insert(holding.member) }
                continue
            }
            let isOutlet = isOutletOfNoScreen(holding, index)
            if isOutlet { outlets.insert(holding.member) }
            if isOutlet || staysNilUnlessSet(holding, index) || staysEmpty(holding, index) { open.insert(holding.member) }
        }
        if open.isEmpty { return (none, [:]) }
        let written = WrittenNames(references)
        let requirements = requirements(among: filled.members, index)
        func isOpen(_ member: MemberID) -> Bool { !isRequired(member, by: requirements, index) && !written.contain(index[member], index) }
        let left = open.members.filter { member in
            isOpen(member) && (assigned.accessors[member] ?? []).allSatisfy { accessor in
                !filled.contains(accessor) && assigned.defaulting[accessor] == nil && isOpen(accessor) && isSetByCodeAlone(accessor, index)
            }
        }
        if left.isEmpty { return (none, [:]) }
        let made = typesThatAreMade(references, among: Set(left.map { index[$0].owner }), index)
        let nibOwners: Set<FileID>? = left.contains(where: outlets.contains) ? self.nibOwners(index) : []
        let stay = left.filter { member in
            let owner = index[member].owner
            // Whoever fills it in another way may do so for any heir.
            if filled.contains(member) { return assigned.accessors[member] == nil && assigned.defaulting[member] == nil && made.contains(owner) }
            guard outlets.contains(member) else { return assigned.accessors[member] == nil && isSetInItsFile(member, index) || made.contains(owner) }
            return made.contains(owner) && nibOwners.map { owners in !files(of: owner, index).contains(where: owners.contains) } ?? false
        }
        let passed = PassedDefaults(to: stay.flatMap { assigned.defaulting[$0] ?? [] }, index)
        var unset = none
        var given: [MemberID: Set<TypeID>] = [:]
        for member in stay where !passed.members.contains(member) {
            if let heirs = assigned.filledByHeirs[member] { given[member] = heirs } else { unset.insert(member) }
        }
        return (unset, given)
    }

    private static func staysNilUnlessSet(_ holding: Holding, _ index: ProjectIndex) -> Bool {
        guard holding.kind == .stored, holding.member.exists, index[holding.member].owner == holding.owner,
            index[holding.owner].kind == .class || index[holding.owner].kind == .actor
        else { return false }
        let declaration = index.declaration(of: holding.member)
        let outline = index.outline(index[holding.member].file)
        guard declaration.kind == .var, declaration.type.exists, declaration.attributes.isEmpty,
            declaration.modifiers.isDisjoint(with: [.lazy, .dynamic]), !declaration.traits.contains(.tuplePattern)
        else { return false }
        let isOpen = !declaration.modifiers.isDisjoint(with: [.public, .open, .package])
        let type = outline.types[declaration.type.position].kind
        return (type == .optional || type == .implicitlyUnwrapped) && (!isOpen || isSetInItsFile(holding.member, index))
            && (!declaration.initialValue.exists || outline.code[declaration.initialValue.position].kind == .nilLiteral)
            && index[holding.owner].parts.allSatisfy { part in isPlain(index.outline(part.file), part.declaration) }
    }

    /// `@IBOutlet var screen: LoanListViewController?` of an object that is no screen: where code makes it, no nib has it.
    private static func isOutletOfNoScreen(_ holding: Holding, _ index: ProjectIndex) -> Bool {
        guard holding.kind == .stored, holding.ownership.retains, holding.member.exists, index[holding.member].owner == holding.owner,
            index[holding.owner].kind == .class
        else { return false }
        let (declaration, outline) = (index.declaration(of: holding.member), index.outline(index[holding.member].file))
        return declaration.attributes.count == 1 && outline.attributes(of: declaration).contains { outline.names.equals($0.name, "IBOutlet") }
            && index.ancestors[holding.owner.position].allSatisfy { ancestor in
                !index[ancestor].isExternal || index[ancestor].kind == .protocol || ["AnyObject", "NSObject"].contains(index[ancestor].fullName)
            }
    }

    /// `nib.instantiate(withOwner: self)`: the outlets of what owns a nib are connected as that is loaded.
    ///
    /// - Returns: the files whose types own nibs; nil where anybody may, as with `withOwner: keys`.
    private static func nibOwners(_ index: ProjectIndex) -> Set<FileID>? {
        var files: Set<FileID> = []
        for file in index.files.indices {
            let outline = index.files[file].outline
            for node in outline.code where node.kind == .call {
                guard node.base.exists, case let callee = outline[node.base], callee.kind == .member,
                    outline.names.equals(callee.name, "instantiate") || outline.names.equals(callee.name, "loadNibNamed")
                else { continue }
                for argument in node.arguments where ["owner", "withOwner"].contains(outline.names[outline.arguments[argument].label]) {
                    let owner = outline.arguments[argument].value
                    guard owner.exists, outline[owner].kind != .nilLiteral else { continue }
                    guard outline[owner].kind == .identifier, outline.names.equals(outline[owner].name, "self") else { return nil }
                    files.insert(FileID(file))
                }
            }
        }
        return files
    }

    /// Those that a type and what it inherits from are declared in.
    private static func files(of type: TypeID, _ index: ProjectIndex) -> some Sequence<FileID> {
        ([type] + index.ancestors[type.position]).lazy.flatMap { index[$0].parts.map(\.file) }
    }

    /// `private var views: [LoanListView] = []` that its file only reads.
    private static func staysEmpty(_ holding: Holding, _ index: ProjectIndex) -> Bool {
        guard holding.kind == .stored, holding.member.exists, index[holding.member].owner == holding.owner else { return false }
        let declaration = index.declaration(of: holding.member)
        guard declaration.kind == .var, declaration.modifiers.isPrivate, declaration.modifiers.isDisjoint(with: [.lazy, .dynamic]), declaration.attributes.isEmpty,
            declaration.initialValue.exists, !declaration.traits.contains(.tuplePattern)
        else { return false }
        let file = index[holding.member].file
        let outline = index.outline(file)
        let value = outline[declaration.initialValue]
        guard value.kind == .arrayLiteral || value.kind == .dictionaryLiteral, value.arguments.isEmpty,
            index[holding.owner].parts.allSatisfy({ isPlain(index.outline($0.file), $0.declaration) })
        else { return false }
        return outline.onlyReads(declaration.name)
    }

    /// Likewise, of a computed property.
    private static func isSetByCodeAlone(_ accessor: MemberID, _ index: ProjectIndex) -> Bool {
        let declaration = index.declaration(of: accessor)
        return declaration.attributes.isEmpty && declaration.modifiers.isDisjoint(with: [.dynamic, .public, .open, .package, .override])
    }

    /// A macro may write members that set others, and what Objective-C sees it can set.
    private static func isPlain(_ outline: Outline, _ declaration: DeclarationIndex) -> Bool {
        outline[declaration].attributes.indices.allSatisfy { number in
            ["MainActor", "available", "objc"].contains(outline.names[outline.attributes[number].name])
        }
    }

    private static func isSetInItsFile(_ member: MemberID, _ index: ProjectIndex) -> Bool {
        let modifiers = index.declaration(of: member).modifiers
        return modifiers.isPrivate || modifiers.contains(.privateSetter)
    }

    /// With what they inherit from, since whoever makes a subclass makes that. Of what a storyboard makes, whoever gets it names the type:
    /// `instantiateViewController(withIdentifier: "Loans") as! LoansViewController`.
    ///
    /// - Parameter wanted: the types that are asked for.
    private static func typesThatAreMade(_ references: [References], among wanted: Set<TypeID>, _ index: ProjectIndex) -> Set<TypeID> {
        let controllers = ["NSViewController", "UIViewController"].compactMap { index.symbols.symbol(of: $0) }
        func isController(_ type: TypeID) -> Bool { index.ancestors[type.position].contains { controllers.contains(index[$0].name) } }
        // What else is got by a type that is written, others may have put together.
        func isMaking(_ edge: Edge) -> Bool {
            edge.kind == .creates || edge.kind == .names && [.cast, .localVariable, .metatype].contains(edge.position) && isController(edge.to)
        }
        var made: Set<TypeID> = []
        var handed: Set<TypeID> = []
        for chunk in references {
            for edge in chunk.edges where isMaking(edge) {
                if made.insert(edge.to).inserted { made.formUnion(index.ancestors[edge.to.position]) }
                if wanted.contains(edge.from), isController(edge.from), handsItselfOver(edge, index) { handed.insert(edge.from) }
            }
            for edge in chunk.ownMakings { handed.insert(edge.to) }
        }
        return made.union(handed)
    }

    /// `LoanListConnector(viewController: self)`: whoever made the view, it leaves it to that to be wired.
    private static func handsItselfOver(_ edge: Edge, _ index: ProjectIndex) -> Bool {
        guard edge.kind == .creates, edge.member.exists, index[edge.member].kind.isFunction, index[edge.member].file == edge.site.file else { return false }
        return index.outline(edge.site.file).handsSelf(toCallAt: edge.site.offset, in: index.declaration(of: edge.member))
    }
}

/// Names of properties that are set of nobody knows whom.
private struct WrittenNames {
    private var files: [Symbol: Set<FileID>] = [:]

    init(_ references: [References]) {
        for write in references.lazy.flatMap(\.unresolvedWrites) { files[write.name, default: []].insert(write.file) }
    }

    func contain(_ member: Member, _ index: ProjectIndex) -> Bool {
        guard let files = files[member.name] else { return false }
        if index.outline(member.file)[member.declaration].modifiers.isPrivate { return files.contains(member.file) }
        return files.contains { index.isSetByApp(memberOf: member.file, in: $0) }
    }
}

extension ProjectIndex {
    /// `var view: View? { get { viewStorage as? View } set { viewStorage = newValue as AnyObject } }`: whether a property sets a private one of the same
    /// type to what it is set to itself, and to nothing else.
    func isHandedOn(by accessor: MemberID, to member: MemberID) -> Bool {
        guard accessor.exists, self[accessor].kind == .var, self[accessor].owner == self[member].owner, self[accessor].file == self[member].file else { return false }
        let (setting, stored, outline) = (declaration(of: accessor), declaration(of: member), outline(self[accessor].file))
        guard setting.traits.contains([.computed, .setter]), stored.modifiers.isPrivate else { return false }
        return setting.code.indices.allSatisfy { number in
            let node = outline.code[number]
            guard node.kind == .assignment, node.other.exists, case let target = outline[node.other], target.kind == .identifier || target.kind == .member,
                target.name == stored.name
            else { return true }
            return node.base.exists && outline.isNewValue(node.base)
        }
    }

    /// What a test or a mock sets is not set in the app, unless it is theirs.
    func isSetByApp(_ member: MemberID, in file: FileID) -> Bool { isSetByApp(memberOf: self[member].file, in: file) }

    fileprivate func isSetByApp(memberOf own: FileID, in file: FileID) -> Bool {
        files[file.position].category.isProduction || own != interface && !files[own.position].category.isProduction
    }
}

/// `x.router = router`, `set(&x.router)`, `set(\.router)`: what `x` is isn't known, or who sets it.
struct UnresolvedWrite: Hashable, Sendable {
    var name: Symbol
    var file: FileID
}

extension Outline {
    /// Whether a function hands its instance to what is called at a place.
    public func handsSelf(toCallAt offset: UInt32, in function: Declaration) -> Bool {
        guard let call = call(at: offset, in: function.code.indices) else { return false }
        return code[call].arguments.contains { argument in
            let value = arguments[argument].value
            return value.exists && self[value].kind == .identifier && names.equals(self[value].name, "self")
        }
    }

    /// `newValue as AnyObject`
    fileprivate func isNewValue(_ value: CodeIndex) -> Bool {
        var node = self[value]
        while [.coercion, .conditionalCast, .forcedCast].contains(node.kind), node.base.exists { node = self[node.base] }
        return node.kind == .identifier && names.equals(node.name, "newValue")
    }

    /// Whether nothing is done with what a name stands for but to ask it or to go through it.
    fileprivate func onlyReads(_ name: NameID) -> Bool {
        var (mentions, reads) = (0, 0)
        func isNamed(_ position: CodeIndex) -> Bool {
            guard position.exists, case let node = self[position] else { return false }
            return (node.kind == .identifier || node.kind == .member) && node.name == name
        }
        for node in code {
            if (node.kind == .identifier || node.kind == .member) && node.name == name { mentions += 1 }
            switch node.kind {
            case .member where isNamed(node.base) && Self.readings.contains { names.equals(node.name, $0) }: reads += 1
            case .elementMatch where isNamed(node.base): reads += 1
            default: break
            }
        }
        return mentions == reads
    }

    /// What changes nothing in a collection.
    private static var readings: [StaticString] { ["count", "filter", "first", "forEach", "isEmpty", "last", "map", "removeAll"] }
}
