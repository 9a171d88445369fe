// SPDX-License-Identifier: Apache-2.0
// What `import Combine` promises: publishers, and Foundation's and Dispatch's parts in them.
@_exported import GnomonCombine
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
