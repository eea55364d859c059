import Syntax

/// Properties that an initialiser's parameter fills, and that stay nil where it isn't passed: `init(view: LoanListView? = nil) { self.view = view }`.
///
/// Asked of the code by names alone, so that whoever may pass something does: `LoanPresenter(view: view)`, `Self(view: view)`, `.init(view: view)`, and
/// `LoanPresenter.init`, which takes all. Where nothing but such a parameter fills a property, that is, which hardly any app has.
struct PassedDefaults {
    /// Those whose parameter is passed something, or may be.
    private(set) var members: Set<MemberID> = []

    private struct Parameter {
        let member: MemberID
        let owner: TypeID
        let label: [UInt8]
    }

    private let index: ProjectIndex
    /// The project's types, by name.
    private var types: [String: [TypeID]] = [:]

    /// - Parameter assignments: those in initialisers.
    init(to assignments: [Assignment], _ index: ProjectIndex) {
        self.index = index
        if assignments.isEmpty { return }
        for position in index.types.indices where !index.types[position].isExternal {
            types[index.symbols[index.types[position].name], default: []].append(TypeID(position))
        }
        var asked: [Parameter] = []
        for assignment in assignments {
            if let parameter = parameter(of: assignment) { asked.append(parameter) } else { members.insert(assignment.target) }
        }
        for file in index.files.indices where index.files[file].category.isProduction && !asked.isEmpty {
            lookUp(asked, in: FileID(file))
            asked.removeAll { members.contains($0.member) }
        }
    }

    /// Nil where whoever passes something may be out of sight.
    private func parameter(of assignment: Assignment) -> Parameter? {
        let (function, member) = (index.declaration(of: assignment.caller), index[assignment.caller])
        let outline = index.outline(member.file)
        guard function.modifiers.isDisjoint(with: [.public, .open, .package]),
            let parameter = outline.parameters(of: function).dropFirst(Int(assignment.defaultingParameter)).first, parameter.label != .none
        else { return nil }
        let label = outline.names.withBytes(of: parameter.label) { Array($0) }
        return Parameter(member: assignment.target, owner: index[assignment.target].owner, label: label)
    }

    private mutating func lookUp(_ asked: [Parameter], in file: FileID) {
        let outline = index.outline(file)
        let called = Set(outline.code.lazy.filter { $0.kind == .call }.map(\.base))
        for (position, node) in outline.code.enumerated() {
            switch node.kind {
            case .call:
                let passed = outline.arguments[node.arguments].filter { $0.label != .none && $0.value.exists && outline[$0.value].kind != .nilLiteral }
                for parameter in asked where passed.contains(where: { outline.names.withBytes(of: $0.label) { $0.elementsEqual(parameter.label) } }) {
                    if outline.callee(of: node).map({ mayMake(parameter.owner, $0, outline) }) ?? true { members.insert(parameter.member) }
                }
            case .member where outline.names.equals(node.name, "init") && !called.contains(CodeIndex(position)):
                for parameter in asked where mayMake(parameter.owner, node, outline) { members.insert(parameter.member) }
            default: break
            }
        }
    }

    /// An alias, a generic parameter and a variable may stand for any type.
    private func mayMake(_ type: TypeID, _ callee: CodeNode, _ outline: Outline) -> Bool {
        var made = callee
        if made.kind == .member, outline.names.equals(made.name, "init") {
            guard made.base.exists else { return true }
            made = outline[made.base]
        } else if let first = outline.names.firstByte(of: made.name), (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
            return false
        }
        guard made.kind == .identifier || made.kind == .member, let known = types[outline.names[made.name]] else { return true }
        return known.contains { index[$0].kind == .alias || $0 == type || index.ancestors[$0.position].contains(type) }
    }
}
