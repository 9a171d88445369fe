// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonCharts
import Testing

private struct Bars: View {
  @State private var names = ["A", "B"]
  var isAnimated = true

  var body: some View {
    VStack(spacing: 0) {
      Chart(names, id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Value", 10)).cornerRadius(0).foregroundStyle(.black)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartXScale(domain: ["A", "B", "C"])
      .chartYScale(domain: 0...10)
      .frame(width: 300, height: 100)
      Button("Only A") { change(["A"]) }
      Button("A and C") { change(["A", "C"]) }
      Button("None") { change([]) }
      Button("All") { change(["A", "B", "C"]) }
    }
  }

  private func change(_ new: [String]) {
    if isAnimated { withAnimation(.linear(duration: 1)) { names = new } } else { names = new }
  }
}

private struct Lines: View {
  struct Point: Hashable {
    var series: String
    var x: Double
    var y: Double
  }

  @State private var hidden: Set<Point> = []
  @State private var count = 0
  let points: [Point]
  let going: [Point]

  var body: some View {
    VStack(spacing: 0) {
      Chart(points.filter { !hidden.contains($0) }, id: \.self) { point in
        LineMark(x: .value("x", point.x), y: .value("y", point.y), series: .value("Series", point.series))
          .foregroundStyle(.black)
          .accessibilityValue("\(count > 99 ? "many" : "few")")
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartXScale(domain: 0...10)
      .chartYScale(domain: 0...10)
      .frame(width: 100, height: 100)
      Button("Go") { withAnimation(.linear(duration: 1)) { hidden = Set(going) } }
      Button("Come") { withAnimation(.linear(duration: 1)) { hidden = [] } }
      Button("Again \(count)") { count += 1 }
    }
  }
}

private struct Sectors: View {
  @State private var values = ["A": 1.0, "B": 1.0]

  var body: some View {
    VStack(spacing: 0) {
      Chart(values.keys.sorted(), id: \.self) { name in
        SectorMark(angle: .value("Value", values[name] ?? 0)).foregroundStyle(.black)
      }
      .frame(width: 100, height: 100)
      Button("Go") { withAnimation(.linear(duration: 1)) { values["B"] = nil } }
    }
  }
}

/// Marks that come and go: what is drawn on the way, frame by frame.
@MainActor @Suite struct ChartMotionTests {
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

  /// What is filled black in the chart: by the place of its middle along x, in points, with how much is seen of it.
  private func fills(_ host: ViewHost) -> [Int: Double] {
    var found: [Int: Double] = [:]
    for command in host.displayList().commands {
      guard case .fill(let path, _, .color(let color)) = command, color.red == 0, color.opacity > 0,
        path.boundingRect.height > 50
      else { continue }
      found[Int(path.boundingRect.midX.rounded()), default: 0] += Double(color.opacity)
    }
    return found.mapValues { ($0 * 100).rounded() / 100 }
  }

  /// The corners of each line, with how much is seen of it.
  private func lines(_ host: ViewHost) -> [(points: [CGPoint], seen: Double)] {
    host.displayList().commands.compactMap { command in
      guard case .stroke(let path, _, .color(let color)) = command, color.red == 0, color.opacity > 0 else {
        return nil
      }
      var points: [CGPoint] = []
      path.forEach { element in
        switch element {
        case .move(let point), .line(let point):
          if points.last != point { points.append(point) }
        default: break
        }
      }
      return (points, (Double(color.opacity) * 100).rounded() / 100)
    }
  }

  @Test("A bar that goes fades where it was, and is gone at the end")
  func leaving() throws {
    let host = host(Bars())
    #expect(fills(host) == [50: 1, 150: 1])
    try press("Only A", host)
    host.advance(by: 0.25)
    #expect(fills(host) == [50: 1, 150: 0.75])
    // Those who don't see it are told of what comes, at once.
    #expect(host.semantics().root.all(.element).filter { $0.label == "B" }.isEmpty)
    host.advance(by: 0.5)
    #expect(fills(host) == [50: 1, 150: 0.25])
    host.advance(by: 0.5)
    #expect(fills(host) == [50: 1])
  }

  @Test("A bar that comes is seen more and more, while another goes")
  func coming() throws {
    let host = host(Bars())
    try press("A and C", host)
    host.advance(by: 0.25)
    #expect(fills(host) == [50: 1, 150: 0.75, 250: 0.25])
    host.advance(by: 1)
    #expect(fills(host) == [50: 1, 250: 1])
  }

  @Test("Without an animation nothing of what has gone is seen")
  func atOnce() throws {
    let host = host(Bars(isAnimated: false))
    try press("Only A", host)
    #expect(fills(host) == [50: 1])
  }

