// SPDX-License-Identifier: Apache-2.0
import Foundation

// Pickers that choose one value for several sources at once, under a title.

extension Picker where Label == Text {
  /// Makes a choice for several values at once with a localized title.
  ///
  /// The first source's value is shown, and a choice writes to all of them. Where there are no sources, nothing can be
  /// chosen.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Makes a choice for several values at once with a string as its title.
  ///
  /// The first source's value is shown, and a choice writes to all of them. Where there are no sources, nothing can be
  /// chosen.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) })
  }

  /// Makes a choice for several values at once with a title from the app's resources.
  ///
  /// The first source's value is shown, and a choice writes to all of them. Where there are no sources, nothing can be
  /// chosen.
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
  /// Makes a choice for several values at once with a system symbol and a localized title.
  ///
  /// The first source's value is shown, and a choice writes to all of them. Where there are no sources, nothing can be
  /// chosen.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// Makes a choice for several values at once with a system symbol and a string as its title.
  ///
  /// The first source's value is shown, and a choice writes to all of them. Where there are no sources, nothing can be
  /// chosen.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(title, systemImage: systemImage) })
  }

  /// Makes a choice for several values at once with a system symbol and a title from the app's resources.
  ///
  /// The first source's value is shown, and a choice writes to all of them. Where there are no sources, nothing can be
  /// chosen.
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

  /// Makes a choice for several values at once with a system symbol and a localized title, and with a label of your own
  /// for the chosen value.
  ///
  /// The first source's value is shown, and a choice writes to all of them. `currentValueLabel` is shown where the
  /// picker shows the chosen value alone. It takes no touches.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a choice for several values at once with a system symbol and a string as its title, and with a label of your
  /// own for the chosen value.
  ///
  /// The first source's value is shown, and a choice writes to all of them. `currentValueLabel` is shown where the
  /// picker shows the chosen value alone. It takes no touches.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a choice for several values at once with a system symbol and a title from the app's resources, and with a
  /// label of your own for the chosen value.
  ///
  /// The first source's value is shown, and a choice writes to all of them. `currentValueLabel` is shown where the
  /// picker shows the chosen value alone. It takes no touches.
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
