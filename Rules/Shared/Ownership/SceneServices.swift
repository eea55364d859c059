import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Gateways and managers that go when their scene does. What the app keeps for as long as it runs is not missed when it isn't released.
struct SceneServices {
    let project: VIPERProject

    /// Whether every instance is made by a function that puts a scene together, for nobody but that.
    func contain(_ service: TypeID) -> Bool {
        let graph = project.graph
        let makings = graph.edges(to: service).filter { $0.kind == .creates && !project.isSetAside($0.from) && !project.isOfPreview($0) }
        guard !makings.isEmpty, makings.allSatisfy(isForScene) else { return false }
        let names = [service] + graph.allSupertypes(of: service).filter { !graph[$0].isExternal }
        return names.allSatisfy { name in
            graph.edges(to: name).allSatisfy { hold in
                hold.kind != .holds || !hold.isStatic && !makings.contains { $0.from == hold.from }
            }
        }
    }

    private func isForScene(_ making: Edge) -> Bool {
        let role = project.effectiveRole(of: making.from)
        guard role == .assembler || role == .router, making.member.exists, project.graph[making.member].kind == .func, project.graph[making.member].file == making.site.file
        else { return false }
        // A container may keep what its closure gave.
        let outline = project.graph.outline(of: making.site.file)
        let made = outline.call(at: making.site.offset, in: project.graph.declaration(of: making.member).code.indices)
        return made.map { place in !outline.closures.contains { $0.body.indices.contains(place) } } ?? false
    }
}
