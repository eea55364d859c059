/// A list that grows at its end and whose memory serves file after file.
///
/// Most of what reading a file costs is appending tokens and nodes. An `Array` asks at each append whether it is
/// shared; this one has a single owner by its type. Elements own nothing, so nothing is released one by one.
struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var count = 0
    private var capacity: Int
    private var elements: UnsafeMutablePointer<Element>

    init(capacity: Int = 64) {
        self.capacity = max(capacity, 1)
        elements = .allocate(capacity: self.capacity)
    }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        reset(repeating: element, count: count)
    }

    deinit {
        elements.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    subscript(position: Int) -> Element {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
            return elements[position]
        }
        @inline(__always)
        _modify {
            precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
            yield &elements[position]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        elements[count] = element
        count += 1
    }

    mutating func append(contentsOf source: UnsafeBufferPointer<Element>) {
        guard let start = source.baseAddress else { return }
        if count + source.count > capacity { grow(to: count + source.count) }
        (elements + count).update(from: start, count: source.count)
        count += source.count
    }

    /// Takes the elements from a position on off the list and appends them to another one.
    mutating func move(from mark: Int, to list: inout GrowableBuffer) -> ListRange {
        let start = list.count
        if mark < count { list.append(contentsOf: UnsafeBufferPointer(start: elements + mark, count: count - mark)) }
        count = min(mark, count)
        return ListRange(start, list.count)
    }

    mutating func removeLast() -> Element {
        precondition(count > 0)
        count -= 1
        return elements[count]
    }

    /// Keeps the elements in front of a position.
    mutating func truncate(to newCount: Int) {
        precondition(newCount >= 0 && newCount <= count)
        count = newCount
    }

    /// Empties the list; memory beyond what ordinary files need is given back.
    mutating func removeAll(keepingCapacity limit: Int = 1 << 18) {
        count = 0
        if capacity > limit { replace(capacity: limit) }
    }

    /// Fills the list with so many equal elements, whatever it held.
    mutating func reset(repeating element: Element, count newCount: Int) {
        count = 0
        if newCount > capacity { replace(capacity: newCount) }
        elements.update(repeating: element, count: newCount)
        count = newCount
    }

    /// The elements, valid until the list changes.
    var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: elements, count: count) }

    /// A copy that takes no more memory than it needs.
    var array: [Element] { Array(buffer) }

    @inline(never)
    private mutating func grow(to wanted: Int) {
        replace(capacity: max(wanted, capacity * 2))
    }

    private mutating func replace(capacity newCapacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.update(from: elements, count: count)
        elements.deallocate()
        elements = larger
        capacity = newCapacity
    }
}
