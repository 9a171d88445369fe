// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The state of a pointer over a view. ``ViewHost/hover(at:)`` moves the pointer.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point, in points of the coordinate space that was asked for.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// A look of views under a pointer. Gnomon keeps it and draws nothing for it.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// The look that the system chooses for the view.
  public static let automatic = HoverEffect(name: "automatic")
  /// A light shape appears behind the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view grows a little and casts a shadow.
  public static let lift = HoverEffect(name: "lift")
}

/// The purposes for which a view can have the focus.
///
/// A view that has it only to be activated is like a button: neither a click nor the Tab key gives it the focus.
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
  /// True if views change their look under a pointer, which is the default. Gnomon keeps it, without effect.
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

extension View {
  /// Calls an action when a pointer comes over the view, with true, or leaves it, with false.
  ///
  /// ``ViewHost/hover(at:)`` moves the pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    attribute("onHover", action)
  }

  /// Calls an action when a pointer moves over the view or leaves it, with its place in a coordinate space.
  ///
  /// ``ViewHost/hover(at:)`` moves the pointer.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    attribute(
      "onContinuousHover", ContinuousHover(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Sets how the view looks under a pointer. Gnomon keeps it, without effect.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    attribute("hoverEffect", effect)
  }

  /// Sets how the view looks under a pointer if `isEnabled` is true. Gnomon keeps it, without effect.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    attribute("hoverEffect", isEnabled ? effect : nil)
  }

  /// Keeps the views inside from changing their look under a pointer if `disabled` is true.
  ///
  /// Gnomon keeps the choice, without effect.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }

  /// Sets how the views inside look under a pointer; nil leaves it to the system. Gnomon keeps it, without effect.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    attribute("defaultHoverEffect", effect)
  }
}

extension View {
  /// Lets the view have the focus if `isFocusable` is true.
  ///
  /// The Tab key gives it the focus (``ViewHost/press(_:modifiers:repeats:)``), and on macOS a click does. On other
  /// systems a finger doesn't. What is pressed then goes to the actions of `onKeyPress` around it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable)).attribute("focusable", isFocusable)
  }

  /// Lets the view have the focus for some purposes if `isFocusable` is true.
  ///
  /// A view for `.activate` alone is like a button: the Tab key and clicks leave it out, and a state may give it the
  /// focus. For others the Tab key does, and on macOS a click.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, takesKeys: interactions != .activate))
      .attribute("focusable", isFocusable)
  }

  /// Keeps the views inside from changing their look with the focus if `disabled` is true. Gnomon keeps it, without
  /// effect.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }
}
