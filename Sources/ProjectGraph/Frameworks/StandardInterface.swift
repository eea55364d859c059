import Syntax

/// What members of the standard library's collections, optionals and results give, as far as it leads back to the
/// types that they hold: without it a path ends at every `first`, `map` and `forEach`.
///
/// Declarations in Swift itself, read by the same parser as the project. Signatures are simplified: whatever sequence
/// the library gives is an array here, and what throws or escapes does not matter.
/// Source: developer.apple.com/documentation/swift (Array, Set, Dictionary, Optional, Result, Sequence, Collection).
enum StandardInterface {
    /// - Parameters:
    ///   - symbols: of the project: it is not to wait for what it never names.
    ///   - others: declarations of other modules.
    static func outline(for symbols: SymbolTable, with others: String) -> Outline {
        var text = [UInt8](others.utf8)
        // Arrays are made without their name.
        for name in ["Array"] + ["Set", "ArraySlice", "ContiguousArray"].filter({ symbols.symbol(of: $0) != nil }) {
            text += "extension \(name) {\n".utf8
            append(sequence, namedBy: symbols, to: &text)
            text += "}\n".utf8
        }
        append(Self.others, namedBy: symbols, to: &text)
        return OutlineReader().read(PaddedBytes(text))
    }

    /// The lines but those of functions and variables that nobody names.
    private static func append(_ declarations: StaticString, namedBy symbols: SymbolTable, to text: inout [UInt8]) {
        declarations.withUTF8Buffer { bytes in
            for line in bytes.split(separator: UInt8(ascii: "\n")) {
                let words = line.drop { $0 == UInt8(ascii: " ") }
                let keyword = words.prefix { $0 != UInt8(ascii: " ") }
                if keyword.elementsEqual("func".utf8) || keyword.elementsEqual("var".utf8) {
                    let name = words[keyword.endIndex...].dropFirst().prefix { !"(<:".utf8.contains($0) }
                    guard symbols.contains(UnsafeBufferPointer(rebasing: name)) else { continue }
                }
                text += line
                text.append(UInt8(ascii: "\n"))
            }
        }
    }

    private static let others: StaticString = """
        extension Dictionary {
            typealias Element = (key: Key, value: Value)
            subscript(_ key: Key) -> Value? { get }
            subscript(_ key: Key, default value: Value) -> Value { get }
            var keys: [Key] { get }
            var values: [Value] { get }
            var first: (key: Key, value: Value)? { get }
            func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]
            func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]
            func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value]
            func removeValue(forKey key: Key) -> Value?
            func updateValue(_ value: Value, forKey key: Key) -> Value?
            func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value]
            func forEach(_ body: ((key: Key, value: Value)) -> Void)
            func map<T>(_ transform: ((key: Key, value: Value)) -> T) -> [T]
            func compactMap<T>(_ transform: ((key: Key, value: Value)) -> T?) -> [T]
            func flatMap<T>(_ transform: ((key: Key, value: Value)) -> [T]) -> [T]
            func first(where predicate: ((key: Key, value: Value)) -> Bool) -> (key: Key, value: Value)?
            func contains(where predicate: ((key: Key, value: Value)) -> Bool) -> Bool
            func sorted(by areInIncreasingOrder: ((key: Key, value: Value), (key: Key, value: Value)) -> Bool) -> [(key: Key, value: Value)]
            func min(by areInIncreasingOrder: ((key: Key, value: Value), (key: Key, value: Value)) -> Bool) -> (key: Key, value: Value)?
            func max(by areInIncreasingOrder: ((key: Key, value: Value), (key: Key, value: Value)) -> Bool) -> (key: Key, value: Value)?
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

    /// What all collections have.
    private static let sequence: StaticString = """
        subscript(_ position: Int) -> Element { get }
        init(_ elements: [Element])
        init(repeating value: Element, count: Int)
        var first: Element? { get }
        var last: Element? { get }
        var lazy: [Element] { get }
        var indices: Range<Int> { get }
        func first(where predicate: (Element) -> Bool) -> Element?
        func last(where predicate: (Element) -> Bool) -> Element?
        func firstIndex(where predicate: (Element) -> Bool) -> Int?
        func lastIndex(where predicate: (Element) -> Bool) -> Int?
        func contains(where predicate: (Element) -> Bool) -> Bool
        func contains(_ element: Element) -> Bool
        func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
        func forEach(_ body: (Element) -> Void)
        func map<T>(_ transform: (Element) -> T) -> [T]
        func compactMap<T>(_ transform: (Element) -> T?) -> [T]
        func flatMap<T>(_ transform: (Element) -> [T]) -> [T]
        func reduce<R>(_ initial: R, _ next: (R, Element) -> R) -> R
        func reduce<R>(into initial: R, _ update: (R, Element) -> Void) -> R
        func filter(_ isIncluded: (Element) -> Bool) -> [Element]
        func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element]
        func sorted() -> [Element]
        func sort(by areInIncreasingOrder: (Element, Element) -> Bool)
        func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
        func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
        func min() -> Element?
        func max() -> Element?
        func prefix(_ count: Int) -> [Element]
        func prefix(while predicate: (Element) -> Bool) -> [Element]
        func suffix(_ count: Int) -> [Element]
        func dropFirst(_ count: Int = 1) -> [Element]
        func dropLast(_ count: Int = 1) -> [Element]
        func drop(while predicate: (Element) -> Bool) -> [Element]
        func reversed() -> [Element]
        func shuffled() -> [Element]
        func randomElement() -> Element?
        func enumerated() -> [(offset: Int, element: Element)]
        func append(_ element: Element)
        func insert(_ element: Element, at position: Int)
        func append(contentsOf elements: [Element])
        func remove(at position: Int) -> Element
        func remove(_ element: Element) -> Element?
        func removeFirst() -> Element
        func removeLast() -> Element
        func removeAll(where predicate: (Element) -> Bool)
        func popFirst() -> Element?
        func popLast() -> Element?
        func union(_ other: [Element]) -> [Element]
        func intersection(_ other: [Element]) -> [Element]
        func subtracting(_ other: [Element]) -> [Element]

        """
}
