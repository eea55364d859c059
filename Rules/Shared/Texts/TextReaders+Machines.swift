import ProjectGraph
import RuleKit
import Syntax
import Viper

// What tells that a program reads a text, where no call does.

extension TextReaders {
    /// Whether a text that goes nowhere known is part of a file or a key: by the name of the member that answers with it, by what that answers
    /// with, or since it writes a file.
    var isForMachines: Bool {
        let declaration = project.graph.declaration(of: member)
        if declaration.kind != .func || declaration.type.exists, MachineNames.isForMachines(project.graph.symbols[project.graph[member].name]) { return true }
        return isResult(of: Self.files) || code.contains { isWriting(outline.code[$0]) }
    }

    /// `text.write(to: url, atomically: true, encoding: .utf8)`
    private func isWriting(_ node: CodeNode) -> Bool {
        guard node.kind == .call, isLabelled(node, "to") || isLabelled(node, "toFile"), let callee = outline.callee(of: node), callee.kind == .member
        else { return false }
        return outline.names.equals(callee.name, "write")
    }

    private func isLabelled(_ call: CodeNode, _ label: StaticString) -> Bool {
        call.arguments.first.map { outline.names.equals(outline.arguments[$0].label, label) } ?? false
    }

    /// Whether the member answers with one of the types, optional or not: `-> Data?`.
    private func isResult(of types: Set<String>) -> Bool {
        let type = outline.type(project.graph.declaration(of: member).type, without: .optionals)
        return type.exists && types.contains(outline.names[outline[type].name])
    }

    /// Whether a text is part of what the member answers with, which is a number or yes or no.
    func isPartOfValue(_ place: Int) -> Bool { isResult(of: Self.values) && isResult(place) && closure(around: place) == nil }

    /// Whether a node is what the code around it answers with.
    private func isResult(_ place: Int) -> Bool {
        switch outline.code[place].kind {
        case .return: true
        case .evaluate: isOnlyStatement(place)
        default: false
        }
    }

    private func isOnlyStatement(_ place: Int) -> Bool {
        let body = closure(around: place)
        var position = body.map { $0.start + 1 } ?? code.lowerBound
        let end = body?.end ?? code.upperBound
        while position < end {
            let node = outline.code[position]
            if position != place, [.assignment, .declaration, .evaluate, .return].contains(node.kind) { return false }
            position = node.kind == .closureBody ? max(position + 1, node.end) : position + 1
        }
        return true
    }

    /// The innermost closure that a node stands in, from its beginning to its node.
    private func closure(around place: Int) -> (start: Int, end: Int)? {
        closures.last { $0.start < place && place < $0.end }
    }

    /// The closure that a text is the result of, if a call is handed it: `days.map { formatter.string(from: $0) }`.
    func mapping(from part: Int) -> Int? {
        guard isResult(part), let closure = closure(around: part), let call = wholes[closure.end], outline.code[call].kind == .call else { return nil }
        return closure.end
    }

    /// `Dictionary(grouping: loans) { formatter.string(from: $0.due) }`
    func isGrouping(_ call: CodeNode) -> Bool { isLabelled(call, "grouping") }

    /// Whether the text is only looked at: `text.count`, `text.data(using: .utf8)`.
    func isReading(_ whole: Int) -> Bool {
        let node = outline.code[whole]
        if outline.names.equals(node.name, "data") { return wholes[whole].map { outline.code[$0].kind == .call && isLabelled(outline.code[$0], "using") } ?? false }
        return Self.readingMembers.contains(outline.names[node.name])
    }

    /// Whether a text stands beside a folder's path: `NSTemporaryDirectory() + name`, `"\(path)/\(name)"`.
    func isPath(_ node: CodeNode, but part: Int) -> Bool {
        node.arguments.contains { argument in
            let value = outline.arguments[argument].value
            guard value.exists, value.position != part else { return false }
            let named = outline[value].kind == .call ? outline.callee(of: outline[value]) : outline[value]
            guard let named, named.kind == .identifier || named.kind == .member else { return false }
            return MachineNames.isOfPlace(outline.names[named.name])
        }
    }

    /// Whether a call goes to what the type keeps of a type that nobody knows: `session.login(phone)` with `private let session: SessionManaging`.
    /// Who keeps the type itself, as whoever gets its results does, it doesn't keep.
    func isOfUnknown(_ callee: CodeNode) -> Bool {
        isKept(receiverOf: callee) { project.graph[$0].kind == .unknown }
    }

