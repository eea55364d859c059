import Syntax

/// Closures by which UIKit and RxCocoa tell a view of a touch, wherever its code hands them over: `UIAlertAction(…) { _ in presenter.eventRetry() }`,
/// `button.rx.tap.subscribe(onNext: { presenter.eventSave() })`.
struct EventClosures {
    /// By where the body begins.
    private var given: [Int: Set<NameID>] = [:]
    private(set) var bodies: [Range<Int>] = []

    init(in declaration: Declaration, _ outline: Outline) {
        for position in declaration.code.indices where outline.code[position].kind == .call {
            let call = outline.code[position]
            guard let callee = outline.callee(of: call) else { continue }
            if outline.makesAction(callee) {
                note(outline.closures(handedTo: call, under: ["handler"]), isOwnerFirst: false, outline)
            } else if callee.kind == .member, callee.base.exists, Self.subscribing.contains(outline.names[callee.name]), outline.isEventOfControl(callee.base) {
                let isOwnerFirst = call.arguments.contains { outline.names.equals(outline.arguments[$0].label, "with") }
                note(outline.closures(handedTo: call, under: ["onNext"]), isOwnerFirst: isOwnerFirst, outline)
            } else if callee.kind == .member, outline.names.equals(callee.name, "addAction"), let action = outline.implicitAction(addedBy: call) {
                note(outline.closures(handedTo: action, under: ["handler"]), isOwnerFirst: false, outline)
            }
        }
    }

    /// The names by which a closure is handed what happened, by where its body begins.
    func given(to body: Int) -> Set<NameID> { given[body] ?? [] }

    /// - Parameter isOwnerFirst: `subscribe(with: self, onNext: { view, row in … })` hands over what it was given as well.
    private mutating func note(_ closures: [Closure], isOwnerFirst: Bool, _ outline: Outline) {
        for closure in closures {
            let body = closure.body.indices
            let named = outline.parameters[closure.parameters.indices].dropFirst(isOwnerFirst ? 1 : 0).map(\.name)
            let numbered = closure.parameters.indices.isEmpty ? outline.code[body].filter { node in
                node.kind == .identifier && (outline.names.equals(node.name, "$1") || !isOwnerFirst && outline.names.equals(node.name, "$0"))
            }.map(\.name) : []
            given[body.lowerBound] = Set(named + numbered)
            bodies.append(body)
        }
    }

    /// What gives a subscription, each time that something happens.
    /// Source: github.com/ReactiveX/RxSwift (RxSwift/ObservableType+Extensions.swift, RxCocoa/Traits).
    private static let subscribing: Set<String> = ["bind", "drive", "emit", "subscribe"]
}

extension Outline {
    /// `UIAction(title: title) { _ in … }`
    /// Source: developer.apple.com/documentation/uikit (UIAction, UIAlertAction, UIContextualAction).
    fileprivate func makesAction(_ callee: CodeNode) -> Bool {
        callee.kind == .identifier && ["UIAction", "UIAlertAction", "UIContextualAction"].contains(names[callee.name])
    }

    /// `alert.addAction(.init(title: title, style: .default) { _ in … })`
    fileprivate func implicitAction(addedBy call: CodeNode) -> CodeNode? {
        guard let action = call.arguments.first.map({ arguments[$0].value }), action.exists, self[action].kind == .call, let callee = callee(of: self[action]),
            callee.kind == .member, !callee.base.exists, names.equals(callee.name, "init")
        else { return nil }
        return self[action]
    }

    /// The closures that stand behind a call, or among its arguments under a label.
    fileprivate func closures(handedTo call: CodeNode, under labels: [String]) -> [Closure] {
        call.arguments.map { arguments[$0] }.filter { argument in
            argument.value.exists && self[argument.value].kind == .closure && (argument.label == .none || labels.contains(names[argument.label]))
        }.map { closures[self[$0.value].closure] }
    }

    /// `button.rx.tap`, `list.rx.itemSelected.throttle(…)`: what a control tells of, by operators that ask nobody.
    /// Source: github.com/ReactiveX/RxSwift (RxCocoa/iOS), github.com/RxSwiftCommunity/RxGesture.
    fileprivate func isEventOfControl(_ chain: CodeIndex) -> Bool {
        var place = chain
        while place.exists {
            let node = self[place]
            switch node.kind {
            case .call, .forceUnwrap, .optionalChain, .specialization: break
            case .member:
                if node.base.exists, self[node.base].kind == .member, names.equals(self[node.base].name, "rx") { return Self.events.contains(names[node.name]) }
                if Self.questions.contains(where: names[node.name].hasPrefix) { return false }
            default: return false
            }
            place = node.base
        }
        return false
    }

    private static let events: Set<String> = [
        "controlEvent", "date", "isOn", "itemDeleted", "itemDeselected", "itemSelected", "longPressGesture", "modelDeleted", "modelDeselected", "modelSelected",
        "searchButtonClicked", "selectedSegmentIndex", "tap", "tapGesture", "text", "value",
    ]

    /// Behind them stands an answer, and no touch.
    private static let questions = ["concatMap", "flatMap"]
}
