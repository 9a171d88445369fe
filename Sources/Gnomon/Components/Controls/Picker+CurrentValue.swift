// SPDX-License-Identifier: Apache-2.0
import Foundation

// Pickers that say themselves how the chosen value looks. It's shown where a picker shows one value alone: in menus.

extension Picker {
  /// - Parameter currentValueLabel: stands for the chosen value where the picker shows it alone.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, label: label(), content: content())
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// A choice for several values at once.
  ///
  /// - Parameter currentValueLabel: stands for the chosen value where the picker shows it alone.
  nonisolated public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(sources: sources, selection: selection, content: content, label: label)
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title that is looked up as a key in the tables of strings. `selection` is the chosen value:
  /// that of the row with an equal tag. The views of `content` stand for the values by their tags. `currentValueLabel`
  /// stands for the chosen value where the picker shows it alone.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that is shown as it's given. `selection` is the chosen value: that of the row with an
  /// equal tag. The views of `content` stand for the values by their tags. `currentValueLabel` stands for the chosen
  /// value where the picker shows it alone.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol {
    self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that is looked up as a key in the tables of strings. It stands for several values at
  /// once: the first one's is shown, and a choice is written to all of them. `selection` leads from a source to its
  /// value. The views of `content` stand for the values by their tags. `currentValueLabel` stands for the chosen value
  /// where the picker shows it alone.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that is shown as it's given. It stands for several values at once: the first one's is
  /// shown, and a choice is written to all of them. `selection` leads from a source to its value. The views of
  /// `content` stand for the values by their tags. `currentValueLabel` stands for the chosen value where the picker
  /// shows it alone.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, S: StringProtocol {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == Gnomon.Label<Text, Image> {
  /// Makes a picker with a title that is looked up as a key in the tables of strings and a symbol beside it.
  /// `systemImage` is the name of the symbol. `selection` is the chosen value: that of the row with an equal tag. The
  /// views of `content` stand for the values by their tags. `currentValueLabel` stands for the chosen value where the
  /// picker shows it alone.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that is shown as it's given and a symbol beside it. `systemImage` is the name of the
  /// symbol. `selection` is the chosen value: that of the row with an equal tag. The views of `content` stand for the
  /// values by their tags. `currentValueLabel` stands for the chosen value where the picker shows it alone.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol {
    self.init(
      selection: selection, content: content, label: { Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }
}

/// The picker's own label of the chosen value over the options, which take the taps and aren't seen.
nonisolated struct CurrentValueSlot<Options: View>: View, _SeeThroughView {
  let label: AnyView?
  let options: Options
  /// Around the label on a bezel; nil where there's none.
  let bezel: CGSize?

  @MainActor var body: some View {
    if let label {
      ImplicitStack(row: { label })
        .allowsHitTesting(false)
        .padding(
          EdgeInsets(
            top: bezel?.height ?? 0, leading: bezel?.width ?? 0, bottom: bezel?.height ?? 0,
            trailing: bezel.map { _ in PopUpLayout.sign } ?? 0)
        )
        .background { options }
    } else {
      options
    }
  }
}
