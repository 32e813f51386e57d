#include "sourcekitd_shim.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// dlsym gives a data pointer; copying its bytes avoids a cast between data and function pointers.
#define FIND(name)                                                       \
  do {                                                                   \
    void *symbol = dlsym(handle, "sourcekitd_" #name);                   \
    if (!symbol) return "the library lacks the function sourcekitd_" #name; \
    memcpy((void *)&functions->name, &symbol, sizeof symbol);            \
  } while (0)

static const char *fill(skd_functions *functions, void *handle) {
  FIND(initialize);
  FIND(shutdown);
  FIND(uid_get_from_cstr);
  FIND(uid_get_string_ptr);
  FIND(request_dictionary_create);
  FIND(request_dictionary_set_value);
  FIND(request_dictionary_set_string);
  FIND(request_dictionary_set_stringbuf);
  FIND(request_dictionary_set_int64);
  FIND(request_dictionary_set_uid);
  FIND(request_array_create);
  FIND(request_array_set_string);
  FIND(request_release);
  FIND(send_request_sync);
  FIND(response_is_error);
  FIND(response_error_get_description);
  FIND(response_get_value);
  FIND(response_dispose);
  FIND(variant_dictionary_get_value);
  FIND(variant_dictionary_get_string);
  FIND(variant_dictionary_get_int64);
  FIND(variant_dictionary_get_uid);
  FIND(variant_get_type);
  FIND(variant_array_get_count);
  FIND(variant_array_get_value);
  return NULL;
}

const skd_functions *skd_load(const char *library, const char **reason) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *message = dlerror();
    *reason = message ? message : "the library cannot be loaded";
    return NULL;
  }
  skd_functions *functions = calloc(1, sizeof *functions);
  *reason = functions ? fill(functions, handle) : "no memory is left";
  if (!*reason) return functions;
  free(functions);
  return NULL;
}
