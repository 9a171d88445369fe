// SPDX-License-Identifier: Apache-2.0
import Foundation

extension TextField where Label == Text {
  /// Makes a field for a text with a localized title and actions for typing and the return key.
  ///
  /// `onEditingChanged` is called with true when the field begins to take what is typed, and with false when it ends.
  /// `onCommit` is called when the return key is pressed.
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

  /// Makes a field for a text with a string as its title and actions for typing and the return key.
  ///
  /// `onEditingChanged` is called with true when the field begins to take what is typed, and with false when it ends.
  /// `onCommit` is called when the return key is pressed.
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
  /// Makes a field for a secret text with a localized title and an action for the return key.
  @available(*, deprecated, message: "Use onSubmit(of:_:) instead.")
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// Makes a field for a secret text with a string as its title and an action for the return key.
  @available(*, deprecated, message: "Use onSubmit(of:_:) instead.")
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol {
    self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
