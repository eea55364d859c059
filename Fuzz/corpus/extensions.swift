extension A.B where C == D { func f() {} }
extension [Int]: P {}
extension A: @unchecked Sendable, @retroactive Q {}
extension Array<String> {}
