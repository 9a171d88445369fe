// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The cells of one row, each in its column's width.
nonisolated struct TableCells<Value: Identifiable>: View, _SeeThroughView {
  let context: _TableRowContext
  let value: Value
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    TableRowLayout(columns: context.columns).callAsFunction {
      ForEach(context.columns.indices, id: \.self) { index in
        ImplicitStack(row: {
          if index == 0, context.level > 0 { Color.clear.frame(width: CGFloat(context.level) * 16, height: 0) }
          if index == 0, let isExpanded = context.isExpanded {
            DisclosureSign(isExpanded: isExpanded.wrappedValue, style: AnyShapeStyle(.tint))
              .contentShape(Rectangle())
              .onTapGesture { isExpanded.wrappedValue.toggle() }
          }
          context.columns[index].cell(value)
        })
      }
    }
    .lineLimit(profile.system == .macOS ? 1 : nil)
  }
}

/// A row, and those below it while it's open.
nonisolated struct DisclosureTableRows: View, _SeeThroughView {
  let context: _TableRowContext
  let binding: Binding<Bool>?
  let label: @MainActor (_TableRowContext) -> AnyView
  let content: @MainActor (_TableRowContext) -> AnyView
  @State private var isOpen = false

  init(
    context: _TableRowContext, binding: Binding<Bool>?, label: @escaping @MainActor (_TableRowContext) -> AnyView,
    content: @escaping @MainActor (_TableRowContext) -> AnyView
  ) {
    self.context = context
    self.binding = binding
    self.label = label
    self.content = content
  }

  @MainActor var body: some View {
    let isExpanded = binding ?? $isOpen
    label(context.opening(isExpanded))
    if isExpanded.wrappedValue { content(context.below) }
  }
}

/// The rows of a tree.
nonisolated struct OutlineTableRows<Data: RandomAccessCollection>: View, _SeeThroughView
where Data.Element: Identifiable {
  let data: Data
  let children: (Data.Element) -> Data?
  let context: _TableRowContext
  let row: @MainActor (Data.Element, _TableRowContext) -> AnyView

  @MainActor var body: some View {
    let (children, context, row) = (children, context, row)
    ForEach(data) { element in
      if let below = children(element) {
        DisclosureTableRows(context: context, binding: nil, label: { row(element, $0) }) {
          AnyView(OutlineTableRows(data: below, children: children, context: $0, row: row))
        }
      } else {
        row(element, context)
      }
    }
  }
}

/// Lays a table's cells out beside each other: columns with a width of their own take it, the others share the rest.
nonisolated struct TableRowLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  let widths: [TableColumnWidth]
  let guides: [HorizontalAlignment]
  static let gap: CGFloat = 8

  init(columns: [_TableColumn]) {
    widths = columns.map(\.width)
    guides = columns.map(\.alignment.guide)
  }

  /// The columns' widths in a table's; where none is proposed each takes what it asks for, or 100.
  func lengths(in width: CGFloat?) -> [CGFloat] {
    var lengths = widths.map { $0.isFixed ? $0.length(in: 0) : 0 }
    var waiting = widths.indices.filter { !widths[$0].isFixed }
    guard let width else {
      for index in waiting { lengths[index] = widths[index].length(in: 100) }
      return lengths
    }
    var rest = width - Self.gap * CGFloat(max(0, widths.count - 1)) - lengths.reduce(0, +)
    // Those whose bounds leave them no choice are served first.
    while !waiting.isEmpty {
      let share = max(0, rest) / CGFloat(waiting.count)
      let bound = waiting.filter { widths[$0].length(in: share) != share }
      for index in bound.isEmpty ? waiting : bound { lengths[index] = widths[index].length(in: share) }
      if bound.isEmpty { break }
      rest -= bound.reduce(0) { $0 + lengths[$1] }
      waiting.removeAll { bound.contains($0) }
    }
    return lengths
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let lengths = lengths(in: proposal.width.flatMap { $0.isFinite ? $0 : nil })
    let height = zip(subviews, lengths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }.max()
    return CGSize(
      width: lengths.reduce(0, +) + Self.gap * CGFloat(max(0, lengths.count - 1)), height: height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    let lengths = lengths(in: bounds.width)
    for (index, subview) in subviews.enumerated() where index < lengths.count {
      let inner = ProposedViewSize(width: lengths[index], height: bounds.height)
      let size = subview.sizeThatFits(inner)
      let free = lengths[index] - size.width
      let inset = guides[index] == .center ? free / 2 : guides[index] == .trailing ? free : 0
      subview.place(at: CGPoint(x: x + inset, y: bounds.midY - size.height / 2), proposal: inner)
      x += lengths[index] + Self.gap
    }
  }
}
