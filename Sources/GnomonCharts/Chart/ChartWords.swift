// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// How a chart came by its domains, in sentences.
struct ChartWords {
  private let data: ChartData

  init(_ data: ChartData) { self.data = data }

  /// What is drawn: `12 bars`.
  var marks: [String] {
    var counts: [(Mark.Kind, Int)] = []
    for mark in data.marks {
      if let index = counts.firstIndex(where: { $0.0 == mark.kind }) {
        counts[index].1 += 1
      } else {
        counts.append((mark.kind, 1))
      }
    }
    let lines = data.runs.count { $0.kind == .line }
    var words = counts.map { kind, count in
      let name: String =
        switch kind {
        case .bar: "bar"
        case .line: "point"
        case .area: "place"
        case .point: "symbol"
        case .rule: "rule"
        case .rectangle: "rectangle"
        case .sector: "sector"
        }
      let all = "\(count) \(name)\(count == 1 ? "" : "s")"
      if kind == .line { return "\(all) of \(lines) line\(lines == 1 ? "" : "s")" }
      if kind == .area {
        let areas = data.runs.count { $0.kind == .area }
        return "\(all) of \(areas) area\(areas == 1 ? "" : "s")"
      }
      return all
    }
    if words.isEmpty { words = ["no marks"] }
    return ["Draws " + words.joined(separator: ", ")]
  }

  /// Why a domain ends where it does.
  func domain(isX: Bool) -> String? {
    let scale = isX ? data.x : data.y
    let setting = isX ? data.settings.xScale : data.settings.yScale
    let name = isX ? "x" : "y"
    if case .values = setting.domain { return "\(name): the domain is that of chart\(name.uppercased())Scale" }
    if scale.isCategory { return "\(name): \(scale.order.count) categories share the length" }
    guard case .number(let map) = scale.kind else { return "\(name): the domain goes from the first date to the last" }
    let plan = isX ? data.xValues : data.yValues
    let numbers = plan.groups.first?.entries.compactMap(\.datum.number) ?? []
    var words = "\(name): \(shortNumber(scale.lower))…\(shortNumber(scale.upper))"
    if map == .log { return words + ", widened to powers of ten" }
    if let step = Self.step(of: numbers, from: scale.lower, to: scale.upper) {
      words += ", widened to whole steps of \(shortNumber((step * 1e9).rounded() / 1e9))"
    }
    if min(scale.lower, scale.upper) == 0 || max(scale.lower, scale.upper) == 0 { words += ", with zero in it" }
    return words
  }

  /// The step of an axis' numbers; nil where they have none, as those of a list, or where the domain doesn't end with one.
  private static func step(of numbers: [Double], from lower: Double, to upper: Double) -> Double? {
    guard numbers.count > 1 else { return nil }
    let step = numbers[1] - numbers[0]
    let isEven = zip(numbers, numbers.dropFirst()).allSatisfy { abs($1 - $0 - step) <= abs(step) * 1e-6 }
    let ends = [(lower, numbers[0]), (upper, numbers[numbers.count - 1])]
    return step != 0 && isEven && ends.allSatisfy { abs($0 - $1) <= abs(step) * 1e-6 } ? step : nil
  }
}

/// Why a plot is as large as it is, and its labels are where they are.
struct PlaneExplanation: LayoutExplanation {
  let solution: PlaneSolution

  func answer(_ axis: Axis) -> String? { "it's all that titles and legend have left" }

  func offer(to index: Int, _ axis: Axis) -> String? {
    guard index == 0 else {
      return index <= solution.labels.count
        ? "a label is asked for its own size" : "an axis with a style gets the plot's length and what it needs across"
    }
    return axis == .horizontal ? "the width less the labels of the y axis" : "the height less the labels of the x axis"
  }

  func place(of index: Int, _ axis: Axis) -> String? {
    if index == 0 { return "" }
    guard solution.labels.indices.contains(index - 1) else {
      return solution.strips.isEmpty ? nil : "an axis with a style lies at the plot's edge"
    }
    let label = solution.labels[index - 1]
    if solution.shown.hidden.contains(index - 1) { return "left out: others have its room" }
    guard (label.kind == .x) == (axis == .horizontal) else {
      return "\(points(PlaneLayout.spacing)) from the plot"
    }
    return label.isCentered ? "in the middle of its room" : label.kind == .x ? "behind its line" : "on its line"
  }

  var arithmetic: [String] {
    let (size, plot) = (solution.size, solution.plot)
    var lines = [
      "Width: \(points(size.width))" + less(solution.rooms.leading, "labels before the plot")
        + less(solution.rooms.trailing, "labels behind the plot") + " = \(points(plot.width)) for the plot",
      "Height: \(points(size.height))" + less(solution.rooms.top, "labels above the plot")
        + less(solution.rooms.bottom, "labels below the plot") + " = \(points(plot.height)) for the plot",
    ]
    let words = ChartWords(solution.data)
    if !solution.data.hasOnlySectors { lines += [words.domain(isX: true), words.domain(isX: false)].compactMap { $0 } }
    return lines
  }

  private func less(_ length: CGFloat, _ what: String) -> String {
    length == 0 ? "" : " − \(points(length)) \(what)"
  }

  var notes: [LayoutNote] {
    let dropped = solution.dropped
    guard !dropped.isEmpty else { return [] }
    let names = dropped.prefix(3).map { "“\($0)”" }.joined(separator: ", ") + (dropped.count > 3 ? ", …" : "")
    return [
      LayoutNote(
        .labelsDropped,
        "\(dropped.count == 1 ? "a label of an axis is" : "\(dropped.count) labels of its axes are") left out: "
          + "\(names) \(dropped.count == 1 ? "has" : "have") no room.",
        hint: "Give the chart more room, or its axis fewer values with AxisMarks(values:).")
    ]
  }
}
