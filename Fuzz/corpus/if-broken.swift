func f() {
#if A
  if x {
#else
  if y {
#endif
  }
}
#endif
#else
#elseif B
let [1,
#if C
2,
#endif
3]
