// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import Accelerate`: vDSP's arithmetic on rows of numbers, vImage's means, and `simd`. No matrices, no neural networks.
@_exported import GnomonFoundationBase
@_exported import GnomonAccelerate
@_exported import simd
