import ProjectGraph
import RuleKit
import Viper

// What to do instead of naming a class further out, by what the two have between them.

extension OutwardDependency {
    /// Whose code leads from screen to screen, and what it asks its properties for.
    struct Leaders {
        var types: Set<TypeID> = []
        var members: Set<MemberID> = []
        let asked: AskedProperties

        init(_ project: VIPERProject) {
            asked = AskedProperties(project)
            for call in project.graph.frameworkCalls where ScreenNavigation.receivers[project.graph.symbols[call.name]] != nil {
                types.insert(call.from)
                if call.caller.exists { members.insert(call.caller) }
            }
        }
    }

    func help(_ edge: Edge, _ leaders: Leaders, in project: VIPERProject) -> String {
        if project.effectiveRole(of: edge.from)?.isDataAccess ?? false { return "Answer the interactor that asks, by a result, a closure or a delegate protocol." }
        if project.isRowsClass(edge) {
            return "Hand over the models alone, and let the view or its list's data source choose the class that shows each."
        }
        if let made = project.listsDataSource(madeBy: edge) {
            return "Let the view make \(made), and give it the rows by the view's interface: which cell shows a row, and where, is the view's part."
        }
        if let help = project.helpOnOwnInstance(madeBeside: edge) { return help }
        let known = interface(between: edge, leaders.asked, in: project)
        if isAskedByEntity(edge, in: project) {
            return "Move it to the interactor, and let that ask \(project.name(known ?? edge.to)): an entity fetches and keeps nothing, and is handed what it needs."
        }
        // No protocol hands out what belongs to a class itself.
        if let constant = constant(behind: edge, in: project) { return "Declare '\(constant)' on this side, or take its value from outside." }
        // A protocol in a model's hands is an object all the same.
        if edge.isSignature, edge.position != .namespace, isPartOfStack(edge.to, in: project), let data = nounOfData(edge.from, in: project) {
            return "Hand it the values that it needs: \(data) is data, and asks nobody."
        }
        let isKnownAlready = known.map { known in
            project.graph.edges(from: edge.from).contains { $0.kind == .holds && $0.to == known && $0.member != edge.member }
        } ?? false
        if project.role(of: edge.to) == .view, leads(edge, isKnownAlready, leaders, in: project) {
            return "Ask the router: it leads from screen to screen, and knows the view controllers at both ends."
        }
        if project.role(of: edge.to) == .view, project.areInDifferentScenes(edge.from, edge.to) {
            return "Let the router open the other scene, and take what comes back through a delegate protocol."
        }
        if let known, isKnownAlready, edge.position == .cast {
            return "Ask for what is needed in \(project.name(known)), which is at hand already, and let \(project.name(edge.to)) implement it."
        }
        if let known {
            // A protocol makes no instance; whoever is answered is there later than who answers.
            if edge.position == .defaultArgument {
                return "Drop the default and let the assembler inject \(project.name(edge.to))."
            }
            if edge.kind == .creates {
                if project.role(of: known) == .interactorOutput || project.role(of: known) == .viewInterface {
                    return "Keep \(project.name(known)) in a weak property, and let the assembler put \(project.name(edge.to)) there."
                }
                return "Ask for \(project.name(known)) in the initialiser and let the assembler inject \(project.name(edge.to))."
            }
            // Whoever implements the protocol would pass.
            if edge.position == .typeCheck {
                return "Speak to all of them by \(project.name(known)), and let \(project.name(edge.to)) do by itself what only it does."
            }
            if isValue(edge, of: known, in: project) { return "Drop the value and let the assembler inject \(project.name(edge.to))." }
            return "Use \(project.name(known)), which \(project.name(edge.to)) already implements\(project.wantedDeclarations(in: known, of: edge, leaders.asked))."
        }
        if edge.position == .namespace { return "Declare on this side what is nested in \(project.name(edge.to)), or pass plain values." }
        // Nobody hands in `@Stored("seen") var isSeen`.
        if edge.position == .attribute, project.role(of: edge.to)?.isDataAccess ?? false {
            return "Ask in the initialiser for a protocol with that property, and let whoever implements it keep it by '@\(project.name(edge.to))'."
        }
        switch project.role(of: edge.to) {
        case .view where project.effectiveRole(of: edge.from) == .interactor:
            return "Tell the presenter of it, by the interactor's output or an answer, and let that tell the view."
        case .viewModel: return "Hand over plain values or a presentation model; making the view model is the presenter's part."
        case .gateway, .manager: return "Ask for a protocol in the initialiser and let the assembler inject \(project.name(edge.to))."
        case _ where edge.position == .defaultArgument:
            return "Drop the default: let whoever calls pass it, behind a protocol that is declared on this side."
        case _ where edge.kind == .creates:
            return "Let the assembler create \(project.name(edge.to)); what is needed of it here, declare as a protocol on this side."
        default: return "Declare what is needed as a protocol on this side and let \(project.name(edge.to)) implement it."
        }
    }

    /// `lazy var client: APIClientProtocol = APIClient.shared`: the protocol is there already.
    private func isValue(_ edge: Edge, of known: TypeID, in project: VIPERProject) -> Bool {
        guard edge.member.exists, [.let, .var].contains(project.graph[edge.member].kind) else { return false }
        return project.graph.edges(of: edge.member, from: edge.from).contains { $0.to == known && $0.isSignature }
    }

    private func isPartOfStack(_ type: TypeID, in project: VIPERProject) -> Bool {
        [.view, .presenter, .interactor].contains(project.role(of: type))
    }

    private func nounOfData(_ type: TypeID, in project: VIPERProject) -> String? {
        switch project.effectiveRole(of: type) {
        case .entity: "an entity"
        case .viewModel, .presentationModel: "a model"
        default: nil
        }
    }

    /// `rowHeight` of `LoanListCell.rowHeight`: a value, and no instance to work with.
    private func constant(behind edge: Edge, in project: VIPERProject) -> String? {
        guard !(project.role(of: edge.to)?.isDataAccess ?? false), let property = project.properties(behind: edge).first,
            !project.graph[project.graph[property.member].owner].isExternal,
            !property.type.exists || project.graph[property.type].isValue
        else { return nil }
        return project.graph.symbols[project.graph[property.member].name]
    }

    /// Whether a view is named only to lead to another screen: where it is named, or, where its interface is at hand beside it,
    /// anywhere in the type's code.
    private func leads(_ edge: Edge, _ isKnownAlready: Bool, _ leaders: Leaders, in project: VIPERProject) -> Bool {
        let isProperty = edge.member.exists && !project.graph[edge.member].kind.isFunction
        return isProperty && isKnownAlready ? leaders.types.contains(edge.from) : leaders.members.contains(edge.member)
    }

    /// A boundary protocol that the outer type implements already, and that is made for whoever names it: how views speak
    /// to a presenter is no way for its interactor.
    private func interface(between edge: Edge, _ asked: AskedProperties, in project: VIPERProject) -> TypeID? {
        guard edge.position != .namespace, let own = project.effectiveRole(of: edge.from), let depth = project.depth(of: own),
            let deepest = project.depth(of: .interactor)
        else { return nil }
        return project.graph.allSupertypes(of: edge.to).first { candidate in
            guard let role = project.role(of: candidate), role.isBoundary else { return false }
            return role.implementer == project.role(of: edge.to) && project.depth(of: role).map { $0 >= min(depth, deepest) } ?? false
                && (project.isEnough(candidate, for: edge, asked) || !project.isOfBase(candidate, of: edge.to))
        } ?? project.unheldInterface(of: edge, asked)
    }
}
