let a = \.b, c = \D.e?.f![0].g, h = \[Int].count, i = \.self, j = \(A, B).0, k = \A<B>.[1]
let l = \.?.x, m = \Foo.method(x:), n = map(\.a.b)
