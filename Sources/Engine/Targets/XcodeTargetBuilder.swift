import ProjectGraph

/// Reads one target after the other.
struct XcodeTargetBuilder {
    private let objects: XcodeObjects
    private let paths: XcodeGroupPaths
    private let origin: String
    private var order: [XcodeObjects.ID] = []
    private var targets: [XcodeObjects.ID: XcodeProject.DeclaredTarget] = [:]
    private var synchronized: [XcodeObjects.ID: Set<XcodeObjects.ID>] = [:]

    init(objects: XcodeObjects, paths: XcodeGroupPaths, origin: String) {
        self.objects = objects
        self.paths = paths
        self.origin = origin
    }

    /// Targets that only run scripts compile nothing.
    mutating func add(_ object: XcodeObjects.ID) {
        guard objects.isKind(object, "PBXNativeTarget"), targets[object] == nil, let name = objects.string(object, "name") else { return }
        let target = Target(
            name: name, moduleName: moduleName(of: object, named: name), kind: kind(of: object), origin: origin)
        order.append(object)
        targets[object] = XcodeProject.DeclaredTarget(target: target, files: sources(of: object))
        synchronized[object] = Set(objects.references(object, "fileSystemSynchronizedGroups"))
    }

    /// Exceptions of a synchronised folder may concern any target, so they are looked at last.
    mutating func finished() -> [XcodeProject.DeclaredTarget] {
        let groups = Set(synchronized.values.joined()).union(paths.paths.keys.filter { isSynchronized($0) })
        for group in groups { addFolder(group) }
        return order.compactMap { targets[$0] }.map { target in
            var target = target
            target.folders.sort { $0.path < $1.path }
            return target
        }
    }

    // MARK: - Facts of a target

    private func kind(of object: XcodeObjects.ID) -> Target.Kind {
        let type = objects.string(object, "productType") ?? ""
        let prefix = "com.apple.product-type."
        guard type.hasPrefix(prefix) else { return .unknown }
        switch type.dropFirst(prefix.count) {
        case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test", "bundle.multi-device-ui-testing": return .test
        case "framework", "framework.static", "xcframework": return .framework
        case "library.static", "library.dynamic": return .library
        case "tool", "xpc-service", "driver-extension", "system-extension": return .executable
        case let type where type.hasPrefix("application") || type.contains("extension") || type.hasPrefix("watchkit"): return .app
        default: return .unknown
        }
    }

    /// The setting where it is written out, else what Xcode makes of the product's or target's name.
    private func moduleName(of object: XcodeObjects.ID, named name: String) -> String? {
        let settings = settings(of: object)
        let target = [("TARGET_NAME", name)]
        let product = setting("PRODUCT_NAME", settings).flatMap { resolved($0, target) } ?? name
        let module = setting("PRODUCT_MODULE_NAME", settings).flatMap { resolved($0, target + [("PRODUCT_NAME", product)]) }
        return Target.moduleName(for: module ?? product)
    }

    /// The build settings that hold where nobody names a configuration.
    private func settings(of object: XcodeObjects.ID) -> PropertyList.NodeID? {
        guard let list = objects.reference(object, "buildConfigurationList") else { return nil }
        let configurations = objects.references(list, "buildConfigurations")
        let name = objects.string(list, "defaultConfigurationName")
        let chosen = configurations.first { objects.string($0, "name") == name } ?? configurations.first
        return chosen.flatMap { objects.list.value($0, "buildSettings") }
    }

    private func setting(_ name: String, _ settings: PropertyList.NodeID?) -> String? {
        objects.list.string(objects.list.value(settings, name))
    }

    /// A setting with what `$(NAME)` and `${NAME:operator}` mean put in; nil where it refers to something else. Operators
    /// make identifiers, which the module's name becomes anyway.
    private func resolved(_ setting: String, _ known: [(name: String, value: String)]) -> String? {
        var text = ""
        var rest = setting[...]
        while let dollar = rest.firstIndex(of: "$") {
            text += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard rest.first == "(" || rest.first == "{", let end = rest.firstIndex(where: { $0 == ")" || $0 == "}" }) else { return nil }
            let name = rest[..<end].dropFirst().prefix { $0 != ":" }
            guard let value = known.first(where: { $0.name == name })?.value else { return nil }
            text += value
            rest = rest[end...].dropFirst()
        }
        return text.isEmpty && rest.isEmpty ? nil : text + rest
    }

    // MARK: - Files

    private func sources(of object: XcodeObjects.ID) -> [String] {
        let phases = objects.references(object, "buildPhases").filter { objects.isKind($0, "PBXSourcesBuildPhase") }
        let references = phases.flatMap { objects.references($0, "files") }.compactMap { objects.reference($0, "fileRef") }
        return references.flatMap { [$0] + objects.references($0, "children") }
            .compactMap { paths.paths[$0] }.filter { $0.hasSuffix(".swift") }
    }

    private func isSynchronized(_ object: XcodeObjects.ID) -> Bool {
        objects.isKind(object, "PBXFileSystemSynchronizedRootGroup")
    }

    /// An exception takes a file from a target that has the folder, and gives it to one that hasn't.
    private mutating func addFolder(_ group: XcodeObjects.ID) {
        guard let folder = paths.paths[group] else { return }
        let exceptions = objects.references(group, "exceptions").filter {
            objects.isKind($0, "PBXFileSystemSynchronizedBuildFileExceptionSet")
        }
        for target in order {
            let members = exceptions.filter { objects.reference($0, "target") == target }
                .flatMap { objects.list.strings(objects.list.value($0, "membershipExceptions")) }
                .map { PathText.joined(folder, $0) }
            if synchronized[target]?.contains(group) == true {
                targets[target]?.folders.append(XcodeProject.SynchronizedFolder(path: folder, excluded: members))
            } else {
                targets[target]?.files += members.filter { $0.hasSuffix(".swift") }
            }
        }
    }
}
