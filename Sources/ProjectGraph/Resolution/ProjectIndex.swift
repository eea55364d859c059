import Syntax

/// What every name of the project may mean: made once, layer upon layer, by one thread at a time, then only read, by
/// several at a time. So no access needs to be checked for exclusivity, which would take a tenth of the time.
///
/// Each layer needs the whole of the one before: an extension may stand in a file before its type's, a supertype in
/// any file at all.
final class ProjectIndex: @unchecked Sendable {
    /// In the order of their paths.
    @exclusivity(unchecked) var files: [SourceFile] = []
    /// The same files' outlines, then that of what is known of the standard library: they are asked for all the time,
    /// and a file is more than that to hand around.
    @exclusivity(unchecked) private(set) var outlines: [Outline] = []
    /// What stands for a file, by its outline's place, that tells what the standard library's members give.
    @exclusivity(unchecked) private(set) var interface = FileID.none
    /// What the files' target numbers mean; empty where nobody looked for targets.
    let targets: [Target]
    /// What the targets' modules are called, by target.
    @exclusivity(unchecked) private(set) var namesOfModules: [Symbol] = []
    /// The targets that some file of each target imports, by the two.
    @exclusivity(unchecked) private(set) var importsOfTargets = IntegerMap()
    let symbols = SymbolTable()
    @exclusivity(unchecked) var types: [TypeEntity] = []
    /// Those of all files, whose types are known when all are declared.
    @exclusivity(unchecked) var extensions: [TypeEntity.Part] = []
    /// Those of frameworks' types.
    @exclusivity(unchecked) var frameworkExtensions: [TypeEntity.Part] = []
    /// Protocols of the project that extensions have frameworks' types conform to, and so all that inherit from these.
    @exclusivity(unchecked) var frameworkConformances: Set<TypeID> = []
    /// Where each type is declared, by type: what names are looked up by.
    @exclusivity(unchecked) var origins: [Origin] = []
    @exclusivity(unchecked) var members: [Member] = []
    @exclusivity(unchecked) var names = NameIndex()
    @exclusivity(unchecked) var memberNames = MemberIndex()
    /// The project's symbol of each name, by file.
    @exclusivity(unchecked) var symbolsOfFiles = RaggedArray<NameID>()
    /// By symbol: where it stands in ``symbolsOfFiles``.
    @exclusivity(unchecked) private var placesOfSymbols = MadeWhenAsked<GroupedPositions>()
    /// By file: what it imports.
    @exclusivity(unchecked) var importDeclarations = RaggedArray<DeclarationIndex>()
    /// By file: whether comments in it speak to viperlint.
    @exclusivity(unchecked) private(set) var hasDirectives: [Bool] = []
    /// The modules that each file imports, by the two.
    @exclusivity(unchecked) var importedModules = IntegerMap()
    @exclusivity(unchecked) var exportedImports = ExportedImports()
    /// Where the files stand.
    @exclusivity(unchecked) private(set) var folders = FolderTree()
    /// What the module of each file may be called: the folders that it stands in.
    @exclusivity(unchecked) var ownModules: [[Symbol]] = []
    /// Those that some file imports, in the order of their first import.
    @exclusivity(unchecked) var modules: [Symbol] = []
    /// Imported modules that are known frameworks.
    @exclusivity(unchecked) var frameworkModules: [Symbol] = []
    /// The type that a declaration declares or extends, by file and declaration; `none` for all others.
    @exclusivity(unchecked) var typeOfDeclaration = RaggedArray<TypeID>()
    /// The member that a declaration declares, likewise.
    @exclusivity(unchecked) var memberOfDeclaration = RaggedArray<MemberID>()
    /// One file's import serves the whole module, so a framework that any file imports is known everywhere.
    @exclusivity(unchecked) private(set) var imports = FrameworkImports(modules: [String]())
    /// Functions at the top level of a file; the first one where several share a name.
    @exclusivity(unchecked) private var functions: [WrittenType] = []
    @exclusivity(unchecked) private var functionsByName = IntegerMap()
    @exclusivity(unchecked) var globals = GlobalVariables()
    /// What each type inherits from or conforms to, nearest first.
    @exclusivity(unchecked) var ancestors: [[TypeID]] = []
    @exclusivity(unchecked) private var heirs = MadeWhenAsked<Heirs>()
    /// Which types inherit from a framework's class.
    @exclusivity(unchecked) private var frameworksHeirs: [Bool] = []
    /// Each type and what it inherits from, nearest first, as far as members of the project stand there.
    @exclusivity(unchecked) var lineages = RaggedArray<TypeID>()
    /// What the written types of each file name, once all of it has been looked up.
    @exclusivity(unchecked) var meanings = RaggedArray<WrittenMeaning>()
    /// The aliases that written types name, by file and type.
    @exclusivity(unchecked) var aliasUses = IntegerMap()
    @exclusivity(unchecked) var known = KnownSymbols()
    /// What the arguments in a type's inheritance clause stand for, by the supertype's parameters.
    @exclusivity(unchecked) private(set) var inheritedArguments: InheritedParameters = [:]
    /// Whether a type inherits members that may mention such parameters.
    @exclusivity(unchecked) private(set) var inheritsGenerics: [Bool] = []

