import Syntax

/// Calls of what the project does not declare, as far as rules ask for them.
extension ReferenceCollector {
    /// Reads the arguments of a call that leads to nothing of the project.
    func readFrameworkCall(
        _ name: Symbol, _ callee: CodeNode, _ node: CodeNode, on base: ExpressionType, isSelf: Bool
    ) {
        guard index.names.uses(of: name).contains(.observed), !body.isSilent else { return readArguments(node) }
        var first = TypeID.none
        for (position, argument) in node.arguments.enumerated() {
            let type = readArgument(outline.arguments[argument].value)
            if position == 0 { first = frameworkType(of: type) }
        }
        noteFrameworkCall(name, callee, node, on: base, isSelf: isSelf, argument: first)
    }

    /// `days.map(formatter.string(from:))` hands on what will be called.
    func noteNamedFunction(_ function: CodeNode, at position: CodeIndex) {
        guard position.position + 1 < outline.code.count, case let names = outline.code[position.position + 1], names.kind == .argumentNames,
            case let name = symbol(function.name), index.names.uses(of: name).contains(.observed), !body.isSilent
        else { return }
        guard function.kind == .member else {
            guard !body.locals.contains(where: { $0.name == name }), !implicitMember(named: name, isCalled: true).member.exists, index.function(named: name) == nil
            else { return }
            return noteFrameworkCall(name, function, names, on: selfType(), isSelf: true)
        }
        guard function.base.exists else { return }
        let base = silently { type(of: function.base) }
        let receivers = nominalTypes(of: base)
        if receivers.isEmpty, !base.isMetatype { noteUnresolvedCall(name) }
        let use = Use(isStatic: base.isMetatype, isCalled: true)
        guard !receivers.all.contains(where: { member(named: name, of: $0.type, use).exists }) else { return }
        noteFrameworkCall(name, function, names, on: base, isSelf: isSelf(function.base))
    }

    func noteFrameworkCall(
        _ name: Symbol, _ callee: CodeNode, _ node: CodeNode, on base: ExpressionType, isSelf: Bool, argument: TypeID = .none
    ) {
        guard !body.isSilent, !body.isLogged, body.context.from.exists, !isPlainText(callee, node) else { return }
        let first = node.arguments.first.map { outline.arguments[$0] }
        // A framework's function that is called by its name alone may be the superclass's.
        let isPlain = callee.kind == .identifier
        let receiverName = isPlain ? .none : lastName(of: callee.base)
        if index.names.uses(of: name).contains(.ofContext), FrameworkCall.contextsOfRecords[index.symbols[receiverName]] == nil, !isStore(base) { return }
        let written = first.flatMap { text($0.value) }
        add(
            FrameworkCall(
                from: body.context.from, caller: body.context.member, name: name, label: first.map { symbol($0.label) } ?? .none, argument: argument,
                format: format(written), style: style(of: callee, first), hasPlainText: hasPlainText(node, written),
                receiver: isPlain && !isSelf ? .none : receiverType(base, callee.base),
                receiverName: receiverName, isSelf: isSelf || isSuper(callee),
                site: site(from: callee.offset, name: callee.name)))
    }

    private func isStore(_ type: ExpressionType) -> Bool {
        let type = frameworkType(of: unwrapped(type))
        return type.exists && index[type].isExternal && FrameworkCall.askedStores.contains(index[type].fullName)
    }

    /// `Text(title)`: of SwiftUI's texts those are noted that say how a value is written, `Text("\(amount, specifier: "%.2f")")`, for most show one as it is.
    /// Source: developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
    private func isPlainText(_ callee: CodeNode, _ node: CodeNode) -> Bool {
        guard [.identifier, .member].contains(callee.kind), outline.names.equals(callee.name, "Text") else { return false }
        guard callee.kind == .identifier, let text = node.arguments.first.map({ outline.arguments[$0].value }), text.exists, outline[text].kind == .stringLiteral
        else { return true }
        return !outline[text].arguments.contains { outline.names.equals(outline.arguments[$0].label, "specifier") }
    }

