import Diagnostics
import LintConfiguration
import ProjectGraph
import Syntax

/// What the team says in `.viperlint.yml` and in the files that it extends.
struct TeamConfiguration {
    /// What the nearest file says itself.
    private(set) var configuration = Configuration()
    /// What patterns see before a path of the root.
    private(set) var prefix = ""
    /// As the user would write it; empty where there is no file.
    private(set) var path = ""
    /// The absolute path of the folder of the file that the run found; empty where there is no file.
    private(set) var folder = ""
    /// The name of the dialect below it all; nil where none is named.
    private(set) var dialect: String?
    /// The absolute paths of all files that were read.
    private(set) var files: [String] = []
    /// The nearest file first.
    private var chain: [Configuration] = []
    /// The nearest file's first; its word on an id is the one that counts.
    private(set) var contracts: [TeamContract] = []

    /// - Parameters:
    ///   - place: where it is looked for, unless the user named it.
    ///   - errors: gets why, where the result is nil: a file can't be read or followed.
    init?(_ options: Linter.Options, place: PlaceOfWork, library: DialectLibrary, errors: inout [String]) {
        if let name = options.dialect {
            guard library.names.contains(name) else {
                errors.append("there is no dialect '\(name)'; there are: \(library.names.joined(separator: ", "))")
                return nil
            }
            dialect = name
        }
        guard !options.isSurvey, let found = ConfigurationFile.find(options.configurationPath, root: place.innermost) else { return }
        let known = errors.count
        path = found.shownPath
        folder = found.folder
        prefix = found.prefix(of: place.root)
        var seen: Set<String> = []
        var next: ConfigurationFile? = found
        while let file = next {
            seen.insert(file.fullPath)
            files.append(file.fullPath)
            guard let read = Self.decode(file, library, &errors) else { return nil }
            chain.append(read)
            if let problem = Self.borrowedName(in: read, of: file, library) { errors.append(problem) }
            contracts += read.contracts.filter { contract in !contracts.contains { $0.id == contract.id } }
                .map { TeamContract(contract: $0, path: file.shownPath, isExtended: chain.count > 1) }
            if chain.count > 1 { errors += Self.misplaced(in: read, of: file) }
            next = nil
            guard let base = read.extends, Configuration.isPath(base.value) else {
                dialect = dialect ?? (read.extends ?? read.dialect)?.value
                continue
            }
            let extended = ConfigurationFile(reading: base.value, from: file)
            if let problem = Self.problem(with: extended, base, of: file, seen) {
                errors.append(problem)
                return nil
            }
            next = extended
        }
        configuration = chain.first ?? Configuration()
        if errors.count > known { return nil }
    }

    /// Takes another folder for the root, that of the configuration or one below it.
    mutating func start(at root: String) {
        prefix = root == folder ? "" : PathText.way(to: root, from: folder) + "/"
    }

    private static func decode(
        _ file: ConfigurationFile, _ library: DialectLibrary, _ errors: inout [String]
    ) -> Configuration? {
        guard let text = file.text else {
            errors.append("\(file.shownPath)\(file.placeOfFailure): could not be read: \(file.failure)")
            return nil
        }
        let first = library.decode(text, path: file.shownPath)
        let inherited = contracts(extendedBy: first.configuration, of: file, library)
        // The sections of a file may name the contracts of those that it extends, so it is read again knowing them.
        let decoded = inherited.isEmpty ? first : library.decode(text, path: file.shownPath, inheritedContracts: inherited)
        if !file.isOwn, !decoded.problems.isEmpty {
            errors.append(
                "\(file.shownPath): is no configuration, or has mistakes; it stands outside of the repository, so they are told only to 'viperlint lint --config' with its own path")
            return nil
        }
        errors += decoded.problems.map(\.description)
        return decoded.problems.isEmpty ? decoded.configuration : nil
    }

    /// The ids of the contracts in the files that one extends; what is wrong with those files is told when it is their turn.
    private static func contracts(
        extendedBy configuration: Configuration, of file: ConfigurationFile, _ library: DialectLibrary
    ) -> Set<String> {
        var ids: Set<String> = []
        var seen = [file.fullPath]
        var (configuration, file) = (configuration, file)
        while let base = configuration.extends, Configuration.isPath(base.value) {
            file = ConfigurationFile(reading: base.value, from: file)
            guard !seen.contains(file.fullPath), let text = file.text else { break }
            seen.append(file.fullPath)
            configuration = library.decode(text, path: file.shownPath).configuration
            ids.formUnion(configuration.contracts.map(\.id))
        }
        return ids
    }

