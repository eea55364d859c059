import ProjectGraph
import Syntax

/// What is called like a service, or stands among them, and serves nobody with data.
extension RoleInference {
    /// `Debouncer`, `PriceCalculator` in the folder `Services`, `PagingManager`: what is handed all it works on, keeps nothing and knows nobody who has
    /// anything. What stands behind a protocol, or gives what it was not handed, may be a service for all that is seen.
    func isTool(_ type: TypeID) -> Bool {
        let entity = entities[type.position]
        guard entity.kind == .class || entity.kind == .struct, entity.parts.allSatisfy({ importsNoLibrary($0.file) }) else { return false }
        let functions = entity.members.filter { graph[$0].kind == .func }
        let isOfValue = entity.kind == .struct
        return functions.contains { !graph.declaration(of: $0).parameters.isEmpty || isOfValue && changesItself($0) }
            && functions.allSatisfy { isHandedAll($0) || isOfValue && changesItself($0) }
            && entity.members.allSatisfy { keepsNoData($0) || isOfValue && isCounter($0) }
            && graph.edges(from: type).allSatisfy { $0.to == type || isOfTool($0) && !isGiven($0) }
    }

    /// `PagingManager`, `TotalsService`: a tool that does nothing but answer, or change what it is itself, whatever it is called.
    func isCalculator(_ type: TypeID) -> Bool {
        isTool(type) && entities[type.position].members.allSatisfy { graph[$0].kind != .func || graph.declaration(of: $0).type.exists || changesItself($0) }
    }

    /// `func loan(for id: Int) -> Loan?`: what of the project's a function answers with and was not handed.
    private func isGiven(_ edge: Edge) -> Bool {
        guard edge.position == .result, edge.isSignature, !entities[edge.to.position].isExternal else { return false }
        return !graph.edges(from: edge.from).contains { $0.member == edge.member && $0.to == edge.to && $0.isSignature && $0.site.offset < edge.site.offset }
    }

    /// `mutating func next()`: whoever has the value has what comes of that as well.
    private func changesItself(_ function: MemberID) -> Bool {
        let declaration = graph.declaration(of: function)
        return declaration.modifiers.contains(.mutating) && declaration.parameters.isEmpty && !declaration.type.exists && declaration.traits.isDisjoint(with: .async)
    }

    /// `private(set) var page = 0` of a value, which begins with it wherever there is one.
    private func isCounter(_ member: MemberID) -> Bool {
        let declaration = graph.declaration(of: member)
        guard declaration.kind == .var, !graph[member].isStatic, declaration.traits.isDisjoint(with: .computed), declaration.initialValue.exists else { return false }
        let outline = graph.outline(of: graph[member].file)
        return [.booleanLiteral, .floatLiteral, .integerLiteral].contains(outline[declaration.initialValue].kind)
    }

    private func importsNoLibrary(_ file: FileID) -> Bool {
        let outline = graph.outline(of: file)
        return graph.imports(of: file).allSatisfy { ["CoreGraphics", "Dispatch", "Foundation"].contains(outline.names[outline[$0].name]) }
    }

    /// Whether a function works on what it is handed, and answers nobody with anything else: neither at once nor by a closure.
    private func isHandedAll(_ function: MemberID) -> Bool {
        let (file, declaration) = (graph[function].file, graph.declaration(of: function))
        let parameters = graph.outline(of: file).parameters(of: declaration).map(\.type).filter(\.exists).map { TypePlace(file: file, type: $0) }
        guard declaration.traits.isDisjoint(with: .async), parameters.allSatisfy({ !takesArguments($0) }) else { return false }
        return !declaration.type.exists || parameters.contains { graph[graph.unwrapped($0)].kind != .function }
    }

    /// `(([Loan]) -> Void)?`: whoever is handed such a closure gives something by it.
    private func takesArguments(_ written: TypePlace) -> Bool {
        let place = graph.unwrapped(written)
        return graph[place].kind == .function && !graph.outline(of: place.file).types(in: graph[place].list).isEmpty
    }

    /// Constants that it was made with are no data of the app's, and neither is what waits to be done.
    private func keepsNoData(_ member: MemberID) -> Bool {
        guard graph[member].kind == .var || graph[member].kind == .let, case let declaration = graph.declaration(of: member) else { return true }
        if !declaration.traits.isDisjoint(with: .computed) { return declaration.modifiers.isPrivate }
        let outline = graph.outline(of: graph[member].file)
        let holds = graph.edges(from: graph[member].owner).filter { $0.member == member && $0.kind == .holds }
        let isDevice = !holds.isEmpty && holds.allSatisfy { entities[$0.to.position].kind.isReference }
        if graph[member].isStatic || isDevice { return declaration.modifiers.isPrivate && isDevice }
        guard declaration.kind == .let else { return false }
        if declaration.type.exists {
            switch outline[declaration.type].kind {
            case .named: return true
            case .array, .dictionary: return !declaration.initialValue.exists
            default: return false
            }
        }
        return declaration.initialValue.exists && [.booleanLiteral, .floatLiteral, .integerLiteral].contains(outline[declaration.initialValue].kind)
    }

    private func isOfTool(_ edge: Edge) -> Bool {
        let entity = entities[edge.to.position]
        switch entity.kind {
        case .class, .actor: return entity.isExternal && Self.devices.contains(entity.fullName)
        case .struct, .enum:
            guard !graph.isDataAccess(edge.to), entity.fullName != "Data" else { return false }
            return entity.isExternal || [.parameter, .result, .genericArgument].contains(edge.position) && edge.kind != .creates
        case .alias: return entity.isExternal
        case .protocol: return entity.isExternal && edge.kind == .conforms && ["AnyObject", "Sendable"].contains(entity.fullName)
        case .unknown: return false
        }
    }

    /// What something waits in or is done in turn by.
    private static let devices: Set<String> = [
        "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchWorkItem", "NSLock", "NSObject", "NSRecursiveLock", "OperationQueue", "Timer",
    ]
}
