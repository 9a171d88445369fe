// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Picker where Label == Text {
  /// Makes a picker with the title of a localized resource. `selection` is the chosen value: that of the row with an
  /// equal tag. The views of `content` stand for the values by their tags.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleResource), content: content())
  }

  /// Makes a picker with the title of a localized resource. `selection` is the chosen value: that of the row with an
  /// equal tag. The views of `content` stand for the values by their tags. `currentValueLabel` stands for the chosen
  /// value where the picker shows it alone.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleResource) }, currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with the title of a localized resource. It stands for several values at once: the first one's is
  /// shown, and a choice is written to all of them. `selection` leads from a source to its value. The views of
  /// `content` stand for the values by their tags. `currentValueLabel` stands for the chosen value where the picker
  /// shows it alone.
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
  /// Makes a picker with the title of a localized resource and a symbol beside it. `systemImage` is the name of the
  /// symbol. `selection` is the chosen value: that of the row with an equal tag. The views of `content` stand for the
  /// values by their tags.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Label(titleResource, systemImage: systemImage), content: content())
  }

  /// Makes a picker with the title of a localized resource and a symbol beside it. `systemImage` is the name of the
  /// symbol. `selection` is the chosen value: that of the row with an equal tag. The views of `content` stand for the
  /// values by their tags. `currentValueLabel` stands for the chosen value where the picker shows it alone.
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
