import Syntax

/// Sources of a subscription that never end by themselves.
extension ReferenceCollector {
    func isEndless(_ position: CodeIndex, _ library: SubscriptionLibrary) -> Bool {
        let node = outline[position]
        switch node.kind {
        case .call: return isEndless(call: node, library) || isHandedOut(node, library)
        case .identifier, .member:
            if library.observesProperties { return observedMember(position) != nil }
            return isPublished(node) || isControl(node) || isRelay(position) || isEndlessSubject(position, library) || isHandedOut(node, library)
                || isControlPublisher(node, isCalled: false) || isPartOfOutput(node, library)
        default: return false
        }
    }

    /// `NotificationCenter.default.publisher(for:)`, `Timer.publish(every:on:in:)`, `Observable<Int>.interval(…)`,
    /// `Publishers.CombineLatest($name, $query)`
    private func isEndless(call: CodeNode, _ library: SubscriptionLibrary) -> Bool {
        guard call.base.exists else { return false }
        let callee = outline[call.base]
        guard callee.kind == .member, callee.base.exists else { return isEventSource(call, library) }
        let base = outline[callee.base]
        switch outline.names[callee.name] {
        case "publisher": return isDefaultCenter(base) || isKeyPathPublisher(call, callee)
        case "controlEventPublisher": return isControlPublisher(callee, isCalled: true)
        // RxRealm's go on for as long as whoever listens does.
        // Source: github.com/RxSwiftCommunity/RxRealm (Pod/Classes/RxRealm.swift)
        case "array", "changeset", "collection": return isCalled(callee.base, "Observable") && argument("from", of: call, in: outline) != nil
        case "notification": return isReactive(base) && isDefaultCenter(outline[base.base])
        case "publish": return isCalled(callee.base, "Timer")
        case "interval": return isCalled(callee.base, "Observable")
        case let name where Self.calledEvents.contains(name): return isReactive(base) && isControlKept(base.base)
        // They end with the last of those that they combine, or with the first failure.
        case let name where !library.mayFail && (name.hasPrefix("CombineLatest") || name.hasPrefix("Merge")):
            return isCalled(callee.base, "Publishers") && call.arguments.contains { argument in
                let source = outline.arguments[argument].value
                return source.exists && keepers(ofEndless: source, library)?.isEmpty == true
            }
        default: return false
        }
    }

    /// `list.publisher(for: \.contentOffset)`, which keeps what it observes.
    /// Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/keyvalueobservingpublisher
    private func isKeyPathPublisher(_ call: CodeNode, _ callee: CodeNode) -> Bool {
        guard call.arguments.count < 3, let path = argument("for", of: call, in: outline) else { return false }
        return startsWithKeyPath(path, in: outline) && !isOfProject(callee)
    }

    /// `NotificationCenter.default`
    func isDefaultCenter(_ node: CodeNode) -> Bool {
        node.kind == .member && node.base.exists && outline.names[node.name] == "default" && isCalled(node.base, "NotificationCenter")
    }

    private func isCalled(_ position: CodeIndex, _ name: String) -> Bool {
        var node = outline[position]
        if node.kind == .specialization, node.base.exists { node = outline[node.base] }
        return node.kind == .identifier && outline.names[node.name] == name
    }

    /// `$query` of `@Published var query`; other wrappers may hand out what ends.
    private func isPublished(_ node: CodeNode) -> Bool {
        let name = outline.names[node.name]
        guard name.utf8.first == UInt8(ascii: "$"), let property = index.symbols.symbol(of: String(name.dropFirst())) else { return false }
        guard node.kind == .member, node.base.exists else {
            return isPublished(implicitMember(named: property, isCalled: false).member)
        }
        return silently { nominalTypes(of: type(of: node.base)).all }.contains { owner in
            isPublished(member(named: property, of: owner.type, Use(isStatic: false, isCalled: false)))
        }
    }

    private func isPublished(_ member: MemberID) -> Bool {
        guard member.exists else { return false }
        let outline = index.outline(index[member].file)
        return outline.attributes(of: index.declaration(of: member)).contains { outline.names.equals($0.name, "Published") }
    }

