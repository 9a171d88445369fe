// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonCharts
import GnomonTrace
import Testing

/// Counts how often it's drawn.
private struct CountedSymbol: ChartSymbolShape {
  nonisolated(unsafe) static var drawn = 0
  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  nonisolated func path(in rect: CGRect) -> Path {
    Self.drawn += 1
    return Path(rect)
  }
}

/// A number that counts how often it's asked for.
private struct CountedNumber: Plottable {
  nonisolated(unsafe) static var asked = 0
  var value: Double

  var primitivePlottable: Double {
    Self.asked += 1
    return value
  }

  init(_ value: Double) { self.value = value }
  init?(primitivePlottable: Double) { value = primitivePlottable }
}

private struct Counted: View {
  @State private var title = "A"
  @State private var numbers = [1.0, 2, 3]
  /// True if the chart's closure is another one each time.
  let captures: Bool

  var body: some View {
    VStack(spacing: 0) {
      Text(title)
      if captures {
        let title = title
        Chart(numbers, id: \.self) { number in
          PointMark(x: .value("x", CountedNumber(number)), y: .value("y", number))
            .symbol(CountedSymbol())
            .accessibilityHidden(title.isEmpty)
        }
        .frame(width: 200, height: 100)
      } else {
        Chart(numbers, id: \.self) { number in
          PointMark(x: .value("x", CountedNumber(number)), y: .value("y", number)).symbol(CountedSymbol())
        }
        .frame(width: 200, height: 100)
      }
      Button("Rename") { title += "A" }
      Button("Change") { numbers[1] = 2.5 }
    }
  }
}

private struct Repeated: View {
  struct Item: Identifiable {
    let id: Int
    let place: Int
    let value: Double
  }

  @State private var items = [
    Item(id: 1, place: 2, value: 2), Item(id: 1, place: 4, value: 4), Item(id: 2, place: 6, value: 6),
  ]
  var body: some View {
    VStack(spacing: 0) {
      Chart(items) { item in
        BarMark(x: .value("x", Double(item.place)), y: .value("y", item.value)).cornerRadius(0)
          .foregroundStyle(.black)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartXScale(domain: 0...10)
      .chartYScale(domain: 0...10)
      .frame(width: 200, height: 100)
      Button("Grow") {
        withAnimation(.linear(duration: 1)) { items = items.map { Item(id: $0.id, place: $0.place, value: 10) } }
      }
    }
  }
}

/// By what marks are found again, and what isn't done twice.
@MainActor @Suite(.serialized) struct ChartIdentityTests {
  private func host<V: View>(_ view: V) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.animations = .clocked
    let host = ViewHost(view, configuration: configuration)
    host.update()
    return host
  }

  private func press(_ name: String, _ host: ViewHost) throws {
    let button = try #require(host.semantics().root.all(.button).first { $0.label == name })
    host.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
  }

  @Test("A chart that is the same isn't asked for its marks again")
  func same() throws {
    let host = host(Counted(captures: false))
    _ = host.displayList()
    let (drawn, asked) = (CountedSymbol.drawn, CountedNumber.asked)
    try press("Rename", host)
    _ = host.displayList()
    #expect(CountedSymbol.drawn == drawn && CountedNumber.asked == asked)
    try press("Change", host)
    _ = host.displayList()
    #expect(CountedSymbol.drawn > drawn && CountedNumber.asked > asked)
  }

  @Test("A chart whose closure holds other values is asked, and drawn again only where its marks are others")
  func captured() throws {
    let host = host(Counted(captures: true))
    _ = host.displayList()
    let (drawn, asked) = (CountedSymbol.drawn, CountedNumber.asked)
    try press("Rename", host)
    _ = host.displayList()
    #expect(CountedNumber.asked == asked + 3 && CountedSymbol.drawn == drawn)
    try press("Change", host)
    _ = host.displayList()
    #expect(CountedSymbol.drawn == drawn + 3)
  }

  @Test("Marks of one id are told apart by their order, and the id is named once")
  func repeated() throws {
    let host = host(Repeated())
    let warnings = host.explanation().warnings.filter { $0.contains("[repeated-ids]") }
    #expect(
      warnings.count == 1 && warnings[0].contains("the id 1 occurs more than once in a chart's data"), "\(warnings)")
    try press("Grow", host)
    host.advance(by: 0.5)
    let heights = host.displayList().commands.compactMap { command -> CGFloat? in
      guard case .fill(let path, _, .color(let color)) = command, color.red == 0, path.boundingRect.width == 8 else {
        return nil
      }
      return path.boundingRect.height.rounded()
    }
    // Each of the three is halfway from its own place: 20, 40 and 60 of 100.
    #expect(heights == [60, 70, 80], "\(heights)")
  }
}
