import ProjectGraph
import Viper

extension VIPERProject {
    /// `final class Pin: NSObject, MKAnnotation` of constants alone, on its way to what shows it or back: the framework asks for an object, and there is
    /// nothing in it that either side could change.
    func isItem(_ edge: Edge) -> Bool {
        guard graph[edge.to].kind.isReference else { return false }
        switch role(of: edge.from) {
        case .viewInterface, .presenter, .presenterInterface, .routerInterface: return isKind(edge.to, of: Self.items) && TypeNatures.isImmutable(edge.to, in: self)
        default: return false
        }
    }

    /// What a map or a preview shows.
    /// Source: developer.apple.com/documentation (MapKit, QuickLook).
    static let shownItems: Set<String> = ["MKAnnotation", "MKOverlay", "QLPreviewItem"]

    /// Source: developer.apple.com/documentation/uikit/uiactivityitemsource
    private static let items = shownItems.union(["UIActivityItemSource"])
}
