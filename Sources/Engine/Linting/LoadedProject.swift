import Diagnostics
import LintConfiguration
import ProjectGraph
import Viper

/// A project that has been read, with the configuration that goes for it.
public struct LoadedProject: Sendable {
    /// Nil where there is nothing to lint or the configuration can't be followed.
    public var project: VIPERProject?
    /// Absolute.
    public var root = ""
    /// The same as the user wrote it.
    public var shownRoot = ""
    public var errors: [String] = []
    public var notes: [String] = []
    public var problems: [Report.Problem] = []
    var lineCount = 0
    /// Whether folders were walked; else only the files that somebody named have been read.
    var isWhole = true
    /// Whether all has been read that the configuration covers, so that what matches nothing in it is a mistake.
    var coversAll = true
    /// Whether the user named a configuration that stands further up than all that is linted, so that its paths begin elsewhere.
    var isConfiguredFromAbove = false
    /// What the configuration excludes of the folders that were walked; nil where it is nothing.
    var excluded: ExcludedSources?
    /// Why there is nothing to lint though there is code; nil where there is some, or none at all.
    var exclusion: String?
    /// By rule: the dialect's settings with the team's laid over them.
    var settings = RuleSettings()
    var threshold: Severity? = .error
    /// The team's own rules.
    var contracts: [TeamContract] = []
    /// What patterns of paths see before a path of the root.
    var prefix = ""
    /// The baseline that goes for the run, there or not.
    var baseline: BaselineFile?
    /// Rules whose findings no baseline may hold.
    var neverBaselined: Set<String> = []
    /// Where the files' text is.
    var tree: any FileTree = DiskTree()
    /// What the files' first lines say that they are, by path.
    var headers: [String: SourceCategory] = [:]
    /// Of the files that have been read: what the cache had, and what it lacks.
    var cached: [(path: String, key: OutlineCache.Key)] = []
    var uncached: [(content: ObjectName, entry: OutlineCache.Entry)] = []
    /// The dialect with the team's words.
    var entry: DialectLibrary.Entry?
    var timings = StageTimes()
    /// How many threads work.
    var jobs = 1
    /// Whether everything could be read and followed.
    var isSeenWhole: Bool { problems.isEmpty && errors.isEmpty }
    /// The text of what findings stand in.
    var lines: SourceLines { SourceLines(root: root, tree: tree, graph: project?.graph) }
    /// What was asked for: absolute paths.
    var linted: [String] = []
    /// What the code itself shows; nil where the configuration names a dialect.
    public var detection: DialectDetection?
}
