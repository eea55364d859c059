import ProjectGraph
import Syntax
import Viper

// How findings speak of roles, types and places.

extension Role {
    /// With its article: "the view", "the use case's output".
    public var phrase: String {
        switch self {
        case .view: "the view"
        case .presenter: "the presenter"
        case .interactor: "the interactor"
        case .transformer: "the transformer"
        case .entity: "the entity"
        case .gateway: "the gateway implementation"
        case .manager: "the manager implementation"
        case .router: "the router"
        case .assembler: "the assembler"
        case .viewModel: "the view model"
        case .presentationModel: "the presentation model"
        case .viewInterface: "the presenter's output"
        case .presenterInterface: "the presenter's interface"
        case .interactorOutput: "the interactor's output"
        case .interactorInterface: "the interactor's interface"
        case .gatewayInterface: "the gateway's interface"
        case .managerInterface: "the manager's interface"
        case .routerInterface: "the router's interface"
        case .moduleInterface: "the module's interface"
        }
    }
}

extension VIPERProject {
    /// As findings write it, with the types around it.
    public func name(_ type: TypeID) -> String { graph[type].fullName }

    /// "the presenter LoanListPresenter"; the bare name where the type has no role.
    public func phrase(_ type: TypeID) -> String {
        rolePhrase(type).map { "\($0) \(name(type))" } ?? name(type)
    }

    /// "the presenter"; nil where the type has no role.
    public func rolePhrase(_ type: TypeID) -> String? {
        guard let role = role(of: type) ?? roleOfFramework(type) else { return nil }
        return role == .viewInterface && !Self.isCalledOutput(name(type)) ? "the view's interface" : role.phrase
    }

    /// What is the presenter's output to some is the view's input to others, by whatever words the dialect has for it.
    private static func isCalledOutput(_ name: String) -> Bool { name.holds("Output") }

    /// `eventSave(quantity:)`, `output`, `init(useCase:)`.
    public func label(of member: MemberID) -> String {
        guard member.exists else { return "" }
        let entity = graph[member]
        let name = graph.symbols[entity.name]
        switch entity.kind {
        case .func, .`init`, .subscript:
            let outline = graph.outline(of: entity.file)
            let labels = outline.parameters(of: outline[entity.declaration]).map { parameter in
                (parameter.label == .none ? "_" : outline.names[parameter.label]) + ":"
            }
            return labels.isEmpty ? name + "()" : "\(name)(\(labels.joined()))"
        default:
            return name
        }
    }

    /// The place of a type's name in its declaration.
    public func declarationSite(of type: TypeID) -> Site? {
        guard let part = graph[type].parts.first else { return nil }
        let outline = graph.outline(of: part.file)
        return nameSite(of: outline[part.declaration], in: part.file, outline: outline)
    }

    /// The place of the name of a type that the project declares, as judged types are.
    public func declarationSite(ofOwn type: TypeID) -> Site {
        declarationSite(of: type) ?? Site(file: .none, offset: 0, end: 0)
    }

    /// The place of a member's name in its declaration.
    public func declarationSite(of member: MemberID) -> Site {
        let entity = graph[member]
        let outline = graph.outline(of: entity.file)
        return nameSite(of: outline[entity.declaration], in: entity.file, outline: outline)
    }

    private func nameSite(of declaration: Declaration, in file: FileID, outline: Outline) -> Site {
        let length = outline.names.withBytes(of: declaration.name) { UInt32($0.count) }
        let end = declaration.nameOffset + max(length, UInt32(length == 0 ? declaration.kind.keyword.utf8.count : 0))
        return Site(file: file, offset: declaration.nameOffset, end: end)
    }
}

extension VIPERProject {
    /// How a finding tells that one type names another: "creates the router LoanRouter", "names the manager LoanStore in
    /// 'LoanStore.shared'".
    ///
    /// - Parameter what: how the other type is called there; nil for what it is called everywhere.
    public func naming(_ edge: Edge, what: String? = nil) -> String {
        let what = what ?? phrase(at: edge)
        if edge.position == .instantiation { return "creates \(what)" }
        if edge.kind == .holds, edge.position == .storedProperty, edge.member.exists, edge.site == declarationSite(of: edge.member) {
            return "holds \(what) in '\(label(of: edge.member))'"
        }
        if edge.position == .staticMember, let member = members(behind: edge) { return "names \(what) in '\(name(edge.to)).\(member.first)'" }
        return "names \(what) \(place(of: edge))"
    }

    /// Where the name stands: what a protocol asks for is neither stored nor computed there.
    public func place(of edge: Edge) -> String {
        edge.position == .computedProperty && graph[edge.from].kind == .protocol ? "as the type of a property" : edge.position.phrase
    }
}

extension Edge.Position {
    /// Where the name stands, behind "as" or "in".
    public var phrase: String {
        switch self {
        case .inheritance: "in its inheritance clause"
        case .storedProperty: "as the type of a stored property"
        case .computedProperty: "as the type of a computed property"
        case .parameter: "as the type of a parameter"
        case .result: "as a return type"
        case .associatedValue: "as an associated value"
        case .genericArgument: "as a generic argument"
        case .genericConstraint: "as a generic constraint"
        case .typeAlias: "in a type alias"
        case .localVariable: "as the type of a local variable"
        case .cast: "in a cast"
        case .typeCheck: "in a type check"
        case .staticMember: "to reach a static member"
        case .globalVariable: "by a variable at the top level"
        case .metatype: "as a value"
        case .instantiation: "to create one"
        case .defaultArgument: "in a default argument"
        case .closureSignature: "in a closure's type"
        case .namespace: "to reach a type nested in it"
        case .attribute: "in an attribute"
        }
    }
}
