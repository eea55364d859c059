import Syntax

/// Closures of operators that can't end a subscription. Where a `try` stands is not recorded, so those are told that have
/// nothing in them which could throw.
extension ReferenceCollector {
    /// `{ $0 + 1 }`, `{ String($0.count) }`, `\.count`, and values that are no closures.
    func throwsNothing(_ argument: CodeIndex) -> Bool {
        switch outline[argument].kind {
        case .closure: doesNothingUnknown(outline.closures[outline[argument].closure])
        case .keyPath, .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .arrayLiteral, .dictionaryLiteral: true
        default: startsWithKeyPath(argument)
        }
    }

    /// `{ Observable.just($0) }`, `{ service.search($0).catchAndReturn([]) }`
    func givesWhatCannotFail(_ argument: CodeIndex) -> Bool {
        guard outline[argument].kind == .closure, let value = onlyValue(of: outline.closures[outline[argument].closure]),
            outline[value].kind == .call, outline[value].base.exists, outline[outline[value].base].kind == .member
        else { return false }
        let callee = outline[outline[value].base]
        switch outline.names[callee.name] {
        case "catchAndReturn", "catchErrorJustReturn": return true
        case "asDriver", "asSignal": return outline[value].arguments.contains { outline.names.equals(outline.arguments[$0].label, "onErrorJustReturn") }
        case "empty", "just", "of": return !callee.base.exists || outline[callee.base].kind == .identifier && outline.names.equals(outline[callee.base].name, "Observable")
        default: return false
        }
    }

    private func onlyValue(of closure: Closure) -> CodeIndex? {
        let statements = outline.statements(in: closure.body.indices)
        guard statements.count == 1, let statement = statements.first, statement.kind == .evaluate || statement.kind == .return else { return nil }
        return statement.base.exists ? statement.base : nil
    }

    /// `throw` and `return` look alike: what is a closure's only statement gives its value.
    private func doesNothingUnknown(_ closure: Closure) -> Bool {
        let statements = outline.statements(in: closure.body.indices)
        if statements.isEmpty { return true }
        return onlyValue(of: closure) != nil && closure.body.indices.allSatisfy { number in
            let node = outline.code[number]
            switch node.kind {
            case .call: return isHarmless(node)
            case .closure: return doesNothingUnknown(outline.closures[node.closure])
            case .subject, .match, .unwrapMatch, .elementMatch, .scopeBegin, .scopeEnd, .declaration, .macroExpansion, .unknown: return false
            default: return true
            }
        }
    }

    private func isHarmless(_ call: CodeNode) -> Bool {
        guard call.base.exists, outline[call.base].kind == .identifier || outline[call.base].kind == .member else { return false }
        return Self.harmless.contains(outline.names[outline[call.base].name])
    }

    /// What the standard library and Foundation make of values without throwing, but for what their closures do.
    private static let harmless: Set<String> = [
        "Array", "Bool", "Double", "Float", "Int", "Set", "String", "abs", "allSatisfy", "capitalized", "compactMap", "components", "contains",
        "dropFirst", "dropLast", "enumerated", "filter", "first", "firstIndex", "flatMap", "hasPrefix", "hasSuffix", "joined", "lowercased",
        "map", "max", "min", "prefix", "reduce", "replacingOccurrences", "reversed", "sorted", "split", "suffix", "trimmingCharacters", "uppercased",
    ]
}

extension Outline {
    /// The statements of a body, those of closures in it left out.
    func statements(in range: Range<Int>) -> [CodeNode] {
        var found: [CodeNode] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let node = code[position]
            switch node.kind {
            case .closureBody:
                position = max(position + 1, node.end)
                continue
            case .evaluate, .return, .declaration, .scopeBegin, .subject: found.append(node)
            default: break
            }
            position += 1
        }
        return found
    }
}
