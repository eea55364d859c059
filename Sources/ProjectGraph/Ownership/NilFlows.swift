import Syntax

/// Functions that are handed nil, and properties that they put it into: `func setDelegate(_ delegate: Delegate?) { self.delegate = delegate }`,
/// then `sensor.setDelegate(nil)`.
struct NilFlows: Sendable {
    struct Passing: Sendable {
        var function: MemberID
        var parameter: Int32
    }

    /// Of parameters that are optional.
    var stores: [ParameterStore] = []
    /// By what ships, while the instance that is told lives.
    var passings: [Passing] = []

    /// The properties that are set to nil by such calls.
    static func cleared(_ references: [References], _ index: ProjectIndex) -> [MemberID] {
        var byName: [Symbol: [Passing]] = [:]
        for chunk in references {
            for passing in chunk.nilFlows.passings { byName[index[passing.function].name, default: []].append(passing) }
        }
        if byName.isEmpty { return [] }
        var cleared: [MemberID] = []
        for chunk in references {
            for store in chunk.nilFlows.stores {
                guard let passings = byName[index[store.function].name] else { continue }
                if passings.contains(where: { $0.parameter == store.parameter && mayCall(store.function, $0.function, index) }) { cleared.append(store.member) }
            }
        }
        return cleared
    }

    /// The function itself, or one that implements or overrides what is called.
    static func mayCall(_ function: MemberID, _ called: MemberID, _ index: ProjectIndex) -> Bool {
        if function == called { return true }
        return index.ancestors[index[function].owner.position].contains(index[called].owner) && haveSameLabels(function, called, index)
    }

    private static func haveSameLabels(_ one: MemberID, _ other: MemberID, _ index: ProjectIndex) -> Bool {
        let (outline, otherOutline) = (index.outline(index[one].file), index.outline(index[other].file))
        let (labels, others) = (outline.parameters(of: index.declaration(of: one)), otherOutline.parameters(of: index.declaration(of: other)))
        return labels.count == others.count && zip(labels, others).allSatisfy { parameter, other in
            outline.names[parameter.label] == otherOutline.names[other.label]
        }
    }
}
