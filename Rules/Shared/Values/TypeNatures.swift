import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Which types are objects to whoever is handed one, and which may carry objects, by what a dialect takes for a value.
struct TypeNatures {
    enum Nature {
        /// A class, an actor, or `AnyObject`, which is any of them.
        case object
        /// A struct or enum of the project, or a class that counts as one, whose parts may be objects.
        case carrier
        case plain
    }

    /// By type: asked at every edge.
    private let natures: [Nature]

    subscript(type: TypeID) -> Nature { natures[type.position] }

    /// - Parameter options: those of reference-crossing.
    init(_ project: VIPERProject, _ options: RuleOptions) {
        let acceptsImmutables = options.bool("immutable-classes", default: false)
        let acceptsObservable = options.bool("allow-observable", default: false)
        let leavesEntities = options.bool("leave-entities", default: false)
        let leavesClasses = options.bool("leave-usual-classes", default: false) && !options.assumesHabits && Self.areMostlyClasses(project.types(.entity), in: project)
        let types = project.graph.types
        // By number: nearly every class is called something else.
        let streams = Set(StreamHabits.readOnly.compactMap { project.graph.symbols.symbol(of: $0) })
        natures = types.indices.map { position in
            let type = TypeID(position)
            if types[position].kind.isReference {
                let isStream = streams.contains(types[position].name) && Self.isStream(type, in: project)
                if isStream || Self.isObservedBox(type, in: project) { return .plain }
                if Self.isConstant(types[position]) || Self.isUnit(type, in: project) || Self.isToken(type, in: project) { return .plain }
                if project.role(of: type) == .entity {
                    if leavesEntities || leavesClasses && !project.graph.isKeptByDatabase(type) { return .plain }
                    if acceptsObservable, project.graph.isObservedByViews(type) { return .plain }
                }
                // What a view model shows, its view has to observe.
                if project.role(of: type) == .viewModel, project.graph.isObservable(type) { return .carrier }
                return acceptsImmutables && Self.isImmutable(type, in: project) ? .carrier : .object
            }
            if types[position].isExternal { return types[position].fullName == "AnyObject" ? .object : .plain }
            return types[position].kind.isValue ? .carrier : .plain
        }
    }

    /// `class Loan: Mappable`: how a team maps what a server sends was decided once, for all of it.
    private static func areMostlyClasses(_ entities: [TypeID], in project: VIPERProject) -> Bool {
        let models = entities.filter {
            project.graph[$0].kind != .enum && (project.graph[$0].kind.isValue || !project.graph.isKeptByDatabase($0))
        }
        let classes = models.filter { project.graph[$0].kind.isReference }
        if classes.count < fewestClasses {
            let areMapped = classes.allSatisfy { project.graph.isDecoded($0) || project.isKind($0, of: mapping) }
            return !classes.isEmpty && classes.count == models.count && areMapped
        }
        return 2 * classes.count > models.count
    }

    /// What comes with mapping of another kind.
    private static let mapping: Set<String> = ["NSCoding", "NSObject"]

    /// One or two are no habit, but where there are no others.
    private static let fewestClasses = 3

    /// `Measurement<UnitLength>` is a value: units are objects that nobody changes, and say what is measured.
    private static func isUnit(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.graph[type].isExternal && project.graph[type].framework == "Foundation"
            && project.isKind(type, of: ["Unit"])
    }

    /// `final class Observation { func cancel(); deinit { cancel() } }`, as Combine's `AnyCancellable` is: whoever is handed it keeps it for as long as
    /// it wants to hear of something, and can do nothing else with it.
    private static func isToken(_ type: TypeID, in project: VIPERProject) -> Bool {
        let entity = project.graph[type]
        guard !entity.isExternal, entity.kind == .class, project.role(of: type) == nil, project.conformers[type].isEmpty,
            project.graph.allSupertypes(of: type).allSatisfy({ project.graph[$0].kind == .protocol || project.graph[$0].fullName == MarkerProtocols.rootClass })
        else { return false }
        let members = entity.members.filter { !project.graph[$0].isStatic && !project.graph.declaration(of: $0).modifiers.isPrivate }
        let areEnds = members.allSatisfy { member in
            switch project.graph[member].kind {
            case .`init`, .deinit: true
            case .func: endings.contains(project.graph.symbols[project.graph[member].name]) && project.graph.declaration(of: member).parameters.isEmpty
            default: false
            }
        }
        return areEnds && members.contains { project.graph[$0].kind == .deinit || project.graph[$0].kind == .func }
    }

