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
              TickShape().stroke(.tint, style: TickShape.stroke)
                .frame(width: TickShape.size.width, height: TickShape.size.height)
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

/// The sign of what is chosen.
nonisolated struct TickShape: Shape {
  static let size = CGSize(width: 14, height: 12)
  static let stroke = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  /// What it takes at the end of a row, with the distance before it.
  static let room: CGFloat = 30
  /// A tick is one in either direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
      $0.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}
