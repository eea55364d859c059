import Syntax

extension ProjectGraph {
    /// Whether SwiftUI's views observe the instances of a class: it conforms to `ObservableObject`, or has `@Observable`.
    public func isObservable(_ type: TypeID) -> Bool {
        hasObservableMacro(type) || allSupertypes(of: type).contains { symbols[self[$0].name] == "ObservableObject" }
    }

    /// `@Observable` (Observation): every variable that can be seen is observed.
    public func hasObservableMacro(_ type: TypeID) -> Bool { has("Observable", type) }

    /// `@Model` (SwiftData): a store keeps the instances, and views observe them.
    public func hasModelMacro(_ type: TypeID) -> Bool { self[type].kind == .class && has("Model", type) }

    /// Whether views may observe the instances, SwiftData's among them.
    public func isObservedByViews(_ type: TypeID) -> Bool { isObservable(type) || hasModelMacro(type) }
}
