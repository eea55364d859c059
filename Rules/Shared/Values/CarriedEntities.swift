import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// A value of the project's that plays no part itself. What went wrong may say with what.
    func mayCarryEntities(_ type: TypeID) -> Bool {
        graph[type].kind.isValue && !graph[type].isExternal && role(of: type) == nil && !isOfOtherArchitecture(type)
            && !graph.allSupertypes(of: type).contains { graph[$0].isExternal && name($0) == "Error" }
    }

    /// The entities, values themselves, that are stored in what crosses, or in the values that that is made of: each once, with the first edge
    /// by which it crosses. An object in a value is reference-crossing's to say.
    func entitiesCarried(by crossings: [Edge]) -> [(part: Edge, crossing: Edge)] {
        var found: [(part: Edge, crossing: Edge)] = []
        var seen: Set<TypeID> = []
        for crossing in crossings {
            var open = [crossing.to]
            while let type = open.popLast() {
                guard seen.insert(type).inserted else { continue }
                for part in graph.edges(from: type) where isOpenPart(part) {
                    if role(of: part.to) == .entity, graph[part.to].kind == .struct, !isIdentifier(part.to), !isPhantom(part) {
                        found.append((part, crossing))
                    } else if mayCarryEntities(part.to) || role(of: part.to) == .viewModel && graph[part.to].kind.isValue {
                        open.append(part.to)
                    }
                }
            }
        }
        return found
    }

    /// Of what only the value itself knows, nobody gets anything.
    private func isOpenPart(_ edge: Edge) -> Bool {
        guard !edge.isStatic, edge.member.exists, [.storedProperty, .associatedValue, .genericArgument].contains(edge.position) else { return false }
        let declaration = graph.declaration(of: edge.member)
        switch declaration.kind {
        case .case: return true
        case .let, .var: return !declaration.traits.contains(.computed) && !declaration.modifiers.isPrivate
        default: return false
        }
    }
}
