import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// An import that only invites what the dialect forbids.
///
/// The same seeds as ``ForbiddenFramework``.
public struct UnusedFrameworkImport: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "unused-framework-import",
        summary: "A file imports a framework that its roles may not use, and doesn't use it.",
        what: """
            Looks at the imports of files in which every type has a role that the dialect keeps the framework from, \
            and in which nothing of the framework is named.
            """,
        why: """
            The import makes the framework's names come up in completion, so the next change uses them without \
            anybody noticing; and the file can't be built without it.
            """,
        instead: "Remove the import, or import Foundation.",
        source: "seed 000, The UseCase; seed 002, Applying to our code",
        options: FrameworkBans.options + [
            RuleMetadata.Option(
                name: "exceptions", kind: .percentage,
                summary: "Up to this percentage of the files that a framework is kept from are reported for importing it; where more do, the team's "
                    + "file template brings it along. 100 if left out.")
        ],
        limits: [
            "Modules that are not Apple's are not looked at: what they declare is not known.",
            "What a file asks through something of the project's with a type of the framework's (`stack.container.viewContext`) uses that.",
            "Where what may be a colour or a font is named without its type (`.systemGreen`), nothing is said.",
        ],
        examples: UnusedFrameworkImport.examples + DialectExamples.of("unused-framework-import"))

    public var goesByHabits: Bool { true }

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let bans = FrameworkBans(options)
        let search = ImportSearch(project: project, bans: bans)
        let habit = options.habit("exceptions", default: 100)
        let judged = search.unusedImports().filter { project.isJudged($0.site.file) && !project.isOfOtherArchitecture($0.type) }
        let unused = Dictionary(grouping: judged, by: \.module).values
        return unused.filter { imports in
            imports.count <= Self.fewImports || habit.isKept(faults: imports.count, among: search.filesWithout(imports[0].module))
        }.flatMap { $0.map(search.violation) }
    }

    /// One or two are no habit, however small the app is.
    private static let fewImports = 2
}

private struct ImportSearch {
    let project: VIPERProject
    let bans: FrameworkBans
    /// The types that each file declares or extends, by file, of the files that import what some role is kept from.
    private let types: [[TypeID]]
    private let projectTypes: TypesByName
    private let properties: PropertiesByFramework

    init(project: VIPERProject, bans: FrameworkBans) {
        self.project = project
        self.bans = bans
        projectTypes = TypesByName(project)
        properties = PropertiesByFramework(project)
        let imports = bans.importingFiles(of: project.graph)
        var types = [[TypeID]](repeating: [], count: imports.count)
        for type in project.ownTypes {
            for part in project.graph[type].parts where imports[part.file.position] && types[part.file.position].last != type {
                types[part.file.position].append(type)
            }
        }
        self.types = types
    }

    struct UnusedImport {
        var module: String
        var site: Site
        /// The one that the file is called after, else its first part of a stack, else its first.
        var type: TypeID
    }

    func unusedImports() -> [UnusedImport] {
        types.indices.filter { !types[$0].isEmpty }.flatMap { unusedImports(in: FileID($0)) }
    }

    /// How many files a framework is kept from, imported or not.
    func filesWithout(_ module: String) -> Int {
        var isKept = [Bool?](repeating: nil, count: types.count)
        for type in project.typesInScope {
            let isKeptFromType = project.effectiveRole(of: type).map { bans.bans($0).contains(module) } ?? false
            for part in project.graph[type].parts { isKept[part.file.position] = isKeptFromType && isKept[part.file.position] ?? true }
        }
        return isKept.count { $0 == true }
    }

    private func unusedImports(in file: FileID) -> [UnusedImport] {
        let types = types[file.position]
        let banned = types.compactMap { project.effectiveRole(of: $0) }.map { bans.bans($0) }
        guard banned.count == types.count, let first = banned.first, banned.allSatisfy({ !$0.isEmpty }) else { return [] }
        let all = banned.dropFirst().reduce(first) { $0.intersection($1) }
        guard !all.isEmpty else { return [] }
        let unused = project.imports(of: file).filter { module, site in
            guard all.contains(module), !isExported(at: site), let framework = Framework(rawValue: module), framework.isApples, extendsOnlyKnown(file) else { return false }
            return Self.ofScreens.contains(framework)
                ? !isNamed(framework, in: file) && !usesImplicitMembers(file) && !setsActions(file) : !mayUse(framework, in: file) && !mayWorkOnStore(framework, in: file) && !goesThrough(framework, in: file)
        }
        if unused.isEmpty { return [] }
        let named = types.first { project.graph.isFile(file, namedAfter: $0) } ?? types.first { project.role(of: $0)?.isPartOfStack ?? false } ?? types[0]
        return unused.map { UnusedImport(module: $0.module, site: $0.site, type: named) }
    }

