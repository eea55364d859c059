import ProjectGraph
import Syntax

/// Where a type's name says something else than its words do elsewhere: the graph alone tells.
extension ProjectGraph {
    /// The last part of the full name; only where there are others is it made.
    func lastName(of type: TypeID) -> String {
        types[type.position].outer == nil ? types[type.position].fullName : symbols[types[type.position].name]
    }

    /// Where a type is declared.
    func file(of type: TypeID) -> FileID? { types[type.position].parts.first?.file }

    /// `Constants.API` holds constants of one, a `SearchStateStorage` what a presenter has to know, `MapView.Coordinator` is
    /// SwiftUI's, `HasLoanService` has one, a notification service is an extension of the app, and an `AnalyticsAdapter` adapts a library.
    func isOnlyCalled(_ type: TypeID, _ word: String, as role: Role) -> Bool {
        switch role {
        case .view: return word == "Adapter" && !isOfScreen(type)
        case .gateway, .manager:
            let name = lastName(of: type)
            return types[type.position].kind.isValue && types[type.position].outer != nil && name == word
                || isOfConstants(type) || word == "Store" && (isReduced(type) || isObservable(type)) || name.hasSuffix("StateStorage")
                || allSupertypes(of: type).contains { symbols[types[$0.position].name] == "UNNotificationServiceExtension" }
        case .gatewayInterface, .managerInterface: return lastName(of: type).begins(withWord: "Has")
        case .router: return lastName(of: type) == "Coordinator" && types[type.position].outer != nil || isOfNetwork(type)
                || word == "Navigator" && !edges(from: type).contains { types[$0.to.position].isExternal && isOnScreen($0.to, as: [.viewController, .window]) }
        default: return false
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

    /// `var request: URLRequest`, or who sends one by Alamofire: where that leads, a server is.
    func makesRequests(_ type: TypeID) -> Bool {
        edges(from: type).contains { edge in
            guard types[edge.to.position].isExternal else { return false }
            let name = types[edge.to.position].fullName
            let isMade = edge.kind == .creates || edge.position == .computedProperty || edge.position == .result
            return name == "URLRequest" && isMade && !edge.isStatic || ["AF", "DataRequest", "SessionManager"].contains(name)
        }
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

    /// RealityKit and GameplayKit call what stands in their scenes an entity.
    func isOfScenery(_ type: TypeID) -> Bool {
        guard types[type.position].kind.isReference else { return false }
        let ancestors = allSupertypes(of: type)
        return ancestors.contains { types[$0.position].isExternal && symbols[types[$0.position].name].hasSuffix("Entity") }
            && ([type] + ancestors).compactMap { file(of: $0) }.contains { imports("RealityKit", in: $0) || imports("GameplayKit", in: $0) }
    }

    // MARK: - Those who take no part

    /// The types that may have a role, in source order.
    ///
    /// - Parameter sample: the types to look at; nil for all.
    func typesInPlay(among sample: [TypeID]? = nil, jobs: Int = 1) -> [TypeID] {
        let types = sample ?? projectTypes
        let others = filesOfRIBs
        return Parallel.map(types.count, jobs: jobs) { range in
            types[range].filter { self.isInPlay($0, others) }
        }.flatMap { $0 }
    }

    private func isInPlay(_ type: TypeID, _ others: Set<FileID>) -> Bool {
        // A test case holds and names every class of the stack it tests, and is no part of it.
        guard types[type.position].kind != .alias else { return false }
        guard let file = file(of: type) else { return true }
        return !files[file.position].isSetAside && !others.contains(file) && !isStandIn(type) && !isWeakProxy(type)
    }

    /// Files of another architecture, which has presenters, interactors and routers of its own.
    private var filesOfRIBs: Set<FileID> {
        guard symbols.symbol(of: "RIBs") != nil else { return [] }
        return Set(files.indices.lazy.map { FileID($0) }.filter { self.imports("RIBs", in: $0) })
    }

    /// `private final class PreviewPresenter`, beside the view that it stands in for, or `#if DEBUG final class MockLoanService`: nothing
    /// of the app's. A camera's `PreviewView` is what its class says.
    private func isStandIn(_ type: TypeID) -> Bool {
        if isOfPreview(type) { return true }
        let name = lastName(of: type)
        guard let word = Self.standIns.first(where: { name.hasPrefix($0) }), let part = types[type.position].parts.first,
            !allSupertypes(of: type).contains(where: { types[$0.position].isExternal && types[$0.position].kind == .class })
        else { return false }
        let declaration = outline(of: part.file)[part.declaration]
        if declaration.modifiers.isPrivate { return true }
        guard declaration.traits.contains(.conditional), case let rest = name.dropFirst(word.count), rest.first?.isUppercase ?? false else { return false }
        // A scene may be called `Preview`.
        return word != "Preview" || standsIn(type, forOneNamed: String(rest))
    }

    /// `PreviewCardsPresenter: CardsPresenting` beside `CardsPresenter: CardsPresenting`
    private func standsIn(_ type: TypeID, forOneNamed name: String) -> Bool {
        guard let symbol = symbols.symbol(of: name) else { return false }
        let protocols = types[type.position].supertypes.map(\.type).filter { types[$0.position].kind == .protocol && !types[$0.position].isExternal }
        return !protocols.isEmpty && projectTypes.contains { other in
            types[other.position].name == symbol && types[other.position].supertypes.contains { protocols.contains($0.type) }
        }
    }

    /// `struct LoanView_Previews: PreviewProvider { final class Interactor: LoanInteractorInput { … } }`
    private func isOfPreview(_ type: TypeID) -> Bool {
        guard let outer = types[type.position].outer else { return false }
        return allSupertypes(of: outer).contains { types[$0.position].isExternal && types[$0.position].fullName == "PreviewProvider" }
    }

    private static let standIns = ["Dummy", "Fake", "Mock", "Preview", "Stub"]

    /// `final class WeakView: LoanListView { weak var target: LoanListView? … }`: hands on what it is told and keeps nobody.
    private func isWeakProxy(_ type: TypeID) -> Bool {
        let name = lastName(of: type)
        guard name.hasPrefix("Weak") || name.hasSuffix("Proxy") else { return false }
        let protocols = types[type.position].supertypes.map(\.type)
        return edges(from: type).contains { $0.kind == .holds && !$0.ownership.retains && protocols.contains($0.to) }
    }
}
