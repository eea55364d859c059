let a = b / c / d
let e = (x)/y/z
let f = g /h
let i = foo(/, /)
let j = ^^/x/
x = !/y/
