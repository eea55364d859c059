import ProjectGraph
import RuleKit
import Syntax
import Viper

/// ``EventConditions`` of all views' events: what goes for a view is looked up once, however many events it has.
final class ViewConditions {
    private let project: VIPERProject
    private let addedTests: Set<String>
    private var known: [Place: EventConditions] = [:]

    private struct Place: Hashable {
        var view: TypeID
        var file: FileID
    }

    init(in project: VIPERProject) {
        self.project = project
        addedTests = TextTests.added(in: project)
    }

    /// What is known before anything in an event is.
    func conditions(of entry: MemberID) -> EventConditions {
        let entity = project.graph[entry]
        let place = Place(view: entity.owner, file: entity.file)
        var conditions = known[place] ?? EventConditions(of: place.view, in: place.file, addedTests: addedTests, project)
        known[place] = conditions
        conditions.begin(project.graph.declaration(of: entry))
        return conditions
    }
}

/// Which conditions in an event of a view are decisions of the view's own.
struct EventConditions {
    /// What is known of the names that a body has.
    struct Names {
        /// The names by which UIKit hands over what happened, and those of what is taken from it: telling one control from another
        /// decides nothing.
        var given: Set<NameID> = []
        /// Those of them that are fields: what somebody has typed there tells no event from another.
        var fields: Set<NameID> = []
        /// What is taken from their text.
        var typed: Set<NameID> = []
        /// Constants that name a decision.
        var decisions: Set<NameID> = []
        /// Constants that have what a control stands at.
        var controls: Set<NameID> = []
        /// Constants that have a text of a control's.
        var texts: Set<NameID> = []
        /// What is an `NSPredicate`.
        var predicates: Set<NameID> = []
    }

    var names = Names()
    private let outline: Outline
    private let predicates: OwnPredicates
    private let tests: TextTests
    private let rows: RowTests
    /// Private properties that name a decision, with what they compare.
    private var properties: [NameID: CodeIndex] = [:]

    /// What goes for all events of a view that stand in one file.
    ///
    /// - Parameter addedTests: ``TextTests/added(in:)``.
    fileprivate init(of view: TypeID, in file: FileID, addedTests: Set<String>, _ project: VIPERProject) {
        outline = project.graph[file].outline
        predicates = OwnPredicates(of: view, in: file, project)
        tests = TextTests(outline: outline, added: addedTests)
        rows = RowTests(outline: outline, project: project)
        let members = project.graph[view].members
        for constant in members where project.graph[constant].kind == .let && project.graph[constant].file == file {
            let declaration = project.graph.declaration(of: constant)
            if tests.isPredicate(declaration.initialValue, names) { names.predicates.insert(declaration.name) }
        }
        for property in members where project.graph[property].kind == .var && project.graph[property].file == file {
            let declaration = project.graph.declaration(of: property)
            guard let compared = outline.comparison(namedBy: declaration), isOwnDecision(compared) else { continue }
            properties[declaration.name] = compared
        }
    }

    fileprivate mutating func begin(_ entry: Declaration) {
        let parameters = outline.parameters(of: entry)
        // `searchBar(_:textDidChange:)` hands over what stands in the bar.
        names.texts = Set(parameters.filter { outline.names.equals($0.label, "textDidChange") }.map(\.name))
        names.typed = names.texts
        names.given = Set(parameters.map(\.name)).subtracting(names.texts)
        names.fields = Set(parameters.filter { isField($0.type) }.map(\.name))
    }

    private func isField(_ type: TypeIndex) -> Bool {
        guard type.exists else { return false }
        let node = outline[type]
        return node.kind == .named && ["UISearchBar", "UISearchTextField", "UITextField", "UITextView"].contains(outline.names[node.name])
    }

    mutating func note(_ local: Declaration) {
        guard local.kind == .let || local.kind == .var else { return }
        note(local.name, takenFrom: local.initialValue)
        if local.kind == .let, isOwnDecision(local.initialValue) { names.decisions.insert(local.name) } else { names.decisions.remove(local.name) }
    }

    mutating func note(_ name: NameID, takenFrom value: CodeIndex) {
        if mentionsGiven(value, depth: 0) { names.given.insert(name) }
        if mentionsTyped(value, depth: 0) { names.typed.insert(name) }
        if isOfControl(value, depth: 0) { names.controls.insert(name) }
        if tests.isText(value, names, depth: 0) { names.texts.insert(name) } else { names.texts.remove(name) }
        if tests.isPredicate(value, names) { names.predicates.insert(name) } else { names.predicates.remove(name) }
    }

    /// A comparison of the view's own, or what the view asks a function of its own that compares; what is neither may be anything,
    /// `#available` included.
    func isDecision(_ condition: CodeIndex) -> Bool {
        let condition = outline.negated(condition)
        guard condition.exists else { return false }
        if predicates.isAsked(condition, in: outline) { return !mentionsGiven(condition, depth: 0) }
        if isNamedDecision(condition) { return true }
        if tests.isTest(condition, names) || rows.isTest(condition) { return !mentionsGiven(condition, depth: 0) }
        guard outline[condition].kind == .comparison else { return false }
        let operands = outline.arguments[outline[condition].arguments]
        return !mentionsGiven(condition, depth: 0) && !isOfGesture(operands) && !operands.contains { isOfLayout($0.value) }
            && !isOfWay(operands) && !isOfChoice(operands) && !outline.isUnwrapping(operands) && !isPresence(operands)
    }

