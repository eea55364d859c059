import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// Whether a member of a presenter or interactor is a method by which the layer outside of it tells that something
    /// happened.
    ///
    /// Private methods, overrides, implementations of protocols and accessors that only return a value are none; neither
    /// is what only the type itself or an assembler calls.
    func isInwardMessage(_ member: MemberID, of type: TypeID) -> Bool {
        guard graph[member].kind == .func, !graph[member].isStatic, !isPresenterOfPart(type),
            graph.declaration(of: member).modifiers.isDisjoint(with: [.private, .fileprivate, .override]),
            isWord(graph[member].name), !implementsRequirement(member, of: type), !isAskedByFramework(member, of: type)
        else { return false }
        switch senders(of: member) {
        case .outerLayer: return !isAccessor(member)
        case .others: return false
        case .unknown: return isEventByName(member, of: type) || isUncalledInterface(member, of: type)
        }
    }

    private enum Senders { case outerLayer, others, unknown }

    private func senders(of member: MemberID) -> Senders {
        let calls = graph.calls(of: member)
        if calls.isEmpty { return .unknown }
        return calls.contains { comesFromOutside($0) } ? .outerLayer : .others
    }

    /// Whether a call comes from the layer next to the callee's, on its outer side.
    func comesFromOutside(_ call: Call) -> Bool {
        let outer: Role = role(of: graph[call.callee].owner)?.reached == .interactor ? .presenter : .view
        return effectiveRole(of: call.from) == outer
    }

    private func isEventByName(_ member: MemberID, of type: TypeID) -> Bool {
        guard let role = role(of: type)?.reached else { return false }
        return hasEventPrefix(graph.symbols[graph[member].name], receivedBy: role)
    }

    /// Nobody is seen to call it, and nobody can be who is not seen.
    private func isUncalledInterface(_ member: MemberID, of type: TypeID) -> Bool {
        let entity = graph[member]
        let outline = graph.outline(of: entity.file)
        let declaration = outline[entity.declaration]
        guard !graph.hasUnresolvedCalls(of: entity.name), !isAccessor(member),
            !hasObjectiveCName(declaration, outline)
        else { return false }
        // It may be what a protocol asks for whose requirements are not known here.
        return !graph.allSupertypes(of: type).contains { supertype in
            let kind = graph[supertype].kind
            return graph[supertype].isExternal && (kind == .protocol || kind == .unknown) && !MarkerProtocols.names.contains(graph[supertype].fullName)
        }
    }

    /// `@objc`, `@IBAction`, or `@objcMembers` on the type: the sender may be a selector.
    private func hasObjectiveCName(_ declaration: Declaration, _ outline: Outline) -> Bool {
        let owner = declaration.parent.exists ? [declaration, outline[declaration.parent]] : [declaration]
        return owner.flatMap { outline.attributes(of: $0) }.contains { attribute in
            outline.names.equals(attribute.name, "objc") || outline.names.equals(attribute.name, "IBAction")
                || outline.names.equals(attribute.name, "objcMembers")
        }
    }

    func hasEventPrefix(_ name: String, receivedBy role: Role) -> Bool {
        let prefixes = dialect.eventPrefixes[role, default: []]
        if prefixes.isEmpty { return false }
        // Who asks for one certain word wants that; where events have several, any name will do that tells what happened.
        return dialect.isEventName(name, receivedBy: role)
            || prefixes.count > 1 && prefixes.contains { ["did", "*Did"].contains($0) } && name.tellsWhatHappened
    }

    private func isWord(_ name: Symbol) -> Bool {
        graph.symbols.startsLikeWord(name)
    }

    private func implementsRequirement(_ member: MemberID, of type: TypeID) -> Bool {
        let name = graph[member].name
        return graph.allSupertypes(of: type).contains { supertype in
            graph[supertype].members.contains { graph[$0].name == name }
        }
    }

    /// `paymentAuthorizationViewControllerDidFinish(_: PKPaymentAuthorizationViewController)` of whoever is that one's delegate: the protocol
    /// `PKPaymentAuthorizationViewControllerDelegate` asks for it, and says what it takes, as `UIAdaptivePresentationControllerDelegate` does of a
    /// `UIPresentationController`.
    private func isAskedByFramework(_ member: MemberID, of type: TypeID) -> Bool {
        guard let sender = graph.edges(from: type).first(where: { $0.member == member && $0.position == .parameter })?.to,
            graph[sender].isExternal, !graph[sender].kind.isValue
        else { return false }
        let name = self.name(sender)
        return graph.allSupertypes(of: type).contains { supertype in
            let (kind, asking) = (graph[supertype].kind, self.name(supertype))
            return graph[supertype].isExternal && (kind == .protocol || kind == .unknown) && supertype != sender
                && (asking.hasPrefix(name) || asking.hasSuffix(name.dropFirst(2) + "Delegate"))
        }
    }

    /// Returns a value and does nothing else: `row(at:)`.
    func isAccessor(_ member: MemberID) -> Bool {
        givesValue(member) && !isActing(member)
    }

    /// Whether a function has a result.
    func givesValue(_ member: MemberID) -> Bool {
        let entity = graph[member]
        let outline = graph.outline(of: entity.file)
        let result = outline[entity.declaration].type
        return result.exists && !isVoid(outline[result], outline)
    }

    func isVoid(_ node: TypeNode, _ outline: Outline) -> Bool {
        node.kind == .tuple && node.list.isEmpty || node.kind == .named && outline.names.equals(node.name, "Void")
    }
}
