// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The legend: a swatch and a name for each category, or a gradient with its numbers.
struct ChartLegend: View {
  let data: ChartData
  let settings: ChartSettings.Legend

  /// nil where there's nothing to tell, or it's hidden.
  init?(_ data: ChartData) {
    let settings = data.settings.legend
    guard settings.visibility != .hidden else { return nil }
    let looks = data.looks
    let isEmpty =
      looks.styleSpan == nil
      && (looks.styleOrder + looks.symbolOrder + looks.lineOrder + looks.sizeOrder).allSatisfy(\.isNumber)
    if isEmpty, settings.content == nil { return nil }
    (self.data, self.settings) = (data, settings)
  }

  var body: some View {
    if let content = settings.content {
      content
    } else {
      VStack(alignment: .leading, spacing: ChartFrameLayout.legendSpacing) {
        if let span = data.looks.styleSpan, let gradient = data.looks.gradient {
          GradientLegend(span: span, gradient: gradient, data: data)
        }
        list
      }
    }
  }

  @ViewBuilder private var list: some View {
    let items = LegendItem.items(of: data)
    if !items.isEmpty {
      LegendLayout(isColumn: settings.position == .leading || settings.position == .trailing) {
        ForEach(items.indices, id: \.self) { index in
          HStack(spacing: 5) {
            LegendSwatch(item: items[index])
            Text(verbatim: items[index].name).lineLimit(1)
          }
          .accessibilityElement(children: .combine)
        }
      }
      .font(.caption2)
      .foregroundStyle(.secondary)
    }
  }
}

/// A category in a legend.
struct LegendItem {
  var name: String
  var style: AnyShapeStyle?
  var symbol: (any ChartSymbolShape)?
  var line: StrokeStyle?

  /// Categories that are told by several looks at once are one item.
  static func items(of data: ChartData) -> [LegendItem] {
    let looks = data.looks
    let words = DatumWords(data)
    var order: [Datum] = []
    var known: Set<Datum> = []
    // Numbers are told by a gradient, and sizes aren't told at all.
    for datum in looks.styleOrder + looks.symbolOrder + looks.lineOrder + looks.sizeOrder
    where !datum.isNumber && known.insert(datum).inserted { order.append(datum) }
    let (styles, symbols, lines) = (Set(looks.styleOrder), Set(looks.symbolOrder), Set(looks.lineOrder))
    let isOnLines = data.marks.contains { $0.kind == .line && $0.style?.symbolBy != nil }
    return order.map { datum in
      var symbol = symbols.contains(datum) ? looks.symbol(datum) : nil
      if isOnLines, let basic = symbol as? BasicChartSymbolShape { symbol = basic.onLine }
      return LegendItem(
        name: words.words(datum), style: styles.contains(datum) ? looks.style(datum) : nil, symbol: symbol,
        line: lines.contains(datum) ? looks.line(datum) : nil)
    }
  }
}

/// The swatch of a category: 8 points wide (measured).
struct LegendSwatch: View {
  let item: LegendItem
  static let side: CGFloat = 8

  var body: some View {
    let style = item.style ?? AnyShapeStyle(ChartLooks.palette[0])
    if let line = item.line {
      Path { path in
        path.move(to: CGPoint(x: 0, y: Self.side / 2))
        path.addLine(to: CGPoint(x: 2 * Self.side, y: Self.side / 2))
      }
      .stroke(style, style: line)
      .frame(width: 2 * Self.side, height: Self.side)
    } else {
      AnyShape(SymbolShape(symbol: item.symbol ?? BasicChartSymbolShape(kind: .circle)))
        .fill(style)
        .frame(width: Self.side, height: Self.side)
    }
  }
}

/// A symbol in a square.
private struct SymbolShape: Shape {
  let symbol: any ChartSymbolShape

  nonisolated func path(in rect: CGRect) -> Path {
    let unit = symbol.perceptualUnitRect
    let (width, height) = (rect.width * unit.width, rect.height * unit.height)
    return symbol.path(
      in: CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
  }
}

/// Lays a legend's items out in rows, one after the other. Several rows have their items below each other, as in a grid
/// (measured).
struct LegendLayout: Layout {
  static let spacing: CGFloat = 8
  /// True beside a plot: there each item has a row.
  let isColumn: Bool

  private struct Grid {
    var columns: [CGFloat] = []
    var rowHeight: CGFloat = 0
    var rows = 0
    var size: CGSize {
      CGSize(
        width: columns.reduce(0, +) + LegendLayout.spacing * CGFloat(max(columns.count - 1, 0)),
        height: CGFloat(rows) * rowHeight + LegendLayout.spacing * CGFloat(max(rows - 1, 0)))
    }
  }

  private func grid(_ width: CGFloat, _ subviews: Subviews) -> Grid {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    guard !sizes.isEmpty else { return Grid() }
    let height = sizes.reduce(0) { max($0, $1.height) }
    func columns(_ count: Int) -> [CGFloat] {
      var widths = [CGFloat](repeating: 0, count: count)
      for (index, size) in sizes.enumerated() { widths[index % count] = max(widths[index % count], size.width) }
      return widths
    }
    // The greatest number of columns that fits: no more than there would be of the narrowest.
    let narrowest = sizes.reduce(CGFloat.infinity) { min($0, $1.width) }
    let most = (min(width, 100_000) + Self.spacing) / (narrowest + Self.spacing)
    var count = isColumn ? 1 : min(sizes.count, max(1, Int(most)))
    while count > 1 {
      let widths = columns(count)
      if widths.reduce(0, +) + Self.spacing * CGFloat(count - 1) <= width { break }
      count -= 1
    }
    return Grid(columns: columns(count), rowHeight: height, rows: (sizes.count + count - 1) / count)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    grid(proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let grid = grid(max(bounds.width, proposal.width ?? 0), subviews)
    var (x, y) = (bounds.minX, bounds.minY)
    for (index, subview) in subviews.enumerated() {
      let column = index % max(grid.columns.count, 1)
      if column == 0, index > 0 { (x, y) = (bounds.minX, y + grid.rowHeight + Self.spacing) }
      subview.place(
        at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: grid.columns[column], height: grid.rowHeight))
      x += grid.columns[column] + Self.spacing
    }
  }
}

/// The legend of numbers that colours tell: a bar of the colours with numbers below (measured: 121 by 12).
struct GradientLegend: View {
  let span: (Double, Double)
  let gradient: Gradient
  let data: ChartData

  var body: some View {
    let (lower, upper) = span
    let step = RoundNumbers.step(from: lower, to: upper, most: RoundNumbers.usualSteps)
    let numbers = RoundNumbers.multiples(of: step, from: lower, to: upper)
    let words = DatumWords(data)
    VStack(alignment: .leading, spacing: 0) {
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: 120, height: 12)
      GradientLabels(shares: numbers.map { upper > lower ? ($0 - lower) / (upper - lower) : 0.5 }) {
        ForEach(numbers.indices, id: \.self) { index in
          VStack(spacing: 2) {
            Rectangle().fill(.tertiary).frame(width: 1, height: 4)
            Text(verbatim: words.words(.number(numbers[index])))
          }
        }
      }
      .frame(width: 120)
    }
    .padding(.horizontal, 6)
    .font(.caption2)
    .foregroundStyle(.secondary)
  }
}

/// Centres views at shares of a width.
private struct GradientLabels: Layout {
  let shares: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.width ?? 120, height: subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, share) in zip(subviews, shares) {
      subview.place(
        at: CGPoint(x: bounds.minX + bounds.width * CGFloat(share), y: bounds.minY), anchor: .top,
        proposal: .unspecified)
    }
  }
}
