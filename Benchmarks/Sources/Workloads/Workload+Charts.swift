// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonCharts

extension Workload {
  /// Charts of 800×500 points at two pixels a point as PNG files, from the data to the bytes.
  public static var charts: [Workload] {
    func workload<V: View>(
      _ name: String, _ what: String, marks: Int, _ make: @escaping @MainActor @Sendable () -> V
    ) -> Workload {
      Workload("chart/\(name)", "\(what) to PNG, 800×500 at two pixels a point", nodes: marks) {
        { ChartBox(try ChartSample.png(make())) }
      }
    }
    return [
      workload("bars", "a chart of 12 bars", marks: 12) { BarsChart() },
      workload("line_1k", "a line of 1,000 points", marks: 1_000) { LineChart(count: 1_000) },
      workload("line_100k", "a line of 100,000 points", marks: 100_000) { LineChart(count: 100_000) },
      workload("scatter_1k", "1,000 points", marks: 1_000) { ScatterChart(count: 1_000) },
      workload("scatter_10k", "10,000 points", marks: 10_000) { ScatterChart(count: 10_000) },
      workload("scatter_100k", "100,000 points", marks: 100_000) { ScatterChart(count: 100_000) },
      workload("areas", "10 stacked areas of 50 points", marks: 500) { AreasChart() },
      workload("heat", "a heat map of 50×50", marks: 2_500) { HeatChart() },
      served,
    ]
  }
}

extension Workload {
  /// Charts as a server makes them: each is laid out on the main actor, and drawn and encoded beside that on all cores.
  /// No two have the same numbers. A node is a chart.
  private static var served: Workload {
    let count = 40
    return Workload("chart/served", "\(count) different charts of 600×300 to PNG, on all cores", nodes: count) {
      var first = 0
      return {
        let pictures = ServedCharts()
        for index in first..<first + count {
          var configuration = ViewHost.Configuration()
          configuration.size = CGSize(width: 600, height: 300)
          configuration.locale = Locale(identifier: "en_US")
          let host = ViewHost(ServedChart(index: index), configuration: configuration)
          pictures.draw(host.displayList())
        }
        first += count
        return ChartBox(Data(count: try pictures.bytes()))
      }
    }
  }
}

/// Pictures that are drawn on all cores.
private final class ServedCharts: @unchecked Sendable {
  private let group = DispatchGroup()
  private let lock = NSLock()
  private var size = 0
  private var failure: (any Error)?

  func draw(_ list: DisplayList) {
    DispatchQueue.global().async(group: group) { [self] in
      let data = Result { try CairoRenderer().png(list, mode: .fast) }
      lock.withLock {
        switch data {
        case .success(let data): size += data.count
        case .failure(let error): failure = error
        }
      }
    }
  }

  /// How many bytes all pictures have, once they're drawn.
  func bytes() throws -> Int {
    group.wait()
    if let failure { throw failure }
    return size
  }
}

/// One of endlessly many charts: bars, lines with symbols, or stacked areas.
private struct ServedChart: View {
  let index: Int

  var body: some View {
    let values = ChartSample.numbers(36, seed: UInt64(index + 1))
    Chart(0..<36, id: \.self) { number in
      let (x, series) = (number / 3, "S\(number % 3)")
      switch index % 3 {
      case 0:
        BarMark(x: .value("Month", "M\(x)"), y: .value("Value", 100 * values[number]))
          .foregroundStyle(by: .value("Series", series))
      case 1:
        LineMark(x: .value("Month", x), y: .value("Value", 100 * values[number]))
          .foregroundStyle(by: .value("Series", series))
          .symbol(by: .value("Series", series))
      default:
        AreaMark(x: .value("Month", x), y: .value("Value", 100 * values[number]))
          .foregroundStyle(by: .value("Series", series))
      }
    }
    .padding(16)
  }
}

private final class ChartBox {
  let data: Data
  init(_ data: Data) { self.data = data }
}

public enum ChartSample {
  @MainActor static func png<V: View>(_ view: V) throws -> Data {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 800, height: 500)
    configuration.scale = 2
    configuration.locale = Locale(identifier: "en_US")
    let host = ViewHost(view, configuration: configuration)
    host.update()
    return try host.pngData(mode: .fast)
  }

  /// The bar chart as a file: what the program of the cold start does.
  @MainActor public static func writeBars(to path: String) throws {
    try png(BarsChart()).write(to: URL(fileURLWithPath: path))
  }

  /// The same numbers for all who draw them: a simple congruential generator.
  static func numbers(_ count: Int, seed: UInt64 = 1) -> [Double] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
  }
}

private struct BarsChart: View {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  var body: some View {
    let values = ChartSample.numbers(12)
    Chart(0..<12, id: \.self) { month in
      BarMark(x: .value("Month", Self.months[month]), y: .value("Rain", 20 + 80 * values[month]))
    }
    .padding(20)
  }
}

private struct LineChart: View {
  let count: Int

  var body: some View {
    let values = ChartSample.numbers(count)
    Chart(0..<count, id: \.self) { index in
      LineMark(x: .value("Time", index), y: .value("Value", sin(Double(index) * 20 / Double(count)) + values[index]))
    }
    .padding(20)
  }
}

private struct ScatterChart: View {
  let count: Int

  var body: some View {
    let (xs, ys) = (ChartSample.numbers(count, seed: 2), ChartSample.numbers(count, seed: 3))
    Chart(0..<count, id: \.self) { index in
      PointMark(x: .value("X", xs[index]), y: .value("Y", ys[index]))
        .symbolSize(12)
    }
    .padding(20)
  }
}

private struct AreasChart: View {
  var body: some View {
    let values = ChartSample.numbers(500)
    Chart(0..<500, id: \.self) { index in
      AreaMark(x: .value("Time", index / 10), y: .value("Value", values[index]))
        .foregroundStyle(by: .value("Series", "S\(index % 10)"))
    }
    .padding(20)
  }
}

private struct HeatChart: View {
  var body: some View {
    let values = ChartSample.numbers(2_500)
    Chart(0..<2_500, id: \.self) { index in
      RectangleMark(
        xStart: .value("X", index % 50), xEnd: .value("X", index % 50 + 1), yStart: .value("Y", index / 50),
        yEnd: .value("Y", index / 50 + 1)
      )
      .foregroundStyle(by: .value("Value", values[index]))
    }
    .padding(20)
  }
}
