import Viper

extension VIPERProject {
    /// Which apps of a repository no rule looks at; nil where there are none.
    var noteOnTargetsWithoutStack: String? {
        guard isVIPER, !targetsWithoutStack.isEmpty else { return nil }
        let names = targetsWithoutStack.prefix(5).map { "\(graph[$0].name) (\(graph[$0].origin))" }.joined(separator: ", ")
        let rest = targetsWithoutStack.count > 5 ? " and \(targetsWithoutStack.count - 5) more" : ""
        return "without a VIPER stack, and so not judged: \(names)\(rest)"
    }
}
