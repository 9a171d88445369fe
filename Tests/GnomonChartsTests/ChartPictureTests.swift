// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonCharts
import GnomonTrace
import Testing

private struct Sale: Identifiable {
  let name: String
  let amount: Double
  var id: String { name }
}

private let sales = [Sale(name: "A", amount: 7), Sale(name: "B", amount: 4), Sale(name: "C", amount: 2)]

private struct Bars: View {
  var body: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Name", sale.name), y: .value("Amount", sale.amount))
    }
    .frame(width: 300, height: 200)
  }
}

/// Charts as they're seen: on a screen, in pictures, and by those who see neither.
@MainActor @Suite struct ChartPictureTests {
  private func host<V: View>(_ view: V) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.locale = Locale(identifier: "en_US")
    let host = ViewHost(view, configuration: configuration)
    host.update()
    return host
  }

  @Test("Marks are elements with their place and their value")
  func elements() {
    let elements = host(Bars()).semantics().root.all(.element)
    #expect(elements.map(\.label) == ["A", "B", "C"])
    #expect(elements.map(\.value) == ["Amount: 7", "Amount: 4", "Amount: 2"])
    #expect(elements.allSatisfy { $0.frame.width > 20 && $0.frame.height > 20 })
  }

  @Test("Bars stay paths and labels stay text in vectors")
  func vectors() throws {
    let renderer = ImageRenderer(content: Bars())
    let svg = try renderer.svgString()
    for word in ["A", "B", "C", "0", "2", "4", "6", "8"] { #expect(svg.contains(">\(word)<"), "\(word)") }
  }

  @Test("An explanation says what the plot is made of, and why its domain ends where it does")
  func explained() {
    let host = host(Bars())
    let text = host.explanation().text()
    #expect(text.contains("labels behind the plot"), "\(text)")
    #expect(text.contains("widened to whole steps of 2"))
    #expect(text.contains("Draws 3 bars"))
  }
}
