// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The marks of a plot as those who don't see them are told of them: each is an element, named by its place and with
/// its value.
struct MarkElements {
  private let geometry: PlotGeometry
  private var data: ChartData { geometry.data }

  init(_ geometry: PlotGeometry) { self.geometry = geometry }

  func all() -> [DrawnElement] {
    var list: [DrawnElement] = []
    list.reserveCapacity(data.marks.count)
    for mark in data.marks where mark.style?.isHidden != true {
      guard let frame = frame(of: mark) else { continue }
      let words = MarkWords(mark, data)
      list.append(
        DrawnElement(label: words.label, value: words.value, identifier: mark.style?.identifier, frame: frame))
    }
    return list
  }

  private func frame(of mark: Mark) -> CGRect? {
    if mark.kind == .sector { return SectorShape(mark, geometry)?.path.boundingRect }
    if mark.kind == .area, let (a, b) = geometry.edges(of: mark) {
      return CGRect(x: min(a.x, b.x) - 4, y: min(a.y, b.y), width: abs(a.x - b.x) + 8, height: abs(a.y - b.y))
    }
    guard let rect = geometry.rect(of: mark) else { return nil }
    if mark.kind == .line || mark.kind == .point {
      let size = SymbolSize.rect(
        of: mark, BasicChartSymbolShape(kind: .circle), at: CGPoint(x: rect.midX, y: rect.midY), data.looks)
      return size
    }
    return rect
  }
}

/// The words for a mark.
struct MarkWords {
  let label: String
  let value: String

  init(_ mark: Mark, _ data: ChartData) {
    let words = DatumWords(data)
    let (placed, measured): (Channel, Channel)
    // A horizontal bar is named by what it stands at along y.
    if mark.kind == .sector {
      (placed, measured) = (.full, mark.x)
    } else if MarkRoom.axis(of: mark) == .vertical {
      (placed, measured) = (mark.y, mark.x)
    } else {
      (placed, measured) = (mark.x, mark.y)
    }
    var names: [String] = []
    if let words = words.words(placed, isAmount: false) { names.append(words) }
    for datum in [mark.series, mark.style?.foregroundBy, mark.style?.symbolBy] {
      guard let datum, !datum.isNumber else { continue }
      let name = words.words(datum)
      if !names.contains(name) { names.append(name) }
    }
    label = mark.style?.label.map { words.text($0) } ?? names.joined(separator: ", ")
    let isAmount = mark.kind == .bar || mark.kind == .area || mark.kind == .sector
    let amountWords = words.words(measured, isAmount: isAmount)
    let named = amountWords.map { amount in
      words.title(mark.kind == .sector ? .angle : MarkRoom.axis(of: mark) == .vertical ? .x : .y).map {
        "\($0): \(amount)"
      }
        ?? amount
    }
    value = mark.style?.value.map { words.text($0) } ?? named ?? ""
  }
}

extension Datum {
  var isNumber: Bool { if case .number = self { true } else { false } }
}

/// Values in words, in the environment's language.
struct DatumWords {
  private let data: ChartData

  init(_ data: ChartData) { self.data = data }

  func text(_ label: PlotLabel) -> String {
    var environment = EnvironmentValues()
    environment.locale = data.surroundings.locale
    return label.text.words(in: environment) ?? ""
  }

  /// The words that name what is plotted; nil where there are none.
  func title(_ channel: LabelledChannel) -> String? {
    guard let label = data.collector.labels[channel] else { return nil }
    let words = text(label)
    return words.isEmpty ? nil : words
  }

  func words(_ datum: Datum) -> String {
    switch datum {
    case .category(let index): data.categories.name(index)
    case .number(let value):
      value.formatted(.number.precision(.fractionLength(0...3)).locale(data.surroundings.locale))
    case .date(let seconds): date(seconds)
    }
  }

  private func date(_ seconds: Double) -> String {
    guard abs(seconds) < 3e11 else { return shortNumber(seconds) }
    let calendar = data.surroundings.calendar
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let isDay = calendar.startOfDay(for: date) == date
    return Date.FormatStyle(
      date: .abbreviated, time: isDay ? .omitted : .shortened, locale: data.surroundings.locale, calendar: calendar,
      timeZone: calendar.timeZone
    ).format(date)
  }

  /// The words of a place; nil where it's no value.
  ///
  /// - Parameter isAmount: true if two values are the ends of what grows, of which the length counts.
  func words(_ channel: Channel, isAmount: Bool) -> String? {
    switch channel {
    case .value(let datum): return words(datum)
    case .range(let start, _, isUnit: true): return words(start)
    case .range(.number(let start), .number(let end), _) where isAmount: return words(.number(end - start))
    case .range(let start, let end, _): return "\(words(start)) – \(words(end))"
    default: return nil
    }
  }
}
