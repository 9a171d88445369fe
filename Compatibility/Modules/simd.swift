// SPDX-License-Identifier: Apache-2.0
// What `import simd` promises: vectors' names and functions, matrices, quaternions, and C's mathematics.
@_exported import Glibc
@_exported import GnomonSIMD
