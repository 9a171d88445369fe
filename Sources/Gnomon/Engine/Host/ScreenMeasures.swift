// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The measures of a screen, as `UIScreen` gives them.
package struct ScreenMeasures: Hashable, Sendable {
  /// The size in points.
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
  private static let lastServices = Mutex<HostServices?>(nil)

  /// The configuration of the host which was made or updated last; the default one before there is any.
  package static var shown: ViewHost.Configuration { lastShown.withLock { $0 } }

  /// The services for text and pictures of the host which was made or updated last; a body that is evaluated has its
  /// own host's. nil before there is any.
  package static var services: HostServices? {
    if let graph = Graph.current?.graph { return HostServices(graph) }
    return lastServices.withLock { $0 }
  }

  static func beginServing(_ graph: Graph) { lastServices.withLock { $0 = HostServices(graph) } }

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
    var record: SourceRecord?
    return SourceRecorder.record(into: &record, body)
  }
}

/// The services that a host brings beside its configuration.
package struct HostServices: Sendable {
  package let textEngine: any TextEngine
  package let imageLoader: any ImageLoader

  package init(textEngine: any TextEngine, imageLoader: any ImageLoader) {
    (self.textEngine, self.imageLoader) = (textEngine, imageLoader)
  }

  init(_ graph: Graph) { (textEngine, imageLoader) = (graph.textEngine, graph.imageLoader) }
}
