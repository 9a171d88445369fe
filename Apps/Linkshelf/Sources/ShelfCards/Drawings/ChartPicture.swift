// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import Gnomon
import GnomonCharts

/// A chart of statistics.
struct ChartPicture: View {
  private let chart: ChartDrawing
  private let colors: ChartColors

  init(chart: ChartDrawing, colors: ChartColors) {
    self.chart = chart.fit
    self.colors = colors
  }

  var body: some View {
    Group {
      switch chart.form {
      case .weeks: WeeksChart(chart: chart, colors: colors)
      case .bars: BarsChart(rows: chart.rows, colors: colors, size: 13)
      case .ring: RingChart(chart: chart, colors: colors)
      case .hours: HoursChart(chart: chart, colors: colors)
      }
    }
    .padding(.vertical, 6)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(colors.ground)
  }
}

/// Columns along time. The lower part of each is what is read.
struct WeeksChart: View {
  let chart: ChartDrawing
  let colors: ChartColors

  private struct Part: Identifiable {
    var id: Int
    var week: Int
    var value: Double
    var isRead: Bool
  }

  private var parts: [Part] {
    chart.rows.enumerated().flatMap { week, row in
      [
        Part(id: week * 2, week: week, value: row.part, isRead: true),
        Part(id: week * 2 + 1, week: week, value: max(0, row.value - row.part), isRead: false),
      ]
    }
  }

  /// The weeks in which another month begins.
  private var months: [Int] {
    chart.rows.indices.filter { $0 > 0 && chart.rows[$0].label != chart.rows[$0 - 1].label }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 16) {
        key(chart.names.first ?? "", colors.strong)
        key(chart.names.last ?? "", colors.soft)
      }
      Chart(parts) { part in
        BarMark(
          x: .value("", Double(part.week)), y: .value("", part.value), width: .fixed(chart.isNarrow ? 5.5 : 12)
        )
        .foregroundStyle(part.isRead ? colors.strong : colors.soft)
      }
      .chartXScale(domain: -0.7...Double(max(1, chart.rows.count)) - 0.3)
      .chartXAxis {
        AxisMarks(values: months.map(Double.init)) { value in
          AxisValueLabel(anchor: .topLeading) {
            if let week = value.as(Double.self), chart.rows.indices.contains(Int(week)),
              !chart.isNarrow || value.index % 2 == 0
            {
              Text(verbatim: CardText.cleaned(chart.rows[Int(week)].label, limit: 12)).font(.system(size: 12))
                .foregroundStyle(colors.quiet)
            }
          }
        }
      }
      .chartYAxis {
        AxisMarks(position: .trailing, values: .automatic(desiredCount: 4)) { value in
          AxisGridLine().foregroundStyle(colors.line)
          AxisValueLabel {
            if let number = value.as(Double.self), number == number.rounded() {
              Text(verbatim: "\(Int(number))").font(.system(size: 12)).foregroundStyle(colors.quiet)
            }
          }
        }
      }
    }
  }

  private func key(_ name: String, _ color: Color) -> some View {
    HStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 12, height: 12)
      Text(verbatim: CardText.cleaned(name, limit: 40)).font(.system(size: 13)).foregroundStyle(colors.quiet)
    }
  }
}

/// A bar for each name, with the value at its end.
struct BarsChart: View {
  let rows: [ChartDrawing.Row]
  let colors: ChartColors
  /// The letters' size, in points.
  let size: CGFloat

  private struct Bar: Identifiable {
    var id: Int
    var row: ChartDrawing.Row
  }

  private var bars: [Bar] { rows.enumerated().map { Bar(id: $0, row: $1) } }
  private var most: Double { max(1, rows.map(\.value).max() ?? 1) }

