let a = 
let b = .
let c = x.
f(,)
g(a:
h[
!
? :
a ? b
a ? b :
as
is
try
await
\
&
->
::