    /// The declaration of a type.
    struct Origin {
        /// None for a type that the project does not declare.
        var file: FileID
        var declaration: DeclarationIndex
        var name: Symbol
        /// Known in its file only.
        var isPrivate: Bool
        var kind: TypeEntity.Kind
        /// Has parameters of its own.
        var isGeneric = false
        /// Of the standard library.
        var isStandard = false

        static func external(_ entity: TypeEntity) -> Origin {
            Origin(
                file: .none, declaration: .none, name: entity.name, isPrivate: false, kind: entity.kind,
                isStandard: entity.framework == Framework.swift.rawValue)
        }
    }

    /// Names that the language gives a meaning.
    struct KnownSymbols {
        var initializer = Symbol.none
        var deinitializer = Symbol.none
        var `subscript` = Symbol.none
        var selfInstance = Symbol.none
        var selfType = Symbol.none
        var superInstance = Symbol.none
        var type = Symbol.none
        var string = Symbol.none
        /// `$0` and so on.
        var closureArguments: [Symbol] = []
        var callAsFunction = Symbol.none
        var anyObject = Symbol.none
        var some = Symbol.none
        var element = Symbol.none
        var key = Symbol.none
        var value = Symbol.none
        var wrapped = Symbol.none
        var success = Symbol.none
        var failure = Symbol.none
        var append = Symbol.none
        var insert = Symbol.none
        var wrappedValue = Symbol.none
        /// What takes elements out of a collection.
        var removals: [Symbol] = []
        /// What leads from a collection to some of its elements.
        var selections: [Symbol] = []
        var addAction = Symbol.none
        var showings: [Symbol] = []
        var store = Symbol.none
        var disposed = Symbol.none
        /// `disposed(by:)` of RxSwift before its version 4.
        var addedDisposable = Symbol.none
        var swiftModule = Symbol.none

        /// Whether a method puts a subscription, which it is called on, where it is kept.
        func keepsSubscription(_ method: Symbol) -> Bool { method == store || method == disposed || method == addedDisposable }

        // Types of the standard library that literals and brackets make.
        var stringType = TypeID.none
        var doubleType = TypeID.none
        var array = TypeID.none
        var dictionary = TypeID.none
        var optional = TypeID.none
        /// Others with an element.
        var collections: [TypeID] = []
        var result = TypeID.none
        /// Those that keep what their arguments are.
        var holders: [TypeID] = []
        /// What containers hand out services by, each with a `Value`.
        var injections: [TypeID] = []

        /// The generic parameters of the standard library's types.
        func parameters(of type: TypeID) -> [Symbol] {
            if type == array || collections.contains(type) { return [element] }
            if type == dictionary { return [key, value] }
            if type == optional { return [wrapped] }
            if type == result { return [success, failure] }
            return injections.contains(type) ? [value] : []
        }
    }

    /// The protocol of all objects; none where nothing names it.
    var anyObject: TypeID { names.external(named: known.anyObject) }

    init(targets: [Target]) {
        self.targets = targets
        internKnownNames()
    }

