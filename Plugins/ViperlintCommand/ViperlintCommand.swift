import Foundation
import PackagePlugin

/// `swift package viperlint [arguments of viperlint]`: lints the package that it is run in, or does what else is asked.
@main
struct ViperlintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "viperlint").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            // The report has said what there is to say; a thrown error would be printed below it.
            Foundation.exit(process.terminationReason == .exit ? process.terminationStatus : 2)
        }
    }
}
