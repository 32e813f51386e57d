// cmark-gfm as Debian and Homebrew install it. Debian ships the extensions library without its header,
// so the one function that is needed from there is declared here.
#include <cmark-gfm.h>
#include <cmark-gfm/cmark-gfm-extension_api.h>

void cmark_gfm_core_extensions_ensure_registered(void);
