import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// How a layer keeps its things is its own affair.
///
/// Seed 000 § Honour The Layer Boundaries: an array or dictionary in a layer must not be exposed by name to another layer.
public struct ExposedCollection: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "exposed-collection",
        summary: "Another layer reaches a layer's array, dictionary or set by name.",
        what: """
            Looks at the stored collections of presenters, interactors and views, and at code of another role that \
            reads or changes one by its property.
            """,
        why: """
            Whoever indexes another layer's array knows how it is kept: sections, filters or loading page by page can \
            no longer be added behind it.
            """,
        instead: "Make it private, and offer an indexed accessor: `row(at:)`, `rowCount`.",
        source: "seed 000, Honour The Layer Boundaries",
        limits: ["What a view of SwiftUI reads is state that was published to it, and is not looked at."],
        examples: ExposedCollection.examples + DialectExamples.of("exposed-collection"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        var seen: Set<MemberID> = []
        return project.graph.collectionUses.compactMap { use in
            let owner = project.graph[use.target].owner
            guard let role = project.role(of: owner), Self.layers.contains(role),
                let user = project.effectiveRole(of: use.from), Self.layers.contains(user), user != role, !isState(use, in: project),
                seen.insert(use.target).inserted
            else { return nil }
            return violation(use, owner: owner, in: project)
        }
    }

    /// `ForEach(presenter.rows)`: SwiftUI's views show what is published, rows and all.
    private func isState(_ use: CollectionUse, in project: VIPERProject) -> Bool {
        project.effectiveRole(of: use.from) == .view && project.graph[use.from].kind.isValue
    }

    private static let layers: RoleSet = [.presenter, .interactor, .view]
}

// MARK: - Messages

extension ExposedCollection {
    private func violation(_ use: CollectionUse, owner: TypeID, in project: VIPERProject) -> Violation {
        let name = project.label(of: use.target)
        return Violation(
            site: project.declarationSite(of: use.target), from: owner, to: owner, subject: name,
            message: "'\(name)' of \(project.phrase(owner)) is a collection that \(project.phrase(use.from)) reaches by name",
            because: "How a layer keeps its things is its own affair; it offers what is needed of them.",
            help: "Make '\(name)' private, and offer an accessor such as 'row(at:)' and a count.",
            related: [Violation.Related(site: use.site, message: "\(project.name(use.from)) reaches it here")])
    }
}

// MARK: - Examples

extension ExposedCollection {
    private static func files(_ property: String, use: String) -> String {
        ExampleStack.source(
            presenter: """
                \(property)
                    func title(at index: Int) -> String { titles[index] }
                    func eventViewReady() { useCase.eventViewReady() }
                """,
            viewDidLoad: "presenter.eventViewReady(); title = \(use)")
    }

    static let examples = [
        RuleMetadata.Example("The view indexes the presenter's array", files("private(set) var ↓titles: [String] = []", use: "presenter.titles[0]")),
        RuleMetadata.Example("The presenter offers an accessor", files("private var titles: [String] = []", use: "presenter.title(at: 0)")),
    ]
}
