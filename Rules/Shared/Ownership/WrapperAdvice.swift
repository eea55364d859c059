import ProjectGraph
import RuleKit
import Viper

// `@WeakReference var view: LoanListView?`: Swift takes no `weak` before a property that a wrapper keeps.

extension VIPERProject {
    /// The wrapper of the project's own that keeps a property's value.
    func wrapper(of member: MemberID) -> TypeID? {
        guard member.exists else { return nil }
        return graph.edges(from: graph[member].owner).first { $0.member == member && $0.position == .attribute && graph.isPropertyWrapper($0.to) }?.to
    }

    /// Of one that is called weak it is the wrapper that lost the word; any other may well keep what it is for.
    func helpForWrapper(of hold: ProjectGraph.Hold, _ property: String) -> String? {
        if hold.inBox.exists, let help = helpForWeakBox(hold.inBox) { return help }
        guard let wrapper = wrapper(of: hold.holding.member) else { return nil }
        return "Declare '\(property)' weak\(whatWeakNeeds(hold.holding.member)), without '@\(name(wrapper))'."
    }

    /// Likewise of a box, by the property of its own that has what stands in it.
    func helpForWeakBox(_ member: MemberID) -> String? {
        let box = graph[member].owner
        guard name(box).words.contains("weak"), mayBeDeclaredWeak(member) else { return nil }
        return "Declare '\(name(box)).\(label(of: member))' weak\(whatWeakNeeds(member))."
    }

    /// Where a wrapper or a box keeps what stands in the property.
    func keeping(inBoxOf hold: ProjectGraph.Hold) -> [Violation.Related] {
        guard hold.inBox.exists else { return [] }
        return [Violation.Related(site: declarationSite(of: hold.inBox), message: "\(name(graph[hold.inBox].owner)) keeps it strongly here")]
    }
}