    /// Whether a part is told that belongs to nobody's scene and answers nothing: `diagnostics.report(text)` with `private let diagnostics: Diagnostics`.
    /// What is a value may be handed on afterwards, and what shows something shows it to people (`toast.show(text)`).
    func isToldAside(_ told: MemberID, by callee: CodeNode) -> Bool {
        let name = outline.names[callee.name]
        return !project.graph[told].isTyped && !Self.showings.contains { name.begins(withWord: $0) }
            && isKept(receiverOf: callee) { !project.graph[$0].isExternal && !project.graph[$0].kind.isValue }
    }

    private static let showings = ["alert", "announce", "display", "notify", "present", "prompt", "render", "set", "show", "speak", "tell", "toast", "update"]

    /// Whether a call goes to a strong property of the type, which is of nobody who has a role.
    private func isKept(receiverOf callee: CodeNode, as isMeant: (TypeID) -> Bool) -> Bool {
        guard callee.kind == .member, callee.base.exists else { return false }
        let receiver = outline.unwrapped(callee.base)
        guard [.identifier, .member].contains(outline[receiver].kind), let name = project.graph.symbols.symbol(of: outline.names[outline[receiver].name])
        else { return false }
        let held = project.graph.edges(from: project.graph[member].owner).filter {
            $0.kind == .holds && $0.member.exists && project.graph[$0.member].name == name
        }
        return !held.isEmpty && outline.isOwnOrUnwrapped(receiver) && held.allSatisfy { $0.ownership == .strong && project.role(of: $0.to) == nil && isMeant($0.to) }
    }

    /// `seen.insert(text)` of a private set that is only looked into: nobody gets a text out of it.
    func isKeptToCompare(by callee: CodeNode) -> Bool {
        guard callee.kind == .member, callee.base.exists, ["append", "insert"].contains(outline.names[callee.name]) else { return false }
        let kept = outline[callee.base]
        guard kept.kind == .identifier || kept.kind == .member else { return false }
        if kept.kind == .identifier, isLocal(kept.name) {
            return isOnlyLookedInto(in: code) { [outline] in outline.code[$0].kind == .identifier && outline.code[$0].name == kept.name }
        }
        let mates = PrivateAnswers(project).mates(of: member)
        let properties = mates.map { project.graph.declaration(of: $0) }.filter { $0.name == kept.name }
        return !properties.isEmpty && properties.allSatisfy { $0.modifiers.contains(.private) } && ([member] + mates).allSatisfy {
            isOnlyLookedInto(in: project.graph.declaration(of: $0).code.indices) { [outline] in outline.isUse($0, of: kept.name) }
        }
    }

    private func isOnlyLookedInto(in code: Range<Int>, _ isUse: (Int) -> Bool) -> Bool {
        let looks = Set(code.compactMap { place -> Int? in
            let node = outline.code[place]
            switch node.kind {
            case .member where Self.lookingMembers.contains(outline.names[node.name]): return node.base.position
            case .assignment: return node.other.position
            default: return nil
            }
        })
        return code.filter(isUse).allSatisfy(looks.contains)
    }

    /// Source: developer.apple.com/documentation (Swift.Set, Swift.Array).
    private static let lookingMembers: Set<String> = ["append", "contains", "count", "insert", "isEmpty", "removeAll"]

    private static let files: Set<String> = ["Data", "URL"]
    private static let values: Set<String> = ["Bool", "Int"]

    /// `inserted` tells of a set that it had no such text.
    ///
    /// Source: developer.apple.com/documentation (Swift.String, Swift.Set, Foundation.NSString).
    private static let readingMembers: Set<String> = ["contains", "count", "hasPrefix", "hasSuffix", "hash", "hashValue", "inserted", "isEmpty", "utf8", "write"]

    /// Source: developer.apple.com/documentation (Foundation.FileManager, Foundation.URL, Foundation.NSData).
    static let fileLabels: Set<String> = ["atPath", "contentsOfFile", "fileName", "filePath", "fileURLWithPath", "filename", "toFile", "toPath"]

    /// Source: developer.apple.com/documentation (Foundation.UserDefaults, Foundation.NSUbiquitousKeyValueStore, Foundation.NSCache).
    static let keepingMethods: Set<String> = ["set", "setObject", "setString"]
}
