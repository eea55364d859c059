import Testing

/// Declarations are found wherever they stand.
struct NestingTests {
    @Test func bodiesHoldDeclarations() {
        expectOutline(
            """
            func f() {
                if let a = b { let c = 1 } else if d { struct E {} }
                for case .g(let h) in i where j { var k = 2 }
                switch l { case .m(let n): let o = n ; default: func p() {} }
                do { let q = try r() } catch let s as T { let u = 3 }
                guard let v = w.first(where: { let x = $0 ; return x }) else { let y = 4 ; return }
            }
            """,
            "1:1 func f ()", "2:24 let c strong -", "2:44 struct E", "3:43 var k strong -", "4:36 let o strong -", "4:53 func p ()",
            "5:14 let q strong -", "5:51 let u strong -", "6:40 let x strong -", "6:72 let y strong -")
    }

    @Test func expressionsHoldDeclarations() {
        expectOutline(
            "let a = if b { let c = 1 } else { switch d { case 1: let e = 2 default: 3 } }",
            "1:5 let a strong -", "1:20 let c strong -", "1:58 let e strong -")
        expectOutline(
            "f { let a = \"\\(g { let b = 1 })\" } onError: { (c: Int) -> D in let e = [h { var i = 2 }: j] }",
            "1:9 let a strong -", "1:24 let b strong -", "1:68 let e strong -", "1:81 var i strong -")
        expectOutline(
            "class A { @Wrapped({ let a = 1 }) var b = c { didSet { let d = 2 } } ; #Preview { struct E {} } }",
            "1:1 class A", "1:26 let a strong -", "1:39 var b strong -", "1:60 let d strong -", "1:83 struct E")
        expectOutline("enum A { case b(Int = { let c = 1 }()) }\n@abi(func d(e: F)) func g()",
            "1:1 enum A", "1:15 case b (_:Int)", "1:29 let c strong -", "2:6 func d (e:F)", "2:20 func g ()")
    }

    @Test func aBraceBehindAConditionOpensTheStatement() {
        expectOutline("if a.b { let c = 1 }\nfor x in y.filter { $0 > 1 } { let d = 2 }\nif e { f } == g { let h = 3 }",
            "1:14 let c strong -", "2:36 let d strong -", "3:23 let h strong -")
        expectOutline("while let a = b.c(d) { let e = 1 } ; if x == \\.y { let z = 2 }", "1:28 let e strong -", "1:56 let z strong -")
    }

    @Test func everyBranchOfAConditionIsRead() {
        expectOutline(
            """
            #if os(iOS) && (A
                || B)
            class C {
                #if D
                let e = f
                    #if G
                    .h { let i = 1 }
                    #else
                    .j
                    #endif
                    .k()
                #else
                var l: Int
                #endif
            }
            #elseif M
            struct N {}
            #endif
            """,
            "3:1 class C", "5:9 let e strong -", "7:18 let i strong -", "13:9 var l strong Int", "17:1 struct N")
        expectOutline(
            "#if A\n@objc\n#else\n@nonobjc(b)\n#endif\npublic class C {}\nswitch d {\n#if E\ncase 1: let f = 2\n#endif\ndefault: let g = 3\n}",
            "6:8 class C", "9:13 let f strong -", "11:14 let g strong -")
    }

    @Test func halfADeclarationInABranchCostsNoMore() {
        expectOutline("#if A\nclass B: C {\n#else\nclass B: D {\n#endif\n  let e = 1\n}\nstruct F {}",
            "2:1 class B C", "6:7 let e strong -", "8:1 struct F")
    }

    @Test func genericArgumentsAreToldFromComparisons() {
        expectOutline("let a = b<C>(d), e = f < g, h = i > (j)", "1:5 let a strong -", "1:18 let e strong -", "1:29 let h strong -")
        expectOutline("let a = Mutex<Task<Void, any Error>?>(nil) ; let b = c<D>.e", "1:5 let a strong -", "1:50 let b strong -")
        expectOutline("x(a < b, c: d > e) ; let f: G<-1, [3 of H]>", "1:26 let f strong G<-1,[3ofH]>")
    }
}
