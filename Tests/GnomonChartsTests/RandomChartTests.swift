// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonTrace
import Testing

@testable import GnomonCharts

/// Charts of all that data may hold: none traps, and what is drawn has places.
///
/// `GNOMON_CHARTS=10000` draws so many; the tests draw some hundred.
@MainActor @Suite struct RandomChartTests {
  private static let count = Int(ProcessInfo.processInfo.environment["GNOMON_CHARTS"] ?? "") ?? 300

  @Test("Charts of bad data are drawn as far as they can be")
  func random() throws {
    for seed in 0..<Self.count {
      var chooser = Chooser(UInt64(seed))
      let view = RandomChart(&chooser)
      var configuration = ViewHost.Configuration()
      let size = chooser.pick([
        CGSize(width: 300, height: 200), CGSize(width: 40, height: 30), .zero, CGSize(width: 2, height: 900),
      ])
      configuration.size = size
      configuration.locale = Locale(identifier: chooser.pick(["en_US", "ar", "zh-Hans", "de"]))
      configuration.layoutDirection = chooser.chance(0.2) ? .rightToLeft : .leftToRight
      let host = ViewHost(view, configuration: configuration)
      host.update()
      let list = host.displayList()
      for command in list.commands {
        switch command {
        case .fill(let path, _, _), .stroke(let path, _, _):
          let box = path.boundingRect
          #expect(
            path.isEmpty || box.isNull || box.minX.isFinite && box.maxY.isFinite,
            "seed \(seed): \(box) in \(view.words)")
        default: break
        }
      }
      for element in host.semantics().root.all(.element) {
        #expect(element.frame.minX.isFinite && element.frame.width.isFinite, "seed \(seed): \(element)")
      }
      if seed % 20 == 0, size.width > 0 { _ = try host.pngData(mode: .fast) }
      _ = host.explanation().text()
    }
  }
}

/// A generator that gives the same for a seed everywhere.
private struct Chooser {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func chance(_ share: Double) -> Bool { Double(next() % 1000) / 1000 < share }
  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  /// A number, now and then one that nobody expects.
  mutating func number() -> Double {
    if chance(0.9) { return Double(Int(next() % 2000)) / 10 - 50 }
    return pick([
      .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-12,
    ])
  }

  mutating func date() -> Date {
    if chance(0.9) { return Date(timeIntervalSinceReferenceDate: Double(next() % 800_000_000)) }
    return pick([
      .distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 1e18),
      Date(timeIntervalSinceReferenceDate: .nan),
    ])
  }

  mutating func word() -> String {
    if chance(0.9) { return pick(["a", "b", "c", "d", "猫", "بيت"]) }
    return pick(["", String(repeating: "long ", count: 400), "\n\n", "👩‍👩‍👧‍👦", "\u{202E}x"])
  }
}

private struct RandomChart: View {
  struct Row: Identifiable {
    var id: Int
    var x: Double
    var y: Double
    var z: Double
    var date: Date
    var word: String
  }

  let rows: [Row]
  let kinds: [Int]
  let axis: Int
  let looks: Int
  let scale: Int
  let method: InterpolationMethod
  let stacking: MarkStackingMethod
  let dimension: MarkDimension

  init(_ chooser: inout Chooser) {
    let count = chooser.pick([0, 1, 2, 5, 30, 200])
    var rows: [Row] = []
    for index in 0..<count {
      rows.append(
        Row(
          id: chooser.chance(0.05) ? 0 : index, x: chooser.number(), y: chooser.number(), z: chooser.number(),
          date: chooser.date(), word: chooser.word()))
    }
    self.rows = rows
    kinds = (0..<(1 + chooser.below(3))).map { _ in chooser.below(9) }
    axis = chooser.below(6)
    looks = chooser.below(7)
    scale = chooser.below(9)
    method = chooser.pick([
      .linear, .monotone, .cardinal, .catmullRom, .catmullRom(alpha: .nan), .stepStart, .stepCenter, .stepEnd,
    ])
    stacking = chooser.pick([.standard, .normalized, .center, .unstacked])
    dimension = chooser.pick([.automatic, .fixed(-5), .ratio(2), .inset(400), .fixed(.nan), .ratio(0.5)])
  }

