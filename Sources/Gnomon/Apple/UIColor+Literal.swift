// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The type that `#colorLiteral` makes where nothing else says it: `UIColor`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of a literal, which Xcode shows as a swatch: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
  /// Red, green, blue and opacity are in sRGB, from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
