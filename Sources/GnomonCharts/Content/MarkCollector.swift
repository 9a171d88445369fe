// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The marks of a chart while they're collected.
public final class _MarkCollector {
  /// Marks that are drawn as one, and what is done with the picture of them.
  struct Group {
    var parent: Int?
    var effect: GroupEffect
  }

  enum GroupEffect {
    case blur(CGFloat)
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    case clip(AnyShape, FillStyle)
    /// Other marks, whose picture says what is kept.
    case mask([Mark])
    case opacity(Double)
    case layer
  }

  private(set) var marks: ContiguousArray<Mark> = []
  private(set) var groups: [Group] = []
  private(set) var symbolViews: [AnyView] = []
  private(set) var functions: [FunctionPlot] = []
  private var groupsByPlace: [GroupKey: Int] = [:]

  private struct GroupKey: Hashable {
    let place: Int
    let parent: Int?
  }
  let categories = Categories()
  let calendar: Calendar
  /// The words for what is plotted along the axes and by colour, symbol and so on: those of the first mark that has some.
  var labels: [LabelledChannel: PlotLabel] = [:]
  private var lastUnit: (component: Calendar.Component, calendar: Calendar, interval: DateInterval)?

  /// The first id that several elements have, in words, and how many elements have one of another.
  private(set) var repeated: (id: String, count: Int)?

  init(calendar: Calendar) { self.calendar = calendar }

  /// - Parameter id: an id that another element has, too.
  func noteRepeated(_ id: @autoclosure () -> String) {
    repeated = repeated.map { ($0.id, $0.count + 1) } ?? (String(id().prefix(40)), 1)
  }

  func add(_ mark: Mark) { marks.append(mark) }

  /// Makes room for the marks of so many elements.
  func reserve(_ count: Int) {
    if count > marks.capacity - marks.count, marks.isEmpty { marks.reserveCapacity(min(count, 1_000_000)) }
  }

  /// The marks, which the collector has no more.
  func takeMarks() -> ContiguousArray<Mark> {
    defer { marks = [] }
    return marks
  }

  func addFunction(_ function: FunctionPlot) {
    functions.append(function)
    functions[functions.count - 1].index = marks.count
  }

  /// The group of an effect at a place of the content: marks of all elements of a collection are drawn as one.
  func group(at place: Int, in parent: Int?, _ effect: () -> GroupEffect) -> Int {
    let key = GroupKey(place: place, parent: parent)
    if let known = groupsByPlace[key] { return known }
    let index = groups.count
    groupsByPlace[key] = index
    groups.append(Group(parent: parent, effect: .layer))
    groups[index].effect = effect()
    return index
  }

  /// Has marks that say what is kept of others go through what all marks do.
  func prepareMasks(_ prepare: (inout ContiguousArray<Mark>) -> Void) {
    for index in groups.indices {
      guard case .mask(let marks) = groups[index].effect else { continue }
      var all = ContiguousArray(marks)
      prepare(&all)
      groups[index].effect = .mask(Array(all))
    }
  }

  func symbol(_ view: AnyView) -> Int {
    symbolViews.append(view)
    return symbolViews.count - 1
  }

  /// Marks that are collected apart, with the same categories.
  func apart(_ collect: () -> Void) -> [Mark] {
    let outer = (marks, functions)
    marks = []
    collect()
    defer { (marks, functions) = outer }
    return Array(marks)
  }

  /// Adds a mark as it was given.
  func add(_ given: GivenMark, _ inputs: _MarkInputs) {
    let isSector = given.kind == .sector
    var mark = Mark(given.kind, x: place(given.x, isSector ? .angle : .x), y: place(given.y, .y), inputs)
    (mark.width, mark.height, mark.stacking) = (given.width, given.height, given.stacking)
    mark.angularInset = given.angularInset
    if let series = given.series { mark.series = datum(series, for: .series) }
    marks.append(mark)
  }

  func datum(_ value: GivenValue, for channel: LabelledChannel) -> Datum {
    note(value.label, channel)
    let isKey = channel != .x && channel != .y && channel != .angle
    switch value.content {
    case .one(let value), .two(let value, _), .unit(let value, _, _): return value.datum(categories, isKey: isKey)
    }
  }

  private func place(_ given: GivenPlace, _ channel: LabelledChannel) -> Channel {
    switch given {
    case .full: return .full
    case .fixed(let place): return .fixed(place)
    case .fixedRange(let start, let end): return .fixedRange(start, end)
    case .range(let start, let end):
      return .range(datum(start, for: channel), datum(end, for: channel), isUnit: false)
    case .value(let value):
      note(value.label, channel)
      switch value.content {
      case .one(let scalar): return .value(scalar.datum(categories))
      case .two(let lower, let upper): return .range(lower.datum(categories), upper.datum(categories), isUnit: true)
      case .unit(let scalar, let component, let calendar):
        let datum = scalar.datum(categories)
        guard case .date(let seconds) = datum else { return .value(datum) }
        let interval = interval(of: component, around: seconds, calendar ?? self.calendar)
        return .range(.date(interval.0), .date(interval.1), isUnit: true)
      }
    }
  }

  private func note(_ label: PlotLabel, _ channel: LabelledChannel) {
    if labels[channel] == nil { labels[channel] = label }
  }

  private func interval(
    of component: Calendar.Component, around seconds: Double, _ calendar: Calendar
  ) -> (Double, Double) {
    // A date beyond all calendars has no unit: it stands for itself.
    guard seconds.isFinite, abs(seconds) < 3e11 else { return (seconds, seconds) }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    if let last = lastUnit, last.component == component, last.interval.start <= date, date < last.interval.end,
      last.calendar == calendar
    {
      return (
        last.interval.start.timeIntervalSinceReferenceDate, last.interval.end.timeIntervalSinceReferenceDate
      )
    }
    guard let interval = calendar.dateInterval(of: component, for: date) else { return (seconds, seconds) }
    lastUnit = (component, calendar, interval)
    return (interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate)
  }
}

/// What values of a mark are plotted as.
enum LabelledChannel: Int, Hashable {
  case x, y, angle, foregroundStyle, symbol, symbolSize, lineStyle, series, position
}
