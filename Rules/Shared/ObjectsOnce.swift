import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// That a scene hands on objects of a class of the team's is decided once, however many messages carry them; the finding
    /// stands best where they leave the interactor.
    func objectsOnce(_ violations: [Violation]) -> [Violation] {
        let groups = Dictionary(grouping: violations.indices) { number -> Crossing? in
            let violation = violations[number]
            guard let scene = scene(of: violation.from), isOwnClass(violation.to) else { return nil }
            return Crossing(scene: scene, object: violation.to)
        }
        return groups.flatMap { crossing, numbers -> [Violation] in
            let violations = numbers.map { violations[$0] }
            return crossing == nil ? violations : [violations.asOne(in: self) { role(of: $0.from) == .interactorOutput }].compactMap { $0 }
        }
    }

    private func isOwnClass(_ type: TypeID) -> Bool { !graph[type].isExternal && [.class, .actor].contains(graph[type].kind) }
}

/// What of which scene's crosses a boundary.
private struct Crossing: Hashable {
    var scene: Scene
    var object: TypeID
}
