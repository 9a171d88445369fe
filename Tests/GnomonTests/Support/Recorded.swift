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

/// A view whose size is known for each proposal.
struct RecordedLeaf: Layout, Sendable {
  let kind: Character
  let lengths: [CGFloat]

  init(_ word: Substring) {
    kind = word.first!
    lengths = word.dropFirst().split { "x-".contains($0) }.map { CGFloat(Double($0)!) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (width, height) = (proposal.width ?? 10, proposal.height ?? 10)
    func bound(_ length: CGFloat) -> CGFloat { min(max(length, lengths[0]), lengths[1]) }
    switch kind {
    // F30x10 is fixed, X takes what it's proposed, B0-40 that within bounds along both axes.
    case "F": return CGSize(width: lengths[0], height: lengths[1])
    case "X": return CGSize(width: width, height: height)
    case "B": return CGSize(width: bound(width), height: bound(height))
    // W20 takes the width and is 20 high, H20 the height and is 20 wide, C0-40x20 a width within bounds and is 20 high.
    case "W": return CGSize(width: width, height: lengths[0])
    case "H": return CGSize(width: lengths[0], height: height)
    case "C": return CGSize(width: bound(width), height: lengths[2])
    // T40x16 is a text 40 wide, that breaks into lines of 16.
    case "T":
      let width = max(1, min(lengths[0], proposal.width ?? lengths[0]))
      return CGSize(width: width, height: lengths[1] * (lengths[0] / width - 1e-9).rounded(.up))
    // M takes half of the width.
    default: return CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Proposes to one view, whatever is proposed here.
struct Proposing: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(self.proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: .zero, proposal: self.proposal)
  }
}
