import ProjectGraph

/// Which of several dialects a project keeps, by what its types are called, who holds whom and how, what they inherit
/// and how messages are named.
///
/// Every dialect is tried on the whole graph and gets points for its own signs where they play their part: a word that
/// many dialects share is worth little, one that only it has a point. Nothing here knows a dialect by its name.
public struct DialectDetection: Sendable {
    /// What can be said in all honesty.
    public enum Verdict: String, Sendable {
        /// One dialect is kept; the first of ``candidates``.
        case dialect
        /// Some modules keep one dialect and some another.
        case mixed
        /// There are stacks, but no dialect's words for their parts.
        case unclear
        /// No presenter works with an interactor.
        case none
    }

    /// One dialect, tried on the project.
    public struct Candidate: Sendable {
        public var name: String
        /// Points for the dialect's own signs, less those that speak against it.
        public var score: Double
        /// How many of the parts and boundaries are called by the dialect's own words: 0 to 1.
        public var coverage: Double
        /// How many of the references between parts are held as the dialect holds them: 0 to 1.
        public var fidelity: Double
        /// How many of the messages inward are named as the dialect names events: 0 to 1; 1 where it says nothing of that, or too
        /// few are sent to tell.
        public var eventFidelity: Double
        /// Whether a presenter works with an interactor, as this dialect sees it.
        public var hasStack: Bool
        /// Whether words or a base were seen that no other dialect has: a single word may be called so by chance, as a protocol `…View`.
        public var hasOwnSign: Bool
        /// Whether the parts of the stacks that the dialect has words for are called by them at all.
        public var fitsParts: Bool
        /// Whether what views tell presenters by is called by the dialect's word for it, if it has one: most dialects differ in
        /// that (`…EventHandler`, where others say `…Presentation`).
        public var fitsEvents: Bool
        /// Whether the views are of the kind that this dialect has: no dialect of SwiftUI is kept by view controllers, however
        /// many of its words they use.
        public var fitsViews: Bool
        /// What speaks for the dialect, a line each, and what against it; empty where only a sample was asked for.
        public var evidence: [String]
    }

    public let verdict: Verdict
    /// The best first.
    public let candidates: [Candidate]
    /// How sure the verdict is that the nearest candidate is kept: 0 to 1.
    public let confidence: Double
    /// The dialect of each module that keeps one clearly.
    public let modules: [(name: String, dialect: String)]
    /// How many others have a stack, and keep none clearly.
    public let undecidedModules: Int

    /// The dialect that is kept or comes nearest; nil where there is no VIPER.
    public var nearest: String? { verdict == .none ? nil : Self.nearest(candidates)?.name }
    /// Whether it comes near enough to be worth a word: of several that don't fit, one always fits least badly.
    public var isNear: Bool { confidence >= Self.leastNearness }

    /// - Parameters:
    ///   - isThorough: whether every type of a large project is looked at, for evidence that counts them all; a sample
    ///     comes to the same verdict in a fraction of the time.
    ///   - jobs: how many threads work.
    public init(graph: ProjectGraph, dialects: [Dialect], isThorough: Bool = true, jobs: Int = 1) {
        let types = graph.typesInPlay(among: isThorough ? nil : TypeSample.types(of: graph, for: dialects), jobs: jobs)
        let ground = DialectTrial.Ground(
            graph: graph, rarity: SignRarity(dialects), types: types, data: DataReach(graph, among: types),
            compositions: Compositions(graph: graph), providers: Providers(graph: graph))
        let outcomes = Parallel.map(tasks: dialects.count, jobs: jobs) {
            { number in DialectTrial(of: dialects[number], on: ground).outcome(withEvidence: isThorough) }
        }
        let ranked = outcomes.filter(\.candidate.hasStack).sorted {
            ($1.candidate.score, $0.candidate.name) < ($0.candidate.score, $1.candidate.name)
        }
        candidates = ranked.map(\.candidate)
        (modules, undecidedModules) = Self.modules(ranked)
        confidence = Self.confidence(of: candidates)
        verdict = Self.verdict(candidates, confidence, modules.map(\.dialect), undecided: undecidedModules)
    }
}

