func f( { ) ] } [ ( { ] ) }
class A { func b() { if x { }
class C {}
}}}}))))]]]]
