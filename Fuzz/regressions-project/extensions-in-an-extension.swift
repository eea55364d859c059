class A {}
extension Missing {
extension A { func f(b: B) {} }
extension A { func g() {} }
class B { let a = A() }
