import Syntax

/// Subscriptions that an object keeps and that keep it: `$query.sink { self.search($0) }.store(in: &subscriptions)`,
/// `subscription = $query.assign(to: \.text, on: self)`, `observer = center.addObserver(forName: …) { self.reload() }`.
///
/// Most end with what they wait for, and their closures with them. So only those are told whose source never ends, on a
/// way that doesn't end them either, and that nobody takes out of their place again.
extension ReferenceCollector {
    /// - Parameters:
    ///   - callee: `store` of Combine or `disposed` of RxSwift, on a chain of operators.
    ///   - call: its call.
    func noteSubscription(_ callee: CodeNode, _ call: CodeNode) {
        guard !body.isSilent, let target = Self.target(of: call, in: outline) else { return }
        let library = symbol(callee.name) == index.known.store ? combine(callee.base) : Self.rxSwift
        guard let keepers = keepers(ofEndless: callee.base, library), let place = placeOfSubscriptions(target) else { return }
        noteSubscription(keptBy: keepers, of: .assignment, in: place)
    }

    /// `bag`, or `bag.subscriptions` of an object that a constant of `self` keeps.
    private func placeOfSubscriptions(_ target: CodeIndex) -> StoredPlace? {
        guard var place = place(of: target), !place.isSelf, isKept(place.member), index.kind(of: place.owner) == .class, case let node = outline[target],
            node.kind == .member, node.base.exists, let bag = self.place(of: node.base), bag.isSelf, isKept(bag.member),
            index.declaration(of: bag.member).kind == .let
        else { return place(of: target) }
        place.bag = bag.member
        return place
    }

    /// - Parameters:
    ///   - value: what is assigned.
    ///   - place: the property that it is assigned to.
    func noteSubscription(_ value: CodeIndex, in place: StoredPlace) {
        let value = timer(named: value) ?? value
        guard isSubscription(value, in: outline), isKept(place.member) else { return }
        if let closure = keyValueObserver(value, in: outline) {
            if isOfObservations(place.member) { noteSubscription(keptBy: [closure], of: .assignment, in: place) }
            return
        }
        if let closure = timeObserver(value, in: outline) {
            if isOfKeptPlayer(value) { noteSubscription(keptBy: [closure], of: .assignment, in: place) }
            return
        }
        if let task = task(value, in: outline) { return noteTask(task, in: place) }
        let timer = timer(value, in: outline)
        if let timer, isStopped(timer, of: place.owner) || !isOfTimers(place.member, outline[outline[value].base]) { return }
        let observer = timer ?? observer(value, in: outline) ?? (frameworkType(of: place.member) == "NotificationToken" ? observation(value, in: outline) : nil)
        guard let keepers = observer.map({ [$0] }) ?? keepers(ofEndless: value, library(of: value)) else { return }
        noteSubscription(keptBy: keepers, of: timer != nil ? .target : .assignment, in: place)
    }

    /// Whether what is made for a property is a timer or display link: of `.init(…)` and `.scheduledTimer(…)` its type tells.
    private func isOfTimers(_ member: MemberID, _ callee: CodeNode) -> Bool {
        callee.kind == .identifier || callee.base.exists || ["CADisplayLink", "NSTimer", "Timer"].contains(frameworkType(of: member))
    }

    /// `bag.insert(relay.subscribe { self.show($0) })`, `observations.append(view.observe(\.title) { … })`
    func noteInserted(_ call: CodeNode, in collection: CodeIndex) {
        guard !body.isSilent, call.arguments.contains(where: { mayBeSubscription(outline.arguments[$0].value) }) else { return }
        let subscriptions = inserted(by: call, in: outline).filter { isSubscription($0, in: outline) }
        guard !subscriptions.isEmpty, let place = placeOfSubscriptions(collection) else { return }
        for subscription in subscriptions { noteSubscription(subscription, in: place) }
    }

    /// Whether a value is a call, or a list; most that are put into collections are neither.
    private func mayBeSubscription(_ value: CodeIndex) -> Bool {
        value.exists && [.call, .arrayLiteral, .closure].contains(outline[value].kind)
    }

