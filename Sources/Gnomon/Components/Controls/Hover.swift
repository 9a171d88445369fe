// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The state of a pointer over a view. A host of Gnomon has no pointer and never makes one.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point, in points of the coordinate space that was asked for.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// A look of views under a pointer. Gnomon keeps it and draws nothing for it: a host has no pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// The look that the system chooses for the view.
  public static let automatic = HoverEffect(name: "automatic")
  /// A light shape appears behind the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view grows a little and casts a shadow.
  public static let lift = HoverEffect(name: "lift")
}

/// The purposes for which a view can have the focus. Gnomon makes no difference between them.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set: 1 for activating, 2 for editing.
  public let rawValue: Int
  /// Makes a set of its bits: 1 for activating, 2 for editing. Other bits are kept and mean nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view has the focus to be activated, as a button has it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view has the focus to take what is typed, as a field has it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The purposes that the system chooses. In Gnomon they are both.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

private enum HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum FocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// True if views change their look under a pointer, which is the default. Gnomon keeps it: a host has no pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// True if views change their look while they have the focus, which is the default. Gnomon keeps it, without effect.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectEnabledKey.self] }
    set { self[FocusEffectEnabledKey.self] = newValue }
  }
}

// A host has no pointer.
extension View {
  /// Takes an action for when a pointer comes over the view or leaves it.
  ///
  /// Gnomon keeps the action and never calls it: a host has no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    attribute("onHover", action)
  }

  /// Takes an action for when a pointer moves over the view or leaves it.
  ///
  /// Gnomon keeps the action and never calls it: a host has no pointer.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    attribute("onContinuousHover", action)
  }

  /// Sets how the view looks under a pointer. Gnomon keeps it, without effect: a host has no pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    attribute("hoverEffect", effect)
  }

  /// Sets how the view looks under a pointer if `isEnabled` is true.
  ///
  /// Gnomon keeps it, without effect: a host has no pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    attribute("hoverEffect", isEnabled ? effect : nil)
  }

  /// Keeps the views inside from changing their look under a pointer if `disabled` is true.
  ///
  /// Gnomon keeps the choice, without effect: a host has no pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }

  /// Sets how the views inside look under a pointer; nil leaves it to the system.
  ///
  /// Gnomon keeps it, without effect: a host has no pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    attribute("defaultHoverEffect", effect)
  }
}

extension View {
  /// Lets the view have the focus if `isFocusable` is true.
  ///
  /// On macOS a click gives the focus to a view like that within a `focused` modifier. On other systems a finger gives
  /// none.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable)).attribute("focusable", isFocusable)
  }

  /// Lets the view have the focus for some purposes if `isFocusable` is true.
  ///
  /// Gnomon takes no notice of `interactions`. On macOS a click gives the focus to a view like that within a `focused`
  /// modifier. On other systems a finger gives none.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Keeps the views inside from changing their look with the focus if `disabled` is true. Gnomon keeps it, without
  /// effect.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }
}
