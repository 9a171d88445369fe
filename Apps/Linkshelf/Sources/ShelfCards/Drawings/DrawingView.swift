// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import Gnomon

/// The view of a drawing.
struct DrawingView: View {
  let drawing: Drawing

  var body: some View {
    Group {
      switch drawing.subject {
      case .list(let list): ListShareCard(list: list, palette: CardPalette(site: list.title, theme: theme))
      case .chart(let chart): ChartPicture(chart: chart, colors: ChartColors(isDark: drawing.isDark))
      case .year(let year): YearPicture(year: year, colors: YearColors(year: year.year, isDark: drawing.isDark))
      }
    }
    .frame(width: drawing.points.width, height: drawing.points.height)
    .clipped()
  }

  private var theme: CardTheme { drawing.isDark ? .dark : .light }
}

/// The colours of charts: those of the pages that they stand on.
struct ChartColors {
  let ground, ink, quiet, line, strong, soft, faint: Color

  init(isDark: Bool) {
    func color(_ light: Int, _ dark: Int) -> Color {
      let number = isDark ? dark : light
      return Color(
        red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255, blue: Double(number & 255) / 255)
    }
    ground = color(0xFFFFFF, 0x1E2024)
    ink = color(0x1B1C1E, 0xECECEA)
    quiet = color(0x5C6066, 0xA6ABB1)
    line = color(0xE5E5E1, 0x34383E)
    strong = color(0x2A57C0, 0x93B4FF)
    soft = color(0xA9BFEE, 0x4A66A8)
    faint = color(0xEEF1F8, 0x272B33)
  }
}
