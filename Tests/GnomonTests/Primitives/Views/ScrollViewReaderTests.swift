// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ScrollViewReaderTests {
  @Test("A proxy scrolls to a view by its id")
  func scrollTo() {
    struct Page: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { box(100, CGFloat(10 + $0 - $0)) }
              Color.green.frame(height: 10).id("end").onTapGesture {}
            }
          }
          .onAppear { proxy.scrollTo("end") }
        }
      }
    }
    let host = makeHost(Page(), 100, 100)
    host.update()
    #expect(host.snapshot().root.all("Color").last?.rendered == CGRect(x: 0, y: 90, width: 100, height: 10))
  }
}
