// SPDX-License-Identifier: Apache-2.0
/// The state of a view whose content can be edited.
public enum EditMode: Hashable, Sendable {
  /// The content can't be edited.
  case inactive
  /// The content is edited for a moment, as by a swipe.
  case transient
  /// The content can be edited.
  case active

  /// True if it can be edited in any way.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The mode in which the view's content is edited; nil where nothing above keeps a mode.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
