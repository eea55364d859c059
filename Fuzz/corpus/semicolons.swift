;;a();b();;class C { ; var x = 1; ; };;
enum D { case a; case b;; }
