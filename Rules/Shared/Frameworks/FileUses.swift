import ProjectGraph
import Syntax
import Viper

/// Files that are written or read without FileManager: `text.write(toFile: path, atomically: true, encoding: .utf8)`,
/// `String(contentsOfFile: NSHomeDirectory() + "/Documents/notes.txt")`.
struct FileUses {
    private let project: VIPERProject
    private let archiver: Symbol?
    private let write: Symbol?

    init(_ project: VIPERProject) {
        self.project = project
        archiver = project.graph.symbols.symbol(of: FrameworkCall.archiverOfFiles)
        write = project.graph.symbols.symbol(of: FrameworkCall.writer)
    }

    /// In the order of the source.
    ///
    /// - Parameter isMeant: whether files are kept from who calls.
    func all(where isMeant: (FrameworkCall) -> Bool) -> [FrameworkCall] {
        let labels = ["contentsOf", "contentsOfFile", "to", "toFile"].compactMap { project.graph.symbols.symbol(of: $0) }
        return project.graph.frameworkCalls.filter { call in
            guard call.caller.exists, call.name == archiver || labels.contains(call.label) else { return false }
            if isWriting(call) { return isOfFile(call) && isMeant(call) }
            return FrameworkCall.contentReaders.contains(project.graph.symbols[call.name]) && isMeant(call) && isPlaceSeen(call)
        }
    }

    func isWriting(_ call: FrameworkCall) -> Bool { call.name == write || call.name == archiver }

    private func isOfFile(_ call: FrameworkCall) -> Bool {
        if call.name == archiver || !call.receiver.exists && isEncoded(call) && !project.graph.writesToStream(call) { return true }
        guard call.receiver.exists else { return isOfShownDocument(call) }
        let type = project.graph[call.receiver]
        return type.isExternal && (ProjectGraph.typesOfFiles.contains(type.fullName) || Self.writingThemselves.contains(type.fullName))
            && !project.graph.writesToStream(call)
    }

    /// What writes itself to a file, and is read by an initialiser that says nothing of that.
    /// Source: developer.apple.com/documentation (Foundation.NSArray, Foundation.NSDictionary: write(to:), write(toFile:atomically:);
    /// PDFKit.PDFDocument: write(to:), write(toFile:)).
    private static let writingThemselves: Set<String> = ["NSArray", "NSDictionary", "NSMutableArray", "NSMutableDictionary", "PDFDocument"]

    /// `guard let document = pdfView.document …; document.write(to: url)`: of a framework's property no type is known, but a view of PDFKit's has
    /// nothing else there.
    private func isOfShownDocument(_ call: FrameworkCall) -> Bool {
        let outline = project.graph.outline(of: call.site.file)
        guard let node = project.graph.node(of: call), let callee = outline.callee(of: node), callee.kind == .member, callee.base.exists else { return false }
        let receiver = outline.unwrapped(callee.base)
        guard outline[receiver].kind == .identifier else { return isDocument(receiver, outline, of: call.from) }
        let values = project.graph.declaration(of: call.caller).code.indices.compactMap { number -> CodeIndex? in
            let binding = outline.code[number]
            switch binding.kind {
            case .declaration: return outline[binding.declaration].name == outline[receiver].name ? outline[binding.declaration].initialValue : nil
            case .match, .unwrapMatch:
                guard binding.other.exists, outline[binding.other].kind == .bindingPattern, outline[binding.other].name == outline[receiver].name else { return nil }
                return binding.base
            default: return nil
            }
        }
        return !values.isEmpty && values.allSatisfy { $0.exists && isDocument(outline.unwrapped($0), outline, of: call.from) }
    }

    private func isDocument(_ place: CodeIndex, _ outline: Outline, of user: TypeID) -> Bool {
        guard outline[place].kind == .member, outline[place].base.exists, outline.names.equals(outline[place].name, "document"),
            case let view = outline.unwrapped(outline[place].base), outline[view].kind == .identifier || outline[view].kind == .member, outline.isOwn(view)
        else { return false }
        let name = outline.names[outline[view].name]
        return project.graph.edges(from: user).contains { edge in
            edge.member.exists && edge.kind == .holds && project.graph[edge.to].isExternal && project.graph[edge.to].fullName == "PDFView"
                && project.graph.symbols[project.graph[edge.member].name] == name
        }
    }

    /// `try JSONEncoder().encode(self).write(to: url)`: what an encoder gives is data, though its type is not seen.
    private func isEncoded(_ call: FrameworkCall) -> Bool {
        project.graph.edges(from: call.from).contains { edge in
            edge.member == call.caller && project.graph[edge.to].isExternal && ["JSONEncoder", "PropertyListEncoder"].contains(project.graph[edge.to].fullName)
        }
    }

    /// Whether a path leads to where an app keeps its data, as far as the function tells or a property that it names: never into the bundle.
    func isPlaceSeen(_ call: FrameworkCall) -> Bool {
        let outline = project.graph.outline(of: call.site.file)
        let code = project.graph.declaration(of: call.caller).code
        guard let node = project.graph.node(of: call) else { return false }
        var values = node.arguments.map { outline.arguments[$0].value }
        var names: Set<NameID> = []
        // Every node is asked once at most, for a name is followed once.
        while let value = values.popLast() {
            guard value.exists else { continue }
            let part = outline[value]
            if part.kind == .identifier || part.kind == .member {
                if Self.places.contains(outline.names[part.name]) { return true }
                if part.kind == .identifier, names.insert(part.name).inserted {
                    for number in code.indices where outline.code[number].kind == .declaration {
                        let declaration = outline[outline.code[number].declaration]
                        if declaration.name == part.name { values.append(declaration.initialValue) }
                    }
                    values += propertyValues(named: part.name, of: call)
                }
            }
            values += outline.parts(of: part)
        }
        return false
    }

    private func propertyValues(named name: NameID, of call: FrameworkCall) -> [CodeIndex] {
        project.graph[call.from].members.compactMap { member in
            guard project.graph[member].file == call.site.file, project.graph[member].kind == .let || project.graph[member].kind == .var else { return nil }
            let declaration = project.graph.declaration(of: member)
            return declaration.name == name ? declaration.initialValue : nil
        }
    }

    /// Source: developer.apple.com/documentation/foundation (NSHomeDirectory(), NSSearchPathForDirectoriesInDomains(_:_:_:), NSTemporaryDirectory(), URL).
    private static let places: Set<String> = [
        "NSHomeDirectory", "NSSearchPathForDirectoriesInDomains", "NSTemporaryDirectory", "applicationSupportDirectory", "cachesDirectory", "documentsDirectory",
        "homeDirectory", "libraryDirectory", "temporaryDirectory",
    ]
}
