import Diagnostics
import Testing

/// What a function that is handed nil lets go of.
@Suite struct HandedNilTests {
    private func circles(_ setter: String, _ stop: String, sensor: String = "Sensor", others: [(String, String)] = []) throws -> [Finding] {
        let source = """
            import Foundation
            protocol SensorDelegate: AnyObject { func sensed() }
            protocol Sensing: AnyObject { func set(_ delegate: SensorDelegate?, queue: DispatchQueue?) }
            final class Sensor: Sensing {
                private var delegate: SensorDelegate?
                init(delegate: SensorDelegate? = nil) { self.delegate = delegate }
                \(setter)
            }
            extension LoanListUseCase: SensorDelegate { func sensed() {} }
            """
        let useCase = """
            private let sensor: \(sensor) = Sensor()
            func eventStart() { sensor.set(self, queue: .main) }
            \(stop)
            """
        return try lint(Scene(useCase: useCase, others: [("Sensor.swift", source)] + others).files).filter { $0.rule == "retain-cycle" }
    }

    private static let keeping = "func set(_ delegate: SensorDelegate?, queue: DispatchQueue?) { self.delegate = delegate }"

    @Test(arguments: [
        (Self.keeping, "func eventStop() { sensor.set(nil, queue: nil) }", "Sensor"),
        (Self.keeping, "func eventStop() { sensor.set(nil, queue: .main) }", "Sensing"),
        (Self.keeping, "func eventStop() { sensor.set(.none, queue: .main) }", "any Sensing"),
        (Self.keeping, "func change(isOn: Bool) { sensor.set(isOn ? self : nil, queue: .main) }", "Sensor"),
        (Self.keeping, "func change(isOn: Bool) { sensor.set(isOn ? nil : self, queue: .main) }", "Sensing"),
        ("var other: SensorDelegate? { get { delegate } set { delegate = newValue } }\n" + Self.keeping, "func eventStop() { sensor.set(nil, queue: nil) }", "Sensor"),
    ])
    func nobodyIsKept(setter: String, stop: String, sensor: String) throws {
        #expect(try circles(setter, stop, sensor: sensor).map(\.message) == [])
    }

    @Test(arguments: [
        (Self.keeping, "", "Sensor"),
        // Nil for another parameter than the one that is kept.
        (Self.keeping, "func eventStop() { sensor.set(self, queue: nil) }", "Sensor"),
        // Never while the two live.
        (Self.keeping, "deinit { sensor.set(nil, queue: nil) }", "Sensor"),
        // Nil is not put there.
        ("func set(_ delegate: SensorDelegate?, queue: DispatchQueue?) { if let delegate { self.delegate = delegate } }",
            "func eventStop() { sensor.set(nil, queue: nil) }", "Sensor"),
        ("func set(_ delegate: SensorDelegate?, queue: DispatchQueue?) { guard let delegate else { return }; self.delegate = delegate }",
            "func eventStop() { sensor.set(nil, queue: nil) }", "Sensor"),
        ("func set(_ delegate: SensorDelegate, queue: DispatchQueue?) { self.delegate = delegate }\nfunc set(_ other: SensorDelegate?, on queue: DispatchQueue?) {}",
            "func eventStop() { sensor.set(nil, on: nil) }", "Sensor"),
    ])
    func whoeverIsKept(setter: String, stop: String, sensor: String) throws {
        #expect(try circles(setter, stop, sensor: sensor).map(\.severity) == [.error])
    }

    @Test func aTestThatClearsIt() throws {
        let tests = "import XCTest\nfinal class SensorTests: XCTestCase { func testStop() { let sensor = Sensor(); sensor.set(nil, queue: nil) } }"
        #expect(try circles(Self.keeping, "", others: [("SensorTests.swift", tests)]).count == 1)
    }

    /// A closure that is stored is let go of as an object is.
    @Test(arguments: [("func eventStop() { player.onEnd(nil) }", 0), ("", 1)])
    func handlers(stop: String, count: Int) throws {
        let source = "final class Player { private var handler: (() -> Void)?; func onEnd(_ handler: (() -> Void)?) { self.handler = handler } }"
        let useCase = "private let player = Player()\nfunc eventStart() { player.onEnd { self.eventEnd() } }\nfunc eventEnd() {}\n\(stop)"
        let found = try lint(Scene(useCase: useCase, others: [("Player.swift", source)]).files)
        #expect(found.count { $0.rule == "retain-cycle" } == count)
    }
}
