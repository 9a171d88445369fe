// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The pose in which a pencil is held over the screen.
public struct PencilHoverPose: Hashable {
  /// The place in the view, in points.
  public let location: CGPoint
  /// The place in units of the view's size.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The angle between the pencil and the screen: 0 lies flat, a quarter turn stands upright.
  public let altitude: Angle
  /// The direction that the pencil points in, along the screen.
  public let azimuth: Angle
  /// The pencil's turn about its own axis.
  public let roll: Angle
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable {
  /// The pose over the screen; nil if the pencil isn't near it.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable {
  /// The pose over the screen; nil if the pencil isn't near it.
  public let hoverPose: PencilHoverPose?
}

/// The state of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Equatable {
  /// The squeeze is under way.
  case active(PencilSqueezeGestureValue)
  /// The squeeze has ended.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze wasn't finished.
  case failed
}

/// The action that people have chosen for a pencil's gesture.
public struct PencilPreferredAction: Hashable {
  private let name: String
  /// Nothing happens.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Changes between the tool and the eraser.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Changes between the tool and the one before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Shows the choice of colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// Shows the tool's thickness and its other values.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Shows what can be done at the pencil's place.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// Runs a shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension PencilPreferredAction: Sendable {}

extension EnvironmentValues {
  /// The action of a double tap on a pencil: none, as a host has no pencil.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// The action of a squeeze of a pencil: none, as a host has no pencil.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

/// A sign made by the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// The sign for a view's main action.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension View {
  /// Calls an action at a double tap on a pencil. A host has none, so that it's never called.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { attribute("onPencilDoubleTap") }

  /// Calls an action when a pencil is squeezed. A host has none, so that it's never called.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { attribute("onPencilSqueeze") }

  /// Lets a hand's sign press the control. A host sees none: it's kept.
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    attribute("handGestureShortcut", isEnabled ? shortcut : nil)
  }

  /// Lets a click act that brings the window to the front. A host's window is in front, so that nothing changes.
  nonisolated public func allowsWindowActivationEvents() -> some View { allowsWindowActivationEvents(true) }

  /// Says whether a click that brings the window to the front acts too. A host's window is in front: it's kept.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View {
    attribute("allowsWindowActivationEvents", value)
  }

  /// Calls an action when people begin and end to resize the window. A host's size is set at once, so that it's never
  /// called.
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View {
    attribute("onInteractiveResizeChange")
  }
}
