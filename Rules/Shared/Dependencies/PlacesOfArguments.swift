import ProjectGraph
import Syntax
import Viper

/// What is made for a call or named as its argument, at any depth: `UserDefaults` in
/// `LoanPresenter(useCase: LoanUseCase(store: UserDefaults.standard))`. What is asked there for a value is none.
struct PlacesOfArguments {
    private let file: FileID
    private var offsets: Set<UInt32> = []

    /// - Parameter creation: where an instance is made in a member's code.
    init(of creation: Edge, in project: VIPERProject) {
        file = creation.site.file
        guard creation.member.exists, project.graph[creation.member].file == file else { return }
        let outline = project.graph.outline(of: file)
        let call = project.graph.declaration(of: creation.member).code.indices.first { number in
            outline.code[number].kind == .call && outline.start(of: outline.code[number].base) == creation.site.offset
        }
        if let call { collect(outline.code[call], outline, depth: 0) }
    }

    func contain(_ site: Site) -> Bool { site.file == file && offsets.contains(site.offset) }

    private mutating func collect(_ call: CodeNode, _ outline: Outline, depth: Int) {
        for argument in call.arguments { collect(outline.arguments[argument].value, outline, depth: depth + 1) }
    }

    private mutating func collect(_ value: CodeIndex, _ outline: Outline, depth: Int) {
        guard value.exists, depth < 32 else { return }
        let node = outline[outline.unwrapped(value)]
        guard node.kind == .call || node.kind == .member else { return }
        if node.base.exists, outline[node.base].kind == .identifier { offsets.insert(outline[node.base].offset) }
        if node.kind == .call { collect(node, outline, depth: depth + 1) }
    }
}
