import Viper

extension Dialect {
    /// The dialect that its own file describes.
    ///
    /// The file's rules are no part of it: they are laid under a team's with `RuleSetting.overlaid(with:)`.
    public init(_ configuration: Configuration) {
        let blank = Dialect(name: configuration.dialect?.value ?? "", title: configuration.title ?? "")
        self = blank.applying(configuration)
    }

    /// The dialect with a team's sections laid over it; its name and title stay.
    public func applying(_ configuration: Configuration) -> Dialect {
        var dialect = self
        for (role, overlay) in configuration.roles {
            dialect.vocabulary[role] = overlay.applied(to: dialect.vocabulary[role] ?? Vocabulary())
        }
        dialect.layers = configuration.layers ?? layers
        dialect.ownership = ownership.overlaid(with: configuration.ownership)
        dialect.eventPrefixes = eventPrefixes.merging(configuration.eventPrefixes) { $1 }
        dialect.interfaceFiles = configuration.interfaceFiles ?? interfaceFiles
        return dialect
    }
}