    /// What a control, a list or a recognizer tells of, for as long as it is there.
    /// Source: github.com/ReactiveX/RxSwift (RxCocoa/iOS).
    private static let events: Set<String> = [
        "bookmarkButtonClicked", "cancelButtonClicked", "contentOffset", "countDuration", "date", "didChange", "didEndDecelerating", "didEndDragging",
        "didEndScrollingAnimation", "didScroll", "event", "isOn", "itemAccessoryButtonTapped", "itemDeleted", "itemDeselected", "itemInserted", "itemMoved",
        "itemSelected", "searchButtonClicked", "selectedScopeButtonIndex", "selectedSegmentIndex", "tap", "text", "textDidBeginEditing",
        "textDidEndEditing", "value", "willBeginDragging", "willDisplayCell",
    ]
    /// Such events that are asked for by a call.
    private static let calledEvents: Set<String> = ["controlEvent", "modelDeleted", "modelDeselected", "modelSelected"]

    /// `button.rx.tap`, `field.rx.text.orEmpty` of a control that is kept: its events end with it.
    private func isControl(_ node: CodeNode) -> Bool {
        guard node.kind == .member, node.base.exists else { return false }
        let base = outline[node.base]
        if ["changed", "orEmpty"].contains(outline.names[node.name]) { return isControl(base) }
        return Self.events.contains(outline.names[node.name]) && isReactive(base) && isControlKept(base.base)
    }

    /// What a weak outlet leads to stands on the screen of the controller or the view that has it, if nobody takes it off.
    func isControlKept(_ control: CodeIndex) -> Bool {
        if keptMember(control).exists || isInheritedList(control) { return true }
        guard let place = place(of: control), place.isSelf, index[place.member].file == file else { return false }
        let declaration = index.declaration(of: place.member)
        return declaration.ownership == .weak && outline.attributes(of: declaration).contains { outline.names.equals($0.name, "IBOutlet") }
            && index.ancestors[place.owner.position].contains { ["UIView", "UIViewController"].contains(index.symbols[index[$0].name]) }
            && !outline.code.contains { $0.kind == .member && outline.names.equals($0.name, "removeFromSuperview") }
    }

    /// `tableView` of a UITableViewController, which keeps it for as long as it is there itself.
    private func isInheritedList(_ control: CodeIndex) -> Bool {
        let node = outline[control]
        guard place(of: control) == nil, node.kind == .identifier && !body.locals.contains(where: { $0.name == symbol(node.name) })
            || node.kind == .member && node.base.exists && isSelf(node.base)
        else { return false }
        let keeper = outline.names.equals(node.name, "tableView") ? "UITableViewController"
            : outline.names.equals(node.name, "collectionView") ? "UICollectionViewController" : ""
        return index.ancestors[body.context.from.position].contains { index.symbols[index[$0].name] == keeper }
    }

    /// `button.rx`
    private func isReactive(_ node: CodeNode) -> Bool {
        node.kind == .member && node.base.exists && outline.names[node.name] == "rx"
    }

    /// A relay can't end. Without operators it is the relay that keeps the closures, so it has to be kept as well.
    private func isRelay(_ position: CodeIndex) -> Bool { Self.relays.contains(frameworkType(of: keptMember(position))) }

    private static let relays: Set<String> = ["BehaviorRelay", "PublishRelay"]

    // MARK: - Subjects

    /// A subject of `self` that nobody ends. Without operators it is RxSwift's subject that keeps the closures, so it has to
    /// be kept as well.
    private func isEndlessSubject(_ position: CodeIndex, _ library: SubscriptionLibrary) -> Bool {
        var subject = keptMember(position)
        if !subject.exists { subject = memberForApp(position) }
        return library.subjects.contains(frameworkType(of: subject)) && isNeverEnded(subject)
    }

