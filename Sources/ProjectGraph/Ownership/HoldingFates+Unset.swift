import Syntax

/// Properties that nobody puts anything into.
extension HoldingFates {
    /// `private var router: LoginRouter?` that no code sets stays nil, whatever it could hold.
    ///
    /// Told only of what the project's code alone can set: a wrapper, a storyboard, Objective-C and another module's code put
    /// something there unseen. And where nobody is seen to make the object, whoever wires it isn't seen either.
    ///
    /// - Parameter filled: those that code puts something into.
    static func unset(
        _ holdings: [[Holding]], _ filled: MemberSet, _ references: [References], _ index: ProjectIndex
    ) -> MemberSet {
        let none = MemberSet(among: index.members.count)
        var open = none
        for holding in holdings.joined() where !filled.contains(holding.member) {
            if staysNilUnlessSet(holding, index) || staysEmpty(holding, index) { open.insert(holding.member) }
        }
        if open.isEmpty { return none }
        let written = WrittenNames(references)
        let requirements = requirements(among: filled.members, index)
        let left = open.members.filter { !isRequired($0, by: requirements, index) && !written.contain(index[$0], index) }
        if left.isEmpty { return none }
        let made = typesThatAreMade(references, index)
        var unset = none
        for member in left where isSetInItsFile(member, index) || made.contains(index[member].owner) { unset.insert(member) }
        return unset
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
    private static func typesThatAreMade(_ references: [References], _ index: ProjectIndex) -> Set<TypeID> {
        let controllers = ["NSViewController", "UIViewController"].compactMap { index.symbols.symbol(of: $0) }
        // What else is got by a type that is written, others may have put together.
        func isMaking(_ edge: Edge) -> Bool {
            if edge.kind == .creates { return true }
            return edge.kind == .names && (edge.position == .cast || edge.position == .localVariable)
                && index.ancestors[edge.to.position].contains { controllers.contains(index[$0].name) }
        }
        var made: Set<TypeID> = []
        for chunk in references {
            for edge in chunk.edges where isMaking(edge) && made.insert(edge.to).inserted {
                made.formUnion(index.ancestors[edge.to.position])
            }
        }
        return made
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
        return !index.outline(member.file)[member.declaration].modifiers.isPrivate || files.contains(member.file)
    }
}

/// `x.router = router`, `set(&x.router)`, `set(\.router)`: what `x` is isn't known, or who sets it.
struct UnresolvedWrite: Hashable, Sendable {
    var name: Symbol
    var file: FileID
}

extension Outline {
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
