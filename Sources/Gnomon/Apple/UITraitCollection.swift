// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What UIKit says of the surroundings: how light they are, and which device shows them. What isn't said is the host's.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point.
  public let displayScale: CGFloat

  /// The host's, light or dark as it's said.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    displayScale = UIScreen.main.scale
  }

  /// The host's that was made or updated last.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: ViewHost.Configuration.shown.colorScheme == .dark ? .dark : .light)
  }
}

extension UIScreen {
  /// What is said of the screen: that of the host.
  public var traitCollection: UITraitCollection { .current }
}
