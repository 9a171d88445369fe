// SPDX-License-Identifier: Apache-2.0
// What is read of films and sounds when it's asked for: nothing is, it throws. And the names that forms of pixels have.
import Gnomon

/// A property of something that is played, of no particular kind.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  fileprivate init() {}
}
/// A property of something that is played.
open class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  fileprivate override init() { super.init() }
}
extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long it is.
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  /// Its pictures and sounds.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
}
/// What has properties that are read when they're asked for. None can be read.
public protocol AVAsynchronousKeyValueLoading {}
extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAsynchronousKeyValueLoading {
  /// Reads a property. It throws.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    _FrameworkLack.say("AVFoundation reads no films and no sounds.")
    throw AVError(.fileFormatNotRecognized)
  }
  /// Reads two properties. It throws.
  public func load<First, Second>(
    _ propertyA: AVAsyncProperty<Self, First>, _ propertyB: AVAsyncProperty<Self, Second>
  ) async throws -> (First, Second) {
    _FrameworkLack.say("AVFoundation reads no films and no sounds.")
    throw AVError(.fileFormatNotRecognized)
  }
}

/// The key of the form of pixels.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The key of the width in pixels.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// The key of the height in pixels.
public let kCVPixelBufferHeightKey: CFString = "Height"
/// Blue, green, red and opacity, a byte each.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Opacity, red, green and blue, a byte each.
public let kCVPixelFormatType_32ARGB: UInt32 = 32
/// Light and two colours apart, of a part of the numbers.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
/// Light and two colours apart, of all numbers.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