    /// `@_exported import CoreData` is there for other files.
    private func isExported(at site: Site) -> Bool {
        let outline = project.graph.outline(of: site.file)
        return project.graph.imports(of: site.file).contains { number in
            outline[number].nameOffset == site.offset && outline.attributes(of: outline[number]).contains { outline.names.equals($0.name, "_exported") }
        }
    }

    /// `.systemGreen` names nothing of UIKit, and is UIColor's.
    private func usesImplicitMembers(_ file: FileID) -> Bool {
        let outline = project.graph.outline(of: file)
        return outline.code.contains { node in
            guard node.kind == .member, !node.base.exists else { return false }
            let name = outline.names[node.name]
            return Self.implicitMembers.contains(name) || name.hasPrefix("system") || name.hasSuffix("SystemFont")
        }
    }

    /// `view?.tap.addTarget(self, action: #selector(tapped))` of somebody else's gesture or control, whose class is named elsewhere. Timers and
    /// notifications take selectors as well, and are Foundation's.
    private func setsActions(_ file: FileID) -> Bool {
        let outline = project.graph.outline(of: file)
        return outline.code.contains { $0.kind == .macroExpansion && outline.names.equals($0.name, "selector") }
            && outline.code.contains { $0.kind == .member && Self.targetActions.contains(outline.names[$0.name]) }
    }

    private static let targetActions: Set<String> = ["action", "addTarget", "sendAction"]

    /// What is asked of UIColor, UIFont, UIControl.Event and their kind without naming them, where a function of another file takes one.
    private static let implicitMembers: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange", "purple", "red", "white",
        "yellow", "pink", "mint", "teal", "indigo", "accentColor", "primary", "secondary", "label", "secondaryLabel", "tertiaryLabel",
        "quaternaryLabel", "separator", "opaqueSeparator", "link", "tintColor", "placeholderText", "body", "headline", "subheadline",
        "footnote", "callout", "caption", "caption1", "caption2", "title", "title1", "title2", "title3", "largeTitle", "preferredFont",
        "touchUpInside", "valueChanged", "editingChanged",
    ]

    /// `.modelContainer(for: Note.self)` and `@Environment(\.modelContext) private var context` name nothing of SwiftData, and it adds both to
    /// SwiftUI. Source: developer.apple.com/documentation (SwiftUI.View.modelContainer, SwiftUI.EnvironmentValues.modelContext).
    private func mayWorkOnStore(_ framework: Framework, in file: FileID) -> Bool {
        guard framework == .swiftData || framework == .coreData else { return false }
        let outline = project.graph.outline(of: file)
        return outline.declarations.contains { outline.has("Environment", $0) }
            || outline.code.contains { $0.kind == .member && Self.storeMembers.contains(outline.names[$0.name]) }
    }

    private static let storeMembers: Set<String> = ["managedObjectContext", "modelContainer", "modelContext", "persistentContainer", "viewContext"]

    /// `CoreDataStack.shared.container.viewContext.save()`: whose type is written elsewhere may be the framework's all the same.
    private func goesThrough(_ framework: Framework, in file: FileID) -> Bool {
        let names = properties[framework]
        if names.isEmpty { return false }
        let outline = project.graph.outline(of: file)
        return outline.code.contains { node in
            guard node.kind == .member, node.base.exists else { return false }
            var asked = outline[outline.unwrapped(node.base)]
            if asked.kind == .call, asked.base.exists { asked = outline[outline.unwrapped(asked.base)] }
            return (asked.kind == .member || asked.kind == .identifier) && names.contains(outline.names[asked.name])
        }
    }

    private static let ofScreens: Set<Framework> = [.uiKit, .appKit, .swiftUI]

    /// In doubt it is: a name that may be the framework's, and types of others that the framework extends.
    private func isNamed(_ framework: Framework, in file: FileID) -> Bool {
        names(in: file).contains { name in
            Self.extended.contains(name) || name.hasPrefix("UI") || name.hasPrefix("NS") && framework == .appKit
                || Self.provided(by: framework).contains { FrameworkCatalogue.type(named: name, in: $0) != nil }
        }
    }

    /// Whether a name is a type of the framework, or of the project's that inherits from one, or may be one that is generated from
    /// a data model: only what is known to be something else is not.
    private func mayUse(_ framework: Framework, in file: FileID) -> Bool {
        names(in: file).contains { name in
            if FrameworkCatalogue.type(named: name, in: framework) != nil { return true }
            if let own = projectTypes[name] {
                return project.graph.allSupertypes(of: own).contains { project.graph[$0].framework == framework.rawValue }
            }
            return name.first?.isUppercase ?? false && FrameworkCatalogue.type(named: name) == nil
        }
    }

    private func names(in file: FileID) -> Set<String> {
        let outline = project.graph[file].outline
        let types = outline.types.lazy.filter { $0.kind == .named }.map(\.name)
        let mentioned = outline.code.lazy.filter { $0.kind == .identifier || $0.kind == .macroExpansion }.map(\.name)
        var names = Set((Array(types) + Array(mentioned)).map { String(outline.names[$0]) })
        for name in names { addNames(behind: name, to: &names) }
        return names
    }

    /// `typealias FeedSnapshot = NSDiffableDataSourceSnapshot<Int, Hike>`: whoever uses the alias uses what it stands for.
    private func addNames(behind name: String, to names: inout Set<String>) {
        guard let own = projectTypes[name], let alias = project.graph[own].alias else { return }
        let outline = project.graph.outline(of: alias.file)
        var pending = [alias.type]
        while let type = pending.popLast() {
            guard type.exists else { continue }
            let node = outline[type]
            pending += [node.base] + outline.types(in: node.list)
            guard node.kind == .named, case let behind = outline.names[node.name], names.insert(behind).inserted else { continue }
            addNames(behind: behind, to: &names)
        }
    }

    /// What comes with a framework and with no other that a layer inside would import.
    private static func provided(by framework: Framework) -> [Framework] {
        switch framework {
        case .uiKit, .appKit: [framework, .quartzCore, .coreImage]
        case .swiftUI: [framework, .uiKit, .appKit, .combine, .observation]
        default: [framework]
        }
    }

    /// Types of Foundation that UIKit and AppKit add members to, and what generators of resources call theirs.
    private static let extended: Set<String> = [
        "IndexPath", "NSIndexPath", "NSAttributedString", "NSMutableAttributedString", "AttributedString", "NSString", "NSValue",
        "NSItemProvider", "NSCoder", "NotificationCenter", "Notification", "NSNotification", "imageLiteral", "colorLiteral",
        "R", "Asset", "L10n", "withAnimation", "withTransaction",
    ]

    private func extendsOnlyKnown(_ file: FileID) -> Bool {
        let outline = project.graph[file].outline
        let count = outline.declarations.count { $0.kind.hasMembers && !$0.parent.exists }
        let functions = outline.declarations.contains { $0.kind == .func && !$0.parent.exists }
        let known = types[file.position].flatMap { project.graph[$0].parts }.count { part in
            part.file == file && !project.graph[file].outline[part.declaration].parent.exists
                && project.graph[file].outline[part.declaration].kind.hasMembers
        }
        return !functions && count == known
    }
}

