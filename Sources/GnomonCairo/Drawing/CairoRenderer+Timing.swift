// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension CairoRenderer {
  /// A PNG file with the times that it took to make it.
  public struct TimedPNG: Sendable {
    /// The file's bytes.
    public var data: Data
    /// The time from the display list to pixels.
    public var drawing: Duration
    /// The time from pixels to the file's bytes.
    public var encoding: Duration
  }

  /// A PNG file of a display list, with the times of drawing and of compressing it. The file is the one of
  /// ``png(_:scale:mode:)``.
  public func timedPNG(
    _ list: DisplayList, scale: CGFloat? = nil, mode: PNGEncoder.Mode = .small
  ) throws -> TimedPNG {
    let start = ContinuousClock.now
    let surface = try draw(list, scale: scale)
    let drawn = ContinuousClock.now
    let data = try PNGEncoder.encode(surface, mode: mode)
    return TimedPNG(data: data, drawing: start.duration(to: drawn), encoding: drawn.duration(to: .now))
  }
}
