// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of pickers, set by `pickerStyle(_:)`.
///
/// Gnomon draws the built-in looks. A type of your own can only stand for one of them.
public protocol PickerStyle {
  /// The built-in look that the style stands for.
  var _kind: _PickerStyleKind { get }
}

/// The built-in looks of pickers.
public enum _PickerStyleKind: Sendable {
  /// The look for the system: the chosen value alone, with a sign that there's a choice.
  case automatic
  /// All values below each other, the chosen one with a tick; with round buttons on macOS.
  case inline
  /// The chosen value alone, with a sign that there's a choice.
  case menu
  /// The chosen value as a link to a screen of all values; on macOS just like `menu`.
  case navigationLink
  /// All values side by side, in equal widths. Gnomon draws it just like `segmented`.
  case palette
  /// All values below each other, with round buttons on macOS. On iOS it is just like `inline`.
  case radioGroup
  /// All values side by side, in equal widths.
  case segmented
  /// Up to five values below each other, the chosen one in the middle.
  case wheel
}

/// How a picker shows its values.
nonisolated enum PickerLook {
  /// The selected one.
  case menu
  /// All in a row of equal widths.
  case segments
  /// All below each other, the selected one with a mark.
  case rows
  /// All below each other, with a round button each.
  case radios
  /// The selected one, in room for the widest.
  case popUp
  /// Five of them, the selected one in the middle.
  case wheel
}

extension _PickerStyleKind {
  /// Whether the selected value is a link to a screen of all.
  func isLink(on profile: PlatformProfile) -> Bool { self == .navigationLink && profile.system != .macOS }

  func look(on profile: PlatformProfile) -> PickerLook {
    guard profile.system == .macOS else { return look }
    switch look {
    case .rows: return .radios
    case .menu: return .popUp
    case .segments, .wheel, .radios, .popUp: return look
    }
  }

  private var look: PickerLook {
    switch self {
    case .automatic, .menu, .navigationLink: .menu
    case .inline, .radioGroup: .rows
    case .palette, .segmented: .segments
    case .wheel: .wheel
    }
  }
}

/// The look of pickers for the system: the chosen value alone, with a sign that there's a choice.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style that follows the system.
  public init() {}
  /// The look for the system.
  public var _kind: _PickerStyleKind { .automatic }
}

/// All values below each other: with a tick at the chosen one, or on macOS with a round button each.
///
/// In a list on iOS each value is a row of the list.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style of values below each other.
  public init() {}
  /// The look of values below each other.
  public var _kind: _PickerStyleKind { .inline }
}

/// All values below each other, on macOS with a round button each. On iOS Gnomon draws it as ``InlinePickerStyle``.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Makes the style of round buttons.
  public init() {}
  /// The look of round buttons.
  public var _kind: _PickerStyleKind { .radioGroup }
}

/// The chosen value alone, with a sign that there's a choice. Gnomon opens no menu: a tap chooses the next value.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style of a menu.
  public init() {}
  /// The look of a menu.
  public var _kind: _PickerStyleKind { .menu }
}

/// The chosen value as a link that pushes a screen of all values. On macOS it is as ``MenuPickerStyle``.
///
/// It needs a navigation stack around. Choosing a value leads back.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the style of a link to the values.
  public init() {}
  /// The look of a link to the values.
  public var _kind: _PickerStyleKind { .navigationLink }
}

/// All values side by side, in equal widths. Gnomon draws it as ``SegmentedPickerStyle``.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the style of a palette.
  public init() {}
  /// The look of a palette.
  public var _kind: _PickerStyleKind { .palette }
}

/// All values side by side in one box, in equal widths.
///
/// On iOS the box is 32 points high and takes the proposed width. On macOS values have widths of their own where one is
/// too wide for an equal share.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style of values side by side.
  public init() {}
  /// The look of values side by side.
  public var _kind: _PickerStyleKind { .segmented }
}

/// The chosen value in the middle, with up to two values above it and below it.
///
/// It is 216 points high and takes the proposed width. A tap chooses a value; Gnomon doesn't turn the wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style of a wheel.
  public init() {}
  /// The look of a wheel.
  public var _kind: _PickerStyleKind { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look for the system: the chosen value alone, with a sign that there's a choice.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All values below each other: with a tick at the chosen one, or on macOS with a round button each.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen value alone, with a sign that there's a choice. A tap chooses the next value.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen value as a link that pushes a screen of all values; on macOS just like `menu`.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All values side by side, in equal widths. Gnomon draws it just like `segmented`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All values below each other, on macOS with a round button each. On iOS it is just like `inline`.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All values side by side in one box, in equal widths.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The chosen value in the middle, with up to two values above it and below it.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerStyleKind { .automatic }
}

extension EnvironmentValues {
  var pickerStyle: _PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers inside.
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    environment(\.pickerStyle, style._kind)
  }
}
