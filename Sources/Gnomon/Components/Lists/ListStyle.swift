// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of lists, set by `listStyle(_:)`.
///
/// Gnomon draws the built-in looks. A type of your own can only stand for one of them.
public protocol ListStyle {
  /// The built-in look that the style stands for.
  var _kind: _ListStyleKind { get }
}

/// The built-in looks of lists.
public enum _ListStyleKind: Sendable {
  /// The look for the system; in the first column of a split view the look of a sidebar.
  case automatic
  /// Rows from edge to edge, with headers that stay in sight.
  case plain
  /// Rows with space at the sides on macOS, from edge to edge on iOS, with headers that stay in sight.
  case inset
  /// Groups of rows from edge to edge, on a colour of their own.
  case grouped
  /// On iOS groups of rows in boxes with round corners, on macOS rows without boxes.
  case insetGrouped
  /// On iOS groups of rows in boxes, on macOS rows without lines between them.
  case sidebar
}

/// The look of lists for the system: groups in boxes on iOS, rows from edge to edge on macOS.
///
/// In the sidebar of a split view it's the look of a sidebar.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style that follows the system.
  public init() {}
  /// The look for the system.
  public var _kind: _ListStyleKind { .automatic }
}

/// Rows from edge to edge. Lines stand above and below each section, and its header stays in sight while its rows do.
public struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style of rows from edge to edge.
  public init() {}
  /// The look of rows from edge to edge.
  public var _kind: _ListStyleKind { .plain }
}

/// Rows with 8 points of space at the sides on macOS, and none on iOS. Headers stay in sight while their rows do.
public struct InsetListStyle: ListStyle, Sendable {
  /// Makes the style of rows with space at the sides.
  public init() {}
  /// The look of rows with space at the sides.
  public var _kind: _ListStyleKind { .inset }
}

/// Groups of rows from edge to edge, on a colour of their own.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style of groups from edge to edge.
  public init() {}
  /// The look of groups from edge to edge.
  public var _kind: _ListStyleKind { .grouped }
}

/// Groups of rows in boxes with round corners. On macOS, as the automatic style, it draws no boxes.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style of groups in boxes.
  public init() {}
  /// The look of groups in boxes.
  public var _kind: _ListStyleKind { .insetGrouped }
}

/// The look of a list at the side of a window: groups in boxes on iOS, rows without lines on macOS.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the style of sidebars.
  public init() {}
  /// The look of sidebars.
  public var _kind: _ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look for the system: groups in boxes on iOS, rows from edge to edge on macOS.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, with headers that stay in sight while their rows do.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with space at the sides on macOS, from edge to edge on iOS.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows from edge to edge, on a colour of their own.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows in boxes with round corners on iOS, rows without boxes on macOS.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The look of a list at the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: _ListStyleKind { .automatic }
}

private enum ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

/// The distance between a list's sections, set by `listSectionSpacing(_:)`.
public struct ListSectionSpacing: Equatable, Sendable {
  /// nil is the list's own.
  let length: CGFloat?

  /// The distance that the list's style has by itself.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small distance: 17 points.
  public static let compact = ListSectionSpacing(length: 17)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension EnvironmentValues {
  var listStyle: _ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists inside.
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    environment(\.listStyle, style._kind)
  }

  /// Sets the distance between the rows of the lists inside, in points. Nil, and what is negative or not finite, is 0.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the distance between the sections of the lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between the sections of the lists inside, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }
}
