import Diagnostics
import Rules
import Testing

/// What keeps or fetches data, or writes it otherwise, by the library or the class that it comes from.
@Suite struct DataLibraryTests {
    private func found(_ dialect: String, _ part: String, _ imports: [String], _ statement: String) throws -> [Finding] {
        let code = ("LoanListUse.swift", "\((["Foundation"] + imports).map { "import \($0)\n" }.joined())extension LoanList\(part) { func act(url: URL, data: Data, path: String) { \(statement) } }")
        let scene = try #require(Catalog.scenes.first { $0.dialect == "book" })
        return try lint(scene.files.map { ($0.name, $0.source) } + [code], dialect: dialect).filter { $0.rule == "forbidden-framework" }
    }

    private static let dialects = ["book", "common", "module-factory", "swiftui"]

    @Test(arguments: [
        ("Apollo", "_ = ApolloClient(url: url)", "creates an ApolloClient of Apollo"), ("CoreStore", "_ = DataStack(path)", "creates a DataStack of CoreStore"),
        ("CoreStore", "CoreStoreDefaults.dataStack.perform(path)", "uses CoreStoreDefaults.dataStack of CoreStore"), ("FMDB", "_ = FMDatabase(path: path)", "creates an FMDatabase of FMDB"),
        ("FMDB", "_ = FMDatabaseQueue(path: path)", "creates an FMDatabaseQueue of FMDB"), ("Locksmith", "try? Locksmith.saveData(data: [:], forUserAccount: path)", "uses Locksmith.saveData"),
        ("MMKV", "MMKV.default()?.set(true, forKey: path)", "uses MMKV.default"), ("RxAlamofire", "_ = RxAlamofire.requestJSON(.get, path)", "uses RxAlamofire.requestJSON"),
        ("SQLite", "_ = try? Connection(path)", "creates a Connection of SQLite"), ("Supabase", "_ = SupabaseClient(supabaseURL: url, supabaseKey: path)", "creates a SupabaseClient of Supabase"),
        ("Valet", "_ = Valet.valet(with: path, accessibility: .whenUnlocked)", "uses Valet.valet"), ("GRDB", "_ = try? DatabaseQueue(path: path)", "creates a DatabaseQueue of GRDB"),
    ], dialects)
    func libraries(use: (module: String, statement: String, told: String), dialect: String) throws {
        for part in ["Presenter", "ViewController", "Interactor"] {
            let found = try found(dialect, part, [use.module], use.statement)
            #expect(found.count == (part == "Interactor" ? 0 : 1), "\(part): \(found.map(\.message))")
            #expect(found.allSatisfy { $0.message.hasSuffix(use.told) && $0.because.hasSuffix("known to data access alone.") }, "\(found.map(\.message))")
        }
        // Of a name that others use as well the import tells whose it is.
        if use.module == "SQLite" { #expect(try found(dialect, "Presenter", [], use.statement) == []) }
    }

    @Test(arguments: [
        ("_ = PropertyListDecoder()", "creates a PropertyListDecoder"), ("_ = PropertyListEncoder()", "creates a PropertyListEncoder"),
        ("_ = try? PropertyListSerialization.propertyList(from: data, format: nil)", "uses PropertyListSerialization.propertyList"), ("_ = XMLParser(data: data)", "creates an XMLParser"),
        ("_ = FileHandle(forReadingAtPath: path)", "creates a FileHandle"), ("HTTPCookieStorage.shared.removeCookies(since: .now)", "uses HTTPCookieStorage.shared"),
        ("_ = NSURLConnection(request: URLRequest(url: url), delegate: nil)", "creates an NSURLConnection"),
        ("_ = try? NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)", "uses NSKeyedArchiver.archivedData"),
        ("_ = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data)", "uses NSKeyedUnarchiver.unarchivedObject"), ("_ = NSKeyedUnarchiver.unarchiveObject(withFile: path)", "uses NSKeyedUnarchiver.unarchiveObject"),
    ], dialects)
    func classesOfFoundation(use: (statement: String, told: String), dialect: String) throws {
        for part in ["Presenter", "ViewController", "Interactor"] {
            let found = try found(dialect, part, [], use.statement)
            #expect(found.count == (part == "Interactor" ? 0 : 1), "\(part): \(found.map(\.message))")
            #expect(found.allSatisfy { $0.message.hasSuffix(use.told) }, "\(found.map(\.message))")
        }
    }

    /// By both a view makes a copy of something of its own.
    @Test func aCopyByAnArchive() throws {
        let copying = "_ = NSKeyedUnarchiver.unarchiveObject(with: NSKeyedArchiver.archivedData(withRootObject: path))"
        #expect(try found("book", "ViewController", [], copying) == [])
        #expect(try found("book", "ViewController", [], "NSKeyedArchiver.setClassName(nil, for: NSString.self)") == [])
    }

    @Test(arguments: [
        ("var database: OpaquePointer?; sqlite3_open(path, &database); sqlite3_exec(database, path, nil, nil, nil)", 1), ("sqlite3_step(nil)", 1), ("_ = sqlite3_errmsg(nil)", 0),
        ("pool.sqlite3_open(path)", 0),
    ])
    func functionsOfSQLite(statement: String, count: Int) throws {
        for (part, count) in [("Presenter", count), ("ViewController", count), ("Interactor", 0)] {
            let found = try found("common", part, ["SQLite3"], statement)
            #expect(found.count == count && found.allSatisfy { $0.message.contains(" works with SQLite by sqlite3_") }, "\(part): \(found.map(\.message))")
        }
    }

    /// The gravest of what one function does is what its finding is called after, wherever it stands there.
    @Test(arguments: [
        ("var request = URLRequest(url: url); request.httpBody = try? JSONEncoder().encode(path); URLSession.shared.dataTask(with: request).resume()", "uses URLSession.shared"),
        ("_ = try? JSONDecoder().decode(String.self, from: FileManager.default.contents(atPath: path) ?? data)", "uses FileManager.default"),
        ("_ = FileManager.default; URLSession.shared.dataTask(with: url).resume()", "uses URLSession.shared"), ("_ = JSONEncoder(); _ = JSONDecoder()", "creates a JSONEncoder"),
    ])
    func whatAFunctionIsToldOfFirst(statement: String, told: String) throws {
        for part in ["Presenter", "ViewController"] {
            let found = try found("book", part, [], statement)
            #expect(found.count == 1 && found.allSatisfy { $0.message.hasSuffix(told) }, "\(part): \(found.map(\.message))")
        }
    }
}
