import Foundation
import PackagePlugin

/// Lints a package while it builds: findings stand among the compiler's own, errors fail the build.
///
/// The whole package is read for each target, since who plays which part shows in it all. So it belongs on one target.
@main
struct ViperlintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let sources = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
            .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
        return [try lint(context.package.directoryURL, sources, context.tool(named: "viperlint").url)]
    }

    /// What did not fail is run again when an input has changed: the configuration is one as well.
    private func lint(_ folder: URL, _ sources: [URL], _ program: URL) throws -> Command {
        let others = [".viperlint.yml", ".viperlint-baseline.json", "Package.swift"].map { folder.appending(path: $0) }
            .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
        return .buildCommand(
            displayName: "viperlint", executable: program,
            arguments: ["lint", folder.path(percentEncoded: false), "--reporter", "xcode"],
            inputFiles: sources + others, outputFiles: [])
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension ViperlintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let sources = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
        return [try lint(context.xcodeProject.directoryURL, sources, context.tool(named: "viperlint").url)]
    }
}
#endif