    private func internKnownNames() {
        known.initializer = symbols.intern("init")
        known.deinitializer = symbols.intern("deinit")
        known.subscript = symbols.intern("subscript")
        known.selfInstance = symbols.intern("self")
        known.selfType = symbols.intern("Self")
        known.superInstance = symbols.intern("super")
        known.type = symbols.intern("Type")
        known.string = symbols.intern("String")
        known.closureArguments = (0..<4).map { symbols.intern("$\($0)") }
        known.callAsFunction = symbols.intern("callAsFunction")
        known.anyObject = symbols.intern("AnyObject")
        known.some = symbols.intern("some")
        known.element = symbols.intern("Element")
        known.key = symbols.intern("Key")
        known.value = symbols.intern("Value")
        known.wrapped = symbols.intern("Wrapped")
        known.success = symbols.intern("Success")
        known.failure = symbols.intern("Failure")
        known.append = symbols.intern("append")
        known.removals = ["popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeValue"].map { symbols.intern($0) }
        known.selections = ["compactMap", "filter", "first", "flatMap", "last", "lazy", "map"].map { symbols.intern($0) }
        known.addAction = symbols.intern("addAction")
        known.showings = ["addArrangedSubview", "addSubview", "insertArrangedSubview", "insertSubview"].map { symbols.intern($0) }
        known.store = symbols.intern("store")
        known.disposed = symbols.intern("disposed")
        known.addedDisposable = symbols.intern("addDisposableTo")
        known.insert = symbols.intern("insert")
        known.wrappedValue = symbols.intern("wrappedValue")
        known.swiftModule = symbols.intern("Swift")
        for name in [known.element, known.key, known.value, known.wrapped, known.success, known.failure] {
            names.note(.parameter, of: name)
        }
    }

    /// - Parameter file: in the order of the paths.
    func add(_ file: SourceFile) {
        files.append(file)
        add(file.outline)
    }

    /// Declares what is known of the standard library, once all files are there, and notes what needs all of them.
    func declareInterface() {
        interface = FileID(files.count)
        // Must come before any framework's type is declared: what is imported tells whose it is.
        imports = FrameworkImports(modules: modules.map { symbols[$0] })
        let injections = InjectionInterface(of: modules.map { symbols[$0] })
        add(StandardInterface.outline(for: symbols, with: injections.text))
        known.injections = injections.generics.map { declareExternal(symbols.intern($0)) }
        noteTargets()
        for name in FrameworkCall.observedNames {
            if let symbol = symbols.symbol(of: name) { names.note(.observed, of: symbol) }
        }
        for name in FrameworkCall.functionsOfContexts + FrameworkCall.functionsOfStores {
            if let symbol = symbols.symbol(of: name) { names.note(.ofContext, of: symbol) }
        }
        for name in FrameworkCall.logNames {
            if let symbol = symbols.symbol(of: name) { names.note(.log, of: symbol) }
        }
        for name in ScreenNavigation.properties.keys {
            if let symbol = symbols.symbol(of: name) { names.note(.screen, of: symbol) }
        }
        for name in StoreUse.typeNames {
            if let symbol = symbols.symbol(of: name) { names.note(.store, of: symbol) }
        }
        frameworkModules = modules.filter { Framework(rawValue: symbols[$0]) != nil }
    }

    private func add(_ outline: Outline) {
        let file = FileID(outlines.count)
        outlines.append(outline)
        symbolsOfFiles.appendRow { symbols.intern(allOf: outline.names, into: &$0) }
        typeOfDeclaration.appendRow(repeating: .none, count: outline.declarations.count)
        memberOfDeclaration.appendRow(repeating: .none, count: outline.declarations.count)
        hasDirectives.append(!outline.directives.isEmpty)
        folders.add(path(of: file))
        if targets.isEmpty { noteFolders(of: file.position) }
        declareTypes(in: file)
    }