    private static let endings: Set<String> = ["cancel", "dispose", "end", "invalidate", "remove", "stop", "unsubscribe"]

    /// A class of data with nothing in it that could be changed, and nothing before or behind it that could.
    ///
    /// - Parameter isOfValue: further functions that data may have.
    static func isImmutable(_ type: TypeID, in project: VIPERProject, functions isOfValue: (MemberID) -> Bool = { _ in false }) -> Bool {
        switch project.role(of: type) {
        case nil, .entity, .presentationModel, .viewModel: break
        default: return false
        }
        if project.graph[type].isExternal { return isReadOnly(type, in: project) }
        // A subclass may add what can be changed.
        guard project.conformers[type].isEmpty else { return false }
        let bases = project.graph.allSupertypes(of: type).filter { ![.protocol, .alias].contains(project.graph[$0].kind) }
        return ([type] + bases).allSatisfy { owner in
            let entity = project.graph[owner]
            if entity.isExternal { return entity.fullName == MarkerProtocols.rootClass }
            return entity.kind == .class && entity.members.allSatisfy { isConstant($0, in: project) || isOfValue($0) }
        }
    }

    /// What a framework hands out to be read and nobody can change, by the classes of it.
    /// Source: developer.apple.com/documentation (AuthenticationServices, AVFoundation, CloudKit, Contacts, CoreBluetooth, CoreData, CoreLocation,
    /// CoreMotion, Foundation, HealthKit, MapKit, MediaPlayer, MultipeerConnectivity, PassKit, Photos, Speech, StoreKit, UIKit, UserNotifications, Vision).
    private static let readOnlyClasses: Set<String> = [
        "ASAuthorization", "ASAuthorizationAppleIDCredential", "ASPasswordCredential", "AVMetadataObject", "CBUUID", "CKRecord.ID", "CLBeacon",
        "CLHeading", "CLLocation", "CLPlacemark", "CLVisit", "CMLogItem", "CMPedometerData", "CNContact", "CNPostalAddress", "CachedURLResponse",
        "HKObject", "HKObjectType", "HKQuantity", "HKUnit", "HTTPCookie", "MCPeerID", "MKLocalSearchCompletion", "MKRoute", "MPMediaItem",
        "NSExpression", "NSManagedObjectID", "NSPredicate", "NSRegularExpression", "NSSortDescriptor", "NSTextCheckingResult", "PHAsset",
        "PHFetchResult", "PKPayment", "PKPaymentMethod", "PKPaymentToken", "SFSpeechRecognitionResult", "SFTranscription", "SKPayment", "SKProduct",
        "SKProductDiscount", "UIApplicationShortcutItem", "UIOpenURLContext", "UITraitCollection", "UNNotification", "UNNotificationContent",
        "UNNotificationRequest", "UNNotificationResponse", "UNNotificationSettings", "URLResponse", "VNObservation",
    ]

    private static func isReadOnly(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.isKind(type, of: readOnlyClasses) && !project.name(type).dropFirst(2).hasPrefix("Mutable")
    }

    /// Whether a type can only be a class: it has a superclass, or a protocol that is bound to classes or may be, or something to do at its end.
    static func isBoundToClass(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.graph[type].members.contains { project.graph[$0].kind == .deinit } || project.graph.allSupertypes(of: type).contains { base in
            let entity = project.graph[base]
            if !entity.isExternal { return entity.kind == .class }
            return entity.kind != .protocol || entity.fullName == "AnyObject" || entity.fullName == "NSObjectProtocol"
                || !["Combine", "Foundation", "Swift", "SwiftUI"].contains(entity.framework)
        }
    }

