import Diagnostics

/// The few colours of the text report. Whether there are any is the caller's decision, who knows the terminal.
struct Palette {
    /// Select Graphic Rendition parameters (ECMA-48, 8.3.117), from the basic colours that every terminal theme adapts.
    enum Ink: String {
        case error = "1;31"
        case warning = "1;33"
        case clean = "1;32"
        case strong = "1"
        case frame = "36"
    }

    let isColoured: Bool

    func paint(_ text: String, _ ink: Ink) -> String {
        guard isColoured, !text.isEmpty else { return text }
        return "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
    }
}

extension Severity {
    var ink: Palette.Ink {
        switch self {
        case .error: .error
        case .warning: .warning
        }
    }
}
