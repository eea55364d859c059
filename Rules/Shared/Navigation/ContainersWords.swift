import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What a team has added to the containers in which screens stand: `navigationController?.goBackTwice()`.
extension NavigationSearch {
    /// By their names, for what a view controller's `navigationController` is, no code of the project says. What a view has itself and fills is its own.
    var callsOfContainersWords: [NavigationCall] {
        let words = project.graph.frameworkCalls.filter { isAddedToContainers($0) }
        if words.isEmpty { return [] }
        let byName = Dictionary(grouping: words) { project.graph.symbols[project.graph[$0.caller].name] }
        return project.types(.view).filter { !project.graph[$0].isExternal && !project.isSetAside($0) }.flatMap { view in
            project.graph[view].members.flatMap { calls(by: $0, of: view, byName) }
        }
    }

    /// What `extension UINavigationController` or `extension UIWindow` does with the container itself.
    private func isAddedToContainers(_ call: FrameworkCall) -> Bool {
        let name = project.graph.symbols[call.name]
        return call.caller.exists && call.isSelf && project.graph[call.from].isExternal && (changesStack(name) || ScreenNavigation.assignments.contains(name))
            && project.isKind(call.from, of: ScreenNavigation.receivers[name] ?? [])
    }

    private func calls(by member: MemberID, of view: TypeID, _ words: [String: [FrameworkCall]]) -> [NavigationCall] {
        let file = project.graph[member].file
        let outline = project.graph.outline(of: file)
        return project.graph.declaration(of: member).code.indices.compactMap { number -> NavigationCall? in
            guard outline.code[number].kind == .call, let callee = outline.callee(of: outline.code[number]), callee.kind == .member, callee.base.exists,
                let meant = words[outline.names[callee.name]], case let owner = outline[outline.unwrapped(callee.base)],
                owner.kind == .identifier || owner.kind == .member,
                case let container = outline.names[owner.name], let kinds = ScreenNavigation.properties[container],
                let word = meant.first(where: { kinds.contains(project.graph[$0.from].fullName) })
            else { return nil }
            var call = word
            (call.from, call.caller, call.site) = (view, member, Site(file: file, offset: callee.offset, end: callee.offset + UInt32(outline.names[callee.name].utf8.count)))
            (call.isSelf, call.receiver) = (false, .none)
            call.receiverName = project.graph.symbols.symbol(of: container) ?? word.receiverName
            return NavigationCall(call: call, name: project.graph[word.caller].name, written: word)
        }
    }
}
