#if os(iOS) && !targetEnvironment(simulator) || swift(>=5.9)
import UIKit
#elseif canImport(AppKit, _version: 1.2)
import AppKit
#else
let none = 0
#endif
