import Syntax

/// Closures that a collection view's layout keeps, and the collection view keeps the layout.
/// Source: developer.apple.com/documentation/uikit (UICollectionViewCompositionalLayout, UICollectionLayoutListConfiguration)
extension ReferenceCollector {
    // MARK: - Section providers

    /// `makeLayout()`, `UICollectionView(frame: .zero, collectionViewLayout: makeLayout())`
    func isMade(_ value: CodeIndex, by name: NameID) -> Bool {
        isCall(value, named: name) || layout(of: value).map { isCall($0, named: name) } ?? false
    }

    /// What a collection view is made with, and keeps.
    private func layout(of value: CodeIndex) -> CodeIndex? {
        guard value.exists, outline[value].kind == .call, nameOfMade(by: outline[value]) == "UICollectionView" else { return nil }
        return kept(byMaking: "UICollectionView", outline[value])
    }

    /// `collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { … }`, where no other layout is ever put there.
    func noteLayout(_ assignment: CodeNode) {
        guard !body.isSilent, assignment.base.exists, body.context.member.exists, outline[assignment.base].kind == .call,
            isKeptByUIKit(assignment.base), let list = listGiven(assignment), isLayoutSetOnce
        else { return }
        let captures = captures(of: assignment.base)
        if captures.hasSelf { note(captures, by: list, at: assignment.base) }
    }

    /// The property whose collection view is given a layout that a method makes.
    func listWithLayout(madeBy name: NameID) -> MemberID? {
        guard isLayoutSetOnce else { return nil }
        return outline.code.lazy.filter { $0.kind == .assignment && self.isCall($0.base, named: name) }.compactMap { self.listGiven($0) }.first
    }

    /// `list.collectionViewLayout = …`
    private func listGiven(_ assignment: CodeNode) -> MemberID? {
        guard assignment.other.exists, case let target = outline[assignment.other], target.kind == .member, target.base.exists,
            outline.names.equals(target.name, "collectionViewLayout"), isControlKept(target.base), let place = place(of: target.base), place.isSelf
        else { return nil }
        return place.member
    }

    private var isLayoutSetOnce: Bool {
        !isNamed("setCollectionViewLayout") && outline.code.count { isLayoutSet($0) } == 1
    }

    private func isLayoutSet(_ node: CodeNode) -> Bool {
        node.kind == .assignment && node.other.exists && outline[node.other].kind == .member
            && outline.names.equals(outline[node.other].name, "collectionViewLayout")
    }

    // MARK: - Lists

    /// `configuration.trailingSwipeActionsConfigurationProvider = { self.actions(at: $0) }`: the layout that is made of it keeps it,
    /// and the collection view keeps the layout.
    /// Source: developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration
    func noteListProvider(_ assignment: CodeNode) {
        let target = outline[assignment.other]
        guard target.kind == .member, Self.listProviders.contains(outline.names[target.name]), target.base.exists,
            outline[target.base].kind == .identifier, !body.isSilent, body.context.member.exists, assignment.base.exists
        else { return }
        let captures = captures(of: assignment.base)
        guard captures.hasSelf, isMadeList(outline[target.base].name), !isLayoutReplaced, let keeper = listKeeper else { return }
        note(captures, by: keeper, at: assignment.base)
    }

    private static let listProviders: Set<String> = [
        "itemSeparatorHandler", "leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider",
    ]

    var isLayoutReplaced: Bool {
        isNamed("setCollectionViewLayout") || outline.code.contains { isLayoutSet($0) }
    }

    /// `UICollectionViewCompositionalLayout.list(using: configuration)`
    private func isMadeList(_ configuration: NameID) -> Bool {
        index.declaration(of: body.context.member).code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .call, node.base.exists, outline[node.base].kind == .member, outline.names.equals(outline[node.base].name, "list"),
                let first = node.arguments.first, outline.names.equals(outline.arguments[first].label, "using")
            else { return false }
            let value = outline.arguments[first].value
            return value.exists && outline[value].kind == .identifier && outline[value].name == configuration
        }
    }

    /// The collection view that is made in the code at hand, or with the layout that this gives.
    private var listKeeper: MemberID? {
        let maker = body.context.member
        if index[maker].kind != .func { return isKept(maker) && frameworkType(of: maker) == "UICollectionView" ? maker : nil }
        let name = index.declaration(of: maker).name
        return index[index[maker].owner].members.first { member in
            guard index[member].file == file, isKept(member), case let value = index.declaration(of: member).initialValue, value.exists,
                outline[value].kind == .call, frameworkType(of: member) == "UICollectionView"
            else { return false }
            return isMade(value, by: name)
        }
    }
}
