import RuleKit

/// A rule's documentation, made of what the rule tells about itself.
public struct RulePage {
    private let rule: RuleMetadata

    public init(_ rule: RuleMetadata) {
        self.rule = rule
    }

    public var text: String {
        var parts = [
            "# \(rule.id)", rule.summary, "## What it does\n\n" + rule.what, "## Why is this bad?\n\n" + rule.why,
            "## How to fix it\n\n" + rule.instead,
        ]
        parts += rule.examples.map { "## Example: \($0.title)\($0.isFaulty ? "" : " (right)")\n\n" + Self.code($0) }
        if !rule.options.isEmpty {
            parts.append("## Options\n\n" + rule.options.map { "- `\($0.name)`: \($0.summary)" }.joined(separator: "\n"))
        }
        if !rule.limits.isEmpty {
            parts.append("## Known limits\n\n" + rule.limits.map { "- " + $0 }.joined(separator: "\n"))
        }
        if !rule.source.isEmpty { parts.append("Source: \(rule.source)") }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func code(_ example: RuleMetadata.Example) -> String {
        example.files.map { file in
            let title = example.files.count > 1 ? "// \(file.name)\n" : ""
            return "```swift\n\(title)\(file.source)\n```"
        }.joined(separator: "\n\n")
    }
}
