/// What a source file is to a project. All but a team's own code is set aside: it is read, and its types are known, but
/// nobody's architecture is judged by it.
public enum SourceCategory: String, CaseIterable, Sendable {
    case own
    /// Tests and what only they import.
    case tests
    /// Doubles that stand in for a part of the app.
    case mocks
    /// Written by a program, by its header or its name.
    case generated
    /// Other people's code, copied.
    case vendored
    /// Not Swift yet: placeholders stand where names will be.
    case templates
    /// What the configuration sets aside by its path.
    case others

    /// Those that files are told by themselves.
    public static let ofContents: [SourceCategory] = [.tests, .mocks, .generated, .vendored, .templates]

    /// Whether the code is part of what ships. Whoever asks what happens in the app must not be answered by a mock that
    /// conforms to the same protocol.
    public var isProduction: Bool {
        switch self {
        case .own, .generated, .vendored, .others: true
        case .tests, .mocks, .templates: false
        }
    }
}
