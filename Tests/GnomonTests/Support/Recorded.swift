// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor func leaf(_ word: Substring) -> some View { RecordedLeaf(word) {} }

/// Proposes to a view and compares the frames of its leaves and spacers, in the order of the tree, with recorded ones.
@MainActor
func expectRecorded<V: View>(
  _ expected: [[CGFloat]], width: CGFloat? = nil, height: CGFloat? = nil, on profile: PlatformProfile = .macOS26,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> V
) {
  let host = makeHost(
    Proposing(proposal: ProposedViewSize(width: width, height: height)) { content() }, 1000, 1000
  ) { $0.profile = profile }
  host.update()
  let root = host.snapshot().root
  var found: [[CGFloat]] = []
  func visit(_ node: LayoutSnapshot.Node) {
    if node.view == "RecordedLeaf" || node.view == "Spacer" {
      let frame = node.frame.offsetBy(dx: -root.frame.minX, dy: -root.frame.minY)
      found.append([frame.minX, frame.minY, frame.width, frame.height])
    }
    node.children.forEach(visit)
  }
  visit(root)
  #expect(found == expected, sourceLocation: sourceLocation)
}
