#ifndef VIPERLINT_INDEX_STORE_H
#define VIPERLINT_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of the toolchain's indexstore/indexstore.h that the comparison asks for. Types only: the library is found
// at run time, beside the compiler that wrote the store.

typedef struct {
  const char *data;
  size_t length;
} index_string;

typedef bool (*index_string_callback)(void *context, index_string string);
typedef bool (*index_object_callback)(void *context, void *object);

typedef void *(*index_store_create)(const char *path, void **error);
typedef bool (*index_units_apply)(void *store, unsigned sorted, void *context, index_string_callback callback);
typedef void *(*index_reader_create)(void *store, const char *name, void **error);
typedef void (*index_dispose)(void *object);
typedef bool (*index_objects_apply)(void *object, void *context, index_object_callback callback);
typedef index_string (*index_get_string)(void *object);
typedef int (*index_get_number)(void *object);
typedef uint64_t (*index_get_roles)(void *object);
typedef void *(*index_get_symbol)(void *object);
typedef void (*index_get_position)(void *occurrence, unsigned *line, unsigned *column);

#endif
