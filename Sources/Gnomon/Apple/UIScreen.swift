// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The screen by UIKit's name, for sources that take lengths from it. It is the host that was made or updated last; for
/// a preview in a box of its own it is the device around that.
///
/// Reading it doesn't make a body depend on it: as with UIKit, a view isn't evaluated again when the size changes.
public final class UIScreen: NSObject, @unchecked Sendable {
  /// The screen that shows the views: there is one.
  public static let main = UIScreen()

  private override init() { super.init() }

  private var measures: ScreenMeasures { ViewHost.Configuration.shown.screenMeasures }

  /// The screen's rectangle from (0, 0), in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: measures.size) }

  /// The screen's coordinates, as it's held.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The screen's coordinates, as it's held upright: the same here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// The pixels per point.
  public var scale: CGFloat { measures.scale }

  /// The screen's rectangle from (0, 0), in pixels.
  public var nativeBounds: CGRect {
    let measures = measures
    return CGRect(
      x: 0, y: 0, width: measures.size.width * measures.scale, height: measures.size.height * measures.scale)
  }

  /// The pixels per point: as `scale`.
  public var nativeScale: CGFloat { scale }
  /// How many frames a second there are at most: 60.
  public var maximumFramesPerSecond: Int { 60 }
}

/// The screen by AppKit's name. It has the lengths of ``UIScreen``.
public final class NSScreen: Sendable {
  /// The screen that shows the views: there is one. Never nil.
  public static let main: NSScreen? = NSScreen()

  private init() {}

  /// The screen's rectangle from (0, 0), in points.
  public var frame: CGRect { UIScreen.main.bounds }

  /// The part of the frame that the device doesn't cover, in points. Its y grows upwards, as in AppKit: its origin is
  /// at the bottom. For a preview in a box of its own it is the whole frame.
  public var visibleFrame: CGRect {
    let configuration = ViewHost.Configuration.shown
    guard configuration.screen == nil else { return frame }
    let covered = configuration.safeArea
    return CGRect(
      x: covered.leading, y: covered.bottom, width: max(0, frame.width - covered.leading - covered.trailing),
      height: max(0, frame.height - covered.top - covered.bottom))
  }

  /// The pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
