import Syntax

/// Closures that UIKit keeps with what is on a screen: `button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)`,
/// `UIBarButtonItem(primaryAction: …)`, a diffable data source's `cellProvider`. Whoever keeps that keeps the closure.
/// Source: developer.apple.com/documentation/uikit (UIAction, UIControl, UIBarButtonItem, UIMenu, UITableViewDiffableDataSource)
extension ReferenceCollector {
    /// What one of UIKit's objects keeps of what it is made with.
    ///
    /// - Parameter type: what the object's class is called.
    func kept(byMaking type: String, _ call: CodeNode) -> CodeIndex? {
        switch type {
        case "UIAction", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "CellRegistration", "SupplementaryRegistration":
            call.arguments.last.map { outline.arguments[$0].value }
        case "UIBarButtonItem", "UIButton":
            written("primaryAction", of: call) ?? argument("menu", of: call, in: outline)
        case let name where Self.controls.contains(name): argument("primaryAction", of: call, in: outline)
        case "UIStackView": argument("arrangedSubviews", of: call, in: outline)
        case "UIMenu": argument("children", of: call, in: outline)
        case "UICollectionViewCompositionalLayout": lastClosure(of: call, in: outline) ?? argument("sectionProvider", of: call, in: outline)
        case let name where Self.refreshControls.contains(name): lastClosure(of: call, in: outline) ?? argument("refreshingBlock", of: call, in: outline)
        case "UICollectionView": isLayoutReplaced ? nil : argument("collectionViewLayout", of: call, in: outline)
        default: nil
        }
    }

    /// `UIBarButtonItem(title: "", image: nil, primaryAction: nil, menu: menu)` has no action.
    private func written(_ label: StaticString, of call: CodeNode) -> CodeIndex? {
        argument(label, of: call, in: outline).flatMap { $0.exists && outline[$0].kind == .nilLiteral ? nil : $0 }
    }

    /// `UIAction` for `.init { … }` in `UIButton(primaryAction: .init { … })`: what the label asks for.
    func partMadeImplicitly(_ value: CodeIndex, for call: CodeNode) -> String? {
        guard isImplicitlyMade(value), let argument = call.arguments.first(where: { outline.arguments[$0].value == value }) else { return nil }
        return switch outline.names[outline.arguments[argument].label] {
        case "primaryAction": "UIAction"
        case "menu": "UIMenu"
        default: nil
        }
    }

    /// Source: developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)
    private static let controls: Set<String> = [
        "UIColorWell", "UIControl", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
    ]

    /// MJRefresh's, which keep their block for as long as they are there.
    /// Source: github.com/CoderMJLee/MJRefresh (MJRefresh/Base/MJRefreshComponent.h)
    private static let refreshControls: Set<String> = [
        "MJRefreshAutoFooter", "MJRefreshAutoGifFooter", "MJRefreshAutoNormalFooter", "MJRefreshAutoStateFooter", "MJRefreshBackFooter",
        "MJRefreshBackGifFooter", "MJRefreshBackNormalFooter", "MJRefreshBackStateFooter", "MJRefreshFooter", "MJRefreshGifHeader", "MJRefreshHeader",
        "MJRefreshNormalHeader", "MJRefreshNormalTrailer", "MJRefreshStateHeader", "MJRefreshStateTrailer", "MJRefreshTrailer",
    ]

    func isKeptByUIKit(_ value: CodeIndex) -> Bool {
        guard outline[value].kind == .call, let name = nameOfMade(by: outline[value]) else { return false }
        return kept(byMaking: name, outline[value]) != nil
    }

    /// What a class of UIKit's is called that is made there: `UIAction { … }`, `UICollectionView.CellRegistration<Cell, Item> { … }`,
    /// `DataSource(tableView: table) { … }` by an alias.
    func nameOfMade(by call: CodeNode) -> String? {
        guard call.base.exists else { return nil }
        var callee = outline[call.base]
        if callee.kind == .specialization, callee.base.exists { callee = outline[callee.base] }
        switch callee.kind {
        case .identifier:
            let last = call.arguments.last.map { outline.arguments[$0].value } ?? .none
            let isGivenClosure = last.exists && outline[last].kind == .closure
            let behind = isGivenClosure ? nameBehindAlias(symbol(callee.name), in: file, body.context.scope) : nil
            return behind ?? outline.names[callee.name]
        case .member:
            if !callee.base.exists { return isImplicit(callee) ? body.implicitlyMade : nil }
            guard outline[callee.base].kind == .identifier, outline.names.equals(outline[callee.base].name, "UICollectionView")
            else { return nil }
            return outline.names[callee.name]
        default: return nil
        }
    }

