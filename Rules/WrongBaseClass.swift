import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// What a part is made from.
///
/// Seed 001 § Components: wireframes, presenters and interactors are plain objects, views inherit UIViewController;
/// § BaseWireframe; seed 002 § Modules (assemblers conform to AppModule).
public struct WrongBaseClass: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "wrong-base-class",
        summary: "A part of a scene doesn't inherit what the dialect builds its role on.",
        what: """
            Looks at the classes of each role that the dialect names a base for: whether they inherit from it or \
            conform to it. `none` among the bases allows a class without any, and one that has only the project's own above it.
            """,
        why: "What all parts of a role have in common stands in one base; a part without it is handled apart everywhere.",
        instead: "Inherit from the dialect's base.",
        source: "seed 001, Components; BaseWireframe; seed 002, Modules",
        options: [Role.view, .presenter, .interactor, .router, .assembler].map {
            RuleMetadata.Option(name: $0.rawValue, kind: .strings, summary: "Bases of this role, one of which is required.")
        },
        limits: [
            "A class whose own superclass is not known may inherit anything, and is not looked at.",
            "A base that nothing in the project names, or that is final, is not asked for.",
        ],
        examples: DialectExamples.of("wrong-base-class"))

    public func missingWord(_ dialect: Dialect, options: RuleOptions) -> String? {
        metadata.options.allSatisfy { options.strings($0.name).isEmpty } ? "a list of bases for a role" : nil
    }

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        metadata.options.compactMap { Role(rawValue: $0.name) }.flatMap { role -> [Violation] in
            let bases = options.strings(role.rawValue)
            guard bases.contains("none") || isAny(of: bases, in: project) else { return [] }
            let faulty = project.types(role).filter { project.scene(of: $0) != nil && isPart($0, role, project) && !isBuilt($0, on: bases, project) }
            let isProtocol = !faulty.isEmpty && project.graph.types.contains { $0.kind == .protocol && bases.contains(project.graph.symbols[$0.name]) }
            return faulty.map { violation($0, bases: bases, isProtocol, in: project) }
        }
    }

    private func isAny(of bases: [String], in project: VIPERProject) -> Bool {
        !bases.isEmpty && project.graph.types.indices.contains { position in
            bases.contains(project.graph.symbols[project.graph.types[position].name]) && isBase(TypeID(position), in: project)
        }
    }

    /// A final class only has a base's name.
    private func isBase(_ type: TypeID, in project: VIPERProject) -> Bool {
        guard let part = project.graph[type].parts.first else { return true }
        return !project.graph.outline(of: part.file)[part.declaration].modifiers.contains(.final)
    }

    /// Of a scene's views only the one that its presenter shows; what stands on the screen, a row's view, is built on another.
    private func isPart(_ type: TypeID, _ role: Role, _ project: VIPERProject) -> Bool {
        guard role == .view else { return true }
        let supertypes = project.graph.allSupertypes(of: type)
        return supertypes.contains { project.role(of: $0) == .viewInterface } && !project.graph.isOnScreen(type, as: .view)
    }

    private func isBuilt(_ type: TypeID, on bases: [String], _ project: VIPERProject) -> Bool {
        let supertypes = project.graph.allSupertypes(of: type)
        // The root of all classes stands above `Operation` and `UIResponder` as well, which are more than that.
        let frameworks = supertypes.filter { project.graph[$0].kind == .class && project.graph[$0].isExternal }
        let isMore = frameworks.contains { !Self.roots.contains(project.name($0)) }
        if bases.contains(project.name(type)) || supertypes.contains(where: { base in
            project.graph[base].kind == .unknown || bases.contains(project.name(base)) && !(isMore && Self.roots.contains(project.name(base)))
        }) {
            return true
        }
        // A base of the team's own is built on nothing as well.
        return bases.contains("none") && frameworks.isEmpty
    }

    private static let roots: Set<String> = ["NSObject"]
}

// MARK: - Messages

extension WrongBaseClass {
    private func violation(_ type: TypeID, bases: [String], _ isProtocol: Bool, in project: VIPERProject) -> Violation {
        let wanted = bases.filter { $0 != "none" }.joined(separator: " or ")
        return Violation(
            site: project.declarationSite(ofOwn: type), from: type, to: type, subject: "",
            message: bases == ["none"]
                ? "\(project.phrase(type)) has a superclass"
                : "\(project.phrase(type)) is not built on \(wanted)\(bases.contains("none") ? ", but on another class" : "")",
            because: "In this dialect every part of this role is built the same way.",
            help: bases == ["none"] ? "Make it a plain class." : "\(isProtocol ? "Conform to" : "Inherit from") \(wanted).")
    }
}
