// SPDX-License-Identifier: Apache-2.0
/// The ways in which a scroll view may show its indicators. Gnomon keeps the choice and draws no indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// The system decides whether indicators are shown.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
  /// Indicators are shown where the platform's habits allow it.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
  /// Indicators are hidden, unless the platform insists on them, as for a mouse.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
  /// Indicators are never shown, whatever the input device.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

/// The ways in which a scroll view moves beyond its content's ends. Gnomon keeps the choice without effect.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The system decides whether the content bounces.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
  /// The content bounces, even where it's smaller than the scroll view.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
  /// The content bounces only where it's larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// The ways in which scrolling puts the keyboard away. Gnomon shows no keyboard and keeps the choice without effect.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// The system decides, by what is scrolled.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
  /// The keyboard goes as soon as the content moves.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
  /// The keyboard follows the finger that moves the content, and can be pulled back.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
  /// Scrolling leaves the keyboard where it is.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

/// The look of content's edge where it scrolls under a bar. Gnomon keeps the choice and draws no such edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The system decides how the content ends.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
  /// The content ends at a line, with little transparency.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
  /// The content fades out gradually.
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
  /// The choice whether scroll views show the indicators of horizontal scrolling. Gnomon draws no indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The choice whether scroll views show the indicators of vertical scrolling. Gnomon draws no indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// The choice whether scroll views move beyond their content's left and right end. It has no effect in Gnomon.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollBounce.horizontal }
    set { scrollBounce.horizontal = newValue }
  }

  /// The choice whether scroll views move beyond their content's top and bottom end. It has no effect in Gnomon.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollBounce.vertical }
    set { scrollBounce.vertical = newValue }
  }

  var scrollBounce: ScrollBounce {
    get { self[ScrollBounce.Key.self] }
    set { self[ScrollBounce.Key.self] = newValue }
  }

  /// True if scroll views follow a finger; the default. Code can scroll them in either case.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The choice whether scrolling puts the keyboard away. It has no effect in Gnomon, which shows no keyboard.
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
  /// Chooses whether the scroll views inside show indicators along some axes. Gnomon keeps it and draws no indicators.
  @_disfavoredOverload
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(ScrollIndicatorWriter.make(visibility, axes))
  }

  /// Shows the indicators of the scroll views inside for a moment when the view appears.
  ///
  /// Gnomon keeps it without effect: it draws no indicators.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    attribute("scrollIndicatorsFlash", onAppear)
  }

  /// Shows the indicators of the scroll views inside for a moment when a value changes.
  ///
  /// Gnomon keeps it without effect: it draws no indicators.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    attribute("scrollIndicatorsFlash", value)
  }

  /// Keeps the scroll views inside from following a finger if `disabled` is true. Code can still scroll them.
  ///
  /// False changes nothing: it doesn't undo what a view further out has said.
  @_disfavoredOverload
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentWriter(
        write: { if disabled { $0.isScrollEnabled = false } }, isSame: { ($0.value as? Bool) == disabled },
        value: disabled))
  }

  /// Lets the scroll views inside draw their content beyond their bounds, too, if `disabled` is true.
  ///
  /// Touches outside the bounds still don't reach it.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Chooses whether the scroll views inside move beyond their content's ends. Gnomon keeps it without effect.
  ///
  /// - Parameters:
  ///   - behavior: when the content bounces.
  ///   - axes: the axes that the choice is for.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    transformEnvironment(\.scrollBounce) {
      if axes.contains(.vertical) { $0.vertical = behavior }
      if axes.contains(.horizontal) { $0.horizontal = behavior }
    }
  }

  /// Chooses whether scrolling inside puts the keyboard away. Gnomon shows no keyboard and keeps it without effect.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Sets the look of the content's edge where it scrolls under a bar. Gnomon keeps it and draws no such edge.
  ///
  /// - Parameters:
  ///   - style: the look; nil is the system's choice.
  ///   - edges: the edges that the choice is for.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    attribute("scrollEdgeEffectStyle", style)
  }

  /// Hides the look of the content's edge where it scrolls under a bar. Gnomon draws no such edge in either case.
  ///
  /// - Parameters:
  ///   - hidden: true hides it.
  ///   - edges: the edges that the choice is for.
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
