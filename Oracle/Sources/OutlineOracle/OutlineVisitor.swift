import SwiftSyntax

/// Prints a row for each declaration on one walk through the tree.
final class OutlineVisitor: SyntaxVisitor {
    private let printer: RowPrinter

    init(source: UnsafeBufferPointer<UInt8>, path: String) {
        printer = RowPrinter(source: source, path: path)
        super.init(viewMode: .sourceAccurate)
    }

    func rowsInSourceOrder() -> [UInt8] { printer.rowsInSourceOrder() }

    // MARK: - Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        row("class", at: node.classKeyword, name: node.name) { $0.appendInheritance(node.inheritanceClause) }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        row("struct", at: node.structKeyword, name: node.name) { $0.appendInheritance(node.inheritanceClause) }
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        row("enum", at: node.enumKeyword, name: node.name) { $0.appendInheritance(node.inheritanceClause) }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        row("protocol", at: node.protocolKeyword, name: node.name) { $0.appendInheritance(node.inheritanceClause) }
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        row("actor", at: node.actorKeyword, name: node.name) { $0.appendInheritance(node.inheritanceClause) }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        row("extension", at: node.extensionKeyword) {
            $0.appendTokens(of: node.extendedType)
        } detail: {
            $0.appendInheritance(node.inheritanceClause)
        }
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        row("associatedtype", at: node.associatedtypeKeyword, name: node.name) {
            $0.appendInheritance(node.inheritanceClause)
        }
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        row("typealias", at: node.typealiasKeyword, name: node.name) { $0.appendTokens(of: node.initializer.value) }
    }

    // MARK: - Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        row("func", at: node.funcKeyword, name: node.name) { $0.appendSignature(node.signature) }
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        row("init", at: node.initKeyword, name: node.initKeyword) { $0.appendSignature(node.signature) }
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        row("deinit", at: node.deinitKeyword, name: node.deinitKeyword)
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        row("subscript", at: node.subscriptKeyword, name: node.subscriptKeyword) {
            $0.appendParameters(node.parameterClause)
            $0.appendReturn(node.returnClause)
        }
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        row("macro", at: node.macroKeyword, name: node.name) { $0.appendSignature(node.signature) }
    }

    // MARK: - Values

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let kind = Self.kind(of: node.bindingSpecifier) else { return .visitChildren }
        let ownership = Ownership(of: node)
        for binding in node.bindings {
            printPattern(binding.pattern, kind: kind, ownership: ownership, type: binding.typeAnnotation?.type)
        }
        return .visitChildren
    }

    private static func kind(of specifier: TokenSyntax) -> StaticString? {
        switch specifier.tokenKind {
        case .keyword(.var): "var"
        case .keyword(.let): "let"
        default: nil
        }
    }

    /// - Parameter type: of the whole binding; a part of a tuple has none.
    private func printPattern(_ pattern: PatternSyntax, kind: StaticString, ownership: Ownership, type: TypeSyntax?) {
        if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
            _ = row(kind, at: name, name: name) {
                $0.append(ownership.spelling)
                $0.append(" ")
                if let type { $0.appendTokens(of: type) } else { $0.append("-") }
            }
        } else if let tuple = pattern.as(TuplePatternSyntax.self) {
            for element in tuple.elements {
                printPattern(element.pattern, kind: kind, ownership: ownership, type: nil)
            }
        } else if let binding = pattern.as(ValueBindingPatternSyntax.self), let kind = Self.kind(of: binding.bindingSpecifier) {
            // `let a: Int, var b: Int`
            printPattern(binding.pattern, kind: kind, ownership: ownership, type: type)
        }
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        row("case", at: node.name, name: node.name) { printer in
            if let clause = node.parameterClause { printer.appendAssociatedValues(clause) }
        }
    }

    // MARK: - Others

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        row("import", at: node.importKeyword) { $0.appendNames(of: node.path) }
    }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        row("operator", at: node.operatorKeyword, name: node.name)
    }

    override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
        row("precedencegroup", at: node.precedencegroupKeyword, name: node.name)
    }

    // MARK: - Rows

    private func row(
        _ kind: StaticString, at keyword: TokenSyntax, name: TokenSyntax, detail: (RowPrinter) -> Void = { _ in }
    ) -> SyntaxVisitorContinueKind {
        row(kind, at: keyword, name: { $0.appendName(name) }, detail: detail)
    }

    private func row(
        _ kind: StaticString, at keyword: TokenSyntax, name: (RowPrinter) -> Void, detail: (RowPrinter) -> Void = { _ in }
    ) -> SyntaxVisitorContinueKind {
        printer.beginRow(kind, at: keyword.positionAfterSkippingLeadingTrivia.utf8Offset)
        name(printer)
        printer.append("\t")
        detail(printer)
        printer.append("\n")
        return .visitChildren
    }
}

/// How a binding holds its value, from the modifiers before it.
struct Ownership {
    var spelling: StaticString = "strong"

    init(of node: VariableDeclSyntax) {
        for modifier in node.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.weak): spelling = "weak"
            case .keyword(.unowned): spelling = Self.unowned(modifier.detail?.detail.text)
            default: break
            }
        }
    }

    private static func unowned(_ detail: String?) -> StaticString {
        switch detail {
        case "safe": "unowned(safe)"
        case "unsafe": "unowned(unsafe)"
        default: "unowned"
        }
    }
}
