import Syntax

/// Sources that RxSwift makes of several: `Observable.combineLatest(first, second)`, `Driver.merge(first, second)`, `taps.withLatestFrom(query)`.
///
/// What joins its sources ends with all of them, sooner where one says nothing before it ends, and fails with any. `zip` ends with the first.
/// Source: github.com/ReactiveX/RxSwift (RxSwift/Observables/CombineLatest+Collection.swift, Merge.swift, WithLatestFrom.swift)
extension ReferenceCollector {
    private static let joiningClasses = unfailingClasses.union(["Observable"])

    /// What sources that are joined keep, and the closure that makes a value of theirs; nil where one of them may end.
    func keepers(joinedBy call: CodeNode, _ library: SubscriptionLibrary) -> [CodeIndex]? {
        let sources = joinedSources(of: call)
        guard !sources.isEmpty else { return nil }
        var keepers = selector(of: call).map { [$0] } ?? []
        guard keepers.allSatisfy({ throwsNothing($0) }) else { return nil }
        // The first of a chain comes last.
        for source in sources.reversed() {
            guard let found = self.keepers(ofEndless: source, library) else { return nil }
            keepers += found
        }
        return keepers
    }

    /// Whether what `withLatestFrom` is given can't fail, and its closure doesn't throw.
    func isOtherUnfailing(_ call: CodeNode, _ library: SubscriptionLibrary) -> Bool {
        guard let other = sources(of: call).first, keepers(ofEndless: other, library) != nil || cannotFail(other) else { return false }
        return selector(of: call).map { throwsNothing($0) } ?? true
    }

    /// All that a call joins, be it to what it is called on.
    func sources(joinedBy call: CodeNode) -> [CodeIndex] {
        guard call.base.exists, outline[call.base].kind == .member else { return [] }
        return outline.names.equals(outline[call.base].name, "withLatestFrom") ? sources(of: call) : joinedSources(of: call)
    }

    /// `first` and `second` in `Observable.merge(first, second)`, `Observable.merge([first, second])`
    private func joinedSources(of call: CodeNode) -> [CodeIndex] {
        let callee = outline[call.base]
        guard callee.kind == .member, outline.names.equals(callee.name, "combineLatest") || outline.names.equals(callee.name, "merge"), callee.base.exists
        else { return [] }
        var base = outline[callee.base]
        if base.kind == .specialization, base.base.exists { base = outline[base.base] }
        guard base.kind == .identifier, Self.joiningClasses.contains(outline.names[base.name]) else { return [] }
        return sources(of: call)
    }

    /// The arguments of a call, or what stands in a list; those that are closures left out.
    private func sources(of call: CodeNode) -> [CodeIndex] {
        call.arguments.filter { outline.arguments[$0].label == .none }.map { outline.arguments[$0].value }
            .filter { $0.exists && outline[$0].kind != .closure }.flatMap { elements(of: $0, in: outline) }
    }

    /// `{ $0 + $1 }`, `resultSelector: sum`
    private func selector(of call: CodeNode) -> CodeIndex? {
        if let named = argument("resultSelector", of: call, in: outline) { return named }
        return call.arguments.lazy.map { self.outline.arguments[$0].value }.first { $0.exists && self.outline[$0].kind == .closure }
    }
}
