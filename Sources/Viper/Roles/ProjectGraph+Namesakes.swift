import ProjectGraph
import Syntax

/// Types whose names say something else than the same words do elsewhere: the graph alone tells.
extension ProjectGraph {
    /// `Constants.API` holds constants of one, a `SearchStateStorage` what a presenter has to know, `MapView.Coordinator` is
    /// SwiftUI's, `HasLoanService` has one, a notification service is an extension of the app, and an `AnalyticsAdapter` adapts a library.
    func isOnlyCalled(_ type: TypeID, _ word: String, as role: Role) -> Bool {
        switch role {
        case .view: return word == "Adapter" && !isOfScreen(type)
        // `struct ViewModel` of a view, where that is the team's word for presenters, is what the view shows if nobody can tell it anything.
        case .presenter:
            return types[type.position].kind == .struct && types[type.position].outer != nil && lastName(of: type) == word
                && !types[type.position].members.contains { self[$0].kind == .func && !self[$0].isStatic }
        case .gateway, .manager:
            let name = lastName(of: type)
            return types[type.position].kind.isValue && types[type.position].outer != nil && name == word
                || isOfConstants(type) || word == "Store" && (isReduced(type) || isObservable(type)) || name.hasSuffix("StateStorage")
                || allSupertypes(of: type).contains { symbols[types[$0.position].name] == "UNNotificationServiceExtension" }
        case .gatewayInterface, .managerInterface: return lastName(of: type).begins(withWord: "Has")
        case .router: return lastName(of: type) == "Coordinator" && types[type.position].outer != nil || isOfNetwork(type)
                || word == "Navigator" && !edges(from: type).contains { isOfNavigation($0) } && !isKeptByRouter(type)
        default: return false
        }
    }

    /// What moves between screens knows what shows them, or makes views of SwiftUI.
    private func isOfNavigation(_ edge: Edge) -> Bool {
        let target = types[edge.to.position]
        if target.isExternal { return isOnScreen(edge.to, as: [.viewController, .window]) || target.framework == "SwiftUI" && target.fullName == "NavigationPath" }
        return edge.kind == .creates && allSupertypes(of: edge.to).contains { types[$0.position].framework == "SwiftUI" && types[$0.position].fullName == "View" }
    }

    /// `struct LoanRouter { let navigator: AppNavigator }`: what SwiftUI's views observe to show what a scene's router opens by it.
    private func isKeptByRouter(_ type: TypeID) -> Bool {
        isObservable(type) && edges(to: type).contains { edge in
            edge.kind == .holds && !edge.isStatic && ["Router", "Wireframe", "WireFrame"].contains(where: lastName(of: edge.from).hasSuffix)
        }
    }

    /// An adapter of a list answers for it (`UITableViewDataSource`), is handed it, or makes its cells; whatever else adapts something is
    /// called so by the pattern.
    /// Source: developer.apple.com/documentation (UIKit, AppKit, SwiftUI, MapKit), the packages IGListKit (`ListAdapter`) and Texture.
    private func isOfScreen(_ type: TypeID) -> Bool {
        allSupertypes(of: type).contains { supertype in
            guard types[supertype.position].isExternal else { return false }
            if let framework = types[supertype.position].framework { return Self.frameworksOfScreens.contains(framework) && !isOfApp(supertype) }
            let name = types[supertype.position].fullName
            return name.hasPrefix("ListAdapter") || name.hasPrefix("AS") && (name.hasSuffix("DataSource") || name.hasSuffix("Delegate"))
        } || edges(from: type).contains { edge in
            guard edge.isSignature || edge.kind == .creates else { return false }
            return isOnScreen(edge.to, as: [.list, .cell]) || isOtherList(edge.to) || allSupertypes(of: edge.to).contains { isOtherList($0) }
        }
    }

    private static let frameworksOfScreens: Set<String> = ["AppKit", "MapKit", "SwiftUI", "UIKit", "WatchKit"]

    /// `UIApplicationDelegate`, `UISceneDelegate`: what an app does rather than what is seen.
    private func isOfApp(_ type: TypeID) -> Bool {
        ["NSApplication", "UIApplication", "UIScene", "UIWindowScene"].contains { types[type.position].fullName.hasPrefix($0) }
    }

    private func isOtherList(_ type: TypeID) -> Bool { types[type.position].isExternal && Self.otherLists.contains(types[type.position].fullName) }

    private static let otherLists: Set<String> = ["ASCellNode", "ASCollectionNode", "ASTableNode", "ListAdapter", "MKMapView", "UIPickerView"]

    /// `struct API { static let base = "…" }`: nothing that could be asked, and nothing that it knows of the team's.
    private func isOfConstants(_ type: TypeID) -> Bool {
        let members = types[type.position].members
        return !members.isEmpty && members.allSatisfy { self[$0].isStatic && self[$0].kind == .let }
            && !edges(from: type).contains { !types[$0.to.position].isExternal || isDataAccess($0.to) }
    }

    /// `enum APIRouter: URLRequestConvertible` leads to a server.
    /// Source: the packages Alamofire and Moya.
    private func isOfNetwork(_ type: TypeID) -> Bool {
        allSupertypes(of: type).contains { supertype in
            types[supertype.position].isExternal
                && ["TargetType", "URLConvertible", "URLRequestConvertible"].contains(types[supertype.position].fullName)
        } || types[type.position].kind == .enum && (types[type.position].members.contains {
            !self[$0].isStatic && ["asURL", "asURLRequest", "urlRequest"].contains(symbols[self[$0].name])
        } || makesRequests(type))
    }

    /// Redux's store keeps what a flow is in, and no data; one that views observe keeps what they show.
    private func isReduced(_ type: TypeID) -> Bool {
        types[type.position].members.contains { ["dispatch", "reduce", "reducer"].contains(symbols[self[$0].name]) }
    }

    /// `AnyStore` of the protocol `Store` stands for whatever implements it.
    func isEraser(_ type: TypeID) -> Bool {
        let name = lastName(of: type)
        guard name.hasPrefix("Any"), types[type.position].kind != .protocol else { return false }
        return allSupertypes(of: type).contains { symbols[types[$0.position].name] == name.dropFirst(3) }
    }

    /// RealityKit and GameplayKit call what stands in their scenes an entity, and App Intents what the system's shortcuts are told of.
    func isFrameworksEntity(_ type: TypeID) -> Bool {
        isOfScenery(type) || allSupertypes(of: type).contains { types[$0.position].isExternal && types[$0.position].framework == "AppIntents" }
    }

    private func isOfScenery(_ type: TypeID) -> Bool {
        guard types[type.position].kind.isReference else { return false }
        let ancestors = allSupertypes(of: type)
        return ancestors.contains { types[$0.position].isExternal && symbols[types[$0.position].name].hasSuffix("Entity") }
            && ([type] + ancestors).compactMap { file(of: $0) }.contains { imports("RealityKit", in: $0) || imports("GameplayKit", in: $0) }
    }
}
