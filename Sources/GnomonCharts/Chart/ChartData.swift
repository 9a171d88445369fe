// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What a chart's content and the modifiers around it come to, before a size is known: marks put onto each other,
/// domains, and what values look like.
final class ChartData {
  let settings: ChartSettings
  let surroundings: ChartSurroundings
  let collector: _MarkCollector
  let marks: ContiguousArray<Mark>
  let x: PlotScale
  let y: PlotScale
  let xValues: AxisPlan
  let yValues: AxisPlan
  let looks: ChartLooks
  /// What people may not have meant.
  let notes: [LayoutNote]
  /// The sum of all sectors' values; 0 where there are none.
  let angleTotal: Double
  /// Where stacks of bars end.
  let outermost: StackEnds
  /// The marks that are drawn as one, in their order.
  let runs: [MarkRun]
  /// How many places `position(by:)` makes along each axis, and which they are.
  let xPlaces: PositionPlaces
  let yPlaces: PositionPlaces
  /// The places of all marks as one value. It's made when something moves, and kept.
  private(set) lazy var vector = MarksVector(self)

  var categories: Categories { collector.categories }
  /// True if bars grow along x from categories along y: those have their labels above them.
  var hasLyingBars: Bool { marks.contains { $0.kind == .bar && MarkRoom.axis(of: $0) == .vertical } }
  /// True if nothing has a place along the axes.
  var hasOnlySectors: Bool { angleTotal > 0 && !marks.contains { $0.kind != .sector } }

  init<Content: ChartContent>(_ content: Content, _ settings: ChartSettings, _ surroundings: ChartSurroundings) {
    let collector = _MarkCollector(calendar: surroundings.calendar)
    Content._collect(content, _MarkInputs(), into: collector)
    self.settings = settings
    self.surroundings = surroundings
    self.collector = collector
    var faults = MarkFaults(categories: collector.categories)
    faults.repeated(collector)
    var marks = collector.takeMarks()
    if !collector.functions.isEmpty { Self.addFunctions(to: &marks, collector, settings) }
    faults.removeUnplottable(&marks)
    let total = faults.sectors(&marks)
    MarkStacking.stack(&marks)
    MarkKinds.settle(&marks, settings, collector.categories, surroundings)
    collector.prepareMasks { masks in
      masks.removeAll { !$0.x.isFinite || !$0.y.isFinite }
      MarkStacking.stack(&masks)
      MarkKinds.settle(&masks, settings, collector.categories, surroundings)
    }
    let xRule = AxisRules(settings.xAxis), yRule = AxisRules(settings.yAxis)
    let x = DomainFinder(.x, marks, xRule, settings.xScale, collector.categories)
    let y = DomainFinder(.y, marks, yRule, settings.yScale, collector.categories)
    self.x = x.scale(surroundings.calendar)
    self.y = y.scale(surroundings.calendar)
    // An axis that nothing lies along isn't shown, where there are marks at all.
    xValues = AxisPlan(
      .x, marks.isEmpty || !x.isEmpty ? xRule : .none, self.x, marks, collector.categories, surroundings)
    yValues = AxisPlan(
      .y, marks.isEmpty || !y.isEmpty ? yRule : .none, self.y, marks, collector.categories, surroundings)
    looks = ChartLooks(marks, settings, collector)
    angleTotal = total
    faults.outside(marks, self.x, settings.xScale, .horizontal)
    faults.outside(marks, self.y, settings.yScale, .vertical)
    faults.crowded(looks)
    notes = faults.notes
    self.marks = marks
    outermost = StackEnds(marks)
    runs = MarkRun.runs(of: marks)
    (xPlaces, yPlaces) = (PositionPlaces(marks, .horizontal), PositionPlaces(marks, .vertical))
  }
}

extension ChartData {
  /// The marks of functions, over the x axis's domain where they've none of their own.
  private static func addFunctions(
    to marks: inout ContiguousArray<Mark>, _ collector: _MarkCollector, _ settings: ChartSettings
  ) {
    let finder = DomainFinder(.x, marks, AxisRules(settings.xAxis), settings.xScale, collector.categories)
    let scale = finder.scale(collector.calendar)
    let span = min(scale.lower, scale.upper)...max(scale.lower, scale.upper)
    // From the last on, so that the places of those before stay.
    for function in collector.functions.reversed() {
      marks.insert(contentsOf: function.marks(over: function.domain ?? span), at: min(function.index, marks.count))
    }
  }
}

/// What a chart takes from its environment to make words and dates.
struct ChartSurroundings: Equatable {
  var locale: Locale
  var calendar: Calendar
  var isRightToLeft: Bool
}
