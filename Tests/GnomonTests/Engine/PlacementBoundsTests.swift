// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct PlacementBoundsTests {
  /// Keeps the bounds that it was placed in.
  private final class Seen {
    var bounds: [CGRect] = []
  }

  private struct Recorder: Layout {
    let seen: Seen

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 30, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      seen.bounds.append(bounds)
    }
  }

  @Test("The bounds that a layout places in begin at 0, wherever it lies, unlike SwiftUI's")
  func origin() {
    let seen = Seen()
    let host = makeHost(Recorder(seen: seen) { Color.red }.padding(25), 200, 200)
    host.update()
    #expect(host.frame("Recorder").origin == CGPoint(x: 85, y: 90))
    #expect(!seen.bounds.isEmpty)
    #expect(seen.bounds.allSatisfy { $0 == CGRect(x: 0, y: 0, width: 30, height: 20) })
  }
}
