// SPDX-License-Identifier: Apache-2.0
extension TextField {
  /// Makes a field that tells what of its text is selected, and selects what it's told, with a label of your own.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - selection: The selected part. nil stands for the text's end; the field writes that place when it begins to
  ///     take what is typed.
  ///   - prompt: The words that are shown while there's no text; nil shows the label.
  ///   - axis: Vertical lets the text have several lines; nil is horizontal.
  ///   - label: The name of the field.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label(), selection: selection)
  }
}

extension TextField where Label == Text {
  /// Makes a field that tells what of its text is selected, and selects what it's told, with a localized title.
  ///
  /// A `selection` of nil stands for the text's end. `prompt` is shown while there's no text; nil shows the title
  /// there. A vertical `axis` lets the text have several lines; nil is horizontal.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey), selection: selection)
  }

  /// Makes a field that tells what of its text is selected, and selects what it's told, with a title from the app's
  /// resources.
  ///
  /// A `selection` of nil stands for the text's end. `prompt` is shown while there's no text; nil shows the title
  /// there. A vertical `axis` lets the text have several lines; nil is horizontal.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: Text(titleResource), selection: selection)
  }

  /// Makes a field that tells what of its text is selected, and selects what it's told, with a string as its title.
  ///
  /// A `selection` of nil stands for the text's end. `prompt` is shown while there's no text; nil shows the title
  /// there. A vertical `axis` lets the text have several lines; nil is horizontal.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) where S: StringProtocol {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: Text(title), selection: selection)
  }
}