    /// A text that is written out somewhere in the project.
    private struct WrittenText {
        var file: FileID
        var literal: CodeIndex
    }

    private func format(_ text: WrittenText?) -> Symbol {
        text.map { index.symbol(index.outline($0.file)[$0.literal].format, in: $0.file) } ?? .none
    }

    private func text(_ argument: CodeIndex) -> WrittenText? {
        guard argument.exists else { return nil }
        switch outline[argument].kind {
        case .stringLiteral: return WrittenText(file: file, literal: argument)
        case .identifier where body.locals.contains { $0.name == symbol(outline[argument].name) }: return text(ofLocal: argument)
        case .member where outline[argument].base.exists && outline.names.equals(outline[argument].name, "rawValue"): return text(outline[argument].base)
        case .identifier, .member: return text(ofConstant: silently { assignedMember(argument).0 })
        default: return nil
        }
    }

    /// `let hex = "%02x"`, further up in the same body.
    private func text(ofLocal use: CodeIndex) -> WrittenText? {
        guard body.context.member.exists, case let code = index.declaration(of: body.context.member).code.indices, code.contains(use.position) else { return nil }
        for position in (code.lowerBound..<use.position).reversed() where outline.code[position].kind == .declaration {
            let declaration = outline[outline.code[position].declaration]
            guard declaration.name == outline[use].name else { continue }
            let (value, isConstant) = (declaration.initialValue, declaration.kind == .let)
            return isConstant && value.exists && outline[value].kind == .stringLiteral ? WrittenText(file: file, literal: value) : nil
        }
        return nil
    }

    /// `formatter.locale = Locale(identifier: "en_US_POSIX")`, or a constant of that.
    private func text(ofAssigned value: CodeIndex) -> WrittenText? {
        guard value.exists else { return nil }
        guard outline[value].kind == .call else { return text(value) }
        return Self.machinesLocale(value, in: outline).map { WrittenText(file: file, literal: $0) }
    }

    private static func machinesLocale(_ call: CodeIndex, in outline: Outline) -> CodeIndex? {
        guard let first = outline[call].arguments.first.map({ outline.arguments[$0].value }), first.exists,
            outline[first].kind == .stringLiteral, outline.names.equals(outline[first].format, "en_US_POSIX")
        else { return nil }
        return first
    }

    /// `static let detail = "https://loans.example/%d"`
    private func text(ofConstant member: MemberID) -> WrittenText? {
        guard member.exists else { return nil }
        let (declaration, outline) = (index.declaration(of: member), index.outline(index[member].file))
        guard declaration.kind == .let || declaration.kind == .case, declaration.initialValue.exists else { return nil }
        let value = declaration.initialValue
        let literal = outline[value].kind == .stringLiteral ? value : outline[value].kind == .call ? Self.machinesLocale(value, in: outline) : nil
        return literal.map { WrittenText(file: index[member].file, literal: $0) }
    }

    private func style(of callee: CodeNode, _ first: Argument?) -> Symbol {
        if callee.kind == .member, outline.names.equals(callee.name, "format") { return style(madeIn: callee.base) }
        return first.map { style($0.value) } ?? .none
    }

    /// None where a locale is written, which may be that of machines, and for the style of addresses.
    private func style(madeIn receiver: CodeIndex) -> Symbol {
        var position = receiver
        while position.exists, case let node = outline[position] {
            switch node.kind {
            case .identifier, .member:
                if outline.names.equals(node.name, "locale") { return .none }
                guard outline.names[node.name].hasSuffix("FormatStyle") else { break }
                let isOfAddress = node.kind == .member && node.base.exists && outline.names.equals(outline[node.base].name, "URL")
                return isOfAddress ? .none : symbol(node.name)
            case .call: if node.arguments.contains(where: { outline.names.equals(outline.arguments[$0].label, "locale") }) { return .none }
            case .specialization: break
            default: return .none
            }
            position = node.base
        }
        return .none
    }