    /// Likewise, but for which of its values a control was put to: that belongs to the touch.
    func isOwnDecision(_ condition: CodeIndex) -> Bool { isDecision(condition) && !isOfControl(condition, depth: 0) }

    /// `let isLong = text.count > 3`, `private var isLong: Bool { text.count > 3 }`: a condition that has a name.
    private func isNamedDecision(_ condition: CodeIndex) -> Bool {
        let place = outline[condition].kind == .unary ? outline[condition].base : condition
        guard place.exists, case let node = outline[place], node.kind == .identifier || node.kind == .member else { return false }
        if node.kind == .identifier, names.decisions.contains(node.name) { return true }
        return properties[node.name] != nil && outline.isOwn(place)
    }

    /// A value that only the view knows, and no place in what UIKit has handed over.
    func isOwnValue(_ value: CodeIndex) -> Bool {
        value.exists && !mentionsGiven(value, depth: 0) && !isOfControl(value, depth: 0) && !isOfLayout(value)
    }

    /// Whether what a control or a list stands at is in a value, or what was handed over picks it: `items[indexPath.row]`.
    private func isOfControl(_ value: CodeIndex, depth: Int) -> Bool {
        guard value.exists, depth < 32 else { return false }
        let node = outline[value]
        switch node.kind {
        case .identifier: if names.controls.contains(node.name) || names.given.contains(node.name) { return true }
        case .member: if Self.states.contains(outline.names[node.name]) { return true }
        default: break
        }
        return outline.parts(of: node).contains { isOfControl($0, depth: depth + 1) }
    }

    /// Which of several a control or a list stands at. UIControl and its kind, UIView, UIBarItem, UIPickerView, UISearchBar, UITabBar; NSControl and its
    /// kind, NSTableView.
    private static let choices: Set<String> = [
        "clickedColumn", "clickedRow", "currentPage", "indexOfSelectedItem", "selectedColumn", "selectedIndex", "selectedRow", "selectedScopeButtonIndex",
        "selectedSegment", "selectedSegmentIndex", "selectedTag", "state", "tag",
    ]
    private static let states = choices.union([
        "accessibilityIdentifier", "currentTitle", "date", "dateValue", "doubleValue", "floatValue", "identifier", "integerValue", "isEditing", "isEnabled",
        "isFirstResponder", "isHidden", "isOn", "isSelected", "restorationIdentifier", "reuseIdentifier", "selectedItem", "titleForSegment",
        "titleOfSelectedItem", "value",
    ])

    /// `kinds.selectedSegmentIndex == 0`, `table.clickedRow >= 0`: which touch it was, or whether it was one.
    private func isOfChoice(_ operands: some Collection<Argument>) -> Bool {
        let values = operands.map(\.value).filter(\.exists)
        func isChoice(_ value: CodeIndex) -> Bool {
            outline[value].kind == .member && outline[value].base.exists && Self.choices.contains(outline.names[outline[value].name])
        }
        return values.contains(where: isChoice) && values.allSatisfy { isChoice($0) || isPlace($0) }
    }

    /// `0`, `-1`, `.off`, `UISegmentedControl.noSegment`, `NSNotFound`
    private func isPlace(_ value: CodeIndex) -> Bool {
        let node = outline[value]
        switch node.kind {
        case .integerLiteral: return true
        case .unary: return node.base.exists && outline[node.base].kind == .integerLiteral
        case .member: return node.base.exists ? outline.names.equals(node.name, "noSegment") : ["mixed", "off", "on"].contains(outline.names[node.name])
        case .identifier: return outline.names.equals(node.name, "NSNotFound")
        default: return false
        }
    }

    /// `press.state == .began`: a recognizer calls at every step of one touch.
    private func isOfGesture(_ operands: some Sequence<Argument>) -> Bool {
        let members = operands.map(\.value).filter { $0.exists && outline[$0].kind == .member }
        return members.contains { outline[$0].base.exists && outline.names.equals(outline[$0].name, "state") }
            && members.contains { place in !outline[place].base.exists && isStep(outline[place].name) }
    }

    /// UIGestureRecognizer.State
    private func isStep(_ name: NameID) -> Bool {
        ["began", "cancelled", "changed", "ended", "failed", "possible", "recognized"].contains(outline.names[name])
    }

    /// `traitCollection.horizontalSizeClass == .compact`, `UIDevice.current.userInterfaceIdiom == .pad`: how much room there is, is the view's
    /// own business.
    private func isOfLayout(_ operand: CodeIndex) -> Bool {
        var place = operand
        while place.exists, [.member, .identifier].contains(outline[place].kind) {
            if ["traitCollection", "userInterfaceIdiom"].contains(outline.names[outline[place].name]) { return true }
            guard outline[place].kind == .member else { return false }
            place = outline[place].base
        }
        return false
    }

