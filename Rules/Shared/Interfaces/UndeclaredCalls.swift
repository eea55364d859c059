import ProjectGraph
import Viper

extension VIPERProject {
    /// ", and declare 'open(_:)' there" where a protocol lacks what is called by the class: `tabs?.open(url)`, where `Coordinator` has a
    /// `start()` only. Else nothing.
    ///
    /// - Parameter edge: where the class is named: calls count in the same member, and anywhere if that is a property.
    func wantedDeclarations(in boundary: TypeID, of edge: Edge) -> String {
        let wanted = wantedCalls(of: edge, lackedBy: boundary)
        let inExtension = wanted.labels.isEmpty ? "" : ", and in an extension of it '\(wanted.labels[0])', which the default arguments are \(name(edge.to))'s for"
        switch wanted.members.count {
        case 0: return wanted.labels.isEmpty ? "" : ", and give it '\(wanted.labels[0])' in an extension: the default arguments are \(name(edge.to))'s"
        case 1: return ", and declare '\(wanted.members[0])' there\(inExtension)"
        case 2: return ", and declare '\(wanted.members[0])' and '\(wanted.members[1])' there\(inExtension)"
        default: return ", and declare there what is called here: '\(wanted.members[0])' and \(wanted.members.count - 1) more\(inExtension)"
        }
    }

    /// "with 'count()' and 'configure(_:at:)'": what a protocol of the scene's own has to declare beside what the common one does.
    func declarationsOfOwn(besides boundary: TypeID, of edge: Edge) -> String? {
        let wanted = wantedCalls(of: edge, lackedBy: boundary).members
        switch wanted.count {
        case 0: return nil
        case 1: return "with '\(wanted[0])'"
        case 2: return "with '\(wanted[0])' and '\(wanted[1])'"
        default: return "with what is called here, '\(wanted[0])' and \(wanted.count - 1) more"
        }
    }

    /// What is called by the class: the members that a protocol lacks, by their labels, and the calls that leave out arguments that only
    /// the class has defaults for, `router.close()` of `close(animated:completion:)`.
    private func wantedCalls(of edge: Edge, lackedBy boundary: TypeID) -> (members: [String], labels: [String]) {
        let (part, implemented) = (edge.to, Set(graph.allSupertypes(of: edge.to)))
        let whole = compositions(with: boundary).first { $0.protocols.allSatisfy(implemented.contains) }?.protocols ?? [boundary]
        let offered = whole.flatMap { [$0] + graph.allSupertypes(of: $0) }.flatMap { graph[$0].members }
        var wanted: (members: [String], labels: [String]) = ([], [])
        for member in ([part] + graph.allSupertypes(of: part)).flatMap({ graph[$0].members }) where graph[member].kind == .func && !graph[member].isStatic {
            let calls = graph.calls(of: member).filter { isMeant($0, by: edge) }
            if calls.isEmpty { continue }
            let requirements = offered.filter { graph[$0].name == graph[member].name }
            if requirements.isEmpty {
                let label = label(of: member)
                if !wanted.members.contains(label) { wanted.members.append(label) }
            } else if requirements.allSatisfy({ graph[$0].kind == .func }) {
                let counts = requirements.map { graph.declaration(of: $0).parameters.indices.count }
                for call in calls {
                    guard let label = labelOfCall(call, of: member, unlessTaking: counts), !wanted.labels.contains(label) else { continue }
                    wanted.labels.append(label)
                }
            }
        }
        return wanted
    }

    /// `close()` of `router.close()`; nil where as many arguments are handed on as some requirement takes.
    private func labelOfCall(_ call: Call, of member: MemberID, unlessTaking counts: [Int]) -> String? {
        guard call.caller.exists, graph[call.caller].file == call.site.file else { return nil }
        let outline = graph.outline(of: call.site.file)
        for number in graph.declaration(of: call.caller).code.indices {
            let node = outline.code[number]
            guard node.kind == .call, outline.callee(of: node)?.offset == call.site.offset else { continue }
            if counts.contains(where: { $0 <= node.arguments.count }) { return nil }
            let labels = node.arguments.map { outline.names[outline.arguments[$0].label] }
            return "\(graph.symbols[graph[member].name])(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
        }
        return nil
    }

    private func isMeant(_ call: Call, by edge: Edge) -> Bool {
        call.from == edge.from && call.receiver == edge.to && !call.isSelf && (edge.kind == .holds || call.caller == edge.member)
    }
}
