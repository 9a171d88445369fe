// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct InspectorTests {
  private func host<V: View>(_ view: V, width: CGFloat = 800) -> ViewHost {
    let host = makeHost(view, width, 800)
    host.update()
    return host
  }

  @Test("An inspector is a column where there's room, else a sheet; its width can be said")
  func inspector() {
    struct Inspected: View {
      @State var isShown = true
      var body: some View {
        Button("toggle") { isShown.toggle() }
          .frame(maxWidth: .infinity)
          .inspector(isPresented: $isShown) { Text("details").inspectorColumnWidth(200) }
      }
    }
    let wide = host(Inspected())
    #expect(wide.texts == ["toggle", "details"])
    #expect(wide.frame("Text[1]").midX == 700)
    wide.tap(at: CGPoint(x: wide.frame("Text").midX, y: wide.frame("Text").midY))
    #expect(wide.texts == ["toggle"])
    #expect(wide.frame("Text").midX == 400)
    let narrow = host(Inspected(), width: 390)
    #expect(narrow.snapshot().allNodes.contains { $0.view == "sheet" })
    #expect(narrow.texts == ["toggle", "details"])
  }
}
