switch x {
case .a: f()
#if A
case .b: g()
#else
default: h()
#endif
}
