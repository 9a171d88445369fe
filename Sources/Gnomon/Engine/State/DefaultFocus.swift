// SPDX-License-Identifier: Apache-2.0
/// The reason why the focus is looked for.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// The focus is looked for by the app, as when a screen appears.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// The focus is looked for because people moved it.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Gives a view inside the focus when the view appears and nothing has it.
  nonisolated public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    onAppear { if binding.wrappedValue == binding.unfocused { binding.wrappedValue = value } }
  }
}
