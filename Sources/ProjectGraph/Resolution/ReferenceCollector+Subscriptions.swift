import Syntax

/// Subscriptions that an object keeps and that keep it: `$query.sink { self.search($0) }.store(in: &subscriptions)`.
///
/// Most end with what they wait for, and their closures with them. So only those are told whose source never ends, on a
/// way that doesn't end them either, and that nobody takes out of their place again.
extension ReferenceCollector {
    /// - Parameters:
    ///   - callee: `store` of Combine, `disposed` of RxSwift, on a chain of operators.
    ///   - call: its call.
    func noteSubscription(_ callee: CodeNode, _ call: CodeNode) {
        guard !body.isSilent, call.arguments.count == 1, let argument = call.arguments.first else { return }
        var target = outline.arguments[argument].value
        if target.exists, outline[target].kind == .inoutReference { target = outline[target].base }
        guard let closures = closures(ofEndless: callee.base), !closures.isEmpty, target.exists, let place = place(of: target), place.isSelf,
            isNeverEmptied(place.member)
        else { return }
        for closure in closures where captures(of: closure).hasSelf {
            references.holdings.append(
                Holding(
                    owner: place.owner, member: place.member, site: site(ofClosure: closure), ownership: .strong, kind: .capture,
                    held: .holder))
        }
    }

    // MARK: - Chains

    /// Operators that end nothing.
    private static let operators: Set<String> = [
        // Combine
        "autoconnect", "compactMap", "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "filter", "handleEvents", "map", "print",
        "receive", "removeDuplicates", "replaceNil", "scan", "share", "sink", "subscribe", "throttle",
        // RxSwift
        "asDriver", "asObservable", "asSignal", "bind", "distinctUntilChanged", "do", "drive", "emit", "observe", "observeOn", "skip",
        "startWith", "withLatestFrom",
    ]

    /// The closures that operators are given; nil where the chain may end by itself, or nobody knows.
    private func closures(ofEndless chain: CodeIndex) -> [CodeIndex]? {
        var closures: [CodeIndex] = []
        var position = chain
        while position.exists {
            let node = outline[position]
            guard node.kind == .call, node.base.exists, !isEndless(call: node) else { break }
            let callee = outline[node.base]
            guard callee.kind == .member, callee.base.exists, Self.operators.contains(outline.names[callee.name]) else { break }
            let values = node.arguments.map { outline.arguments[$0].value }
            closures += values.filter { $0.exists && outline[$0].kind == .closure }
            position = callee.base
        }
        return position.exists && isEndless(position) ? closures : nil
    }

    private func isEndless(_ position: CodeIndex) -> Bool {
        let node = outline[position]
        switch node.kind {
        case .call: return isEndless(call: node)
        case .identifier, .member:
            let name = outline.names[node.name]
            if name.utf8.first == UInt8(ascii: "$"), name.utf8.dropFirst().first.map({ $0 > UInt8(ascii: "9") }) ?? false { return true }
            return isControl(node) || isRelay(position)
        default: return false
        }
    }

    /// `NotificationCenter.default.publisher(for:)`, `Timer.publish(every:on:in:)`, `Observable<Int>.interval(…)`
    private func isEndless(call: CodeNode) -> Bool {
        let callee = outline[call.base]
        guard callee.kind == .member, callee.base.exists else { return false }
        switch outline.names[callee.name] {
        case "publisher":
            let base = outline[callee.base]
            return base.kind == .member && base.base.exists && isCalled(base.base, "NotificationCenter")
        case "publish": return isCalled(callee.base, "Timer")
        case "interval": return isCalled(callee.base, "Observable")
        case "notification": return isReactive(callee)
        default: return false
        }
    }

    private func isCalled(_ position: CodeIndex, _ name: String) -> Bool {
        var node = outline[position]
        if node.kind == .specialization, node.base.exists { node = outline[node.base] }
        return node.kind == .identifier && outline.names[node.name] == name
    }

    /// What a control tells of, for as long as it is there.
    private static let controls: Set<String> = [
        "date", "isOn", "itemSelected", "searchButtonClicked", "selectedSegmentIndex", "tap", "text", "value",
    ]

    /// `button.rx.tap`, `field.rx.text.orEmpty`
    private func isControl(_ node: CodeNode) -> Bool {
        guard node.kind == .member, node.base.exists else { return false }
        if ["changed", "orEmpty"].contains(outline.names[node.name]) { return isControl(outline[node.base]) }
        return Self.controls.contains(outline.names[node.name]) && isReactive(node)
    }

    private func isReactive(_ member: CodeNode) -> Bool {
        let base = outline[member.base]
        return base.kind == .member && outline.names[base.name] == "rx"
    }

    /// Relays are subjects that can't end.
    private func isRelay(_ position: CodeIndex) -> Bool {
        let isSilent = body.isSilent
        body.isSilent = true
        defer { body.isSilent = isSilent }
        let type = frameworkType(of: type(of: position))
        return type.exists && index[type].isExternal && ["BehaviorRelay", "PublishRelay"].contains(index.symbols[index[type].name])
    }

    // MARK: - Places

    /// Whether subscriptions are put into a property and nothing else is done with it, in its file and the one at hand.
    /// Out of a constant `DisposeBag` nothing can be taken.
    private func isNeverEmptied(_ member: MemberID) -> Bool {
        if index.declaration(of: member).kind == .let { return true }
        let name = index[member].name
        return Set([file, index[member].file]).allSatisfy { file in
            let outline = index.outline(file)
            func isNamed(_ node: CodeNode) -> Bool {
                (node.kind == .identifier || node.kind == .member) && index.symbol(node.name, in: file) == name
            }
            func isPut(_ node: CodeNode) -> Bool {
                guard node.kind == .call, node.arguments.count == 1, let argument = node.arguments.first, node.base.exists,
                    outline[node.base].kind == .member
                else { return false }
                let callee = index.symbol(outline[node.base].name, in: file)
                let value = outline.arguments[argument].value
                guard callee == index.known.store || callee == index.known.disposed, value.exists else { return false }
                let target = outline[value].kind == .inoutReference ? outline[value].base : value
                return target.exists && isNamed(outline[target])
            }
            return outline.code.lazy.filter(isNamed).count == outline.code.lazy.filter(isPut).count
        }
    }
}
