// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonCharts
import GnomonTrace
import Testing

private let names = ["A", "B", "C", "D"]

private struct Selecting: View {
  @State private var name: String?
  @State private var range: ClosedRange<Double>?
  let told: (String) -> Void

  var body: some View {
    Chart(names, id: \.self) { name in
      BarMark(x: .value("Name", name), y: .value("Value", 10))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartXSelection(value: $name)
    .chartYSelection(range: $range)
    .onChange(of: name) { _, name in told(name ?? "nothing") }
    .onChange(of: range) { _, range in
      told(range.map { "\($0.lowerBound.rounded())…\($0.upperBound.rounded())" } ?? "no range")
    }
    .frame(width: 400, height: 100)
  }
}

private struct Sectors: View {
  @State private var angle: Double?
  let told: (Double?) -> Void

  var body: some View {
    Chart([1.0, 1, 2], id: \.self) { value in
      SectorMark(angle: .value("Value", value))
    }
    .chartAngleSelection(value: $angle)
    .onChange(of: angle) { _, angle in told(angle) }
    .frame(width: 100, height: 100)
  }
}

private struct Scrolling: View {
  @State private var first = "B"
  let told: (String) -> Void

  var body: some View {
    Chart(names, id: \.self) { name in
      BarMark(x: .value("Name", name), y: .value("Value", 10))
    }
    .chartYAxis(.hidden)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 2)
    .chartScrollPosition(x: $first)
    .onChange(of: first) { _, first in told(first) }
    .frame(width: 200, height: 100)
  }
}

private struct Growing: View {
  @State var value = 2.0

  var body: some View {
    VStack(spacing: 0) {
      Chart(["A"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Value", value))
          .cornerRadius(0)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: 0...10)
      .frame(width: 100, height: 100)
      Button("Grow") { withAnimation(.linear(duration: 1)) { value = 10 } }
    }
  }
}

/// What people do with charts, and what comes of it.
@MainActor @Suite struct ChartBehaviourTests {
  private func host<V: View>(_ view: V, _ change: (inout ViewHost.Configuration) -> Void = { _ in }) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.locale = Locale(identifier: "en_US")
    change(&configuration)
    let host = ViewHost(view, configuration: configuration)
    host.update()
    return host
  }

  @Test("A value is chosen where a finger is, and given back when it's gone")
  func selection() {
    var told: [String] = []
    let host = host(Selecting { told.append($0) }) { $0.size = CGSize(width: 400, height: 100) }
    host.touchDown(at: CGPoint(x: 150, y: 90))
    host.touchMove(to: CGPoint(x: 350, y: 50))
    #expect(told.contains("B") && told.last == "2.0…6.0" || told.contains("D"), "\(told)")
    _ = host.touchUp(at: CGPoint(x: 350, y: 50))
    #expect(told.contains("nothing"))
  }

  @Test("An angle is a place in the running sum of the sectors")
  func angles() {
    var told: [Double?] = []
    let host = host(Sectors { told.append($0) }) { $0.size = CGSize(width: 100, height: 100) }
    // Half a turn from the top: half of the sum of 4.
    host.touchDown(at: CGPoint(x: 50, y: 90))
    host.update()
    #expect(told.last == 2)
    _ = host.touchUp(at: CGPoint(x: 50, y: 90))
    host.update()
    #expect(told.last == .some(nil))
  }

  @Test("A chart that scrolls begins where its binding says")
  func scrolling() {
    var told: [String] = []
    let host = host(Scrolling { told.append($0) }) { $0.size = CGSize(width: 200, height: 100) }
    host.settleFrames()
    let marks = host.semantics().root.all(.element)
    let b = marks.first { $0.label == "B" }
    // Two of four categories are seen in 200 points, from the second on: its bar takes 0.7 of 100 points.
    #expect(
      b.map { abs($0.frame.minX - 15) < 1 && abs($0.frame.width - 70) < 1 } == true, "\(String(describing: b?.frame))")
    #expect(told.isEmpty, "\(told)")
  }

  @Test("A bar grows from its place to the next")
  func animation() throws {
    let host = host(Growing()) { $0.animations = .clocked }
    let button = try #require(host.semantics().root.all(.button).first)
    host.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    host.advance(by: 0.5)
    func top() -> CGFloat? {
      for command in host.displayList().commands {
        if case .fill(let path, _, _) = command, path.boundingRect.width == 70 { return path.boundingRect.height }
      }
      return nil
    }
    let middle = try #require(top())
    #expect(abs(middle - 60) < 1, "\(middle)")
    host.advance(by: 1)
    #expect(top() == 100)
  }

  @Test("What is probably not meant is told once, with its line")
  func findings() {
    struct Wrong: View {
      var body: some View {
        Chart(0..<40, id: \.self) { index in
          PointMark(x: .value("x", index), y: .value("y", index == 3 ? .nan : Double(index)))
            .foregroundStyle(by: .value("c", "c\(index % 14)"))
        }
        .chartYScale(domain: 0...20)
        .chartXAxis { AxisMarks(values: Array(0..<40)) { AxisValueLabel(collisionResolution: .greedy) } }
        .frame(width: 300, height: 200)
      }
    }
    let warnings = host(Wrong()).explanation().warnings
    for name in ["values-not-drawn", "values-outside-domain", "many-categories", "labels-dropped"] {
      #expect(warnings.count { $0.contains("[\(name)]") } == 1, "\(name): \(warnings)")
    }
    #expect(warnings.contains { $0.contains("the y of mark 4 of 40 is not a number") }, "\(warnings)")
    #expect(warnings.allSatisfy { $0.contains("ChartBehaviourTests.swift:") }, "\(warnings)")
  }

  @Test("An empty chart has axes, and says that it draws nothing")
  func empty() {
    struct Empty: View {
      var body: some View {
        Chart([Int](), id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
          .frame(width: 300, height: 200)
      }
    }
    #expect(host(Empty()).explanation().text().contains("Draws no marks"))
  }

  @Test("20,000 marks of 20,000 categories are drawn in time that grows with their number")
  func many() {
    struct Many: View {
      let count: Int
      var body: some View {
        Chart(0..<count, id: \.self) { index in
          BarMark(x: .value("x", "n\(index)"), y: .value("y", index % 100))
            .foregroundStyle(by: .value("c", "n\(index)"))
        }
        .chartLegend(.hidden)
        .chartXAxis(.hidden)
        .frame(width: 800, height: 300)
      }
    }
    let host = host(Many(count: 20_000))
    #expect(host.displayList().commands.count > 19_000)
    // One node draws all of them.
    #expect(host.counters.nodes < 200, "\(host.counters.nodes)")
  }
}

extension ViewHost {
  /// Frames until nothing changes.
  fileprivate func settleFrames() { for _ in 0..<4 { update() } }
}
