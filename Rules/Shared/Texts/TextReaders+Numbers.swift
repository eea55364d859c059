import ProjectGraph
import Syntax

extension TextReaders {
    /// Whether what is calculated with a property is shown in a text, `label.text = "\(movie.minutes / 60) h"`, be it by way of constants. Only
    /// where the code says so: a name, a key and an address are written in the same way.
    ///
    /// - Parameter site: of the property's name.
    func isShownInText(_ site: Site) -> Bool {
        guard let made = outline.name(at: site.offset, in: code), outline.code[made].kind == .member else { return false }
        return isShown(made, isText: false, depth: 0)
    }

    /// - Parameter isText: whether the value is a text already.
    private func isShown(_ made: Int, isText: Bool, depth: Int) -> Bool {
        var (part, isText) = (made, isText)
        while let whole = wholes[part] {
            let node = outline.code[whole]
            switch node.kind {
            case .stringLiteral: isText = true
            case .annotated, .binary, .forceUnwrap, .nilCoalescing, .optionalChain, .ternary, .tuple, .unary: break
            // `movie.kind.rawValue.capitalized`, `movie.title.uppercased()`
            case .member where Self.recasing.contains(outline.names[node.name]): isText = true
            case .member where outline.names.equals(node.name, "rawValue"): break
            case .call where node.base.position == part: break
            case .call:
                guard let callee = outline.callee(of: node), callee.isName else { return false }
                let name = outline.names[callee.name]
                if isText, Self.showing.contains(name) { return true }
                guard callee.kind == .identifier, node.arguments.count == 1, Self.conversions.contains(name) else { return false }
                isText = name == "String"
            case .assignment: return isText && isOfScreen(node.other)
            case .declaration:
                let name = outline[node.declaration].name
                return depth < 4 && code.contains { place in
                    place > whole && outline.code[place].kind == .identifier && outline.code[place].name == name
                        && isShown(place, isText: isText, depth: depth + 1)
                }
            default: return false
            }
            part = whole
        }
        return false
    }

    /// `output?.present(total: amount.asText)`: whether a text is handed to a presenter, as it is or within another one.
    func isHandedOutward(_ site: Site) -> Bool {
        guard var part = outline.name(at: site.offset, in: code) else { return false }
        while let whole = wholes[part] {
            let node = outline.code[whole]
            switch node.kind {
            case .annotated, .binary, .forceUnwrap, .nilCoalescing, .optionalChain, .stringLiteral, .ternary, .tuple: part = whole
            case .call where node.base.position == part: part = whole
            case .call: return isAskedOfPresenter(node, with: part)
            default: return false
            }
        }
        return false
    }

    private func isAskedOfPresenter(_ call: CodeNode, with part: Int) -> Bool {
        guard let callee = outline.callee(of: call), let member = callees[callee.offset], project.role(of: project.graph[member].owner)?.reached == .presenter
        else { return false }
        let label = call.arguments.map { outline.arguments[$0] }.first { $0.value.position == part }?.label
        return !MachineNames.isForMachines(label.map { outline.names[$0] } ?? "")
    }

    private func isOfScreen(_ target: CodeIndex) -> Bool {
        let node = outline[target]
        return node.isName && Self.shown.contains(outline.names[node.name])
    }

    /// Source: developer.apple.com/documentation (Swift.String; Foundation: StringProtocol).
    private static let recasing: Set<String> = [
        "capitalized", "localizedCapitalized", "localizedLowercase", "localizedUppercase", "lowercased", "uppercased",
    ]

    private static let conversions: Set<String> = ["CGFloat", "Decimal", "Double", "Float", "Int", "String", "abs", "ceil", "floor", "lround", "round"]

    /// What is made with a text to show, or handed one.
    /// Source: developer.apple.com/documentation (UIKit.UIButton, UIKit.UIAlertController, SwiftUI.Text, SwiftUI.View).
    private static let showing: Set<String> = [
        "Button", "Label", "LabeledContent", "NSAttributedString", "NSMutableAttributedString", "Section", "Text", "UIAlertAction", "UIAlertController",
        "badge", "help", "navigationBarTitle", "navigationSubtitle", "navigationTitle", "setTitle",
    ]

    /// Source: developer.apple.com/documentation (UIKit.UILabel, UIKit.UIViewController, UIKit.UINavigationItem, UIKit.UIListContentConfiguration,
    /// UIKit.UITabBarItem).
    private static let shown: Set<String> = [
        "attributedText", "attributedTitle", "badgeValue", "message", "placeholder", "prompt", "secondaryText", "subtitle", "text", "title",
    ]
}
