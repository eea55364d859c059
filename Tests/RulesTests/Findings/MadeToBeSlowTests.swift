import Diagnostics
@testable import Rules
import Testing

/// Code that is made to keep the program busy: small files, of which nobody may look at everything from each of their types.
@Suite(.timeLimit(.minutes(20))) struct MadeToBeSlowTests {
    @Test(arguments: ["class T0 {}", "protocol T0 { associatedtype A }"])
    func aLongLineOfHeirs(first: String) throws {
        let keyword = first.prefix { $0 != " " }
        try expectReport(first + (1...6_000).map { "\n\(keyword) T\($0): T\($0 - 1) {}" }.joined())
    }

    @Test func protocolsThatAreRefinedTwice() throws {
        let diamonds = (1...2_000).map { "protocol A\($0): B\($0), C\($0) {}\nprotocol B\($0): A\($0 - 1) {}\nprotocol C\($0): A\($0 - 1) {}" }
        try expectReport("protocol A0 {}\n" + diamonds.joined(separator: "\n") + "\nclass LoanPresenter: A2000 {}")
    }

    @Test(arguments: ["T", "T & U", "(T, T)"])
    func aliasesOfAliases(alias: String) throws {
        let aliases = (1...6_000).map { "typealias A\($0) = \(alias.replacing("T", with: "A\($0 - 1)"))" }
        try expectReport("protocol A0 {}\nprotocol U {}\n" + aliases.joined(separator: "\n") + "\nclass LoanPresenter { var view: A15000? }")
    }

    @Test func parametersAndRequirementsWithoutEnd() throws {
        let numbers = 1...60_000
        let parameters = numbers.map { "T\($0)" }.joined(separator: ", ")
        let requirements = numbers.map { "T\($0): Comparable" }.joined(separator: ", ")
        try expectReport("class LoanPresenter<\(parameters)> where \(requirements) {}")
    }

    @Test func aPresenterOfAllViews() throws {
        let numbers = 1...12_000
        let views = numbers.map { "class A\($0)View: UIViewController { var presenter: Brain? }" }.joined(separator: "\n")
        try expectReport("class Brain {\n" + numbers.map { "weak var a\($0): A\($0)View?" }.joined(separator: "\n") + "\n}\n" + views)
    }

    @Test func aStoreOfFunctionsThatAskEachOther() throws {
        let functions = (1...10_000).reversed().map { "static func f\($0)() -> Int { f\($0 - 1)() }" }.joined(separator: "\n")
        try expectReport("import Foundation\nenum Store {\n\(functions)\nstatic func f0() -> Int { UserDefaults.standard.integer(forKey: \"\") }\n}")
    }

    @Test func everythingKeepsEverything() throws {
        let numbers = 1...130
        let stack = "class LoansInteractor { weak var output: LoansPresenter? }\nclass LoansPresenter { let interactor = LoansInteractor() }"
        let report = try expectReport(numbers.reduce(stack) { source, number in
            let views = numbers.map { "var view\($0): A\($0)View?" }.joined(separator: "\n")
            let presenters = numbers.map { "var presenter\($0): A\($0)Presenter?" }.joined(separator: "\n")
            return source + "\nclass A\(number)Presenter {\n\(views)\n}\nclass A\(number)View: UIView {\n\(presenters)\n}"
        })
        #expect(report?.findings.contains { $0.rule == "retain-cycle" } == true)
    }

    @Test(arguments: ["role presenter", "disable:next retain-cycle -- why", "disable:next -- why"])
    func aCommentAboveEachType(comment: String) throws {
        try expectReport((1...20_000).map { "// viperlint:\(comment)\nclass A\($0) {}\n" }.joined())
    }

    @Test func aCommentAboveEachFinding() throws {
        let faults = (1...6_000).map { "// viperlint:disable:next outward-dependency -- why\nweak var a\($0): LoansView?\n" }.joined()
        let stack = "class LoansInteractor { weak var output: LoansPresenter? }\nclass LoansView: UIView { var presenter: LoansPresenter? }"
        let report = try expectReport("\(stack)\nclass LoansPresenter {\nlet interactor = LoansInteractor()\n\(faults)}")
        #expect(report?.suppressed.count == 6_000)
    }

    /// What is asked of each fault is not asked of all else that its type has.
    @Test(arguments: [
        ("outward-dependency", "LoansPresenter", "weak var a#: LoansView?"), ("self-assembly", "LoansView", "var a# = LoansPresenter()"),
        ("self-assembly", "LoansView", "func a#() { presenter = LoansPresenter() }"),
        ("reference-crossing", "LoansViewInterface", "func show#(_ color: UIColor)"),
        ("busy-view", "LoansView", "@IBAction func a#(_ sender: UIButton) { presenter?.eventTap(); presenter?.eventSwipe() }"),
    ])
    func aTypeOfFaults(rule: String, type: String, fault: String) throws {
        let stack = [
            ("class", "LoansInteractor", "weak var output: LoansPresenter?\nfunc eventLoad() {}"),
            ("class", "LoansPresenter", "let interactor = LoansInteractor()\nweak var output: LoansViewInterface?\nfunc eventTap() { interactor.eventLoad() }\nfunc eventSwipe() { interactor.eventLoad() }"),
            ("protocol", "LoansViewInterface: AnyObject", ""), ("class", "LoansView: UIViewController, LoansViewInterface", "var presenter: LoansPresenter?"),
        ]
        let faults = (1...8_000).map { fault.replacing("#", with: "\($0)") }.joined(separator: "\n")
        let report = try expectReport("import UIKit\n" + stack.map { keyword, head, body in
            "\(keyword) \(head) {\n\(body)\n\(head.prefix { $0 != ":" } == type ? faults : "")\n}\n"
        }.joined(), dialect: "clean")
        #expect(report?.findings.count { $0.rule == rule } ?? 0 >= 8_000)
    }

    @Test func aCommentThatNamesEverything() throws {
        try expectReport("// viperlint:disable:next \((1...60_000).map { "rule-\($0)" }.joined(separator: ", ")) -- why\nclass A {}")
    }

    @discardableResult
    private func expectReport(_ source: String, dialect: String = "common") throws -> Report? {
        let report = try outcome(of: [("Loans.swift", source)], dialect: dialect).report
        #expect(report?.problems.isEmpty == true)
        return report
    }
}
