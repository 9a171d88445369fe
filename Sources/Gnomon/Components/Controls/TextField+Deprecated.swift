// SPDX-License-Identifier: Apache-2.0
import Foundation

extension TextField where Label == Text {
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
  @available(*, deprecated, message: "Use onSubmit(of:_:) instead.")
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:) instead.")
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol {
    self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
