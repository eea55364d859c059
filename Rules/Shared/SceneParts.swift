import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// Whether a type is a part of one scene alone. Cells and other views may be shared; a scene's own view controller
    /// is not.
    func isOwnPartOfScene(_ type: TypeID) -> Bool {
        switch role(of: type) {
        case .presenter, .interactor: true
        case .view:
            isViewOfScene(type) && isViewController(type)
        default: false
        }
    }
}
