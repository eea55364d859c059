class
struct :
func
var = 1
let :
enum { case
extension
import
init
subscript
operator
protocol {
typealias =
associatedtype
macro
precedencegroup {
@
#
