// SPDX-License-Identifier: Apache-2.0
/// Whether what a view shows can be edited.
public enum EditMode: Hashable, Sendable {
  /// What is shown can't be edited.
  case inactive
  /// Edited for a moment, as by a swipe.
  case transient
  /// What is shown can be edited.
  case active

  /// Whether it can be edited in any way.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the view's content is being edited; nil where nothing above keeps a mode.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
