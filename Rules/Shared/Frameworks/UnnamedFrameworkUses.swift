import ProjectGraph
import RuleKit
import Viper

/// Where types use what is kept from them without writing its name.
struct UnnamedFrameworkUses {
    let project: VIPERProject
    let bans: FrameworkBans

    /// One finding a type and framework, and none where another one tells of that already: of the store that the type keeps or names
    /// somewhere, or of what the same function does. That a list of records is kept tells of neither.
    func databases(_ accesses: [StoreAccesses.Access], besides named: [Violation]) -> [Violation] {
        let stores = named.filter { ([$0.to] + $0.repetitions.map(\.to)).contains { StoreUse.typeNames.contains(project.graph[$0].fullName) } }
        var told = Set(stores.map { FrameworkUser(type: $0.from, framework: project.graph[$0.to].framework ?? "") })
        let users = Set(named.map { FrameworkUser(type: $0.from, framework: project.graph[$0.to].framework ?? "") })
        return accesses.compactMap { access in
            guard let role = project.effectiveRole(of: access.from), bans.bans(role).contains(access.framework),
                project.isJudged(access.from, as: role),
                !users.contains(FrameworkUser(type: access.from, framework: access.framework)) || !isNamed(access.framework, in: access),
                told.insert(FrameworkUser(type: access.from, framework: access.framework)).inserted
            else { return nil }
            return violation(access, role: role)
        }
    }

    /// Of each type the first call, which is told, and those that are mended with it.
    func firsts(of calls: [FrameworkCall]) -> [(role: Role, call: FrameworkCall, others: [FrameworkCall])] {
        Dictionary(grouping: calls, by: \.from).compactMap { from, calls in
            guard let role = project.effectiveRole(of: from), let first = calls.min(by: { $0.site < $1.site }) else { return nil }
            return (role, first, calls.filter { $0.site != first.site })
        }
    }

    private func isNamed(_ framework: String, in access: StoreAccesses.Access) -> Bool {
        !access.member.exists || project.graph.edges(from: access.from).contains { $0.member == access.member && project.graph[$0.to].framework == framework }
    }

    private struct FrameworkUser: Hashable {
        var type: TypeID
        var framework: String
    }

    /// `Data(contentsOf: url)`, where networking is kept from a role.
    func downloads() -> [Violation] {
        let downloads = Downloads(project)
        let found = downloads.calls.filter { call in
            guard let role = project.effectiveRole(of: call.from) else { return false }
            return bans.bans(role).contains("URLSession") && project.isJudged(call.from, as: role) && !project.isKind(call.from, of: ["UIImageView"])
        }.compactMap { call in downloads.address(of: call).map { (call: call, address: $0) } }
        return Dictionary(grouping: found) { $0.call.from }.compactMap { from, found in
            guard let role = project.effectiveRole(of: from) else { return nil }
            let calls = (found.filter { $0.address == .written } + found.filter { $0.address == .given }).map(\.call)
            return violation(calls, role: role, isUncertain: found.allSatisfy { $0.address == .given })
        }
    }

    /// `UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)`, where files are kept from a role; the first of each type.
    func savings() -> [Violation] {
        let names = FrameworkCall.albumFunctions.compactMap { project.graph.symbols.symbol(of: $0) }
        if names.isEmpty { return [] }
        let found = project.graph.frameworkCalls.filter { call in
            guard names.contains(call.name), call.receiverName == .none, let role = project.effectiveRole(of: call.from) else { return false }
            return bans.bans(role).contains("FileManager") && project.isJudged(call.from, as: role)
        }
        return firsts(of: found).map { role, call, others in
            let name = project.graph.symbols[call.name]
            return Violation(
                site: call.site, from: call.from, to: call.from, subject: name,
                message: "\(project.phrase(call.from)) saves to the photo album by \(name)(_:_:_:_:) in '\(project.label(of: call.caller))'",
                because: "FileManager is kept from \(role.phrase), and the photo album is a store as well: where data is kept is known to data access alone.",
                help: FrameworkAdvice(project: project).helpOnData(role, of: call.from),
                repetitions: others.map { Violation.Repetition(site: $0.site, to: $0.from) })
        }
    }

