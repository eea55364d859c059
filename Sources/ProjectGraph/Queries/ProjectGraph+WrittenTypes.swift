import Syntax

/// A type as it stands in a file.
public struct TypePlace: Sendable {
    public var file: FileID
    public var type: TypeIndex
    /// The alias that led here, which may have parameters of its own.
    fileprivate var alias: Alias?

    fileprivate struct Alias {
        /// Where it is named.
        var use: (file: FileID, type: TypeIndex)
        var declaration: WrittenType
    }

    public init(file: FileID, type: TypeIndex) {
        self.file = file
        self.type = type
    }
}

extension ProjectGraph {
    public subscript(place: TypePlace) -> TypeNode { outline(of: place.file)[place.type] }

    /// What a written type is behind `?`, `!`, attributes, parentheses, `any`, `some` and the project's aliases: a function, an array, a name.
    public func unwrapped(_ written: TypePlace) -> TypePlace {
        var place = written
        // Aliases of broken code lead in circles.
        for _ in 0..<32 where place.type.exists {
            let outline = self.outline(of: place.file)
            place.type = outline.type(place.type, without: [.optionals, .attributes, .anyAndSome])
            guard place.type.exists else { return place }
            let node = outline[place.type]
            switch node.kind {
            case .named, .member:
                if node.list.count == 1, outline.names.equals(node.name, "Optional") {
                    place.type = outline.types(in: node.list).first ?? .none
                    continue
                }
                let named = alias(namedBy: place.type, in: place.file)
                guard named.exists, let alias = self[named].alias else { return place }
                let use = TypePlace.Alias(use: (place.file, place.type), declaration: alias)
                (place.file, place.type, place.alias) = (alias.file, alias.type, use)
            default: return place
            }
        }
        return place
    }

    /// Whether a written type is a function's, or a collection of functions: `(() -> Void)?`, `[Listener]`.
    public func keepsFunctions(_ written: TypePlace, depth: Int = 0) -> Bool {
        let place = unwrapped(written)
        guard place.type.exists, depth < 8 else { return false }
        let outline = self.outline(of: place.file)
        let node = outline[place.type]
        switch node.kind {
        case .function: return true
        case .array: return keepsFunctions(TypePlace(file: place.file, type: node.base), depth: depth + 1)
        case .dictionary, .tuple: return outline.types(in: node.list).contains { keepsFunctions(TypePlace(file: place.file, type: $0), depth: depth + 1) }
        default: return false
        }
    }

    /// Whether a written type is a closure that is handed more than yes or no: one that only hears of the end (`() -> Void`) shows nothing.
    public func isHandedData(_ written: TypePlace) -> Bool {
        let place = unwrapped(written)
        guard place.type.exists, self[place].kind == .function else { return false }
        return outline(of: place.file).types(in: self[place].list).contains { type in
            let part = TypePlace(file: place.file, type: type)
            return isData(argument(of: place.alias, for: self[part]) ?? part)
        }
    }

    /// Whether a written type is more than yes or no.
    public func isData(_ written: TypePlace) -> Bool {
        guard written.type.exists else { return false }
        let names = outline(of: written.file).names
        return !names.equals(self[written].name, "Bool") && !names.equals(self[written].name, "Void")
    }

    /// `Loan` of `Answer<Loan>`, for the `Value` of `typealias Answer<Value> = (Value) -> Void`.
    private func argument(of alias: TypePlace.Alias?, for parameter: TypeNode) -> TypePlace? {
        guard let alias, parameter.kind == .named else { return nil }
        let declaring = outline(of: alias.declaration.file)
        let parameters = declaring.genericParameters[declaring[alias.declaration.scope].genericParameters.indices]
        guard let number = parameters.firstIndex(where: { $0.name == parameter.name }).map({ $0 - parameters.startIndex }) else { return nil }
        let arguments = outline(of: alias.use.file).types(in: outline(of: alias.use.file)[alias.use.type].list)
        return arguments.count == parameters.count ? TypePlace(file: alias.use.file, type: arguments[arguments.startIndex + number]) : nil
    }
}
