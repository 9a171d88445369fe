// SPDX-License-Identifier: Apache-2.0
/// The colour of the icons of labels in lists, set by `listItemTint(_:)`.
public struct ListItemTint: Sendable {
  /// nil is a grey one.
  fileprivate let color: Color?

  /// A colour that stays as it is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour that a user's accent colour may replace on macOS. In Gnomon no user has one: the colour stays as it is.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Grey: icons have the colour of secondary text.
  public static let monochrome = ListItemTint(color: nil)

  var style: AnyShapeStyle { color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary) }
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// nil is the tint of everything.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of the icons of labels in lists inside. Buttons and other controls keep the tint.
  ///
  /// A nil tint leaves what is set further out.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.listItemTint) { if let tint { $0 = tint } }
  }

  /// Sets the colour of the icons of labels in lists inside to a fixed one. Buttons and other controls keep the tint.
  ///
  /// A nil colour leaves what is set further out.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