    /// `isMovingFromParent || isBeingDismissed`: how UIKit tells that a screen comes or goes for good. Each may be negated, or be a parent's,
    /// where nothing may be: `navigationController?.isBeingDismissed ?? false`.
    private func isOfWay(_ operands: some Collection<Argument>) -> Bool {
        let values = operands.map(\.value).filter { !$0.exists || outline[$0].kind != .booleanLiteral }
        return !values.isEmpty && values.allSatisfy { isWay($0, depth: 0) }
    }

    private func isWay(_ operand: CodeIndex, depth: Int) -> Bool {
        guard operand.exists, depth < 32 else { return false }
        let node = outline[operand]
        switch node.kind {
        case .unary, .forceUnwrap: return isWay(node.base, depth: depth + 1)
        case .comparison, .nilCoalescing, .tuple:
            return outline.arguments[node.arguments].allSatisfy {
                $0.value.exists && outline[$0.value].kind == .booleanLiteral || isWay($0.value, depth: depth + 1)
            }
        case .identifier, .member: return Self.ways.contains(outline.names[node.name])
        default: return false
        }
    }

    /// UIViewController
    private static let ways: Set<String> = ["isBeingDismissed", "isBeingPresented", "isMovingFromParent", "isMovingToParent"]

    /// `searchText != ""`: what is handed over may be compared with nothing at all.
    private func isPresence(_ operands: some Collection<Argument>) -> Bool {
        operands.contains { $0.value.exists && outline[$0.value].kind == .stringLiteral } && operands.contains { mentionsTyped($0.value, depth: 0) }
    }

    private func mentionsTyped(_ value: CodeIndex, depth: Int) -> Bool {
        guard value.exists, depth < 32 else { return false }
        let node = outline[value]
        if node.kind == .identifier { return names.typed.contains(node.name) }
        return node.kind == .member && isTextOfField(node) || outline.parts(of: node).contains { mentionsTyped($0, depth: depth + 1) }
    }

    /// `searchBar.text` of the bar that is handed over.
    private func isTextOfField(_ node: CodeNode) -> Bool {
        guard node.base.exists, outline.names.equals(node.name, "text"), case let field = outline[outline.unwrapped(node.base)] else { return false }
        return field.kind == .identifier && names.fields.contains(field.name)
    }

    func mentionsGiven(_ position: CodeIndex, depth: Int) -> Bool {
        guard position.exists, depth < 32 else { return false }
        let node = outline[position]
        switch node.kind {
        case .identifier: return names.given.contains(node.name)
        case .comparison, .binary, .nilCoalescing, .tuple, .ternary:
            return outline.arguments[node.arguments].contains { mentionsGiven($0.value, depth: depth + 1) }
        // `rows[indexPath.row]` is the view's own.
        case .subscript: return mentionsGiven(node.base, depth: depth + 1)
        case .call:
            return mentionsGiven(node.base, depth: depth + 1)
                || outline.arguments[node.arguments].contains { mentionsGiven($0.value, depth: depth + 1) }
        case .member where isTextOfField(node): return false
        case .annotated, .coercion, .conditionalCast, .forcedCast, .member, .optionalChain, .forceUnwrap, .typeCheck, .unary:
            return mentionsGiven(node.base, depth: depth + 1)
        default: return false
        }
    }
}

extension Outline {
    /// `text.count > 2` of `!(text.count > 2)`
    fileprivate func negated(_ condition: CodeIndex) -> CodeIndex {
        guard condition.exists, self[condition].kind == .unary, self[condition].base.exists, self[self[condition].base].kind == .comparison else { return condition }
        return self[condition].base
    }

    /// What a private property of the view's own answers by comparing: `private var isLong: Bool { text.count > 3 }`.
    fileprivate func comparison(namedBy property: Declaration) -> CodeIndex? {
        guard property.modifiers.isPrivate, property.traits.contains(.computed), !property.traits.contains(.setter), property.type.exists,
            self[property.type].kind == .named, names.equals(self[property.type].name, "Bool")
        else { return nil }
        let statements = property.code.indices.filter { [.evaluate, .return, .declaration, .subject, .match, .unwrapMatch].contains(code[$0].kind) }
        guard statements.count == 1, let only = statements.first, code[only].kind == .evaluate || code[only].kind == .return, code[only].base.exists,
            self[code[only].base].kind == .comparison, isOfData(code[only].base, depth: 0)
        else { return nil }
        return code[only].base
    }

    /// Of a number or a place on the screen only the view's looks may depend.
    private func isOfData(_ value: CodeIndex, depth: Int) -> Bool {
        guard value.exists, depth < 32 else { return false }
        let node = self[value]
        if node.kind == .stringLiteral || node.kind == .member && names.equals(node.name, "count") || isMatch(value) { return true }
        return parts(of: node).contains { isOfData($0, depth: depth + 1) }
    }
}
