label: for i in 0..<3 { continue label }
repeat { break } while x
do { try f() } catch let e as E where x, F.g { } catch { }
defer { a() }
guard let a, let b = c, #available(iOS 13, *) else { fatalError() }
return
throw E.a
fallthrough
