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
}
