// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The label that a tab has of its role: a magnifying glass and "Search" where it's for searching, else none.
public nonisolated struct DefaultTabLabel: View {
  let role: TabRole?

  @MainActor @preconcurrency public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with the label of its role.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab with the label of its role.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role: role))
  }

  /// A tab with the label of its role.
  nonisolated public init<V>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == V?, V: Hashable {
    self.init(value: .some(value), role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// A tab without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// A tab without a label.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }

  /// A tab without a label.
  nonisolated public init<V>(value: V, @ViewBuilder content: () -> Content) where Value == V?, V: Hashable {
    self.init(value: .some(value), role: nil, content: content(), label: EmptyView())
  }
}
