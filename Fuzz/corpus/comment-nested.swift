/* a /* b /* c */ */ "*/" 
let x = 1 /* tail */ + /**/ 2 // end /* no
/// doc
/** doc */ func f() {}
