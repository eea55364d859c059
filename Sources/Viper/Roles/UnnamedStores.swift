import ProjectGraph
import Syntax

/// Types that keep data where no type's name shows it: in files that they write and read again, in the Keychain by its functions.
struct UnnamedStores {
    private(set) var facts: [TypeID: Claim.Fact] = [:]

    init(_ graph: ProjectGraph) {
        let symbols = { (names: [String]) in Set(names.compactMap { graph.symbols.symbol(of: $0) }) }
        let (writings, keychain) = (symbols([FrameworkCall.writer, FrameworkCall.archiverOfFiles]), symbols(FrameworkCall.keychainFunctions))
        if writings.isEmpty && keychain.isEmpty { return }
        let (readings, targets, sources) = (symbols(FrameworkCall.contentReaders), symbols(["to", "toFile"]), symbols(["contentsOf", "contentsOfFile"]))
        let archiver = graph.symbols.symbol(of: FrameworkCall.archiverOfFiles)
        var (writing, reading): (Set<TypeID>, Set<TypeID>) = ([], [])
        for call in graph.frameworkCalls where call.from.exists {
            if keychain.contains(call.name), call.receiverName == .none {
                facts[call.from] = .usesKeychain
            } else if writings.contains(call.name) {
                if call.name == archiver || targets.contains(call.label) && Self.isOfData(call.receiver, graph) && !graph.writesToStream(call) { writing.insert(call.from) }
            } else if readings.contains(call.name), sources.contains(call.label), !Self.isOfBundle(call, graph) {
                reading.insert(call.from)
            }
        }
        // Who only writes may write a log or what is sent off, and who only reads may read what the app came with.
        for type in writing where facts[type] == nil && !Self.isLog(type, graph) && (reading.contains(type) || Self.unarchives(type, graph)) {
            facts[type] = .keepsFiles
        }
    }

    /// What isn't known may well be what an encoder gave.
    private static func isOfData(_ receiver: TypeID, _ graph: ProjectGraph) -> Bool {
        !receiver.exists || graph[receiver].isExternal && ProjectGraph.typesOfFiles.contains(graph[receiver].fullName)
    }

    private static func isOfBundle(_ call: FrameworkCall, _ graph: ProjectGraph) -> Bool {
        graph.edges(from: call.from).contains { $0.member == call.caller && graph[$0.to].isExternal && graph[$0.to].fullName == "Bundle" }
    }

    private static func unarchives(_ type: TypeID, _ graph: ProjectGraph) -> Bool {
        graph.edges(from: type).contains { graph[$0.to].isExternal && graph[$0.to].fullName == "NSKeyedUnarchiver" }
    }

    /// A log that is read to be sent off is written by every layer.
    private static func isLog(_ type: TypeID, _ graph: ProjectGraph) -> Bool {
        let name = graph.lastName(of: type)
        return ["Crash", "Diagnostics", "Log", "Logger", "Logging", "Logs", "Trace"].contains { name.begins(withWord: $0) || name.isNamed(by: "*" + $0) }
    }
}
