import Syntax

/// What a value of function type keeps alive.
struct Captures {
    /// The calling instance; a static member has none.
    var hasSelf = false
    /// How it comes to that.
    var way = Holding.Capture.body
    /// Where, if that is not where the closure at hand begins.
    var site: Site?
    /// Objects that local names stand for.
    var locals: [(name: Symbol, type: TypeID, way: Holding.Capture)] = []
    /// Closures that the function at hand takes, by the numbers of its parameters.
    var parameters: [Int] = []

    var isEmpty: Bool { !hasSelf && locals.isEmpty && parameters.isEmpty }
}

/// How a local name came to be, where that tells whether it keeps something.
struct LocalOrigin {
    var name: Symbol
    /// Its place in ``BodyState/locals``.
    var position: Int
    var ownership: Ownership
    var value: CodeIndex
}

extension ReferenceCollector {
    /// Whether an expression may give a function at all; most don't, and nothing more is asked of them.
    func mayBeClosure(_ position: CodeIndex) -> Bool {
        guard position.exists else { return false }
        let node = outline.code[position.position]
        switch node.kind {
        case .closure, .identifier: return true
        case .member: return node.base.exists
        case .ternary, .nilCoalescing, .arrayLiteral, .dictionaryLiteral, .tuple:
            return node.arguments.contains { mayBeClosure(outline.arguments[$0].value, depth: 1) }
        case .call: return wrapped(by: node) != nil
        case .coercion, .annotated, .forceUnwrap: return node.base.exists
        default: return false
        }
    }

    private func mayBeClosure(_ position: CodeIndex, depth: Int) -> Bool {
        depth < 4 && position.exists && [.closure, .identifier, .member].contains(outline.code[position.position].kind)
    }

    /// `Optional(value)`, and `DispatchWorkItem { self.search() }`, which keeps its block even when that has run.
    private func wrapped(by call: CodeNode) -> CodeIndex? {
        guard let last = call.arguments.last, let name = nameOfMade(by: call) else { return nil }
        switch name {
        case "Optional" where call.arguments.count == 1, "DispatchWorkItem": return outline.arguments[last].value
        default: return kept(byMaking: name, call)
        }
    }

    /// What stands in calls and lists that only keep it.
    func closure(in value: CodeIndex) -> CodeIndex {
        var value = value
        let outer = body.implicitlyMade
        defer { body.implicitlyMade = outer }
        for _ in 0..<8 {
            let node = outline.code[value.position]
            let inner = node.kind == .arrayLiteral ? node.arguments.first.map { outline.arguments[$0].value } : node.kind == .call ? wrapped(by: node) : nil
            guard let inner, inner.exists else { break }
            if let part = partMadeImplicitly(inner, for: node) { body.implicitlyMade = part }
            value = inner
        }
        return value
    }

    func captures(of value: CodeIndex) -> Captures {
        var search = CaptureSearch()
        collectCaptures(of: value, &search)
        return search.found
    }

    private struct CaptureSearch {
        var found = Captures()
        /// Local functions and values call each other in circles.
        var visited: [Int32] = []
    }

    private func collectCaptures(of position: CodeIndex, _ search: inout CaptureSearch) {
        guard position.exists, search.visited.count < 32 else { return }
        let node = outline.code[position.position]
        switch node.kind {
        case .closure: collectCaptures(of: outline.closures[node.closure], &search)
        case .identifier: collectCaptures(named: node, &search)
        case .member: collectMethod(node, &search)
        case .ternary, .nilCoalescing, .arrayLiteral, .dictionaryLiteral, .tuple:
            for argument in node.arguments {
                let hadSelf = search.found.hasSelf
                collectCaptures(of: outline.arguments[argument].value, &search)
                // Of several the first one that captures.
                if !hadSelf, search.found.hasSelf, search.found.site == nil { search.found.site = site(ofClosure: outline.arguments[argument].value) }
            }
        case .call:
            guard let wrapped = wrapped(by: node) else { break }
            let outer = body.implicitlyMade
            if let part = partMadeImplicitly(wrapped, for: node) { body.implicitlyMade = part }
            collectCaptures(of: wrapped, &search)
            body.implicitlyMade = outer
        case .coercion, .annotated, .forceUnwrap: collectCaptures(of: node.base, &search)
        default: break
        }
    }

