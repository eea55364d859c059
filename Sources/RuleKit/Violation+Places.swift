import ProjectGraph
import Viper

extension [Violation.Related] {
    /// As many places as anybody reads of one finding, the last of them telling how many more there are.
    public var fewest: [Violation.Related] {
        let limit = 3
        guard count > limit else { return self }
        var shown = Array(prefix(limit))
        shown[limit - 1].message += ", and \(count - limit) more"
        return shown
    }
}

extension VIPERProject {
    /// Where a type is declared, for a finding's second place.
    public func declared(_ type: TypeID) -> [Violation.Related] {
        declarationSite(of: type).map { [Violation.Related(site: $0, message: "\(name(type)) is declared here")] } ?? []
    }

    /// Whether a type's code is judged in its role: a view that nothing ties to a presenter belongs to no scene.
    public func isJudged(_ type: TypeID, as role: Role) -> Bool {
        guard role == .view else { return true }
        var type = type
        while let outer = graph[type].outer, self.role(of: type) == nil { type = outer }
        return isViewOfScene(type)
    }

    /// Whether what a rule has found is VIPER's business: it stands in an app with a stack, and not in a screen of another
    /// architecture.
    public func isJudged(_ violation: Violation) -> Bool {
        isJudged(violation.site.file) && (violation.isOfAnyArchitecture || !isOfOtherArchitecture(violation.from))
    }
}

extension [Violation] {
    /// One for all, with the others as its alternatives: the first by its names, so that it is the same one whatever the files are called.
    ///
    /// - Parameter isPreferred: which of them tells the most.
    public func asOne(in project: VIPERProject, preferring isPreferred: (Violation) -> Bool = { _ in false }) -> Violation? {
        let sorted = map { (violation: $0, isLess: !isPreferred($0), name: project.name($0.from)) }.sorted { one, other in
            if one.isLess != other.isLess { return other.isLess }
            return (one.name, one.violation.subject, one.violation.site) < (other.name, other.violation.subject, other.violation.site)
        }.map(\.violation)
        guard var told = sorted.first else { return nil }
        let others = sorted.dropFirst()
        told.related += others.map { Violation.Related(site: $0.site, message: "and in '\($0.subject)' of \(project.phrase($0.from))") }.fewest
        told.alternatives += others
        return told
    }
}
