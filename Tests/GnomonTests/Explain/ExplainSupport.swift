// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

/// A settled view, explained.
@MainActor
func explained<V: View>(
  _ view: V, _ width: CGFloat = 300, _ height: CGFloat = 200,
  configure: (inout ViewHost.Configuration) -> Void = { _ in }
) -> Explanation {
  let host = makeHost(view, width, height) {
    $0.isTraced = true
    configure(&$0)
  }
  host.update()
  return host.explanation()
}

extension Explanation {
  func node(_ name: String) throws -> LayoutRecord.Node {
    record.nodes[try #require(NodeQuery(name).matches(in: record).first, "no \(name) in\n\(text())")]
  }

  func decision(_ name: String, _ axis: Axis) throws -> (step: LayoutRecord.Node, sentence: String) {
    let decision = record.decision(for: try node(name).id, axis)
    return (record.nodes[decision.node], record.sentence(decision, axis))
  }
}
