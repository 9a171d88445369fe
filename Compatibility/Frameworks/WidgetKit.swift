// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import WidgetKit`: entries and families. There are no widgets on a screen.
@_exported import GnomonFoundation
public import Gnomon

/// The sizes of widgets.
public enum WidgetFamily: Int, Sendable, CaseIterable {
  /// A small square.
  case systemSmall
  /// Two squares.
  case systemMedium
  /// Four squares.
  case systemLarge
  /// Eight squares.
  case systemExtraLarge
  /// A circle.
  case accessoryCircular
  /// A bar.
  case accessoryRectangular
  /// A line.
  case accessoryInline
}
/// What a widget shows at a time.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
}
/// The app's widgets: none.
open class WidgetCenter: @unchecked Sendable {
  /// The app's.
  public static let shared = WidgetCenter()
  /// Has all widgets made anew. There are none.
  public func reloadAllTimelines() {}
  /// Has the widgets of a kind made anew. There are none.
  public func reloadTimelines(ofKind kind: String) {}
}
extension EnvironmentValues {
  /// The size of the widget around: a small one, as there's none.
  public var widgetFamily: WidgetFamily { .systemSmall }
}
