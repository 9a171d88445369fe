// SPDX-License-Identifier: Apache-2.0
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
    _ tree: String, _ summary: String, nodes: Int, side: CGFloat = 1_000,
    make: @escaping @MainActor @Sendable (CGSize) throws -> ViewHost
  ) -> Workload {
    Workload("\(tree)/first", "\(summary): first frame", nodes: nodes) {
      {
        let host = try make(CGSize(width: side, height: side))
        host.update()
        return host
      }
    }
  }

  /// The whole layout at a size that the host has never had, so that nothing is remembered of it.
  static func again(
    _ tree: String, _ summary: String, nodes: Int, side: CGFloat = 1_000,
    make: @escaping @MainActor @Sendable (CGSize) throws -> ViewHost
  ) -> Workload {
    Workload("\(tree)/again", "\(summary): laid out at a new size", nodes: nodes) {
      let host = try make(CGSize(width: side, height: side))
      host.update()
      var sizes = NewSizes(side: side)
      return {
        host.resize(to: sizes.next())
        return host
      }
    }
  }

  /// Two sizes that take turns, as when a window goes between two states: what was remembered helps.
  static func turns(
    _ tree: String, _ summary: String, nodes: Int, side: CGFloat = 1_000,
    make: @escaping @MainActor @Sendable (CGSize) throws -> ViewHost
  ) -> Workload {
    Workload("\(tree)/turns", "\(summary): between two sizes", nodes: nodes) {
      let sizes = [CGSize(width: side, height: side), CGSize(width: side * 0.9, height: side * 0.88)]
      let host = try make(sizes[0])
      host.update()
      var turn = 0
      return {
        turn = 1 - turn
        host.resize(to: sizes[turn])
        return host
      }
    }
  }
}

/// Sizes between 0.7 and 1 of a side, none twice.
struct NewSizes {
  let side: CGFloat
  private var count: CGFloat = 0

  init(side: CGFloat) { self.side = side }

  mutating func next() -> CGSize {
    count += 1
    // Multiples of an irrational number never meet.
    func part(_ ratio: CGFloat) -> CGFloat { (count * ratio).truncatingRemainder(dividingBy: 1) }
    return CGSize(width: side * (0.7 + 0.3 * part(0.618_034)), height: side * (0.7 + 0.3 * part(0.754_878)))
  }
}

/// A host whose texts have fixed metrics.
@MainActor
func makeHost(_ view: some View, size: CGSize) -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.size = size
  return ViewHost(view, configuration: configuration, textEngine: FixedMetricTextEngine(), imageLoader: NoPictures())
}
