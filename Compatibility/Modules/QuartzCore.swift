// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import QuartzCore`: its clock, and Core Graphics.
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import class Gnomon.CAAnimation
@_exported import struct Gnomon.CAAnimationCalculationMode
@_exported import protocol Gnomon.CAAnimationDelegate
@_exported import class Gnomon.CAAnimationGroup
@_exported import struct Gnomon.CAAnimationRotationMode
@_exported import class Gnomon.CABasicAnimation
@_exported import struct Gnomon.CACornerMask
@_exported import class Gnomon.CADisplayLink
@_exported import class Gnomon.CAEmitterCell
@_exported import class Gnomon.CAEmitterLayer
@_exported import struct Gnomon.CAEmitterLayerEmitterMode
@_exported import struct Gnomon.CAEmitterLayerEmitterShape
@_exported import struct Gnomon.CAEmitterLayerRenderMode
@_exported import struct Gnomon.CAFrameRateRange
@_exported import class Gnomon.CAGradientLayer
@_exported import struct Gnomon.CAGradientLayerType
@_exported import class Gnomon.CAKeyframeAnimation
@_exported import class Gnomon.CALayer
@_exported import struct Gnomon.CALayerCornerCurve
@_exported import protocol Gnomon.CALayerDelegate
@_exported import protocol Gnomon.CAMediaTiming
@_exported import struct Gnomon.CAMediaTimingFillMode
@_exported import class Gnomon.CAMediaTimingFunction
@_exported import struct Gnomon.CAMediaTimingFunctionName
@_exported import class Gnomon.CAPropertyAnimation
@_exported import class Gnomon.CAReplicatorLayer
@_exported import class Gnomon.CAShapeLayer
@_exported import struct Gnomon.CAShapeLayerFillRule
@_exported import struct Gnomon.CAShapeLayerLineCap
@_exported import struct Gnomon.CAShapeLayerLineJoin
@_exported import class Gnomon.CASpringAnimation
@_exported import class Gnomon.CATextLayer
@_exported import struct Gnomon.CATextLayerAlignmentMode
@_exported import struct Gnomon.CATextLayerTruncationMode
@_exported import class Gnomon.CATransaction
@_exported import struct Gnomon.CATransform3D
@_exported import func Gnomon.CATransform3DConcat
@_exported import let Gnomon.CATransform3DIdentity
@_exported import func Gnomon.CATransform3DMakeAffineTransform
@_exported import func Gnomon.CATransform3DMakeRotation
@_exported import func Gnomon.CATransform3DMakeScale
@_exported import func Gnomon.CATransform3DMakeTranslation
@_exported import func Gnomon.CATransform3DRotate
@_exported import func Gnomon.CATransform3DScale
@_exported import func Gnomon.CATransform3DTranslate
@_exported import class Gnomon.CATransition
@_exported import class Gnomon.CAValueFunction
@_exported import struct Gnomon.CAValueFunctionName
import Glibc

/// The seconds since the system was started.
@_alwaysEmitIntoClient
public func CACurrentMediaTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}
