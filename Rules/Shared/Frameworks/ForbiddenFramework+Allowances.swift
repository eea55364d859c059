import ProjectGraph
import RuleKit
import Viper

// Uses of a framework that are somebody else's decision, or none.

extension ForbiddenFramework {
    /// `extension Loan.State { var colour: UIColor }` in a file of the views': what is the view's, kept with it.
    func isOfView(
        _ edge: Edge, _ role: Role, in project: VIPERProject, views: @autoclosure () -> ViewFiles, extensions: @autoclosure () -> ModelExtensions
    ) -> Bool {
        switch role {
        case .entity, .presentationModel, .viewModel:
            project.graph[edge.from].parts.first?.file != edge.site.file
                && (views().contain(edge.site.file) || extensions().place(of: edge.from, in: edge.site.file) == .otherTarget)
        default: false
        }
    }

    /// `extension Loan { static func cached() -> Loan? { UserDefaults.standard… } }` in a file of its own, or in the store's: data access
    /// says there how it keeps them. And what is no record itself, data access may be by another name.
    func isOfDataAccess(_ edge: Edge, _ role: Role, _ bans: FrameworkBans, in project: VIPERProject) -> Bool {
        guard role == .entity, bans.ban(of: project.graph[edge.to], for: .interactor) == nil else { return false }
        // Where a file lies (`var picture: URL`) is no use of it: what is written and read there is looked at by itself.
        if project.graph[edge.to].fullName == "FileManager" { return true }
        return project.graph[edge.from].parts.first?.file != edge.site.file || !project.storesValues(edge.from)
    }

    /// An image view that loads its picture is no more than a view of a picture that lies elsewhere, and a cell keeps what it
    /// was given to call the loading off when it is used again.
    func isPicture(_ edge: Edge, _ role: Role, in project: VIPERProject) -> Bool {
        guard role == .view else { return false }
        let isTask = ["URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask"].contains(project.graph[edge.to].fullName)
        if isTask, edge.kind == .holds { return true }
        return (isTask || project.graph[edge.to].fullName == "URLSession")
            && project.isKind(edge.from, of: ["UIImageView"])
    }

    /// A scanner's view that has the camera's session may see to it that there is a camera, and look for something in what that sees.
    func isOfOwnCamera(_ edge: Edge, in project: VIPERProject) -> Bool {
        ["AVCaptureDevice", "MLModel", "VNImageRequestHandler"].contains(project.graph[edge.to].fullName)
            && project.graph.edges(from: edge.from).contains { Self.cameras.contains(project.graph[$0.to].fullName) }
    }

    /// Source: developer.apple.com/documentation (ARKit, AVFoundation, CoreMedia, RealityKit).
    private static let cameras: Set<String> = ["ARSCNView", "ARSession", "ARView", "AVCaptureSession", "AVCaptureVideoPreviewLayer", "CMSampleBuffer"]

    /// `UITableView.automaticDimension`: a height like any other number.
    func isMeasure(_ edge: Edge, in project: VIPERProject) -> Bool {
        edge.position == .staticMember && ["automaticDimension", "noIntrinsicMetric"].contains(project.members(behind: edge)?.first)
    }

    /// `func isOn(_ filter: Filter) -> Binding<Bool>` of what SwiftUI's views observe, whatever the other scenes' views are.
    func isTwoWay(_ edge: Edge, _ role: Role, in project: VIPERProject) -> Bool {
        role == .presenter && project.graph[edge.to].fullName == "Binding" && project.graph.isObservable(edge.from)
    }

    /// `func badge() -> UIImage { UIImage() }` where the interface asks for a `UIImage`, and is told of that.
    func isMadeForAnswer(_ edge: Edge, _ bans: FrameworkBans, in project: VIPERProject) -> Bool {
        guard edge.kind == .creates, edge.member.exists, project.graph[edge.from].kind != .protocol else { return false }
        return project.graph.allSupertypes(of: edge.from).contains { interface in
            guard project.graph[interface].kind == .protocol, let role = project.role(of: interface), role.isBoundary, role != .routerInterface,
                bans.ban(of: project.graph[edge.to], for: role) != nil
            else { return false }
            return project.graph.edges(from: interface).contains { asked in
                asked.to == edge.to && asked.position == .result && project.isRequirement(asked.member, for: edge.member)
                    && !bans.isHandedOn(project.graph[edge.to], by: asked, of: role)
            }
        }
    }

