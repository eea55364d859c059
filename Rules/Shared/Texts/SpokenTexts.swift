import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// Whether a view only tells VoiceOver what the finished texts are that it was handed: `label.accessibilityLabel = String(localized: "Amount \(text)")`.
    /// How a control is read out is the view's own caption, and whoever made the texts has converted all that there was.
    ///
    /// - Parameter site: of the name of what makes the text.
    func isSpokenCaption(at site: Site, in member: MemberID, of view: TypeID) -> Bool {
        guard member.exists else { return false }
        let outline = graph.outline(of: site.file)
        let code = graph.declaration(of: member).code.indices
        guard let made = outline.call(at: site.offset, in: code), code.contains(where: { outline.isRead(made, by: outline.code[$0]) }) else { return false }
        return outline.code[made].arguments.allSatisfy { argument in
            let value = outline.arguments[argument].value
            return value.exists && (isPlainFormat(value, outline) || isText(value, in: member, of: view, outline))
        }
    }

    /// `NSLocalizedString("amount %@", comment: "")`
    private func isPlainFormat(_ place: CodeIndex, _ outline: Outline) -> Bool {
        let node = outline[place]
        guard node.kind == .call, let callee = outline.callee(of: node) else { return false }
        return callee.kind == .identifier && outline.names.equals(callee.name, "NSLocalizedString")
    }

    /// A text that is written out, has none but texts in it, is handed over or kept as one, or stands in a row or a label.
    private func isText(_ place: CodeIndex, in member: MemberID, of view: TypeID, _ outline: Outline, depth: Int = 0) -> Bool {
        guard place.exists, depth < 16 else { return false }
        let node = outline[outline.unwrapped(place)]
        switch node.kind {
        case .stringLiteral:
            return node.arguments.allSatisfy { isText(outline.arguments[$0].value, in: member, of: view, outline, depth: depth + 1) }
        case .binary, .nilCoalescing:
            return outline.parts(of: node).allSatisfy { isText($0, in: member, of: view, outline, depth: depth + 1) }
        case .identifier:
            let parameter = outline.parameters(of: graph.declaration(of: member)).first { $0.name == node.name }
            return parameter.map { outline.isText($0.type) } ?? isString(outline.names[node.name], of: view)
        case .member where node.base.exists:
            if outline.names.equals(node.name, "text") { return true }
            let base = outline[outline.unwrapped(node.base)]
            guard base.kind == .identifier else { return false }
            if outline.names.equals(base.name, "self") { return isString(outline.names[node.name], of: view) }
            let parameter = outline.parameters(of: graph.declaration(of: member)).first { $0.name == base.name }
            guard let parameter, parameter.type.exists else { return false }
            let offset = outline[parameter.type].offset
            let model = graph.edges(from: view).first { $0.member == member && $0.site.offset == offset }?.to
            return model.map { isString(outline.names[node.name], of: $0) } ?? false
        default: return false
        }
    }

    private func isString(_ name: String, of owner: TypeID) -> Bool {
        guard let symbol = graph.symbols.symbol(of: name), let property = graph[owner].members.first(where: { graph[$0].name == symbol }) else { return false }
        return graph.outline(of: graph[property].file).isText(graph.declaration(of: property).type)
    }
}

extension Outline {
    /// `String`, optional or not.
    func isText(_ type: TypeIndex) -> Bool {
        let type = self.type(type, without: .optionals)
        return type.exists && names.equals(self[type].name, "String")
    }

    /// Whether a value is assigned or given to what assistive technologies read: `accessibilityLabel`, and SwiftUI's modifier of that name.
    fileprivate func isRead(_ value: Int, by node: CodeNode) -> Bool {
        switch node.kind {
        case .assignment:
            guard node.base.exists, node.base.position == value, node.other.exists else { return false }
            return isOfAccessibility(self[node.other])
        case .call:
            guard let callee = callee(of: node), isOfAccessibility(callee) else { return false }
            return node.arguments.contains { arguments[$0].value.exists && arguments[$0].value.position == value }
        default: return false
        }
    }

    /// Source: developer.apple.com/documentation (UIKit: UIAccessibility; SwiftUI: View, Accessibility modifiers).
    private func isOfAccessibility(_ node: CodeNode) -> Bool {
        guard node.kind == .member || node.kind == .identifier else { return false }
        return names.equals(node.name, "accessibilityLabel") || names.equals(node.name, "accessibilityValue") || names.equals(node.name, "accessibilityHint")
    }
}
