import LintConfiguration
import Viper

extension Linter {
    /// What the code shows of itself, and a configuration for it.
    public struct Survey: Sendable {
        /// For people.
        public var text: String
        /// The text of a `.viperlint.yml`.
        public var configuration: String
        /// Where that belongs, as the user would write it.
        public var configurationPath: String
    }

    /// Looks at a folder's code as if there were no configuration.
    ///
    /// - Parameters:
    ///   - path: the folder; the working directory if nil.
    ///   - dialect: the one to write, whatever the code shows.
    ///   - overwrites: whether a configuration that is there is in nobody's way.
    public func survey(_ path: String?, dialect: String?, overwrites: Bool, jobs: Int?) -> Answer<Survey> {
        let folder = path ?? "."
        if case .file? = FileSystem.kind(of: folder, followsLink: true) {
            return Answer(errors: ["\(folder): is no folder"], notes: [])
        }
        let target = folder == "." ? ConfigurationFile.name : PathText.beginning(below: folder) + ConfigurationFile.name
        if !overwrites, FileSystem.kind(of: target) != nil {
            return Answer(errors: ["\(target) is there already; --force overwrites it, --print writes to standard output"], notes: [])
        }
        let loaded = load(Options(paths: [folder], jobs: jobs, dialect: dialect, isSurvey: true))
        guard let project = loaded.project, loaded.errors.isEmpty else {
            return Answer(errors: loaded.errors, notes: loaded.notes)
        }
        let detection = loaded.detection
            ?? DialectDetection(graph: project.graph, dialects: library.shelf().recognisable)
        let words = detection.verdict == .none && !project.isVIP ? StackWords(of: project) : nil
        let page = SurveyPage(project: project, detection: detection, isChosen: dialect != nil, words: words)
        let draft = ConfigurationDraft(
            dialect: project.dialect, reason: page.summary, words: words?.endings ?? [], rules: rules.map(\.metadata),
            settings: loaded.settings.general, dialects: library)
        return Answer(
            value: Survey(text: page.text, configuration: draft.text, configurationPath: target), errors: [],
            notes: loaded.notes)
    }
}
