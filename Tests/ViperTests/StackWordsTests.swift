import Testing
import Viper

/// Stacks whose parts are called by words that nobody knows.
@Suite struct StackWordsTests {
    /// A scene by the endings of its parts.
    private static func scene(_ name: String, _ words: [String], interactor: String = "func carga() {}", view: String = "weak var vista") -> String {
        """
        import UIKit
        protocol \(name)\(words[0])Protocolo: AnyObject { func muestra() }
        protocol \(name)\(words[1])Protocolo: AnyObject { func cargada() }
        protocol \(name)\(words[2])Protocolo: AnyObject { func carga() }
        protocol \(name)\(words[3])Protocolo: AnyObject { func vuelve() }
        final class \(name)\(words[0]): UIViewController, \(name)\(words[0])Protocolo {
            var presentador: \(name)\(words[1])Protocolo!
            override func viewDidLoad() { presentador.cargada() }
            func muestra() {}
        }
        final class \(name)\(words[1]): \(name)\(words[1])Protocolo {
            \(view): \(name)\(words[0])Protocolo?
            var medio: \(name)\(words[2])Protocolo!
            var camino: \(name)\(words[3])Protocolo!
            func cargada() { medio.carga(); vista?.muestra() }
        }
        final class \(name)\(words[2]): \(name)\(words[2])Protocolo { \(interactor) }
        final class \(name)\(words[3]): \(name)\(words[3])Protocolo {
            weak var vista: UIViewController?
            func vuelve() { vista?.dismiss(animated: true) }
        }
        """
    }

    private func words(_ sources: String...) throws -> [String]? {
        let files = sources.enumerated().map { ("F\($0.offset).swift", $0.element) }
        let project = try project(files, dialect: #require(library["common"]?.dialect))
        #expect(!project.isVIPER)
        return StackWords(of: project)?.endings.map { "\($0.role.rawValue) \($0.ending)" }
    }

    @Test(arguments: [
        (["Vista", "Presentador", "Interador", "Roteador"], ["presenter Presentador", "interactor Interador", "router Roteador"]),
        (["VC", "Pr", "Intr", "WF"], ["presenter Pr", "interactor Intr", "router WF"]),
        (["ViewController", "Presentador", "Interactor", "Router"], ["presenter Presentador"]),
    ])
    func wordsOfTheirOwn(words: [String], found: [String]) throws {
        #expect(try self.words(Self.scene("Pedidos", words), Self.scene("Clientes", words)) == found)
        #expect(try self.words(Self.scene("Pedidos", words)) == found)
    }

    /// Who holds no view again is no presenter, and one with a service is MVP's.
    @Test(arguments: [
        (["Vista", "ViewModel", "Servicio", "Camino"], "weak var otra"), (["Vista", "Modelo", "Servicio", "Camino"], "var otra: String? = nil\nvar vista"),
        (["Vista", "Presenter", "Loader", "Loader"], "weak var vista"), (["Vista", "Interactor", "Servicio", "Router"], "weak var vista"),
        (["Vista", "Presentador", "Service", "Manager"], "weak var vista"),
    ])
    func otherArchitectures(words: [String], view: String) throws {
        var sources = ["Pedidos", "Clientes"].map { Self.scene($0, words, view: view) }
        if view != "weak var vista" { sources = sources.map { $0.replacing(": \($0.contains("Pedidos") ? "Pedidos" : "Clientes")VistaProtocolo?", with: ": String?").replacing("vista?.muestra()", with: "") } }
        if words[1] == "Presenter" { sources = sources.map { $0.replacing("weak var vista: UIViewController?", with: "").replacing("vista?.dismiss(animated: true)", with: "") } }
        if words[3] == "Manager" { sources = sources.map { $0.replacing("weak var vista: UIViewController?", with: "").replacing("vista?.dismiss(animated: true)", with: "") } }
        #expect(try self.words(sources[0], sources[1]) == nil)
    }

    /// A single data source that works with two models beside the view is no stack.
    @Test func dataSourceWithTwoModels() throws {
        let source = """
            import UIKit
            final class SearchController: UIViewController { let source = SearchRows() }
            final class SearchRows { weak var screen: SearchController?; let engines = SearchEngines(); let hints = SearchHints() }
            final class SearchEngines { var all: [String] = [] }
            final class SearchHints { var all: [String] = [] }
            """
        #expect(try words(source) == nil)
    }

    /// Where most scenes have a word for the interactor, a scene without one may have another, for what works with data behind a protocol.
    @Test(arguments: [
        ("Loader", "let store: Storing", ["interactor Handler", "interactor Loader"]), ("Layout", "let width = 3", ["interactor Handler"]),
        ("Service", "let store: Storing", ["interactor Handler"]), ("Handler", "let store: Storing", ["interactor Handler"]),
    ])
    func anotherWordInOneScene(word: String, part: String, found: [String]) throws {
        let handled = ["Timer", "Sound"].map { name in
            let handler = "weak var oyente: \(name)PresenterProtocolo?; func carga() {}"
            return Self.scene(name, ["ViewController", "Presenter", "Handler", "Router"], interactor: handler)
        }
        let other = Self.scene("Past", ["ViewController", "Presenter", word, "Router"], interactor: "\(part)\nfunc carga() {}")
        let store = """
            import Foundation
            protocol Storing { func keep() }
            final class FileStore: Storing { func keep() { UserDefaults.standard.set(1, forKey: "") } }
            """
        #expect(try words(handled[0], handled[1], other, store) == found)
    }
}
