// The little of sourcekitd's C interface that the tool needs, found at run time in the toolchain's
// library, so that nothing has to be linked and any installed toolchain can be taken.

#ifndef STELE_SOURCEKITD_SHIM_H
#define STELE_SOURCEKITD_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A request while it is put together; counted.
typedef void *skd_object;
/// An interned key or request name.
typedef struct skd_uid_opaque *skd_uid;
/// What came back; it owns every variant reached from it.
typedef void *skd_response;
/// A value inside a response; passed by value, as the library's interface has it.
typedef struct {
  uint64_t data[3];
} skd_variant;

/// The library's functions. Every member is set after a successful `skd_load`.
typedef struct {
  void (*_Nonnull initialize)(void);
  void (*_Nonnull shutdown)(void);
  skd_uid _Nullable (*_Nonnull uid_get_from_cstr)(const char *_Nonnull);
  const char *_Nullable (*_Nonnull uid_get_string_ptr)(skd_uid _Nonnull);

  skd_object _Nullable (*_Nonnull request_dictionary_create)(
      const skd_uid _Nullable *_Nullable keys, const skd_object _Nullable *_Nullable values,
      size_t count);
  void (*_Nonnull request_dictionary_set_value)(
      skd_object _Nonnull, skd_uid _Nonnull, skd_object _Nonnull);
  void (*_Nonnull request_dictionary_set_string)(
      skd_object _Nonnull, skd_uid _Nonnull, const char *_Nonnull);
  void (*_Nonnull request_dictionary_set_stringbuf)(
      skd_object _Nonnull, skd_uid _Nonnull, const char *_Nonnull, size_t);
  void (*_Nonnull request_dictionary_set_int64)(skd_object _Nonnull, skd_uid _Nonnull, int64_t);
  void (*_Nonnull request_dictionary_set_uid)(
      skd_object _Nonnull, skd_uid _Nonnull, skd_uid _Nonnull);
  skd_object _Nullable (*_Nonnull request_array_create)(
      const skd_object _Nullable *_Nullable values, size_t count);
  void (*_Nonnull request_array_set_string)(skd_object _Nonnull, size_t, const char *_Nonnull);
  void (*_Nonnull request_release)(skd_object _Nonnull);

  skd_response _Nullable (*_Nonnull send_request_sync)(skd_object _Nonnull);
  bool (*_Nonnull response_is_error)(skd_response _Nonnull);
  const char *_Nullable (*_Nonnull response_error_get_description)(skd_response _Nonnull);
  skd_variant (*_Nonnull response_get_value)(skd_response _Nonnull);
  void (*_Nonnull response_dispose)(skd_response _Nonnull);

  skd_variant (*_Nonnull variant_dictionary_get_value)(skd_variant, skd_uid _Nonnull);
  const char *_Nullable (*_Nonnull variant_dictionary_get_string)(skd_variant, skd_uid _Nonnull);
  int64_t (*_Nonnull variant_dictionary_get_int64)(skd_variant, skd_uid _Nonnull);
  skd_uid _Nullable (*_Nonnull variant_dictionary_get_uid)(skd_variant, skd_uid _Nonnull);
  int (*_Nonnull variant_get_type)(skd_variant);
  size_t (*_Nonnull variant_array_get_count)(skd_variant);
  skd_variant (*_Nonnull variant_array_get_value)(skd_variant, size_t);
} skd_functions;

/// The type that `variant_get_type` gives for a key that is absent.
enum { SKD_VARIANT_NULL = 0 };

/// Loads the library and finds its functions. The table lives as long as the process does. Without
/// success the result is a null pointer and `reason` says why: the loader's message, or the name of the
/// function that the library lacks.
const skd_functions *_Nullable skd_load(
    const char *_Nonnull library, const char *_Nullable *_Nonnull reason);

#endif