    /// `.init(tableView: table) { … }`: what it makes, the place tells that it is made for.
    func isImplicitlyMade(_ value: CodeIndex) -> Bool {
        value.exists && outline[value].kind == .call && outline[value].base.exists && isImplicit(outline[outline[value].base])
    }

    /// What a written type's class is called, whether by an alias or not.
    func nameOfClass(_ written: WrittenType) -> String? {
        let declaring = index.outline(written.file)
        let type = declaring.type(written.type, without: .optionals)
        guard type.exists, case let node = declaring.types[type.position], node.kind == .named || node.kind == .member else { return nil }
        let name = declaring.names[node.name]
        return node.kind == .named ? nameBehindAlias(index.symbol(node.name, in: written.file), in: written.file, written.scope) ?? name : name
    }

    private func isImplicit(_ callee: CodeNode) -> Bool {
        callee.kind == .member && !callee.base.exists && symbol(callee.name) == index.known.initializer
    }

    private func nameBehindAlias(_ name: Symbol, in file: FileID, _ scope: DeclarationIndex) -> String? {
        guard case .type(let type) = index.meaning(of: name, in: file, scope: scope), let alias = index.alias(of: type), alias.type.exists,
            case let declaring = index.outline(alias.file), case let written = declaring.types[alias.type.position], written.kind == .named
        else { return nil }
        return declaring.names[written.name]
    }

    /// `private lazy var source = makeSource()`: what a method makes and gives, whoever has it made keeps.
    ///
    /// - Parameters:
    ///   - value: what is given.
    ///   - range: the body of a method, or of the closure that makes a property's value.
    ///   - isGiven: by `return`; else only if it stands alone.
    func noteMade(_ value: CodeIndex, in range: Range<Int>, isGiven: Bool) {
        let outer = body.implicitlyMade
        if isImplicitlyMade(value), !body.isSilent, case .written(let written, _) = body.result { body.implicitlyMade = nameOfClass(written) }
        defer { body.implicitlyMade = outer }
        guard value.exists, !body.isSilent, body.context.member.exists, isMade(value), isGiven || outline.statements(in: range).count == 1
        else { return }
        let (maker, declaration) = (body.context.member, index.declaration(of: body.context.member))
        let isMethod = index[maker].kind == .func && declaration.code.indices == range
        guard isMethod || declaration.modifiers.contains(.lazy) && isKept(maker) && bodyOfCalled(declaration.initialValue) == range else { return }
        let captures = captures(of: value)
        guard captures.hasSelf, let keeper = isMethod ? keeper(ofWhatIsMadeBy: maker) : maker else { return }
        note(captures, by: keeper, at: original(value))
    }

    /// The body of `{ … }()`.
    private func bodyOfCalled(_ value: CodeIndex) -> Range<Int>? {
        guard value.exists, outline[value].kind == .call, outline[value].base.exists, case let callee = outline[outline[value].base],
            callee.kind == .closure
        else { return nil }
        return outline.closures[callee.closure].body.indices
    }

    private func isMade(_ value: CodeIndex) -> Bool { isKeptByUIKit(original(value)) }

    /// `return source`, where `let source = …`
    func original(_ value: CodeIndex) -> CodeIndex {
        guard outline[value].kind == .identifier else { return value }
        let name = symbol(outline[value].name)
        guard let position = body.locals.lastIndex(where: { $0.name == name }),
            let origin = body.origins.last(where: { $0.position == position && $0.name == name }), origin.value.exists
        else { return value }
        return origin.value
    }

