import ProjectGraph
import RuleKit
import Syntax
import Viper

// What to do about pictures where they don't belong.

extension FrameworkAdvice {
    /// `var image: UIImage? { UIImage(named: rawValue) }` of an entity; `func save(image: UIImage)` of an interactor.
    func helpOnPictures(_ role: Role, _ edge: Edge) -> String? {
        guard FrameworkPurposes.pictures.contains(project.graph[edge.to].fullName) else { return nil }
        switch role {
        case .entity where edge.kind == .holds: return "Keep the picture's data, or its address, and let the view make the picture of it."
        case .entity where makesPictures(edge.from, in: edge.member, isOfAsset):
            return "Let the view choose the picture by what \(project.name(edge.from)) is, in an extension of its own, or keep the asset's name here."
        case .interactor, .interactorInterface:
            return edge.position == .parameter ? "Take the picture's data ('jpegData(compressionQuality:)'), or let a service take the picture itself." : nil
        case .interactorOutput: return edge.position == .parameter ? "Hand out the picture's data, and let the view make the picture of it." : nil
        default: return nil
        }
    }

    /// `UIImage(data: data)` where a cell has loaded the data: no cell can have an event answered, nor should it.
    func helpOnLoading(by user: TypeID, in member: MemberID) -> String? {
        guard project.effectiveRole(of: user) == .view, project.graph.isOnScreen(user, as: .view), makesPictures(user, in: member, { _ in true }) else { return nil }
        return "Leave the picture to an image loader that \(project.name(user)) is given, or to a library's image view."
    }

    private func makesPictures(_ type: TypeID, in member: MemberID, _ isMeant: (Edge) -> Bool) -> Bool {
        member.exists && project.graph.edges(from: type).contains { edge in
            edge.member == member && edge.kind == .creates && FrameworkPurposes.pictures.contains(project.graph[edge.to].fullName) && isMeant(edge)
        }
    }
}
