// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a device is held, as UIKit has it.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows how it is held.
  case unknown
  /// Upright.
  case portrait
  /// Upright, with the top below.
  case portraitUpsideDown
  /// The device's top is at the left.
  case landscapeLeft
  /// The device's top is at the right.
  case landscapeRight
  /// Flat, with the screen above.
  case faceUp
  /// Flat, with the screen below.
  case faceDown

  /// Whether the device is held upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held lying on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether views can be turned that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// What kind of device it is, as UIKit has it.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None of the known kinds.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
  /// The screen of a car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision
}

/// The device as UIKit has it: for sources that ask what they are shown on. It's the host that was made or updated last; see
/// ``UIScreen``.
public final class UIDevice: Sendable {
  /// The device. There is one.
  public static let current = UIDevice()

  /// A device was turned. A host posts none.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  private init() {}

  /// The shorter side, in points, from which a screen counts as an iPad's: the smallest iPad's.
  private static let shortestPad: CGFloat = 744

  private var isMac: Bool { ViewHost.Configuration.shown.profile.system == .macOS }

  /// A Mac with a profile of macOS; else an iPad where no side of the screen is shorter than the smallest iPad's, else a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    if isMac { return .mac }
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= Self.shortestPad ? .pad : .phone
  }

  /// Landscape where the screen is wider than high. Unknown on a Mac.
  public var orientation: UIDeviceOrientation {
    if isMac { return .unknown }
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// `iPhone`, `iPad` or `Mac`.
  public var model: String {
    switch userInterfaceIdiom {
    case .mac: "Mac"
    case .pad: "iPad"
    default: "iPhone"
    }
  }

  /// The model: a host has no name of its own.
  public var name: String { model }

  /// `iOS`, `iPadOS` or `macOS`.
  public var systemName: String {
    switch userInterfaceIdiom {
    case .mac: "macOS"
    case .pad: "iPadOS"
    default: "iOS"
    }
  }

  /// That of the profile, as `26.0`.
  public var systemVersion: String { ViewHost.Configuration.shown.profile.name.filter(\.isNumber) + ".0" }
}
