let a = /[a-z]+(?<name>\d{2})\/x/
let b = try /x y/.firstMatch(in: s)
f(/a/, /b/)
