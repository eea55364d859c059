import ProjectGraph
import Syntax
import Viper

// Which code uses what a type keeps in its properties.

extension VIPERProject {
    /// By what names a type keeps another one: `view` of `weak var view: LoanListView?`.
    func names(of kept: TypeID, keptBy type: TypeID) -> [String] {
        graph.edges(from: type).filter { $0.to == kept && $0.kind == .holds && $0.member.exists }.map { graph.symbols[graph[$0.member].name] }
    }
}

extension Outline {
    /// The name that a member or an element is asked of: `view` of `view?.title`, `self.view.title` and `view[0]`; nil where it is asked of what
    /// has no name, such as a call.
    func asked(by node: CodeNode) -> CodeIndex? {
        guard node.kind == .member || node.kind == .subscript, node.base.exists, case let place = unwrapped(node.base), self[place].isName else { return nil }
        return place
    }

    /// Whether something is put into a place rather than taken from there: `view.title = "Loans"`.
    func isSet(_ place: Int, in part: Range<Int>) -> Bool {
        part.contains { code[$0].kind == .assignment && code[$0].other.exists && code[$0].other.position == place }
    }
}
