// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ContainerBackgroundTests {
  // Documented: the background of the container around; the example is a page of a navigation stack.
  @Test("A page's background fills the page, its bars included, and lies behind what it shows")
  func navigation() {
    let host = makeHost(
      NavigationStack {
        Text(verbatim: "page").navigationTitle("Title").containerBackground(.red, for: .navigation)
      }, 200, 300
    ) { $0.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0) }
    host.update()
    #expect(isClose(host.frame("Rectangle"), CGRect(x: 0, y: 0, width: 200, height: 300)))
  }

  @Test("A background of a view is drawn by the container that it names, and by none elsewhere")
  func views() {
    let page = Text(verbatim: "page")
    let named = makeHost(
      NavigationStack {
        page.containerBackground(for: .navigation, alignment: .topLeading) { Color.red.frame(width: 10, height: 10) }
      }, 200, 300)
    named.update()
    named.expect(["Color": [0, 0, 10, 10]])
    let alone = makeHost(page.containerBackground(.red, for: .navigation), 200, 300)
    alone.update()
    #expect(alone.snapshot().root.first("Rectangle") == nil)
  }
}