  @Test("A chart can empty itself, and fill again from nothing")
  func empty() throws {
    let host = host(Bars())
    try press("None", host)
    host.advance(by: 0.5)
    #expect(fills(host) == [50: 0.5, 150: 0.5])
    host.advance(by: 1)
    #expect(fills(host) == [:])
    try press("All", host)
    host.advance(by: 0.5)
    #expect(fills(host) == [50: 0.5, 150: 0.5, 250: 0.5])
    host.advance(by: 1)
    #expect(fills(host) == [50: 1, 150: 1, 250: 1])
  }

  @Test("A bar that comes back while it goes goes on from where it is; one that goes goes on through another change")
  func interrupted() throws {
    let host = host(Bars())
    try press("Only A", host)
    host.advance(by: 0.5)
    try press("All", host)
    // Half of the way is left of the first change, and the whole of the second: both are added, as of all animations.
    let before = fills(host)
    #expect(abs((before[150] ?? 0) - 0.5) < 0.06, "\(before)")
    host.advance(by: 1.1)
    #expect(fills(host) == [50: 1, 150: 1, 250: 1])
    try press("Only A", host)
    host.advance(by: 0.5)
    try press("A and C", host)
    #expect(abs((fills(host)[150] ?? 0) - 0.5) < 0.06, "\(fills(host))")
    host.advance(by: 0.25)
    #expect(abs((fills(host)[150] ?? 0) - 0.25) < 0.06, "\(fills(host))")
    host.advance(by: 1)
    #expect(fills(host) == [50: 1, 250: 1])
  }

  private typealias Point = Lines.Point

  @Test("A line that goes fades as one")
  func lineLeaves() throws {
    let first = (0...2).map { Point(series: "a", x: Double($0) * 5, y: 5) }
    let second = (0...2).map { Point(series: "b", x: Double($0) * 5, y: 10) }
    let host = host(Lines(points: first + second, going: second))
    try press("Go", host)
    host.advance(by: 0.25)
    #expect(lines(host).map(\.seen).sorted() == [0.75, 1])
    host.advance(by: 1)
    #expect(lines(host).map(\.seen) == [1])
    try press("Come", host)
    host.advance(by: 0.25)
    #expect(lines(host).map(\.seen).sorted() == [0.25, 1])
  }

  @Test("A point that goes from a line slides along it, so that the line has no leap")
  func pointLeaves() throws {
    let points = [
      Point(series: "a", x: 0, y: 0), Point(series: "a", x: 5, y: 10), Point(series: "a", x: 10, y: 0),
    ]
    let host = host(Lines(points: points, going: [points[1]]))
    #expect(lines(host).map(\.points) == [[CGPoint(x: 0, y: 100), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 100)]])
    try press("Go", host)
    host.advance(by: 0.5)
    // Half of the way to the middle of its neighbours.
    #expect(lines(host).map(\.points) == [[CGPoint(x: 0, y: 100), CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 100)]])
    #expect(lines(host).map(\.seen) == [1])
    host.advance(by: 1)
    #expect(lines(host).map(\.points) == [[CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100)]])
    try press("Come", host)
    host.advance(by: 0.25)
    #expect(lines(host).map(\.points) == [[CGPoint(x: 0, y: 100), CGPoint(x: 50, y: 75), CGPoint(x: 100, y: 100)]])
  }

  @Test("A line that is made anew of the same on its way goes on")
  func madeAnew() throws {
    let points = [
      Point(series: "a", x: 0, y: 0), Point(series: "a", x: 5, y: 10), Point(series: "a", x: 10, y: 0),
    ]
    let host = host(Lines(points: points, going: [points[1]]))
    try press("Go", host)
    host.advance(by: 0.2)
    try press("Again 0", host)
    host.advance(by: 0.25)
    // A press takes 0.05 s.
    let middle = try #require(lines(host).first?.points)
    #expect(middle.count == 3 && abs(middle[1].y - 50) < 6, "\(middle)")
  }

  @Test("A point at a line's end goes into its neighbour, and the first that comes doesn't hide the line")
  func endLeaves() throws {
    let points = [Point(series: "a", x: 0, y: 10), Point(series: "a", x: 5, y: 0), Point(series: "a", x: 10, y: 0)]
    let host = host(Lines(points: points, going: [points[0]]))
    try press("Go", host)
    host.advance(by: 0.5)
    #expect(lines(host).map(\.points) == [[CGPoint(x: 25, y: 50), CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 100)]])
    host.advance(by: 1)
    try press("Come", host)
    host.advance(by: 0.5)
    #expect(lines(host).map(\.points) == [[CGPoint(x: 25, y: 50), CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 100)]])
    #expect(lines(host).map(\.seen) == [1])
  }

  @Test("A sector that goes fades, while the others take its angle")
  func sectors() throws {
    let host = host(Sectors())
    try press("Go", host)
    host.advance(by: 0.5)
    let seen = host.displayList().commands.compactMap { command -> Double? in
      guard case .fill(_, _, .color(let color)) = command, color.red == 0, color.opacity > 0 else { return nil }
      return (Double(color.opacity) * 100).rounded() / 100
    }
    #expect(seen.sorted() == [0.5, 1])
  }
}