    private func style(_ argument: CodeIndex) -> Symbol {
        guard argument.exists else { return .none }
        var node = outline[argument]
        var first = NameID.none
        while node.kind == .call || node.kind == .member {
            if node.kind == .member { first = node.name }
            guard node.base.exists else { break }
            node = outline[node.base]
        }
        return symbol(first)
    }

    /// - Parameter text: what the first argument is, or is a constant of.
    private func hasPlainText(_ node: CodeNode, _ text: WrittenText?) -> Bool {
        guard let first = node.arguments.first, outline.arguments[first].value.exists, case let value = outline.arguments[first].value else { return false }
        return (text.map { index.outline($0.file)[$0.literal].arguments.isEmpty } ?? (isWrittenOut(value) || outline[value].kind == .member && !outline[value].base.exists))
            && node.arguments.allSatisfy { argument in
                let value = outline.arguments[argument].value
                return !value.exists || ![.binary, .stringLiteral].contains(outline[value].kind) || isWrittenOut(value)
            }
    }

    /// `"Loans"`, `"All that you have lent, " + "and to whom."`, `["All that you have lent,", "and to whom."].joined(separator: " ")`
    private func isWrittenOut(_ value: CodeIndex) -> Bool {
        guard value.exists, case let node = outline[value] else { return false }
        switch node.kind {
        case .stringLiteral: return node.arguments.isEmpty
        case .binary, .arrayLiteral: return outline.arguments[node.arguments].allSatisfy { isWrittenOut($0.value) }
        case .call:
            guard let callee = outline.callee(of: node), callee.kind == .member, outline.names.equals(callee.name, "joined"), callee.base.exists,
                outline[callee.base].kind == .arrayLiteral
            else { return false }
            return isWrittenOut(callee.base)
        default: return false
        }
    }

    /// `window.rootViewController = …`, `formatter.dateFormat = "yyyy-MM-dd"`
    func noteFrameworkAssignment(_ node: CodeNode) {
        let target = outline.code[node.other.position]
        if target.kind == .identifier { return noteAssignment(toOwn: target) }
        guard !body.isSilent, target.kind == .member, target.base.exists, case let uses = index.names.uses(of: symbol(target.name)),
            uses.contains(.observed), !uses.contains(.ofContext)
        else { return }
        noteFrameworkAssignment(to: target, format: format(text(ofAssigned: node.base)))
    }

    /// `rootViewController = screen` in an extension of UIWindow.
    private func noteAssignment(toOwn target: CodeNode) {
        guard !body.isSilent, body.context.from.exists, index[body.context.from].isExternal, isOnScreen(target.name),
            !body.locals.contains(where: { $0.name == symbol(target.name) })
        else { return }
        add(
            FrameworkCall(
                from: body.context.from, caller: body.context.member, name: symbol(target.name), label: .none, argument: .none,
                receiver: .none, receiverName: .none, isSelf: true, site: site(from: target.offset, name: target.name)))
    }

    /// `navigationController?.viewControllers.removeLast()`, `tabBarController?.selectedIndex += 1`
    func noteChange(ofFrameworks property: CodeIndex) {
        guard property.exists else { return }
        var target = outline.code[property.position]
        while target.kind == .optionalChain || target.kind == .forceUnwrap, target.base.exists { target = outline.code[target.base.position] }
        guard !body.isSilent, target.kind == .member, target.base.exists, isOnScreen(target.name) else { return }
        noteFrameworkAssignment(to: target, format: .none)
    }

    private func noteFrameworkAssignment(to target: CodeNode, format: Symbol) {
        add(
            FrameworkCall(
                from: body.context.from, caller: body.context.member, name: symbol(target.name), label: .none, argument: .none, format: format,
                receiver: isOnScreen(target.name) ? typeOfLocal(target.base) : .none, receiverName: lastName(of: target.base), isSelf: isSelf(target.base),
                site: site(from: target.offset, name: target.name)))
    }

