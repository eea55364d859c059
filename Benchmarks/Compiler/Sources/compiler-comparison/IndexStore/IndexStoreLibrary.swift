import CIndexStore
import Foundation

/// The toolchain's reader of index stores, loaded from a path.
struct IndexStoreLibrary {
    let createStore: index_store_create
    let applyToUnits: index_units_apply
    let createUnit: index_reader_create
    let disposeUnit: index_dispose
    let mainFile: index_get_string
    let applyToDependencies: index_objects_apply
    let dependencyKind: index_get_number
    let dependencyName: index_get_string
    let dependencyPath: index_get_string
    let createRecord: index_reader_create
    let disposeRecord: index_dispose
    let applyToOccurrences: index_objects_apply
    let occurrenceSymbol: index_get_symbol
    let occurrenceRoles: index_get_roles
    let occurrencePosition: index_get_position
    let applyToRelations: index_objects_apply
    let relationRoles: index_get_roles
    let relationSymbol: index_get_symbol
    let symbolKind: index_get_number
    let symbolSubkind: index_get_number
    let symbolName: index_get_string
    let symbolUSR: index_get_string

    init(path: String) throws {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { throw Failure("cannot load \(path)") }
        func function<Function>(_ name: String) throws -> Function {
            guard let address = dlsym(handle, "indexstore_" + name) else { throw Failure("\(path) has no indexstore_\(name)") }
            return unsafeBitCast(address, to: Function.self)
        }
        createStore = try function("store_create")
        applyToUnits = try function("store_units_apply_f")
        createUnit = try function("unit_reader_create")
        disposeUnit = try function("unit_reader_dispose")
        mainFile = try function("unit_reader_get_main_file")
        applyToDependencies = try function("unit_reader_dependencies_apply_f")
        dependencyKind = try function("unit_dependency_get_kind")
        dependencyName = try function("unit_dependency_get_name")
        dependencyPath = try function("unit_dependency_get_filepath")
        createRecord = try function("record_reader_create")
        disposeRecord = try function("record_reader_dispose")
        applyToOccurrences = try function("record_reader_occurrences_apply_f")
        occurrenceSymbol = try function("occurrence_get_symbol")
        occurrenceRoles = try function("occurrence_get_roles")
        occurrencePosition = try function("occurrence_get_line_col")
        applyToRelations = try function("occurrence_relations_apply_f")
        relationRoles = try function("symbol_relation_get_roles")
        relationSymbol = try function("symbol_relation_get_symbol")
        symbolKind = try function("symbol_get_kind")
        symbolSubkind = try function("symbol_get_subkind")
        symbolName = try function("symbol_get_name")
        symbolUSR = try function("symbol_get_usr")
    }
}

/// Why nothing can be compared.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension String {
    init(_ string: index_string) {
        self = string.data.map { data in
            String(decoding: UnsafeRawBufferPointer(start: data, count: string.length), as: UTF8.self)
        } ?? ""
    }
}
