let a = 0xFF_00, b = 0b01_1, c = 0o17, d = 1_000.5e-10, e = 0x1.8p3, f = 1e5, g = [1, [:], []], h = [1: 2, "a": nil]
let i = x.0.1, j = 0xff.description, k = 1.foo, l = 1..<2, m = (1, a: 2), n = -1, o = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