    /// `SecItemDelete(query as CFDictionary)`, where `UserDefaults` are kept from a role; the first of each type. A router may ask, as it may
    /// ask those.
    func keychains(askedRouters asked: Set<TypeID>) -> [Violation] {
        let names = FrameworkCall.keychainFunctions.compactMap { project.graph.symbols.symbol(of: $0) }
        if names.isEmpty { return [] }
        let reader = project.graph.symbols.symbol(of: FrameworkCall.keychainReader)
        let found = project.graph.frameworkCalls.filter { call in
            guard names.contains(call.name), call.receiverName == .none, let role = project.effectiveRole(of: call.from), role != .entity,
                bans.bans(role).contains("UserDefaults"), project.isJudged(call.from, as: role)
            else { return false }
            return role != .router || call.name != reader && project.isRouterOfScene(call.from, asked: asked)
        }
        return firsts(of: found).map { role, call, others in
            let name = project.graph.symbols[call.name]
            let verb = name == FrameworkCall.keychainReader ? "reads" : "changes"
            return Violation(
                site: call.site, from: call.from, to: call.from, subject: name,
                message: "\(project.phrase(call.from)) \(verb) the Keychain by \(name) in '\(project.label(of: call.caller))'",
                because: "Stores are kept from \(role.phrase), and the Keychain is one: where data is kept and how it is fetched is known to data access alone.",
                help: FrameworkAdvice(project: project).helpOnData(role, of: call.from), isUncertain: role == .router,
                repetitions: others.map { Violation.Repetition(site: $0.site, to: $0.from) })
        }
    }

    /// `sqlite3_open(path, &database)`, where files are kept from a role; the first of each type.
    func sqlite() -> [Violation] {
        let names = FrameworkCall.functionsOfSQLite.compactMap { project.graph.symbols.symbol(of: $0) }
        if names.isEmpty { return [] }
        let found = project.graph.frameworkCalls.filter { call in
            guard names.contains(call.name), call.receiverName == .none, let role = project.effectiveRole(of: call.from), role != .entity else { return false }
            return bans.bans(role).contains("FileManager") && project.isJudged(call.from, as: role)
        }
        return firsts(of: found).map { role, call, others in
            let name = project.graph.symbols[call.name]
            return Violation(
                site: call.site, from: call.from, to: call.from, subject: name,
                message: "\(project.phrase(call.from)) works with SQLite by \(name) in '\(project.label(of: call.caller))'",
                because: "FileManager is kept from \(role.phrase), and a database of SQLite's is a file as well: where data is kept is known to data access alone.",
                help: FrameworkAdvice(project: project).helpOnData(role, of: call.from),
                repetitions: others.map { Violation.Repetition(site: $0.site, to: $0.from) })
        }
    }

    /// `realm.write { … }`, `provider.request(.loans) { … }` of a router that may hand on what it asks there; the first of each type and framework.
    ///
    /// - Parameter asked: the routers' interfaces that presenters ask.
    func askedStores(askedRouters asked: Set<TypeID>) -> [Violation] {
        let functions = FrameworkCall.functionsOfContexts + FrameworkCall.functionsOfStores + [FrameworkCall.writer]
        let names = Set(functions.compactMap { project.graph.symbols.symbol(of: $0) })
        if names.isEmpty { return [] }
        let found = project.graph.frameworkCalls.filter { call in
            guard names.contains(call.name), call.receiver.exists, project.effectiveRole(of: call.from) == .router, project.graph[call.receiver].isExternal,
                bans.isKept(project.graph.symbols[call.name], of: project.graph[call.receiver].fullName, from: .router), project.isJudged(call.from, as: .router)
            else { return false }
            // What a static function asks for, a scene may be made of.
            return call.caller.exists && !project.graph[call.caller].isStatic && project.isRouterOfScene(call.from, asked: asked)
        }
        let byFramework = Dictionary(grouping: found) { FrameworkUser(type: $0.from, framework: project.graph[$0.receiver].framework ?? "") }
        return byFramework.values.flatMap { firsts(of: $0) }.map { role, call, others in
            let (name, store) = (project.graph.symbols[call.name], project.graph[call.receiver])
            return Violation(
                site: call.site, from: call.from, to: call.receiver, subject: store.fullName,
                message: "\(project.phrase(call.from)) works with \(store.framework ?? store.fullName) by '\(name)' of \(store.fullName) in '\(project.label(of: call.caller))'",
                because: "A router may hand \(store.fullName) on, and asks nothing of it: where data is kept and how it is fetched is known to data access alone.",
                help: FrameworkAdvice(project: project).helpOnData(role, of: call.from),
                repetitions: others.map { Violation.Repetition(site: $0.site, to: $0.receiver) })
        }
    }

