// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CDEFLATE_SHIM_H
#define GNOMON_CDEFLATE_SHIM_H

#include <libdeflate.h>

#endif
