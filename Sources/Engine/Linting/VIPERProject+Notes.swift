import Viper

extension VIPERProject {
    /// Why no rule looks at anything; nil where there is a stack.
    func noteWithoutStack(hasContracts: Bool) -> String? {
        guard !isVIPER else { return nil }
        let judged = hasContracts ? "nothing but the configuration's contracts is judged" : "there is nothing to judge"
        let reason = "no presenter that works with an interactor"
            + (isVIP ? ", " + Self.wordsOnVIP : "")
        return "no VIPER stack was found (\(reason)), so \(judged); "
            + "'viperlint roles' lists what the types were taken for, 'viperlint explain TYPE' why, and \(howToName)"
    }

    static let wordsOnVIP = "only interactors that hand on to presenters, as in Clean Swift's VIP and in RIBs, which are other architectures"

    /// What to do where there is a stack all the same.
    private var howToName: String {
        guard let words = StackWords(of: self) else { return "a stack whose parts have other names is found by words in the configuration's 'roles'" }
        return "\(phrase(words)): 'viperlint init' writes these words into the configuration's 'roles'"
    }

    /// `PedidosVista, PedidosPresentador and PedidosInterador look like a stack by other words`
    func phrase(_ words: StackWords) -> String {
        let names = words.example.map { graph[$0].fullName }
        return "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") look like a stack by other words"
    }

    /// Whether interactors hand on to presenters, and no presenter works with an interactor.
    var isVIP: Bool {
        !isVIPER && types(.interactor).contains { interactor in
            graph.edges(from: interactor).contains { $0.kind == .holds && reachedRole(of: $0.to) == .presenter }
        }
    }

    /// Which screens beside the stacks rules pass by; nil where there are none.
    var noteOnOtherArchitectures: String? {
        guard isVIPER else { return nil }
        let types = (types(.presenter) + types(.interactor)).filter { type in
            isOfOtherArchitecture(type) && !isOutsideOfScenes(type) && (graph[type].parts.first.map { isJudged($0.file) } ?? false)
        }
        let names = Set(types.compactMap { module(of: $0) ?? graph[$0].fullName }).sorted()
        guard !names.isEmpty else { return nil }
        let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
        return "judged only for cycles of strong references, since \(names.count == 1 ? "it follows" : "they follow") another architecture than the VIPER stacks: \(shown)"
    }

    /// That what stands beside the scenes is passed by; nil where most screens are of scenes.
    var noteOnAppsOnTheirWay: String? {
        guard isVIPER, let apps = appsOnTheirWay else { return nil }
        let (subject, owner) = apps.count == 1 ? ("an app is on its way", "its") : ("\(apps.count) apps are on their way", "their")
        return "\(subject) to VIPER: \(apps.screens - apps.ofScenes) of \(owner) \(apps.screens) screens work with no presenter, so what belongs to no scene "
            + "there and is used by none is judged only for cycles of strong references"
    }

    /// Which apps of a repository no rule looks at; nil where there are none.
    var noteOnTargetsWithoutStack: String? {
        guard isVIPER, !targetsWithoutStack.isEmpty else { return nil }
        let names = targetsWithoutStack.prefix(5).map { "\(graph[$0].name) (\(graph[$0].origin))" }.joined(separator: ", ")
        let rest = targetsWithoutStack.count > 5 ? " and \(targetsWithoutStack.count - 5) more" : ""
        return "without a VIPER stack, and so not judged: \(names)\(rest)"
    }
}
