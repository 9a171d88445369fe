import Foundation
import Synchronization

/// What `UIScreen` says of a screen.
package struct ScreenMeasures: Hashable, Sendable {
  /// In points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }
}

extension ViewHost.Configuration {
  private static let lastShown = Mutex(ViewHost.Configuration())

  /// That of the host which was made or updated last; the default one before there is any.
  package static var shown: ViewHost.Configuration { lastShown.withLock { $0 } }

  /// The screen that views in the host have around them.
  package var screenMeasures: ScreenMeasures { screen ?? ScreenMeasures(size: size, scale: effectiveScale) }

  /// Makes the configuration the one that ``shown`` gives.
  package func beginShowing() { Self.lastShown.withLock { $0 = self } }

  /// Runs what shows a host beside the one that is being shown, which is ``shown`` again afterwards. A body that is being evaluated
  /// depends on nothing that is read meanwhile.
  @MainActor
  package static func aside<Value>(_ body: () -> Value) -> Value {
    let (outer, evaluating) = (shown, Graph.current)
    Graph.current = nil
    defer {
      outer.beginShowing()
      Graph.current = evaluating
    }
    return SourceRecorder.record(body).0
  }
}
