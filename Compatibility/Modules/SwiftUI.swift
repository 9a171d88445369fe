// SPDX-License-Identifier: Apache-2.0
// What `import SwiftUI` promises: the views, and what Apple's module hands on.
@_exported import GnomonCombine
@_exported import GnomonFoundation
@_exported import GnomonNames
@_exported import Observation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
@_exported import QuartzCore
