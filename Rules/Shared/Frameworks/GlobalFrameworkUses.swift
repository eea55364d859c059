import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What keeps or fetches data and is there for everybody by a variable at the top level of a file: `http` of `let http = URLSession.shared`.
struct GlobalFrameworkUses {
    private let project: VIPERProject
    private let uses: [TypeID: [Edge]]

    init(_ project: VIPERProject) {
        self.project = project
        uses = Dictionary(grouping: project.graph.globalUses.filter { $0.position == .globalVariable && project.graph.isDataAccess($0.to) }, by: \.from)
    }

    func uses(by type: TypeID, where isFault: (Edge) -> Bool) -> [Edge] {
        guard let own = uses[type] else { return [] }
        return project.distinctNamings(own.filter { isFault($0) && !project.isOfPreview($0) && !project.isOfAssembly($0) })
    }

    /// The variable's.
    static func name(of use: Edge, in project: VIPERProject) -> String {
        let outline = project.graph.outline(of: use.site.file)
        guard let place = outline.name(at: use.site.offset, in: outline.code.indices), outline.code[place].kind == .identifier else { return project.name(use.to) }
        return outline.names[outline.code[place].name]
    }
}