  var words: String {
    "\(kinds) axis \(axis) looks \(looks) scale \(scale) \(method) \(stacking) \(dimension) of \(rows.count)"
  }

  var body: some View {
    scaled(
      Chart {
        ForEach(kinds.indices, id: \.self) { index in
          ForEach(rows) { row in marks(row, kinds[index]) }
        }
        if looks == 6 { RuleMark(y: .value("Rule", 10)).annotation { Text("Rule") } }
      })
  }

  @ChartContentBuilder private func marks(_ row: Row, _ kind: Int) -> some ChartContent {
    switch kind {
    case 0: looked(BarMark(x: .value("x", row.word), y: .value("y", row.y), width: dimension, stacking: stacking), row)
    case 1: looked(BarMark(x: .value("x", row.x), y: .value("y", row.word), height: dimension), row)
    case 2: looked(LineMark(x: .value("x", row.x), y: .value("y", row.y)).interpolationMethod(method), row)
    case 3:
      looked(
        AreaMark(x: .value("x", row.date, unit: .day), y: .value("y", row.y), stacking: stacking).interpolationMethod(
          method), row)
    case 4: looked(PointMark(x: .value("x", row.date), y: .value("y", row.y)), row)
    case 5: looked(RectangleMark(x: .value("x", row.x), y: .value("y", row.y), width: dimension), row)
    case 6: looked(SectorMark(angle: .value("a", row.z), innerRadius: dimension, angularInset: 2).cornerRadius(5), row)
    case 7: looked(BarMark(x: .value("x", row.x), yStart: .value("s", row.y), yEnd: .value("e", row.z)), row)
    default: looked(RuleMark(xStart: .value("s", row.date), xEnd: .value("e", row.date), y: .value("y", row.word)), row)
    }
  }

  @ChartContentBuilder private func looked(_ mark: some ChartContent, _ row: Row) -> some ChartContent {
    switch looks {
    case 0: mark
    case 1: mark.foregroundStyle(by: .value("w", row.word)).position(by: .value("w", row.word))
    case 2: mark.foregroundStyle(by: .value("z", row.z))
    case 3: mark.symbol(by: .value("w", row.word)).symbolSize(by: .value("z", row.z))
    case 4: mark.opacity(row.z).blur(radius: 2).cornerRadius(row.z).offset(x: row.z)
    case 5: mark.symbol { Text(row.word) }.annotation(position: .overlay) { Text(row.word).lineLimit(1) }
    default: mark.lineStyle(by: .value("w", row.word)).zIndex(row.z).clipShape(Circle())
    }
  }

  @ViewBuilder private func scaled(_ chart: some View) -> some View {
    switch scale {
    case 0: chart
    case 1: chart.chartYScale(domain: 0...0).chartXScale(range: .plotDimension(padding: 900))
    case 2: chart.chartYScale(type: .log).chartXScale(type: .category)
    case 3: chart.chartYScale(domain: [100, -100], type: .symmetricLog)
    case 4: chart.chartYScale(domain: .automatic(includesZero: false, reversed: true)).chartLegend(position: .leading)
    case 5:
      chart.chartXAxis { AxisMarks(values: .stride(by: 0.001)) }.chartYAxis {
        AxisMarks(preset: .inset, values: [Double.nan, 3, .infinity])
      }
    case 6: chart.chartScrollableAxes([.horizontal, .vertical]).chartXVisibleDomain(length: 0.001)
    case 7:
      chart.chartXAxis(.hidden).chartYAxisLabel("Title", position: .leading).chartForegroundStyleScale(
        range: Gradient(colors: []))
    default:
      chart.chartXAxis {
        AxisMarks(position: .top, values: .stride(by: .second)) {
          AxisGridLine(centered: true); AxisTick(length: .longestLabel); AxisValueLabel(orientation: .vertical)
        }
      }
    }
  }
}
