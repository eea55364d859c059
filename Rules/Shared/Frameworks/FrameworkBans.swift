import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Which frameworks a dialect keeps from which roles; what the rules about them share.
struct FrameworkBans {
    /// Names of frameworks (`UIKit`) and of single types (`URLSession`, `Alamofire.Alamofire` where a framework has the name as well), by role.
    private let banned: RoleTable<Set<String>>
    /// Of what is kept from a role by single members (`Product.products`), these by their type's name.
    private let bannedMembers: RoleTable<[String: Set<String>]>
    private let allowedInPresenters: Set<String>
    private let handedOn: Set<String>
    private let given: Set<String>

    /// The option's name is the role's.
    static let roles: [Role] = Role.allCases.filter { !$0.isBoundary }

    static let options = roles.map {
        RuleMetadata.Option(
            name: $0.rawValue, kind: .frameworkNames,
            summary: "Frameworks (UIKit), types of frameworks (URLSession) and static members of those (Product.products), or where they are made (AVCaptureSession.init), that are kept from this role"
                + ($0 == .presenter || $0 == .interactor ? " and, unless they have a list of their own, its models."
                    : $0 == .router ? ", and of databases and clients what those are asked (Realm.write)." : "."))
    }

    /// Beside those of the roles.
    static let allowance = RuleMetadata.Option(
        name: "allowed-in-presenters", kind: .types, summary: "Types of these frameworks that presenters may use all the same.")

    /// Likewise, and only in what is declared.
    static let handing = RuleMetadata.Option(
        name: "handed-on-by-presenters", kind: .types,
        summary: "Types of these frameworks that presenters and their interfaces may take and hand on, but not make.")

    static let giving = RuleMetadata.Option(
        name: "given-to-interactors", kind: .types,
        summary: "Types of these frameworks that interactors, their interfaces and outputs may take and hand on, but not keep or make.")

    init(_ options: RuleOptions) {
        allowedInPresenters = Set(options.strings(Self.allowance.name))
        handedOn = Set(options.strings(Self.handing.name))
        given = Set(options.strings(Self.giving.name))
        banned = Self.roles.reduce(into: [:]) { $0[$1] = Set(options.strings($1.rawValue)) }
        bannedMembers = Self.roles.reduce(into: [:]) { $0[$1] = Self.members(in: options.strings($1.rawValue)) }
    }

