import ProjectGraph

// What the catalogue says, put together as whoever reads the documentation would.
extension FrameworkType {
    /// Whether two holders of a value share it: a class or an actor, or an alias of one.
    var isReferenceType: Bool {
        let kind = resolvingAlias.kind
        return kind == .class || kind == .actor
    }

    /// A structure or an enumeration, or an alias of one. It may still share what it points to, as
    /// `UnsafeMutablePointer` and SwiftUI's `Binding` do.
    var isValueType: Bool {
        let kind = resolvingAlias.kind
        return kind == .struct || kind == .enum
    }

    /// Whether only a class or an actor can be, or conform to, this type. Every Objective-C protocol is class-bound.
    var isClassBound: Bool {
        isReferenceType || inherits(from: "AnyObject")
    }

    /// Whether the type is `ancestor` or has it among its supertypes, directly or further up.
    func inherits(from ancestor: String) -> Bool {
        var pending = [self.resolvingAlias]
        var seen: Set<String> = []
        while let type = pending.popLast() {
            let name = type.name
            if name == ancestor { return true }
            guard seen.insert(name).inserted else { continue }
            pending += type.supertypes.compactMap { FrameworkCatalogue.type(named: $0)?.resolvingAlias }
        }
        return false
    }
}
