import Syntax

/// What holds for the outline of any bytes: every index is in its array, every offset in the file, parents stand before
/// their children, and the arrays grow no faster than the file.
struct OutlineChecks {
    let outline: Outline
    let byteCount: Int

    func run() {
        checkSizes()
        checkDeclarations()
        checkParts()
        checkTypes()
        for position in outline.code.indices { CodeChecks(outline: outline, byteCount: byteCount).checkNode(at: position) }
        checkClosures()
        checkNotes()
    }

    private func checkSizes() {
        let limit = 4 * byteCount + 64
        check(outline.declarations.count <= limit, "declarations grow faster than the file")
        check(outline.parameters.count + outline.attributes.count <= limit, "parameters grow faster than the file")
        check(outline.types.count + outline.typeLists.count <= limit, "types grow faster than the file")
        check(outline.code.count + outline.arguments.count <= limit, "code grows faster than the file")
        check(outline.closures.count + outline.captures.count <= limit, "closures grow faster than the file")
    }

    // MARK: - Declarations

    private func checkDeclarations() {
        for (position, declaration) in outline.declarations.enumerated() {
            check(declaration.parent.rawValue >= -1 && declaration.parent.position < position, "a parent behind its child")
            check(declaration.offset <= declaration.nameOffset, "a name before its declaration")
            check(declaration.offset <= declaration.end, "a declaration that ends before it starts")
            checkOffset(max(declaration.end, declaration.nameOffset))
            if declaration.parent.exists {
                let parent = outline[declaration.parent]
                check(parent.offset <= declaration.offset && declaration.end <= parent.end, "a child outside its parent")
            }
            check(position == 0 || outline.declarations[position - 1].offset <= declaration.offset, "not in source order")
            checkReferences(of: declaration)
        }
    }

    private func checkReferences(of declaration: Declaration) {
        checkName(declaration.name)
        checkType(declaration.type)
        checkCode(declaration.initialValue)
        checkRange(declaration.inheritedTypes, in: outline.typeLists.count)
        checkRange(declaration.parameters, in: outline.parameters.count)
        checkRange(declaration.genericParameters, in: outline.genericParameters.count)
        checkRange(declaration.requirements, in: outline.requirements.count)
        checkRange(declaration.attributes, in: outline.attributes.count)
        checkRange(declaration.code, in: outline.code.count)
    }

    private func checkParts() {
        for parameter in outline.parameters {
            checkName(parameter.label)
            checkName(parameter.name)
            checkOffset(parameter.offset)
            checkType(parameter.type)
            checkCode(parameter.defaultValue)
        }
        for parameter in outline.genericParameters {
            checkName(parameter.name)
            checkType(parameter.constraint)
        }
        for requirement in outline.requirements {
            checkType(requirement.subject)
            checkType(requirement.constraint)
        }
        for attribute in outline.attributes {
            checkOffset(attribute.offset)
            checkName(attribute.name)
            checkType(attribute.type)
        }
    }

    // MARK: - Types

    private func checkTypes() {
        for (position, type) in outline.types.enumerated() {
            checkName(type.name)
            checkOffset(type.end)
            check(type.offset <= type.end, "a type that ends before it starts")
            check(type.base.rawValue >= -1 && type.base.position < position, "a type before what it is made of")
            checkRange(type.list, in: outline.typeLists.count)
            for element in outline.types(in: type.list) {
                check(element.exists && element.position < position, "a type before its elements")
            }
        }
        for type in outline.typeLists { checkType(type) }
    }

    // MARK: - Closures, directives, problems

    private func checkClosures() {
        check(outline.closures.allSatisfy { $0.offset <= byteCount }, "a closure behind the file")
        for closure in outline.closures {
            checkRange(closure.captures, in: outline.captures.count)
            checkRange(closure.parameters, in: outline.parameters.count)
            checkRange(closure.body, in: outline.code.count)
            checkType(closure.result)
        }
        for capture in outline.captures {
            checkName(capture.name)
            checkOffset(capture.offset)
            checkCode(capture.value)
        }
    }

    private func checkNotes() {
        checkRange(outline.topLevelCode, in: outline.code.count)
        for offset in outline.directives.map(\.offset) + outline.problems.map(\.offset) { checkOffset(offset) }
        check(isSorted(outline.directives.map(\.offset)), "directives not in source order")
        check(isSorted(outline.problems.map(\.offset)), "problems not in source order")
    }

    private func isSorted(_ offsets: [UInt32]) -> Bool { zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 } }

    // MARK: - One reference

    private func checkOffset(_ offset: UInt32) { check(Int(offset) <= byteCount, "an offset behind the file") }

    private func checkName(_ name: NameID) { check(Int(name.rawValue) < outline.names.count, "no such name") }

    private func checkType(_ type: TypeIndex) {
        check(type.rawValue >= -1 && type.position < outline.types.count, "no such type")
    }

    private func checkCode(_ code: CodeIndex) {
        check(code.rawValue >= -1 && code.position < outline.code.count, "no such code node")
    }

    private func checkRange(_ range: ListRange, in count: Int) {
        check(Int(range.start) + Int(range.count) <= count, "a range behind its array")
    }
}
