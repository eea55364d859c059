@available(*, deprecated, renamed: "b(_:)") @objc(x:y:) @inlinable
public func a() {}
@Wrapped(1, key: \.a) private(set) var b: @Sendable () -> Void
@M.N<Int> var c: (@escaping @MainActor (Int) -> Void)?
@abi(func d()) func e() {}
@_specialize(where T == Int) func g<T>(t: T) {}
