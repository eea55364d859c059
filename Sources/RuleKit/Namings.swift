import ProjectGraph
import Syntax
import Viper

// Which of the places where a type names another one are a fault of its own.

extension VIPERProject {
    /// The places at which a type names others in a way that is at fault, each fault once: what a protocol asks for is
    /// the protocol's.
    ///
    /// - Parameter counts: whether a protocol that asks for it excuses whoever conforms.
    public func faultyNamings(
        by type: TypeID, unlessAskedFor counts: (Edge) -> Bool = { _ in true }, where isFault: (Edge) -> Bool
    ) -> [Edge] {
        let faults = graph.edges(from: type).filter {
            isFault($0) && !isAliasOfItsOwn($0) && !isCodeOfConformers($0) && !isAskedForByProtocol($0, where: counts) && !isOfPreview($0) && !isOfAssembly($0)
        }
        let namespaces = faults.filter { $0.position == .namespace }
        return distinctNamings(namespaces.isEmpty ? faults : faults.filter { !isReached($0, through: namespaces) })
    }

    /// Of the places at which one type names others those that are mended for themselves: a member that names a type
    /// twice, and the initialiser's parameter behind a stored property, are mended in one go.
    public func distinctNamings(_ edges: [Edge]) -> [Edge] {
        var seen: Set<Naming> = []
        if edges.isEmpty { return [] }
        // A name that stands for a composition leads to several types, and is one place to mend.
        var places: Set<Site> = []
        let held = Set(edges.lazy.filter { $0.kind == .holds }.map(\.to))
        let makings = Dictionary(grouping: edges.lazy.filter { $0.kind == .creates }, by: \.member)
        return edges.filter { edge in
            if isOfStoredParameter(edge, among: held) { return false }
            if isToldByWhatItMakes(edge, among: makings[edge.member] ?? []) { return false }
            let isBody = !edge.isSignature && edge.member.exists && graph[edge.member].kind.isFunction
            return seen.insert(Naming(member: edge.member, to: edge.to, isBody: isBody)).inserted
                && (!edge.throughAlias || places.insert(edge.site).inserted)
        }
    }

    /// `LoanListState.Row`: to name the one is to name the other.
    public func isReached(_ edge: Edge, through namespaces: [Edge]) -> Bool {
        guard !namespaces.isEmpty, let outer = graph[edge.to].outer else { return false }
        return namespaces.contains { $0.to == outer && $0.member == edge.member && $0.from == edge.from }
    }

    /// Whether it is an initialiser's parameter for what a property keeps, and is mended with the property.
    ///
    /// - Parameter held: what the type's properties keep.
    public func isOfStoredParameter(_ edge: Edge, among held: Set<TypeID>) -> Bool {
        edge.isSignature && edge.member.exists && graph[edge.member].kind == .`init` && held.contains(edge.to)
    }

    /// Where a property's type is only told by what it makes, the making is the place, if that is at fault as well.
    public func isToldByWhatItMakes(_ hold: Edge, among faults: some Sequence<Edge>) -> Bool {
        hold.kind == .holds && hold.member.exists && hold.site == declarationSite(of: hold.member)
            && faults.contains { $0.kind == .creates && $0.to == hold.to && $0.member == hold.member }
    }

    private struct Naming: Hashable {
        var member: MemberID
        var to: TypeID
        var isBody: Bool
    }

    /// `extension Output where Self: ViewController` is the view controller's code, wherever it is written.
    public func isCodeOfConformers(_ edge: Edge) -> Bool {
        guard graph[edge.from].kind == .protocol else { return false }
        return edge.member.exists ? !isInterface(edge.member) : edge.position == .genericConstraint
    }

    /// `private extension Loan { var row: LoanRow }` in a presenter's file: what the presenter makes of an entity, kept with it.
    public func isKeptWithPart(_ edge: Edge) -> Bool {
        switch effectiveRole(of: edge.from) {
        case .entity, .presentationModel, .viewModel: break
        default: return false
        }
        return graph[edge.from].parts.first?.file != edge.site.file && isFileOfPart(edge.site.file)
    }

    /// `static var preview: LoanListPresenter`, mostly under `#if DEBUG`: what only previews are made of puts together what it likes.
    public func isOfPreview(_ edge: Edge) -> Bool {
        if graph.allSupertypes(of: edge.from).contains(where: { graph[$0].isExternal && name($0) == "PreviewProvider" }) { return true }
        guard edge.member.exists, graph[edge.member].isStatic, graph[edge.member].owner == edge.from else { return false }
        let outline = graph.outline(of: graph[edge.member].file)
        let declaration = graph.declaration(of: edge.member)
        // What is made of something that is handed in, others than previews ask for.
        guard isConditional(declaration, outline) && declaration.parameters.isEmpty || graph.symbols[graph[edge.member].name].lowercased().hasPrefix("preview") else { return false }
        let own = ["Self", graph.symbols[graph[edge.from].name]]
        if declaration.type.exists {
            let written = outline[declaration.type]
            // `some View`
            return written.kind == .some || written.kind == .named && own.contains(outline.names[written.name])
        }
        guard declaration.initialValue.exists, outline[declaration.initialValue].kind == .call else { return false }
        let made = outline[declaration.initialValue].base
        return made.exists && outline[made].kind == .identifier && own.contains(outline.names[outline[made].name])
    }

