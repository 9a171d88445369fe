// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A device whose screen is imitated: its size, its scale, what it covers, and its system.
public struct Device: Sendable, Hashable {
  /// The name, as snapshots are named by.
  public var name: String
  /// The size of the screen held upright, in points.
  public var size: CGSize
  /// The lengths that the device covers at each edge when it's held upright, in points.
  public var safeArea: EdgeInsets
  /// The lengths that it covers when it's held sideways.
  public var sidewaysSafeArea: EdgeInsets
  /// The system that is imitated.
  public var profile: PlatformProfile

  /// Describes a device.
  ///
  /// - Parameters:
  ///   - name: the name, as snapshots are named by.
  ///   - size: the size of the screen held upright, in points.
  ///   - safeArea: the lengths that the device covers at each edge, in points.
  ///   - sidewaysSafeArea: the lengths that it covers when it's held sideways; nil is as upright.
  ///   - profile: the system that is imitated.
  public init(
    _ name: String, size: CGSize, safeArea: EdgeInsets = EdgeInsets(), sidewaysSafeArea: EdgeInsets? = nil,
    profile: PlatformProfile = .iOS26
  ) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.sidewaysSafeArea = sidewaysSafeArea ?? safeArea
    self.profile = profile
  }

  /// A telephone of 393 × 852 points with iOS 26.
  public static let phone = Device(
    "phone", size: CGSize(width: 393, height: 852),
    safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
    sidewaysSafeArea: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))

  /// A small telephone of 375 × 667 points with iOS 26, without rounded corners.
  public static let smallPhone = Device(
    "small-phone", size: CGSize(width: 375, height: 667),
    safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), sidewaysSafeArea: EdgeInsets())

  /// A tablet of 820 × 1180 points with iOS 26.
  public static let pad = Device(
    "pad", size: CGSize(width: 820, height: 1_180),
    safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))

  /// A window of 800 × 600 points on macOS 26.
  public static let mac = Device("mac", size: CGSize(width: 800, height: 600), profile: .macOS26)

  /// The same device with another system.
  public func running(_ profile: PlatformProfile) -> Device {
    var device = self
    device.profile = profile
    if profile != self.profile { device.name += "-" + profile.name }
    return device
  }

  /// The device held sideways.
  public var sideways: Device {
    Device(
      name + "-sideways", size: CGSize(width: size.height, height: size.width), safeArea: sidewaysSafeArea,
      sidewaysSafeArea: safeArea, profile: profile)
  }

  var configuration: ViewHost.Configuration {
    var configuration = ViewHost.Configuration()
    (configuration.size, configuration.safeArea, configuration.profile) = (size, safeArea, profile)
    (configuration.fontDirectory, configuration.completesFontDirectory) = (SharedFonts.directory, SharedFonts.isOwn)
    return configuration
  }
}
