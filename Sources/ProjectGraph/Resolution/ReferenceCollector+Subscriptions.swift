import Syntax

/// Subscriptions that an object keeps and that keep it: `$query.sink { self.search($0) }.store(in: &subscriptions)`,
/// `subscription = $query.assign(to: \.text, on: self)`.
///
/// Most end with what they wait for, and their closures with them. So only those are told whose source never ends, on a
/// way that doesn't end them either, and that nobody takes out of their place again.
extension ReferenceCollector {
    /// - Parameters:
    ///   - callee: `store` of Combine or `disposed` of RxSwift, on a chain of operators.
    ///   - call: its call.
    func noteSubscription(_ callee: CodeNode, _ call: CodeNode) {
        guard !body.isSilent, let target = Self.target(of: call, in: outline) else { return }
        let library = symbol(callee.name) == index.known.store ? Self.combine : Self.rxSwift
        guard let keepers = keepers(ofEndless: callee.base, library), let place = place(of: target) else { return }
        noteSubscription(keptBy: keepers, in: place)
    }

    /// - Parameters:
    ///   - value: what is assigned.
    ///   - place: the property that it is assigned to.
    func noteSubscription(_ value: CodeIndex, in place: StoredPlace) {
        guard isSubscription(value, in: outline), isKept(place.member), let keepers = keepers(ofEndless: value, Self.combine) else { return }
        noteSubscription(keptBy: keepers, in: place)
    }

    private func noteSubscription(keptBy keepers: [CodeIndex], in place: StoredPlace) {
        let keepers = keepers.filter { isSelf($0) || captures(of: $0).hasSelf }
        guard !keepers.isEmpty, place.isSelf, isNeverEmptied(place.member) else { return }
        for keeper in keepers {
            references.holdings.append(
                Holding(
                    owner: place.owner, member: place.member, site: site(ofClosure: keeper), ownership: .strong,
                    kind: outline[keeper].kind == .closure ? .capture : .assignment, held: .holder))
        }
    }

