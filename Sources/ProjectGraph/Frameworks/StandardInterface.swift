import Syntax

/// What members of the standard library's collections, optionals and results give, as far as it leads back to the
/// types that they hold: without it a path ends at every `first`, `map` and `forEach`.
///
/// Declarations in Swift itself, read by the same parser as the project. Signatures are simplified: whatever sequence
/// the library gives is an array here, and what throws or escapes does not matter.
/// Source: developer.apple.com/documentation/swift (Array, Set, Dictionary, Optional, Result, Sequence, Collection).
enum StandardInterface {
    static func outline(reader: OutlineReader = OutlineReader()) -> Outline {
        reader.read(PaddedBytes(text))
    }

    private static let collections = ["Array", "Set", "ArraySlice", "ContiguousArray"]

    static let text = collections.map { "extension \($0) {\n\(sequence(of: "Element"))}\n" }.joined() + """
        extension Dictionary {
            typealias Element = (Key, Value)
            subscript(_ key: Key) -> Value? { get }
            subscript(_ key: Key, default value: Value) -> Value { get }
            var keys: [Key] { get }
            var values: [Value] { get }
            func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]
            func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]
            func filter(_ isIncluded: (Key, Value) -> Bool) -> [Key: Value]
            func removeValue(forKey key: Key) -> Value?
            func updateValue(_ value: Value, forKey key: Key) -> Value?
            func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value]
            func forEach(_ body: (Key, Value) -> Void)
            func map<T>(_ transform: (Key, Value) -> T) -> [T]
            func compactMap<T>(_ transform: (Key, Value) -> T?) -> [T]
            func first(where predicate: (Key, Value) -> Bool) -> (Key, Value)?
            func contains(where predicate: (Key, Value) -> Bool) -> Bool
            func sorted(by areInIncreasingOrder: ((Key, Value), (Key, Value)) -> Bool) -> [(Key, Value)]
        }
        extension Optional {
            func map<T>(_ transform: (Wrapped) -> T) -> T?
            func flatMap<T>(_ transform: (Wrapped) -> T?) -> T?
            var unsafelyUnwrapped: Wrapped { get }
        }
        extension Result {
            func get() -> Success
            func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>
            func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E>
            func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure>
            case success(Success), failure(Failure)
        }
        func zip<First, Second>(_ first: First, _ second: Second) -> [(First.Element, Second.Element)]
        func withExtendedLifetime<X, T>(_ x: X, _ body: (X) -> T) -> T
        """

    private static func sequence(of element: String) -> String {
        """
            subscript(_ position: Int) -> \(element) { get }
            init(_ elements: [\(element)])
            init(repeating value: \(element), count: Int)
            var first: \(element)? { get }
            var last: \(element)? { get }
            var lazy: [\(element)] { get }
            var indices: Range<Int> { get }
            func first(where predicate: (\(element)) -> Bool) -> \(element)?
            func last(where predicate: (\(element)) -> Bool) -> \(element)?
            func firstIndex(where predicate: (\(element)) -> Bool) -> Int?
            func lastIndex(where predicate: (\(element)) -> Bool) -> Int?
            func contains(where predicate: (\(element)) -> Bool) -> Bool
            func contains(_ element: \(element)) -> Bool
            func allSatisfy(_ predicate: (\(element)) -> Bool) -> Bool
            func forEach(_ body: (\(element)) -> Void)
            func map<T>(_ transform: (\(element)) -> T) -> [T]
            func compactMap<T>(_ transform: (\(element)) -> T?) -> [T]
            func flatMap<T>(_ transform: (\(element)) -> [T]) -> [T]
            func reduce<R>(_ initial: R, _ next: (R, \(element)) -> R) -> R
            func reduce<R>(into initial: R, _ update: (R, \(element)) -> Void) -> R
            func filter(_ isIncluded: (\(element)) -> Bool) -> [\(element)]
            func sorted(by areInIncreasingOrder: (\(element), \(element)) -> Bool) -> [\(element)]
            func sorted() -> [\(element)]
            func sort(by areInIncreasingOrder: (\(element), \(element)) -> Bool)
            func min(by areInIncreasingOrder: (\(element), \(element)) -> Bool) -> \(element)?
            func max(by areInIncreasingOrder: (\(element), \(element)) -> Bool) -> \(element)?
            func min() -> \(element)?
            func max() -> \(element)?
            func prefix(_ count: Int) -> [\(element)]
            func prefix(while predicate: (\(element)) -> Bool) -> [\(element)]
            func suffix(_ count: Int) -> [\(element)]
            func dropFirst(_ count: Int = 1) -> [\(element)]
            func dropLast(_ count: Int = 1) -> [\(element)]
            func drop(while predicate: (\(element)) -> Bool) -> [\(element)]
            func reversed() -> [\(element)]
            func shuffled() -> [\(element)]
            func randomElement() -> \(element)?
            func enumerated() -> [(Int, \(element))]
            func append(_ element: \(element))
            func insert(_ element: \(element), at position: Int)
            func append(contentsOf elements: [\(element)])
            func remove(at position: Int) -> \(element)
            func remove(_ element: \(element)) -> \(element)?
            func removeFirst() -> \(element)
            func removeLast() -> \(element)
            func removeAll(where predicate: (\(element)) -> Bool)
            func popFirst() -> \(element)?
            func popLast() -> \(element)?
            func union(_ other: [\(element)]) -> [\(element)]
            func intersection(_ other: [\(element)]) -> [\(element)]
            func subtracting(_ other: [\(element)]) -> [\(element)]

        """
    }
}
