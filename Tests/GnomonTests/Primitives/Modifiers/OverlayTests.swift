// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct OverlayTests {
  nonisolated static let layers: [LayoutCase] = [
    LayoutCase(
      "fact 51: a background is proposed the view's size and adds nothing", [100, 100],
      ["background": [40, 45, 20, 10], "Ellipse": [40, 45, 20, 10]]
    ) { box(20, 10).background { Ellipse() } },
    LayoutCase(
      "fact 51: an overlay too, however large it is", [100, 100],
      ["overlay": [40, 45, 20, 10], "frame[1]": [35, 30, 30, 40]]
    ) { box(20, 10).overlay { box(30, 40) } },
    LayoutCase(
      "fact 52: several views of an overlay lie in a ZStack", [100, 100],
      // Its own alignment is the middle, as recorded on macOS 27.
      ["frame[1]": [54, 49, 4, 4], "frame[2]": [52, 47, 8, 8]]
    ) {
      box(20, 10).overlay(alignment: .bottomTrailing) {
        box(4, 4)
        box(8, 8)
      }
    },
  ]

  @Test("Overlays and backgrounds", arguments: layers) func layers(_ item: LayoutCase) { item.run() }

  @Test("Several views of an overlay are a ZStack in the middle, which the overlay's alignment places")
  func recorded() {
    expectRecorded([[0, 0, 60, 40], [17.5, 15, 15, 10], [15, 10, 20, 20]]) {
      leaf("F60x40").overlay {
        leaf("M")
        leaf("F20x20")
      }
    }
    expectRecorded([[0, 0, 60, 40], [2.5, 5, 15, 10], [0, 0, 20, 20]]) {
      leaf("F60x40").overlay(alignment: .topLeading) {
        leaf("M")
        leaf("F20x20")
      }
    }
  }

  @Test("a background style reaches into the safe area that it touches")
  func styleBackground() {
    expectLayout(
      Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red), in: [100, 100],
      ["Color": [0, 0, 100, 100], "frame": [0, 40, 100, 60]]
    ) { $0.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }
    expectLayout(
      VStack(spacing: 0) {
        Text("ab").background(.red); Spacer()
      }, in: [100, 100], ["Color": [40, 0, 20, 60]]
    ) { $0.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }
    expectLayout(
      VStack(spacing: 0) {
        Text("ab").background(Color.red, ignoresSafeAreaEdges: []); Spacer()
      }, in: [100, 100],
      ["Color": [40, 40, 20, 20]]
    ) { $0.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }
    expectLayout(
      Text("ab").background { Color.red }, in: [100, 100], ["Color": [40, 60, 20, 20]]
    ) { $0.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }
  }

  nonisolated static let places: [LayoutCase] = [
    LayoutCase("fact 51: in the middle unless told otherwise", [100, 100], ["frame[1]": [45, 45, 10, 10]]) {
      box(40, 20).overlay { box(10, 10) }
    },
    LayoutCase("fact 51: at an alignment", [100, 100], ["frame[1]": [60, 50, 10, 10]]) {
      box(40, 20).overlay(alignment: .bottomTrailing) { box(10, 10) }
    },
    LayoutCase(
      "facts 51, 73: the leading side is the right one where text begins there", [100, 100],
      ["frame[1]": [60, 40, 10, 10]], rightToLeft: true
    ) { box(40, 20).overlay(alignment: .topLeading) { box(10, 10) } },
    LayoutCase(
      "fact 51: a background at an alignment", [100, 100],
      ["frame[0]": [30, 50, 10, 10], "frame[1]": [30, 40, 40, 20]]
    ) { box(40, 20).background(alignment: .bottomLeading) { box(10, 10) } },
    LayoutCase(
      "fact 51: neighbours keep their places however large it is", [100, 100],
      ["HStack": [30, 45, 40, 10], "frame[0]": [30, 45, 20, 10], "frame[2]": [50, 45, 20, 10]]
    ) {
      HStack(spacing: 0) {
        box(20, 10).overlay { box(90, 90) }
        box(20, 10)
      }
    },
    LayoutCase(
      "fact 52: several views of a background lie in a ZStack", [100, 100],
      ["frame[0]": [54, 49, 4, 4], "frame[1]": [52, 47, 8, 8]]
    ) {
      box(20, 10).background(alignment: .bottomTrailing) {
        box(4, 4)
        box(8, 8)
      }
    },
    LayoutCase("facts 14, 51: without a view it adds nothing", [100, 100], ["overlay": [40, 45, 20, 10]]) {
      box(20, 10).overlay { EmptyView() }
    },
  ]

  @Test("Places of overlays and backgrounds", arguments: places) func places(_ item: LayoutCase) { item.run() }

  @Test("fact 51: a layer is proposed the view's final size, and nothing else")
  func proposals() {
    let (above, below) = (ProposalLog(), ProposalLog())
    makeHost(
      HStack(spacing: 0) {
        Color.red.overlay { Color.blue.probe(above) }.background { Color.green.probe(below) }
        box(20, 10)
      }, 100, 50
    ).update()
    for log in [above, below] {
      #expect(!log.asked.isEmpty && log.asked.allSatisfy { $0 == ProposedViewSize(width: 80, height: 50) })
    }
  }

  @Test("A background is painted before its view, an overlay after it")
  func order() {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10)
      .overlay { Color(red: 0, green: 0, blue: 1) }
      .background { Color(red: 0, green: 1, blue: 0) }
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(host.fills.map(\.description) == ["#00FF00FF", "#FF0000FF", "#0000FFFF"])
  }
}
