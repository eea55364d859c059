import ProjectGraph
import Viper

extension VIPERProject {
    /// ", and declare 'open(_:)' there" where a protocol lacks what is called by the class: `tabs?.open(url)`, where `Coordinator` has a
    /// `start()` only. Else nothing.
    ///
    /// - Parameter edge: where the class is named: calls count in the same member, and anywhere if that is a property.
    func wantedDeclarations(in boundary: TypeID, of edge: Edge, _ asked: AskedProperties) -> String {
        let wanted = wantedCalls(of: edge, lackedBy: boundary)
        let parts = wantedParts(of: edge, lackedBy: boundary, asked)
        if !parts.isEmpty { return wanted.members.isEmpty && wanted.labels.isEmpty ? ", and declare there \(parts)" : "\(declarations(wanted, of: edge)), and \(parts)" }
        return declarations(wanted, of: edge)
    }

    private func declarations(_ wanted: (members: [String], labels: [String]), of edge: Edge) -> String {
        let inExtension = wanted.labels.isEmpty ? "" : ", and in an extension of it '\(wanted.labels[0])', which the default arguments are \(name(edge.to))'s for"
        switch wanted.members.count {
        case 0: return wanted.labels.isEmpty ? "" : ", and give it '\(wanted.labels[0])' in an extension: the default arguments are \(name(edge.to))'s"
        case 1: return ", and declare '\(wanted.members[0])' there\(inExtension)"
        case 2: return ", and declare '\(wanted.members[0])' and '\(wanted.members[1])' there\(inExtension)"
        default: return ", and declare there what is called here: '\(wanted.members[0])' and \(wanted.members.count - 1) more\(inExtension)"
        }
    }

    /// Whether a protocol declares all that is asked by the class.
    func isEnough(_ boundary: TypeID, for edge: Edge, _ asked: AskedProperties) -> Bool {
        let wanted = wantedCalls(of: edge, lackedBy: boundary)
        return wanted.members.isEmpty && wanted.labels.isEmpty && wantedParts(of: edge, lackedBy: boundary, asked).isEmpty
    }

    /// Whether a base class implements a protocol: what is declared there, each of the base's other heirs would have to implement.
    func isOfBase(_ boundary: TypeID, of type: TypeID) -> Bool {
        graph.allSupertypes(of: type).contains { base in
            graph[base].kind == .class && !graph[base].isExternal && graph.allSupertypes(of: base).contains(boundary)
        }
    }

    /// "a function for what is done with 'darkSwitch'", which a view has on its screen, and no protocol hands out.
    private func wantedParts(of edge: Edge, lackedBy boundary: TypeID, _ asked: AskedProperties) -> String {
        let parts = partsAsked(of: edge, lackedBy: whole(boundary, of: edge.to), asked)
        switch parts.count {
        case 0: return ""
        case 1: return "a function for what is done with '\(parts[0])'"
        case 2: return "functions for what is done with '\(parts[0])' and '\(parts[1])'"
        default: return "functions for what is done with '\(parts[0])' and \(parts.count - 1) more"
        }
    }

    /// A protocol with those that it is composed with, as far as a part implements them.
    private func whole(_ boundary: TypeID, of part: TypeID) -> [TypeID] {
        let implemented = Set(graph.allSupertypes(of: part))
        return compositions(with: boundary).first { $0.protocols.allSatisfy(implemented.contains) }?.protocols ?? [boundary]
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
        let part = edge.to
        let offered = whole(boundary, of: part).flatMap { graph.family(of: $0) }.flatMap { graph[$0].members }
        var wanted: (members: [String], labels: [String]) = ([], [])
        for member in graph.family(of: part).flatMap({ graph[$0].members }) where graph[member].kind == .func && !graph[member].isStatic {
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
        guard let made = outline.call(at: call.site.offset, in: graph.declaration(of: call.caller).code.indices), case let arguments = outline.code[made].arguments,
            !counts.contains(where: { $0 <= arguments.count })
        else { return nil }
        let labels = arguments.map { outline.names[outline.arguments[$0].label] }
        return "\(graph.symbols[graph[member].name])(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
    }

    private func isMeant(_ call: Call, by edge: Edge) -> Bool {
        call.from == edge.from && call.receiver == edge.to && !call.isSelf && (edge.kind == .holds || call.caller == edge.member)
    }
}