    /// `bag.insert([first, second])`
    func elements(of value: CodeIndex, in outline: Outline) -> [CodeIndex] {
        guard value.exists, outline[value].kind == .arrayLiteral else { return [value] }
        return outline[value].arguments.map { outline.arguments[$0].value }
    }

    /// Likewise, and what a builder makes a list of: `bag.insert { first; second }`.
    /// Source: github.com/ReactiveX/RxSwift (RxSwift/Disposables/DisposeBag.swift, DisposableBuilder).
    private func inserted(by call: CodeNode, in outline: Outline) -> [CodeIndex] {
        call.arguments.flatMap { argument -> [CodeIndex] in
            let value = outline.arguments[argument].value
            guard value.exists, outline[value].kind == .closure else { return elements(of: value, in: outline) }
            let statements = outline.statements(in: outline.closures[outline[value].closure].body.indices)
            return statements.allSatisfy { $0.kind == .evaluate && $0.base.exists } ? statements.map(\.base) : [value]
        }
    }

    /// `serial.disposable = relay.subscribe { self.show($0) }`
    /// Source: github.com/ReactiveX/RxSwift (RxSwift/Disposables/SerialDisposable.swift)
    func noteSerial(_ assignment: CodeNode) {
        let target = outline[assignment.other]
        guard target.kind == .member, target.base.exists, outline.names.equals(target.name, "disposable"), !body.isSilent,
            isSubscription(assignment.base, in: outline), let place = place(of: target.base), frameworkType(of: place.member) == "SerialDisposable"
        else { return }
        noteSubscription(assignment.base, in: place)
    }

    /// - Parameter kind: of what keeps an object itself, and no closure.
    private func noteSubscription(keptBy keepers: [CodeIndex], of kind: Holding.Kind, in place: StoredPlace) {
        // However many operators of one subscription are given the object, it is one slip, and told at the first of them.
        let closures = keepers.map { isSelf($0) ? Captures() : captures(of: $0) }
        let last = keepers.indices.last { isSelf(keepers[$0]) || closures[$0].hasSelf }
        let parameters = Set(closures.flatMap(\.parameters))
        guard last != nil || !parameters.isEmpty, place.isSelf || place.bag.exists, isNeverEmptied(place.member) else { return }
        let (owner, member) = place.bag.exists ? (body.context.from, place.bag) : (place.owner, place.member)
        // What the function is handed, `handler(rooms)`, its callers have kept.
        for parameter in parameters.sorted() {
            references.closureFlows.stores.append(
                ParameterStore(function: body.context.member, parameter: Int32(truncatingIfNeeded: parameter), member: member))
        }
        guard let number = last else { return }
        let (keeper, captured) = (keepers[number], closures[number])
        references.holdings.append(
            Holding(
                owner: owner, member: member, site: site(of: captured, in: keeper), ownership: .strong,
                kind: isSelf(keeper) ? kind : .capture, capture: captured.way, held: .holder))
    }

    /// `publisher.sink { … }`, `relay.subscribe { … }`, `publisher.assign(to:on:)`, `center.addObserver(forName: …) { … }`, a timer
    private func isSubscription(_ value: CodeIndex, in outline: Outline) -> Bool {
        guard value.exists, outline[value].kind == .call, outline[value].base.exists else { return false }
        let callee = outline[outline[value].base]
        return callee.kind == .member && callee.base.exists && Self.subscribing.contains(outline.names[callee.name])
            || observer(value, in: outline) != nil || observation(value, in: outline) != nil || timer(value, in: outline) != nil
            || task(value, in: outline) != nil || isObservation(value, in: outline) || keyValueObserver(value, in: outline) != nil
            || timeObserver(value, in: outline) != nil
    }

    /// `bag` in `disposed(by: bag)`, `all` in `store(in: &all)`
    private static func target(of call: CodeNode, in outline: Outline) -> CodeIndex? {
        guard call.arguments.count == 1, let argument = call.arguments.first else { return nil }
        let value = outline.arguments[argument].value
        let target = value.exists && outline[value].kind == .inoutReference ? outline[value].base : value
        return target.exists ? target : nil
    }

    // MARK: - Operators

