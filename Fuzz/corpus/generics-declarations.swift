struct A<T: P & Q, each U, let n: Int>: B where T.X == [U], T: C, repeat each U: D {}
func f<T>(_ x: some P<T>) -> any Q<T, (repeat each U)> where T: ~Copyable {}
