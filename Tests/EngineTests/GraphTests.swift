import Diagnostics
import Engine
import Reporters
import Testing
import Viper

/// What `viperlint graph` shows of the fixture apps.
@Suite struct GraphTests {
    private static let spotless = App(name: "clean-spotless")

    private func graph(
        of app: App = spotless, paths: [String]? = nil, jobs: Int? = nil, _ query: GraphQuery = GraphQuery()
    ) throws -> GraphReport {
        let answer = App.linter.graph(Linter.Options(paths: paths ?? [app.folder.path], jobs: jobs), query)
        #expect(answer.errors.isEmpty)
        return try #require(answer.value)
    }

    private func bytes(_ graph: GraphReport) -> String {
        GraphJSONReporter().render(graph) + GraphDOTReporter().render(graph) + GraphMermaidReporter().render(graph)
    }

    @Test func goldens() throws {
        let graph = try graph()
        try expectGolden(GraphJSONReporter().render(graph), "expected-graph.json", of: Self.spotless)
        try expectGolden(GraphDOTReporter().render(graph), "expected-graph.dot", of: Self.spotless)
        try expectGolden(GraphMermaidReporter().render(graph), "expected-graph.mmd", of: Self.spotless)
    }

    @Test(arguments: App.all, [1, 2, 8])
    func anyNumberOfThreadsAndAnyOrderOfFiles(app: App, jobs: Int) throws {
        let query = GraphQuery(includesFrameworks: true)
        let expected = try bytes(graph(of: app, query))
        #expect(try bytes(graph(of: app, jobs: jobs, query)) == expected)
        let files = try app.sources().map { app.folder.path + "/" + $0 }
        let inOrder = try bytes(graph(paths: files, jobs: 1, query))
        #expect(try bytes(graph(paths: files.reversed(), jobs: jobs, query)) == inOrder)
    }

    /// Every end of an edge is a node, once, and every node has an edge.
    @Test(arguments: App.all, [false, true])
    func nodesAndEdgesFitTogether(app: App, frameworks: Bool) throws {
        let graph = try graph(of: app, GraphQuery(includesFrameworks: frameworks))
        let ids = graph.nodes.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids) == Set(graph.edges.flatMap { [$0.from, $0.to] }))
        #expect(Set(graph.edges).count == graph.edges.count)
        #expect(graph.nodes.contains { $0.isExternal } == frameworks)
    }

    @Test func extendingAFrameworksTypeDoesNotMakeItOnesOwn() throws {
        let color = try #require(try graph(GraphQuery(includesFrameworks: true)).nodes.first { $0.name == "UIColor" })
        #expect(color.isExternal && color.framework == "UIKit" && color.place == nil && color.module == nil)
    }

    /// The drawing's colours know every role, and stand beside a protocol what declares the need for it.
    @Test(arguments: Role.allCases)
    func everyRoleHasItsColour(role: Role) throws {
        func colour(_ role: Role) throws -> String {
            let place = GraphReport.Place(path: "A.swift", line: 1, column: 1)
            let node = GraphReport.Node(id: "A", name: "A", kind: "class", role: role.rawValue, place: place)
            let graph = GraphReport(toolVersion: "", dialect: "", nodes: [node], edges: [], unresolved: [:], problems: [])
            return String(try #require(GraphDOTReporter().render(graph).firstMatch(of: /fillcolor="(#\w+)"/)).1)
        }
        #expect(try colour(role) == colour(role.owner ?? role))
    }
}
