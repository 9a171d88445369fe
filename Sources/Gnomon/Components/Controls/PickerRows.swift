// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A picker's values as rows of the list around, the chosen one with a tick.
nonisolated struct PickerRows<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  /// Called when a value was chosen, whatever it is.
  var chosen: () -> Void = {}

  @MainActor var body: some View {
    let selected = selection.map { AnyHashable($0.wrappedValue) }
    ForEach(subviews: content) { value in
      let tag = value.item.node.choiceTag
      Button {
        if let selection { tag?.select(in: selection) }
        chosen()
      } label: {
        value
          .padding(.trailing, TickShape.room)
          .frame(maxWidth: .infinity, alignment: .leading)
          .overlay(alignment: .trailing) {
            if let selected, tag?.matches(selected) ?? false {
              RowTick()
            }
          }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!value.item.node.isSelectable)
    }
  }
}

/// The label of what takes several rows, in a row of its own.
nonisolated struct RowLabel<Label: View>: View {
  let label: Label
  @Environment(\.labelsVisibility) private var visibility

  @MainActor var body: some View {
    if visibility != .hidden { label.impliedForeground(.secondary) }
  }
}

/// The tick at the end of a row.
nonisolated struct RowTick: View, _SeeThroughView {
  @Environment(\.platformProfile) private var profile
  @Environment(\.dynamicTypeSize) private var typeSize

  @MainActor var body: some View {
    let metrics = TickMetrics(profile, typeSize)
    TickShape().stroke(.tint, style: metrics.stroke)
      .padding(metrics.stroke.lineWidth / 2)
      .frame(width: metrics.ink.width, height: metrics.ink.height)
      .padding(.trailing, metrics.bearing)
  }
}

/// The measures of a tick in points, which follow the size of body texts.
struct TickMetrics {
  /// The box around what is drawn.
  let ink: CGSize
  /// Behind the tick, up to the end of the row's content.
  let bearing: CGFloat
  let stroke: StrokeStyle

  /// At the type size "medium" they are measured: `list26-48` and `list26-49` in `surfaces.tsv`.
  init(_ profile: PlatformProfile, _ typeSize: DynamicTypeSize) {
    let scale = profile.metrics(for: .body, at: typeSize).size / 16
    ink = CGSize(width: 14 * scale, height: 41 / 3 * scale)
    bearing = 7 / 3 * scale
    stroke = StrokeStyle(lineWidth: 2 * scale, lineCap: .round, lineJoin: .round)
  }
}

/// The sign of what is chosen.
nonisolated struct TickShape: Shape {
  /// What it takes at the end of a row, with the distance before it.
  static let room: CGFloat = 30
  /// A tick is one in either direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.58))
      $0.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}
