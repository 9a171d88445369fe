// SPDX-License-Identifier: Apache-2.0
import Foundation

// Pickers that say themselves how the chosen value looks. It's shown where a picker shows one value alone: in menus.

extension Picker {
  /// Makes a choice of one value, with labels of your own for the picker and for the chosen value.
  ///
  /// - Parameters:
  ///   - selection: The chosen value. One that no view of the content has as its tag is shown as nothing chosen.
  ///   - content: The views that stand for the values, each with its value as the tag.
  ///   - label: The name of the choice.
  ///   - currentValueLabel: Stands for the chosen value where the picker shows that alone. It takes no touches.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, label: label(), content: content())
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Makes a choice for several values at once, with labels of your own for the picker and for the chosen value.
  ///
  /// - Parameters:
  ///   - sources: What to choose for. The first one's value is shown; where there are none, nothing can be chosen.
  ///   - selection: Leads from a source to its value.
  ///   - content: The views that stand for the values, each with its value as the tag.
  ///   - label: The name of the choice.
  ///   - currentValueLabel: Stands for the chosen value where the picker shows that alone. It takes no touches.
  nonisolated public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(sources: sources, selection: selection, content: content, label: label)
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Makes a choice of one value with a localized title, and with a label of your own for the chosen value.
  ///
  /// `currentValueLabel` is shown where the picker shows the chosen value alone. It takes no touches.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  /// Makes a choice of one value with a string as its title, and with a label of your own for the chosen value.
  ///
  /// `currentValueLabel` is shown where the picker shows the chosen value alone. It takes no touches.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol {
    self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }

  /// Makes a choice for several values at once with a localized title, and with a label of your own for the chosen
  /// value.
  ///
  /// The first source's value is shown, and a choice writes to all of them. `currentValueLabel` is shown where the
  /// picker shows the chosen value alone. It takes no touches.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a choice for several values at once with a string as its title, and with a label of your own for the chosen
  /// value.
  ///
  /// The first source's value is shown, and a choice writes to all of them. `currentValueLabel` is shown where the
  /// picker shows the chosen value alone. It takes no touches.
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
  /// Makes a choice of one value with a system symbol and a localized title, and with a label of your own for the
  /// chosen value.
  ///
  /// `currentValueLabel` is shown where the picker shows the chosen value alone. It takes no touches.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a choice of one value with a system symbol and a string as its title, and with a label of your own for the
  /// chosen value.
  ///
  /// `currentValueLabel` is shown where the picker shows the chosen value alone. It takes no touches.
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