    /// `publisher.sink { … }`, `publisher.assign(to:on:)`
    private func isSubscription(_ value: CodeIndex, in outline: Outline) -> Bool {
        guard value.exists, outline[value].kind == .call, outline[value].base.exists else { return false }
        let callee = outline[outline[value].base]
        return callee.kind == .member && callee.base.exists && ["assign", "sink"].contains(outline.names[callee.name])
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
    struct SubscriptionOperators {
        /// Those that end nothing, whatever closure they are given.
        var endless: Set<String>
        /// Those that end nothing as long as they are given no closure, which may throw.
        var endlessWithoutClosure: Set<String>
    }

    /// Its closures don't throw: those that do are `tryMap` and its kind.
    private static let combine = SubscriptionOperators(
        endless: [
            "assign", "autoconnect", "compactMap", "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "filter", "handleEvents", "map", "print",
            "receive", "removeDuplicates", "replaceNil", "scan", "share", "sink", "subscribe", "throttle",
        ], endlessWithoutClosure: [])
    private static let rxSwift = SubscriptionOperators(
        endless: ["bind", "drive", "emit", "subscribe"],
        endlessWithoutClosure: [
            "asDriver", "asObservable", "asSignal", "debounce", "delay", "distinctUntilChanged", "observe", "observeOn", "skip", "startWith",
            "throttle",
        ])

    /// What operators are given to keep: closures, and the object that is assigned to; nil where the chain may end by itself,
    /// or nobody knows.
    private func keepers(ofEndless chain: CodeIndex, _ library: SubscriptionOperators) -> [CodeIndex]? {
        var keepers: [CodeIndex] = []
        var position = chain
        while position.exists, !isEndless(position) {
            let node = outline[position]
            guard node.kind == .call, node.base.exists else { return nil }
            let callee = outline[node.base]
            guard callee.kind == .member, callee.base.exists else { return nil }
            let name = outline.names[callee.name]
            let arguments = node.arguments.map { outline.arguments[$0] }.filter(\.value.exists)
            let given = arguments.filter { outline[$0.value].kind == .closure || name == "assign" && outline.names.equals($0.label, "on") }
            guard library.endless.contains(name) || given.isEmpty && library.endlessWithoutClosure.contains(name) else { return nil }
            keepers += given.map(\.value)
            position = callee.base
        }
        return position.exists ? keepers : nil
    }

    // MARK: - Sources

    private func isEndless(_ position: CodeIndex) -> Bool {
        let node = outline[position]
        switch node.kind {
        case .call: return isEndless(call: node)
        case .identifier: return isPublished(node) || isRelay(position)
        case .member: return isPublished(node) || isControl(node) || isRelay(position)
        default: return false
        }
    }

    /// `NotificationCenter.default.publisher(for:)`, `Timer.publish(every:on:in:)`, `Observable<Int>.interval(…)`
    private func isEndless(call: CodeNode) -> Bool {
        guard call.base.exists else { return false }
        let callee = outline[call.base]
        guard callee.kind == .member, callee.base.exists else { return false }
        let base = outline[callee.base]
        switch outline.names[callee.name] {
        case "publisher": return isDefaultCenter(base)
        case "notification": return isReactive(base) && isDefaultCenter(outline[base.base])
        case "publish": return isCalled(callee.base, "Timer")
        case "interval": return isCalled(callee.base, "Observable")
        default: return false
        }
    }

    /// `NotificationCenter.default`
    private func isDefaultCenter(_ node: CodeNode) -> Bool {
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

    /// What a control tells of, for as long as it is there.
    private static let events: Set<String> = [
        "date", "isOn", "itemSelected", "searchButtonClicked", "selectedSegmentIndex", "tap", "text", "value",
    ]

    /// `button.rx.tap`, `field.rx.text.orEmpty` of a control that is kept: its events end with it.
    private func isControl(_ node: CodeNode) -> Bool {
        guard node.kind == .member, node.base.exists else { return false }
        let base = outline[node.base]
        if ["changed", "orEmpty"].contains(outline.names[node.name]) { return isControl(base) }
        return Self.events.contains(outline.names[node.name]) && isReactive(base) && keptMember(base.base).exists
    }

    /// `button.rx`
    private func isReactive(_ node: CodeNode) -> Bool {
        node.kind == .member && node.base.exists && outline.names[node.name] == "rx"
    }

    /// A relay can't end. Without operators it is the relay that keeps the closures, so it has to be kept as well.
    private func isRelay(_ position: CodeIndex) -> Bool {
        ["BehaviorRelay", "PublishRelay"].contains(frameworkType(of: keptMember(position)))
    }

    // MARK: - Places

    /// The property of `self` that an expression is, if that holds on to its value.
    private func keptMember(_ position: CodeIndex) -> MemberID {
        guard let place = place(of: position), place.isSelf, isKept(place.member) else { return .none }
        return place.member
    }

    private func isKept(_ member: MemberID) -> Bool {
        guard member.exists else { return false }
        let declaration = index.declaration(of: member)
        return declaration.ownership.retains && !declaration.traits.contains(.computed) && !index[member].isStatic
    }

    /// What a property's class is called, where a framework declares it.
    private func frameworkType(of member: MemberID) -> String {
        guard member.exists else { return "" }
        let type = silently { frameworkType(of: typeOfMember(member, NominalType(type: index[member].owner, arguments: .none))) }
        return type.exists && index[type].isExternal ? index.symbols[index[type].name] : ""
    }

    /// Whether subscriptions are put into a property and nothing else is done with it anywhere. Out of a constant
    /// `DisposeBag` nothing can be taken.
    private func isNeverEmptied(_ member: MemberID) -> Bool {
        let declaration = index.declaration(of: member)
        if declaration.kind == .let, frameworkType(of: member) == "DisposeBag" { return true }
        if let known = keptForGood[member] { return known }
        let isPrivate = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
        let files = isPrivate ? [index[member].file] : index.files.indices.map { FileID($0) }
        let isKept = files.allSatisfy { isOnlyPutInto(index[member].name, in: $0) }
        keptForGood[member] = isKept
        return isKept
    }

    private func isOnlyPutInto(_ name: Symbol, in file: FileID) -> Bool {
        let outline = index.outline(file)
        func isNamed(_ node: CodeNode) -> Bool {
            (node.kind == .identifier || node.kind == .member) && index.symbol(node.name, in: file) == name
        }
        func isPut(_ node: CodeNode) -> Bool {
            if node.kind == .assignment, node.other.exists { return isNamed(outline[node.other]) && isSubscription(node.base, in: outline) }
            guard node.kind == .call, node.base.exists, outline[node.base].kind == .member, let target = Self.target(of: node, in: outline)
            else { return false }
            let callee = index.symbol(outline[node.base].name, in: file)
            return (callee == index.known.store || callee == index.known.disposed) && isNamed(outline[target])
        }
        return outline.code.lazy.filter(isNamed).count == outline.code.lazy.filter(isPut).count
    }
}
