class A {
  #if DEBUG
  var a = 1
  #else
  func b() {}
  #endif
  enum E {
    case a
    #if X
    case b
    #endif
  }
}
