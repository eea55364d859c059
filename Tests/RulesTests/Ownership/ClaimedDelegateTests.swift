import Diagnostics
import Testing

/// A strong delegate is its owner's who sets itself there, however many others conform to the protocol.
@Suite struct ClaimedDelegateTests {
    private func circles(_ member: String, delegate: String = "var delegate: BeaconDelegate?", others: String = "") throws -> [Finding] {
        let source = """
            import Foundation
            protocol BeaconDelegate: AnyObject { func found() }
            protocol Beaconing: AnyObject { var delegate: BeaconDelegate? { get set } }
            final class Beacon: Beaconing {
                \(delegate)
                func scan() { delegate?.found() }
            }
            final class OtherFinder: BeaconDelegate { func found() {} }
            extension LoanListUseCase: BeaconDelegate { func found() {} }
            \(others)
            """
        return try lint(Scene(useCase: member, others: [("Beacon.swift", source)]).files).filter { $0.rule == "retain-cycle" }
    }

    @Test(arguments: [
        "private let beacon = Beacon()\nfunc eventStart() { beacon.delegate = self }", "var beacon: Beacon?\nfunc eventStart() { self.beacon?.delegate = self }",
        "private let beacon: Beaconing = Beacon()\nfunc eventStart() { beacon.delegate = self }",
        "private lazy var beacon: Beacon = { let beacon = Beacon(); beacon.delegate = self; return beacon }()",
    ])
    func whoeverKeepsWhatItListensTo(member: String) throws {
        let found = try circles(member)
        #expect(found.map(\.message) == ["'delegate' of Beacon closes a circle of strong references: Beacon → LoanListUseCase → Beacon"])
        #expect(found.first?.severity == .error)
        #expect(found.first?.location.path.hasSuffix("Beacon.swift") == true)
    }

    @Test(arguments: [
        // It keeps none.
        ("func eventStart(_ beacon: Beacon) { beacon.delegate = self }", "var delegate: BeaconDelegate?"),
        ("private let beacon = Beacon()\nfunc eventStart(_ beacon: Beacon) { beacon.delegate = self }", "var delegate: BeaconDelegate?"),
        ("func eventStart() { let beacon = Beacon(); beacon.delegate = self }", "var delegate: BeaconDelegate?"),
        ("weak var beacon: Beacon?\nfunc eventStart() { beacon?.delegate = self }", "var delegate: BeaconDelegate?"),
        // It is kept by none.
        ("private let beacon = Beacon()\nfunc eventStart() { beacon.delegate = self }", "weak var delegate: BeaconDelegate?"),
        // It is let go.
        ("private let beacon = Beacon()\nfunc eventStart() { beacon.delegate = self }\nfunc eventStop() { beacon.delegate = nil }", "var delegate: BeaconDelegate?"),
        ("private let beacon = Beacon()\nfunc eventStart(_ other: OtherFinder) { beacon.delegate = self; beacon.delegate = other }", "var delegate: BeaconDelegate?"),
        ("private let beacon = Beacon()\nfunc eventStart() {}", "var delegate: BeaconDelegate?"),
    ])
    func nobodyIsKept(member: String, delegate: String) throws {
        #expect(try circles(member, delegate: delegate).isEmpty)
    }

    /// Of one that others set themselves on as well, the last one is kept; on instances of their own they don't matter, nor what it begins with.
    @Test(arguments: [
        ("final class Taker: BeaconDelegate { func found() {}; func take(_ beacon: Beacon) { beacon.delegate = self } }", Severity.warning),
        ("final class Owner: BeaconDelegate { let beacon = Beacon(); func found() {}; func take() { beacon.delegate = self } }", .error),
        ("extension Beacon { convenience init(_ first: BeaconDelegate) { self.init(); self.delegate = first } }", .error),
    ])
    func othersWhoListen(others: String, severity: Severity) throws {
        let member = "private let beacon = Beacon()\nfunc eventStart() { beacon.delegate = self }"
        #expect(try circles(member, others: others).map(\.severity) == [severity])
        let delegate = "var delegate: BeaconDelegate?\n    init(_ delegate: BeaconDelegate? = nil) { self.delegate = delegate }"
        #expect(try circles(member, delegate: delegate, others: others.replacing("self.init()", with: "self.init(nil)")).map(\.severity) == [severity])
    }
}
