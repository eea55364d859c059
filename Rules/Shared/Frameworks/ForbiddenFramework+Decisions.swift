import ProjectGraph
import RuleKit
import Viper

// Which uses of frameworks are one decision, and are told of once.

extension ForbiddenFramework {
    /// The same class again and again is one decision to mend, and so are all of a framework in one function's body (an alert
    /// takes several classes) with what comes of it, or in its signature, all parts of a composition, and what a delegate is told.
    func decisions(_ uses: [Edge], in project: VIPERProject) -> [[Edge]] {
        var decisions: [[Edge]] = []
        for uses in Dictionary(grouping: uses, by: \.to).values.sorted(by: { $0[0].site < $1[0].site }) {
            let framework = project.graph[uses[0].to].framework
            let isInOneBody = uses.allSatisfy { isWork($0) && $0.member == uses[0].member } && uses[0].member.exists
            let mates = uses.map { project.compositionMates(of: $0) }
            let isBeside = mates.allSatisfy { !$0.isEmpty }
            let other = decisions.firstIndex { known in
                isInOneBody && project.graph[known[0].to].framework == framework && isStore(uses[0], in: project) == isStore(known[0], in: project)
                    && known.contains { isWork($0) && $0.member == uses[0].member }
                    || uses.allSatisfy { use in known.contains { isPartOfSignature(use, $0, in: project) } || isToldDelegate(use, known[0], in: project) }
                    || isBeside && mates.allSatisfy { mates in mates.contains { known.contains($0) } }
                    || isPickersDelegate(uses, known, in: project)
            }
            // That it is handed a store, other rules may tell as well: what it does with that speaks.
            let handing = isInOneBody ? decisions.firstIndex { isHandedStore($0, for: uses[0], in: project) } : nil
            if let handing { decisions[handing] = uses + decisions[handing] } else if let other { decisions[other] += uses } else { decisions.append(uses) }
        }
        return withTasks(decisions, in: project).map { weightiestFirst($0, in: project) }
    }

    /// `request.httpBody = try? JSONEncoder().encode(loan)` beside `URLSession.shared.dataTask(with: request)`: what asks a server speaks, then what is kept,
    /// and how that is written only where there is nothing else.
    private func weightiestFirst(_ uses: [Edge], in project: VIPERProject) -> [Edge] {
        let weights = uses.map { FrameworkPurposes.weight(of: project.graph[$0.to].fullName) }
        guard let most = weights.max(), weights.first != most else { return uses }
        let main = zip(uses, weights).filter { $0.1 == most }.map(\.0)
        return main + zip(uses, weights).filter { $0.1 != most }.map(\.0)
    }

    /// `private var task: UIBackgroundTaskIdentifier`: what the app answered, which is told where the app is asked.
    private func withTasks(_ decisions: [[Edge]], in project: VIPERProject) -> [[Edge]] {
        let names = decisions.map { uses in Set(uses.map { project.graph[$0.to].fullName }) }
        guard let app = names.firstIndex(where: { $0.contains("UIApplication") }),
            let task = names.firstIndex(of: ["UIBackgroundTaskIdentifier"])
        else { return decisions }
        var decisions = decisions
        decisions[app] += decisions[task]
        decisions.remove(at: task)
        return decisions
    }

    /// What a function does, and what it makes so: `func snapshot() -> UIImage { UIGraphicsImageRenderer(…).image { … } }`.
    private func isWork(_ use: Edge) -> Bool { !use.isSignature || use.position == .result || use.position == .computedProperty }

    /// `UserDefaults.standard` beside `URLSession.shared`: what an app remembers is another matter than what it fetches, though one framework
    /// declares both. Of two that one finding tells of, a baseline that knows one would hide the other.
    private func isStore(_ use: Edge, in project: VIPERProject) -> Bool {
        FrameworkPurposes.settingsStores.contains(project.graph[use.to].fullName)
    }

    /// What a function answers with, and what its types are made of, is mended with its parameters; two parameters are two decisions.
    /// A property's wrapper and its type (`@FetchRequest var loans: FetchedResults<LoanRecord>`) are one, whose frameworks they are.
    private func isPartOfSignature(_ use: Edge, _ other: Edge, in project: VIPERProject) -> Bool {
        use.isSignature && other.isSignature && use.member == other.member && use.member.exists && use.position != other.position
            && (use.position == .attribute || other.position == .attribute
                || project.graph[use.to].framework == project.graph[other.to].framework)
    }

    /// `extension LoanPresenter: UIImagePickerControllerDelegate, UINavigationControllerDelegate`: who is a picker's delegate has to be both.
    /// Source: developer.apple.com/documentation (UIKit.UIImagePickerController.delegate, UIKit.UIVideoEditorController.delegate).
    private func isPickersDelegate(_ uses: [Edge], _ known: [Edge], in project: VIPERProject) -> Bool {
        let names = [uses, known].map { uses in uses.filter { $0.position == .inheritance }.map { project.graph[$0.to].fullName } }
        guard names[0].count == uses.count else { return false }
        let pickers = ["UIImagePickerControllerDelegate", "UIVideoEditorControllerDelegate"]
        return [names, names.reversed()].contains { names in
            names[0] == ["UINavigationControllerDelegate"] && names[1].contains(where: pickers.contains)
        }
    }

    /// `func count(in context: NSManagedObjectContext)` that makes a request for it: with what it does, what it is handed for that is mended. A control that
    /// a function takes is another matter than the alert that it makes.
    private func isHandedStore(_ known: [Edge], for use: Edge, in project: VIPERProject) -> Bool {
        guard let framework = project.graph[use.to].framework, VIPERProject.databases.contains(framework) else { return false }
        return known.allSatisfy { $0.member == use.member && $0.position == .parameter && project.graph[$0.to].framework == framework }
    }

    /// Whether a parameter is one of a method beside the conformance to a framework's protocol: the protocol asks for both.
    private func isToldDelegate(_ use: Edge, _ conformance: Edge, in project: VIPERProject) -> Bool {
        guard conformance.position == .inheritance, project.graph[conformance.to].kind == .protocol, use.isSignature, use.member.exists,
            use.site.file == conformance.site.file, project.graph[use.member].kind == .func
        else { return false }
        let outline = project.graph.outline(of: use.site.file)
        let around = outline[outline[project.graph[use.member].declaration].parent]
        return around.offset <= conformance.site.offset && conformance.site.offset < around.end
    }
}