    // MARK: - Functions by name

    /// `onTap = tap`, `onTap = handler`
    private func collectCaptures(named node: CodeNode, _ search: inout CaptureSearch) {
        let name = symbol(node.name)
        if let position = body.locals.lastIndex(where: { $0.name == name }) {
            return collectFunction(at: position, &search)
        }
        let found = implicitMember(named: name, isCalled: true)
        if found.member.exists, found.isSelf, index[found.member].kind == .func, !index[found.member].isStatic {
            search.found.hasSelf = true
            search.found.way = .method
        }
    }

    /// A local name that stands for a function.
    private func collectFunction(at position: Int, _ search: inout CaptureSearch) {
        if case .localFunction(let number) = body.locals[position].type { return collectCaptures(ofLocal: number, &search) }
        if functionType(of: body.locals[position].type) != nil, let parameter = parameter(at: position) {
            if !search.found.parameters.contains(parameter) { search.found.parameters.append(parameter) }
        } else if let value = origin(of: position)?.value, value.exists, !search.visited.contains(value.rawValue) {
            search.visited.append(value.rawValue)
            collectCaptures(of: value, &search)
        }
    }

    private func collectCaptures(ofLocal number: DeclarationIndex, _ search: inout CaptureSearch) {
        let key = -2 - number.rawValue
        guard !search.visited.contains(key) else { return }
        search.visited.append(key)
        let declaration = outline.declarations[number.position]
        let names = declaration.parameters.indices.map { symbol(outline.parameters[$0].name) }
        collectFree(in: declaration.code.indices, except: names, &search)
    }

    /// `onTap = self.tap`, `onTap = presenter.tap`
    private func collectMethod(_ node: CodeNode, _ search: inout CaptureSearch) {
        guard node.base.exists, index.names.uses(of: symbol(node.name)).contains(.member) else { return }
        let base = outline.code[node.base.position]
        // `self.presenter.tap`
        if base.kind == .member, base.base.exists, isSelf(base.base) { return collectMethod(node, ofProperty: symbol(base.name), &search) }
        guard base.kind == .identifier else { return }
        if symbol(base.name) == index.known.selfInstance {
            let member = member(named: symbol(node.name), of: body.context.from, Use(isStatic: false, isCalled: true))
            if member.exists, index[member].kind == .func, !body.context.isStatic {
                search.found.hasSelf = true
                search.found.way = .method
            }
        } else if let position = body.locals.lastIndex(where: { $0.name == symbol(base.name) }) {
            for nominal in nominalTypes(of: body.locals[position].type).all {
                let member = member(named: symbol(node.name), of: nominal.type, Use(isStatic: false, isCalled: true))
                if member.exists, index[member].kind == .func { return collectObject(at: position, as: .method, &search) }
            }
        } else {
            collectMethod(node, ofProperty: symbol(base.name), &search)
        }
    }

    private func collectMethod(_ node: CodeNode, ofProperty name: Symbol, _ search: inout CaptureSearch) {
        guard let property = object(inProperty: name) else { return }
        let member = member(named: symbol(node.name), of: property, Use(isStatic: false, isCalled: true))
        if member.exists, index[member].kind == .func { collect(property, named: name, as: .method, &search) }
    }

    /// `presenter` of a connector that has its parts as properties.
    private func object(inProperty name: Symbol) -> TypeID? {
        guard !body.context.isStatic, index.names.uses(of: name).contains(.member) else { return nil }
        let found = implicitMember(named: name, isCalled: false)
        guard found.member.exists, found.isSelf, index[found.member].kind == .let || index[found.member].kind == .var else { return nil }
        let type = nominalTypes(of: typeOfMember(found.member, found.receiver)).first.type
        return type.exists && !index[type].isExternal ? type : nil
    }

