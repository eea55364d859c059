import PackagePlugin

/// Lints a package while it builds: findings stand among the compiler's own, errors fail the build.
///
/// The whole package is read for each target, since who plays which part shows in it all. So it belongs on one target.
@main
struct ViperlintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        return [
            // Without inputs and outputs it runs in every build: what it says must not get lost with a cached one.
            .buildCommand(
                displayName: "viperlint",
                executable: try context.tool(named: "viperlint").url,
                arguments: ["lint", context.package.directoryURL.path(percentEncoded: false), "--reporter", "xcode", "--quiet"],
                inputFiles: [], outputFiles: [])
        ]
    }
}
