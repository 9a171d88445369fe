// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonCharts
import Testing

/// What `chartXAxisStyle` and `chartYAxisStyle` put around an axis. Apple documents that the closure gets "the content of
/// the axis" as a view; that this is the labels with their ticks, and how long it is, is unverified.
@MainActor @Suite struct AxisStyleTests {
  /// The frames of views by their names, as they told them last.
  private final class Frames {
    var all: [String: CGRect] = [:]
    subscript(name: String) -> CGRect { all[name] ?? .null }
  }

  private func host<V: View>(
    _ view: V, direction: LayoutDirection = .leftToRight, updates: Int = 4
  ) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 400, height: 300)
    configuration.layoutDirection = direction
    let host = ViewHost(view, configuration: configuration)
    for _ in 0..<updates { host.update() }
    return host
  }

  /// A chart from 0 to 10 whose labels are boxes of 20 by 10 points, 4 points from the plot.
  private func chart(_ frames: Frames, x: AxisMarkPosition = .bottom, y: AxisMarkPosition = .trailing) -> some View {
    Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
      .chartXScale(domain: 0...10)
      .chartYScale(domain: 0...10)
      .chartXAxis {
        AxisMarks(position: x, values: [0, 5]) { value in
          AxisValueLabel(anchor: .top) { box("x\(value.index)", frames) }
        }
      }
      .chartYAxis {
        AxisMarks(position: y, values: [5]) { _ in AxisValueLabel { box("y", frames) } }
      }
      .chartPlotStyle { told("plot", frames, $0) }
  }

  private func box(_ name: String, _ frames: Frames) -> some View {
    told(name, frames, Color.red.frame(width: 20, height: 10))
  }

  private func told<V: View>(_ name: String, _ frames: Frames, _ view: V) -> some View {
    view.onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      frames.all[name] = $0
    }
  }

  @Test("A style that changes nothing leaves the plot and the labels where they are")
  func nothing() {
    let (plain, styled) = (Frames(), Frames())
    _ = host(chart(plain))
    _ = host(chart(styled).chartXAxisStyle { $0 }.chartYAxisStyle { $0 })
    #expect(plain["plot"] == CGRect(x: 0, y: 0, width: 376, height: 286))
    #expect(plain.all == styled.all)
  }

  @Test("The axis is as long as the plot, and as thick as its labels with their distance")
  func frame() {
    let frames = Frames()
    _ = host(
      chart(frames).chartXAxisStyle { axis in told("x", frames, axis) }.chartYAxisStyle { axis in
        told("y axis", frames, axis)
      })
    #expect(frames["x"] == CGRect(x: 0, y: 286, width: 376, height: 14))
    #expect(frames["y axis"] == CGRect(x: 376, y: 0, width: 24, height: 286))
    #expect(frames["x1"] == CGRect(x: 178, y: 290, width: 20, height: 10))
    #expect(frames["y"] == CGRect(x: 380, y: 138, width: 20, height: 10))
  }

  @Test("At the other sides, and from right to left, the axis lies at the plot, too")
  func otherSides() {
    let frames = Frames()
    let view = chart(frames, x: .top, y: .leading).chartXAxisStyle { axis in told("x", frames, axis) }
      .chartYAxisStyle { axis in told("y axis", frames, axis) }
    _ = host(view)
    #expect(frames["plot"] == CGRect(x: 24, y: 14, width: 376, height: 286))
    #expect(frames["x"] == CGRect(x: 24, y: 0, width: 376, height: 14))
    #expect(frames["y axis"] == CGRect(x: 0, y: 14, width: 24, height: 286))
    #expect(frames["x1"] == CGRect(x: 202, y: 0, width: 20, height: 10))
    #expect(frames["y"] == CGRect(x: 0, y: 152, width: 20, height: 10))
    _ = host(view, direction: .rightToLeft)
    #expect(frames["plot"] == CGRect(x: 0, y: 14, width: 376, height: 286))
    #expect(frames["y axis"] == CGRect(x: 376, y: 14, width: 24, height: 286))
    #expect(frames["y"] == CGRect(x: 380, y: 152, width: 20, height: 10))
    #expect(frames["x0"].midX == 376)
  }

  @Test("Padding, a frame and a stack around an axis take their room from the plot")
  func room() {
    let padded = Frames()
    _ = host(chart(padded).chartXAxisStyle { $0.padding(.top, 6) }.chartYAxisStyle { $0.padding(.leading, 10) })
    #expect(padded["plot"] == CGRect(x: 0, y: 0, width: 366, height: 280))
    #expect(padded["x1"] == CGRect(x: 173, y: 290, width: 20, height: 10))
    #expect(padded["y"] == CGRect(x: 380, y: 135, width: 20, height: 10))
    let framed = Frames()
    _ = host(
      chart(framed).chartXAxisStyle { $0.frame(height: 40, alignment: .top) }.chartYAxisStyle { axis in
        HStack(spacing: 0) {
          axis
          Color.blue.frame(width: 6)
        }
      })
    #expect(framed["plot"] == CGRect(x: 0, y: 0, width: 370, height: 260))
    #expect(framed["x1"] == CGRect(x: 175, y: 264, width: 20, height: 10))
    #expect(framed["y"].minX == 374)
  }

  @Test("An axis that gets less of its length lays its values out in that")
  func shorter() {
    let frames = Frames()
    _ = host(chart(frames).chartXAxisStyle { $0.padding(.leading, 100) })
    #expect(frames["plot"].width == 376)
    #expect(frames["x0"].midX == 100)
    #expect(frames["x1"].midX == 238)
  }

  @Test("An axis whose style shows nothing takes no room; of several views each lies at the plot")
  func views() {
    let none = Frames()
    _ = host(chart(none).chartXAxisStyle { _ in EmptyView() })
    #expect(none["plot"].height == 300)
    let two = Frames()
    _ = host(
      chart(two).chartXAxisStyle { axis in
        axis
        told("bar", two, Color.blue.frame(height: 30))
      })
    #expect(two["plot"].height == 270)
    #expect(two["bar"] == CGRect(x: 0, y: 270, width: 376, height: 30))
  }

  @Test("Fonts, colours and opacity of a style are those of the labels and ticks that say none themselves")
  func look() {
    func texts(_ style: @escaping (ChartAxisContent) -> some View) -> String {
      let view = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXScale(domain: 0...10)
        .chartXAxis {
          AxisMarks(values: [5]) {
            AxisTick(length: 3)
            AxisValueLabel(anchor: .top) { Text("own") }.font(.system(size: 33))
            AxisValueLabel(anchor: .bottom) { Text("styled") }
          }
        }
        .chartYAxis(.hidden)
        .chartXAxisStyle(content: style)
      return "\(host(view).displayList().commands)"
    }
    let plain = texts { $0 }
    #expect(!plain.contains("44.0"))
    let large = texts { $0.font(.system(size: 44)) }
    #expect(large != plain)
    #expect(texts { $0.foregroundStyle(.green) } != plain)
    #expect(texts { $0.opacity(0.5) } != plain)
  }

  @Test("Ticks lie in the axis with its labels, lines in the plot")
  func ticks() {
    var lines: [CGRect] = []
    func find(_ axis: some View) {
      lines = host(axis).displayList().lines
    }
    let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
      .chartXScale(domain: 0...10)
      .chartXAxis {
        AxisMarks(values: [5]) {
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1))
          AxisTick(length: 6, stroke: StrokeStyle(lineWidth: 1))
          AxisValueLabel { Color.red.frame(width: 20, height: 10) }
        }
      }
      .chartYAxis(.hidden)
    find(chart)
    let plain = Set(lines.map { "\($0)" })
    #expect(plain == ["(200.0, 0.0, 0.0, 286.0)", "(200.0, 286.0, 0.0, 6.0)"])
    find(chart.chartXAxisStyle { $0 })
    #expect(Set(lines.map { "\($0)" }) == plain)
    find(chart.chartXAxisStyle { $0.padding(.top, 10) })
    #expect(Set(lines.map { "\($0)" }) == ["(200.0, 0.0, 0.0, 276.0)", "(200.0, 286.0, 0.0, 6.0)"])
    find(chart.chartXAxisStyle { $0.hidden() })
    #expect(lines.count == 1)
  }

  private struct Counted: View {
    @State private var title = "A"
    @State private var last = 2

    var body: some View {
      let title = title
      VStack(spacing: 0) {
        Chart([1, last], id: \.self) { number in
          PointMark(x: .value("x", number), y: .value("y", number)).accessibilityHidden(title.isEmpty)
        }
        .frame(width: 200, height: 100)
        Button("Rename") { self.title += "A" }
        Button("Extend") { last = 20 }
      }
    }
  }

  /// A style that counts how often something is painted with it.
  private struct CountedStyle: ShapeStyle {
    nonisolated(unsafe) static var count = 0

    nonisolated func resolve(in environment: EnvironmentValues) -> Color {
      Self.count += 1
      return .red
    }
  }

  @Test("Lines are drawn again when an axis has changed, not with each body of the chart")
  func retained() throws {
    let host = host(
      Counted().chartYAxis { AxisMarks(values: [1]) { AxisGridLine().foregroundStyle(CountedStyle()) } })
    func press(_ name: String) throws {
      let button = try #require(host.semantics().root.all(.button).first { $0.label == name })
      host.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
      host.update()
      _ = host.displayList()
    }
    _ = host.displayList()
    let first = CountedStyle.count
    #expect(first > 0)
    try press("Rename")
    #expect(CountedStyle.count == first)
    try press("Extend")
    #expect(CountedStyle.count > first)
  }

  @Test("Values whose label shows nothing leave the others at their places; several views are one label")
  func conditionalLabels() {
    let frames = Frames()
    let view = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
      .chartXScale(domain: 0...10)
      .chartXAxis {
        AxisMarks(values: [0, 5]) { value in
          AxisValueLabel(anchor: .top) { if value.index == 1 { box("x", frames) } }
        }
      }
      .chartYAxis {
        AxisMarks(values: [0, 10]) { value in
          AxisValueLabel {
            box("first\(value.index)", frames)
            box("second\(value.index)", frames)
          }
        }
      }
      .chartPlotStyle { told("plot", frames, $0) }
    for styled in [false, true] {
      frames.all = [:]
      _ = styled ? host(AnyView(view.chartXAxisStyle { $0 }.chartYAxisStyle { $0 })) : host(AnyView(view))
      #expect(frames["plot"] == CGRect(x: 0, y: 0, width: 376, height: 286))
      #expect(frames["x"].midX == 188)
      #expect(frames["first0"] == CGRect(x: 380, y: 276, width: 20, height: 10))
      #expect(frames["second1"].minY == 0)
    }
  }

  @Test("Labels over lying bars have their room where the axis has a style")
  func inside() {
    func plot(_ change: (AnyView) -> AnyView) -> CGFloat {
      let view = Chart(["A", "B"], id: \.self) { BarMark(x: .value("x", 5), y: .value("Name", $0)) }
        .chartXAxis(.hidden)
      let host = host(change(AnyView(view)))
      return host.semantics().root.all(.element).first { $0.label?.contains("A") == true }?.frame.minY ?? -1
    }
    let plain = plot { $0 }
    #expect(plain > 10)
    #expect(plot { AnyView($0.chartYAxisStyle { $0.opacity(0.5) }) } == plain)
  }

  @Test("The axis of a plot that scrolls has its room once, and keeps it while the axis is scrolled")
  func scrolled() {
    let frames = Frames()
    _ = host(
      chart(frames).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
        .chartXAxisStyle { axis in told("x", frames, axis.padding(.top, 6)) }
        .chartYAxisStyle { axis in told("y axis", frames, axis) })
    #expect(frames["plot"].size == CGSize(width: 752, height: 280))
    #expect(frames["y axis"] == CGRect(x: 376, y: 0, width: 24, height: 280))
  }

  @Test(
    "Sizes that are no lengths leave a plot", arguments: [CGFloat.infinity, .nan, -50, 1e30])
  func hostile(length: CGFloat) {
    let frames = Frames()
    _ = host(
      chart(frames).chartXAxisStyle { $0.frame(height: length) }.chartYAxisStyle { $0.padding(length) })
    let plot = frames["plot"]
    #expect(plot.isNull || plot.width.isFinite && plot.height.isFinite && plot.width >= 0 && plot.height >= 0)
  }
}

extension DisplayList {
  /// The bounds of strokes, in the whole's coordinates.
  fileprivate var lines: [CGRect] {
    var (transform, stack, all) = (CGAffineTransform.identity, [CGAffineTransform](), [CGRect]())
    for command in commands {
      switch command {
      case .save: stack.append(transform)
      case .restore: transform = stack.popLast() ?? .identity
      case .concatenate(let own): transform = own.concatenating(transform)
      case .stroke(let path, _, _): all.append(path.boundingRect.applying(transform))
      default: break
      }
    }
    return all
  }
}
