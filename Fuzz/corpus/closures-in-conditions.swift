if a.filter { $0 }.isEmpty {}
for x in y.map { $0 } where z { }
while let a = b.first(where: { c }) { }
guard f { 1 } else { return }
switch x { case 1: break }
