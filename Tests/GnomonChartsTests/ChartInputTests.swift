// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonCharts
import Testing

private let names = ["A", "B", "C", "D"]

private struct Annotated: View {
  @State private var name: String?
  let told: (String) -> Void

  var body: some View {
    Chart(names, id: \.self) { name in
      BarMark(x: .value("Name", name), y: .value("Value", 5))
        .annotation(position: .overlay) {
          if name == "C" { Button("More") { told("more") } } else { Text(name) }
        }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartXSelection(value: $name)
    .onChange(of: name) { _, name in told(name ?? "nothing") }
    .frame(width: 400, height: 100)
  }
}

private struct Page: View {
  @State private var name: String?
  let axes: Axis.Set
  let told: (String) -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Chart(names, id: \.self) { name in
          BarMark(x: .value("Name", name), y: .value("Value", 5))
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartXSelection(value: $name)
        .chartScrollableAxes(axes)
        .chartXVisibleDomain(length: 2)
        .onChange(of: name) { _, name in told(name ?? "nothing") }
        .frame(width: 400, height: 100)
        Color.red.frame(height: 1000).accessibilityElement().accessibilityLabel("Below")
      }
    }
  }
}

/// Where touches of a chart go.
@MainActor @Suite struct ChartInputTests {
  private func host<V: View>(_ view: V, height: CGFloat = 100) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 400, height: height)
    configuration.animations = .clocked
    let host = ViewHost(view, configuration: configuration)
    host.update()
    return host
  }

  @Test("A button in an annotation is pressed; what stands beside it chooses")
  func annotations() {
    var told: [String] = []
    let host = host(Annotated { told.append($0) })
    host.tap(at: CGPoint(x: 250, y: 50))
    #expect(told == ["more"])
    told = []
    // The text of another annotation takes no touches away.
    host.touchDown(at: CGPoint(x: 150, y: 50))
    host.update()
    #expect(told == ["B"])
    // A pointer that has begun elsewhere goes on over the button.
    host.touchMove(to: CGPoint(x: 250, y: 50))
    host.update()
    #expect(told == ["B", "C"])
    _ = host.touchUp(at: CGPoint(x: 250, y: 50))
    host.update()
    #expect(told == ["B", "C", "nothing"])
  }

  private func place(_ host: ViewHost) -> CGFloat? {
    host.semantics().root.all(.element).first { $0.label == "Below" }?.frame.minY
  }

  @Test("On a page that scrolls down, a finger that goes down scrolls it, and chooses nothing")
  func pageScrolls() {
    var told: [String] = []
    let host = host(Page(axes: []) { told.append($0) }, height: 300)
    #expect(place(host) == 100)
    host.touchDown(at: CGPoint(x: 150, y: 90))
    for y in stride(from: 85.0, through: 30, by: -5) { host.touchMove(to: CGPoint(x: 150, y: y)) }
    host.update()
    #expect(place(host) == 40)
    _ = host.touchUp(at: CGPoint(x: 150, y: 30))
    host.update()
    #expect(told.isEmpty, "\(told)")
  }

  @Test("On a page that scrolls down, a finger that goes sideways chooses")
  func sideways() {
    var told: [String] = []
    let host = host(Page(axes: []) { told.append($0) }, height: 300)
    host.touchDown(at: CGPoint(x: 50, y: 50))
    host.update()
    #expect(told.isEmpty)
    host.touchMove(to: CGPoint(x: 65, y: 52))
    host.touchMove(to: CGPoint(x: 150, y: 90))
    host.update()
    #expect(told.last == "B" && place(host) == 100, "\(told)")
    _ = host.touchUp(at: CGPoint(x: 150, y: 90))
    host.update()
    #expect(told.last == "nothing")
  }

  @Test("A finger that has rested chooses, wherever it goes then; a short tap doesn't")
  func rests() {
    var told: [String] = []
    let host = host(Page(axes: .horizontal) { told.append($0) }, height: 300)
    host.tap(at: CGPoint(x: 150, y: 50))
    host.update()
    #expect(told.isEmpty)
    host.touchDown(at: CGPoint(x: 150, y: 50))
    host.advance(by: 0.2)
    // Two of four categories are seen.
    #expect(told == ["A"], "\(told)")
    host.touchMove(to: CGPoint(x: 250, y: 90))
    host.update()
    #expect(told == ["A", "B"] && place(host) == 100)
    _ = host.touchUp(at: CGPoint(x: 250, y: 90))
    host.update()
    #expect(told == ["A", "B", "nothing"])
  }

  @Test("A chart that scrolls itself is scrolled by a finger that goes sideways")
  func chartScrolls() {
    var told: [String] = []
    let host = host(Page(axes: .horizontal) { told.append($0) }, height: 300)
    func first() -> CGFloat? { host.semantics().root.all(.element).first { $0.label == "A" }?.frame.minX }
    let before = first() ?? 0
    host.touchDown(at: CGPoint(x: 350, y: 50))
    for x in stride(from: 345.0, through: 250, by: -5) { host.touchMove(to: CGPoint(x: x, y: 50)) }
    host.update()
    #expect(first() == before - 100, "\(before) \(String(describing: first()))")
    #expect(told.isEmpty)
  }
}
