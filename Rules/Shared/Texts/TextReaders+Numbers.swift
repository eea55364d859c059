import ProjectGraph
import Syntax

extension TextReaders {
    /// The text in which what is calculated with a property ends: `"\(movie.minutes / 60) h"`, or by way of a constant.
    ///
    /// - Parameter site: of the property's name.
    func text(withNumberAt site: Site) -> Int? {
        code.first { outline.code[$0].offset == site.offset && outline.code[$0].kind == .member }.flatMap { text(with: $0, depth: 0) }
    }

    private func text(with made: Int, depth: Int) -> Int? {
        var part = made
        while let whole = wholes[part] {
            let node = outline.code[whole]
            switch node.kind {
            case .stringLiteral: return whole
            case .annotated, .binary, .tuple, .unary: break
            case .call:
                guard node.base.position != part, node.arguments.count == 1, let callee = outline.callee(of: node), callee.kind == .identifier,
                    Self.conversions.contains(outline.names[callee.name])
                else { return nil }
                if outline.names.equals(callee.name, "String") { return whole }
            case .declaration:
                let name = outline[node.declaration].name
                guard depth < 4 else { return nil }
                return code.lazy.filter { [outline] in $0 > whole && outline.code[$0].kind == .identifier && outline.code[$0].name == name }
                    .compactMap { text(with: $0, depth: depth + 1) }.first
            default: return nil
            }
            part = whole
        }
        return nil
    }

    private static let conversions: Set<String> = ["CGFloat", "Decimal", "Double", "Float", "Int", "String", "abs", "ceil", "floor", "lround", "round"]
}
