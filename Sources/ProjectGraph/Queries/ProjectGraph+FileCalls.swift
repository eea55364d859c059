import Syntax

/// What writes files and reads them, though no type's name tells.
extension ProjectGraph {
    /// What may be written to a file; a part of a text as well, which none can be read as.
    /// Source: developer.apple.com/documentation/foundation (Data, NSData, NSString, StringProtocol: write(to:…), write(toFile:…)).
    public static let typesOfFiles = Set(FrameworkCall.contentReaders).union(["Substring"])

    /// The node of a call in its caller's code.
    public func node(of call: FrameworkCall) -> CodeNode? {
        guard call.caller.exists, self[call.caller].file == call.site.file else { return nil }
        let outline = outline(of: call.site.file)
        return outline.call(at: call.site.offset, in: declaration(of: call.caller).code.indices).map { outline.code[$0] }
    }

    /// A text that is written to a stream (`text.write(to: &log)`) is in no file yet.
    public func writesToStream(_ call: FrameworkCall) -> Bool {
        let outline = outline(of: call.site.file)
        guard let first = node(of: call)?.arguments.first.map({ outline.arguments[$0].value }), first.exists else { return false }
        return outline[first].kind == .inoutReference
    }
}
