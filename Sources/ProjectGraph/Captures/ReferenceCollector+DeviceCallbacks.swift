import Syntax

/// What Apple's players, sensors and monitors call until they are told otherwise. Whoever keeps one of these for good keeps the closure that it was given.
extension ReferenceCollector {
    // MARK: - Players

    /// The closure of `observer = player.addPeriodicTimeObserver(forInterval: second, queue: .main) { _ in self.show() }`.
    /// Source: developer.apple.com/documentation/avfoundation/avplayer (addPeriodicTimeObserver(forInterval:queue:using:),
    /// addBoundaryTimeObserver(forTimes:queue:using:), removeTimeObserver(_:)).
    func timeObserver(_ value: CodeIndex, in outline: Outline) -> CodeIndex? {
        guard value.exists, case let call = outline[value], call.kind == .call, call.base.exists, case let callee = outline[call.base],
            callee.kind == .member, callee.base.exists, let first = call.arguments.first
        else { return nil }
        let label = outline.arguments[first].label
        guard outline.names.equals(callee.name, "addPeriodicTimeObserver") && outline.names.equals(label, "forInterval")
            || outline.names.equals(callee.name, "addBoundaryTimeObserver") && outline.names.equals(label, "forTimes")
        else { return nil }
        return lastClosure(of: call, in: outline) ?? argument("using", of: call, in: outline)
    }

    /// Whether the player stays that a time observer is of: with it, what it calls would be gone.
    func isOfKeptPlayer(_ observer: CodeIndex) -> Bool {
        let player = keptMember(unwrapped(outline[outline[observer].base].base, in: outline))
        return ["AVPlayer", "AVQueuePlayer"].contains(frameworkType(of: player)) && isNeverReplaced(player)
    }

    /// Whether nothing is put into a property but by an initialiser, by the function at hand, or in a `deinit`, which never comes.
    private func isNeverReplaced(_ member: MemberID) -> Bool {
        if index.declaration(of: member).kind == .let { return true }
        let mention = mention(of: member)
        let atHand = body.context.member.exists ? index.declaration(of: body.context.member).code.indices : 0..<0
        return files(of: mention).allSatisfy { other in
            let outline = index.outline(other)
            let last = outline.declarations.filter { $0.kind == .deinit }.map(\.code.indices)
            let early = outline.declarations.filter { $0.kind == .`init` }.map(\.code.indices) + (other == file ? [atHand] : [])
            return outline.code.indices.allSatisfy { number in
                let node = outline.code[number]
                let target = node.kind == .assignment ? node.other : node.kind == .inoutReference ? node.base : .none
                guard target.exists, [.identifier, .member].contains(outline[target].kind), index.symbol(outline[target].name, in: other) == mention.name
                else { return true }
                if last.contains(where: { $0.contains(number) }) { return true }
                return node.kind == .assignment && node.base.exists && outline[node.base].kind != .nilLiteral && early.contains { $0.contains(number) }
            }
        }
    }

    // MARK: - Sensors and monitors

    /// `monitor.pathUpdateHandler = { _ in self.show() }`, which a monitor keeps until it is given another one, or none.
    /// Source: developer.apple.com/documentation/network/nwpathmonitor.
    func noteUpdateHandler(_ assignment: CodeNode) {
        let target = outline[assignment.other]
        guard target.kind == .member, outline.names.equals(target.name, "pathUpdateHandler"), target.base.exists else { return }
        noteUpdates(assignment.base, by: target.base, of: ["NWPathMonitor"]) { $0 == "pathUpdateHandler" || $0 == "start" || $0 == "currentPath" }
    }

    /// `motion.startDeviceMotionUpdates(to: .main) { _, _ in self.move() }` as a statement: kept until the updates are stopped.
    /// Source: developer.apple.com/documentation/coremotion (CMMotionManager, CMAltimeter, CMPedometer, CMMotionActivityManager).
    func noteStarted(_ statement: CodeIndex) {
        guard statement.exists, case let call = outline[statement], call.kind == .call, call.arguments.count == 2, call.base.exists,
            case let callee = outline[call.base], callee.kind == .member, callee.base.exists, let last = call.arguments.last,
            case let handler = outline.arguments[last].value, mayBeClosure(handler), case let name = outline.names[callee.name],
            name.hasPrefix("start"), name.hasSuffix("Updates")
        else { return }
        noteUpdates(handler, by: callee.base, of: Self.sensors) { $0 == name || $0.hasSuffix("UpdateInterval") || $0.hasPrefix("is") }
    }