    private func isOnScreen(_ property: NameID) -> Bool {
        index.names.uses(of: symbol(property)).contains(.observed) && ScreenNavigation.assignments.contains(index.symbols[symbol(property)])
    }

    private func typeOfLocal(_ position: CodeIndex) -> TypeID {
        let node = outline.code[position.position]
        guard node.kind == .identifier, let local = body.locals.last(where: { $0.name == symbol(node.name) }) else { return .none }
        return frameworkType(of: local.type)
    }

    func noteCollectionUse(of target: MemberID, _ node: CodeNode) {
        let member = index[target]
        guard !body.isSilent, member.file != index.interface, member.owner != body.context.from,
            member.kind == .var || member.kind == .let, isCollection(target)
        else { return }
        add(
            CollectionUse(
                from: body.context.from, caller: body.context.member, target: target,
                site: site(of: node)))
    }

    /// What is only logged says nothing to anybody.
    func noteAddedPropertyUse(of target: MemberID, _ node: CodeNode) {
        let member = index[target]
        guard !body.isSilent, !body.isLogged, body.context.from.exists, member.kind == .var, member.file != index.interface,
            index[member.owner].isExternal
        else { return }
        references.addedPropertyUses.append(
            AddedPropertyUse(from: body.context.from, caller: body.context.member, target: target, site: site(of: node)))
    }

    /// What an object is used for that works with a database, its type doesn't have to be written for.
    func noteStoreUse(of target: MemberID, _ type: ExpressionType, _ node: CodeNode) {
        guard !body.isSilent, body.context.from.exists, index[target].owner != body.context.from, mayBeStore(type) else { return }
        let store = frameworkType(of: unwrapped(type))
        guard store.exists, index[store].isExternal else { return }
        references.storeUses.append(
            StoreUse(from: body.context.from, caller: body.context.member, target: target, type: store, site: site(of: node)))
    }

    /// By the name alone, for nearly all types are called something else.
    private func mayBeStore(_ type: ExpressionType) -> Bool {
        switch unwrapped(type) {
        case .instance(let type, _): return index.names.uses(of: index[type].name).contains(.store)
        case .written(let written, _):
            guard written.type.exists, case let node = index.node(of: written), node.kind == .named || node.kind == .member else { return false }
            return index.names.uses(of: index.symbol(node.name, in: written.file)).contains(.store)
        default: return false
        }
    }

    /// The type at the outermost, a framework's included, which has no members that are known.
    func frameworkType(of type: ExpressionType) -> TypeID {
        switch type {
        case .instance(let type, _), .metatype(let type, _): return type
        case .unknown, .localFunction: return .none
        case .written, .writtenMetatype: break
        }
        let known = nominalTypes(of: type).first.type
        guard !known.exists, case .written(let written, _) = unwrapped(type), written.type.exists else { return known }
        return index.external(of: index.outline(written.file).types[written.type.position], in: written.file)
    }

    /// Of a composition the framework's class, which alone has what the project does not declare: `weak var view: (LoanView & UIViewController)?`.
    private func receiverType(_ type: ExpressionType, _ receiver: CodeIndex) -> TypeID {
        if type.isUnknown, receiver.exists, isOwnParent(receiver) { return ownViewController }
        if case .written(let written, _) = unwrapped(type), written.type.exists {
            let node = index.node(of: written)
            if node.kind == .composition || node.kind == .attributed,
                let known = index.nominalTypes(in: written).first(where: { index[$0.0].isExternal && index[$0.0].kind == .class }) { return known.0 }
        }
        return frameworkType(of: type)
    }

