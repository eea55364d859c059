import ProjectGraph
import Syntax

extension TextReaders {
    /// Where the format of a text is looked up: `NSLocalizedString` of `String(format: NSLocalizedString("%d loans", comment: ""), count)`, be it by
    /// way of a constant.
    ///
    /// - Parameter offset: of the name of what makes the text.
    func format(ofTextAt offset: UInt32) -> UInt32? {
        guard let made = outline.call(at: offset, in: code), let first = outline.code[made].arguments.first else { return nil }
        var value = outline.arguments[first].value
        if value.exists, outline[value].kind == .identifier { value = firstValue(ofLocal: outline[value].name, before: made) }
        guard value.exists else { return nil }
        switch outline[value].kind {
        case .call: return outline.callee(of: outline[value])?.offset
        // `"loans".localized`
        case .member: return outline[value].offset
        default: return nil
        }
    }

    private func firstValue(ofLocal name: NameID, before place: Int) -> CodeIndex {
        let declared = code.last { $0 < place && outline.code[$0].kind == .declaration && outline[outline.code[$0].declaration].name == name }
        return declared.map { outline[outline.code[$0].declaration].initialValue } ?? .none
    }
}
