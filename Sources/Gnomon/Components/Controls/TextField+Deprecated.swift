// SPDX-License-Identifier: Apache-2.0
import Foundation

extension TextField where Label == Text {
  /// Makes a text field with a title that is looked up as a key in the tables of strings. `onEditingChanged` is called
  /// with true when the field gets the focus and with false when it loses it. `onCommit` is called when the text is
  /// submitted.
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:) instead.")
  @_disfavoredOverload
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, prompt: nil, axis: .horizontal, label: Text(titleKey), onCommit: onCommit,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a text field with a title that is shown as it's given. `onEditingChanged` is called with true when the field
  /// gets the focus and with false when it loses it. `onCommit` is called when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:) instead.")
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) where S: StringProtocol {
    self.init(
      text: text, prompt: nil, axis: .horizontal, label: Text(title), onCommit: onCommit,
      onEditingChanged: onEditingChanged)
  }
}

extension SecureField where Label == Text {
  /// Makes a field whose text is shown as dots with a title that is looked up as a key in the tables of strings.
  /// `onCommit` is called when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit(of:_:) instead.")
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// Makes a field whose text is shown as dots with a title that is shown as it's given. `onCommit` is called when the
  /// text is submitted.
  @available(*, deprecated, message: "Use onSubmit(of:_:) instead.")
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol {
    self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