    /// `parent` of a view controller, which is one as well; whatever else is called so may be anything.
    private func isOwnParent(_ receiver: CodeIndex) -> Bool {
        var node = outline[receiver]
        while node.kind == .optionalChain || node.kind == .forceUnwrap, node.base.exists { node = outline[node.base] }
        guard node.kind == .identifier || node.kind == .member && node.base.exists && isSelf(node.base), outline.names.equals(node.name, "parent")
        else { return false }
        let name = symbol(node.name)
        return !(node.kind == .identifier && body.locals.contains { $0.name == name }) && !implicitMember(named: name, isCalled: false).member.exists
    }

    /// The framework's class that makes the type at hand a view controller.
    private var ownViewController: TypeID {
        guard body.context.from.exists, !body.context.isStatic else { return .none }
        return index.ancestors[body.context.from.position].first { ancestor in
            index[ancestor].isExternal && ["NSViewController", "UIViewController"].contains(index[ancestor].fullName)
        } ?? .none
    }

    private func isCollection(_ target: MemberID) -> Bool {
        let member = index[target]
        let declaration = index.declaration(of: target)
        guard declaration.traits.isDisjoint(with: .computed) else { return false }
        let owner = NominalType(type: member.owner, arguments: .none)
        let type = nominalTypes(of: typeOfMember(target, owner)).first.type
        return type.exists && type != index.known.optional && type != index.known.result
            && !index.known.parameters(of: type).isEmpty
    }

    /// What an expression ends in; of a local name, and of an own property without a written type, what that was taken from, and of a
    /// collection's element the collection.
    func lastName(of position: CodeIndex) -> Symbol {
        var position = position
        while position.exists {
            let node = outline.code[position.position]
            switch node.kind {
            case .member where node.base.exists && index.known.selections.contains(symbol(node.name)): position = node.base
            case .identifier:
                let name = symbol(node.name)
                guard let local = body.locals.last(where: { $0.name == name }) else { return placeOnScreen(ofProperty: name) ?? name }
                return local.place == .none ? name : local.place
            case .member:
                let name = symbol(node.name)
                return node.base.exists && isSelf(node.base) ? placeOnScreen(ofProperty: name) ?? name : name
            case .tuple where node.arguments.count == 1: position = outline.arguments[node.arguments.lowerBound].value
            // `presentingViewController ?? parent`: both have what the first is sure to have.
            case .nilCoalescing:
                guard let first = node.arguments.first else { return .none }
                return placeOnScreen(outline.arguments[first].value)
            case .optionalChain, .forceUnwrap, .call, .subscript: position = node.base
            default: return .none
            }
        }
        return .none
    }

    /// `lazy var stack = navigationController`
    private func placeOnScreen(ofProperty name: Symbol) -> Symbol? {
        let member = silently { implicitMember(named: name, isCalled: false).member }
        guard member.exists, index[member].kind == .var || index[member].kind == .let else { return nil }
        let (declaration, declaring) = (index.declaration(of: member), index.outline(index[member].file))
        guard !declaration.type.exists, declaration.initialValue.exists else { return nil }
        var node = declaring[declaration.initialValue]
        while node.kind == .optionalChain || node.kind == .forceUnwrap, node.base.exists { node = declaring[node.base] }
        // Of itself alone: whatever else is called so is a property of the project's.
        let isOwn = node.kind == .identifier
            || node.kind == .member && node.base.exists && declaring[node.base].kind == .identifier && declaring.names.equals(declaring[node.base].name, "self")
        guard isOwn else { return nil }
        let place = index.symbol(node.name, in: index[member].file)
        return place != name && index.names.uses(of: place).contains(.screen) && !silently { implicitMember(named: place, isCalled: false).member.exists }
            ? place : nil
    }

    func placeOnScreen(_ value: CodeIndex) -> Symbol {
        let name = lastName(of: value)
        return index.names.uses(of: name).contains(.screen) ? name : .none
    }

    private func isSuper(_ callee: CodeNode) -> Bool {
        guard callee.kind == .member, callee.base.exists else { return false }
        let base = outline.code[callee.base.position]
        return base.kind == .identifier && symbol(base.name) == index.known.superInstance
    }
}
