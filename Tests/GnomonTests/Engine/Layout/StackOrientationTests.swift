// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct StackOrientationTests {
  @Test("A spacer and a divider follow an AnyLayout that is another now")
  func orientation() {
    struct Turning: View {
      let remote: Remote<Bool>
      @State private var isRow = true
      var body: some View {
        let _ = remote.set = { isRow = $0 }
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          box(10, 10)
          Spacer()
          Divider()
        }
      }
    }
    let remote = Remote<Bool>()
    let host = makeHost(Turning(remote: remote), 100, 60)
    host.update()
    host.expect(["Spacer": [89, 0], "Divider": [99, 0, 1, 60]])
    remote.set(false)
    host.update()
    host.expect(["Spacer": [0, 49], "Divider": [0, 59, 100, 1]])
  }

  @Test("What a reader, an overlay or a scroll view shows doesn't go by the stack around it")
  func noOrientation() {
    expectLayout(
      HStack(spacing: 0) {
        GeometryReader { _ in Spacer() }
        Color.red.overlay { Divider() }
        ScrollView { Divider() }
      }, in: [300, 50],
      ["Spacer": [0, 0, 100, 50], "Divider[0]": [100, 24.5, 100, 1], "Divider[1]": [200, 0, 100, 1]])
  }
}