    /// A member begins with a small letter, a type that is nested in another one (`Alert.Button`) doesn't.
    private static func members(in names: [String]) -> [String: Set<String>] {
        names.reduce(into: [:]) { members, name in
            // By bytes: a lint of a few files waits for it.
            guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
            let member = name[name.utf8.index(after: dot)...]
            guard let first = member.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return }
            members[String(name[..<dot]), default: []].insert(String(member))
        }
    }

    /// Models and boundary protocols follow whoever makes or declares them.
    private func row(_ role: Role) -> Role? {
        if let own = banned[role], !own.isEmpty { return role }
        return switch role {
        case .viewModel: .presenter
        case .transformer, .presentationModel: .interactor
        // They stand for data access, which has frameworks of its own.
        case .gatewayInterface, .managerInterface: nil
        default: role.owner ?? role
        }
    }

    func bans(_ role: Role) -> Set<String> { row(role).flatMap { banned[$0] } ?? [] }

    /// The framework or type that is kept from a role; nil where the type may be used.
    func ban(of type: TypeEntity, for role: Role) -> String? {
        guard type.isExternal, let framework = type.framework else { return nil }
        if row(role) == .presenter, allowedInPresenters.contains(type.fullName) { return nil }
        // What an interactor answers with, its presenter has to know.
        let bans = role == .interactorOutput && type.kind.isValue ? [bans(role), bans(.presenter)] : [bans(role)]
        let name = type.fullName
        if bans.contains(where: { $0.contains(framework) }) { return Self.dataOfScreens.contains(name) ? name : framework }
        // Before Swift 3 most of Foundation's types were called `NS…`.
        let isBanned = bans.contains {
            $0.contains(name) || name.hasPrefix("NS") && $0.contains(String(name.dropFirst(2)))
                || framework == name && $0.contains("\(framework).\(framework)")
        }
        return isBanned || members(of: name, keptFrom: role) != nil ? name : nil
    }

    /// Data, though SwiftUI or UIKit declares it: it is kept from those as well who may know these.
    static let dataOfScreens: Set<String> = ["AppStorage", "FetchRequest", "SectionedFetchRequest", "UIDocument", "UIManagedDocument"]

    private func members(of type: String, keptFrom role: Role) -> Set<String>? { row(role).flatMap { bannedMembers[$0]?[type] } }

    /// `UIDocument.init`: whether a role may make none of a type.
    func isKeptFromMaking(_ type: String, _ role: Role) -> Bool { members(of: type, keptFrom: role)?.contains("init") ?? false }

    /// `MoyaProvider.request`: whether what a type is asked for is kept from a role, though the type isn't.
    func isKept(_ function: String, of type: String, from role: Role) -> Bool { members(of: type, keptFrom: role)?.contains(function) ?? false }

    /// `AppStore.requestReview(in: scene)` where only `AppStore.sync` is kept from a role, `let product: Product` where it is `Product.products`,
    /// and `let session: AVCaptureSession` where it is `AVCaptureSession.init`.
    func isOtherMember(_ edge: Edge, of role: Role, in project: VIPERProject) -> Bool {
        guard let members = members(of: project.graph[edge.to].fullName, keptFrom: role) else { return false }
        if edge.kind == .creates { return !members.contains("init") }
        return edge.position != .staticMember || !(project.members(behind: edge).map { members.contains($0.first) } ?? false)
    }

    /// Whether presenters may know the type in general: what is unusual in them doesn't count then.
    func isAllowedInPresenters(_ type: TypeEntity) -> Bool { allowedInPresenters.contains(type.fullName) }

    /// `func didPick(image: UIImage)`: who takes it from one neighbour and hands it to the other.
    func isHandedOn(_ type: TypeEntity, by edge: Edge, of role: Role) -> Bool {
        switch row(role) {
        case .presenter: return edge.kind != .creates && (edge.isSignature || edge.kind == .holds) && handedOn.contains(type.fullName)
        case .interactor:
            return edge.isSignature && (edge.position == .parameter || edge.position == .closureSignature) && role != .presentationModel
                && role != .transformer && given.contains(type.fullName)
        default: return false
        }
    }

    /// By file: whether it imports something that some role is kept from.
    func importingFiles(of graph: ProjectGraph) -> [Bool] {
        // By bytes: every file is asked, so no name is made a string.
        let names = banned.reduce(into: Set()) { $0.formUnion($1.1) }.map { Array($0.utf8) }
        return graph.files.indices.map { file in
            let outline = graph.outline(of: FileID(file))
            return graph.imports(of: FileID(file)).contains { number in
                outline.names.withBytes(of: outline[number].name) { path in
                    let module = path.prefix { $0 != UInt8(ascii: ".") }
                    return names.contains { $0.count == module.count && $0.elementsEqual(module) }
                }
            }
        }
    }

    /// By type: whether it is kept from a role; nil where nothing is. Names are compared once, not at every use.
    func bannedTypes(for role: Role, in graph: ProjectGraph) -> [Bool]? {
        if bans(role).isEmpty { return nil }
        let types = graph.types
        return types.indices.map { types[$0].isExternal && ban(of: types[$0], for: role) != nil }
    }
}

extension VIPERProject {
    /// Whether a name can only be the framework's. `Image`, `List` and `Future` are also what others call theirs.
    func isSurelyFramework(_ edge: Edge, imports: Set<String>) -> Bool {
        let name = graph[edge.to].fullName
        if name.prefix(2).allSatisfy({ $0.isUppercase }) || graph[edge.to].framework == "Foundation" { return true }
        guard let framework = graph[edge.to].framework else { return false }
        return imports.contains { Framework(module: $0)?.name == framework }
    }
}
