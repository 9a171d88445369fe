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
}