    /// What may stand between a source that never ends and the place that a subscription is kept in.
    struct SubscriptionLibrary {
        /// Sources that end when they are told so.
        var subjects: Set<String>
        /// Whether a failure may end a chain.
        var mayFail = false
        /// Those that end nothing, whatever closure they are given.
        var endless: Set<String>
        /// Those that end nothing as long as they are given no closure, which may throw.
        var endlessWithoutClosure: Set<String>
        /// Those that end nothing as long as their closures are seen not to throw.
        var endlessUnlessThrown: Set<String> = []
        /// Those that end nothing as long as what their closures give can't fail.
        var endlessUnlessFailed: Set<String> = []
        /// Those that turn a failure into something else: what stands before them may fail, and ends then.
        var endsFailures: Set<String> = []
        /// Those that are given another source, which may end, but not fail.
        var endlessUnlessOtherFails: Set<String> = []
        /// Whether it has classes that several sources are joined by: `Observable.merge(first, second)`.
        var joinsSources = false
        /// Whether it has properties and actions that are observed.
        var observesProperties = false
        /// Whether a subscription has its closures itself, be what it listens to still there or not.
        var keepsClosures = false
    }

    /// `$query.values`, `NotificationCenter.default.publisher(for: name).values`
    func isEndlessPublisher(_ chain: CodeIndex) -> Bool { keepers(ofEndless: chain, Self.combineWithoutFailure) != nil }

    /// Its closures don't throw: those that do are `tryMap` and its kind.
    private static let combine = SubscriptionLibrary(
        subjects: FrameworkPurposes.subjects, mayFail: true,
        endless: [
            "assign", "autoconnect", "compactMap", "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "filter", "handleEvents", "map", "print",
            "receive", "removeDuplicates", "replaceNil", "scan", "share", "sink", "subscribe", "throttle",
        ], endlessWithoutClosure: [], keepsClosures: true)
    /// What gives a subscription to keep.
    private static let subscribing: Set<String> = ["assign", "bind", "drive", "emit", "sink", "subscribe"]

    private func library(of subscription: CodeIndex) -> SubscriptionLibrary {
        let name = outline.names[outline[outline[subscription].base].name]
        if name == "assign" || name == "sink" { return combine(subscription) }
        return isObservation(subscription, in: outline) ? Self.reactiveSwift : Self.rxSwift
    }

    /// What others take part in ends with the failure of any of them, and with the end of all: what `flatMap` and `switchToLatest` listen to
    /// comes and goes, as long as what they stand behind goes on.
    private static let combineWithoutFailure = SubscriptionLibrary(
        subjects: combine.subjects, endless: combine.endless.union(["append", "combineLatest", "flatMap", "merge", "prepend", "switchToLatest"]),
        endlessWithoutClosure: [], endsFailures: ["assertNoFailure", "catch", "replaceError"], keepsClosures: true)

    /// Whoever hears of no completion subscribes to what can't fail, and nothing before it can either, up to an operator that turns
    /// failures into values.
    private func combine(_ subscription: CodeIndex) -> SubscriptionLibrary {
        let isToldOfEnd = subscription.exists && outline[subscription].kind == .call && outline[subscription].arguments.contains { argument in
            outline.names.equals(outline.arguments[argument].label, "receiveCompletion")
        }
        return isToldOfEnd ? Self.combine : Self.combineWithoutFailure
    }

    private static let rxSwift = SubscriptionLibrary(
        subjects: ["BehaviorSubject", "PublishSubject"],
        endless: ["bind", "drive", "emit", "subscribe"],
        endlessWithoutClosure: [
            "asDriver", "asObservable", "asSignal", "debounce", "delay", "distinctUntilChanged", "observe", "observeOn", "share", "skip", "startWith",
            "throttle",
        ],
        endlessUnlessThrown: ["compactMap", "distinctUntilChanged", "do", "filter", "map", "scan"],
        endlessUnlessFailed: ["concatMap", "flatMap", "flatMapFirst", "flatMapLatest"], endlessUnlessOtherFails: ["withLatestFrom"], joinsSources: true)

