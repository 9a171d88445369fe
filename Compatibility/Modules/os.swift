// SPDX-License-Identifier: Apache-2.0
// What `import os` promises: logs, and a lock.
@_exported import GnomonFoundationBase
@_exported import GnomonLog