/// The names of what the project has of each framework's types, or of its own that inherit from those: a table that is only made where somebody asks.
private final class PropertiesByFramework {
    private let project: VIPERProject
    private var names: [Framework: Set<String>] = [:]

    init(_ project: VIPERProject) { self.project = project }

    subscript(framework: Framework) -> Set<String> {
        if let known = names[framework] { return known }
        let graph = project.graph
        var found: Set<String> = []
        for edge in project.ownTypes.lazy.flatMap({ graph.edges(from: $0) }) where edge.member.exists {
            guard edge.kind == .holds || edge.position == .computedProperty || edge.position == .result else { continue }
            if ([edge.to] + graph.allSupertypes(of: edge.to)).contains(where: { graph[$0].framework == framework.rawValue }) {
                found.insert(graph.symbols[graph[edge.member].name])
            }
        }
        names[framework] = found
        return found
    }
}

/// The project's types by their names: a table that is only made where somebody asks.
private final class TypesByName {
    private let project: VIPERProject
    private lazy var types = Dictionary(
        project.graph.projectTypes.map { (project.graph.symbols[project.graph[$0].name], $0) }) { first, _ in first }

    init(_ project: VIPERProject) {
        self.project = project
    }

    subscript(name: String) -> TypeID? { types[name] }
}

// MARK: - Messages

extension ImportSearch {
    func violation(_ unused: UnusedImport) -> Violation {
        Violation(
            site: unused.site, from: unused.type, to: unused.type, subject: unused.module,
            message: "the file of \(project.phrase(unused.type)) imports \(unused.module), which nothing in it uses",
            because: "\(unused.module) is kept from \(project.rolePhrase(unused.type) ?? project.effectiveRole(of: unused.type)?.phrase ?? "this role").",
            help: "Remove the import, or import Foundation in its place.")
    }
}

// MARK: - Examples

extension UnusedFrameworkImport {
    static let examples = [
        RuleMetadata.Example("The use case's file imports UIKit for nothing", files: files(module: "↓UIKit")),
        RuleMetadata.Example("The use case's file imports Foundation", files: files(module: "Foundation")),
    ]

    private static func files(module: String) -> [(name: String, source: String)] {
        [
            (
                "LoanListUseCase.swift",
                """
                import \(module)

                final class LoanListUseCase {
                    weak var output: LoanListUseCaseOutput?
                    func eventViewReady() { output?.present(count: 3) }
                }
                """
            ),
            (
                "LoanListPresenter.swift",
                """
                protocol LoanListUseCaseOutput: AnyObject { func present(count: Int) }
                final class LoanListPresenter: LoanListUseCaseOutput {
                    private let useCase: LoanListUseCase
                    init(useCase: LoanListUseCase) { self.useCase = useCase }
                    func eventViewReady() { useCase.eventViewReady() }
                    func present(count: Int) {}
                }
                """
            ),
        ]
    }
}
