// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import QuartzCore`: its clock, and Core Graphics.
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import class Gnomon.CAAnimation
@_exported import class Gnomon.CAAnimationGroup
@_exported import class Gnomon.CABasicAnimation
@_exported import class Gnomon.CADisplayLink
@_exported import class Gnomon.CAEmitterCell
@_exported import class Gnomon.CAEmitterLayer
@_exported import struct Gnomon.CAEmitterLayerEmitterMode
@_exported import struct Gnomon.CAEmitterLayerEmitterShape
@_exported import struct Gnomon.CAEmitterLayerRenderMode
@_exported import class Gnomon.CAGradientLayer
@_exported import class Gnomon.CAKeyframeAnimation
@_exported import class Gnomon.CALayer
@_exported import class Gnomon.CAMediaTimingFunction
@_exported import struct Gnomon.CAMediaTimingFunctionName
@_exported import class Gnomon.CAShapeLayer
@_exported import class Gnomon.CASpringAnimation
@_exported import class Gnomon.CATextLayer
@_exported import class Gnomon.CATransaction
@_exported import struct Gnomon.CATransform3D
import Glibc

/// The seconds since the system was started.
@_alwaysEmitIntoClient
public func CACurrentMediaTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}
