import ProjectGraph
import Syntax
import Viper

/// What builders set by what looks like their members: `Builder(interactor).output(presenter)` with a
/// `subscript<V>(dynamicMember path: ReferenceWritableKeyPath<Part, V>)`. Whose property that is, no type tells.
struct DynamicSetters {
    let project: VIPERProject
    /// Whether the app has any such builder.
    private let exist: Bool

    init(_ project: VIPERProject) {
        self.project = project
        exist = project.graph.members.contains { member in
            guard member.kind == .subscript else { return false }
            let outline = project.graph.outline(of: member.file)
            let parameter = outline.parameters(of: outline[member.declaration]).first
            guard let parameter, parameter.type.exists, outline.names.equals(parameter.label, "dynamicMember") else { return false }
            return Self.writablePaths.contains { outline.names.equals(outline[parameter.type].name, $0) }
        }
    }

    /// Source: The Swift Programming Language § Attributes (dynamicMemberLookup).
    private static let writablePaths: [StaticString] = ["ReferenceWritableKeyPath", "WritableKeyPath"]

    /// Whether a builder may set a part's property: something by its name is called or set in a file that can have the part.
    func maySet(_ hold: Edge, madeBy maker: TypeID) -> Bool {
        guard exist else { return false }
        let name = Array(project.graph.symbols[project.graph[hold.member].name].utf8)
        let setting = project.graph.files.indices.map { FileID($0) }.filter { file in
            let outline = project.graph.outline(of: file)
            return outline.code.contains { isSet(name, by: $0, in: outline) }
        }
        if setting.isEmpty { return false }
        let knowing = files(knowing: sources(of: hold.from).union([maker]))
        return setting.contains { file in
            let outline = project.graph.outline(of: file)
            // What stands at the top level of a file is nobody's, and may have whom it likes.
            return knowing.contains(file) || outline.topLevelCode.indices.contains { number in
                isSet(name, by: outline.code[number], in: outline) && !outline.isInType(outline.code[number].offset)
            }
        }
    }

    /// `builder.output(presenter)`, `builder.output = presenter`
    private func isSet(_ name: [UInt8], by node: CodeNode, in outline: Outline) -> Bool {
        let place = node.kind == .call ? node.base : node.kind == .assignment ? node.other : .none
        guard place.exists else { return false }
        let target = outline[outline.unwrapped(place)]
        guard target.kind == .member, target.base.exists else { return false }
        return outline.names.withBytes(of: target.name) { $0.count == name.count && $0.elementsEqual(name) }
    }

    /// The part, what it is known as, and who has it to hand out: `var interactor: LoanInteracting` of its presenter.
    private func sources(of part: TypeID) -> Set<TypeID> {
        let names = Set([part] + project.graph.allSupertypes(of: part).filter { !project.graph[$0].isExternal })
        let owners = names.flatMap { project.graph.edges(to: $0) }.filter { Self.handing.contains($0.position) && !project.graph[$0.from].isExternal }
        return names.union(owners.map(\.from))
    }

    private static let handing: [Edge.Position] = [.storedProperty, .computedProperty, .result, .associatedValue]

    private func files(knowing sources: Set<TypeID>) -> Set<FileID> {
        let namings = sources.flatMap { project.graph.edges(to: $0) }.filter { !project.graph[$0.from].isExternal }
        return Set(sources.flatMap { project.graph[$0].parts.map(\.file) } + namings.map(\.site.file))
    }
}

extension Outline {
    /// Whether a place stands in a type or an extension of one.
    func isInType(_ offset: UInt32) -> Bool {
        declarations.contains { !$0.parent.exists && $0.kind.hasMembers && $0.offset <= offset && offset < $0.end }
    }
}
