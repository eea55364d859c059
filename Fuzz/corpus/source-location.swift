#sourceLocation(file: "a.swift", line: 10)
let x = #line
#sourceLocation()
#warning("w")
#error("e")
