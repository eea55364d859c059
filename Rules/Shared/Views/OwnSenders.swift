import ProjectGraph
import RuleKit
import Syntax
import Viper

/// `private func send() { presenter.eventSave(title: title) }`: what a view sends in any case, in a function of its own.
struct OwnSenders {
    private var events: [NameID: [Call]] = [:]
    private let project: VIPERProject
    private let file: FileID
    let conditions: ViewConditions

    /// - Parameters:
    ///   - senders: the view's members that send anything.
    ///   - sent: what each of them sends.
    init(among senders: [MemberID], of view: TypeID, _ sent: [MemberID: [Call]], _ conditions: ViewConditions, in project: VIPERProject) {
        (self.project, self.conditions) = (project, conditions)
        file = senders.first.map { project.graph[$0].file } ?? .none
        let functions = Dictionary(project.graph[view].members.map { (project.graph[$0].name, 1) }, uniquingKeysWith: +)
        for sender in senders where project.graph[sender].kind == .func && project.graph[sender].file == file {
            let (declaration, outline) = (project.graph.declaration(of: sender), project.graph.outline(of: file))
            guard declaration.modifiers.isPrivate, outline.goesStraight(declaration), functions[project.graph[sender].name] == 1 else { continue }
            let closures = EventClosures(in: declaration, outline)
            let always = EventPath(project: project, entry: sender, sent: sent[sender] ?? [], by: nil, closures, conditions: conditions).unconditional
            if !always.isEmpty { events[declaration.name] = always }
        }
    }

    /// Whether a member calls one of the functions.
    func isAsked(by member: MemberID) -> Bool {
        guard !events.isEmpty, project.graph[member].file == file, case let outline = project.graph.outline(of: file) else { return false }
        return project.graph.declaration(of: member).code.indices.contains { number in
            guard outline.code[number].kind == .call, let callee = outline.callee(of: outline.code[number]) else { return false }
            return [.identifier, .member].contains(callee.kind) && events[callee.name] != nil
        }
    }

    /// What a function sends that is called at a place, as sent from there.
    func events(sentAt place: Int, in outline: Outline, of file: FileID) -> [Call] {
        let node = outline.code[place]
        guard file == self.file, let sent = events[node.name], outline.isOwn(CodeIndex(place)) else { return [] }
        return sent.map { call in
            var call = call
            call.site = Site(file: file, offset: node.offset, end: node.offset + outline.names.withBytes(of: node.name) { UInt32($0.count) })
            return call
        }
    }
}

extension Outline {
    /// Whether nothing in a body may keep it from running to its end.
    fileprivate func goesStraight(_ function: Declaration) -> Bool {
        function.code.indices.allSatisfy { ![.scopeBegin, .return].contains(code[$0].kind) }
    }
}