    /// `extension LoanListViewController { static func assemble() -> UIViewController }`, which puts a whole stack together: no instance makes
    /// its own collaborators there. Teams choose that place as they choose a router's.
    public func isOfAssembly(_ edge: Edge) -> Bool {
        guard edge.member.exists, !edge.isSignature, graph[edge.member].isStatic, graph[edge.member].kind == .func, graph[edge.member].owner == edge.from,
            role(of: edge.from) == .view, graph.declaration(of: edge.member).type.exists
        else { return false }
        let made = graph.edges(of: edge.member, from: edge.from).filter { $0.kind == .creates && !areInDifferentScenes(edge.from, $0.to) }
        let roles = RoleSet(made.compactMap { role(of: $0.to) })
        return roles.contains(.presenter) && (roles.contains(.interactor) || roles.contains(.router)) && !areInDifferentScenes(edge.from, edge.to)
    }

    /// Of a type that is conditional as a whole, nothing is there for previews alone.
    private func isConditional(_ declaration: Declaration, _ outline: Outline) -> Bool {
        if declaration.traits.contains(.conditional) { return true }
        guard declaration.parent.exists else { return false }
        return outline[declaration.parent].kind == .extension && outline[declaration.parent].traits.contains(.conditional)
    }

    /// What else stands in the composition that an edge's name is a part of: `UIViewController & UITableViewDelegate`.
    public func compositionMates(of edge: Edge) -> [Edge] {
        guard edge.isSignature, edge.member.exists, !edge.throughAlias, graph[edge.member].file == edge.site.file else { return [] }
        let (outline, declaration) = (graph.outline(of: edge.site.file), graph.declaration(of: edge.member))
        let written = outline.parameters(of: declaration).map(\.type) + [declaration.type]
        guard let around = written.lazy.compactMap({ outline.composition(around: edge.site.offset, in: $0) }).first else { return [] }
        return graph.edges(of: edge.member, from: edge.from).filter { other in
            other.isSignature && other.to != edge.to && other.site.file == edge.site.file && around.contains(other.site.offset)
        }
    }

    /// Whether a name stands among the generic arguments of another one: `Loan` of `NSFetchedResultsController<Loan>`.
    public func isArgument(_ edge: Edge, of other: Edge) -> Bool {
        guard edge.position == .genericArgument, edge.isSignature == other.isSignature, edge.member == other.member, edge.site.file == other.site.file,
            other.site.offset < edge.site.offset, !edge.throughAlias, !other.throughAlias
        else { return false }
        let outline = graph.outline(of: edge.site.file)
        guard edge.isSignature, edge.member.exists, graph[edge.member].file == edge.site.file else {
            return outline.names(other.site.offset, aroundAnywhere: edge.site.offset)
        }
        let declaration = graph.declaration(of: edge.member)
        return outline.names(other.site.offset, around: edge.site.offset, in: declaration.type)
            || outline.parameters(of: declaration).contains { outline.names(other.site.offset, around: edge.site.offset, in: $0.type) }
    }

    /// The alias itself, inside the same type, is where the fault stands.
    public func isAliasOfItsOwn(_ edge: Edge) -> Bool {
        // A function's type stands in an alias as a closure's signature, and belongs to no member there.
        edge.throughAlias && graph.edges(from: edge.from).contains { other in
            other.to == edge.to && (other.position == .typeAlias || other.position == .closureSignature && !other.member.exists)
        }
    }

    /// The signature is a protocol's: whoever conforms has no choice, so the fault stands there.
    ///
    /// - Parameter counts: whether the place where the protocol names the type is one that matters.
    public func isAskedForByProtocol(_ edge: Edge, where counts: (Edge) -> Bool = { _ in true }) -> Bool {
        guard edge.isSignature, edge.member.exists, graph[edge.from].kind != .protocol else { return false }
        return graph.allSupertypes(of: edge.from).contains { supertype in
            graph[supertype].kind == .protocol && !graph[supertype].isExternal
                && graph.edges(from: supertype).contains { other in
                    other.to == edge.to && other.isSignature && isRequirement(other.member, for: edge.member) && counts(other)
                }
        }
    }

    /// `static func createModule() -> LoanListView` of a router's interface: nobody asks a router that it has been given.
    public func isOfRoutersClass(_ edge: Edge) -> Bool {
        edge.isStatic && edge.isSignature && role(of: edge.from) == .routerInterface
    }
}

extension Outline {
    /// Whether a name at one offset has arguments around another one.
    fileprivate func names(_ name: UInt32, around offset: UInt32, in type: TypeIndex) -> Bool {
        types(around: offset, in: type).contains { type in
            let node = self[type]
            return (node.kind == .named || node.kind == .member) && node.offset == name
                && types(in: node.list).contains { self[$0].offset <= offset && offset < self[$0].end }
        }
    }

    /// Likewise, in an inheritance clause or a body: `BaseView<LoanPresenter>`, `LoanPresenter<LoanInteractor>()`.
    fileprivate func names(_ name: UInt32, aroundAnywhere offset: UInt32) -> Bool {
        let isWithin = { (type: TypeIndex) in self[type].offset <= offset && offset < self[type].end }
        return types.contains { ($0.kind == .named || $0.kind == .member) && $0.offset == name && types(in: $0.list).contains(where: isWithin) }
            || code.contains { node in
                node.kind == .specialization && node.base.exists && self[node.base].offset == name && typeLists[node.types].contains(where: isWithin)
            }
    }

    /// The place of the outermost composition around an offset in a written type.
    fileprivate func composition(around offset: UInt32, in type: TypeIndex) -> Range<UInt32>? {
        types(around: offset, in: type).first { self[$0].kind == .composition }.map { self[$0].offset..<self[$0].end }
    }
}