    private static func problem(
        with extended: ConfigurationFile, _ base: Located<String>, of file: ConfigurationFile, _ seen: Set<String>
    ) -> String? {
        let place = "\(file.shownPath):\(base.line):\(base.column)"
        if extended.text == nil { return "\(place): '\(base.value)\(extended.placeOfFailure)' could not be read: \(extended.failure)" }
        return seen.contains(extended.fullPath) ? "\(place): '\(base.value)' extends itself in the end" : nil
    }

    /// `dialect: common` beside `extends: clean`: whoever has the two the wrong way round gets other rules than he thinks.
    private static func borrowedName(in read: Configuration, of file: ConfigurationFile, _ library: DialectLibrary) -> String? {
        guard let name = read.dialect, let base = read.extends, base.value != name.value, library.names.contains(name.value) else { return nil }
        return name.told(
            in: file.shownPath, "'\(name.value)' is a dialect by itself; what extends '\(base.value)' needs another name, or none")
    }

    /// Patterns start at the folder of the file that the run found, and mean nothing in another.
    private static func misplaced(in read: Configuration, of file: ConfigurationFile) -> [String] {
        let patterns = [read.included.first, read.excluded.first, read.setAside.first] + read.overrides.map(\.paths.first) + read.contracts.map(\.firstPath)
        let places = patterns.compactMap { $0.map { ($0.line, $0.column) } } + (read.baseline.map { [($0.line, $0.column)] } ?? [])
        return places.sorted(by: <).map { "\(file.shownPath):\($0):\($1): paths belong in the file that extends this one" }
    }
}

extension TeamConfiguration {
    var exists: Bool { !path.isEmpty }

    /// What is told of a pattern in the nearest file: whoever wrote it believes that it counts.
    func unmatched(_ pattern: Located<PathPattern>, by what: String = "no Swift file") -> String {
        pattern.told(in: path, "the pattern '\(pattern.value)' matches \(what)")
    }

    /// The dialect with all that the files say laid over it.
    func laid(over entry: DialectLibrary.Entry) -> DialectLibrary.Entry {
        let laid = chain.reversed().reduce(entry) { below, file in
            var laid = below.applying(file)
            laid.dialect = laid.dialect.leaving(endingsOf: file)
            return laid
        }
        // A name of one's own is for what one describes; without that, it is the name of what is built on.
        let name = configuration.extends == nil ? nil : configuration.dialect?.value
        return laid.named(name ?? laid.dialect.name, title: configuration.title)
    }

    /// What the files say of a run, each in the place that counts; nothing of the dialect and the rules.
    var merged: Configuration {
        var merged = configuration
        merged.failOn = failOn
        merged.alsoLinted = alsoLinted
        merged.neverBaselined = neverBaselined
        return merged
    }

    private var failOn: FailingSeverity { chain.lazy.compactMap(\.failOn).first ?? .error }

    /// The lowest severity that fails the run; nil where none does.
    var threshold: Severity? { failOn.threshold }

    /// What is judged although it is not the team's own code.
    var alsoLinted: Set<SourceCategory> { chain.reduce(into: []) { $0.formUnion($1.alsoLinted) } }

    /// Rules whose findings no baseline may hold.
    var neverBaselined: Set<String> { chain.reduce(into: []) { $0.formUnion($1.neverBaselined) } }

    /// The baseline that goes for a run, there or not: the one that the user named, the configuration's, else the one
    /// beside the configuration, or at the root where there is no configuration.
    func baseline(_ named: String?, root: String) -> BaselineFile {
        if let named { return BaselineFile(named) }
        let implied = PathText.joined(exists ? folder : root, Baseline.name)
        let home = RepositoryTop.home(of: implied)
        if let configured = configuration.baseline {
            return BaselineFile(
                PathText.joined(folder, configured.value), home: home, placeOfName: "\(path):\(configured.line):\(configured.column)")
        }
        return BaselineFile(implied, isImplied: true, home: home)
    }
}
