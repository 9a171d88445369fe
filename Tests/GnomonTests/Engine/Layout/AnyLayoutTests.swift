// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct AnyLayoutTests {
  private struct Switching: View {
    @State var isVertical = false
    @State var count = 0
    let journal: Journal

    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Child(journal: journal)
        Color.red.frame(width: 10, height: 10).onTapGesture { isVertical.toggle() }
      }
    }
  }

  private struct Child: View {
    @State var width: CGFloat = 10
    let journal: Journal
    var body: some View {
      Color.blue.frame(width: width, height: 10).onAppear {
        journal.add("appear")
        width = 30
      }
    }
  }

  @Test func anyLayoutKeepsStateAcrossASwitch() {
    let journal = Journal()
    let host = makeHost(Switching(journal: journal), 100, 100)
    host.update()
    host.expect(["Color[0]": [30, 45, 30, 10], "Color[1]": [60, 45, 10, 10]])
    host.tap(at: CGPoint(x: 65, y: 50))
    host.expect(["Color[0]": [35, 40, 30, 10], "Color[1]": [45, 50, 10, 10]])
    #expect(journal.entries == ["appear"])
  }
}
