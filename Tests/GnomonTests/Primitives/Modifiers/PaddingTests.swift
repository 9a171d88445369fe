// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct PaddingTests {
  nonisolated static let paddings: [LayoutCase] = [
    LayoutCase("fact 26: 16 at every edge", [100, 100], ["padding": [29, 29, 42, 42]]) { box(10, 10).padding() },
    LayoutCase("fact 27: one number at all edges", [100, 100], ["padding": [15, 15, 70, 70]]) {
      box(10, 10).padding(30)
    },
    LayoutCase("fact 27: all, 20", [100, 100], ["padding": [25, 25, 50, 50]]) { box(10, 10).padding(.all, 20) },
    LayoutCase("fact 27: horizontal, 15", [100, 100], ["padding": [30, 45, 40, 10]]) {
      box(10, 10).padding(.horizontal, 15)
    },
    LayoutCase("fact 27: vertical, 30", [100, 100], ["padding": [45, 15, 10, 70]]) {
      box(10, 10).padding(.vertical, 30)
    },
    LayoutCase(
      "fact 27: 20, 30, 10, 40: 70 wider and 30 higher", [100, 100],
      ["padding": [10, 30, 80, 40], "frame": [40, 50, 10, 10]]
    ) { box(10, 10).padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)) },
    LayoutCase("fact 28: it's taken off the proposal", [100, 50], ["Color": [16, 16, 68, 18]]) { Color.red.padding() },
    LayoutCase("fact 28: not below 0", [20, 20], ["padding": [-6, -6, 32, 32], "Color": [10, 10, 0, 0]]) {
      Color.red.padding()
    },
    LayoutCase("fact 28: nil stays nil", [100, 100], ["padding": [29, 29, 42, 42]]) { Color.red.padding().fixedSize() },
    LayoutCase(
      "fact 29: a background before padding is as large as the view", [100, 100],
      ["padding": [29, 29, 42, 42], "background": [45, 45, 10, 10], "Color[0]": [45, 45, 10, 10]]
    ) { box(10, 10).background(Color.blue).padding() },
    LayoutCase(
      "fact 29: after padding as large as both", [100, 100],
      ["background": [29, 29, 42, 42], "Color[0]": [29, 29, 42, 42]]
    ) { box(10, 10).padding().background(Color.blue) },
  ]

  @Test("Padding", arguments: paddings) func paddings(_ item: LayoutCase) { item.run() }

  @Test("Tight padding is of 8 points")
  func tightPadding() {
    expectLayout(
      Color.red.frame(width: 10, height: 20)._tightPadding(), in: [100, 100],
      ["padding": [37, 32, 26, 36], "Color": [45, 40, 10, 20]])
  }

  nonisolated static let edges: [LayoutCase] = [
    LayoutCase("fact 26: nil at some edges is 16 there", [100, 100], ["padding": [29, 45, 42, 10]]) {
      box(10, 10).padding(.horizontal)
    },
    LayoutCase(
      "fact 27: at one edge alone", [100, 100], ["padding": [45, 35, 10, 30], "frame": [45, 55, 10, 10]]
    ) { box(10, 10).padding(.top, 20) },
    LayoutCase(
      "facts 27, 73: the leading edge is the right one where text begins there", [100, 100],
      ["padding": [35, 45, 30, 10], "frame": [35, 45, 10, 10]], rightToLeft: true
    ) { box(10, 10).padding(.leading, 20) },
    LayoutCase(
      "fact 27: paddings of paddings add up", [100, 100],
      ["padding[0]": [35, 40, 30, 20], "padding[1]": [45, 40, 20, 20], "frame": [50, 45, 10, 10]]
    ) { box(10, 10).padding(5).padding(.leading, 10) },
    LayoutCase(
      "facts 27, 54: each view of a group has its own", [100, 100],
      ["VStack": [40, 30, 20, 40], "padding[0]": [40, 30, 20, 20], "padding[1]": [40, 50, 20, 20]]
    ) {
      VStack(spacing: 0) {
        Group {
          box(10, 10)
          box(10, 10)
        }
        .padding(5)
      }
    },
    LayoutCase(
      "fact 44: a text's baseline lies lower by what is above the text", [100, 100],
      ["padding": [30, 37, 20, 26], "Text[1]": [50, 43, 20, 20]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("ab").padding(.top, 6)
        Text("ef")
      }
    },
  ]

  @Test("Edges", arguments: edges) func edges(_ item: LayoutCase) { item.run() }

  @Test("fact 26: the usual padding is 16 on iOS and on macOS", arguments: [PlatformProfile.iOS26, .macOS26])
  func usual(profile: PlatformProfile) {
    expectLayout(box(10, 10).padding(), in: [100, 100], ["padding": [29, 29, 42, 42]]) { $0.profile = profile }
  }

  @Test(
    "fact 28: the view is proposed what is left, never less than 0; nil and ∞ stay what they are",
    arguments: [(100, 80), (15, 0), (nil, nil), (.infinity, .infinity)] as [(CGFloat?, CGFloat?)])
  func proposals(outer: CGFloat?, inner: CGFloat?) {
    let log = ProposalLog()
    let proposal = ProposedViewSize(width: outer, height: 50)
    makeHost(Proposing(proposal: proposal) { Color.red.probe(log).padding(10) }, 200, 200).update()
    #expect(log.asked.first == ProposedViewSize(width: inner, height: 30))
  }

  @Test("A length that isn't finite counts as 0 and is named", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func badLengths(length: CGFloat) {
    let host = expectLayout(
      box(10, 10).padding(EdgeInsets(top: length, leading: 0, bottom: 5, trailing: 0)), in: [100, 100],
      ["padding": [45, 42.5, 10, 15], "frame": [45, 42.5, 10, 10]], warnings: [.invalidGeometry])
    #expect(host.warnings.map(\.message) == ["the padding is \(length); what isn't finite counts as 0."])
  }

  @Test("Padding has the name that sources give it")
  func theNamedLayout() throws {
    #expect((Color.red.padding(.bottom) as Any) is ModifiedContent<Color, _PaddingLayout>)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let host = makeHost(
      Color.red.frame(width: 10, height: 10).modifier(_PaddingLayout(edges: [.leading, .bottom], insets: insets)), 100,
      100)
    host.update()
    #expect(host.snapshot().root.all("padding").first?.frame.size == CGSize(width: 12, height: 14))
  }
}
