// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The differences between Apple's systems: text styles and line heights, colours, paddings, hairlines, pixel scale.
///
/// Nothing else in the package asks which system it imitates.
public struct PlatformProfile: Hashable, Sendable {
  /// The family of systems, which decides fonts' sizes and semantic colours.
  public enum System: Hashable, Sendable {
    /// iOS: text follows the reader's type size.
    case iOS
    /// macOS: smaller fonts of one size, and smaller controls.
    case macOS
  }

  /// The generation of the system colours.
  public enum PaletteGeneration: Hashable, Sendable {
    /// The colours up to iOS 18 and macOS 15.
    case classic
    /// The colours from iOS 26 and macOS 26.
    case v26
  }

  /// The name that ``init(name:)`` finds the profile by.
  public var name: String
  /// The family of systems.
  public var system: System
  /// The generation of the system colours.
  public var palette: PaletteGeneration
  /// Points that `padding()` adds to each edge (facts 26).
  public var defaultPadding: CGFloat = 16
  /// Points between two views of a stack that gives no spacing (facts 34).
  public var defaultSpacing: CGFloat = 8
  /// The device pixels per point of a typical device.
  public var displayScale: CGFloat

  /// A profile of a system family and a generation of colours.
  public init(name: String, system: System, palette: PaletteGeneration, displayScale: CGFloat) {
    self.name = name
    self.system = system
    self.palette = palette
    self.displayScale = displayScale
  }

  /// iOS 26 on a device of scale 3. The default.
  public static let iOS26 = PlatformProfile(name: "iOS26", system: .iOS, palette: .v26, displayScale: 3)
  /// iOS 18 on a device of scale 3.
  public static let iOS18 = PlatformProfile(name: "iOS18", system: .iOS, palette: .classic, displayScale: 3)
  /// macOS 26 on a display of scale 2.
  public static let macOS26 = PlatformProfile(name: "macOS26", system: .macOS, palette: .v26, displayScale: 2)
  /// macOS 15 on a display of scale 2.
  public static let macOS15 = PlatformProfile(name: "macOS15", system: .macOS, palette: .classic, displayScale: 2)

  /// The profiles that have a name.
  public static let all: [PlatformProfile] = [.iOS26, .iOS18, .macOS26, .macOS15]

  /// The profile of a name, whatever its capitals, spaces, dots and dashes ("macOS26", "ios-18"); nil where there's none.
  public init?(name: String) {
    func key(_ name: String) -> String { String(name.lowercased().filter { $0.isLetter || $0.isNumber }) }
    guard let profile = PlatformProfile.all.first(where: { key($0.name) == key(name) }) else { return nil }
    self = profile
  }

  /// True if text follows the reader's type size.
  public var scalesText: Bool { system == .iOS }

  /// True if a scroll view along both axes has content that is smaller than itself in its middle: recorded on macOS,
  /// elsewhere it begins at the corner (facts 80).
  public var centersScrolledContent: Bool { system == .macOS }

  /// The least height of a list's row in points; macOS's is recorded.
  public var listRowHeight: CGFloat { system == .macOS ? 24 : 44 }

  /// The height and the baseline of a text without characters; nil where it's as high as a line of its font (`list26-76`).
  public var emptyTextLine: (height: CGFloat, baseline: CGFloat)? { system == .macOS ? (14, 11) : nil }

  /// The distance that a finger or a mouse may wander in a tap, in points: 4 on macOS, as recorded on macOS 27.
  var tapTolerance: CGFloat { system == .macOS ? 4 : 10 }

  /// True if no gesture is recognised before those inside it have failed, as recorded on macOS 27. On iOS a long press
  /// ends though a tap inside may still come.
  var gesturesWaitForInner: Bool { system == .macOS }

  /// True if what can have the focus takes it when it's clicked, as recorded on macOS 27; fingers give it to fields
  /// alone.
  var clicksGiveFocus: Bool { system == .macOS }

  /// True if a long press tells that it's over only when the mouse is released, as recorded on macOS 27.
  var pressesLastUntilLifted: Bool { system == .macOS }

  /// The space in which gradients mix colours where nothing else is said: in even steps for the eye, as recorded on
  /// macOS 27; older systems by components.
  public var gradientSpace: Gradient.ColorSpace { palette == .v26 ? .perceptual : .device }

  /// The thickness of a `Divider` in points: one device pixel (facts 55, 57); on macOS a point at any scale, as recorded
  /// at 2x.
  public func dividerThickness(displayScale: CGFloat) -> CGFloat {
    system == .macOS ? 1 : displayScale.isFinite && displayScale > 0 ? 1 / displayScale : 1
  }
}