    private func collect(_ type: TypeID, named name: Symbol, as way: Holding.Capture = .body, _ search: inout CaptureSearch) {
        if !search.found.locals.contains(where: { $0.name == name }) { search.found.locals.append((name, type, way)) }
    }

    // MARK: - Closures

    private func collectCaptures(of closure: Closure, _ search: inout CaptureSearch) {
        var bound: [Symbol] = []
        for number in closure.captures.indices {
            let capture = outline.captures[number]
            if capture.name != .none { bound.append(symbol(capture.name)) }
            guard capture.ownership.retains, capture.value.exists else { continue }
            let value = outline.code[capture.value.position]
            guard value.kind == .identifier else { continue }
            collectName(symbol(value.name), isValue: true, &search)
            // `[view]` of a property is what stands in it, without the instance that has it.
            if !body.locals.contains(where: { $0.name == symbol(value.name) }), let property = object(inProperty: symbol(value.name)) {
                collect(property, named: symbol(value.name), &search)
            }
        }
        for number in closure.parameters.indices where outline.parameters[number].name != .none {
            bound.append(symbol(outline.parameters[number].name))
        }
        collectFree(in: closure.body.indices, except: bound, &search)
    }

    /// Names of a body that mean something outside of it; those of bodies inside it, too.
    private func collectFree(in range: Range<Int>, except bound: [Symbol], _ search: inout CaptureSearch) {
        var bound = bound
        var inside: [(capture: Capture, body: Range<Int>)] = []
        let bindsSelf = bound.contains(index.known.selfInstance)
        for position in range {
            let node = outline.code[position]
            switch node.kind {
            case .bindingPattern: bound.append(symbol(node.name))
            case .declaration: bound.append(symbol(outline.declarations[node.declaration.position].name))
            case .closure:
                for number in outline.closures[node.closure].parameters.indices { bound.append(symbol(outline.parameters[number].name)) }
                for number in outline.closures[node.closure].captures.indices { bound.append(symbol(outline.captures[number].name)) }
                if !bindsSelf, let capture = weakSelf(of: outline.closures[node.closure]) {
                    inside.append((capture, outline.closures[node.closure].body.indices))
                }
            default: break
            }
        }
        func isInside(_ position: Int) -> Bool { inside.contains { $0.capture.value.position == position || $0.body.contains(position) } }
        // A use of its own makes a closure capture the instance, whatever those inside do.
        collectNames(in: range, except: bound, bindsSelf: bindsSelf, &search) { !isInside($0) }
        guard !inside.isEmpty else { return }
        let isCaptured = search.found.hasSelf
        collectNames(in: range, except: bound, bindsSelf: bindsSelf, &search, where: isInside)
        guard !isCaptured, search.found.hasSelf, let first = inside.first?.capture else { return }
        search.found.way = .listInside
        search.found.site = site(from: outline[first.value].offset, name: outline[first.value].name)
    }

    /// `[weak self]`
    func weakSelf(of closure: Closure) -> Capture? {
        outline.captures[closure.captures.indices].first { capture in
            !capture.ownership.retains && capture.value.exists && isSelf(capture.value)
        }
    }

    private func collectNames(
        in range: Range<Int>, except bound: [Symbol], bindsSelf: Bool, _ search: inout CaptureSearch, where isMeant: (Int) -> Bool
    ) {
        for position in range where outline.code[position].kind == .identifier && isMeant(position) {
            let name = symbol(outline.code[position].name)
            if name == index.known.selfInstance {
                if !bindsSelf { collectName(name, isValue: false, &search) }
            } else if !bound.contains(name) {
                // Where `self` is weak or bound anew, its members are reached through that.
                collectName(name, isValue: bindsSelf, &search)
            }
        }
    }

