/// Who keeps whom alive.
extension ProjectGraph {
    /// A strong hold that an instance of a type has, by a stored property of its own or an inherited one.
    public struct Hold: Sendable, Hashable {
        public var edge: Edge
        /// The type of what is held: a conformer where the property is typed by a protocol.
        public var held: TypeID
    }

    /// The strong holds of an instance.
    ///
    /// - Parameter conformers: ``conformers()``, made once for all questions.
    public func strongHolds(of type: TypeID, conformers: [TypeID: [TypeID]]) -> [Hold] {
        let holders = [type] + allSupertypes(of: type).filter { self[$0].kind == .class }
        return holders.flatMap { holder in
            edges(from: holder).lazy
                .filter { $0.kind == .holds && $0.ownership.retains && !$0.isStatic }
                .flatMap { edge -> [Hold] in
                    let held = self[edge.to].kind == .protocol ? conformers[edge.to] ?? [] : [edge.to]
                    return held.map { Hold(edge: edge, held: $0) }
                }
        }
    }

    /// The shortest chain of strong holds by which one type keeps another alive.
    ///
    /// - Parameter passes: whether a chain may lead through a type.
    /// - Returns: nil where there is none.
    public func strongChain(
        from start: TypeID, to goal: TypeID, conformers: [TypeID: [TypeID]], passes: (TypeID) -> Bool
    ) -> [Hold]? {
        var reachedBy: [TypeID: (previous: TypeID, hold: Hold)] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let type = queue[next]
            next += 1
            for hold in strongHolds(of: type, conformers: conformers) {
                guard hold.held != start, reachedBy[hold.held] == nil, hold.held == goal || passes(hold.held) else { continue }
                reachedBy[hold.held] = (type, hold)
                if hold.held == goal { return chain(to: goal, from: start, reachedBy) }
                queue.append(hold.held)
            }
        }
        return nil
    }

    private func chain(
        to goal: TypeID, from start: TypeID, _ reachedBy: [TypeID: (previous: TypeID, hold: Hold)]
    ) -> [Hold] {
        var chain: [Hold] = []
        var type = goal
        while type != start || chain.isEmpty, let step = reachedBy[type] {
            chain.append(step.hold)
            type = step.previous
        }
        return chain.reversed()
    }
}