    private func noteTargets() {
        for file in files.indices {
            // Most files import what the one before them does.
            let isAsBefore = file > 0 && files[file].importedTargets == files[file - 1].importedTargets && files[file].targets == files[file - 1].targets
            for imported in files[file].importedTargets where !isAsBefore {
                for target in files[file].targets { importsOfTargets.set(Self.key(target, imported), to: 1) }
            }
        }
        namesOfModules = targets.map { symbols.intern($0.moduleName) }
        for (target, name) in zip(targets, namesOfModules) where !target.isImplied { names.note(.target, of: name) }
    }

    /// Whether some file of a target imports another one.
    func imports(_ imported: TargetID, in target: TargetID) -> Bool { importsOfTargets.value(Self.key(target, imported)) >= 0 }

    private static func key(_ target: TargetID, _ imported: TargetID) -> UInt64 {
        IntegerMap.key(target.rawValue, UInt32(bitPattern: imported.rawValue))
    }

    func add(_ function: WrittenType, named name: Symbol) {
        functionsByName.set(IntegerMap.key(0, name.rawValue), to: Int32(truncatingIfNeeded: functions.count))
        functions.append(function)
    }

    func function(named name: Symbol) -> WrittenType? {
        let place = functionsByName.value(IntegerMap.key(0, name.rawValue))
        return place >= 0 ? functions[Int(place)] : nil
    }

    private func noteFolders(of file: Int) {
        let previous = file == 0 ? "" : path(of: FileID(file - 1))
        ownModules.append(folderNames(of: path(of: FileID(file)), sameAs: ownModules.last, of: previous))
    }

    func path(of file: FileID) -> String { file == interface ? "" : files[file.position].path }

    /// The names of the folders that a file stands in; most files share theirs with the file before.
    private func folderNames(of path: String, sameAs known: [Symbol]?, of other: String) -> [Symbol] {
        let (folder, otherFolder) = (path[...].folder, other[...].folder)
        if let known, folder.utf8.count == otherFolder.utf8.count, folder.utf8.elementsEqual(otherFolder.utf8) { return known }
        return folder.split(separator: "/").map { symbols.intern(String($0)) }
    }

    /// Gives back what names were looked up by: with the edges of a large project it is most of the memory in use.
    func forgetNames() {
        (symbolsOfFiles, typeOfDeclaration, memberOfDeclaration) = (RaggedArray(), RaggedArray(), RaggedArray())
        (placesOfSymbols, heirs) = (MadeWhenAsked(), MadeWhenAsked())
        (meanings, lineages, origins) = (RaggedArray(), RaggedArray(), [])
        (names, memberNames, globals) = (NameIndex(), MemberIndex(), GlobalVariables())
    }

    // MARK: - Reading

    func outline(_ file: FileID) -> Outline { outlines[file.position] }

    /// One node of an outline: whoever needs no more keeps no count of references to it.
    func node(of written: WrittenType) -> TypeNode { outlines[written.file.position].types[written.type.position] }

    /// An element of the node's list.
    func part(_ position: Int, of written: WrittenType) -> WrittenType {
        written.with(outlines[written.file.position].typeLists[position])
    }

    func symbol(_ name: NameID, in file: FileID) -> Symbol {
        Symbol(symbolsOfFiles[file.position, Int(name.rawValue)])
    }

    /// What inherits from a type or conforms to it, however far down, in the order of the types.
    func heirs(of type: TypeID) -> some Sequence<TypeID> { heirs.value { Heirs(ancestors) }[type] }

    /// The project's files in which a name stands, whatever it names there.
    func files(naming name: Symbol) -> some Sequence<FileID> {
        let places = placesOfSymbols.value {
            GroupedPositions(of: symbolsOfFiles.elements.count, groups: symbols.count) { Int(symbolsOfFiles.elements[$0].rawValue) }
        }
        return places[Int(name.rawValue)].lazy.map { [self] in FileID(symbolsOfFiles.row(of: Int($0))) }.filter { [self] in $0 != interface }
    }

    func type(of declaration: DeclarationIndex, in file: FileID) -> TypeID {
        declaration.exists ? typeOfDeclaration[file.position, declaration.position] : .none
    }

    /// The number of a declaration among those of all files.
    func number(of declaration: DeclarationIndex, in file: FileID) -> Int {
        declaration.exists ? typeOfDeclaration.indices(of: file.position).lowerBound + declaration.position : -1
    }

