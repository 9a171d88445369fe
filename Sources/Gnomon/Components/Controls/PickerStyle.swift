// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How pickers look.
public protocol PickerStyle {
  /// The built-in look behind the style.
  var _kind: _PickerStyleKind { get }
}

/// The built-in looks of pickers.
public enum _PickerStyleKind: Sendable {
  case automatic
  case inline
  case menu
  case navigationLink
  case palette
  case radioGroup
  case segmented
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

public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style, which `.automatic` stands for in short.
  public init() {}
  public var _kind: _PickerStyleKind { .automatic }
}

/// All values below each other.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style, which `.inline` stands for in short.
  public init() {}
  public var _kind: _PickerStyleKind { .inline }
}

/// All values below each other, as macOS has them with a button each. On iOS as ``InlinePickerStyle``.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Makes the style, which `.radioGroup` stands for in short.
  public init() {}
  public var _kind: _PickerStyleKind { .radioGroup }
}

/// The selected value, and the others in a menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style, which `.menu` stands for in short.
  public init() {}
  public var _kind: _PickerStyleKind { .menu }
}

/// The selected value, and the others in a pushed view.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the style, which `.navigationLink` stands for in short.
  public init() {}
  public var _kind: _PickerStyleKind { .navigationLink }
}

/// All values in a row.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the style, which `.palette` stands for in short.
  public init() {}
  public var _kind: _PickerStyleKind { .palette }
}

/// All values in a row of equal widths.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style, which `.segmented` stands for in short.
  public init() {}
  public var _kind: _PickerStyleKind { .segmented }
}

/// Values on a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style, which `.wheel` stands for in short.
  public init() {}
  public var _kind: _PickerStyleKind { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
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
  /// Gives the pickers inside a look.
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    environment(\.pickerStyle, style._kind)
  }
}
