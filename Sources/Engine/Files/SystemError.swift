#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the operating system says of a call that failed: `no such file or directory`.
public enum SystemError {
    /// Of this thread's last call.
    public static var last: String { text(of: errno) }

    static func text(of code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}
