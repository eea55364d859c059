let a: (x: Int, inout B, C...) async throws -> (D) -> E?
let b: [A: [B]]?!, c: any P & Q, d: A.B<C>.Type, e: [3 of Int], f: ~Copyable, g: (repeat each T)
let h: @convention(c) (Int) -> Void, i: sending A, j: borrowing B, k: Module::Type
