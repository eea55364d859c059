import Syntax
import Testing

/// The format that other programs read.
struct OutlineTests {
    @Test func typesShowWhatTheyInherit() {
        expectOutline(
            "@objc final class A<T>: B<T, [C]>, any D & E {}\nstruct S: ~Copyable {}\nprotocol P: class, Q {}",
            "1:13 class A B<T,[C]>,anyD&E", "2:1 struct S ~Copyable", "3:1 protocol P class,Q")
        expectOutline(
            "extension [A].B<C>: @retroactive D where C: E { actor F {} ; enum G: Int {} }",
            "1:1 extension [A].B<C> @retroactiveD", "1:49 actor F", "1:62 enum G Int")
        expectOutline(
            "protocol P<X> { associatedtype X: Y, Z = [Int] where X.W == V; typealias U = (Int) -> Void }",
            "1:1 protocol P", "1:17 associatedtype X Y,Z", "1:64 typealias U (Int)->Void")
    }

    @Test func bindingsShowOwnershipAndType() {
        expectOutline(
            "weak var a: A? ; unowned(unsafe) let b: B, c = 1 ; nonisolated(unsafe) var (d, (_, e)): F ; let (f): G",
            "1:10 var a weak A?", "1:38 let b unowned(unsafe) B", "1:44 let c unowned(unsafe) -", "1:77 var d strong -",
            "1:84 var e strong -", "1:98 let f strong -")
        expectOutline(
            "var x: <T: P> T { get { let y = 1 } set { var z: Int { 2 } } }",
            "1:5 var x strong <T:P>T", "1:29 let y strong -", "1:47 var z strong Int")
        expectOutline("let a: A<B?>=c, `default`: UpcomingItem[] = d", "1:5 let a strong A<B?>", "1:17 let default strong UpcomingItem[]")
    }

    @Test func functionsShowLabelsAndTypes() {
        expectOutline(
            "func f(_ a: inout A, b c: @escaping @Sendable (B) async throws -> C = { d }, `in`: D..., e: @autoclosure() -> E) async throws(X) -> some F & G",
            "1:1 func f (_:inoutA,b:@escaping@Sendable(B)asyncthrows->C,in:D...,e:@autoclosure()->E)->someF&G")
        expectOutline(
            "class A { init?(a: Int) {} ; init!<T>(_: T) where T: P {} ; deinit {} ; subscript(i: Int, _: A...) -> B { c } }",
            "1:1 class A", "1:11 init init (a:Int)", "1:30 init init (_:T)", "1:61 deinit deinit", "1:73 subscript subscript (i:Int,_:A...)->B")
        expectOutline(
            "infix operator <=> : P\nprecedencegroup P { higherThan: Q }\nfunc <=> <T>(l: T, r: T) {}\nfunc ==<T>(l: T, r: T) {}",
            "1:7 operator <=>", "2:1 precedencegroup P", "3:1 func <=> (l:T,r:T)", "4:1 func == (l:T,r:T)")
        expectOutline("macro m<T>(_ a: T) -> String = #external(module: \"A\")", "1:1 macro m (_:T)->String")
        expectOutline("func f<each T>(_ t: repeat each T) -> (repeat (each T)?)", "1:1 func f (_:repeateachT)->(repeat(eachT)?)")
    }

    @Test func casesShowTheirValues() {
        expectOutline(
            "indirect enum E { case a, `b`(Int, c: @Sendable () -> D, _ e: F = 1), g = 2, h() }",
            "1:10 enum E", "1:24 case a", "1:27 case b (_:Int,c:@Sendable()->D,_:F)", "1:71 case g", "1:78 case h")
    }

    @Test func importsShowTheirPath() {
        expectOutline("@testable import A.B\nimport class C.D; import struct E::F", "1:11 import A.B", "2:1 import C.D", "2:19 import E::F")
    }

    /// A lint calls a run partial where it can't follow a file.
    @Test(arguments: Fixture.all.map(\.text) + [
        #"let a = "\(value, default: "none")""#, #"let a = "\(for: value, _: 1) \(in: 2, self: b)""#, "let a = f(default: 1, in: 2, self: 3, _: 4)[case: 5]",
    ])
    func whatIsRightIsFollowedToItsEnd(text: String) {
        #expect(OutlineReader().read(PaddedBytes(Array(text.utf8))).problems.map(\.message) == [])
    }

    @Test func ownershipWordsAreLabelsTypesOrNames() {
        expectOutline("func f(consuming a: consuming A, isolated b: isolated B, sending: sending C, __owned d: D)",
            "1:1 func f (consuming:consumingA,isolated:isolatedB,sending:sendingC,__owned:D)")
        expectOutline("func f(borrowing: Int, isolated _ a: A, _: borrowing (B))", "1:1 func f (borrowing:Int,_:A,_:borrowing(B))")
        expectOutline("func prefix(open: Int) { prefix(open: 1) ; let lazy = 2, async: any P }\nvar actor = actor",
            "1:1 func prefix (open:Int)", "1:48 let lazy strong -", "1:58 let async strong anyP", "2:5 var actor strong -")
        expectOutline("class actor { var open: Int ; func required(_ optional: Int) {} }",
            "1:1 class actor", "1:19 var open strong Int", "1:31 func required (_:Int)")
    }

    @Test func attributesMayBeMembersOfGenericTypes() {
        expectOutline("struct S { @A<B?>.C<D> var e: F ; @A<[B: C]>.D(1) let g: H\n@A<B>.C func i() {} }",
            "1:1 struct S", "1:28 var e strong F", "1:55 let g strong H", "2:9 func i ()")
    }

    @Test func whatSwiftOnceAllowedIsStillRead() {
        expectOutline("func f(inout a: Int, #b: Bool)(d: D) -> E {}", "1:1 func f (a:Int,b:Bool)->E")
        expectOutline("for var i = 0; i < 1; i++ { let a = 1 }\nlet b = 2", "1:33 let a strong -", "2:5 let b strong -")
    }
}