    /// The property of the same type that is set to what a method gives, or begins with it: its value may well be put into another.
    private func keeper(ofWhatIsMadeBy method: MemberID) -> MemberID? {
        let name = index.declaration(of: method).name
        if let first = index[index[method].owner].members.first(where: { member in
            index[member].file == file && isKept(member) && index.declaration(of: member).modifiers.contains(.lazy)
                && isMade(index.declaration(of: member).initialValue, by: name)
        }) { return first }
        if let list = listWithLayout(madeBy: name) { return list }
        return outline.code.lazy.filter { $0.kind == .assignment && self.isMade($0.base, by: name) }.compactMap { assignment in
            guard let place = self.place(of: assignment.other), place.isSelf, self.isKept(place.member) else { return nil }
            return place.member
        }.first
    }

    /// `button.addAction(action, for: .touchUpInside)`, where nothing takes actions away again.
    func noteAction(_ call: CodeNode, on control: CodeIndex) {
        guard call.arguments.count == 2, !body.isSilent, let first = call.arguments.first,
            outline.names.equals(outline.arguments[first + 1].label, "for")
        else { return }
        let value = outline.arguments[first].value
        let outer = body.implicitlyMade
        if isImplicitlyMade(value) { body.implicitlyMade = "UIAction" }
        defer { body.implicitlyMade = outer }
        let captures = captures(of: value)
        guard captures.hasSelf, let member = keptControl(control), !isNamed("removeAction") else { return }
        note(captures, by: member, at: value)
    }

    /// The property of `self` that keeps a control, or that it is being made for; the function at hand, where that puts it on the screen.
    private func keptControl(_ control: CodeIndex) -> MemberID? {
        if let place = place(of: control) {
            guard place.isSelf else { return keptView(with: control, in: place) }
            return isControlKept(control) ? place.member : nil
        }
        return lazyMember(of: control) ?? (isShown(control) ? body.context.member : nil)
    }

    /// `tripView` of `tripView.button`, where the one keeps the other and `self` the one.
    private func keptView(with control: CodeIndex, in place: StoredPlace) -> MemberID? {
        let node = outline[control]
        guard node.kind == .member, node.base.exists, isKept(place.member),
            index.ancestors[place.owner.position].contains(where: { index.symbols[index[$0].name] == "UIView" })
        else { return nil }
        let view = unwrapped(node.base, in: outline)
        guard view.exists, let kept = self.place(of: view), kept.isSelf, isControlKept(view) else { return nil }
        return kept.member
    }

    /// `lazy var button: UIButton = { let button = UIButton(); …; return button }()`
    private func lazyMember(of local: CodeIndex) -> MemberID? {
        guard outline[local].kind == .identifier, body.context.member.exists else { return nil }
        let declaration = index.declaration(of: body.context.member)
        guard declaration.modifiers.contains(.lazy), isKept(body.context.member), let making = bodyOfCalled(declaration.initialValue)
        else { return nil }
        return outline.statements(in: making).contains { statement in
            statement.kind == .return && statement.base.exists && outline[statement.base].kind == .identifier
                && outline[statement.base].name == outline[local].name
        } ? body.context.member : nil
    }

    /// `makeSource()`, `self.makeSource()`
    func isCall(_ value: CodeIndex, named name: NameID) -> Bool {
        guard value.exists, outline[value].kind == .call, outline[value].base.exists else { return false }
        let callee = outline[outline[value].base]
        switch callee.kind {
        case .identifier: return callee.name == name
        case .member: return callee.name == name && callee.base.exists && isSelf(callee.base)
        default: return false
        }
    }

    // MARK: - Bar items

    /// `navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: …)`, which stays for as long as its view controller,
    /// where nothing else is ever put there.
    func noteBarItem(_ assignment: CodeNode) {
        guard !body.isSilent, assignment.base.exists, body.context.member.exists,
            [.arrayLiteral, .call, .identifier].contains(outline[assignment.base].kind)
        else { return }
        let outer = body.implicitlyMade
        if isImplicitlyMade(assignment.base) { body.implicitlyMade = "UIBarButtonItem" }
        defer { body.implicitlyMade = outer }
        guard isOwnBar(assignment.other) else { return }
        let captures = captures(of: assignment.base)
        if captures.hasSelf { note(captures, by: body.context.member, at: original(assignment.base)) }
    }

