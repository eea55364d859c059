import ProjectGraph
import Syntax

/// Who takes part in the app at all, before anybody has a role: neither tests nor what stands in for a part, nor another architecture.
extension ProjectGraph {
    /// The types that may have a role, in source order.
    ///
    /// - Parameter sample: the types to look at; nil for all.
    func typesInPlay(among sample: [TypeID]? = nil, jobs: Int = 1) -> [TypeID] {
        let types = sample ?? projectTypes
        let others = filesOfRIBs
        return Parallel.map(types.count, jobs: jobs) { range in
            types[range].filter { self.isInPlay($0, others) }
        }.flatMap { $0 }
    }

    private func isInPlay(_ type: TypeID, _ others: Set<FileID>) -> Bool {
        // A test case holds and names every class of the stack it tests, and is no part of it.
        guard types[type.position].kind != .alias else { return false }
        guard let file = file(of: type) else { return true }
        return !files[file.position].isSetAside && !others.contains(file) && !isStandIn(type) && !isWeakProxy(type)
    }

    /// Files of another architecture, which has presenters, interactors and routers of its own.
    private var filesOfRIBs: Set<FileID> {
        guard symbols.symbol(of: "RIBs") != nil else { return [] }
        return Set(files.indices.lazy.map { FileID($0) }.filter { self.imports("RIBs", in: $0) })
    }

    /// `private final class PreviewPresenter`, beside the view that it stands in for, or `#if DEBUG final class MockLoanService`: nothing
    /// of the app's. A camera's `PreviewView` is what its class says.
    func isStandIn(_ type: TypeID) -> Bool {
        if isOfPreview(type) { return true }
        guard let part = types[type.position].parts.first, case let declaration = outline(of: part.file)[part.declaration],
            declaration.modifiers.isPrivate || declaration.traits.contains(.conditional),
            case let name = lastName(of: type), let word = Self.standIns.first(where: { name.holds($0) }),
            !allSupertypes(of: type).contains(where: { types[$0.position].isExternal && types[$0.position].kind == .class })
        else { return false }
        if declaration.modifiers.isPrivate { return name.words.contains(word.lowercased()) }
        // A scene may be called `Preview`.
        if word == "Preview" { return name.hasPrefix(word) && standsIn(type, forOneNamed: String(name.dropFirst(word.count))) }
        return name.hasSuffix(word) || name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase ?? false
    }

    /// `PreviewCardsPresenter: CardsPresenting` beside `CardsPresenter: CardsPresenting`
    private func standsIn(_ type: TypeID, forOneNamed name: String) -> Bool {
        guard let symbol = symbols.symbol(of: name) else { return false }
        let protocols = types[type.position].supertypes.map(\.type).filter { types[$0.position].kind == .protocol && !types[$0.position].isExternal }
        return !protocols.isEmpty && projectTypes.contains { other in
            types[other.position].name == symbol && types[other.position].supertypes.contains { protocols.contains($0.type) }
        }
    }

    /// `struct LoanView_Previews: PreviewProvider { final class Interactor: LoanInteractorInput { … } }`
    private func isOfPreview(_ type: TypeID) -> Bool {
        guard let outer = types[type.position].outer else { return false }
        return allSupertypes(of: outer).contains { types[$0.position].isExternal && types[$0.position].fullName == "PreviewProvider" }
    }

    private static let standIns = ["Dummy", "Fake", "Mock", "Preview", "Spy", "Stub"]

    /// `final class WeakView: LoanListView { weak var target: LoanListView? … }`: hands on what it is told and keeps nobody.
    private func isWeakProxy(_ type: TypeID) -> Bool {
        let name = lastName(of: type)
        guard name.hasPrefix("Weak") || name.hasSuffix("Proxy") else { return false }
        let protocols = types[type.position].supertypes.map(\.type)
        return edges(from: type).contains { $0.kind == .holds && !$0.ownership.retains && protocols.contains($0.to) }
    }
}
