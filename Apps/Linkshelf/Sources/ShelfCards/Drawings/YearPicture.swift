// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import Gnomon
import GnomonCharts

/// The colours of a year: each has a hue of its own.
struct YearColors {
  let palette: CardPalette

  init(year: String, isDark: Bool) {
    palette = CardPalette(site: "year \(year)", theme: isDark ? .dark : .light)
  }

  var panel: Color { palette.tag.color }
}

/// A year on one picture: high for telephones, wide for everything else.
struct YearPicture: View {
  private let year: YearDrawing
  private let colors: YearColors
  /// The months as a chart has them.
  private let monthRows: [ChartDrawing.Row]

  init(year: YearDrawing, colors: YearColors) {
    self.year = year
    self.colors = colors
    monthRows = ChartDrawing(.bars, rows: year.months.rows).drawnRows
  }

  private var palette: CardPalette { colors.palette }

  var body: some View {
    Group {
      switch year.size {
      case .tall: tall
      case .wide: wide
      }
    }
    .background(palette.paper.color)
  }

  private var tall: some View {
    VStack(alignment: .leading, spacing: 44) {
      ZStack(alignment: .bottomLeading) {
        SitePattern(name: "year \(year.year)", palette: palette, columns: 8).frame(height: 405).clipped()
        Text(verbatim: year.year)
          .font(.system(size: 190, weight: .heavy))
          .foregroundStyle(palette.badgeInk.color)
          .padding(.horizontal, 40)
          .background(palette.badge.color, in: RoundedRectangle(cornerRadius: 40))
          .padding(.leading, 64)
          .padding(.bottom, 40)
      }
      VStack(alignment: .leading, spacing: 34) {
        HStack(alignment: .top, spacing: 24) {
          ForEach(Array(year.numbers.prefix(4).enumerated()), id: \.offset) { _, number in
            figure(number, 76, 28).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        panel(year.months.heading, 32) { months(23).frame(height: 310) }
        HStack(alignment: .top, spacing: 28) {
          panel(year.sites.heading, 32) { ranks(year.sites, 30) }
          if !year.tags.rows.isEmpty { panel(year.tags.heading, 32) { ranks(year.tags, 30) } }
        }
        HStack(alignment: .top, spacing: 28) {
          ForEach(Array(year.ends.prefix(2).enumerated()), id: \.offset) { _, end in ending(end, 30, lines: 3) }
        }
        Spacer(minLength: 0)
        HStack {
          mark(30)
          Spacer()
          if let most = year.numbers.dropFirst(4).first {
            Text(verbatim: CardText.cleaned("\(most.value) \(most.label)", limit: CardLimits.name)).font(
              .system(size: 26)
            ).foregroundStyle(palette.quiet.color)
          }
        }
      }
      .padding(EdgeInsets(top: 0, leading: 64, bottom: 56, trailing: 64))
    }
  }

  private var wide: some View {
    HStack(spacing: 0) {
      ZStack(alignment: .bottomLeading) {
        SitePattern(name: "year \(year.year)", palette: palette, columns: 4).frame(width: 330).clipped()
        Text(verbatim: year.year)
          .font(.system(size: 92, weight: .heavy))
          .foregroundStyle(palette.badgeInk.color)
          .padding(.horizontal, 22)
          .background(palette.badge.color, in: RoundedRectangle(cornerRadius: 24))
          .padding(36)
      }
      VStack(alignment: .leading, spacing: 22) {
        HStack(alignment: .top, spacing: 16) {
          ForEach(Array(year.numbers.prefix(4).enumerated()), id: \.offset) { _, number in
            figure(number, 46, 19).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        panel(year.months.heading, 18) { months(14).frame(height: 160) }
        HStack(alignment: .top, spacing: 18) {
          panel(year.sites.heading, 18) { ranks(year.sites, 18) }
          if !year.tags.rows.isEmpty { panel(year.tags.heading, 18) { ranks(year.tags, 18) } }
        }
        Spacer(minLength: 0)
      }
      .padding(EdgeInsets(top: 36, leading: 40, bottom: 28, trailing: 40))
    }
  }

  private func figure(_ number: YearDrawing.Number, _ size: CGFloat, _ label: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: CardText.cleaned(number.value, limit: CardLimits.name)).font(.system(size: size, weight: .bold))
        .foregroundStyle(palette.ink.color)
        .lineLimit(1).minimumScaleFactor(0.5)
      Text(verbatim: CardText.cleaned(number.label, limit: CardLimits.name)).font(.system(size: label)).foregroundStyle(
        palette.quiet.color
      ).lineLimit(2)
    }
  }

  private func panel(_ heading: String, _ size: CGFloat, @ViewBuilder _ content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: size * 0.6) {
      Text(verbatim: CardText.cleaned(heading, limit: CardLimits.name)).font(.system(size: size, weight: .semibold))
        .foregroundStyle(palette.tagInk.color)
      content()
    }
    .padding(size)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(colors.panel, in: RoundedRectangle(cornerRadius: size * 0.9))
  }

  private func months(_ size: CGFloat) -> some View {
    Chart(Array(monthRows.enumerated()), id: \.offset) { index, row in
      BarMark(x: .value("", "\(index)"), y: .value("", row.value), width: .ratio(0.66))
        .foregroundStyle(palette.badge.color)
        .cornerRadius(size * 0.25)
        .annotation(position: .top, spacing: 3) {
          Text(verbatim: row.value > 0 ? CardText.cleaned(row.written, limit: 12) : "").font(.system(size: size))
            .foregroundStyle(
              palette.quiet.color
            )
            .fixedSize()
        }
    }
    .chartYScale(domain: 0...(max(1, monthRows.map(\.value).max() ?? 1) * 1.16))
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks { value in
        AxisValueLabel {
          if let month = value.as(String.self).flatMap({ Int($0) }), monthRows.indices.contains(month) {
            Text(verbatim: CardText.cleaned(monthRows[month].label, limit: 12)).font(.system(size: size))
              .foregroundStyle(palette.quiet.color)
          }
        }
      }
    }
  }

  private func ranks(_ section: YearDrawing.Section, _ size: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: size * 0.4) {
      ForEach(Array(section.rows.prefix(5).enumerated()), id: \.offset) { _, row in
        HStack(spacing: 12) {
          Text(verbatim: CardText.cleaned(row.label, limit: 60)).lineLimit(1).foregroundStyle(palette.ink.color)
          Spacer(minLength: 8)
          Text(verbatim: CardText.cleaned(row.written, limit: CardLimits.name)).foregroundStyle(palette.quiet.color)
            .fixedSize()
        }
        .font(.system(size: size))
      }
    }
  }

  private func ending(_ end: YearDrawing.Section, _ size: CGFloat, lines: Int) -> some View {
    panel(end.heading, size) {
      if let row = end.rows.first {
        Text(verbatim: CardText.cleaned(row.label, limit: 200)).font(.system(size: size, weight: .medium))
          .foregroundStyle(palette.ink.color).lineLimit(lines)
        Text(verbatim: CardText.cleaned(row.written, limit: 80)).font(.system(size: size * 0.85))
          .foregroundStyle(palette.quiet.color).lineLimit(1)
      }
    }
  }

  private func mark(_ size: CGFloat) -> some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6).fill(palette.badge.color).frame(width: size, height: size)
      Text(verbatim: "Linkshelf").font(.system(size: size, weight: .medium)).foregroundStyle(palette.quiet.color)
    }
  }
}