    /// `data.write(to: url)`, where files are kept from a role; the first of each type, and none where its function is told of what else it uses.
    func files() -> [Violation] {
        let uses = FileUses(project)
        let found = uses.all { call in
            guard let role = project.effectiveRole(of: call.from), bans.bans(role).contains("FileManager"), project.isJudged(call.from, as: role)
            else { return false }
            if role == .entity { return project.isRecordsOwnCode(call) }
            return !project.graph.edges(from: call.from).contains { edge in
                edge.member == call.caller && !edge.isSignature && project.graph[edge.to].framework == "Foundation"
                    && bans.ban(of: project.graph[edge.to], for: role) != nil && !bans.isOtherMember(edge, of: role, in: project)
            }
        }
        return firsts(of: found).map { role, call, others in
            let (name, verb) = (project.graph.symbols[call.name], uses.isWriting(call) ? "writes" : "reads")
            let written = call.label == .none ? name : "\(name)(\(project.graph.symbols[call.label]):)"
            return Violation(
                site: call.site, from: call.from, to: call.from, subject: name,
                message: "\(project.phrase(call.from)) \(verb) a file by \(written) in '\(project.label(of: call.caller))'",
                because: "FileManager is kept from \(role.phrase), and so is what does the same without it: where data is kept is known to data access alone.",
                help: FrameworkAdvice(project: project).helpOnData(role, of: call.from), isUncertain: ([call] + others).allSatisfy { !uses.isPlaceSeen($0) },
                repetitions: others.map { Violation.Repetition(site: $0.site, to: $0.from) })
        }
    }

    /// `LoanDocument(fileURL: url)` of a team's own `class LoanDocument: UIDocument`, which nothing says to be data access; the first of each type.
    /// Source: developer.apple.com/documentation/uikit (UIDocument, UIManagedDocument).
    func documents() -> [Violation] {
        let role = Role.presenter
        guard Self.documents.contains(where: { bans.isKeptFromMaking($0, role) && project.graph.symbols.symbol(of: $0) != nil }) else { return [] }
        return project.types(role).compactMap { type in
            guard project.isJudged(type, as: role) else { return nil }
            let made = project.graph.edges(from: type).filter { edge in
                edge.kind == .creates && !project.graph[edge.to].isExternal && project.role(of: edge.to)?.isDataAccess != true
                    && project.isKind(edge.to, of: Self.documents)
            }
            return made.min { $0.site < $1.site }.map { violation(made, $0, role: role) }
        }
    }

    private static let documents: Set<String> = ["UIDocument", "UIManagedDocument"]

    private func violation(_ made: [Edge], _ first: Edge, role: Role) -> Violation {
        Violation(
            site: first.site, from: first.from, to: first.to, subject: project.name(first.to),
            message: "\(project.phrase(first.from)) makes the document \(project.name(first.to)) of UIKit by itself",
            because: "A document is kept from \(role.phrase): where data is kept and how it is fetched is known to data access alone.",
            help: FrameworkAdvice(project: project).helpOnData(role, of: first.from), isUncertain: true,
            repetitions: made.filter { $0 != first }.map { Violation.Repetition($0) })
    }

    private func violation(_ calls: [FrameworkCall], role: Role, isUncertain: Bool) -> Violation {
        let call = calls[0]
        let name = project.graph.symbols[call.name]
        return Violation(
            site: call.site, from: call.from, to: call.from, subject: name,
            message: "\(project.phrase(call.from)) loads what an address leads to by \(name)(contentsOf:) in '\(project.label(of: call.caller))'",
            because: "URLSession is kept from \(role.phrase), and so is what does the same without it: how data is fetched is known to data access alone.",
            help: FrameworkAdvice(project: project).helpOnLoading(by: call.from, in: call.caller) ?? FrameworkAdvice(project: project).helpOnData(role, of: call.from),
            related: calls.dropFirst().map { Violation.Related(site: $0.site, message: "and here") }.fewest,
            isUncertain: isUncertain, repetitions: calls.dropFirst().map { Violation.Repetition(site: $0.site, to: $0.from) })
    }

    private func violation(_ access: StoreAccesses.Access, role: Role) -> Violation {
        Violation(
            site: access.site, from: access.from, to: access.from, subject: access.framework,
            message: "\(project.phrase(access.from)) works with \(access.framework) by '\(access.name)'",
            because: "\(access.framework) is kept from \(role.phrase): where data is kept and how it is fetched is known to data access alone.",
            help: FrameworkAdvice(project: project).helpOnData(role, of: access.from),
            repetitions: project.graph.edges(from: access.from).filter { project.isWay($0, to: access) }.map { Violation.Repetition($0) })
    }

    /// `UIApplication.shared` of `(UIApplication.shared.delegate as? AppDelegate)?.persistentContainer`, where the store is told of.
    func isWay(_ edge: Edge, toOneOf accesses: [TypeID: [StoreAccesses.Access]], _ role: Role) -> Bool {
        accesses[edge.from]?.contains { bans.bans(role).contains($0.framework) && project.isWay(edge, to: $0) } ?? false
    }
}
