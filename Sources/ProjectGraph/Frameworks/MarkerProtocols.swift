/// What a type may inherit from a framework without telling anything of what it is for.
///
/// Source: developer.apple.com/documentation (Swift.AnyObject, Swift.Sendable, ObjectiveC.NSObject, ObjectiveC.NSObjectProtocol), docs.swift.org (Class-Only
/// Protocols).
public enum MarkerProtocols {
    /// Those by which a protocol is for classes only.
    public static let classConstraints: Set<String> = ["AnyObject", "NSObjectProtocol"]

    /// All that ask nothing of who conforms: whatever NSObjectProtocol asks for, its class has of NSObject.
    public static let names = classConstraints.union(["Sendable"])

    /// The class that Objective-C's others inherit from.
    public static let rootClass = "NSObject"

    /// What else a class may inherit and be no more than itself.
    public static let plainSupertypes: Set<String> = ["AnyObject", rootClass, "NSObjectProtocol", "Sendable"]
}
