// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a device is held, by UIKit's name.
public enum UIDeviceOrientation: Int, Sendable {
  /// It can't be told.
  case unknown
  /// Upright, with the device's top above.
  case portrait
  /// Upright, with the device's top below.
  case portraitUpsideDown
  /// Sideways, with the device's top at the left.
  case landscapeLeft
  /// Sideways, with the device's top at the right.
  case landscapeRight
  /// Flat, with the screen above.
  case faceUp
  /// Flat, with the screen below.
  case faceDown

  /// Whether the device is upright, with its top above or below.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat, on its back or on its screen.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be shown in this orientation: upright or sideways.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kind of a device, by UIKit's name.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None of the known kinds.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV. A host is none.
  case tv
  /// The screen of a car. A host is none.
  case carPlay
  /// A Mac.
  case mac = 5
  /// An Apple Vision. A host is none.
  case vision
}

/// The device by UIKit's name, for sources that ask what they are shown on. It is the host that was made or updated
/// last; see ``UIScreen``.
public final class UIDevice: NSObject, @unchecked Sendable {
  /// The device that shows the views: there is one.
  public static let current = UIDevice()

  /// The name of the notification that the device was turned. A host posts none.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  private override init() { super.init() }

  /// The shorter side, in points, from which a screen counts as an iPad's: the smallest iPad's.
  private static let shortestPad: CGFloat = 744

  private var isMac: Bool { ViewHost.Configuration.shown.profile.system == .macOS }

  /// The kind of the device: a Mac with a profile of macOS; else an iPad where both sides of the screen are at least
  /// 744 points, the smallest iPad's; else an iPhone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    if isMac { return .mac }
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= Self.shortestPad ? .pad : .phone
  }

  /// How the device is held: `landscapeLeft` where the screen is wider than high, else `portrait`. `unknown` on a Mac.
  public var orientation: UIDeviceOrientation {
    if isMac { return .unknown }
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The device's model: `iPhone`, `iPad` or `Mac`.
  public var model: String {
    switch userInterfaceIdiom {
    case .mac: "Mac"
    case .pad: "iPad"
    default: "iPhone"
    }
  }

  /// The device's name: its model, for a host has no name of its own.
  public var name: String { model }

  /// The system's name: `iOS`, `iPadOS` or `macOS`.
  public var systemName: String {
    switch userInterfaceIdiom {
    case .mac: "macOS"
    case .pad: "iPadOS"
    default: "iOS"
    }
  }

  /// The system's version, by the host's profile: `26.0` with `iOS26`.
  public var systemVersion: String { ViewHost.Configuration.shown.profile.name.filter(\.isNumber) + ".0" }
}
