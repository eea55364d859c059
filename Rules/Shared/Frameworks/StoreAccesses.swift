import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Where types work with a database without writing the name of anything of it: `appDelegate.persistentContainer.viewContext`,
/// `@Environment(\.modelContext) var context`.
struct StoreAccesses {
    struct Access {
        var from: TypeID
        var member: MemberID
        var site: Site
        var framework: String
        /// What leads to it: `AppDelegate.persistentContainer`, `context`.
        var name: String
    }

    /// In the order of the source, those of the environment last.
    let all: [Access]

    init(_ project: VIPERProject) {
        all = Self.ofProperties(in: project) + Self.ofRecords(in: project) + Self.ofContexts(in: project) + project.types(.view).flatMap { Self.ofEnvironment($0, in: project) }
    }

    /// Whoever speaks to data access by its role is skipped-layer's.
    private static func ofProperties(in project: VIPERProject) -> [Access] {
        project.graph.storeUses.compactMap { use in
            let owner = project.graph[use.target].owner
            guard project.effectiveRole(of: owner)?.isDataAccess != true, let framework = project.graph[use.type].framework else { return nil }
            return Access(from: use.from, member: use.caller, site: use.site, framework: framework, name: "\(project.name(owner)).\(project.label(of: use.target))")
        }
    }

    /// `try loan.realm?.write { … }`: each of Realm's records knows its database, and only its own type tells of Realm.
    /// Source: realm.io/docs (RealmSwift.Object.realm, Realm.write(withoutNotifying:_:)).
    private static func ofRecords(in project: VIPERProject) -> [Access] {
        let symbols = project.graph.symbols
        guard let write = symbols.symbol(of: FrameworkCall.writer), let realm = symbols.symbol(of: "realm") else { return [] }
        return project.graph.frameworkCalls.compactMap { call in
            guard call.name == write, call.receiverName == realm, !call.receiver.exists, call.label == .none || symbols[call.label] == "withoutNotifying",
                project.graph.imports("RealmSwift", in: call.site.file)
            else { return nil }
            return Access(from: call.from, member: call.caller, site: call.site, framework: "RealmSwift", name: "realm")
        }
    }

    /// `try loan.managedObjectContext?.save()`: so do Core Data's records and SwiftData's. A property of a type's own that is called so is told by
    /// what it is.
    private static func ofContexts(in project: VIPERProject) -> [Access] {
        let symbols = project.graph.symbols
        let functions = Set(FrameworkCall.functionsOfContexts.compactMap { symbols.symbol(of: $0) })
        let frameworks = Dictionary(uniqueKeysWithValues: FrameworkCall.contextsOfRecords.compactMap { name, framework in
            symbols.symbol(of: name).map { ($0, framework) }
        })
        if frameworks.isEmpty { return [] }
        return project.graph.frameworkCalls.compactMap { call in
            guard functions.contains(call.name), !call.receiver.exists, let framework = frameworks[call.receiverName],
                project.graph.imports(framework, in: call.site.file) || project.isNoOtherContext(call.receiverName, framework),
                !project.graph.family(of: call.from).contains(where: { owner in
                    project.graph[owner].members.contains { project.graph[$0].name == call.receiverName }
                })
            else { return nil }
            return Access(from: call.from, member: call.caller, site: call.site, framework: framework, name: symbols[call.receiverName])
        }
    }

    /// By its key path, `\.managedObjectContext`, which no import is needed for.
    private static func ofEnvironment(_ view: TypeID, in project: VIPERProject) -> [Access] {
        project.graph.edges(from: view).compactMap { edge in
            guard edge.position == .attribute, edge.member.exists, project.graph[edge.to].fullName == "Environment",
                !project.graph.declaration(of: edge.member).type.exists, let framework = framework(ofEnvironment: edge, in: project)
            else { return nil }
            return Access(
                from: view, member: edge.member, site: project.declarationSite(of: edge.member), framework: framework, name: project.label(of: edge.member))
        }
    }

    /// A team may well have a `modelContext` of its own where it works with no SwiftData.
    private static func framework(ofEnvironment edge: Edge, in project: VIPERProject) -> String? {
        let outline = project.graph.outline(of: edge.site.file)
        guard let attribute = outline.attributes(of: project.graph.declaration(of: edge.member)).first(where: { outline.names.equals($0.name, "Environment") }),
            attribute.keyPath != .none, !attribute.root.exists, let framework = FrameworkCall.contextsOfRecords[outline.names[attribute.keyPath]]
        else { return nil }
        return framework == "CoreData" || project.isImported(framework) ? framework : nil
    }
}

extension VIPERProject {
    /// Whether some file imports a module: where a record comes from another file, its members need no import.
    fileprivate func isImported(_ module: String) -> Bool {
        graph.files.indices.contains { file in imports(of: FileID(file)).contains { $0.module == module } }
    }

    /// Whether nothing of the project's is called `managedObjectContext` but what is one.
    fileprivate func isNoOtherContext(_ name: Symbol, _ framework: String) -> Bool {
        isImported(framework) && graph.members.indices.allSatisfy { number in
            guard graph.members[number].name == name else { return true }
            return graph.edges(from: graph.members[number].owner).contains { edge in
                edge.member == MemberID(number) && edge.isSignature && graph[edge.to].framework == framework
            }
        }
    }

    /// `NSFetchRequest` of `let request: NSFetchRequest<Loan> = Loan.fetchRequest(); loans = try? LoanStack.shared.context.fetch(request)`: what a function
    /// that reaches for data access works with a database by, which is mended with that.
    func databaseUses(beside reach: Edge) -> [Edge] {
        guard reach.member.exists, reach.position == .staticMember, role(of: reach.to)?.isDataAccess ?? false else { return [] }
        return graph.edges(from: reach.from).filter { edge in
            edge.member == reach.member && !edge.isSignature && Self.databases.contains(graph[edge.to].framework ?? "")
        }
    }

    static let databases: Set<String> = ["CoreData", "RealmSwift", "SwiftData"]
}
