import Syntax

/// Methods that lead from screen to screen and are named first and called then.
extension ReferenceCollector {
    /// `navigationController?.pushViewController` in `let push = navigationController?.pushViewController`. With labels behind it
    /// ``noteNamedFunction(_:at:)`` has noted it.
    func isNamedWay(_ value: CodeIndex) -> Bool {
        guard value.exists, case let method = outline.code[value.position], method.kind == .member, method.base.exists,
            case let name = symbol(method.name), index.names.uses(of: name).contains(.observed), ScreenNavigation.isMethod(index.symbols[name])
        else { return false }
        let next = value.position + 1
        if next < outline.code.count, outline.code[next].kind == .argumentNames { return false }
        let base = silently { type(of: method.base) }
        if base.isMetatype { return false }
        return !nominalTypes(of: base).all.contains { member(named: name, of: $0.type, Use(isStatic: false, isCalled: false)).exists }
    }

    /// `push?(scene, true)`
    func readCall(ofWay way: CodeIndex, _ node: CodeNode) -> ExpressionType {
        let method = outline.code[way.position]
        let base = silently { type(of: method.base) }
        readFrameworkCall(symbol(method.name), method, node, on: base, isSelf: isSelf(method.base))
        return .unknown
    }
}
