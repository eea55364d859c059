import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// The modules that a file imports, by the first part of their names.
    public func imports(of file: FileID) -> [(module: String, site: Site)] {
        let outline = graph.outline(of: file)
        return graph.imports(of: file).map { number in
            let declaration = outline[number]
            let path = outline.names[declaration.name]
            let site = Site(
                file: file, offset: declaration.nameOffset, end: declaration.nameOffset + UInt32(path.utf8.count))
            return (String(path.prefix { $0 != "." }), site)
        }
    }

    /// With those that another file of the same module, or an imported one, hands on by `@_exported import`.
    public func modules(knownIn file: FileID) -> Set<String> {
        Set(imports(of: file).map(\.module)).union(graph.modules(handedOnTo: file))
    }
}
