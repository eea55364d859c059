import Diagnostics

/// One format of a graph. Like a ``Reporter``, it sees nothing but what it renders.
public protocol GraphReporter: Sendable {
    /// The whole graph, ready to be written; it ends with a line break. Equal graphs give equal bytes.
    func render(_ graph: GraphReport) -> String
}