    /// A class of data that only is one by custom, `class Loan: Mappable { var title = "" }`: nothing that it inherits from or does needs an object.
    static func isPlainData(_ type: TypeID, in project: VIPERProject) -> Bool {
        let graph = project.graph
        switch project.role(of: type) {
        case nil, .entity, .presentationModel, .viewModel: break
        default: return false
        }
        guard !graph[type].isExternal, graph[type].kind == .class, project.conformers[type].isEmpty, !graph[type].members.isEmpty,
            graph.allSupertypes(of: type).allSatisfy({ graph[$0].isExternal && forValues.contains(graph[$0].fullName) }),
            // A struct can't hold one of its own kind.
            !graph.edges(from: type).contains(where: { $0.kind == .holds && ($0.to == type || !$0.ownership.retains) }),
            // What others change in it, they may change for all who have it.
            !graph[type].members.contains(where: { graph.assignments(to: $0).contains { $0.from != type } })
        else { return false }
        return graph[type].members.allSatisfy { member in
            let declaration = graph.declaration(of: member)
            switch declaration.kind {
            case .`init`, .case, .subscript: return true
            case .let, .var:
                let outline = graph.outline(of: graph[member].file)
                return !outline.has("objc", declaration) && !graph.keepsFunctions(TypePlace(file: graph[member].file, type: declaration.type))
            case .func: return graph[member].isStatic || mappings.contains(graph.symbols[graph[member].name])
            default: return false
            }
        }
    }

    /// `required init?(map: Map)`, `func mapping(map: Map)`: what a class writes, and a struct can't. Begins with a comma; empty where nothing does.
    static func whatStructNeeds(_ type: TypeID, in project: VIPERProject) -> String {
        let declarations = project.graph[type].members.map { (name: project.graph.symbols[project.graph[$0].name], declaration: project.graph.declaration(of: $0)) }
        let needs = [
            declarations.contains { $0.declaration.modifiers.contains(.required) } ? "its initialiser without 'required'" : nil,
            declarations.contains { $0.declaration.kind == .func && $0.name == "mapping" } ? "its 'mapping' mutating" : nil,
        ].compactMap { $0 }
        return needs.isEmpty ? "" : ", " + needs.joined(separator: " and ")
    }

    /// Protocols for values as well. Sources: developer.apple.com/documentation/swift;
    /// github.com/tristanhimmelman/ObjectMapper (Sources/Mappable.swift, Sources/ImmutableMappable.swift).
    private static let forValues: Set<String> = [
        "BaseMappable", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
        "Identifiable", "ImmutableMappable", "Mappable", "Sendable", "StaticMappable",
    ]

    /// What those ask for.
    private static let mappings: Set<String> = ["encode", "hash", "mapping"]

    /// Of methods, data has what every object has: `isEqual`, `copy`.
    private static func isConstant(_ member: MemberID, in project: VIPERProject) -> Bool {
        let declaration = project.graph.declaration(of: member)
        if project.graph[member].isStatic { return true }
        switch declaration.kind {
        case .func: return declaration.modifiers.contains(.override)
        case .var: return declaration.traits.contains(.computed) && !declaration.traits.contains(.setter)
        default: return true
        }
    }

    /// `Observable<String>`, written by the team: what it hands on is judged, and nobody can change anything in it. One whose
    /// value can be set from outside is shared state.
    private static func isStream(_ type: TypeID, in project: VIPERProject) -> Bool {
        let entity = project.graph[type]
        if entity.isExternal { return entity.framework == "Combine" }
        guard let part = entity.parts.first, !project.graph.outline(of: part.file)[part.declaration].genericParameters.isEmpty
        else { return false }
        let classes = [type] + project.graph.allSupertypes(of: type).filter { project.graph[$0].kind == .class }
        return classes.allSatisfy { owner in project.graph[owner].members.allSatisfy { !isOpen($0, in: project) } }
    }