    private static let barItems: Set<String> = ["leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "titleView"]

    /// Whether a local name's control is put into a bar that way: `navigationItem.titleView = button`, `toolbarItems = [add, edit]`.
    func isPutInBar(_ name: NameID, by assignment: CodeNode) -> Bool {
        guard assignment.base.exists, assignment.other.exists, case let value = outline[assignment.base] else { return false }
        let values = value.kind == .arrayLiteral ? value.arguments.map { outline.arguments[$0].value } : [assignment.base]
        return values.contains { $0.exists && outline[$0].kind == .identifier && outline[$0].name == name } && isOwnBar(assignment.other)
    }

    /// `navigationItem.titleView`, `toolbarItems` of the view controller itself, where nothing else is ever put.
    private func isOwnBar(_ place: CodeIndex) -> Bool {
        let target = outline[place]
        guard isInViewController else { return false }
        if outline.names.equals(target.name, "toolbarItems"), target.kind == .identifier || target.kind == .member && target.base.exists && isSelf(target.base) {
            return isAssignedOnce(target.name) && !isNamed("setToolbarItems")
        }
        return target.kind == .member && Self.barItems.contains(outline.names[target.name]) && isOwnNavigationItem(target.base) && isPutOnce(target.name)
    }

    /// `navigationItem`, `self.navigationItem`
    private func isOwnNavigationItem(_ position: CodeIndex) -> Bool {
        guard position.exists else { return false }
        let node = outline[position]
        switch node.kind {
        case .identifier: return outline.names.equals(node.name, "navigationItem") && !body.locals.contains { $0.name == symbol(node.name) }
        case .member: return outline.names.equals(node.name, "navigationItem") && node.base.exists && isSelf(node.base)
        default: return false
        }
    }

    private var isInViewController: Bool {
        index.ancestors[body.context.from.position].contains { index.symbols[index[$0].name] == "UIViewController" }
    }

    private func isPutOnce(_ name: NameID) -> Bool {
        outline.code.count { $0.kind == .member && $0.name == name } == 1 && !isNamed("setLeftBarButton") && !isNamed("setRightBarButton")
    }

    // MARK: - Parts of controls

    /// `tableView.mj_header = MJRefreshNormalHeader { self.load() }`, `button.menu = UIMenu(children: [UIAction { _ in self.tap() }])`: what the list
    /// or the button keeps, where nothing else is ever put there.
    func notePartOfControl(_ assignment: CodeNode) {
        let target = outline[assignment.other]
        let outer = body.implicitlyMade
        if isImplicitlyMade(assignment.base), target.kind == .member { body.implicitlyMade = Self.classesOfParts[outline.names[target.name]] }
        defer { body.implicitlyMade = outer }
        guard target.kind == .member, Self.partsOfControls.contains(outline.names[target.name]), target.base.exists, !body.isSilent, assignment.base.exists,
            body.context.member.exists, isMade(assignment.base)
        else { return }
        let captures = captures(of: assignment.base)
        guard captures.hasSelf, isAssignedOnce(target.name), !isNamed("refreshingBlock") else { return }
        guard let keeper = keptControl(target.base) ?? (isControlKept(target.base) ? body.context.member : nil) else { return }
        note(captures, by: keeper, at: assignment.base)
    }

    private static let partsOfControls: Set<String> = ["menu", "mj_footer", "mj_header", "mj_trailer", "refreshControl"]

    private static let classesOfParts = ["menu": "UIMenu", "refreshControl": "UIRefreshControl"]

    private func isAssignedOnce(_ name: NameID) -> Bool {
        outline.code.count { node in
            node.kind == .assignment && node.other.exists && [.identifier, .member].contains(outline[node.other].kind) && outline[node.other].name == name
        } == 1
    }

    func isNamed(_ name: StaticString) -> Bool {
        outline.code.contains { $0.kind == .member && outline.names.equals($0.name, name) }
    }

    func note(_ captures: Captures, by member: MemberID, at value: CodeIndex) {
        references.holdings.append(
            Holding(
                owner: body.context.from, member: member, site: site(of: captures, in: value), ownership: .strong, kind: .capture,
                capture: captures.way, held: .holder))
    }
}
