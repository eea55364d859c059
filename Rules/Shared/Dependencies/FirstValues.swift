import ProjectGraph
import RuleKit
import Syntax
import Viper

// What stands first in a property or a parameter, and may be replaced.
extension VIPERProject {
    /// Whether a name stands where a caller may put something else: in a default argument, or as a property's first value.
    func isDefault(_ edge: Edge) -> Bool {
        if edge.position == .defaultArgument { return true }
        guard edge.member.exists, !edge.isSignature else { return false }
        let declaration = graph.declaration(of: edge.member)
        return (declaration.kind == .var || declaration.kind == .let)
            && declaration.traits.isDisjoint(with: .computed) && declaration.modifiers.isDisjoint(with: .lazy) && !isInObserver(edge)
    }

    /// `var page = 0 { didSet { LoanStore.shared.keep(page) } }`: what is done whenever the value changes is no first value.
    private func isInObserver(_ edge: Edge) -> Bool {
        guard graph[edge.member].file == edge.site.file else { return false }
        let (outline, declaration) = (graph.outline(of: edge.site.file), graph.declaration(of: edge.member))
        let start = declaration.initialValue.exists ? declaration.initialValue.position + 1 : declaration.code.indices.lowerBound
        return start < declaration.code.indices.upperBound && outline.code[start].offset <= edge.site.offset
    }

    /// `static let client = LoanClient.shared`: what all instances have in common nobody who makes one can replace. The one that all share is made
    /// of what its own initialiser takes.
    func isForAllInstances(_ edge: Edge) -> Bool {
        guard edge.member.exists, graph[edge.member].isStatic, graph[edge.member].kind == .let || graph.declaration(of: edge.member).modifiers.isPrivate
        else { return false }
        return !graph.edges(of: edge.member, from: edge.from).contains { $0.kind == .holds && $0.to == edge.from }
    }

    /// `init(service: LoanService = LoanServiceImpl.shared)`: whoever makes the instance may hand it another one.
    func isBesideProtocol(_ edge: Edge) -> Bool {
        guard edge.position == .defaultArgument, edge.member.exists, graph[edge.member].file == edge.site.file else { return false }
        let outline = graph.outline(of: edge.site.file)
        let parameter = outline.parameter(of: graph.declaration(of: edge.member), at: edge.site.offset)
        guard let parameter else { return false }
        // What `URLSession.shared` conforms to by an extension of the team's, the parameter tells.
        let isShared = graph[edge.to].isExternal && outline[parameter.defaultValue].kind == .member
        return graph.edges(of: edge.member, from: edge.from).contains { type in
            type.isSignature && type.position == .parameter && type.site.file == edge.site.file
                && type.site.offset >= parameter.offset && type.site.offset < edge.site.offset
                && graph[type.to].kind == .protocol && !graph[type.to].isExternal && (isShared || graph.allSupertypes(of: edge.to).contains(type.to))
        }
    }

    /// `let client = APIClient.shared`, `let client: APIClient = APIClient()`: who is handed a service has no need to name its class.
    ///
    /// - Returns: where the property that a service's class is named for names it.
    func namings(ofPropertyWith edge: Edge) -> [Edge] {
        guard role(of: edge.to)?.isDataAccess ?? false, edge.member.exists, !graph[edge.member].kind.isFunction else { return [] }
        return graph.edges(of: edge.member, from: edge.from).filter { $0.to == edge.to && $0 != edge }
    }

    /// `var service: LoanService = LoanServiceImpl()`, lazy or not: whoever makes the instance may put something else behind the
    /// protocol. What a storyboard makes can be handed it in no other way.
    func isSettable(_ edge: Edge) -> Bool {
        edge.kind == .creates && isValueOfSettable(edge)
    }

    /// `var client = APIClient.shared`: whoever makes the instance may put another one there, if of the same class only.
    func isFirstValueOfSettable(_ edge: Edge) -> Bool {
        guard edge.member.exists, graph[edge.member].kind == .var else { return false }
        let declaration = graph.declaration(of: edge.member)
        return !declaration.modifiers.isPrivate && declaration.initialValue.exists && declaration.traits.isDisjoint(with: .computed) && !isInObserver(edge)
    }

    /// Where the property's type is a protocol, and others than its owner may set it.
    func isValueOfSettable(_ edge: Edge) -> Bool {
        guard edge.member.exists, graph[edge.member].kind == .var else { return false }
        let declaration = graph.declaration(of: edge.member)
        return !declaration.modifiers.isPrivate && declaration.traits.isDisjoint(with: .computed) && !isInObserver(edge)
            && graph.edges(of: edge.member, from: edge.from).contains { $0.kind == .holds && graph[$0.to].kind == .protocol }
    }
}

/// What is put into properties from outside, in the place of what they begin with.
struct Replacements {
    private let project: VIPERProject
    /// By the property's name.
    private let fills: [Symbol: [Assignment]]

    init(_ project: VIPERProject) {
        self.project = project
        fills = Dictionary(grouping: project.graph.assignments.lazy.filter { !$0.isSelf && !$0.isNil }) { project.graph[$0.target].name }
    }

    /// Whether somebody else sets the property that it is the first value of.
    func areOf(_ edge: Edge) -> Bool {
        guard project.isDefault(edge), edge.position != .defaultArgument, let fills = fills[project.graph[edge.member].name] else { return false }
        let family = project.graph.family(of: edge.from)
        return fills.contains { $0.from != edge.from && family.contains(project.graph[$0.target].owner) }
    }
}
