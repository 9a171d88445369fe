// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct LabelTests {
  @Test("A label style gets title and icon")
  func labelStyle() {
    struct Vertical: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.icon
          configuration.title
        }
      }
    }
    let label = Label {
      Text("AB")
    } icon: {
      Rectangle().frame(width: 30, height: 30)
    }
    expectLayout(
      label.labelStyle(Vertical()), in: [100, 100], ["VStack": [35, 25, 30, 50], "Text": [40, 55, 20, 20]])
    expectLayout(label.labelStyle(.titleOnly), in: [100, 100], ["Text": [40, 40, 20, 20]])
    expectLayout(label.labelStyle(.iconOnly), in: [100, 100], ["Rectangle": [35, 35, 30, 30]])
  }

  @Test("Labels keep the room for icons and the distance that are said; as documented where both stand side by side")
  func labelLengths() {
    func label(_ icon: CGFloat) -> some View {
      Label(title: { Color.red.frame(width: 30, height: 10) }, icon: { Color.blue.frame(width: icon, height: 10) })
    }
    let host = makeHost(
      VStack(alignment: .leading) {
        label(10)
        label(60)
      }
      .labelIconToTitleSpacing(5).labelReservedIconWidth(40).frame(width: 300, alignment: .leading), 300, 300)
    host.update()
    #expect((0..<4).map { host.frame("Color[\($0)]").minX } == [15, 45, -10, 45])
    let alone = makeHost(label(10).labelStyle(.iconOnly).labelReservedIconWidth(40).fixedSize(), 300, 300)
    alone.update()
    #expect(alone.frame("Color[0]").width == 10)
    #expect(alone.frame("Color[0]").midX == 150)
  }

  @Test("An icon stands beside the first line of a title of several lines, as in pictures recorded on iOS")
  func firstLine() {
    let label = Label {
      VStack(alignment: .leading, spacing: 0) {
        Text("AB")
        Text("CD")
        Text("EF")
      }
    } icon: {
      Rectangle().frame(width: 6, height: 6)
    }
    // Three lines of 20 points: the middle of the first is 10 below the top.
    expectLayout(label, in: [100, 100], ["VStack": [47, 20, 20, 60], "Rectangle": [33, 27, 6, 6]])
    let numbered = Label {
      Text("AB CD").frame(width: 20)
    } icon: {
      Text("1")
    }
    expectLayout(numbered, in: [100, 100], ["Text[0]": [31, 30, 10, 20], "Text[1]": [49, 30, 20, 40]])
  }
}
