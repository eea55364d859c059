@testable import ProjectGraph
@testable import Rules
import Testing
import Viper

/// Of the calls of frameworks the graph keeps those by certain names alone: what a rule asks for by any other is never found.
@Suite struct ObservedNameTests {
    private static let tables: [(table: String, names: [String])] = [
        ("FormatCalls.styles", Array(FormatCalls.styles)),
        ("FrameworkCall.TextMaker", FrameworkCall.TextMaker.allCases.map(\.rawValue)),
        ("FrameworkCall.albumFunctions", FrameworkCall.albumFunctions),
        ("FrameworkCall.animationFunctions", FrameworkCall.animationFunctions),
        ("FrameworkCall.contentReaders", FrameworkCall.contentReaders),
        ("FrameworkCall.formatterSettings", FrameworkCall.formatterSettings),
        ("FrameworkCall.functionsOfContexts", FrameworkCall.functionsOfContexts),
        ("FrameworkCall.keychainFunctions", FrameworkCall.keychainFunctions),
        ("FrameworkCall.archiverOfFiles and writer", [FrameworkCall.archiverOfFiles, FrameworkCall.writer]),
        ("NavigationSearch.labels", Array(NavigationSearch.labels.keys)),
        ("NavigationSearch.ways", Array(NavigationSearch.ways)),
        ("ScreenNavigation.assignments", Array(ScreenNavigation.assignments)),
        ("ScreenNavigation.closings", Array(ScreenNavigation.closings)),
        ("ScreenNavigation.embeddings", ScreenNavigation.embeddings),
        ("ScreenNavigation.modals", Array(ScreenNavigation.modals.keys)),
        ("ScreenNavigation.openings", Array(ScreenNavigation.openings)),
        ("ScreenNavigation.presentations", Array(ScreenNavigation.presentations)),
        ("ScreenNavigation.receivers", Array(ScreenNavigation.receivers.keys)),
        ("VIPERProject.waysOn", Array(VIPERProject.waysOn)),
    ]

    @Test(arguments: tables)
    func everyNameThatARuleAsksForIsNoted(table: String, names: [String]) {
        let missing = Set(names).subtracting(FrameworkCall.observedNames).sorted()
        #expect(missing.isEmpty, "\(table) has names that FrameworkCall.observedNames lacks: \(missing)")
    }
}
