import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// What a protocol of a part's own may be called: as the parts of other scenes call theirs, `TagsViewOutput` of `TagsPresenter` where
    /// `NotesPresenter` has its `NotesViewOutput`.
    ///
    /// - Parameter common: what the part implements with those of other scenes.
    func nameOfOwnProtocol(for part: TypeID, like common: TypeID) -> String {
        let (name, interface) = (self.name(part), self.role(of: common))
        var counts: [String: Int] = [:]
        // Some tell as much as all: there may be as many findings as parts.
        for type in role(of: part).map(types)?.prefix(64) ?? [] where type != part {
            for supertype in graph.allSupertypes(of: type) where supertype != common && self.role(of: supertype) == interface {
                guard let own = Self.name(of: name, as: self.name(supertype), isOf: self.name(type)) else { continue }
                counts[own, default: 0] += 1
            }
        }
        if let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key { return usual }
        let ending = ["Interface", "Type"].first { self.name(common).hasSuffix($0) } ?? "Protocol"
        return name + ending
    }

    /// `TagsViewOutput` of `TagsPresenter`, as `NotesViewOutput` is of `NotesPresenter`.
    private static func name(of part: String, as neighbour: String, isOf type: String) -> String? {
        let scene = neighbour.commonPrefix(with: type)
        let (ending, ofType) = (neighbour.dropFirst(scene.count), type.dropFirst(scene.count))
        guard scene.count > 2, !ending.isEmpty, part.count > ofType.count, part.hasSuffix(ofType) else { return nil }
        return String(part.dropLast(ofType.count)) + ending
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> Substring {
        prefix(zip(self, other).prefix { $0 == $1 }.count)
    }
}
