import ProjectGraph
import Syntax
import Viper

/// `Data(contentsOf: url)`: asks a server, and keeps its thread waiting, without the name of anything that does.
struct Downloads {
    private let project: VIPERProject

    init(_ project: VIPERProject) {
        self.project = project
    }

    enum Address {
        /// Made of a text: `URL(string: text)`.
        case written
        /// Handed here; it may be a file's.
        case given
    }

    /// In the order of the source.
    var calls: [FrameworkCall] {
        guard let label = project.graph.symbols.symbol(of: "contentsOf") else { return [] }
        return project.graph.frameworkCalls.filter { call in
            call.label == label && call.caller.exists && FrameworkCall.contentReaders.contains(project.graph.symbols[call.name])
        }
    }

    /// Where a call's address comes from; nil where that is a file of the app's, or one that the system hands over.
    func address(of call: FrameworkCall) -> Address? {
        let outline = project.graph.outline(of: call.site.file)
        let code = outline.code[project.graph.declaration(of: call.caller).code.indices]
        let written = code.filter { $0.kind == .identifier || $0.kind == .member }.map { outline.names[$0.name] }
        guard !written.contains(where: Self.places.contains), !labels(of: code, outline).contains(where: Self.pathLabels.contains)
        else { return nil }
        let isWritten = code.contains { node in
            guard node.kind == .call, let callee = outline.callee(of: node), callee.kind == .identifier, let first = node.arguments.first
            else { return false }
            return ["NSURL", "URL"].contains(outline.names[callee.name]) && outline.names.equals(outline.arguments[first].label, "string")
        }
        if isWritten { return .written }
        let made = outline.call(at: call.site.offset, in: code.indices).map { outline.code[$0] }
        // `.fileImporter(…) { result in … }`, `url.startAccessingSecurityScopedResource()`
        let called = code.filter { $0.kind == .call }.compactMap { outline.callee(of: $0) }.filter { $0.kind == .identifier || $0.kind == .member }
        let names = [project.label(of: call.caller)] + argumentNames(of: made, outline) + called.map { outline.names[$0.name] }
        return names.flatMap(\.words).contains(where: Self.fileWords.contains) ? nil : .given
    }

    private func labels(of code: ArraySlice<CodeNode>, _ outline: Outline) -> [String] {
        code.filter { $0.kind == .call }.flatMap { $0.arguments }.map { outline.names[outline.arguments[$0].label] }
    }

    /// All names in the first argument: `attachment`, `file` and `url` of `attachment.file.url`.
    private func argumentNames(of call: CodeNode?, _ outline: Outline) -> [String] {
        guard let first = call?.arguments.first.map({ outline.arguments[$0].value }), first.exists else { return [] }
        var (names, place) = ([String](), first)
        while place.exists, case let node = outline[place] {
            if node.kind == .identifier || node.kind == .member { names.append(outline.names[node.name]) }
            guard [.call, .forceUnwrap, .member, .optionalChain, .subscript].contains(node.kind) else { break }
            place = node.base
        }
        return names
    }

    /// Who knows where files are.
    private static let places: Set<String> = [
        "Bundle", "FileManager", "NSBundle", "NSFileManager", "NSHomeDirectory", "NSSearchPathForDirectoriesInDomains", "NSTemporaryDirectory",
    ]
    private static let pathLabels: Set<String> = ["fileURLWithPath", "filePath", "forResource"]

    private static let fileWords: Set<String> = [
        "asset", "bundle", "cache", "cached", "directory", "document", "documents", "drop", "export", "exported", "file", "files", "import", "imported",
        "local", "path", "pick", "picked", "picker", "picking", "record", "recorded", "recording", "resource", "temp", "temporary", "tmp",
    ]
}