    /// `view?.apply(snapshot)` where the view's interface asks for a list's snapshot, and is told of that.
    func isMadeForView(_ edge: Edge, _ bans: FrameworkBans, in project: VIPERProject) -> Bool {
        guard FrameworkAdvice.snapshots.contains(project.graph[edge.to].fullName), !edge.isSignature, edge.member.exists,
            bans.ban(of: project.graph[edge.to], for: .viewInterface) != nil
        else { return false }
        return project.graph.edges(from: edge.from).contains { held in
            held.kind == .holds && project.role(of: held.to) == .viewInterface && project.graph.family(of: held.to).contains { interface in
                project.role(of: interface) == .viewInterface && project.graph.edges(from: interface).contains { $0.to == edge.to && $0.position == .parameter }
            }
        }
    }

    /// `present(SFSafariViewController(url: url), animated: true)` where only to make one is kept from presenters: navigation-outside-router
    /// tells of it.
    func isShownByItself(_ edge: Edge, _ bans: FrameworkBans, in project: VIPERProject) -> Bool {
        isScreenToMakeElsewhere(edge, bans, in: project) && isPartOfNavigation(edge, in: project) && !isShownOnUnknown(edge, in: project)
    }

    /// `scenes.compactMap { … }.first?.present(SFSafariViewController(url: url), animated: true)`: of what nobody knows to be a screen navigation-outside-router
    /// tells nothing.
    private func isShownOnUnknown(_ edge: Edge, in project: VIPERProject) -> Bool {
        let shown = project.graph.frameworkCalls(by: edge.member).filter { $0.from == edge.from && $0.argument == edge.to }
        return !shown.isEmpty && shown.allSatisfy { call in
            ScreenNavigation.receivers[project.graph.symbols[call.name]].map { !project.isCalled(on: $0, call) } ?? false
        }
    }

    /// `SFSafariViewController(url: url)` where presenters may know its framework, and only make none: how sure that is, is not agreed.
    func isScreenToMakeElsewhere(_ edge: Edge, _ bans: FrameworkBans, in project: VIPERProject) -> Bool {
        edge.kind == .creates && project.isViewController(edge.to) && bans.isKeptFromMaking(project.graph[edge.to].fullName, .presenter)
    }

    func isOfPresentation(_ role: Role) -> Bool {
        switch role {
        case .presenter, .presenterInterface, .routerInterface: true
        default: false
        }
    }

    /// `private var request: DataRequest?` of what the interactor's interface answers with: whether that may be, is decided there.
    func isHandedOver(_ edge: Edge, in project: VIPERProject) -> Bool {
        if edge.kind == .creates || edge.position == .inheritance { return false }
        if edge.position == .staticMember, !project.graph[edge.to].kind.isValue { return false }
        return project.graph.edges(from: edge.from).contains { other in
            switch project.role(of: other.to) {
            case .interactor, .interactorInterface, .interactorOutput:
                project.graph.family(of: other.to).contains { interface in
                    project.graph.edges(from: interface).contains { $0.to == edge.to && isInMessage($0, in: project) }
                }
            default: false
            }
        }
    }

    private func isInMessage(_ edge: Edge, in project: VIPERProject) -> Bool {
        edge.isSignature && edge.member.exists && project.graph[edge.member].kind == .func && !project.graph.declaration(of: edge.member).modifiers.isPrivate
    }
}

extension VIPERProject {
    /// Whether instances of a struct or an enumeration store anything.
    func storesValues(_ type: TypeID) -> Bool {
        graph[type].kind.isValue && graph[type].members.contains { member in
            (graph[member].kind == .var || graph[member].kind == .let) && !graph[member].isStatic
                && !graph.declaration(of: member).traits.contains(.computed)
        }
    }

    /// Whether an entity is a record that keeps itself, in its own file: what only stands among the entities may be their store.
    func isRecordsOwnCode(_ call: FrameworkCall) -> Bool {
        graph[call.from].parts.first?.file == call.site.file && storesValues(call.from) && (graph.isDecoded(call.from) || graph.hasIdentity(call.from))
    }
}
