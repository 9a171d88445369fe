// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The label that a tab has by its role: a magnifying glass and "Search" for the search role, else nothing.
public nonisolated struct DefaultTabLabel: View {
  let role: TabRole?

  /// The label of the role; empty where the role has none.
  @MainActor @preconcurrency public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab that has no value, with the label of its role. A nil role leaves the label empty.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab that is chosen by a value, with the label of its role. A nil role leaves the label empty.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role: role))
  }

  /// Creates a tab for a selection that may be nil, with the label of its role. A nil role leaves the label empty.
  nonisolated public init<V>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == V?, V: Hashable {
    self.init(value: .some(value), role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// Creates a tab that has neither value nor label. Its part of the bar is empty, but can be tapped.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// Creates a tab that is chosen by a value, without a label. Its part of the bar is empty, but can be tapped.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab for a selection that may be nil, without a label. Its part of the bar is empty, but can be tapped.
  nonisolated public init<V>(value: V, @ViewBuilder content: () -> Content) where Value == V?, V: Hashable {
    self.init(value: .some(value), role: nil, content: content(), label: EmptyView())
  }
}
