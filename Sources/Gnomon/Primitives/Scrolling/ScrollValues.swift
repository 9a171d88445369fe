// SPDX-License-Identifier: Apache-2.0
/// Whether a scroll view shows its indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

/// Whether a scroll view moves beyond its content's ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
  /// Only where the content is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// Whether scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

/// How content fades where it scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

private enum HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

/// The bounce behaviours along both axes.
struct ScrollBounce: Equatable {
  var horizontal = ScrollBounceBehavior.automatic
  var vertical = ScrollBounceBehavior.automatic

  fileprivate enum Key: EnvironmentKey {
    static var defaultValue: ScrollBounce { ScrollBounce() }
  }
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum DismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private enum ScrollClipDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether scroll views show the indicators of horizontal scrolling.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether scroll views show the indicators of vertical scrolling.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether scroll views move beyond their content's left and right end.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollBounce.horizontal }
    set { scrollBounce.horizontal = newValue }
  }

  /// Whether scroll views move beyond their content's top and bottom end.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollBounce.vertical }
    set { scrollBounce.vertical = newValue }
  }

  var scrollBounce: ScrollBounce {
    get { self[ScrollBounce.Key.self] }
    set { self[ScrollBounce.Key.self] = newValue }
  }

  /// Whether scroll views follow a finger.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }

  /// Whether scroll views draw their content beyond their bounds too.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }
}

extension View {
  /// Whether the scroll views inside show indicators.
  @_disfavoredOverload
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(ScrollIndicatorWriter.make(visibility, axes))
  }

  /// Shows the indicators for a moment when the view appears. A host draws none.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    attribute("scrollIndicatorsFlash", onAppear)
  }

  /// Shows the indicators for a moment when a value changes. A host draws none.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    attribute("scrollIndicatorsFlash", value)
  }

  /// Whether the scroll views inside don't follow a finger.
  @_disfavoredOverload
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentWriter(
        write: { if disabled { $0.isScrollEnabled = false } }, isSame: { ($0.value as? Bool) == disabled },
        value: disabled))
  }

  /// Whether the scroll views inside draw their content beyond their bounds too.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Whether the scroll views inside move beyond their content's ends.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    transformEnvironment(\.scrollBounce) {
      if axes.contains(.vertical) { $0.vertical = behavior }
      if axes.contains(.horizontal) { $0.horizontal = behavior }
    }
  }

  /// Whether scrolling inside puts the keyboard away.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// How content inside fades where it scrolls under a bar; nil is the system's choice.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    attribute("scrollEdgeEffectStyle", style)
  }

  /// Whether content inside doesn't fade where it scrolls under a bar.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    attribute("scrollEdgeEffectHidden", hidden)
  }
}

private enum ScrollIndicatorWriter {
  static func make(_ visibility: ScrollIndicatorVisibility, _ axes: Axis.Set) -> EnvironmentWriter {
    EnvironmentWriter(
      write: {
        if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
        if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      },
      isSame: { ($0.value as? ScrollIndicatorVisibility) == visibility }, value: visibility)
  }
}
