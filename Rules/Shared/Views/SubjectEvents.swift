import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `presenter.taps.accept(id)`, `presenter.taps.send(id)`: what views put into subjects that presenters have for events, as if it were sent by a
    /// method of the subject's name. What remembers its last value (`BehaviorRelay`, `CurrentValueSubject`) is state that is set.
    func eventsSentIntoSubjects() -> [Call] {
        let subjects = Dictionary(
            ownTypes.filter { reachedRole(of: $0) == .presenter }.map { presenter in (presenter, graph[presenter].members.filter(isSubjectOfEvents)) }
        ) { first, _ in first }.filter { !$0.value.isEmpty }
        guard !subjects.isEmpty else { return [] }
        return ownTypes.filter { effectiveRole(of: $0) == .view }.flatMap { view in
            let kept = Set(graph.edges(from: view).filter { $0.kind == .holds && subjects[$0.to] != nil }.map(\.to)).sorted()
            return kept.flatMap { sent(into: subjects[$0] ?? [], of: $0, by: view) }
        }
    }

    private func sent(into subjects: [MemberID], of presenter: TypeID, by view: TypeID) -> [Call] {
        let properties = names(of: presenter, keptBy: view)
        let named = Dictionary(subjects.map { (graph.symbols[graph[$0].name], $0) }) { first, _ in first }
        return graph[view].members.flatMap { member -> [Call] in
            let file = graph[member].file
            let outline = graph.outline(of: file)
            return graph.declaration(of: member).code.indices.compactMap { number in
                guard outline.code[number].kind == .call, let callee = outline.callee(of: outline.code[number]), callee.kind == .member,
                    Self.sending.contains(outline.names[callee.name]), let subject = outline.asked(by: callee), let owner = outline.asked(by: outline[subject]),
                    outline.isOwn(owner), properties.contains(outline.names[outline[owner].name]), let target = named[outline.names[outline[subject].name]]
                else { return nil }
                let end = callee.offset + outline.names.withBytes(of: callee.name) { UInt32($0.count) }
                return Call(
                    from: view, caller: member, callee: target, receiver: presenter, site: Site(file: file, offset: callee.offset, end: end), isSelf: false)
            }
        }
    }

    private static let sending: Set<String> = ["accept", "onNext", "send"]

    /// Source: github.com/ReactiveX/RxSwift (RxRelay/PublishRelay.swift, RxSwift/Subjects/PublishSubject.swift, RxSwift/AnyObserver.swift),
    /// developer.apple.com/documentation/combine/passthroughsubject.
    private func isSubjectOfEvents(_ member: MemberID) -> Bool {
        guard graph[member].kind == .let || graph[member].kind == .var, !graph[member].isStatic else { return false }
        let declaration = graph.declaration(of: member)
        let outline = graph.outline(of: graph[member].file)
        let type = outline.type(declaration.type, without: .optionals)
        if type.exists { return outline[type].kind == .named && Self.subjects.contains(outline.names[outline[type].name]) }
        guard declaration.initialValue.exists, case let made = outline[declaration.initialValue], made.kind == .call, let callee = outline.callee(of: made)
        else { return false }
        return callee.kind == .identifier && Self.subjects.contains(outline.names[callee.name])
    }

    private static let subjects: Set<String> = ["AnyObserver", "PassthroughSubject", "PublishRelay", "PublishSubject"]
}