  var body: some View {
    Chart(bars) { bar in
      BarMark(x: .value("", bar.row.value), y: .value("", "\(bar.id)"), height: .ratio(0.62))
        .foregroundStyle(colors.strong)
        .cornerRadius(3)
        .annotation(position: .trailing, spacing: 6) {
          Text(verbatim: CardText.cleaned(bar.row.written, limit: 16)).font(.system(size: size)).foregroundStyle(
            colors.quiet
          ).fixedSize()
        }
    }
    // Room for the longest bar's value.
    .chartXScale(domain: 0...(most * 1.18))
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisValueLabel(horizontalSpacing: 10) {
          if let id = value.as(String.self).flatMap({ Int($0) }), rows.indices.contains(id) {
            Text(verbatim: CardText.cleaned(rows[id].label, limit: 24)).font(.system(size: size))
              .foregroundStyle(colors.ink).lineLimit(1)
          }
        }
      }
    }
  }
}

/// A ring of parts, with their names and shares beside it.
struct RingChart: View {
  let chart: ChartDrawing
  let colors: ChartColors

  private var total: Double { max(1, chart.rows.reduce(0) { $0 + $1.value }) }
  /// What isn't read is quiet, what is read is strong.
  private var tones: [Color] { [colors.quiet.opacity(0.3), colors.soft, colors.strong] }

  var body: some View {
    HStack(spacing: 32) {
      Chart(Array(chart.rows.enumerated()), id: \.offset) { index, row in
        SectorMark(angle: .value("", row.value), innerRadius: .ratio(0.64), angularInset: 1.5)
          .cornerRadius(3)
          .foregroundStyle(tones[index % tones.count])
      }
      .frame(width: 176, height: 176)
      VStack(alignment: .leading, spacing: 14) {
        ForEach(Array(chart.rows.enumerated()), id: \.offset) { index, row in
          HStack(spacing: 10) {
            RoundedRectangle(cornerRadius: 3).fill(tones[index % tones.count]).frame(width: 14, height: 14)
            VStack(alignment: .leading, spacing: 1) {
              Text(verbatim: CardText.cleaned(row.label, limit: 24)).font(.system(size: 15, weight: .medium))
                .foregroundStyle(colors.ink)
              Text(verbatim: "\(row.written) · \(Int((row.value / total * 100).rounded())) %")
                .font(.system(size: 13)).foregroundStyle(colors.quiet)
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// 7 rows of 24 squares: the more there is, the stronger.
struct HoursChart: View {
  let chart: ChartDrawing
  let colors: ChartColors

  private struct Square: Identifiable {
    var id: Int
    var value: Double
    var day: String { "\(id / 24)" }
    var hour: String { "\(id % 24)" }
  }

  private var squares: [Square] { chart.rows.prefix(168).enumerated().map { Square(id: $0, value: $1.value) } }
  private var most: Double { max(1, chart.rows.map(\.value).max() ?? 1) }
  private var size: CGFloat { chart.isNarrow ? 11 : 12 }

  var body: some View {
    Chart(squares) { square in
      RectangleMark(
        x: .value("", square.hour), y: .value("", square.day), width: .ratio(0.9), height: .ratio(0.88)
      )
      .cornerRadius(3)
      .foregroundStyle(
        square.value > 0 ? colors.strong.opacity(0.16 + 0.84 * (square.value / most).squareRoot()) : colors.faint)
    }
    .chartXAxis {
      AxisMarks(values: stride(from: 0, to: 24, by: chart.isNarrow ? 6 : 3).map { "\($0)" }) { value in
        AxisValueLabel {
          Text(verbatim: (value.as(String.self) ?? "") + ":00").font(.system(size: size)).foregroundStyle(colors.quiet)
            .fixedSize()
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisValueLabel(horizontalSpacing: 8) {
          if let day = value.as(String.self).flatMap({ Int($0) }), chart.names.indices.contains(day) {
            Text(verbatim: CardText.cleaned(chart.names[day], limit: 12)).font(.system(size: size)).foregroundStyle(
              colors.quiet)
          }
        }
      }
    }
  }
}

extension ChartDrawing {
  /// The same with no more and no other numbers than can be drawn.
  fileprivate var fit: ChartDrawing {
    var chart = self
    chart.rows = drawnRows
    return chart
  }
}
