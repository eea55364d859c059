struct A {
  var x: Int {
    @storageRestrictions(initializes: y)
    init(v) { y = v }
    get { y }
  }
  subscript(i: Int, j j: Int = 0) -> Int { get { 0 } set { } }
  static subscript<T>(t: T) -> T { t }
}
