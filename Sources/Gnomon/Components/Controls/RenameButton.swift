// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The environment's action that begins renaming. Call it like a function.
///
/// It is set by `renameAction(_:)`, and a ``RenameButton`` calls it.
public struct RenameAction {
  let action: () -> Void
  /// Begins renaming, as the view that set the action does it.
  public func callAsFunction() { action() }
}

extension RenameAction: @unchecked Sendable {}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that begins renaming; nil, the default, where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that calls the rename action of the environment. It's disabled where there is none.
public nonisolated struct RenameButton<Label>: View where Label: View {
  let label: Label
  @Environment(\.rename) private var rename

  /// The button with its label.
  @MainActor @preconcurrency public var body: some View {
    let rename = rename
    Button(action: { rename?() }) { label }.disabled(rename == nil)
  }
}

extension RenameButton where Label == Gnomon.Label<Text, Image> {
  /// Makes a button with a pencil and the title "Rename".
  nonisolated public init() { self.init(label: Label("Rename", systemImage: "pencil")) }
}

extension View {
  /// Sets what the rename buttons inside do.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Makes the rename buttons inside give the focus to the field that is bound to a focus state.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
