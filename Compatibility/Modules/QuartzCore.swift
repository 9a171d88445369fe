// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import QuartzCore`: its clock, and Core Graphics.
@_exported import CoreGraphics
import Glibc

/// The seconds since the system was started.
@_alwaysEmitIntoClient
public func CACurrentMediaTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}
