// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@testable import GnomonCharts

/// Axes' values, labels, builders and titles.
@MainActor @Suite struct AxisContentTests {
  private func plan(_ content: any AxisContent, _ numbers: [Double] = [0, 10]) -> AxisPlan {
    var settings = ChartSettings()
    settings.yAxis.content = content
    return Sample.data(
      ForEach(numbers, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }, settings
    ).yValues
  }

  /// The kinds of an entry's parts.
  private func kinds(_ entry: AxisPlan.Entry?) -> [String] {
    (entry?.parts ?? []).map { part in
      switch part.kind {
      case .gridLine: "line"
      case .tick(let length, _): "tick \(length)"
      case .label(.usual, _): "label"
      case .label(.words(let words), _): words
      case .label(.view, _): "view"
      }
    }
  }

  private func kinds(_ content: any AxisContent) -> [String] { kinds(plan(content).groups.first?.entries.first) }

  @Test("An axis has the values that it lists, each with its number among them")
  func listed() {
    var told: [String] = []
    func note(_ value: AxisValue) -> AxisGridLine {
      told.append("\(value.index) of \(value.count): \(value.as(Int.self) ?? -1)")
      return AxisGridLine()
    }
    let plan = plan(AxisMarks(preset: .automatic, position: .automatic, values: [0, 4, 6]) { note($0) })
    #expect(told == ["0 of 3: 0", "1 of 3: 4", "2 of 3: 6"])
    #expect(Sample.numbers(plan) == [0, 4, 6])
    #expect("\(AxisMarkPreset.automatic) \(AxisMarkPosition.automatic)" == "automatic automatic")
    #expect(plan.groups[0].preset == .automatic && plan.groups[0].position == .automatic)
  }

