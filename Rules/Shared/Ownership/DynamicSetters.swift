import ProjectGraph
import Syntax
import Viper

/// What builders set by what looks like their members: `Builder(interactor).output(presenter)` with a
/// `subscript<V>(dynamicMember path: ReferenceWritableKeyPath<Part, V>)`. Whose property that is, no type tells.
struct DynamicSetters {
    let project: VIPERProject
    /// By name: the files in which something so called is called or set; empty where the app has no such builder.
    private var settings: [Symbol: [FileID]] = [:]

    /// - Parameter properties: those of which ``maySet(_:madeBy:)`` is asked.
    init(_ project: VIPERProject, for properties: [MemberID]) {
        self.project = project
        guard Self.exist(in: project) else { return }
        // By bytes, and all names at once: all code of the app is looked at.
        let names = Set(properties.map { project.graph[$0].name }).map { (symbol: $0, bytes: Array(project.graph.symbols[$0].utf8)) }
        for file in project.graph.files.indices.map({ FileID($0) }) {
            let outline = project.graph.outline(of: file)
            var left = names
            for node in outline.code where !left.isEmpty {
                guard let target = Self.target(of: node, in: outline) else { continue }
                left.removeAll { name in
                    guard outline.isCalled(target, name.bytes) else { return false }
                    settings[name.symbol, default: []].append(file)
                    return true
                }
            }
        }
    }

    private static func exist(in project: VIPERProject) -> Bool {
        project.graph.members.contains { member in
            guard member.kind == .subscript else { return false }
            let outline = project.graph.outline(of: member.file)
            let parameter = outline.parameters(of: outline[member.declaration]).first
            guard let parameter, parameter.type.exists, outline.names.equals(parameter.label, "dynamicMember") else { return false }
            return writablePaths.contains { outline.names.equals(outline[parameter.type].name, $0) }
        }
    }

    /// Source: The Swift Programming Language § Attributes (dynamicMemberLookup).
    private static let writablePaths: [StaticString] = ["ReferenceWritableKeyPath", "WritableKeyPath"]

    /// Whether a builder may set a part's property: something by its name is called or set in a file that can have the part.
    func maySet(_ hold: Edge, madeBy maker: TypeID) -> Bool {
        guard let setting = settings[project.graph[hold.member].name] else { return false }
        let name = Array(project.graph.symbols[project.graph[hold.member].name].utf8)
        let knowing = files(knowing: sources(of: hold.from).union([maker]))
        return setting.contains { file in
            let outline = project.graph.outline(of: file)
            // What stands at the top level of a file is nobody's, and may have whom it likes.
            return knowing.contains(file) || outline.topLevelCode.indices.contains { number in
                Self.target(of: outline.code[number], in: outline).map { outline.isCalled($0, name) } ?? false
                    && !outline.isInType(outline.code[number].offset)
            }
        }
    }

    /// `builder.output(presenter)`, `builder.output = presenter`
    private static func target(of node: CodeNode, in outline: Outline) -> NameID? {
        let place = node.kind == .call ? node.base : node.kind == .assignment ? node.other : .none
        guard place.exists else { return nil }
        let target = outline[outline.unwrapped(place)]
        return target.kind == .member && target.base.exists ? target.name : nil
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
    fileprivate func isCalled(_ name: NameID, _ bytes: [UInt8]) -> Bool {
        names.withBytes(of: name) { $0.count == bytes.count && $0.elementsEqual(bytes) }
    }

    /// Whether a place stands in a type or an extension of one.
    func isInType(_ offset: UInt32) -> Bool {
        declarations.contains { !$0.parent.exists && $0.kind.hasMembers && $0.offset <= offset && offset < $0.end }
    }
}