    /// `LoanBus.updates`, `LoanBus.shared.updates`: what a type has, or the one instance of it that is there for as long as the app is.
    private func memberForApp(_ position: CodeIndex) -> MemberID {
        guard outline[position].kind == .member, outline[position].base.exists else { return .none }
        let member = silently { assignedMember(position) }.0
        guard member.exists, index.declaration(of: member).ownership.retains, !index.declaration(of: member).traits.contains(.computed) else { return .none }
        if index[member].isStatic { return member }
        guard index.declaration(of: member).kind == .let, outline[outline[position].base].kind == .member else { return .none }
        let instance = silently { assignedMember(outline[position].base) }.0
        guard instance.exists, index[instance].isStatic, index.declaration(of: instance).kind == .let else { return .none }
        return member
    }

    /// `presenter`, `scene.presenter`, where `let presenter = LoanListPresenter()` stands before.
    private func isLocal(_ position: CodeIndex) -> Bool {
        var position = position
        while position.exists, outline[position].kind == .member { position = outline[position].base }
        guard position.exists, outline[position].kind == .identifier, case let name = symbol(outline[position].name) else { return false }
        return name != index.known.selfInstance && body.locals.contains { $0.name == name }
    }

    /// Whether a subject is nowhere told that it is over, and given to nobody who could tell it.
    private func isNeverEnded(_ subject: MemberID) -> Bool {
        let mention = mention(of: subject)
        if let known = neverEnded[mention] { return known }
        let isEndless = files(of: mention).allSatisfy { isOnlyFed(mention.name, in: $0) }
        neverEnded[mention] = isEndless
        return isEndless
    }

    private static let ends: Set<String> = ["asObserver", "dispose", "on", "onCompleted", "onError"]

    /// What listens to several sources ends none of them.
    private static func isCombining(_ name: String) -> Bool {
        ["combineLatest", "merge", "withLatestFrom", "zip", "CombineLatest", "Merge", "Zip"].contains { name.hasPrefix($0) }
    }

    /// - Parameter others: whether another source may be what feeds it.
    private func isOnlyFed(_ name: Symbol, in file: FileID, byOthers others: Bool = true) -> Bool {
        let outline = index.outline(file)
        func isNamed(_ position: CodeIndex) -> Bool {
            guard position.exists else { return false }
            let node = outline[position]
            return (node.kind == .identifier || node.kind == .member) && index.symbol(node.name, in: file) == name
        }
        var mentions: [CodeIndex] = []
        for number in outline.code.indices where isNamed(CodeIndex(number)) { mentions.append(CodeIndex(number)) }
        var fed: Set<CodeIndex> = []
        var ended: [CodeIndex] = []
        for node in outline.code {
            switch node.kind {
            case .member where isNamed(node.base): if !Self.ends.contains(outline.names[node.name]) { fed.insert(node.base) }
            // `interactor.loans()` calls a function, and `loans[0]` is of a collection.
            case .subscript where isNamed(node.base), .call where isNamed(node.base): fed.insert(node.base)
            // `[subject]`: what the closure does with it, it does by that name.
            case .closure:
                for capture in outline.captures[outline.closures[node.closure].captures.indices] where isNamed(capture.value) {
                    if index.symbol(capture.name, in: file) == name { fed.insert(capture.value) }
                }
            case .call where node.base.exists && outline[node.base].kind == .member:
                let callee = outline[node.base]
                if isNamed(callee.base), node.arguments.contains(where: { outline.names.equals(outline.arguments[$0].label, "completion") }) {
                    ended.append(callee.base)
                }
                if others, let subscriber = subscriber(of: node, in: outline), isNamed(subscriber), isEndlessFeed(callee.base, in: file) { fed.insert(subscriber) }
                if Self.isCombining(outline.names[callee.name]) {
                    for argument in node.arguments { fed.formUnion(elements(of: outline.arguments[argument].value, in: outline).filter(isNamed)) }
                }
            default: break
            }
        }
        return (mentions.filter { !fed.contains($0) } + ended).allSatisfy { isOfAnother($0, named: name, in: file) }
    }

    // MARK: - Feeds

    /// `output` of `place.map { … }.subscribe(output)`: a subject hands on all that it hears, and the end as well.
    /// Source: developer.apple.com/documentation/combine/publisher/subscribe(_:)-3fk20
    private func subscriber(of call: CodeNode, in outline: Outline) -> CodeIndex? {
        guard outline.names.equals(outline[call.base].name, "subscribe"), outline[call.base].base.exists, call.arguments.count == 1,
            let argument = call.arguments.first.map({ outline.arguments[$0] }), argument.label == .none, argument.value.exists
        else { return nil }
        return argument.value
    }

