// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// `plot`: results as a picture, laid out and drawn by what was measured.
@MainActor
struct Plot {
  let results: Results

  func svg() throws -> String {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 760, height: 400)
    let host = ViewHost(GrowthChart(series: series), configuration: configuration)
    host.update()
    return try CairoRenderer().svg(host.displayList())
  }

  private var series: [GrowthChart.Series] {
    let kinds: [(String, String, Color)] = [
      ("first frame", "bal_%/first", .blue), ("at a new size", "bal_%/again", .green),
      ("between two sizes", "bal_%/turns", .purple), ("first frame, Text leaves", "bal_%_text/first", .orange),
    ]
    return kinds.compactMap { title, pattern, color in
      let points = ["1k", "10k", "100k"].compactMap { size -> GrowthChart.Point? in
        let measured = results[pattern.replacingOccurrences(of: "%", with: size)]
        guard let measured, let time = measured.timePerNode, time > 0 else { return nil }
        return GrowthChart.Point(nodes: Double(measured.nodes), time: time)
      }
      return points.isEmpty ? nil : GrowthChart.Series(title: title, color: color, points: points)
    }
  }
}

/// Time by the node over the number of nodes, both logarithmic: level is linear growth.
struct GrowthChart: View {
  struct Point: Hashable {
    var nodes: Double
    var time: Double
  }

  struct Series: Identifiable {
    var title: String
    var color: Color
    var points: [Point]
    var id: String { title }
  }

  let series: [Series]
  private let nodes = [1_000.0, 10_000, 100_000]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Balanced trees: nanoseconds by the node").font(.headline)
      HStack(alignment: .top, spacing: 16) {
        chart
        legend
      }
    }
    .padding(20)
    .background(.white)
  }

  private var decades: ClosedRange<Double> {
    let times = series.flatMap(\.points).map { log10($0.time) }
    return floor(times.min() ?? 1)...max(ceil(times.max() ?? 4), floor(times.min() ?? 1) + 1)
  }

  private var chart: some View {
    GeometryReader { space in
      let place = { (point: Point) in
        CGPoint(
          x: 60 + (log10(point.nodes) - 3) / 2.3 * (space.size.width - 70),
          y: (decades.upperBound - log10(point.time)) / (decades.upperBound - decades.lowerBound)
            * (space.size.height - 30) + 5)
      }
      ForEach(Array(stride(from: decades.lowerBound, through: decades.upperBound, by: 1)), id: \.self) { decade in
        let y = place(Point(nodes: 1_000, time: pow(10, decade))).y
        Color.gray.opacity(0.3).frame(height: 1).padding(.leading, 60).offset(y: y)
        Text(verbatim: "\(Int(pow(10, decade))) ns").font(.caption).frame(width: 54, alignment: .trailing).offset(
          y: y - 8)
      }
      ForEach(nodes, id: \.self) { count in
        Text(verbatim: "\(Int(count))").font(.caption)
          .position(x: place(Point(nodes: count, time: 1)).x, y: space.size.height - 8)
      }
      ForEach(series) { line in
        Path { path in path.addLines(line.points.map(place)) }.stroke(line.color, lineWidth: 2)
        ForEach(line.points, id: \.self) { point in
          Circle().fill(line.color).frame(width: 8, height: 8).position(place(point))
        }
      }
    }
  }

  private var legend: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(series) { line in
        HStack {
          Circle().fill(line.color).frame(width: 10, height: 10)
          Text(line.title).font(.caption)
        }
      }
      Text("nodes across").font(.caption).foregroundStyle(.secondary)
    }
  }
}
