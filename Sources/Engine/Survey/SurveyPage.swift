import ProjectGraph
import Viper

/// What the code shows of itself: its dialect with the evidence, its modules with their parts, and what has no role.
struct SurveyPage {
    let project: VIPERProject
    let detection: DialectDetection
    /// Whether the user named the dialect.
    let isChosen: Bool
    /// What the parts are called where there seems to be a stack that nobody knows the words of.
    let words: StackWords?

    private static let shownTypes = 20

    var text: String {
        [[summary + "."] + evidence + leanings + weights, others, modules, unassigned].filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// The verdict in a sentence, without the full stop.
    var summary: String {
        let nearest = detection.nearest ?? ""
        let percent = "\(Int((detection.confidence * 100).rounded())) % sure"
        switch detection.verdict {
        case .none: return "No VIPER: no presenter works with an interactor" + (project.isVIP ? ", " + VIPERProject.wordsOnVIP : "")
        case .dialect: return "The code looks like the dialect \(nearest), \(percent)"
        case .mixed: return "The modules look mixed: \(mixture)"
        case .unclear: return "No dialect shows clearly" + (detection.isNear ? "; nearest is \(nearest), \(percent)" : ", and none is near")
        }
    }

    private var mixture: String {
        Dictionary(grouping: detection.modules, by: \.dialect).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            .map { "\($0.key) (\($0.value.map(\.name).joined(separator: ", ")))" }.joined(separator: ", ")
            + (detection.undecidedModules == 0 ? "" : ", and \(detection.undecidedModules) that \(detection.undecidedModules == 1 ? "keeps" : "keep") none clearly")
    }

    /// Where some modules keep a dialect and the others none, no dialect shows for the whole, and neither does one that has nothing
    /// of its own.
    private var leanings: [String] {
        guard detection.verdict == .unclear else { return [] }
        // One module may keep what the others are far from; where all lean to one dialect, they say what the whole does.
        let leaning = detection.undecidedModules == 0 ? Set(detection.modules.map(\.dialect)) : []
        let isOneOnly = leaning.count == 1 && (isFarFromAll || leaning.contains(detection.nearest ?? ""))
        let byModule = detection.modules.isEmpty || isOneOnly ? [] : ["  by module: \(mixture)"]
        if isFarFromAll { return byModule }
        let nearest = detection.candidates.first { $0.name == detection.nearest }
        return byModule
            + (nearest.map { $0.hasOwnSign ? [] : ["  nothing is seen that \($0.name) alone has: such words fit several dialects"] } ?? [])
    }

    /// Then nothing that speaks for one of them is worth a line.
    private var isFarFromAll: Bool { detection.verdict == .unclear && !detection.isNear }

    private var evidence: [String] {
        if isFarFromAll { return [] }
        if detection.verdict == .none {
            guard let words else { return ["  A stack whose parts have other names is found by words in the configuration's 'roles'."] }
            let said = words.endings.map { "*\($0.ending) (\($0.role.rawValue))" }.joined(separator: ", ")
            return ["  \(project.phrase(words)).", "  The configuration says so: \(said). With it, 'viperlint roles' tells more, and 'viperlint' judges them."]
        }
        return (detection.candidates.first { $0.name == detection.nearest }?.evidence ?? []).map { "  " + $0 }
    }

    /// Nobody is to think that a run fails on what it tells.
    private var weights: [String] {
        guard !isChosen, detection.verdict == .unclear || detection.verdict == .mixed else { return [] }
        return ["  What all dialects have in common is mostly told as warnings: 'fail-on: warning' has runs fail on them, and a dialect's name decides more."]
    }

    private var others: [String] {
        if isFarFromAll { return [] }
        guard let best = detection.candidates.first(where: { $0.name == detection.nearest }) else { return [] }
        // Whoever has more points all the same isn't the nearest, and that is worth a word; with fewer it is out of the question.
        let others = detection.candidates.filter {
            $0.score > 0 && $0.name != best.name && (!best.fitsViews || $0.fitsViews || $0.score > best.score)
        }
        guard !others.isEmpty else { return [] }
        let list = others.map { other in
            let isOfOtherViews = best.fitsViews && !other.fitsViews
            return "\(other.name) \(Self.points(other.score))" + (isOfOtherViews ? " (but most views are not of its kind)" : "")
        }.joined(separator: ", ")
        return ["Points for what only some dialects have: \(best.name) \(Self.points(best.score)), \(list)."]
    }

    private static func points(_ score: Double) -> String { "\((score * 10).rounded() / 10)" }

    // MARK: - Types

    private var modules: [String] {
        var roles: [String: [Role: Int]] = [:]
        for type in project.judgedTypes {
            guard let role = project.role(of: type), let module = project.module(of: type) else { continue }
            roles[module, default: [:]][role, default: 0] += 1
        }
        guard !roles.isEmpty else { return [] }
        return ["Modules:"] + roles.sorted { $0.key < $1.key }.map { name, counts in
            let parts = Role.allCases.compactMap { role in
                counts[role].map { $0 == 1 ? role.rawValue : "\($0) \(role.rawValue)" }
            }
            return "  \(name): \(parts.joined(separator: ", "))"
        }
    }

    private var unassigned: [String] {
        // What has no name is half a declaration.
        let types = project.judgedTypes.filter { project.role(of: $0) == nil && !project.graph[$0].fullName.isEmpty }
        guard !types.isEmpty else { return [] }
        let names = types.prefix(Self.shownTypes).map { project.graph[$0].fullName }.joined(separator: ", ")
        let more = types.count > Self.shownTypes ? " and \(types.count - Self.shownTypes) more" : ""
        return ["Without a role: \(names)\(more).", "  'viperlint roles' tells all, 'viperlint explain TYPE' what speaks for one."]
    }
}
