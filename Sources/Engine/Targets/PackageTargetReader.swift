import ProjectGraph
import Syntax

/// Finds the targets that a manifest declares, wherever it does: in `Package(targets:)`, appended later, in a function.
struct PackageTargetReader {
    private(set) var targets: [PackageManifest.DeclaredTarget] = []
    /// Where targets stand that could not be read.
    private(set) var unread: [UInt32] = []

    private let values: ManifestValues
    private var outline: Outline { values.outline }
    /// Code in which `.target(name:)` means a dependency.
    private var isElsewhere: [Bool]
    /// By the function's place.
    private var scopesOfFunctions: [UInt32: [ManifestValues.Scope]] = [:]

    private static let kinds: [(name: StaticString, kind: Target.Kind)] = [
        ("target", .library), ("executableTarget", .executable), ("testTarget", .test), ("macro", .macro), ("plugin", .plugin),
    ]

    init(_ values: ManifestValues) {
        self.values = values
        isElsewhere = Array(repeating: false, count: values.outline.code.count)
    }

    mutating func read() {
        markDependencies()
        for position in outline.code.indices where !isElsewhere[position] {
            let call = CodeIndex(position)
            if let kind = kind(of: call) { read(call, kind) }
        }
        // Every `#if` branch is read, and both may declare a target.
        var names: Set<String> = []
        targets = targets.filter { names.insert($0.name).inserted }
    }

    // MARK: - What is a target

    /// The kind of target that a call makes; nil for a call that makes none.
    private func kind(of call: CodeIndex) -> Target.Kind? {
        let node = outline[call]
        guard node.kind == .call, node.base.exists, outline[node.base].kind == .member else { return nil }
        let callee = outline[node.base]
        guard let kind = Self.kinds.first(where: { outline.names.equals(callee.name, $0.name) })?.kind,
            !callee.base.exists || isTargetType(callee.base), values.argument("name", of: call) != nil,
            outline[call].arguments.allSatisfy({ isKnown(outline.arguments[$0].label) })
        else { return nil }
        // `.plugin(name:targets:)` is a product.
        return kind == .plugin && values.argument("capability", of: call) == nil ? nil : kind
    }

    private static let labels: [StaticString] = [
        "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath", "packageAccess", "cSettings",
        "cxxSettings", "swiftSettings", "linkerSettings", "plugins", "capability",
    ]

    /// With any other label it is a manifest's own function, or a dependency with a condition.
    private func isKnown(_ label: NameID) -> Bool { Self.labels.contains { outline.names.equals(label, $0) } }

    /// `Target` or `PackageDescription.Target`
    private func isTargetType(_ base: CodeIndex) -> Bool {
        let node = outline[base]
        return (node.kind == .identifier || node.kind == .member) && outline.names.equals(node.name, "Target")
    }

    private mutating func markDependencies() {
        let labels: [StaticString] = ["dependencies", "plugins", "products"]
        for node in outline.code where node.kind == .call {
            // Operands stand before what is made of them, one argument's behind the other's.
            guard node.base.exists else { continue }
            var start = node.base.position + 1
            for argument in node.arguments.map({ outline.arguments[$0] }) where argument.value.exists {
                if labels.contains(where: { outline.names.equals(argument.label, $0) }) { mark(start...max(start, argument.value.position)) }
                start = argument.value.position + 1
            }
        }
        for declaration in outline.declarations where isAboutDependencies(declaration) && !declaration.code.isEmpty {
            mark(declaration.code.indices.lowerBound...declaration.code.indices.upperBound - 1)
        }
    }

    private mutating func mark(_ range: ClosedRange<Int>) {
        for position in range.clamped(to: 0...max(0, isElsewhere.count - 1)) where isElsewhere.indices.contains(position) {
            isElsewhere[position] = true
        }
    }

    /// A constant or function that gives a `Target.Dependency`, a `Product` or a plugin's use.
    private func isAboutDependencies(_ declaration: Declaration) -> Bool {
        var types = [declaration.type]
        if declaration.parent.exists, outline[declaration.parent].kind == .extension { types.append(outline[declaration.parent].type) }
        return types.contains { namesDependency($0) }
    }

    private func namesDependency(_ type: TypeIndex) -> Bool {
        var type = type
        while type.exists {
            let node = outline[type]
            let names: [StaticString] = ["Dependency", "Product", "PluginUsage"]
            if names.contains(where: { outline.names.equals(node.name, $0) }) { return true }
            // Keys of a dictionary are names; a member's base is the type around it.
            type = node.kind == .dictionary ? outline.types(in: node.list).last ?? .none : node.kind == .member ? .none : node.base
        }
        return false
    }

    // MARK: - Reading one

    private mutating func read(_ call: CodeIndex, _ kind: Target.Kind) {
        if let target = target(call, kind, in: [:]) { return targets.append(target) }
        // What is not known here may be a parameter of the function around it.
        let scopes = scopes(around: call)
        let read = scopes.compactMap { target(call, kind, in: $0) }
        targets += read
        if read.isEmpty || read.count < scopes.count { unread.append(outline[call].offset) }
    }

    /// Nil where the name or the place of the target can't be told.
    private func target(_ call: CodeIndex, _ kind: Target.Kind, in scope: ManifestValues.Scope) -> PackageManifest.DeclaredTarget? {
        func value(_ label: StaticString) -> ManifestValues.Value?? {
            values.argument(label, of: call).map { values.value(of: $0, in: scope) }
        }
        guard let name = value("name")??.string else { return nil }
        var target = PackageManifest.DeclaredTarget(name: name, kind: kind, offset: outline[call].offset)
        if let path = value("path") {
            guard let path else { return nil }
            target.path = path.string
        }
        target.sources = value("sources")??.strings
        target.excluded = value("exclude")??.strings ?? []
        return target
    }

    /// What the parameters of the function around a call are, each time that it is called.
    private mutating func scopes(around call: CodeIndex) -> [ManifestValues.Scope] {
        guard let function = outline.declarations.last(where: { $0.kind == .func && $0.code.indices.contains(call.position) })
        else { return [] }
        if let known = scopesOfFunctions[function.offset] { return known }
        let calls = outline.code.indices.map { CodeIndex($0) }.filter { self.calls($0, function) }
        let scopes = calls.map { scope(of: function, calledBy: $0) }
        scopesOfFunctions[function.offset] = scopes
        return scopes
    }

    private func scope(of function: Declaration, calledBy call: CodeIndex) -> ManifestValues.Scope {
        let arguments = outline[call].arguments.map { outline.arguments[$0] }
        var scope: ManifestValues.Scope = [:]
        for (position, parameter) in outline.parameters(of: function).enumerated() {
            let argument = parameter.label == .none
                ? (arguments.indices.contains(position) ? arguments[position] : nil)
                : arguments.first { $0.label == parameter.label }
            scope[outline.names[parameter.name]] = values.value(of: argument?.value ?? parameter.defaultValue)
        }
        return scope
    }

    private func calls(_ call: CodeIndex, _ function: Declaration) -> Bool {
        let node = outline[call]
        guard node.kind == .call, node.base.exists, !function.code.indices.contains(call.position) else { return false }
        let callee = outline[node.base]
        return (callee.kind == .identifier || callee.kind == .member) && callee.name == function.name
    }
}
