let a = if b { 1 } else if c { 2 } else { 3 }
let d = switch e { case 1: "x" default: "y" }
let f = do { try g() } catch { h }
return if x { y } else { z }
