let `class` = 1, `a b c` = 2, $x = 3, _y = 4, été = 5, 名前 = 6, 🎉 = 7, ∑ = 8
let z = <#placeholder#> + <#T##Int#>
`
``
$
$0x
