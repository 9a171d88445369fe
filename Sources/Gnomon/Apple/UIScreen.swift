// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The screen as UIKit has it: for sources that take lengths from it. It's the host that was made or updated last, and for a
/// preview in a box of its own the device around that.
///
/// Reading it doesn't make a body depend on it: as with UIKit, a view isn't evaluated again when the size changes.
public final class UIScreen: Sendable {
  /// The screen. There is one.
  public static let main = UIScreen()

  private init() {}

  private var measures: ScreenMeasures { ViewHost.Configuration.shown.screenMeasures }

  /// From (0, 0), in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: measures.size) }

  /// Pixels per point.
  public var scale: CGFloat { measures.scale }

  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    let measures = measures
    return CGRect(
      x: 0, y: 0, width: measures.size.width * measures.scale, height: measures.size.height * measures.scale)
  }

  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
}

/// The screen as AppKit has it. See ``UIScreen``.
public final class NSScreen: Sendable {
  /// Never nil.
  public static let main: NSScreen? = NSScreen()

  private init() {}

  /// From (0, 0), in points.
  public var frame: CGRect { UIScreen.main.bounds }

  /// The frame without what the device covers.
  public var visibleFrame: CGRect {
    let configuration = ViewHost.Configuration.shown
    guard configuration.screen == nil else { return frame }
    let covered = configuration.safeArea
    return CGRect(
      x: covered.leading, y: covered.bottom, width: max(0, frame.width - covered.leading - covered.trailing),
      height: max(0, frame.height - covered.top - covered.bottom))
  }

  /// Pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
