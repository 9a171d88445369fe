// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Picker where Label == Text {
  /// Makes a choice of one value with a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleResource), content: content())
  }

  /// Makes a choice of one value with a title from the app's resources, and with a label of your own for the chosen
  /// value.
  ///
  /// `currentValueLabel` is shown where the picker shows the chosen value alone. It takes no touches.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleResource) }, currentValueLabel: currentValueLabel)
  }

  /// Makes a choice for several values at once with a title from the app's resources, and with a label of your own for
  /// the chosen value.
  ///
  /// The first source's value is shown, and a choice writes to all of them. `currentValueLabel` is shown where the
  /// picker shows the chosen value alone. It takes no touches.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleResource) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == Gnomon.Label<Text, Image> {
  /// Makes a choice of one value with a system symbol and a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Label(titleResource, systemImage: systemImage), content: content())
  }

  /// Makes a choice of one value with a system symbol and a title from the app's resources, and with a label of your
  /// own for the chosen value.
  ///
  /// `currentValueLabel` is shown where the picker shows the chosen value alone. It takes no touches.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleResource, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }
}