    /// Those of Combine's operators that end with what stands before them, and not sooner.
    private static let handingOn: Set<String> = [
        "compactMap", "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "filter", "handleEvents", "map", "print", "receive", "removeDuplicates",
        "replaceNil", "scan", "share", "throttle",
    ]

    /// Whether what feeds a subject begins with a private subject beside it that nobody ends, or with a `@Published` property. Not with one that
    /// is fed by others itself: two may feed each other.
    private func isEndlessFeed(_ chain: CodeIndex, in file: FileID) -> Bool {
        let outline = index.outline(file)
        var position = chain
        while outline[position].kind == .call {
            guard let callee = outline.callee(of: outline[position]), callee.kind == .member, callee.base.exists,
                Self.handingOn.contains(outline.names[callee.name])
            else { return false }
            position = callee.base
        }
        let node = outline[position]
        let isOwn = node.kind == .member && node.base.exists && outline[node.base].kind == .identifier && outline.names.equals(outline[node.base].name, "self")
        guard node.kind == .identifier || isOwn else { return false }
        let written = outline.names[node.name]
        let name = index.symbols.symbol(of: written.hasPrefix("$") ? String(written.dropFirst()) : written)
        let declarations = outline.declarations.filter { index.symbol($0.name, in: file) == name }
        guard let name, let property = declarations.first, declarations.count == 1, isOwn || !outline.parameters.contains(where: { index.symbol($0.name, in: file) == name })
        else { return false }
        if written.hasPrefix("$") { return outline.attributes(of: property).contains { outline.names.equals($0.name, "Published") } }
        return property.modifiers.isPrivate && isSubject(property, in: outline) && isOnlyFed(name, in: file, byOthers: false)
    }

    /// `let place = CurrentValueSubject<Int, Never>(0)`
    private func isSubject(_ property: Declaration, in outline: Outline) -> Bool {
        guard property.initialValue.exists, outline[property.initialValue].kind == .call, let made = outline.callee(of: outline[property.initialValue]),
            made.kind == .identifier
        else { return false }
        return FrameworkPurposes.subjects.contains(outline.names[made.name])
    }

    // MARK: - Handed out

    /// `interactor.loans`, `interactor.loans()`: a source that a property's or a function's code hands out, that of all
    /// types that it may be asked of.
    private func isHandedOut(_ node: CodeNode, _ library: SubscriptionLibrary) -> Bool {
        let isCalled = node.kind == .call
        guard node.base.exists else { return false }
        let access = isCalled ? outline[node.base] : node
        guard access.kind == .member, access.base.exists, isControlKept(access.base) || library.keepsClosures && isLocal(access.base) else { return false }
        let use = Use(isStatic: false, isCalled: isCalled)
        let name = symbol(access.name)
        return silently { nominalTypes(of: type(of: access.base)).all }.contains { owner in
            let member = member(named: name, of: owner.type, use)
            return (node.arguments.isEmpty || isAlone(member)) && isSource(member, use, library)
        }
    }

    /// Of several functions of a name, only arguments tell which one is called.
    func isAlone(_ function: MemberID) -> Bool {
        function.exists && index[index[function].owner].members.count { index[$0].name == index[function].name } == 1
    }

    /// Each is looked at for itself, as far as a budget goes: the answer must not depend on who was asked before, and whoever
    /// hands on what others hand on may do so in a circle.
    func isSource(_ member: MemberID, _ use: Use, _ library: SubscriptionLibrary) -> Bool {
        guard member.exists, !index[member].isStatic else { return false }
        if let budget = sourceBudget {
            sourceBudget = budget - 1
            return budget > 0 && isSourceByItself(member, use, library)
        }
        let source = Source(member: member, mayFail: library.mayFail)
        if let known = endlessSources[source] { return known }
        sourceBudget = Self.sourceLimit
        defer { sourceBudget = nil }
        let isSource = isSourceByItself(member, use, library)
        endlessSources[source] = isSource
        return isSource
    }

