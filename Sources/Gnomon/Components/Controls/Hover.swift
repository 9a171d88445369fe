// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a pointer does over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It's at a point, in the asked coordinates.
  case active(CGPoint)
  /// It has left.
  case ended
}

/// How a view looks under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// What having the focus is for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

private enum HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum FocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether views change their look under a pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// Whether views change their look with the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectEnabledKey.self] }
    set { self[FocusEffectEnabledKey.self] = newValue }
  }
}

// A host has no pointer.
extension View {
  /// Calls an action when a pointer comes over the view or leaves it.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    attribute("onHover", action)
  }

  /// Calls an action when a pointer moves over the view or leaves it.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    attribute("onContinuousHover", action)
  }

  /// How the view looks under a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    attribute("hoverEffect", effect)
  }

  /// How the view looks under a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    attribute("hoverEffect", isEnabled ? effect : nil)
  }

  /// Whether the views inside keep their look under a pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }

  /// How the views inside look under a pointer; nil is the system's choice.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    attribute("defaultHoverEffect", effect)
  }
}

extension View {
  /// Whether the view can have the focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable)).attribute("focusable", isFocusable)
  }

  /// Whether the view can have the focus, and what for.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Whether the views inside keep their look with the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }
}
