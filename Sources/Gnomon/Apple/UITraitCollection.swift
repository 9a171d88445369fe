// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What UIKit says of the surroundings: light or dark, and which device shows the views. What isn't said is the host's.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the views are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The pixels per point.
  public let displayScale: CGFloat

  /// Traits that are light or dark as it is said, and else the host's that was made or updated last.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    displayScale = UIScreen.main.scale
  }

  /// The traits of the host that was made or updated last. They are light or dark as its configuration says, whatever
  /// its views say.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: ViewHost.Configuration.shown.colorScheme == .dark ? .dark : .light)
  }
}

extension UIScreen {
  /// The traits of the host that the screen shows.
  public var traitCollection: UITraitCollection { .current }
}
