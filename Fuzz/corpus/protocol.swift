protocol P<A>: AnyObject, Q {
  associatedtype A: R = S where A.B == Int
  var x: Int { get async throws }
  var y: Int { mutating get nonmutating set }
  func f(_: Int) throws
  init?(a: Int)
  subscript(i: Int) -> A { get }
  static func == (a: Self, b: Self) -> Bool
}
