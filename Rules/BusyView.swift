import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// A view passes on what happened, and decides nothing.
///
/// Seed 000 § The ViewController: it does not process the event in any way, it retrieves associated data and sends it
/// with the event to the presenter.
public struct BusyView: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "busy-view",
        summary: "An event of a view does more than tell the presenter once what happened.",
        what: """
            Looks at actions, lifecycle methods and the callbacks of UIKit's delegates in views, at what the app's own views tell the \
            view by their delegates, and at the closures of `UIAction`, `UIAlertAction` and of subscriptions to a control's events \
            (`button.rx.tap.subscribe(onNext:)`): whether one of them \
            sends the presenter several events, or sends one only if something holds, or again and again in a loop. \
            Unwrapping the data that goes with the event is no decision; neither is asking the presenter for values. Whether a \
            text matches (`text.range(of: pattern, options: .regularExpression) != nil`, `predicate.evaluate(with: field.text)`), or what is in it (`text.contains("@")`), is one. A condition may have a name, and what picks one of \
            several events may be a `? :` or a `switch` over literals. What is put into a subject that the presenter has for events (`presenter.taps.accept(id)` of a \
            `PublishRelay`, a `PublishSubject`, an `AnyObserver` or a `PassthroughSubject`) is sent as well.
            """,
        why: """
            Which event follows from a touch is a rule of the app. In the view it can only be tested with a screen, \
            and the next screen that needs it will write it again.
            """,
        instead: "Send one event with the data that belongs to it, and let the presenter decide.",
        source: "seed 000, The ViewController",
        limits: [
            "What a view computes for itself (its layout, its animations) is not looked at.",
            "A condition on what UIKit hands over (`sender == saveButton`), or on what is taken from that, tells events apart, and is not "
                + "looked at, but for the text that somebody has typed (`searchText.count > 2`), unless it is compared with another; nor is one on a gesture's state or on the traits of the screen.",
            "Only comparisons and tests of what stands in a control (`field.text`) are taken for decisions, what the app adds to `String` for them included (`text.isEmail`, where that looks for a match or a part), "
                + "and what the view asks a private function that compares the text, amount or date it is "
                + "handed (`guard isValid(name)`), and what a row can't but say (`!rows[indexPath.row].isBlocked`): another condition that is a value by itself (`if toggle.isOn`) may be anything.",
            "What a closure sends (`UIAction { … }`) is no second event of the method that makes it, nor of another closure; two that one closure sends are two. "
                + "Of the closures in `viewDidLoad` and its kin only those are looked at that a touch calls. "
                + "A method that is only named (`#selector(presenter.eventAdd)`, `let add = presenter.eventAdd`) is not sent.",
            "Of what the app's own views tell by a protocol is not looked at what somebody else than views tells by it as well, what is answered, and what "
                + "is told of layout and scrolling; of a subscription nothing behind `flatMap`, where an answer is waited for.",
            "Where the answer of a call is used (`title = presenter.title()`), the presenter is asked, and nothing is sent.",
            "Of what the view sends by a private function of its own is known what that sends in any case, and nothing behind a second one.",
            "Which of several a control or a list stands at (`selectedSegmentIndex`, `clickedRow`, `isOn`, `tag`) tells which event belongs to the touch, and is "
                + "not looked at, nor is what else it stands at (`value`, `date`) in a named condition, a `? :` and a `switch`.",
            "That a view hands itself over (`presenter.attach(self)`) is no event, nor a part of itself (`presenter.attach(legend)`).",
        ],
        examples: BusyView.examples + DialectExamples.of("busy-view"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let calls = events(in: project).flatMap { event in
            project.graph.calls(of: event).filter {
                !$0.isSelf && $0.caller.exists && project.effectiveRole(of: $0.from) == .view && !isWiring($0, in: project)
            }
        } + project.eventsSentIntoSubjects()
        let lifecycle = Self.lifecycle.compactMap { project.graph.symbols.symbol(of: $0) }
        let sent = Dictionary(grouping: calls, by: \.caller)
        let senders = Dictionary(grouping: sent.keys.sorted()) { project.graph[$0].owner }
        let conditions = ViewConditions(in: project)
        var children = ChildDelegates(project)
        return project.ownTypes.flatMap { view -> [Violation] in
            guard let senders = senders[view], project.isViewOfScene(view) else { return [] }
            let own = OwnSenders(among: senders, of: view, sent, conditions, in: project)
            return project.graph[view].members.filter { sent[$0] != nil || own.isAsked(by: $0) }.compactMap { member in
                let extent = extent(of: member, lifecycle, in: project) ?? (children.tell(member, of: view) ? .whole : .closuresOfTouches)
                return path(of: member, extent, sent: sent[member] ?? [], own, project).flatMap { fault(in: member, $0, project) }
            }
        }
    }

    /// What may be told to a presenter, in the order of the graph.
    private func events(in project: VIPERProject) -> [MemberID] {
        let receivers = project.ownTypes.filter { project.reachedRole(of: $0) == .presenter }
        return receivers.flatMap { receiver in
            project.graph[receiver].members.filter { project.graph[$0].kind == .func && project.isActing($0) }
        }.sorted()
    }

    /// `presenter.attach(self)`, `presenter.bind(view: self)`: the view hands itself over, or a part of itself, and nothing has happened. Its name
    /// may tell that something has: `presenter.didLoad(view: self)`.
    private func isWiring(_ call: Call, in project: VIPERProject) -> Bool {
        guard call.site.file == project.graph[call.caller].file, handsSelfOver(call, in: project) else { return false }
        let name = project.graph.symbols[project.graph[call.callee].name]
        return !name.tellsWhatHappened && !["did", "view", "will"].contains(where: name.hasPrefix)
    }

    private func handsSelfOver(_ call: Call, in project: VIPERProject) -> Bool {
        let outline = project.graph.outline(of: call.site.file)
        guard let made = outline.call(at: call.site.offset, in: project.graph.declaration(of: call.caller).code.indices), outline.code[made].arguments.count == 1,
            let argument = outline.code[made].arguments.first.map({ outline.arguments[$0].value }), argument.exists
        else { return false }
        return outline[argument].kind == .identifier
            && (outline.names.equals(outline[argument].name, "self") || isPart(outline.names[outline[argument].name], of: call.from, in: project))
    }

    /// `private let legend = LegendView()`
    private func isPart(_ name: String, of view: TypeID, in project: VIPERProject) -> Bool {
        project.graph.edges(from: view).contains { edge in
            edge.member.exists && project.graph.symbols[project.graph[edge.member].name] == name
                && (project.role(of: edge.to)?.reached == .view || project.graph.isOnScreen(edge.to, as: .view))
        }
    }

    /// Of what UIKit calls: an action, an override, a requirement of a framework's protocol; nil of all else.
    private func extent(of member: MemberID, _ lifecycle: [Symbol], in project: VIPERProject) -> EventPath.Extent? {
        let entity = project.graph[member]
        let outline = project.graph[entity.file].outline
        let declaration = outline[entity.declaration]
        guard declaration.kind == .func else { return nil }
        if lifecycle.contains(entity.name), declaration.modifiers.contains(.override) { return .ownStatements }
        let isAction = outline.attributes(of: declaration).contains { outline.names.equals($0.name, "IBAction") || outline.names.equals($0.name, "objc") }
        return isAction || Self.callbacks.contains(project.label(of: member)) ? .whole : nil
    }

    private static let lifecycle = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// The callbacks by which UIKit tells of a touch; those that ask for something to show are questions.
    private static let callbacks: Set<String> = [
        "tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)", "tableView(_:accessoryButtonTappedForRowWith:)",
        "collectionView(_:didSelectItemAt:)", "collectionView(_:didDeselectItemAt:)", "searchBar(_:textDidChange:)",
        "searchBarSearchButtonClicked(_:)", "searchBarCancelButtonClicked(_:)", "textFieldDidEndEditing(_:)",
        "textFieldDidBeginEditing(_:)", "textFieldShouldReturn(_:)", "textViewDidChange(_:)", "textViewDidEndEditing(_:)",
        "searchBar(_:selectedScopeButtonIndexDidChange:)", "searchBarBookmarkButtonClicked(_:)", "tableView(_:commit:forRowAt:)",
        "tableView(_:performPrimaryActionForRowAt:)", "collectionView(_:performPrimaryActionForItemAt:)",
        "tableViewSelectionDidChange(_:)", "outlineViewSelectionDidChange(_:)", "controlTextDidChange(_:)",
        "tabBar(_:didSelect:)", "tabBarController(_:didSelect:)", "pickerView(_:didSelectRow:inComponent:)",
        "mapView(_:didSelect:)",
    ]

    /// What is sent in a member as far as it is an event's; nil where nothing in it is.
    private func path(of member: MemberID, _ extent: EventPath.Extent, sent: [Call], _ own: OwnSenders, _ project: VIPERProject) -> EventPath? {
        let closures = EventClosures(in: project.graph.declaration(of: member), project.graph.outline(of: project.graph[member].file))
        if extent == .closuresOfTouches, closures.bodies.isEmpty { return nil }
        return EventPath(project: project, entry: member, sent: sent, by: own, closures, extent, conditions: own.conditions)
    }

    private func fault(in entry: MemberID, _ path: EventPath, _ project: VIPERProject) -> Violation? {
        if let decided = path.decided {
            return violation(decided.call, entry, "decides by itself \(decided.why) it sends an event", path, path.sent, project)
        }
        for always in [path.unconditional] + path.unconditionalInClosures.sorted(by: { $0.key < $1.key }).map(\.value) {
            guard let first = always.first, let second = always.first(where: { $0.callee != first.callee }) else { continue }
            return violation(second, entry, "sends \(Set(always.map(\.callee)).count) events for one", path, always, project)
        }
        return nil
    }
}

