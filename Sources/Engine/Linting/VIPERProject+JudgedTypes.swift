import ProjectGraph
import Viper

extension VIPERProject {
    /// The project's own types that are judged, in source order.
    var judgedTypes: [TypeID] {
        graph.projectTypes.filter { graph[$0].kind != .alias && !isSetAside($0) }
    }
}
