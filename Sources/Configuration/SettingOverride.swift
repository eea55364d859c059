import ProjectGraph
import Viper

/// Settings that hold for some files only, and why.
public struct SettingOverride: Sendable, Equatable {
    /// Relative to the folder of the configuration; never empty.
    public var paths: [Located<PathPattern>]
    /// For whoever asks why this code is treated differently.
    public var because: String
    /// By rule id.
    public var rules: [String: RuleSetting]
    public var roles: RoleTable<VocabularyOverlay>

    public init(
        paths: [Located<PathPattern>], because: String, rules: [String: RuleSetting] = [:],
        roles: RoleTable<VocabularyOverlay> = [:]
    ) {
        self.paths = paths
        self.because = because
        self.rules = rules
        self.roles = roles
    }
}