extension DialectDetection {
    /// Fewer points than this may be chance.
    private static let leastScore = 2.0
    /// Above it, a guess is better than none.
    private static let leastConfidence = 0.45
    /// Below it, chance decides which is the nearest.
    private static let leastNearness = 0.2
    /// How many of the modules with a dialect of their own must agree.
    private static let leastAgreement = 0.75

    private static func verdict(_ candidates: [Candidate], _ confidence: Double, _ modules: [String], undecided: Int) -> Verdict {
        guard let best = candidates.first else { return .none }
        // The words of a dialect whose views are not there speak for none of the others.
        guard best.fitsViews else { return .unclear }
        let agreeing = modules.filter { $0 == best.name }.count
        // A few outliers beside many that keep none clearly say nothing of those.
        if Double(agreeing) < leastAgreement * Double(modules.count), modules.count > 1 { return modules.count >= undecided ? .mixed : .unclear }
        // Where several keep it clearly, it shows as well in most of those that do: an app that took it up late has older modules by
        // other customs, which would be told of all that they never meant to keep.
        if modules.count > 1, undecided > agreeing { return .unclear }
        return best.score >= leastScore && confidence >= leastConfidence ? .dialect : .unclear
    }

    /// The best whose views are there, if any has them.
    private static func nearest(_ candidates: [Candidate]) -> Candidate? { candidates.first(where: \.fitsViews) ?? candidates.first }

    /// Sure is who has the words for the parts, and has them alone.
    private static func confidence(of candidates: [Candidate]) -> Double {
        guard let best = nearest(candidates), best.score > 0 else { return 0 }
        // What fits several dialects fits one as well that shows itself by its own signs.
        let second = candidates.filter { $0.name != best.name }.map { best.hasOwnSign && !$0.hasOwnSign ? $0.score / 2 : $0.score }.max() ?? 0
        let lead = max(0, best.score - max(0, second)) / best.score
        // A handful of types may be called anything.
        let amount = min(1, best.score / (2 * leastScore))
        // Names of messages are a habit of their own, which some leave out of a dialect.
        // Who says Protocol to everything has words of many dialects, and the habits of none.
        let particularity = best.hasOwnSign ? 1 : 0.6
        let parts = (best.fitsParts ? 1 : 0.6) * (best.fitsEvents ? 1 : 0.8)
        // Nothing is ever quite sure.
        return min(0.99, parts * best.coverage * best.fidelity * (0.6 + 0.4 * best.eventFidelity) * (0.4 + 0.6 * lead) * amount * particularity)
    }

    /// What tells a module's dialect apart is how much more it has of it than of those that other modules keep: one that
    /// nobody keeps may share most of its words.
    private static func modules(_ trials: [DialectTrial.Outcome]) -> (clear: [(name: String, dialect: String)], undecided: Int) {
        let all = Set(trials.flatMap { $0.scoreByModule.keys }).sorted()
        let scores = all.map { name in
            let scores = trials.map { (score: $0.scoreByModule[name] ?? 0, dialect: $0.candidate.name) }
                .sorted { ($1.score, $0.dialect) < ($0.score, $1.dialect) }
            return (name: name, scores: scores)
        }.filter { ($0.scores.first?.score ?? 0) >= leastScore }
        let kept = Set(scores.compactMap { $0.scores.first?.dialect } + trials.prefix(1).map(\.candidate.name))
        let clear = scores.compactMap { name, scores -> (name: String, dialect: String)? in
            guard let best = scores.first else { return nil }
            let second = scores.dropFirst().first { kept.contains($0.dialect) }?.score ?? 0
            return best.score >= 2 * second ? (name, best.dialect) : nil
        }
        return (clear, all.count - clear.count)
    }
}