    private static let sensors: Set<String> = ["CMAltimeter", "CMMotionActivityManager", "CMMotionManager", "CMPedometer"]

    /// - Parameter isHarmless: of what the object may be asked, whether it ends nothing.
    private func noteUpdates(_ handler: CodeIndex, by object: CodeIndex, of classes: Set<String>, isHarmless: (String) -> Bool) {
        guard !body.isSilent, body.context.member.exists, isObject(body.context.from), case let keeper = keptMember(object),
            classes.contains(frameworkType(of: keeper)), index.declaration(of: keeper).kind == .let, isOnlyAsked(keeper, isHarmless)
        else { return }
        let captures = captures(of: handler)
        if captures.hasSelf { note(captures, by: keeper, at: handler) }
    }

    /// Whether a constant is handed to nobody, and asked for nothing that might end what it does, but in a `deinit`, which never comes. What it
    /// is given once it keeps.
    private func isOnlyAsked(_ member: MemberID, _ isHarmless: (String) -> Bool) -> Bool {
        let mention = mention(of: member)
        var given = 0
        for file in files(of: mention) {
            let outline = index.outline(file)
            let last = outline.declarations.filter { $0.kind == .deinit }.map(\.code.indices)
            func isNamed(_ node: CodeNode) -> Bool {
                (node.kind == .identifier || node.kind == .member) && index.symbol(node.name, in: file) == mention.name
            }
            var asked: Set<Int> = []
            for node in outline.code where node.kind == .member && node.base.exists && isNamed(outline[node.base]) {
                let name = outline.names[node.name]
                guard isHarmless(name) else { continue }
                asked.insert(node.base.position)
                if name.hasSuffix("Updates") || name.hasSuffix("Handler") { given += 1 }
            }
            let others = outline.code.indices.contains { number in
                isNamed(outline.code[number]) && !asked.contains(number) && !last.contains { $0.contains(number) }
            }
            if others { return false }
        }
        return given == 1
    }

    // MARK: - Remote commands

    /// `center.playCommand.addTarget { _ in self.play() }`: the centre is there for as long as the app runs, and keeps whom it calls.
    /// Source: developer.apple.com/documentation/mediaplayer/mpremotecommand (addTarget(handler:), removeTarget(_:)).
    func remoteCommand(_ value: CodeIndex) -> CodeIndex? {
        let call = outline[value]
        guard isRemoteCommand(call), isImported(["MediaPlayer"]), isCommandCentre(outline[outline[call.base].base].base), !areTargetsRemoved() else { return nil }
        return lastClosure(of: call, in: outline) ?? argument("handler", of: call, in: outline)
    }

    func isRemoteCommand(_ call: CodeNode) -> Bool {
        let callee = outline[call.base]
        guard callee.kind == .member, callee.base.exists, outline.names.equals(callee.name, "addTarget"), call.arguments.count == 1,
            case let command = outline[callee.base], command.kind == .member, command.base.exists
        else { return false }
        return outline.names[command.name].hasSuffix("Command")
    }

    /// `MPRemoteCommandCenter.shared()`, `let center = MPRemoteCommandCenter.shared()`
    private func isCommandCentre(_ position: CodeIndex) -> Bool {
        var position = position
        if outline[position].kind == .identifier {
            let name = symbol(outline[position].name)
            if let local = body.locals.lastIndex(where: { $0.name == name }) {
                guard let origin = origin(of: local), origin.value.exists else { return false }
                position = origin.value
            } else {
                let member = keptMember(position)
                guard member.exists, index[member].file == file, index.declaration(of: member).kind == .let else { return false }
                position = index.declaration(of: member).initialValue
            }
        }
        guard position.exists, outline[position].kind == .call, outline[position].base.exists, case let callee = outline[outline[position].base],
            callee.kind == .member, callee.base.exists, outline.names.equals(callee.name, "shared")
        else { return false }
        return outline[callee.base].kind == .identifier && outline.names.equals(outline[callee.base].name, "MPRemoteCommandCenter")
    }

    /// Whether anybody takes targets away but in a `deinit`, which never comes.
    private func areTargetsRemoved() -> Bool { removalsOfTargets.contains { $0.file != file || !$0.isInDeinit } }
}
