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
    /// Of those that take a date's format the parameter: `func text(format: String = "dd MMM yyyy") -> String`.
    private let formats: [MemberID: Parameter]
    /// Those whose text is surely for people only where a view shows it: `var asText: String { String(format: "%.2f", self) }`.
    private let shown: Set<MemberID>
    private let project: VIPERProject

    init(_ calls: FormatCalls) {
        let project = calls.project
        self.project = project
        let made = Dictionary(grouping: project.graph.frameworkCalls.filter { $0.caller.exists && calls.making($0) != nil }, by: \.caller)
        let candidates = made.filter { maker, made in
            guard Self.answersWithText(maker, in: project), !FormatCalls.isReadByServers(project.label(of: maker)) else { return false }
            let isLocalised = made.contains { calls.making($0) == .localises }
            return Self.isOutside(made[0].from, isLocalised: isLocalised, in: project)
                && (isLocalised || !MachineNames.isForMachines(project.graph.symbols[project.graph[maker].name]))
        }
        let makings = candidates.compactMapValues { made -> FormatCalls.Making? in
            if made.contains(where: { calls.making($0) == .localises }) { return .localises }
            return made.allSatisfy(calls.isSurelyForPeople) ? calls.making(made[0]) : nil
        }
        formats = candidates.compactMapValues { calls.formatParameter(of: $0[0]) }
        let open = formats.mapValues { _ in FormatCalls.Making.formatsValue }
        let shown = Set(candidates.filter { $0.value.allSatisfy(calls.isNumberWhereShown) }.keys)
        self.shown = shown
        let plain = Dictionary(uniqueKeysWithValues: shown.map { ($0, FormatCalls.Making.formatsText) })
        self.makings = makings.reduce(into: makings.merging(open) { making, _ in making }.merging(plain) { making, _ in making }) { makings, maker in
            let family = project.graph.outermost(of: project.graph[maker.key].owner)
            for call in project.graph.calls(of: maker.key) where call.caller.exists && project.graph.outermost(of: call.from) == family {
                if Self.answersWithText(call.caller, in: project) { makings[call.caller] = maker.value }
            }
        }
    }

    /// Managers format what they send, so only what they localise is surely for people.
    private static func isOutside(_ type: TypeID, isLocalised: Bool, in project: VIPERProject) -> Bool {
        project.effectiveRole(of: type).map { $0.isDataAccess && isLocalised } ?? true
    }

    /// A text that is written as the answer, or the value of a constant without a written type, which is what is made there.
    private static func answersWithText(_ member: MemberID, in project: VIPERProject) -> Bool {
        let declaration = project.graph.declaration(of: member)
        let outline = project.graph.outline(of: project.graph[member].file)
        guard [.func, .let, .var].contains(declaration.kind) else { return false }
        guard declaration.type.exists else { return declaration.kind != .func && declaration.initialValue.exists && outline[declaration.initialValue].kind == .call }
        return outline.isText(declaration.type)
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
        // `priceText(amount)` of a protocol's extension is a call of the type's own, to a member that isn't.
        let calls = makings.keys.flatMap { project.graph.calls(of: $0) }
            .map { Use(from: $0.from, caller: $0.caller, maker: $0.callee, site: $0.site) }
        let properties = project.graph.addedPropertyUses.filter { makings[$0.target] != nil }
            .map { Use(from: $0.from, caller: $0.caller, maker: $0.target, site: $0.site) }
        return ((calls + properties).filter { isJudged($0.from) } + constants(by: isJudged))
            .filter { $0.caller.exists && !mayBeForMachines($0) }.sorted { $0.site < $1.site }
    }

    /// Whether the format that is asked for may be a server's: `date.text("yyyy-MM-dd")`, `date.text(format)`.
    private func mayBeForMachines(_ use: Use) -> Bool {
        guard let parameter = formats[use.maker] else { return false }
        let (asking, making) = (project.graph.outline(of: use.site.file), project.graph.outline(of: project.graph[use.maker].file))
        guard let call = asking.call(at: use.site.offset, in: project.graph.declaration(of: use.caller).code.indices).map({ asking.code[$0] }) else { return true }
        let label = making.names[parameter.label]
        let given = call.arguments.map { asking.arguments[$0] }.first { asking.names[$0.label] == label }
        let (format, outline) = given.map { ($0.value, asking) } ?? (parameter.defaultValue, making)
        guard format.exists, outline[format].kind == .stringLiteral, outline[format].arguments.isEmpty else { return true }
        return FormatSigns.isDateForMachines(outline.names[outline[format].format])
    }

    /// Whether a view alone may be told of where it gets the text.
    func isOnlyForViews(_ maker: MemberID) -> Bool { shown.contains(maker) }

    /// Whether a value is handed to it, or taken of a framework's type that it is added to: `PriceText.of(price)`, `price.asText`.
    /// `row.priceText()` is what a type of the project's says of itself.
    func isHelper(_ maker: MemberID) -> Bool {
        project.graph[project.graph[maker].owner].isExternal || !project.graph.declaration(of: maker).parameters.isEmpty
    }

    /// `L10n.title`
    private func constants(by isJudged: (TypeID) -> Bool) -> [Use] {
        let constants = makings.keys.filter { project.graph[$0].kind != .func }
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
