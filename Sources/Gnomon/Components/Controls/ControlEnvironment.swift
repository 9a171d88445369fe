// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// How much a background stands out from what is around it.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  public static let standard = BackgroundProminence(isIncreased: false)
  public static let increased = BackgroundProminence(isIncreased: true)
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
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
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set {
      self[ControlSizeKey.self] = newValue
      text.controlSize = newValue
    }
  }

  /// Whether the view takes taps and input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// How much sections' headers stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How much the background stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// The least height of a list's row in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? platformProfile.listRowHeight }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The least height of a list's header in points; nil is the list's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// Whether the controls inside take no input; once disabled, nothing inside can enable them again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentWriter(
        write: { if disabled { $0.isEnabled = false } }, isSame: { ($0.value as? Bool) == disabled }, value: disabled))
  }

  /// Sets the size of the controls inside.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Keeps the size of the controls inside within a range.
  nonisolated public func controlSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let allowed = ControlSize.allCases.filter { range.contains($0) }
      if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
    }
  }

  /// How much the headers inside stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Hides the labels of the controls inside; they stay for assistive technologies.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Whether the controls inside show their labels.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Whether the menus inside show that they are menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
