#include "sourcekitd_shim.h"
