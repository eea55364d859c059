let x = 1
/* a /* b */
let y = 2
