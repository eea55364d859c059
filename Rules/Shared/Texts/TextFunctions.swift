import ProjectGraph
import RuleKit
import Syntax
import Viper

/// The project's functions at the top level that answer with text for people: `func localized(_ key: String) -> String`.
///
/// They are of no type, so the graph has no members for them: they are told by their names, where nothing else has the same one.
struct TextFunctions {
    private struct Function {
        var making: FormatCalls.Making
        var takesValue: Bool
        var site: Site
    }

    /// A place where one type gets such a text.
    struct Use {
        var from: TypeID
        var caller: MemberID
        var site: Site
        var name: String
        var making: FormatCalls.Making
        var declaration: Site
        /// A value is handed to it.
        var takesValue: Bool
    }

    private let project: VIPERProject
    private let functions: [String: Function]

    init(_ project: VIPERProject) {
        self.project = project
        var functions: [String: Function] = [:]
        var counts: [String: Int] = [:]
        for file in project.graph.files.indices.map({ FileID($0) }) where project.graph[file].category.isProduction {
            let outline = project.graph.outline(of: file)
            for declaration in outline.declarations where declaration.kind == .func && !declaration.parent.exists {
                let name = outline.names[declaration.name]
                counts[name, default: 0] += 1
                guard outline.isText(declaration.type), !FormatCalls.isReadByServers(name), !MachineNames.isForMachines(name),
                    let making = outline.making(in: declaration)
                else { continue }
                let site = Site(file: file, offset: declaration.nameOffset, end: declaration.nameOffset + UInt32(outline.names.length(of: declaration.name)))
                functions[name] = Function(making: making, takesValue: !declaration.parameters.isEmpty, site: site)
            }
        }
        let members = Set(functions.isEmpty ? [] : project.graph.members.map { project.graph.symbols[$0.name] })
        self.functions = functions.filter { name, _ in counts[name] == 1 && !members.contains(name) }
    }

    /// In the order of the source.
    func uses(by isJudged: (TypeID) -> Bool) -> [Use] {
        if functions.isEmpty { return [] }
        var hidden: [FileID: Set<NameID>] = [:]
        return project.ownTypes.filter(isJudged).flatMap { type in
            project.graph[type].members.flatMap { member -> [Use] in
                let file = project.graph[member].file
                let outline = project.graph.outline(of: file)
                return project.graph.declaration(of: member).code.indices.compactMap { number in
                    guard outline.code[number].kind == .call, let callee = outline.callee(of: outline.code[number]), callee.kind == .identifier,
                        case let name = outline.names[callee.name], let function = functions[name],
                        case let names = hidden[file] ?? outline.namesOfNoFunctions
                    else { return nil }
                    hidden[file] = names
                    guard !names.contains(callee.name) else { return nil }
                    return Use(
                        from: type, caller: member, site: outline.site(ofName: callee, in: file), name: name, making: function.making,
                        declaration: function.site, takesValue: function.takesValue)
                }
            }
        }.sorted { $0.site < $1.site }
    }
}

extension Outline {
    /// What a function at the top level is hidden by: members, local names and parameters.
    fileprivate var namesOfNoFunctions: Set<NameID> {
        Set(declarations.lazy.filter(\.parent.exists).map(\.name)).union(parameters.map(\.name))
    }

    /// What a function makes that is text for people in any case.
    fileprivate func making(in function: Declaration) -> FormatCalls.Making? {
        var making: FormatCalls.Making?
        for number in function.code.indices where code[number].kind == .call {
            guard let callee = callee(of: code[number]), callee.kind == .identifier else { continue }
            let first = code[number].arguments.first.map { arguments[$0] }
            if names.equals(callee.name, "NSLocalizedString") { return .localises }
            guard names.equals(callee.name, "String"), let first, first.value.exists else { continue }
            if names.equals(first.label, "localized") { return .localises }
            if names.equals(first.label, "format"), self[first.value].kind == .stringLiteral, FormatSigns(format: names[self[first.value].format]).areOfMeasure {
                making = .formatsText
            }
        }
        return making
    }
}
