import ProjectGraph
import RuleKit
import Syntax
import Viper

/// The project's members, outside the parts of scenes, that answer with text for people: `extension String { var localized: String }`.
///
/// One step is followed: what such a member calls in its own type (`L10n.tr`) counts as its own code.
struct TextMakers {
    /// What each of them does.
    let makings: [MemberID: FormatCalls.Making]
    private let project: VIPERProject

    init(_ calls: FormatCalls) {
        let project = calls.project
        self.project = project
        let made = Dictionary(grouping: project.graph.frameworkCalls.filter { $0.caller.exists && calls.making($0) != nil }, by: \.caller)
        let makings = made.compactMapValues { made -> FormatCalls.Making? in
            let isLocalised = made.contains { calls.making($0) == .localises }
            guard Self.answersWithText(made[0].caller, in: project), Self.isOutside(made[0].from, isLocalised: isLocalised, in: project),
                !FormatCalls.isForMachines(project.label(of: made[0].caller)), isLocalised || made.allSatisfy(calls.isSurelyForPeople)
            else { return nil }
            return isLocalised ? .localises : calls.making(made[0])
        }
        self.makings = makings.reduce(into: makings) { makings, maker in
            let family = Self.outermost(project.graph[maker.key].owner, in: project)
            for call in project.graph.calls(of: maker.key) where call.caller.exists && Self.outermost(call.from, in: project) == family {
                if Self.answersWithText(call.caller, in: project) { makings[call.caller] = maker.value }
            }
        }
    }

    /// Managers format what they send, so only what they localise is surely for people.
    private static func isOutside(_ type: TypeID, isLocalised: Bool, in project: VIPERProject) -> Bool {
        project.effectiveRole(of: type).map { $0.isDataAccess && isLocalised } ?? true
    }

    private static func outermost(_ type: TypeID, in project: VIPERProject) -> TypeID {
        var type = type
        while let outer = project.graph[type].outer { type = outer }
        return type
    }

    /// A text that is written as the answer, or the value of a constant without a written type, which is what is made there.
    private static func answersWithText(_ member: MemberID, in project: VIPERProject) -> Bool {
        let declaration = project.graph.declaration(of: member)
        let outline = project.graph.outline(of: project.graph[member].file)
        guard [.func, .let, .var].contains(declaration.kind) else { return false }
        guard declaration.type.exists else { return declaration.kind != .func && declaration.initialValue.exists && outline[declaration.initialValue].kind == .call }
        let type = outline[declaration.type]
        return outline.names.equals((type.kind == .optional && type.base.exists ? outline[type.base] : type).name, "String")
    }

    /// A place where one type gets such a text.
    struct Use {
        var from: TypeID
        var caller: MemberID
        var maker: MemberID
        var site: Site
    }

    /// In the order of the source.
    func uses(by isJudged: (TypeID) -> Bool) -> [Use] {
        if makings.isEmpty { return [] }
        let calls = makings.keys.flatMap { project.graph.calls(of: $0) }.filter { !$0.isSelf }
            .map { Use(from: $0.from, caller: $0.caller, maker: $0.callee, site: $0.site) }
        let properties = project.graph.addedPropertyUses.filter { makings[$0.target] != nil }
            .map { Use(from: $0.from, caller: $0.caller, maker: $0.target, site: $0.site) }
        return ((calls + properties).filter { isJudged($0.from) } + constants(by: isJudged))
            .filter { $0.caller.exists && $0.from != project.graph[$0.maker].owner }.sorted { $0.site < $1.site }
    }

    /// `L10n.title`
    private func constants(by isJudged: (TypeID) -> Bool) -> [Use] {
        let constants = makings.keys.filter { project.graph[$0].isStatic && project.graph[$0].kind != .func }
        let byOwner = Dictionary(grouping: constants) { project.graph[$0].owner }
        return project.ownTypes.filter(isJudged).flatMap { type in
            project.graph.edges(from: type).compactMap { edge -> Use? in
                guard edge.position == .staticMember, let owned = byOwner[edge.to], let name = project.members(behind: edge)?.first,
                    let maker = owned.first(where: { project.graph.symbols[project.graph[$0].name] == name })
                else { return nil }
                return Use(from: type, caller: edge.member, maker: maker, site: edge.site)
            }
        }
    }
}