    /// What operators are given to keep: closures, and the object that is assigned to; nil where the chain may end by itself,
    /// or nobody knows.
    ///
    /// - Parameter code: where a relay may be made that a chain begins with.
    func keepers(ofEndless chain: CodeIndex, _ library: SubscriptionLibrary, madeIn code: Range<Int>? = nil) -> [CodeIndex]? {
        var keepers: [CodeIndex] = []
        var position = chain
        var library = library
        func isSource(_ position: CodeIndex) -> Bool { isEndless(position, library) || code.map { isRelay(position, madeIn: $0) } ?? false }
        while position.exists, !isSource(position) {
            let node = outline[position]
            guard node.kind == .call, node.base.exists else { return nil }
            let callee = outline[node.base]
            guard callee.kind == .member, callee.base.exists else { return nil }
            let name = outline.names[callee.name]
            // What is made in the code at hand may be called like a property, and only the beginning of a chain is looked up there.
            if code == nil, library.joinsSources, let joined = self.keepers(joinedBy: node, library) { return keepers + joined }
            let arguments = node.arguments.map { outline.arguments[$0] }.filter(\.value.exists)
            let given = arguments.filter { argument in
                outline[argument.value].kind == .closure || name == "assign" && outline.names.equals(argument.label, "on")
                    || isMethod(argument.value)
            }
            let endsFailures = library.endsFailures.contains(name)
            guard endsFailures || library.endless.contains(name) || given.isEmpty && library.endlessWithoutClosure.contains(name)
                || library.endlessUnlessThrown.contains(name) && arguments.allSatisfy({ throwsNothing($0.value) })
                || library.endlessUnlessFailed.contains(name) && arguments.allSatisfy({ givesWhatCannotFail($0.value) })
                || library.observesProperties && name == "take" && isOwnLifetime(node)
                || code == nil && library.endlessUnlessOtherFails.contains(name) && isOtherUnfailing(node, library)
            else { return nil }
            if endsFailures { library = Self.combine }
            keepers += given.map(\.value)
            if library.endlessUnlessOtherFails.contains(name), let other = arguments.first { keepers += self.keepers(ofEndless: other.value, library) ?? [] }
            position = callee.base
        }
        return position.exists ? keepers : nil
    }

    /// `subscribe(onNext: show)`, `sink(receiveValue: self.show)`
    private func isMethod(_ value: CodeIndex) -> Bool {
        [.identifier, .member].contains(outline[value].kind) && !isSelf(value) && captures(of: value).hasSelf
    }

    // MARK: - Places

    /// The property of `self` that an expression is, if that holds on to its value.
    func keptMember(_ position: CodeIndex) -> MemberID {
        guard let place = place(of: position), place.isSelf, isKept(place.member) else { return handedMember(position) }
        return place.member
    }

    /// The property that an initialiser's parameter is put into: `self.interactor = interactor; interactor.loans.sink { … }`.
    private func handedMember(_ position: CodeIndex) -> MemberID {
        let node = outline[position]
        guard node.kind == .identifier, body.context.member.exists, index[body.context.member].kind == .`init`,
            outline.parameters(of: index.declaration(of: body.context.member)).contains(where: { $0.name == node.name })
        else { return .none }
        let isPut = index.declaration(of: body.context.member).code.indices.contains { number in
            let assignment = outline.code[number]
            guard assignment.kind == .assignment, assignment.base.exists, assignment.other.exists else { return false }
            let (value, target) = (outline[assignment.base], outline[assignment.other])
            return value.kind == .identifier && value.name == node.name && target.kind == .member && target.name == node.name
                && target.base.exists && isSelf(target.base)
        }
        let member = member(named: symbol(node.name), of: body.context.from, Use(isStatic: false, isCalled: false))
        return isPut && isKept(member) ? member : .none
    }

    func isKept(_ member: MemberID) -> Bool {
        guard member.exists else { return false }
        let declaration = index.declaration(of: member)
        return declaration.ownership.retains && !declaration.traits.contains(.computed) && !index[member].isStatic
    }

    /// What a property's class is called, where a framework declares it.
    func frameworkType(of member: MemberID) -> String {
        guard member.exists else { return "" }
        let type = silently { frameworkType(of: typeOfMember(member, NominalType(type: index[member].owner, arguments: .none))) }
        return type.exists && index[type].isExternal ? index.symbols[index[type].name] : ""
    }

