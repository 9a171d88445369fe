// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How lists look.
public protocol ListStyle {
  /// The built-in look behind the style.
  var _kind: _ListStyleKind { get }
}

/// The built-in looks of lists.
public enum _ListStyleKind: Sendable {
  case automatic
  case plain
  case inset
  case grouped
  case insetGrouped
  case sidebar
}

/// The look for the system: groups in boxes on iOS.
public struct DefaultListStyle: ListStyle, Sendable {
  public init() {}
  public var _kind: _ListStyleKind { .automatic }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
  public init() {}
  public var _kind: _ListStyleKind { .plain }
}

/// Rows with space at the sides.
public struct InsetListStyle: ListStyle, Sendable {
  public init() {}
  public var _kind: _ListStyleKind { .inset }
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle, Sendable {
  public init() {}
  public var _kind: _ListStyleKind { .grouped }
}

/// Groups in boxes with round corners.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  public init() {}
  public var _kind: _ListStyleKind { .insetGrouped }
}

/// A list at the side of a window.
public struct SidebarListStyle: ListStyle, Sendable {
  public init() {}
  public var _kind: _ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A list's measures in points. Only those above and below a row's content and beyond the first and the last row are
/// recorded, of macOS.
nonisolated struct ListMetrics: Equatable {
  /// Beside the groups.
  var margin: CGFloat = 0
  /// From the group's edge to a row's content.
  var rowInset: CGFloat = 20
  /// Above and below a row's content.
  var rowPadding: CGFloat = 11
  var cornerRadius: CGFloat = 0
  /// Above the first group and below the last.
  var edgeSpacing: CGFloat = 0
  var sectionSpacing: CGFloat = 0
  /// Around a header or a footer.
  var headerPadding: CGFloat = 7
  /// Whether rows lie on a colour of their own.
  var hasGroups = false
  /// Whether a line stands above the first and below the last row of a section.
  var hasOuterLines = false
  /// Whether lines stand between rows.
  var hasLines = true
  /// Whether lines between rows begin where the first text of the row above does.
  var linesBeginAtTexts = false
  /// Whether a section's header stays in sight for as long as one of its rows does.
  var pinsHeaders = false
  /// Whether rows have signs to be edited by.
  var isEditing = false

  /// - Parameter pinsHeaders: whether headers stay in sight where the style has them do so.
  init(_ kind: _ListStyleKind, _ profile: PlatformProfile, pinsHeaders: Bool = true) {
    linesBeginAtTexts = profile.system == .iOS
    self.pinsHeaders = pinsHeaders && (kind == .plain || kind == .inset)
    if profile.system == .macOS {
      rowInset = 8
      rowPadding = 4
    }
    switch kind {
    case .plain: hasOuterLines = true
    case .inset: margin = profile.system == .macOS ? 8 : 0
    case .grouped:
      hasGroups = true
      hasOuterLines = true
      edgeSpacing = 35
      sectionSpacing = 35
    case .automatic, .insetGrouped, .sidebar:
      guard profile.system == .iOS else {
        edgeSpacing = 10
        hasLines = kind != .sidebar
        return
      }
      hasGroups = true
      margin = 16
      edgeSpacing = 20
      sectionSpacing = 35
      cornerRadius = profile.palette == .v26 ? 26 : 10
    }
  }

  /// Those of a form in groups, which lie in boxes on macOS too.
  init(groupedFormOn profile: PlatformProfile) {
    self.init(.insetGrouped, profile)
    guard profile.system == .macOS else { return }
    hasGroups = true
    margin = 20
    rowInset = 10
    rowPadding = 8
    edgeSpacing = 20
    sectionSpacing = 20
    cornerRadius = profile.palette == .v26 ? 12 : 6
  }
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

/// The distance between a list's sections.
public struct ListSectionSpacing: Equatable, Sendable {
  /// nil is the list's own.
  let length: CGFloat?

  /// The list's own distance.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than usual.
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
  /// Gives the lists inside a look.
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    environment(\.listStyle, style._kind)
  }

  /// The distance between rows in points; nil is none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// The distance between sections.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// The distance between sections in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }
}