// MARK: - Messages

extension BusyView {
    private func violation(
        _ call: Call, _ entry: MemberID, _ what: String, _ path: EventPath, _ events: [Call], _ project: VIPERProject
    ) -> Violation {
        let owner = project.graph[entry].owner
        let isOfBody = path.extent == .whole || !path.sentLater.contains(call.site)
        let place = isOfBody ? "'\(project.label(of: entry))'" : "the closure of an action in '\(project.label(of: entry))'"
        return Violation(
            site: call.site, from: owner, to: project.graph[call.callee].owner, subject: project.label(of: entry),
            message: "\(place) of \(project.phrase(owner)) \(what)",
            because: "A view sends every event as it comes, with its data: what follows from it is for the presenter to decide.",
            help: "Send one event from \(isOfBody ? place : "the closure"), with what the decision needs, and decide in the presenter.",
            related: events.filter { $0.site != call.site }.map {
                Violation.Related(site: $0.site, message: "sends '\(project.label(of: $0.callee))'")
            }.fewest)
    }
}

// MARK: - Examples

extension BusyView {
    private static let presenter = """
        func eventViewReady() { useCase.eventViewReady() }
            func eventSaved(title: String) { useCase.eventViewReady() }
            func eventDiscarded() { useCase.eventViewReady() }
        """

    private static func action(_ body: String) -> String {
        "extension LoanListViewController {\n    @IBAction func saveTouched(_ sender: UIButton) { \(body) }\n}"
    }

    static let examples = [
        RuleMetadata.Example(
            "The view decides whether it may be saved",
            ExampleStack.source(
                presenter: presenter,
                others: action("if (title ?? \"\").count > 3 { presenter.↓eventSaved(title: title ?? \"\") }"))),
        RuleMetadata.Example(
            "The presenter decides",
            ExampleStack.source(presenter: presenter, others: action("presenter.eventSaved(title: title ?? \"\")"))),
        RuleMetadata.Example(
            "The data has to be there",
            ExampleStack.source(presenter: presenter, others: action("guard let title else { return }; presenter.eventSaved(title: title)"))),
        RuleMetadata.Example(
            "Two events for one touch",
            ExampleStack.source(
                presenter: presenter, others: action("presenter.eventSaved(title: \"\"); presenter.↓eventDiscarded()"))),
    ]
}
