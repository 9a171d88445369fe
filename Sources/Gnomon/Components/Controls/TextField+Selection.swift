// SPDX-License-Identifier: Apache-2.0
extension TextField {
  /// A field that tells what of its text is selected, and selects what it's told.
  ///
  /// - Parameters:
  ///   - selection: what is selected; nil, before the field was typed into, is the text's end.
  ///   - prompt: what is shown while there's no text; nil shows the label.
  ///   - axis: vertical lets the text have several lines; nil is horizontal.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label(), selection: selection)
  }
}

extension TextField where Label == Text {
  /// A field that tells what of its text is selected, and selects what it's told.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey), selection: selection)
  }

  /// A field that tells what of its text is selected, and selects what it's told.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: Text(titleResource), selection: selection)
  }

  /// A field that tells what of its text is selected, and selects what it's told.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) where S: StringProtocol {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: Text(title), selection: selection)
  }
}
