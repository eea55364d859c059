import ArgumentParser
import Diagnostics
import Engine
import Reporters

struct Graph: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Show which types depend on which, and how.",
        discussion: """
            Shows the project's own types that depend on each other. Several of --around, --module and --kind show what \
            meets all of them.
            """)

    @OptionGroup var project: ProjectOptions

    @Option(help: "The form of the graph: json, dot (Graphviz) or mermaid.")
    var format: GraphFormat = .json

    @Option(help: ArgumentHelp("Only what is near a type.", valueName: "type"))
    var around: String?

    @Option(parsing: .unconditional, help: "How many steps from that type the graph ends; 1 if not given.")
    var depth: Int?

    @Option(help: ArgumentHelp("Only types of a module (a scene); may be repeated.", valueName: "name"))
    var module: [String] = []

    @Option(help: "Only edges of a kind: inherits, conforms, holds, names or creates; may be repeated.")
    var kind: [String] = []

    @Flag(help: "Also types that the project does not declare itself.")
    var frameworks = false

    func validate() throws {
        if let depth, depth < 1 { throw ValidationError("--depth takes a number from 1 up") }
        if depth != nil, around == nil { throw ValidationError("--depth needs a type to count from: --around") }
    }

    func run() throws {
        let query = GraphQuery(
            around: around, depth: depth ?? 1, modules: module, kinds: kind, includesFrameworks: frameworks)
        try project.deliver(Tool.linter.graph(project.options, query), noun: "the graph", render: text)
    }

    private func text(of graph: GraphReport) -> String {
        let text = format.reporter.render(graph)
        if format == .mermaid, GraphMermaidReporter.isTooLarge(graph, rendered: text) {
            Tool.tell("note", "most readers of Mermaid refuse a graph of this size; --around, --module and --kind make it smaller")
        }
        return text
    }
}

enum GraphFormat: String, CaseIterable, ExpressibleByArgument {
    case json, dot, mermaid

    // As the library's own, which goes by way of key paths.
    static var allValueStrings: [String] { allCases.map(\.rawValue) }

    var reporter: any GraphReporter {
        switch self {
        case .json: GraphJSONReporter()
        case .dot: GraphDOTReporter()
        case .mermaid: GraphMermaidReporter()
        }
    }
}
