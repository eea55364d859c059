import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// A module's protocols stand together.
///
/// Seed 001 § Components: all protocols should be located in one file called Interfaces.
public struct ScatteredInterfaces: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "scattered-interfaces",
        summary: "A scene's protocols stand in several files.",
        what: """
            Looks at the boundary protocols of each scene, and at which file each is declared in. The file with most of \
            them is the scene's interface file; the others are reported. A file that holds a part of a stack itself is none, nor one \
            with the protocols of one part alone (an interactor's input and output).
            """,
        why: "One file with all protocols of a scene is its table of contents; scattered, they have to be looked for.",
        instead: "Move the protocol to the file where the scene's others are.",
        source: "seed 001, Components",
        limits: [
            "Scenes are told apart by the beginnings of their types' names.",
            "The protocol of a use case that interactors alone ask is a scene's only where it stands in the scene's folder.",
        ],
        examples: DialectExamples.of("scattered-interfaces"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        // Services belong to no scene, whatever they are called, and a module's own interface is there for others.
        let others: RoleSet = [.managerInterface, .gatewayInterface, .moduleInterface]
        let boundaries = Role.allCases.filter { $0.isBoundary && !others.contains($0) }
        let protocols = boundaries.flatMap { project.types($0) }
            .filter { project.graph[$0].kind == .protocol && project.graph[$0].outer == nil && !isOfPart($0, in: project) }.sorted()
        let scenes = protocols.reduce(into: [Scene: [TypeID]]()) { scenes, type in
            if let scene = project.scene(of: type) { scenes[scene, default: []].append(type) }
        }
        let homes = scenes.isEmpty ? [] : filesOfClasses(in: project)
        return scenes.keys.sorted().flatMap { scene -> [Violation] in
            // Several apps in one folder have a scene of the same name each.
            guard Set(scenes[scene]?.map { project.name($0) } ?? []).count == scenes[scene]?.count else { return [] }
            let files = Dictionary(grouping: scenes[scene] ?? []) { project.graph[$0].parts.first?.file ?? .none }
            // With as many in one file as in another, nobody can say which is the scene's.
            guard files.count > 1, let most = files.values.map(\.count).max(), most > 1,
                let home = files.keys.sorted().first(where: { files[$0]?.count == most }), !homes.contains(home),
                !areOfOnePart(files[home] ?? [], scene: scene, in: project)
            else { return [] }
            return files.keys.sorted().filter { $0 != home }.flatMap { files[$0] ?? [] }
                .map { violation($0, scene: scene, home: files[home]?.first ?? $0, in: project) }
        }
    }
}

extension ScatteredInterfaces {
    /// Where parts of stacks themselves stand: who keeps protocols beside their classes has no table of contents.
    private func filesOfClasses(in project: VIPERProject) -> Set<FileID> {
        Set([Role.view, .presenter, .interactor, .router].flatMap { project.types($0) }
            .filter { project.graph[$0].kind != .protocol }.compactMap { project.graph[$0].parts.first?.file })
    }

    /// `LoanListInteractorInput` and `LoanListInteractorOutput`, or what a view and its presenter say to each other, both called after the view: who
    /// keeps a file for each part has no table of contents, whichever part has most to say.
    private func areOfOnePart(_ protocols: [TypeID], scene: Scene, in project: VIPERProject) -> Bool {
        let words = Set(protocols.map { partWord(of: $0, scene: scene, in: project) })
        return words.count == 1 && !words.contains(nil)
    }

    /// What `PresenterToViewLoanProtocol` and `ViewToPresenterLoanProtocol` have in common, which begin with no word of the scene's.
    private func partWord(ofPair role: Role?) -> Substring? {
        switch role {
        case .viewInterface, .presenterInterface: "View"
        case .interactorInterface, .interactorOutput: "Interactor"
        case .routerInterface: "Router"
        default: nil
        }
    }

    /// `View` of `LoanListViewOutput`; nil where neither a name nor its role tells.
    private func partWord(of type: TypeID, scene: Scene, in project: VIPERProject) -> Substring? {
        let name = project.name(type)
        guard name.hasPrefix(scene.name), case let rest = name.dropFirst(scene.name.count), let first = rest.first, first.isUppercase else {
            return partWord(ofPair: project.role(of: type))
        }
        return rest.prefix(1) + rest.dropFirst().prefix { !$0.isUppercase }
    }

    /// Whether only rows and other parts of a screen implement a protocol, which stands with them, or it is a flow's, which
    /// only shares the scene's name.
    private func isOfPart(_ type: TypeID, in project: VIPERProject) -> Bool {
        if project.name(type).contains("Coordinat") { return true }
        let conformers = project.conformers[type].filter { project.graph[$0].kind != .protocol }
        return !conformers.isEmpty && conformers.allSatisfy { conformer in
            project.isPresenterOfPart(conformer) || project.graph.isOnScreen(conformer, as: .view)
        }
    }
}

// MARK: - Messages

extension ScatteredInterfaces {
    private func violation(_ type: TypeID, scene: Scene, home: TypeID, in project: VIPERProject) -> Violation {
        Violation(
            site: project.declarationSite(ofOwn: type), from: type, to: home, subject: "",
            message: "\(project.phrase(type)) doesn't stand with the other protocols of \(scene)",
            because: "In this dialect all protocols of a scene stand in one file, as its table of contents.",
            help: "Move it to the file where \(project.name(home)) is declared.",
            related: project.declared(home))
    }
}
