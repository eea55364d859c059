import ViperlintKit

/// A presenter that holds too many others decides too much.
struct CrowdedPresenter: Rule {
    let metadata = RuleMetadata(
        id: "crowded-presenter",
        summary: "A presenter holds more parts than it should.",
        what: "Counts the project's classes, actors and protocols that each presenter stores.",
        why: "Whoever is told by six others is changed for six reasons.",
        instead: "Split the scene, or let one interactor stand for several.",
        severity: .warning,
        options: [.init(name: "maximum", kind: .integer, summary: "How many it may hold; 4 if not given.")])

    func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let maximum = options.integer("maximum", default: 4)
        return project.types(.presenter).compactMap { presenter in
            let held = Set(project.graph.edges(from: presenter).filter { $0.kind == .holds }.map(\.to)).filter { type in
                let entity = project.graph[type]
                return !entity.isExternal && (entity.isReference || entity.kind == .protocol)
            }
            guard held.count > maximum, let site = project.declarationSite(of: presenter) else { return nil }
            let names = held.map { project.name($0) }.sorted().joined(separator: ", ")
            return Violation(
                site: site, from: presenter, to: presenter, subject: "",
                message: "\(project.phrase(presenter)) holds \(held.count) others: \(names)",
                because: metadata.why, help: metadata.instead)
        }
    }
}
