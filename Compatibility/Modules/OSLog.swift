// SPDX-License-Identifier: Apache-2.0
// What `import OSLog` promises: logs.
@_exported import os
