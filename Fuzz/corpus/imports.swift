import A
@testable import B.C
public import struct D.E
import func F.g
@_exported import H; import class I.J.K
import operator L.+
