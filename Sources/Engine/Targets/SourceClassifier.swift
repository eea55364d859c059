import LintConfiguration
import ProjectGraph
import Syntax

/// Says of each file that is read what it belongs to and what it is.
///
/// The files of a folder come one after the other, so what their folder says is kept from one to the next. Make one for
/// each thread.
struct SourceClassifier {
    private let layout: TargetLayout
    private let imports: TargetImports
    /// Categories that somebody asked for.
    private let alsoLinted: Set<SourceCategory>
    /// What the configuration sets aside, and what its patterns see before a path.
    private let setAside: (patterns: [PathPattern], prefix: String)
    /// Whether somebody asks what goes on in tests.
    private let readsTests: Bool
    private var folder = Folder(path: "", category: nil, holdsTests: false, claims: [])
    private var knowsFolder = false
    /// The file at hand: it is asked for before it is read, and again behind that.
    private var place: Place?

    private struct Folder {
        var path: String
        var category: SourceCategory?
        var holdsTests: Bool
        var claims: [[TargetLayout.FolderClaim]]
    }

    /// What a file's path says.
    private struct Place {
        var path: String
        var category: SourceCategory?
        /// The targets that claim the file.
        var declared: [TargetID]
        var isSetAsideByTeam: Bool
    }

    init(
        layout: TargetLayout, imports: TargetImports, alsoLinted: Set<SourceCategory>, setAside: (patterns: [PathPattern], prefix: String),
        readsTests: Bool
    ) {
        self.setAside = setAside
        self.readsTests = readsTests || !alsoLinted.isDisjoint(with: [.tests, .mocks, .templates])
        self.layout = layout
        self.imports = imports
        self.alsoLinted = alsoLinted
    }

    /// How much need be known of a file: of a test what it declares, for neither does an app know of it, nor is it judged.
    ///
    /// - Parameter header: what the file's first lines say that it is.
    mutating func depth(of path: String, header: SourceCategory?) -> ReadingDepth {
        guard !readsTests, case let place = place(of: path), !place.isSetAsideByTeam else { return .whole }
        let told = [folder.category, header, place.category].compactMap(\.self)
        guard told.allSatisfy({ $0 == .tests || $0 == .mocks }) else { return .whole }
        return isTest(place.declared) ? .declarations : .declarationsOfTests
    }

    /// - Parameters:
    ///   - header: what the file's first lines say that it is.
    ///   - reexports: gets what the file hands on.
    mutating func classify(_ file: inout SourceFile, header: SourceCategory?, reexports: inout [TargetImports.Reexport]) {
        let place = place(of: file.path)
        file.category = place.isSetAsideByTeam ? .others : category(of: file.outline, header, place)
        file.isSetAside = file.category != .own && !alsoLinted.contains(file.category)
        file.targets = place.declared.isEmpty ? [impliedTarget(for: file.category)] : place.declared
        noteImports(of: &file, &reexports)
    }

    private mutating func place(of path: String) -> Place {
        if let place, place.path == path { return place }
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        enter(slash.map { path[..<$0] } ?? "")
        let name = slash.map { String(path[$0...].dropFirst()) } ?? path
        let new = Place(
            path: path, category: SourceCategory(file: name), declared: layout.targets(of: path, claims: folder.claims),
            isSetAsideByTeam: setAside.patterns.contains { $0.matches(setAside.prefix + path) })
        place = new
        return new
    }

    private mutating func enter(_ path: Substring) {
        guard !knowsFolder || folder.path != path else { return }
        let categories = path.utf8.split(separator: UInt8(ascii: "/")).compactMap { SourceCategory(folder: String(Substring($0))) }
        knowsFolder = true
        folder = Folder(
            path: String(path), category: categories.filter { $0 != .tests }.max { $0.weight < $1.weight },
            holdsTests: categories.contains(.tests), claims: layout.claims(on: String(path)))
    }

    // MARK: - Category

    private func category(of outline: Outline, _ header: SourceCategory?, _ place: Place) -> SourceCategory {
        var found = [folder.category, header, SourceCategory(outline: outline)]
        if place.category != .mocks || !SourceCategory.declaresOtherThanMocks(outline) { found.append(place.category) }
        if isTest(place.declared) { found.append(.tests) }
        return found.compactMap { $0 }.max { $0.weight < $1.weight } ?? .own
    }

    /// A scene called `LabTests` belongs to the app if the project says so; a folder's name only counts without one.
    private func isTest(_ declared: [TargetID]) -> Bool {
        declared.isEmpty ? folder.holdsTests : declared.allSatisfy { layout.targets[$0.position].kind == .test }
    }

    // MARK: - Targets

    private func impliedTarget(for category: SourceCategory) -> TargetID {
        if category == .vendored { return layout.implied.vendored }
        if category == .templates { return layout.implied.templates }
        return category == .tests || folder.holdsTests ? layout.implied.tests : layout.implied.own
    }

    private func noteImports(of file: inout SourceFile, _ reexports: inout [TargetImports.Reexport]) {
        var reexported: [TargetID] = []
        let imported = imports.targets(importedBy: file.outline, in: file.targets, reexports: &reexported)
        for target in file.targets { reexports += reexported.map { TargetImports.Reexport(target: target, handedOn: $0) } }
        let implied = layout.implied
        // Without a manifest nothing says what is compiled together, so what isn't a test is taken to be.
        switch file.targets.first {
        case implied.own: file.importedTargets = imported + [implied.vendored]
        case implied.vendored: file.importedTargets = imported + [implied.own]
        case implied.tests, implied.templates: file.importedTargets = imported + [implied.own, implied.vendored]
        default: file.importedTargets = imported
        }
    }
}

extension SourceCategory {
    /// Which of two that both speak for a file says more: a generated mock among the tests is generated.
    fileprivate var weight: Int {
        switch self {
        case .own: 0
        case .tests: 1
        case .mocks: 2
        case .generated: 3
        case .templates: 4
        case .vendored: 5
        case .others: 6
        }
    }
}
