// cmark-gfm as Debian and Homebrew install it. Debian ships the extensions library without its header,
// so the one function that is needed from there is declared here.
#include <stdint.h>
#include <cmark-gfm.h>
#include <cmark-gfm/cmark-gfm-extension_api.h>

void cmark_gfm_core_extensions_ensure_registered(void);

// The same holds for the extensions' accessors.
uint16_t cmark_gfm_extensions_get_table_columns(cmark_node *node);
uint8_t *cmark_gfm_extensions_get_table_alignments(cmark_node *node);
int cmark_gfm_extensions_get_tasklist_item_checked(cmark_node *node);
