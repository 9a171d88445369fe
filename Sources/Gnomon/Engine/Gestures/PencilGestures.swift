// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a pencil is held over the screen.
public struct PencilHoverPose: Hashable {
  /// In the view.
  public let location: CGPoint
  /// The same in units of the view's size.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable {
  /// nil: not near the screen.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable {
  /// nil: not near the screen.
  public let hoverPose: PencilHoverPose?
}

/// How far a squeeze of a pencil has come.
public enum PencilSqueezeGesturePhase: Equatable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// What people have a pencil's gesture do.
public struct PencilPreferredAction: Hashable {
  private let name: String
  public static let ignore = PencilPreferredAction(name: "ignore")
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension PencilPreferredAction: Sendable {}

extension EnvironmentValues {
  /// Nothing: a host has no pencil.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// Nothing: a host has no pencil.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

/// A sign made by the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension View {
  /// Called at a double tap on a pencil. A host has none.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { attribute("onPencilDoubleTap") }

  /// Called when a pencil is squeezed. A host has none.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { attribute("onPencilSqueeze") }

  /// Lets a hand's sign press the control. A host sees none: it's kept.
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    attribute("handGestureShortcut", isEnabled ? shortcut : nil)
  }

  /// Whether a click that brings the window to the front acts too. A host's window is in front: it's kept.
  nonisolated public func allowsWindowActivationEvents() -> some View { allowsWindowActivationEvents(true) }

  /// Whether a click that brings the window to the front acts too. A host's window is in front: it's kept.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View {
    attribute("allowsWindowActivationEvents", value)
  }

  /// Called when people begin and end to resize the window. A host's size is set at once: it's never called.
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View {
    attribute("onInteractiveResizeChange")
  }
}