    /// What is subscribed to, and whether a failure may end it.
    struct Source: Hashable {
        var member: MemberID
        var mayFail: Bool
    }

    /// Interactors hand on what their services do, which mostly is where it comes from.
    private static let sourceLimit = 16

    private func isSourceByItself(_ member: MemberID, _ use: Use, _ library: SubscriptionLibrary) -> Bool {
        allBehind(member, use) { $0 == member ? handsOutSource($0, library) : isSource($0, use, library) }
    }

    /// Whether something goes for a member; of a protocol's, for those of all of the app that may stand behind it.
    ///
    /// - Parameter limit: how many of them are asked at most; of more it is not known.
    func allBehind(_ member: MemberID, _ use: Use, limit: Int = .max, satisfy isMeant: (MemberID) -> Bool) -> Bool {
        let owner = index[member].owner
        guard index.kind(of: owner) == .protocol else { return isMeant(member) }
        let implementers = index.heirs(of: owner).filter { index.kind(of: $0) != .protocol && isShipped($0) }
        return !implementers.isEmpty && implementers.count <= limit && implementers.allSatisfy { type in
            let implementation = self.member(named: index[member].name, of: type, use)
            return implementation.exists && implementation != member && isMeant(implementation)
        }
    }

    /// What stands in for a part in tests ends as they like.
    private func isShipped(_ type: TypeID) -> Bool {
        let file = index.origins[type.position].file
        return file.exists && file != index.interface && index.files[file.position].category.isProduction
    }

    private func handsOutSource(_ member: MemberID, _ library: SubscriptionLibrary) -> Bool {
        silently(in: index[member]) {
            let declaration = index.declaration(of: member)
            let type = frameworkType(of: member)
            if Self.relays.contains(type) { return isKept(member) }
            if library.subjects.contains(type) { return isKept(member) && isNeverEnded(member) }
            guard let value = value(of: declaration, afterOthers: true), keepers(ofEndless: value.expression, library) != nil else { return false }
            if !declaration.parameters.isEmpty, !isAlone(member) { return false }
            let locals = value.locals + outline.parameters(of: declaration).map(\.name)
            return namesOfSources(value.expression).allSatisfy { !locals.contains($0) }
        }
    }

    /// `{ subject.eraseToAnyPublisher() }`, `lazy var loans = subject.eraseToAnyPublisher()`, with local constants before it or not.
    ///
    /// - Parameter afterOthers: whether a function may do something else before it returns that, in a straight line.
    func value(of declaration: Declaration, afterOthers: Bool = false) -> (expression: CodeIndex, locals: [NameID])? {
        if declaration.initialValue.exists { return (declaration.initialValue, []) }
        var locals: [NameID] = []
        var values: [CodeNode] = []
        var position = declaration.code.indices.lowerBound
        while position < declaration.code.indices.upperBound {
            let node = outline.code[position]
            switch node.kind {
            case .closureBody: position = max(node.end, position + 1)
            case .declaration:
                locals.append(outline[node.declaration].name)
                position = max(node.end, position + 1)
            case .evaluate, .return:
                values.append(node)
                position += 1
            case .subject, .match, .unwrapMatch, .elementMatch, .scopeBegin, .scopeEnd: return nil
            default: position += 1
            }
        }
        guard let value = values.last, value.base.exists, (locals.isEmpty && values.count == 1) || value.kind == .return else { return nil }
        // What is assigned before may be the source itself, made anew for each who asks.
        let isAlone = values.count == 1 || afterOthers && values.dropLast().allSatisfy { other in
            other.kind == .evaluate && other.base.exists && outline[other.base].kind != .assignment
        }
        return isAlone ? (value.base, locals) : nil
    }

    /// What a chain of calls and members begins with, and what it is joined with on the way.
    private func namesOfSources(_ chain: CodeIndex) -> [NameID] {
        var names: [NameID] = []
        var position = chain
        while outline[position].kind == .call || outline[position].kind == .member, outline[position].base.exists {
            if outline[position].kind == .call { names += sources(joinedBy: outline[position]).flatMap { namesOfSources($0) } }
            position = outline[position].base
        }
        return names + [outline[position].name]
    }
}
