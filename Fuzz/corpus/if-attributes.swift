#if A
@available(iOS 13, *)
#else
@objc
#endif
#if B
@MainActor
#endif
public func f() {}
