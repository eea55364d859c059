/// The keywords of JSON Schema (draft 2020-12) that the published schemas use. Any other keyword is a fault of its own,
/// so that a schema cannot grow past what the tests check.
struct SchemaValidator {
    private let root: JSON

    init(_ schema: JSON) {
        root = schema
    }

    /// Every way in which the value breaks the schema, each with its place; empty for a valid value.
    func faults(in value: JSON) -> [String] {
        faults(in: value, against: root, at: "$")
    }

    private func faults(in value: JSON, against schema: JSON, at place: String) -> [String] {
        switch schema {
        case .bool(true): return []
        case .bool(false): return ["\(place): not allowed"]
        case .object(let keywords):
            return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
                faults(in: value, keyword: keyword, argument: argument, schema: schema, at: place)
            }
        default: return ["\(place): the schema is neither an object nor a boolean"]
        }
    }

    private func faults(in value: JSON, keyword: String, argument: JSON, schema: JSON, at place: String) -> [String] {
        switch (keyword, argument) {
        case ("$schema", .string), ("$defs", .object), ("title", .string), ("description", .string):
            return []
        case ("$ref", .string(let reference)):
            guard let target = resolve(reference) else { return ["\(place): unknown reference \(reference)"] }
            return faults(in: value, against: target, at: place)
        case ("type", .string), ("type", .array):
            let allowed = if case .array(let types) = argument { types } else { [argument] }
            let isWholeNumber = value.typeName == "integer" && allowed.contains(.string("number"))
            return isWholeNumber || allowed.contains(.string(value.typeName)) ? [] : ["\(place): is of type \(value.typeName)"]
        case ("const", _):
            return value == argument ? [] : ["\(place): differs from the constant"]
        case ("enum", .array(let allowed)):
            return allowed.contains(value) ? [] : ["\(place): is none of the allowed values"]
        case ("minimum", .integer(let minimum)):
            guard case .integer(let number) = value, number < minimum else { return [] }
            return ["\(place): is less than \(minimum)"]
        case ("pattern", .string("^[0-9a-f]{16}$")):
            guard case .string(let text) = value, text.wholeMatch(of: /[0-9a-f]{16}/) == nil else { return [] }
            return ["\(place): does not match the pattern"]
        case ("pattern", .string("^[a-z][a-z0-9]*(-[a-z0-9]+)*$")):
            guard case .string(let text) = value, text.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) == nil else { return [] }
            return ["\(place): does not match the pattern"]
        case ("anyOf", .array(let schemas)):
            let found = schemas.map { faults(in: value, against: $0, at: place) }
            return found.contains([]) ? [] : ["\(place): is none of what it may be: \(found.joined().joined(separator: "; "))"]
        case ("minItems", .integer(let minimum)):
            guard case .array(let elements) = value, elements.count < minimum else { return [] }
            return ["\(place): has fewer than \(minimum) elements"]
        case ("required", .array(let names)):
            return missing(names, in: value, at: place)
        case ("properties", .object), ("additionalProperties", _):
            return keyword == "properties"
                ? declaredMembers(of: value, schema: schema, at: place)
                : additionalMembers(of: value, schema: schema, against: argument, at: place)
        case ("items", _):
            guard case .array(let elements) = value else { return [] }
            return elements.enumerated().flatMap { faults(in: $1, against: argument, at: "\(place)[\($0)]") }
        default:
            return ["\(place): the schema's keyword \(keyword) is unknown, or its argument is"]
        }
    }

    private func resolve(_ reference: String) -> JSON? {
        let path = reference.split(separator: "/")
        guard path.first == "#" else { return nil }
        return path.dropFirst().reduce(root) { $0?[String($1)] }
    }

    private func missing(_ names: [JSON], in value: JSON, at place: String) -> [String] {
        guard case .object(let members) = value else { return [] }
        return names.compactMap { name in
            guard case .string(let name) = name else { return "\(place): a required name is no string" }
            return members[name] == nil ? "\(place): lacks \(name)" : nil
        }
    }

    private func declaredMembers(of value: JSON, schema: JSON, at place: String) -> [String] {
        members(of: value).flatMap { name, member in
            schema["properties"]?[name].map { faults(in: member, against: $0, at: "\(place).\(name)") } ?? []
        }
    }

    private func additionalMembers(of value: JSON, schema: JSON, against rest: JSON, at place: String) -> [String] {
        members(of: value).filter { schema["properties"]?[$0.name] == nil }.flatMap { name, member in
            faults(in: member, against: rest, at: "\(place).\(name)")
        }
    }

    private func members(of value: JSON) -> [(name: String, member: JSON)] {
        guard case .object(let members) = value else { return [] }
        return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