    /// `Observable<Row>`, `Box<Row>`, written by the team: a value with the closures of those who want to hear of its changes,
    /// which is how a part tells another one something. What it hands on is judged.
    private static func isObservedBox(_ type: TypeID, in project: VIPERProject) -> Bool {
        guard project.graph[type].kind == .class, let part = project.graph[type].parts.first else { return false }
        let outline = project.graph.outline(of: part.file)
        guard !outline[part.declaration].genericParameters.isEmpty else { return false }
        let parameters = Set(outline.genericParameters[outline[part.declaration].genericParameters.indices].map(\.name))
        for member in project.graph[type].members where project.graph[member].file == part.file {
            let declaration = project.graph.declaration(of: member)
            guard declaration.kind == .var || declaration.kind == .let, declaration.type.exists, isOpen(member, in: project) else { continue }
            let isOfClosures = project.graph.keepsFunctions(TypePlace(file: part.file, type: declaration.type))
            if !isOfClosures, !isNamed(parameters, declaration.type, outline) { return false }
        }
        // `private var observers = [Observer]()`, each with the object that wants to hear and its closure.
        return keepsClosures(type, in: project) || holds(type, in: project) { other in
            if project.graph[other].outer == type { return keepsClosures(other, in: project) }
            // `private let changes = Event<Value>()`, which has them.
            return isGeneric(other, in: project) && (keepsClosures(other, in: project) || holds(other, in: project) { keepsClosures($0, in: project) })
        }
    }

    private static func holds(_ type: TypeID, in project: VIPERProject, where isMeant: (TypeID) -> Bool) -> Bool {
        project.graph.edges(from: type).contains { $0.kind == .holds && !$0.isStatic && $0.to != type && isMeant($0.to) }
    }

    private static func isGeneric(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.graph[type].parts.first.map { !project.graph.outline(of: $0.file)[$0.declaration].genericParameters.isEmpty } ?? false
    }

    private static func keepsClosures(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.graph[type].members.contains { member in
            let declaration = project.graph.declaration(of: member)
            return (declaration.kind == .var || declaration.kind == .let) && declaration.type.exists && declaration.traits.isDisjoint(with: .computed)
                && project.graph.keepsFunctions(TypePlace(file: project.graph[member].file, type: declaration.type))
        }
    }

    private static func isNamed(_ names: Set<NameID>, _ type: TypeIndex, _ outline: Outline) -> Bool {
        let type = outline.type(type, without: .optionals)
        return type.exists && outline[type].kind == .named && names.contains(outline[type].name)
    }

    private static let constants: Set<String> = [
        "NSDate", "NSDateInterval", "NSDecimalNumber", "NSIndexPath", "NSLocale", "NSNull", "NSNumber", "NSString", "NSTimeZone", "NSURL",
        "NSURLRequest", "NSUUID", "NSValue",
    ]

    /// What nobody can change and ties nobody to a screen: what Objective-C has in the place of values, pixels and paths.
    static func isConstant(_ type: TypeEntity) -> Bool {
        guard type.isExternal else { return false }
        switch type.framework {
        case "Foundation": return constants.contains(type.fullName)
        case "CoreGraphics", "CoreImage": return ["CGColor", "CGImage", "CGPath", "CIColor", "CIImage"].contains(type.fullName)
        default: return false
        }
    }

    /// Whether whoever has the object can change it, or gets at an object of its own.
    private static func isOpen(_ member: MemberID, in project: VIPERProject) -> Bool {
        let declaration = project.graph.declaration(of: member)
        guard declaration.kind == .var || declaration.kind == .let, !project.graph[member].isStatic,
            !declaration.modifiers.isPrivate
        else { return false }
        let isSettable = declaration.kind == .var && !declaration.modifiers.contains(.privateSetter)
            && (declaration.traits.isDisjoint(with: .computed) || declaration.traits.contains(.setter))
        return isSettable || project.graph.edges(from: project.graph[member].owner).contains {
            $0.member == member && $0.kind == .holds && project.graph[$0.to].kind.isReference
        }
    }
}
