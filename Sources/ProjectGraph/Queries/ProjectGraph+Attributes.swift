import Syntax

/// What the attributes of declarations say.
extension ProjectGraph {
    /// `@propertyWrapper struct Stored<Value>` of the project's own.
    public func isPropertyWrapper(_ type: TypeID) -> Bool { has("propertyWrapper", type) }

    /// `@objc protocol LoanListScreen`, which only classes can conform to.
    public func isKnownToObjectiveC(_ type: TypeID) -> Bool { has("objc", type) }

    /// Whether the declaration of a type has an attribute; what an extension says doesn't count.
    func has(_ attribute: StaticString, _ type: TypeID) -> Bool {
        // Where nothing is called so, no declaration need be looked at.
        guard symbols.symbol(of: attribute) != nil else { return false }
        return self[type].parts.first.map { part in
            let outline = outline(of: part.file)
            return outline.has(attribute, outline[part.declaration])
        } ?? false
    }
}

extension Outline {
    /// Whether a declaration has an attribute.
    public func has(_ attribute: StaticString, _ declaration: Declaration) -> Bool {
        attributes(of: declaration).contains { names.equals($0.name, attribute) }
    }
}
