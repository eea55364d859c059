import Diagnostics
import LintConfiguration

/// A contract, and the file that it is written in.
public struct TeamContract: Sendable {
    public var contract: Contract
    /// As the user would write it.
    public var path: String
    /// Stands in a file that the run's configuration extends, which may speak to other projects as well.
    var isExtended: Bool

    public var id: String { contract.id }

    /// The documentation page of the contract.
    public var page: String {
        let edges = contract.edges.map(\.rawValue).joined(separator: ", ")
        return """
            # \(contract.id)

            A contract of \(path):\(contract.line), \(contract.severity.rawValue): \(contract.sentence).

            ## Why?

            \(contract.because)

            ## What it looks at

            \(contract.demand.rawValue), by these kinds of edge: \(edges)

            """
    }
}

extension TeamContract {
    /// As reports tell of it.
    var described: RuleDescription {
        RuleDescription(
            id: id, summary: "A contract: \(contract.sentence).", what: "A contract of \(path): \(contract.sentence).",
            why: contract.because, instead: "Keep to the contract, or change it where it is written.",
            severity: contract.severity.severity ?? .error)
    }
}

extension Linter {
    /// The contracts of the configuration that goes for some paths; no source is read.
    public func contracts(_ options: Options) -> (contracts: [TeamContract], errors: [String]) {
        var errors: [String] = []
        let team = TeamConfiguration(options, place: PlaceOfWork(paths: options.paths), library: library, errors: &errors)
        return (team?.contracts ?? [], errors)
    }
}
