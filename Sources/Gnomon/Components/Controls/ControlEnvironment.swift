// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A measure of how much a background stands out from what is around it, as that of a chosen row does.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// The background is a usual one. It is the default.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// The background stands out. Gnomon never sets it by itself.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum MinListRowHeightKey: EnvironmentKey {
  /// nil: the system's.
  static var defaultValue: CGFloat? { nil }
}

private enum MinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The size of controls; `regular` by default.
  ///
  /// On macOS it decides on their insets and on the size of texts without a font. Elsewhere buttons with a border,
  /// buttons of glass and progress views follow it.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set {
      self[ControlSizeKey.self] = newValue
      text.controlSize = newValue
    }
  }

  /// True if controls take taps and other input, which is the default. ``View/disabled(_:)`` makes it false.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// How much the background behind the view stands out; `standard` unless it is written. Gnomon draws nothing for it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The choice whether controls show their labels: `hidden` hides them, other values show them.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// The choice whether menus have a sign that they open. Gnomon keeps it, without effect.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// The least height of a list's row in points; by default 44, and 24 on macOS.
  ///
  /// Where nobody sets it, rows of iOS 26 are at least as high as a line of body text and the padding above and below it:
  /// 52 points at the usual type size.
  public var defaultMinListRowHeight: CGFloat {
    get { minListRowHeight ?? platformProfile.listRowHeight }
    set { minListRowHeight = newValue }
  }

  /// The least height of a list's row that somebody has set; nil leaves it to the list.
  var minListRowHeight: CGFloat? {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The least height of a section's header in a list, in points.
  ///
  /// nil, the default, sets no least height: a header is as high as its content and the padding of the list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// Keeps the controls inside from taking input if `disabled` is true.
  ///
  /// False changes nothing: it does not enable what is disabled around it.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentWriter(
        write: { if disabled { $0.isEnabled = false } }, isSame: { ($0.value as? Bool) == disabled }, value: disabled))
  }

  /// Sets the size of the controls inside, in place of the size that is set around.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Keeps the size of the controls inside within a range, as `...ControlSize.large`.
  ///
  /// A size outside of it becomes the nearest one within. A range that holds no size changes nothing.
  nonisolated public func controlSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let allowed = ControlSize.allCases.filter { range.contains($0) }
      if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
    }
  }

  /// Hides the labels of the controls inside. They take no room any more.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Shows or hides the labels of the controls inside.
  ///
  /// - Parameter visibility: `hidden` hides the labels; they take no room then. `automatic` and `visible` show them.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Says whether the menus inside have a sign that they open. Gnomon keeps it, without effect.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
