// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Begins renaming.
public struct RenameAction {
  let action: () -> Void
  /// Begins renaming.
  public func callAsFunction() { action() }
}

extension RenameAction: @unchecked Sendable {}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What begins renaming; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button for the rename action around; it's disabled where there's none.
public nonisolated struct RenameButton<Label>: View where Label: View {
  let label: Label
  @Environment(\.rename) private var rename

  @MainActor @preconcurrency public var body: some View {
    let rename = rename
    Button(action: { rename?() }) { label }.disabled(rename == nil)
  }
}

extension RenameButton where Label == Gnomon.Label<Text, Image> {
  /// A button with a pencil.
  nonisolated public init() { self.init(label: Label("Rename", systemImage: "pencil")) }
}

extension View {
  /// What the rename buttons inside do.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// The rename buttons inside give the focus to a field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