    /// - Parameter isValue: a member is captured by its value, not with the instance.
    private func collectName(_ name: Symbol, isValue: Bool, _ search: inout CaptureSearch) {
        let local = body.locals.lastIndex { $0.name == name }
        // The closure at hand is made in one that has `self` weakly, and so has it weakly as well.
        if name == index.known.selfInstance, let weakSelf = body.weakSelf, local ?? -1 < weakSelf { return }
        if let local {
            if case .localFunction = body.locals[local].type { return collectFunction(at: local, &search) }
            return collectObject(at: local, &search)
        }
        guard !search.found.hasSelf, !body.context.isStatic else { return }
        if name == index.known.selfInstance || name == index.known.superInstance { return search.found.hasSelf = true }
        guard !isValue, index.names.uses(of: name).contains(.member) else { return }
        let found = implicitMember(named: name, isCalled: false)
        if found.member.exists, found.isSelf { search.found.hasSelf = true }
    }

    /// A local name that stands for an object, or for a closure that keeps some.
    private func collectObject(at position: Int, as way: Holding.Capture = .body, _ search: inout CaptureSearch) {
        let local = body.locals[position]
        if let origin = origin(of: position) {
            guard origin.ownership.retains else { return }
            if origin.value.exists, !search.visited.contains(origin.value.rawValue) {
                let value = outline.code[origin.value.position]
                search.visited.append(origin.value.rawValue)
                if value.kind == .closure { return collectCaptures(of: origin.value, &search) }
                // `let me = self`, and `guard let me = self` or `guard let self` where that is weak: the instance by another name.
                if isSelf(origin.value), !body.context.isStatic { return search.found.hasSelf = true }
                if value.kind == .call, let kept = wrapped(by: value) { return collectKept(kept, by: origin.value, &search) }
            }
        }
        if let parameter = parameter(at: position), functionType(of: local.type) != nil {
            if !search.found.parameters.contains(parameter) { search.found.parameters.append(parameter) }
            return
        }
        let type = nominalTypes(of: local.type).first.type
        if type.exists, !index[type].isExternal { collect(type, named: local.name, as: way, &search) }
    }

    /// What a local object keeps, the closure that uses it keeps too: `let registration = UICollectionView.CellRegistration<…> { self.… }`.
    private func collectKept(_ value: CodeIndex, by object: CodeIndex, _ search: inout CaptureSearch) {
        let isCaptured = search.found.hasSelf
        collectCaptures(of: value, &search)
        if !isCaptured, search.found.hasSelf, search.found.site == nil { search.found.site = site(ofClosure: object) }
    }

    // MARK: - Local names

    /// Which parameter of the function at hand a local name is.
    private func parameter(at position: Int) -> Int? {
        guard body.context.member.exists else { return nil }
        let parameters = index.declaration(of: body.context.member).parameters.indices
        guard position < parameters.count else { return nil }
        let name = body.locals[position].name
        return parameters.firstIndex { symbol(outline.parameters[$0].name) == name }.map { $0 - parameters.lowerBound }
    }

    func origin(of position: Int) -> LocalOrigin? {
        body.origins.last { $0.position == position && $0.name == body.locals[position].name }
    }

    /// Remembers what a local name was made of, where that may matter.
    func noteOrigin(_ ownership: Ownership, _ value: CodeIndex) {
        let position = body.locals.count - 1
        while let last = body.origins.last, last.position >= position { body.origins.removeLast() }
        let mayMatter = !ownership.retains || value.exists && [.closure, .identifier, .call].contains(outline.code[value.position].kind)
        guard position >= 0 else { return }
        if body.locals[position].type.isUnknown {
            body.locals[position].place = placeOnScreen(value)
            if isNamedWay(value) { body.locals[position].way = value }
        }
        if mayMatter { body.origins.append(LocalOrigin(name: body.locals[position].name, position: position, ownership: ownership, value: value)) }
    }
}
