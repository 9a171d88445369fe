import Foundation
import Gnomon

/// Something to measure, by the name under which results are kept.
public struct Workload: Sendable {
  /// `tree/frames/what`, as in `bal_10k/first`.
  public let name: String
  /// What it is, in words.
  public let summary: String
  /// How many nodes the work is shared among; 0 where a time by the node says nothing.
  public let nodes: Int
  /// Makes ready what isn't measured, and gives what is. What one run returns is let go of outside of the measured time.
  public let prepare: @MainActor @Sendable () throws -> (@MainActor () throws -> AnyObject?)

  public init(
    _ name: String, _ summary: String, nodes: Int = 0,
    prepare: @escaping @MainActor @Sendable () throws -> (@MainActor () throws -> AnyObject?)
  ) {
    self.name = name
    self.summary = summary
    self.nodes = nodes
    self.prepare = prepare
  }
}

extension Workload {
  /// The first frame: a host is made, all is evaluated, negotiated and placed.
  static func first(
    _ tree: String, _ summary: String, nodes: Int, size: CGSize = Self.sizes[0],
    make: @escaping @MainActor @Sendable (CGSize) -> ViewHost
  ) -> Workload {
    Workload("\(tree)/first", "\(summary): first frame", nodes: nodes) {
      {
        let host = make(size)
        host.update()
        return host
      }
    }
  }

  /// The whole layout at another size than before, of two that take turns.
  static func again(
    _ tree: String, _ summary: String, nodes: Int, sizes: [CGSize] = Self.sizes,
    make: @escaping @MainActor @Sendable (CGSize) -> ViewHost
  ) -> Workload {
    Workload("\(tree)/again", "\(summary): laid out at another size", nodes: nodes) {
      let host = make(sizes[0])
      host.update()
      var turn = 0
      return {
        turn = 1 - turn
        host.resize(to: sizes[turn])
        return nil
      }
    }
  }

  public static let sizes = [CGSize(width: 1000, height: 800), CGSize(width: 900, height: 700)]
}

/// A host whose texts have fixed metrics.
@MainActor
func makeHost(_ view: some View, size: CGSize) -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.size = size
  return ViewHost(view, configuration: configuration, textEngine: FixedMetricTextEngine(), imageLoader: NoPictures())
}