    func member(of declaration: DeclarationIndex, in file: FileID) -> MemberID {
        memberOfDeclaration[file.position, declaration.position]
    }

    subscript(type: TypeID) -> TypeEntity {
        _read { yield types[type.position] }
    }

    subscript(member: MemberID) -> Member {
        _read { yield members[member.position] }
    }

    func kind(of type: TypeID) -> TypeEntity.Kind { origins[type.position].kind }

    /// What an alias stands for; nil for all other types.
    func alias(of type: TypeID) -> WrittenType? {
        origins[type.position].kind == .alias ? types[type.position].alias : nil
    }

    func declaration(of member: MemberID) -> Declaration {
        let entity = members[member.position]
        return outlines[entity.file.position].declarations[entity.declaration.position]
    }

    // MARK: - Members

    /// The first member of a name: the type's own, else an inherited one. Overloads follow by ``Member/next``.
    func firstMember(named name: Symbol, in type: TypeID) -> MemberID {
        guard names.uses(of: name).contains(.member), type.exists else { return .none }
        for position in lineages.indices(of: type.position) {
            let member = memberNames.first(named: name, of: lineages.elements[position])
            if member.exists { return member }
        }
        return .none
    }

    /// Whether a type inherits from a class that the project does not declare, or may.
    func inheritsFrameworksClass(_ type: TypeID) -> Bool { type.exists && frameworksHeirs[type.position] }

    /// Makes the lineage of every type, once supertypes and members are known, and notes what it inherits.
    func makeLineages(jobs: Int) {
        makeAncestors(jobs: jobs)
        inheritedArguments = boundParameters(jobs: jobs)
        let bound = inheritedArguments
        (lineages, (frameworksHeirs, inheritsGenerics)) = Parallel.both(jobs: jobs) {
            self.membersLineages()
        } _: {
            (self.heirsOfFrameworks(), self.heirsOfGenerics(bound))
        }
    }

    private func heirsOfFrameworks() -> [Bool] {
        ancestors.map { ancestors in
            ancestors.contains { !origins[$0.position].file.exists && (kind(of: $0) == .class || kind(of: $0) == .unknown) }
        }
    }

    private func membersLineages() -> RaggedArray<TypeID> {
        var lineages = RaggedArray<TypeID>()
        let hasMembers = types.indices.map { !types[$0].members.isEmpty }
        for position in types.indices {
            let type = origins[position].kind == .alias ? resolvingAlias(TypeID(position)) : TypeID(position)
            if hasMembers[type.position] { lineages.appendElement(type) }
            for ancestor in ancestors[type.position] where hasMembers[ancestor.position] { lineages.appendElement(ancestor) }
            lineages.endRow()
        }
        return lineages
    }

    /// Notes what the types inherit from that are there so far, and their supertypes known.
    func makeAncestors(jobs: Int) {
        let start = ancestors.count
        for found in Parallel.map(types.count - start, jobs: jobs, { range in range.map { self.ancestors(of: TypeID(start + $0)) } }) {
            ancestors += found
        }
    }

    /// What a type inherits from, the nearest first. Broken code may inherit in circles: each type is there once.
    func ancestors(of type: TypeID) -> [TypeID] {
        guard !types[type.position].supertypes.isEmpty else { return [] }
        var found = [type]
        var next = 0
        while next < found.count, found.count < Self.maximumLineage {
            for supertype in types[found[next].position].supertypes.prefix(Self.maximumLineage) where !found.contains(supertype.type) {
                found.append(supertype.type)
            }
            next += 1
        }
        found.removeFirst()
        return found
    }

    /// How many types one is read with: nobody writes a type that inherits from so many, and a chain of all types of a file, of
    /// which each is looked at from each, takes minutes.
    static let maximumLineage = 128
}

/// What a written type names at its outermost.
enum WrittenMeaning: Sendable {
    case unknown
    case type(TypeID)
    /// A generic parameter or associated type; its constraint, where one is written.
    case parameter(WrittenType?)
    /// Nothing of the project's: a type that it does not declare.
    case external(TypeID)
    case nothing
}
