import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// An entity holds what the app means, not what a server wrote.
///
/// Seed 000 § The EntityGateway and EntityManagers: entities should not contain unconverted JSON dictionaries, nor
/// strings that are dates, URLs or numbers.
public struct RawEntityData: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "raw-entity-data",
        summary: "An entity keeps external data as it came.",
        what: """
            Looks at the stored properties of entities: dictionaries of anything (`[String: Any]`, `[String: AnyHashable]`, by whatever alias of the project's, in a tuple as well), and \
            strings whose name says that they are a date (`dueDate`, `createdAt`), a URL, a number (`feeAmount`, `itemCount`) or a set of identifiers (`seatIds`). Where no type is written, the first value \
            tells it (`= [String: Any]()`, `= ""`).
            """,
        why: """
            Everybody who uses the entity has to convert the text again, each with an idea of its own of what is valid, \
            and a change of the server's format reaches the business rules.
            """,
        instead: "Convert in the manager, once, and give the entity a Date, a URL, a number or an enumeration.",
        source: "seed 000, The EntityGateway and EntityManagers",
        limits: [
            "Of strings only the name tells, so those are warnings.",
            "What is written with digits and never counted (`accountNumber`, `zipCode`) and what is written for people (`amountText`, `localizedPrice`) is text.",
            "An address that a database keeps (`@Persisted`, `@NSManaged`, `@objc dynamic`) may be text.",
        ],
        examples: RawEntityData.examples + DialectExamples.of("raw-entity-data"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let aliases = project.ownTypes.filter { isAliasOfSuch($0, in: project) }.filter { alias in
            // Where nothing else is called so.
            project.ownTypes.allSatisfy { $0 == alias || project.graph[$0].name != project.graph[alias].name }
        }
        return project.types(.entity).flatMap { type in
            project.graph[type].members.compactMap { member in
                raw(member, aliases, in: project).map { violation(member, of: type, what: $0, in: project) }
            }
        }
    }

    private enum Raw { case dictionary, date, url, number, identifiers }

    /// - Parameter aliases: those of dictionaries of anything that alone have their name.
    private func raw(_ member: MemberID, _ aliases: [TypeID], in project: VIPERProject) -> Raw? {
        let entity = project.graph[member]
        let outline = project.graph[entity.file].outline
        let declaration = outline[entity.declaration]
        guard declaration.kind == .var || declaration.kind == .let, !declaration.modifiers.isTypeMember,
            declaration.traits.isDisjoint(with: .computed)
        else { return nil }
        var isList = false
        if declaration.type.exists {
            let written = outline.type(declaration.type, without: .optionals)
            isList = written.exists && outline[written].kind == .array
            let type = unwrapped(declaration.type, outline)
            guard type.exists, case let node = outline[type] else { return nil }
            if isDictionaryOfAnything(node, outline) || isNamed(node, outline, after: aliases, seenBy: entity.owner, in: project) { return .dictionary }
            guard node.kind == .named, outline.names.equals(node.name, "String") else { return nil }
        } else {
            // A constant that is written out in the source came from nowhere.
            guard declaration.kind == .var, declaration.initialValue.exists, !declaration.traits.contains(.tuplePattern), declaration.attributes.isEmpty
            else { return nil }
            let value = outline[declaration.initialValue]
            if isEmptyDictionaryOfAnything(value, outline) { return .dictionary }
            guard value.kind == .stringLiteral else { return nil }
        }
        let name = project.graph.symbols[entity.name]
        if Self.isNamed(name, ["link", "url", "urlString"], ["Link", "URL", "Url", "URLString", "UrlString"]) { return isKeptByDatabase(declaration, outline) ? nil : .url }
        if Self.isForPeople(name) { return nil }
        if Self.isNamed(name, ["birthday", "birthdate", "date", "dateString"], ["Date", "DateString", "_date"]) || Self.isMoment(name) { return .date }
        if Self.isNamed(name, ["timestamp"], ["Timestamp", "_timestamp"]) { return .date }
        // A list of texts is no text that has to be taken apart.
        if isList { return nil }
        if Self.isNamed(name, Self.quantities, Self.endingsOfQuantities) { return .number }
        return Self.isNamed(name, ["ids", "identifiers"], ["Ids", "IDs", "Identifiers", "_ids"]) ? .identifiers : nil
    }

    /// What somebody is bound to calculate with or compare; a phone's or an account's number is text.
    private static let quantities = ["amount", "balance", "count", "price", "quantity"]
    private static let endingsOfQuantities = ["Amount", "Balance", "Count", "Price", "Quantity"] + quantities.map { "_" + $0 }

    /// `localizedPrice`, `displayPrice`: StoreKit hands out what a product costs as it is to be shown.
    /// Source: developer.apple.com/documentation/storekit (Product.displayPrice).
    private static func isForPeople(_ name: String) -> Bool {
        ["display", "formatted", "localized"].contains { name.hasPrefix($0) } || ["Display", "Formatted", "Localized"].contains { name.holds($0) }
    }

    /// `@Persisted var imageURL: String?`, `@objc dynamic var imageURL = ""`, `@NSManaged var imageURL: String?`: databases keep addresses as texts.
    private func isKeptByDatabase(_ declaration: Declaration, _ outline: Outline) -> Bool {
        ["Persisted", "NSManaged"].contains { outline.has($0, declaration) } || declaration.modifiers.contains(.dynamic)
    }

    /// `createdAt`, `paid_at`; `worksAt` is a place.
    private static func isMoment(_ name: String) -> Bool {
        guard name.hasSuffix("At") || name.hasSuffix("_at") else { return false }
        let event = name.dropLast(name.hasSuffix("_at") ? 3 : 2).lowercased()
        return events.contains { event.hasSuffix($0) }
    }

    private static let events = [
        "added", "archived", "cancelled", "canceled", "changed", "closed", "completed", "confirmed", "created", "deleted", "delivered", "edited",
        "ended", "ends", "expired", "expires", "finished", "issued", "joined", "modified", "opened", "ordered", "paid", "posted", "published",
        "received", "registered", "released", "scheduled", "sent", "shipped", "started", "starts", "updated", "uploaded", "verified",
    ]

    private static func isNamed(_ name: String, _ names: [String], _ endings: [String]) -> Bool {
        names.contains(name) || endings.contains { name.hasSuffix($0) }
    }

    private func unwrapped(_ type: TypeIndex, _ outline: Outline) -> TypeIndex { outline.type(type, without: [.optionals, .arrays]) }

    /// `typealias JSON = [String: Any]`
    private func isAliasOfSuch(_ type: TypeID, in project: VIPERProject) -> Bool {
        guard project.graph[type].kind == .alias, let written = project.graph[type].alias else { return false }
        let outline = project.graph.outline(of: written.file)
        let type = unwrapped(written.type, outline)
        return type.exists && isDictionaryOfAnything(outline[type], outline)
    }

    private func isNamed(_ node: TypeNode, _ outline: Outline, after aliases: [TypeID], seenBy type: TypeID, in project: VIPERProject) -> Bool {
        guard node.kind == .named, node.list.isEmpty, let alias = aliases.first(where: { outline.names[node.name] == project.graph.symbols[project.graph[$0].name] })
        else { return false }
        return project.graph[alias].outer == nil || project.graph[alias].outer == type
    }

    /// `[String: Any]()`
    private func isEmptyDictionaryOfAnything(_ value: CodeNode, _ outline: Outline) -> Bool {
        guard value.kind == .call, value.arguments.isEmpty, value.base.exists, case let made = outline[value.base], made.kind == .dictionaryLiteral,
            made.arguments.count == 2, let last = made.arguments.last, case let kept = outline.arguments[last].value, kept.exists
        else { return false }
        return outline[kept].kind == .identifier && Self.anything.contains(outline.names[outline[kept].name])
    }

    private func isDictionaryOfAnything(_ node: TypeNode, _ outline: Outline) -> Bool {
        if node.kind == .named { return outline.names.equals(node.name, "NSDictionary") }
        // `(kind: String, fields: [String: Any])`
        if node.kind == .tuple {
            return outline.types(in: node.list).contains { part in
                let part = unwrapped(part, outline)
                return part.exists && isDictionaryOfAnything(outline[part], outline)
            }
        }
        guard node.kind == .dictionary, let value = outline.types(in: node.list).last else { return false }
        let written = unwrapped(value, outline)
        return written.exists && outline[written].kind == .named && Self.anything.contains(outline.names[outline[written].name])
    }

    private static let anything: Set<String> = ["Any", "AnyHashable", "AnyObject"]
}

