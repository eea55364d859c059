import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// A model is made once and handed on.
///
/// Seed 000 § The Presenter in the role of UseCaseOutput: a ViewModel is an immutable struct, or a set of scalars.
public struct MutableViewModel: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "mutable-view-model",
        summary: "A view model or presentation model can change, or holds an object.",
        what: "Looks at view models and presentation models: whether they are classes, have a stored `var` that may be set later, or store an object, a part of the stack by its protocol included.",
        why: """
            A model that can change after it has been handed on is state that two layers share: what the screen shows \
            is no longer what the presenter made.
            """,
        instead: "Make it a struct of constants, or an enumeration, and make a new one when something has changed.",
        source: "seed 000, The Presenter in the role of UseCaseOutput",
        examples: MutableViewModel.examples + DialectExamples.of("mutable-view-model"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        return (project.types(.viewModel) + project.types(.presentationModel)).flatMap { type -> [Violation] in
            guard !project.graph[type].kind.isReference else { return [isClass(type, in: project)] }
            let changing = project.graph[type].members.filter { isStoredVariable($0, in: project) && !isConstant($0, in: project) }
                .map { changes($0, of: type, in: project) }
            return changing + project.faultyNamings(by: type) { holdsObject($0, in: project) }.map { holds($0, in: project) }
        }
    }

    private func isStoredVariable(_ member: MemberID, in project: VIPERProject) -> Bool {
        project.graph[member].kind == .var && !project.graph[member].isStatic
            && project.graph.declaration(of: member).traits.isDisjoint(with: .computed) && !isClosed(member, in: project)
    }

    /// `private(set) var isDue = false` that a function sets in a copy: nobody who has one can change it where nothing in it mutates.
    private func isClosed(_ member: MemberID, in project: VIPERProject) -> Bool {
        let modifiers = project.graph.declaration(of: member).modifiers
        guard modifiers.isPrivate || modifiers.contains(.privateSetter), !modifiers.contains(.lazy) else { return false }
        return project.graph[project.graph[member].owner].members.allSatisfy { other in
            let declaration = project.graph.declaration(of: other)
            return !declaration.modifiers.contains(.mutating) && !(declaration.kind == .var && declaration.traits.contains(.setter))
        }
    }

    /// `var title = ""` need not be named where the model is made; that nobody sets it later makes it a constant.
    private func isConstant(_ member: MemberID, in project: VIPERProject) -> Bool {
        let declaration = project.graph.declaration(of: member)
        return (declaration.initialValue.exists || isNilAtFirst(member, in: project)) && declaration.modifiers.isDisjoint(with: [.lazy, .private, .fileprivate])
            && project.graph.assignments(to: member).allSatisfy { $0.caller.exists && project.graph[$0.caller].kind == .`init` }
            && !isMutatedInPlace(member, in: project)
    }

    /// `var errorText: String?` of a struct whose initialiser nobody has written: by `let` it would have to be named wherever the model is made.
    private func isNilAtFirst(_ member: MemberID, in project: VIPERProject) -> Bool {
        let (declaration, outline) = (project.graph.declaration(of: member), project.graph.outline(of: project.graph[member].file))
        guard declaration.type.exists, declaration.attributes.isEmpty, case let written = outline.type(declaration.type, without: []), written.exists,
            outline[written].kind == .optional || outline[written].kind == .implicitlyUnwrapped
        else { return false }
        return !project.graph[project.graph[member].owner].members.contains { other in
            let parent = project.graph.declaration(of: other).parent
            return project.graph[other].kind == .`init` && parent.exists && project.graph.outline(of: project.graph[other].file)[parent].kind == .struct
        }
    }

    /// `mutating func toggle() { isSelected.toggle() }`, `count += 1`: the model changes without an assignment.
    private func isMutatedInPlace(_ member: MemberID, in project: VIPERProject) -> Bool {
        let name = project.graph.symbols[project.graph[member].name]
        return project.graph[project.graph[member].owner].members.contains { other in
            let (declaration, outline) = (project.graph.declaration(of: other), project.graph.outline(of: project.graph[other].file))
            guard declaration.modifiers.contains(.mutating) else { return false }
            return declaration.code.indices.contains { number in
                let changed = outline.changed(by: outline.code[number])
                return changed.exists && outline.isOwn(changed, named: name)
            }
        }
    }

    private func holdsObject(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard edge.kind == .holds, !edge.isStatic else { return false }
        return project.graph[edge.to].kind.isReference && !TypeNatures.isConstant(project.graph[edge.to]) || isPartOfStack(edge.to, in: project)
    }

    /// `let router: LoanListRouter`, whatever stands behind the protocol. What rows are is often told by a protocol (`LoanCellPresenting`) that
    /// values implement as well.
    private func isPartOfStack(_ type: TypeID, in project: VIPERProject) -> Bool {
        let implementers = project.conformers[type].filter { project.graph[$0].kind != .protocol }
        switch project.role(of: type) {
        case .routerInterface, .presenterInterface, .interactorInterface: break
        // `let handler: LoanActionHandler`, which nobody but the presenter is.
        default:
            guard project.graph[type].kind == .protocol, !implementers.isEmpty,
                implementers.allSatisfy({ [.presenter, .interactor, .router].contains(project.role(of: $0)) })
            else { return false }
        }
        return (!implementers.isEmpty || TypeNatures.isBoundToClass(type, in: project))
            && implementers.allSatisfy { project.graph[$0].kind.isReference && !project.isPresenterOfPart($0) }
    }
}

// MARK: - Messages

extension MutableViewModel {
    private static let because = "A model is made once and copied: two layers that share one that changes share its state."

    private func isClass(_ type: TypeID, in project: VIPERProject) -> Violation {
        Violation(
            site: project.declarationSite(ofOwn: type), from: type, to: type, subject: "class",
            message: "\(project.phrase(type)) is \(project.graph[type].kind == .actor ? "an actor" : "a class")",
            because: Self.because, help: "Make it a struct of constants.")
    }

    private func changes(_ member: MemberID, of type: TypeID, in project: VIPERProject) -> Violation {
        let label = project.label(of: member)
        return Violation(
            site: project.declarationSite(of: member), from: type, to: type, subject: label,
            message: "'\(label)' of \(project.phrase(type)) can be changed after it has been handed on",
            because: Self.because, help: "Declare '\(label)' with let, and make a new model when something has changed.")
    }

    private func holds(_ edge: Edge, in project: VIPERProject) -> Violation {
        let label = project.label(of: edge.member)
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: label,
            message: "'\(label)' of \(project.phrase(edge.from)) holds an object, \(project.name(edge.to))",
            because: Self.because, help: "Keep the values that are shown, or an enumeration that the view has a picture for.")
    }
}

// MARK: - Examples

extension MutableViewModel {
    static let examples = [
        RuleMetadata.Example(
            "A row that can be changed",
            ExampleStack.source(
                show: "func show(row: LoanListRowViewModel)",
                others: "struct LoanListRowViewModel { let title: String; var ↓isDue: Bool }")),
        RuleMetadata.Example(
            "A row is made once",
            ExampleStack.source(
                show: "func show(row: LoanListRowViewModel)",
                others: "struct LoanListRowViewModel { let title: String; let isDue: Bool; var isLong: Bool { title.count > 40 } }")),
    ]
}
