#if A
#if B
#if C
class X {
#else
}
#if
