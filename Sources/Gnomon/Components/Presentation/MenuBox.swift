// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An open menu on iOS: its items below each other.
nonisolated struct MenuBox<Items: View>: View, _SeeThroughView {
  let items: Items
  @State private var hasIcons = false
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    let metrics = PresentationMetrics(profile)
    VStack(spacing: 0) {
      Group(subviews: items) { all in
        ForEach(all) { item in
          if item.item.node is DividerNode {
            MenuSeparator(metrics: metrics)
          } else {
            item.overlay(alignment: .top) { if !metrics.isNew, item.id != all.first?.id { Divider() } }
          }
        }
      }
    }
    .padding(.vertical, metrics.menuPadding)
    .frame(width: metrics.menuWidth)
    .onPreferenceChange(MenuIconsKey.self) { [$hasIcons] in $hasIcons.wrappedValue = $0 }
    .buttonStyle(MenuItemStyle(hasIcons: hasIcons))
    .toggleStyle(MenuToggleStyle())
    .labelStyle(MenuLabelStyle(hasIcons: hasIcons))
    .environment(\.isInMenu, true)
    .systemForeground()
  }
}

/// Whether an item of a menu has an icon: then the texts of all leave room for one.
private nonisolated enum MenuIconsKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// A line between two items, or before iOS 26 a bar.
private nonisolated struct MenuSeparator: View, _SeeThroughView {
  let metrics: PresentationMetrics

  @MainActor var body: some View {
    if metrics.isNew {
      Rectangle().fill(.separator).frame(height: 1)
        .padding(.horizontal, metrics.menuTextAlone)
        .frame(height: metrics.menuSeparator)
    } else {
      Rectangle().fill(SystemFill(level: 3)).frame(height: metrics.menuSeparator)
    }
  }
}

/// An item as wide as the menu. It ends the menu after it has acted.
private nonisolated struct MenuItemStyle: PrimitiveButtonStyle {
  let hasIcons: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.actionsDismiss) private var actionsDismiss
  @Environment(\.platformProfile) private var profile

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let ending = configuration.ending(dismiss, unless: !actionsDismiss)
    let metrics = PresentationMetrics(profile)
    PressableView(configuration: ending) { button in
      MenuItemRow(metrics: metrics, hasIcons: hasIcons) { button.label }
        .foregroundStyle(button.role?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary))
        .background(button.isPressed ? AnyShapeStyle(SystemFill(level: 2)) : AnyShapeStyle(Color.clear))
    }
  }
}

/// The room of an item. A label lays itself out in the whole of it, other contents begin where texts do.
private nonisolated struct MenuItemRow<Content: View>: View, _SeeThroughView {
  let metrics: PresentationMetrics
  let hasIcons: Bool
  @ViewBuilder let content: Content
  @State private var isLabel = false
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    ImplicitStack(alignment: .leading, column: { content })
      .font(.body)
      .padding(.leading, isLabel ? 0 : hasIcons && metrics.isNew ? metrics.menuText : metrics.menuTextAlone)
      .padding(.trailing, isLabel ? 0 : metrics.menuTextAlone)
      .onPreferenceChange(MenuIconsKey.self) { [$isLabel] in $isLabel.wrappedValue = $0 }
      .frame(maxWidth: .infinity, minHeight: metrics.menuRow, alignment: .leading)
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : 0.3)
  }
}

/// Icon and title of an item: the icon in front of the title, before iOS 26 at the other end.
private nonisolated struct MenuLabelStyle: LabelStyle {
  let hasIcons: Bool
  @Environment(\.platformProfile) private var profile

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let metrics = PresentationMetrics(profile)
    let middle = metrics.menuIconMiddle
    HStack(spacing: 0) {
      if metrics.isNew {
        // The icon's middle is the middle of the column.
        configuration.icon.frame(width: 2 * middle)
        configuration.title.padding(.leading, metrics.menuText - 2 * middle).padding(.trailing, metrics.menuTextAlone)
      } else {
        configuration.title.padding(.leading, metrics.menuTextAlone)
        Spacer()
        configuration.icon.padding(.trailing, metrics.menuTextAlone)
      }
    }
    .preference(key: MenuIconsKey.self, value: true)
  }
}

/// A toggle as an item, with a tick in the column of icons while it's on.
private nonisolated struct MenuToggleStyle: ToggleStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button(action: { isOn.wrappedValue.toggle() }) {
      Label {
        configuration.label.labelStyle(.titleOnly)
      } icon: {
        Image(systemName: "checkmark").opacity(isOn.wrappedValue ? 1 : 0)
      }
    }
  }
}

/// A picker's values as items of the menu around, the chosen one with a tick.
nonisolated struct MenuPickerItems<SelectionValue: Hashable, Content: View>: View, _SeeThroughView {
  let selection: Binding<SelectionValue>?
  let content: Content

  @MainActor var body: some View {
    let selected = selection.map { AnyHashable($0.wrappedValue) }
    ForEach(subviews: content) { value in
      let tag = value.item.node.choiceTag
      let isChosen = selected.map { tag?.matches($0) ?? false } ?? false
      Button {
        if let selection { tag?.select(in: selection) }
      } label: {
        Label {
          value.labelStyle(.titleOnly)
        } icon: {
          Image(systemName: "checkmark").opacity(isChosen ? 1 : 0)
        }
      }
      .disabled(!value.item.node.isSelectable)
      .accessibilityAddTraits(isChosen ? [.isChoice, .isSelected] : .isChoice)
    }
  }
}
