import LintConfiguration
import Syntax

/// What a repository keeps of earlier runs.
struct RepositoryCache: Sendable {
    let outlines: OutlineCache
    let findings: FindingCache
    private let edition: String

    /// Nil where nothing tells this program from others.
    ///
    /// - Parameter version: of the tool.
    init?(of repository: GitRepository, version: String) {
        guard let edition = CacheFolder.edition(ofVersion: version) else { return nil }
        self.edition = edition
        let folder = CacheFolder(in: repository.commonFolder)
        outlines = OutlineCache(in: folder, edition: edition)
        findings = FindingCache(in: folder, edition: edition)
    }

    /// A name for all that the findings of a side follow from: its files, the place, the configuration.
    ///
    /// - Parameter dialect: the one that is judged by: the team's name for it, whatever lies below.
    func name(of side: GitTree, _ preparation: Linter.Preparation, dialect: String) -> ObjectName {
        var digest = SHA1()
        let contents = side.contents
        let place = preparation.place
        for part in [edition, preparation.team.dialect ?? "", dialect, place.root] + place.folders + [""] + place.files + [""] + preparation.team.files {
            digest.update(part + "\0")
        }
        var bytes = PaddedBytes(capacity: 0)
        for file in preparation.team.files {
            try? FileSystem.read(file, into: &bytes, limit: SourceReader.sizeLimit)
            bytes.withBytes { digest.update($0) }
            digest.update("\0")
        }
        digest.update("\(contents.x) \(contents.y)")
        return ObjectName(digest)
    }
}
