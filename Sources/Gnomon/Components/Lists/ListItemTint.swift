// SPDX-License-Identifier: Apache-2.0
/// The colour of the icons of labels in lists.
public struct ListItemTint: Sendable {
  /// nil is a grey one.
  fileprivate let color: Color?

  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour that a user's accent colour may replace on macOS; a host has none.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Shades of grey.
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
  /// The colour of the icons of labels in lists, where those have one; buttons and other controls keep the tint.
  ///
  /// - Parameter tint: nil leaves what is said further out.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.listItemTint) { if let tint { $0 = tint } }
  }

  /// The colour of the icons of labels in lists, where those have one; buttons and other controls keep the tint.
  ///
  /// - Parameter tint: nil leaves what is said further out.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
