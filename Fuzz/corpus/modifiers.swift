public private(set) static weak var a: A?
unowned(unsafe) let b: B
nonisolated(unsafe) var c = 1
final override class func d() {}
indirect enum E { indirect case a(E) }
distributed actor F { }
open package convenience required init() {}
lazy var x = { 1 }()
