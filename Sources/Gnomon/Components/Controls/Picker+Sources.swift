// SPDX-License-Identifier: Apache-2.0
import Foundation

// Pickers that choose one value for several sources at once, under a title.

extension Picker where Label == Text {
  /// A choice for several values at once.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) })
  }

  /// A choice for several values at once.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) })
  }

  /// A choice for several values at once.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleResource) })
  }
}

extension Picker where Label == Gnomon.Label<Text, Image> {
  /// A choice for several values at once.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// A choice for several values at once.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(title, systemImage: systemImage) })
  }

  /// A choice for several values at once.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Label(titleResource, systemImage: systemImage) })
  }

  /// A choice for several values at once; `currentValueLabel` stands for the chosen one where that is shown alone.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A choice for several values at once; `currentValueLabel` stands for the chosen one where that is shown alone.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A choice for several values at once; `currentValueLabel` stands for the chosen one where that is shown alone.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Label(titleResource, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }
}