  @Test("Labels of listed values are in the format that is given, with the usual line")
  func formatted() {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)).locale(
      Locale(identifier: "en_US"))
    let stroke = StrokeStyle(lineWidth: 3)
    let plan = plan(AxisMarks(format: style, values: [2.0, 5], stroke: stroke))
    #expect(plan.groups[0].entries.map { kinds($0) } == [["line", "2.00"], ["line", "5.00"]])
    guard case .gridLine(let own) = plan.groups[0].entries[0].parts[0].kind else {
      Issue.record("no line")
      return
    }
    #expect(own == stroke)
  }

  @Test("The usual values are round, and widen the domain where that isn't refused")
  func automatic() {
    func domain(_ values: AxisMarkValues) -> [Double] {
      var settings = ChartSettings()
      settings.yAxis.content = AxisMarks(values: values)
      let data = Sample.data(
        ForEach([-7.0, 47], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }, settings)
      return [data.y.lower, data.y.upper] + Sample.numbers(data.yValues)
    }
    // Steps of 20 make four parts.
    #expect(domain(.automatic) == [-20, 60, -20, 0, 20, 40, 60])
    #expect(domain(.automatic(desiredCount: 6)) == [-10, 50, -10, 0, 10, 20, 30, 40, 50])
    #expect(domain(.automatic(roundLowerBound: false)).prefix(2) == [-7, 60])
    #expect(domain(.automatic(roundUpperBound: false)).prefix(2) == [-20, 47])
    #expect(
      "\(AxisMarkValues.automatic) \(AxisMarkValues.automatic(desiredCount: 6))"
        == "automatic automatic(desiredCount: 6)")
  }

  @Test("A label with words of any kind is drawn as a text of those words")
  func labels() {
    func drawn(@AxisMarkBuilder _ label: @escaping () -> some AxisMark) -> String {
      let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXScale(domain: 0...10)
        .chartXAxis { AxisMarks(values: [2], content: label) }
        .chartYAxis(.hidden)
      return "\(host(chart).displayList().commands)"
    }
    let title = "Written"
    let resource = LocalizedStringResource("Resource")
    let written = drawn { AxisValueLabel(anchor: .top) { Text(verbatim: "Written") } }
    let other = drawn { AxisValueLabel(anchor: .top) { Text(verbatim: "Resource") } }
    #expect(written != other)
    #expect(drawn { AxisValueLabel(title, anchor: .top) } == written)
    #expect(drawn { AxisValueLabel(resource, anchor: .top) } == other)
  }

  private func host<V: View>(_ view: V) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 400, height: 300)
    configuration.locale = Locale(identifier: "en_US")
    let host = ViewHost(view, configuration: configuration)
    for _ in 0..<4 { host.update() }
    return host
  }

  private func text(_ words: String, _ host: ViewHost) throws -> CGRect {
    try #require(host.semantics().root.all(.text).first { $0.label == words || $0.value == words }).frame
  }

  /// The frames of the labels at 0, 1, 2, 3 and 4 of 10: boxes of 60 points, 40 points from each other.
  private func collided(_ resolution: AxisValueLabelCollisionResolution) -> [Int: CGRect] {
    final class Frames { var all: [Int: CGRect] = [:] }
    let frames = Frames()
    let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
      .chartXScale(domain: 0...10)
      .chartXAxis {
        AxisMarks(values: [1, 2, 3, 4]) { value in
          AxisValueLabel(anchor: .top, collisionResolution: resolution) {
            Color.red.frame(minWidth: 10, idealWidth: 60, maxWidth: 60).frame(height: 10)
              .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
              } action: {
                frames.all[value.index] = $0
              }
          }
        }
      }
      .chartYAxis(.hidden)
    let host = host(chart)
    #expect(host.warnings.isEmpty)
    return frames.all
  }

  @Test("Labels that lie on each other are all there where that is said")
  func collisions() {
    let disabled = collided(.disabled)
    #expect((0..<4).map { disabled[$0]?.midX } == [40, 80, 120, 160])
    #expect((0..<4).allSatisfy { disabled[$0]?.width == 60 })
    #expect(
      "\(AxisValueLabelCollisionResolution.automatic) \(AxisValueLabelCollisionResolution.truncate)"
        == "automatic truncate")
    #expect("\(AxisValueLabelCollisionResolution.disabled)" == "disabled")
    #expect("\(AxisValueLabelOrientation.automatic) \(AxisValueLabelOrientation.horizontal)" == "automatic horizontal")
    #expect("\(AxisTick.Length.automatic) \(AxisTick.Length.label)" == "automatic label")
  }

  @Test("A label that stands upright takes its width from the plot's height")
  func orientation() {
    func height(_ orientation: AxisValueLabelOrientation) -> CGFloat? {
      final class Told { var height: CGFloat? }
      let told = Told()
      let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXScale(domain: 0...10)
        .chartXAxis {
          AxisMarks(values: [5]) { _ in
            AxisValueLabel(anchor: .top, orientation: orientation) { Color.red.frame(width: 60, height: 10) }
          }
        }
        .chartYAxis(.hidden)
        .chartPlotStyle { $0.onGeometryChange(for: CGFloat.self, of: \.size.height) { told.height = $0 } }
      _ = host(chart)
      return told.height
    }
    // 4 points lie between the labels and the plot.
    #expect(height(.horizontal) == 286 && height(.automatic) == 286)
    #expect(height(.vertical) == 236 && height(.verticalReversed) == 236)
  }

  @Test("A tick has the length that is said, and what is offset has its place")
  func ticks() {
    #expect(kinds(AxisMarks { _ in AxisTick(length: .automatic) }) == ["tick automatic"])
    #expect(kinds(AxisMarks { _ in AxisTick(length: .label) }) == ["tick label"])
    let moved = plan(
      AxisMarks { _ in AxisGridLine().offset(CGSize(width: 3, height: 4)).offset(x: 1, y: 2) })
    #expect(moved.groups[0].entries[0].parts.map(\.look.offset) == [CGSize(width: 4, height: 6)])
  }

  // MARK: Builders

  private func marks<C: AxisContent>(@AxisContentBuilder _ content: () -> C) -> [Double] {
    plan(content()).groups.flatMap { $0.entries.compactMap(\.datum.number) }
  }

  private func parts<M: AxisMark>(@AxisMarkBuilder _ content: @escaping () -> M) -> [String] {
    kinds(AxisMarks(values: [5], content: content))
  }

  @Test("The builder of axes takes conditions, and content of several types", arguments: [true, false])
  func axisBuilder(isFirst: Bool) {
    #expect(marks {}.isEmpty)
    let content = marks {
      AxisMarks(values: [1]).compositingLayer()
      if isFirst { AxisMarks(values: [2]) }
      if isFirst { AxisMarks(values: [3]) } else { AnyAxisContent(AxisMarks(values: [4])) }
      if #available(iOS 16, *) { AxisMarks(values: [5]) }
      AnyAxisContent(erasing: AxisMarks(values: [6]))
    }
    #expect(content == (isFirst ? [1, 2, 3, 5, 6] : [1, 4, 5, 6]))
  }

  @Test("What the builder of axes makes of each form has the form's values")
  func axisBuilderParts() {
    typealias Marks = AxisMarks<Never>
    typealias Choice = BuilderConditional<Marks, AnyAxisContent>
    func values<C: AxisContent>(_ content: C) -> [Double] {
      plan(content).groups.flatMap { $0.entries.compactMap(\.datum.number) }
    }
    let marks = AxisMarks(values: [3])
    let first: Choice = AxisContentBuilder.buildEither(first: marks)
    let second: Choice = AxisContentBuilder.buildEither(second: AnyAxisContent(AxisMarks(values: [4])))
    #expect(values(first) == [3] && values(second) == [4])
    let none: Marks? = nil
    #expect(values(AxisContentBuilder.buildIf(none)) == [] && values(AxisContentBuilder.buildIf(marks)) == [3])
    #expect(values(AxisContentBuilder.buildExpression(marks)) == [3])
    #expect(values(AxisContentBuilder.buildLimitedAvailability(marks)) == [3])
    #expect(values(AxisContentBuilder.buildBlock()) == [] && values(AxisContentBuilder.buildBlock(marks)) == [3])
    #expect(values(AxisContentBuilder.buildBlock(marks, first, second)) == [3, 3, 4])
    #expect(values(marks.compositingLayer()) == [3])
  }

  @Test("The builder of an axis's marks takes conditions, and marks of several types", arguments: [true, false])
  func markBuilder(isFirst: Bool) {
    #expect(parts {} == [])
    let content = parts {
      AxisGridLine()
      if isFirst { AxisTick(length: .label) }
      if isFirst { AxisGridLine() } else { AnyAxisMark(AxisTick()) }
      if #available(iOS 16, *) { AxisValueLabel() }
      AnyAxisMark(erasing: AxisTick(length: 3))
    }
    #expect(
      content == (isFirst ? ["line", "tick label", "line"] : ["line", "tick automatic"]) + ["label", "tick 3.0"])
  }

  @Test("What the builder of marks makes of each form has the form's parts")
  func markBuilderParts() {
    typealias Choice = BuilderConditional<AxisGridLine, AxisTick>
    func kinds<M: AxisMark>(_ mark: M) -> [String] { parts { mark } }
    let line = AxisGridLine()
    let first: Choice = AxisMarkBuilder.buildEither(first: line)
    let second: Choice = AxisMarkBuilder.buildEither(second: AxisTick())
    #expect(kinds(first) == ["line"] && kinds(second) == ["tick automatic"])
    let none: AxisGridLine? = nil
    #expect(kinds(AxisMarkBuilder.buildIf(none)) == [] && kinds(AxisMarkBuilder.buildIf(line)) == ["line"])
    #expect(kinds(AxisMarkBuilder.buildExpression(line)) == ["line"])
    #expect(kinds(AxisMarkBuilder.buildLimitedAvailability(line)) == ["line"])
    #expect(kinds(AxisMarkBuilder.buildBlock()) == [] && kinds(AxisMarkBuilder.buildBlock(line)) == ["line"])
    #expect(kinds(AxisMarkBuilder.buildBlock(line, first, second)) == ["line", "line", "tick automatic"])
  }

  // MARK: Titles

  @Test("Titles of axes with words of all kinds lie where they're said to")
  func titles() throws {
    let title = "Written"
    let resource = LocalizedStringResource("Resource")
    let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartXAxis(.hidden).chartYAxis(.hidden)
    let words = host(
      chart.chartXAxisLabel(title, position: .top).chartYAxisLabel(title + " y", position: .bottom))
    #expect(try text("Written", words).minY == 0)
    #expect(try text("Written y", words).maxY == 300)
    let resources = host(
      chart.chartXAxisLabel(resource, position: .bottom, alignment: .center)
        .chartYAxisLabel(LocalizedStringResource("Other"), position: .top, alignment: .leading))
    #expect(try text("Resource", resources).maxY == 300)
    #expect(try abs(text("Resource", resources).midX - 200) < 0.5)
    #expect(try text("Other", resources).origin == .zero)
    let view = host(chart.chartXAxisLabel(position: .top, alignment: .trailing) { Text("View") })
    #expect(try text("View", view).maxX == 400)
    #expect(try text("View", view).minY == 0)
  }
}