// MARK: - Messages

extension RawEntityData {
    private func violation(_ member: MemberID, of type: TypeID, what: Raw, in project: VIPERProject) -> Violation {
        let name = project.label(of: member)
        let (kept, instead) = switch what {
        case .dictionary: ("a dictionary of anything", "properties of their own types")
        case .date: ("a date as text", "a Date")
        case .url: ("a URL as text", "a URL")
        case .number: ("a number as text", "a number")
        case .identifiers: ("several identifiers as one text", "a list or a set of them")
        }
        return Violation(
            site: project.declarationSite(of: member), from: type, to: type, subject: name,
            message: "'\(name)' of \(project.phrase(type)) keeps \(kept)",
            because: "An entity holds what the app means: what comes from outside is converted once, by the manager that fetches it.",
            help: "Convert it in the manager, and keep \(instead).",
            isUncertain: what != .dictionary)
    }
}

// MARK: - Examples

extension RawEntityData {
    static let examples = [
        RuleMetadata.Example("The server's answer as it came", files: files("let ↓answer: [String: Any]")),
        RuleMetadata.Example("What the app needs of it", files: files("let title: String; let dueDate: Date")),
    ]

    private static func files(_ property: String) -> [(name: String, source: String)] {
        [
            ("Entities/Loan.swift", "import Foundation\nstruct Loan { \(property) }\nprotocol LoanManager { func fetchAll() -> [Loan] }"),
            (
                "LoanList.swift",
                """
                final class LoanListUseCase {
                    private let manager: LoanManager
                    init(manager: LoanManager) { self.manager = manager }
                    func eventViewReady() {}
                }
                final class LoanListPresenter {
                    private let useCase: LoanListUseCase
                    init(useCase: LoanListUseCase) { self.useCase = useCase }
                    func eventViewReady() { useCase.eventViewReady() }
                }
                """
            ),
        ]
    }
}
