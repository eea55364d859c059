import ProjectGraph
import RuleKit
import Syntax
import Viper

// What a view brings up on itself, and what leads nowhere.

extension VIPERProject {
    /// `alert.addAction(…)`: whatever is touched then, the alert goes.
    func isClosingItself(_ call: FrameworkCall) -> Bool {
        guard call.caller.exists, isKind(call.argument, of: ["UIAlertController"]) else { return false }
        let outline = graph.outline(of: graph[call.caller].file)
        return graph.declaration(of: call.caller).code.indices.contains { number in
            outline.code[number].kind == .member && outline.names.equals(outline.code[number].name, "addAction")
        }
    }

    /// `present(LoadingViewController(), animated: true)`: it covers the scene for a while and leads nowhere.
    ///
    /// - Parameter allowed: what the dialect lets a view show; a library's alert goes by what it says of the system's.
    func isOverlay(_ type: TypeID, _ allowed: Set<String>) -> Bool {
        guard type.exists else { return false }
        let name = coveringName(of: type)
        if isOfLibrary(type) {
            return allowed.contains("UIAlertController") && Self.overlays.contains(where: name.hasSuffix)
                || allowed.contains("UIImagePickerController") && name.hasSuffix("Picker")
        }
        return !graph[type].isExternal && isViewController(type) && !isViewOfScene(type)
            && (Self.overlays + ["Picker", "Sheet"]).contains(where: name.hasSuffix)
    }

    /// Whether a view brings up a view controller of its own scene that has no presenter: a bubble with a text, in a popover. Whether
    /// it is a screen, nobody can tell.
    func bringsUpPart(_ call: FrameworkCall) -> Bool {
        guard effectiveRole(of: call.from) == .view, call.isSelf, graph.symbols[call.name].hasPrefix("present"), isViewController(call.argument),
            !graph[call.argument].isExternal, let own = module(of: call.from), module(of: call.argument) == own
        else { return false }
        return !graph.family(of: call.argument).contains { type in
            role(of: type) == .viewInterface || graph.edges(from: type).contains { reachedRole(of: $0.to) == .presenter }
        }
    }

    /// Whether a library's alert or the like is shown: `PopupDialog`.
    func isOverlayOfLibrary(_ type: TypeID) -> Bool {
        type.exists && isOfLibrary(type) && Self.overlays.contains(where: coveringName(of: type).hasSuffix)
    }

    private func isOfLibrary(_ type: TypeID) -> Bool { graph[type].kind == .unknown }

    private func coveringName(of type: TypeID) -> Substring {
        let name = name(type)
        let ending = ["ViewController", "Controller", "Screen", "VC", "View"].first { name.hasSuffix($0) } ?? ""
        return name.dropLast(ending.count)
    }

    static let overlays = [
        "ActionSheet", "Alert", "Banner", "Dialog", "HUD", "Indicator", "Loader", "Loading", "Overlay", "PopUp", "Popup", "Progress", "Snackbar",
        "Spinner", "Toast", "Tooltip",
    ]
}
