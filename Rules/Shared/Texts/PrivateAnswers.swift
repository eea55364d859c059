import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What private members answer with, which goes where their type uses it: `repository.query(["amount": amount(loan)])` with a
/// `private func amount(_ loan: Loan) -> String`.
struct PrivateAnswers {
    private let project: VIPERProject

    init(_ project: VIPERProject) {
        self.project = project
    }

    /// The members that use what others answer with, by way of others again.
    func users(of makers: Set<MemberID>) -> Set<MemberID> {
        var found: Set<MemberID> = []
        var left = makers.filter(isPrivateAnswer)
        while let maker = left.popFirst() {
            let outline = project.graph.outline(of: project.graph[maker].file)
            let name = project.graph.declaration(of: maker).name
            let users = mates(of: maker).filter { user in
                project.graph.declaration(of: user).code.indices.contains { outline.isUse($0, of: name) }
            }
            for user in users where found.insert(user).inserted && isPrivateAnswer(user) { left.insert(user) }
        }
        return found
    }

    /// Whether nobody but its type uses what a member answers with.
    func isPrivateAnswer(_ member: MemberID) -> Bool {
        let (declaration, owner) = (project.graph.declaration(of: member), project.graph[member].owner)
        switch declaration.kind {
        // Another type of the file may call what is private to that.
        case .func: return declaration.modifiers.isPrivate && declaration.type.exists && project.graph.calls(of: member).allSatisfy { $0.from == owner }
        case .var: return declaration.modifiers.contains(.private) && !declaration.traits.isDisjoint(with: .computed)
        default: return false
        }
    }

    /// The type's other members in the file.
    func mates(of member: MemberID) -> [MemberID] {
        project.graph[project.graph[member].owner].members.filter { $0 != member && project.graph[$0].file == project.graph[member].file }
    }
}

extension TextReaders {
    /// Who reads what the member answers with; nil where nobody is seen to use it, or others than its type may.
    func readerOfAnswer(among others: [MemberID: TextReaders], depth: Int) -> Reader? {
        guard depth < 4, PrivateAnswers(project).isPrivateAnswer(member) else { return nil }
        let name = project.graph.declaration(of: member).name
        let readers = PrivateAnswers(project).mates(of: member).compactMap { others[$0] }.flatMap { user in
            user.code.filter { outline.isUse($0, of: name) }.map { user.reader(of: $0, among: others, depth: depth + 1) }
        }
        return Self.weighty.first { readers.contains($0) }
    }

    /// What counts most first.
    private static let weighty: [Reader] = [.people, .notification, .system, .others, .store, .machines, .developers]
}

extension Outline {
    /// `amount` of `amount(loan)`, of `loans.map(amount)` and of `self.amount`.
    func isUse(_ place: Int, of name: NameID) -> Bool { code[place].name == name && isOwn(CodeIndex(place)) }
}
