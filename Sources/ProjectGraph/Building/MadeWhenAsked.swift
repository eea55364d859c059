import Dispatch

/// What is made when it is first asked for, since most runs never do. Other threads wait for it meanwhile.
final class MadeWhenAsked<Value: Sendable>: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var made: Value?

    func value(_ make: () -> Value) -> Value {
        lock.wait()
        defer { lock.signal() }
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}
