// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct NavigationTransitionTests {
  @Test("Transitions of navigation compile and leave the layout alone")
  func transitions() {
    struct Page: View {
      @Namespace private var space
      var body: some View {
        NavigationStack {
          Text("source")
            .matchedTransitionSource(id: 1, in: space) {
              $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 4))
            }
            .navigationTransition(.zoom(sourceID: 1, in: space))
            .toolbar { ToolbarItem { Text("item") }.matchedTransitionSource(id: 2, in: space) }
        }
      }
    }
    let host = makeHost(Page(), 300, 400)
    host.update()
    #expect(Set(host.texts) == ["source", "item"])
  }
}
