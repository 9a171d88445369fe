// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonTesting

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count </script> \(count)") { count += 1 } }
}

@MainActor @Suite struct TraceTests {
  @Test("Each step has a page, and what users write can't end the script that holds it")
  func steps() throws {
    let trace = ScreenTrace()
    try ScreenTrace.$current.withValue(trace) {
      let screen = Screen(size: CGSize(width: 200, height: 100)) { Counter() }
      try screen.button().tap()
      screen.resize(to: CGSize(width: 100, height: 100))
    }
    let html = String(decoding: trace.html(title: "a <b>"), as: UTF8.self)
    #expect(html.contains("<title>a &lt;b></title>"))
    #expect(html.contains(#"["the first frame","tap button","resize to 100×100"]"#))
    #expect(html.components(separatedBy: "</script>").count == 4)
  }

  @Test("Of many steps the last are kept, and a screen without a trace costs none")
  func many() {
    let trace = ScreenTrace()
    ScreenTrace.$current.withValue(trace) {
      let screen = Screen(size: CGSize(width: 50, height: 50)) { Color.red }
      for width in 0..<60 { screen.resize(to: CGSize(width: 50 + width, height: 50)) }
    }
    let html = String(decoding: trace.html(title: "t"), as: UTF8.self)
    #expect(html.contains("The first 21 steps aren't kept.") && html.contains("resize to 109×50"))
    #expect(Screen { Color.red }.trace == nil)
  }
}