    /// Whether subscriptions are put into a property and nothing else is done with it anywhere. Out of a constant
    /// `DisposeBag` nothing can be taken.
    func isNeverEmptied(_ member: MemberID) -> Bool {
        if index.declaration(of: member).kind == .let, frameworkType(of: member) == "DisposeBag" { return true }
        let mention = mention(of: member)
        if let known = keptForGood[mention] { return known }
        let isKept = files(of: mention).allSatisfy { isOnlyPutInto(mention.name, in: $0) }
        keptForGood[mention] = isKept
        return isKept
    }

    /// Where a property may be named: there the name is all that is asked for, so that all `subscriptions` of a project are
    /// looked for once.
    struct Mention: Hashable {
        var name: Symbol
        /// None for all files.
        var file: FileID
    }

    func mention(of member: MemberID) -> Mention {
        let isPrivate = index.declaration(of: member).modifiers.isPrivate
        return Mention(name: index[member].name, file: isPrivate ? index[member].file : .none)
    }

    func files(of mention: Mention) -> [FileID] {
        mention.file.exists ? [mention.file] : Array(index.files(naming: mention.name))
    }

    private func isOnlyPutInto(_ name: Symbol, in file: FileID) -> Bool {
        let outline = index.outline(file)
        func isNamed(_ node: CodeNode) -> Bool {
            (node.kind == .identifier || node.kind == .member) && index.symbol(node.name, in: file) == name
        }
        /// `guard subscriptions.isEmpty else { return }`
        func isCounted(_ node: CodeNode) -> Bool {
            node.kind == .member && node.base.exists && (outline.names.equals(node.name, "isEmpty") || outline.names.equals(node.name, "count"))
                && isNamed(outline[node.base])
        }
        // What the owner's own `deinit` takes out stays: it never runs.
        let last = outline.declarations.filter { $0.kind == .deinit && !$0.code.isEmpty }.map(\.code.indices)
        func isTakenTooLate(_ number: Int) -> Bool {
            let node = outline.code[number]
            return (node.kind == .identifier || node.base.exists && isSelf(outline[node.base])) && isTooLate(number)
        }
        func isTooLate(_ number: Int) -> Bool {
            var (start, end) = (0, last.count)
            while start < end {
                let middle = (start + end) / 2
                if last[middle].upperBound <= number { start = middle + 1 } else { end = middle }
            }
            return start < last.count && last[start].contains(number)
        }
        func isSelf(_ node: CodeNode) -> Bool {
            node.kind == .identifier && index.symbol(node.name, in: file) == index.known.selfInstance
        }
        let named = outline.code.indices.lazy.filter { isNamed(outline.code[$0]) && !isTakenTooLate($0) }
        return named.count == outline.code.indices.lazy.filter { number in
            (self.isPut(outline.code[number], of: file, isNamed) || isCounted(outline.code[number]) || self.isSetGoing(number, in: outline, isNamed)) && !isTooLate(number)
        }.count
    }
    /// Whether a subscription is put there: `loading = …`, `disposable.disposable = …`, `subscriptions += […]`, `.store(in: &subscriptions)`.
    ///
    /// - Parameter isNamed: whether a node is the property's name.
    private func isPut(_ node: CodeNode, of file: FileID, _ isNamed: (CodeNode) -> Bool) -> Bool {
        let outline = index.outline(file)
        if node.kind == .assignment, node.other.exists {
            let target = outline[node.other]
            let isSerial = target.kind == .member && target.base.exists && outline.names.equals(target.name, "disposable") && isNamed(outline[target.base])
            return (isNamed(target) || isSerial) && (isSubscription(node.base, in: outline) || isNameOfTimer(node.base, in: outline))
        }
        if node.kind == .binary, node.arguments.count == 2, let first = node.arguments.first {
            let target = outline.arguments[first].value
            return target.exists && isNamed(outline[target]) && isObservation(outline.arguments[first + 1].value, in: outline)
        }
        guard node.kind == .call, node.base.exists, outline[node.base].kind == .member else { return false }
        let callee = index.symbol(outline[node.base].name, in: file)
        if callee == index.known.insert || callee == index.known.append, outline[node.base].base.exists, isNamed(outline[outline[node.base].base]) {
            return inserted(by: node, in: outline).allSatisfy { isSubscription($0, in: outline) }
        }
        guard let target = Self.target(of: node, in: outline) else { return false }
        return index.known.keepsSubscription(callee) && isNamed(outline[target])
    }
}
