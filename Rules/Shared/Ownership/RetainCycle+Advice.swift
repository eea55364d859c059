import ProjectGraph
import RuleKit
import Syntax
import Viper

// What to do about a reference that would be empty at once if it were weak.

extension RetainCycle {
    /// For a reference that can't be declared weak as it stands. Nil for any other.
    func help(for step: OwnershipChain.Step, _ property: String, in project: VIPERProject) -> String? {
        helpForMaker(of: step, property, in: project) ?? factory(of: step, in: project).map {
            "Let '\(project.label(of: $0))' return \(name(ofHeld: step, in: project)), which nothing else keeps till it is shown, and declare '\(property)' weak."
        }
    }

    /// `let registration = UICollectionView.CellRegistration<…> { … self … }` before `dataSource = … { … registration … }`: what is told of captures
    /// self, and is no closure that the property has, but one that this captures.
    func captured(by holding: Holding, in project: VIPERProject) -> [Violation.Related] {
        guard holding.kind == .capture else { return [] }
        let outline = project.graph.outline(of: holding.site.file)
        let kept = project.graph.assignments(to: holding.member).first { assignment in
            assignment.caller.exists && assignment.site.file == holding.site.file && assignment.site.offset > holding.site.offset
                && project.graph.declaration(of: assignment.caller).code.indices.contains { outline.code[$0].offset == holding.site.offset }
        }
        guard let kept else { return [] }
        let local = project.graph.declaration(of: kept.caller).code.indices.lazy.map { outline.code[$0] }.filter { $0.kind == .declaration }
            .map { outline[$0.declaration] }.first { declaration in
                guard declaration.initialValue.exists, case let made = outline[declaration.initialValue], made.kind == .call,
                    let closure = made.arguments.last.map({ outline.arguments[$0].value }), closure.exists
                else { return false }
                return outline[closure].kind == .closure && outline[closure].offset == holding.site.offset
            }
        return local.map {
            [Violation.Related(site: kept.site, message: "the closure that is kept here captures '\(outline.names[$0.name])'")]
        } ?? []
    }

    /// `static func start() -> AnyRouter { …; router.entry = view; return router }`: a weak property would be empty at once. What is
    /// handed in from outside (`presenter.moduleOutput = output`) is somebody's already.
    private func factory(of step: OwnershipChain.Step, in project: VIPERProject) -> MemberID? {
        guard step.hold.holding.kind == .stored else { return nil }
        let family = project.graph.family(of: step.holder)
        return project.graph.assignments(to: step.hold.holding.member).first { assignment in
            assignment.caller.exists && project.graph[assignment.caller].isStatic
                && project.graph.edges(from: assignment.from).contains {
                    $0.member == assignment.caller && $0.position == .result && family.contains($0.to)
                }
                && project.graph.edges(from: assignment.from).contains { $0.member == assignment.caller && $0.to == step.held && !$0.isSignature }
        }?.caller
    }

    /// `viewController = LoanViewController()` in the initialiser: weak from the start, the property would never have anything.
    func helpForMaker(of step: OwnershipChain.Step, _ property: String, in project: VIPERProject) -> String? {
        guard step.hold.holding.kind == .stored, step.hold.holding.owner == step.holder else { return nil }
        let member = step.hold.holding.member
        let isMade = project.graph.edges(from: step.holder).contains { edge in
            edge.kind == .creates && edge.to == step.held && edge.member.exists && !edge.isStatic
                && (edge.member == member || project.graph[edge.member].kind == .`init`)
        }
        guard isMade, project.graph.declaration(of: member).initialValue.exists || project.graph.assignments(to: member).contains(where: { assignment in
            assignment.value == step.held && assignment.caller.exists && project.graph[assignment.caller].kind == .`init`
        }) else { return nil }
        // What others take from the property when all is made would be gone by then.
        let maker = project.graph.declaration(of: member).modifiers.isPrivate
            ? "Make \(project.name(step.held)) a local constant of the initialiser and hand it on" : "Let a function make \(project.name(step.held)) and return it"
        return "\(maker); '\(property)' may refer to it weakly then, from an optional 'var'."
    }

    /// A weak reference would let go at once of what nobody else keeps.
    func helpForOnlyKeeper(_ step: OwnershipChain.Step, _ property: String, _ keepers: Keepers) -> String {
        let project = keepers.project
        let held = project.name(step.held)
        if let keeper = keepers.weakHold(of: step.held) {
            return "Let \(project.name(keeper.from)) hold \(held) strongly in '\(project.label(of: keeper.member))', and declare '\(property)' weak: its scene is what keeps it."
        }
        let declaration = project.graph.declaration(of: step.hold.holding.member)
        let outline = project.graph.outline(of: project.graph[step.hold.holding.member].file)
        let mayBeNil = declaration.kind == .var && declaration.type.exists
            && [.optional, .implicitlyUnwrapped].contains(outline[declaration.type].kind)
        return mayBeNil
            ? "Set '\(property)' to nil when the scene ends: nothing else is seen to keep \(held), so a weak reference would be empty at once."
            : "Let something outside of the circle keep \(held), and '\(property)' refer to it weakly: nothing else is seen to keep it now."
    }
}
