// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The type of a colour's literal where nothing else says it, as it's UIKit's.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of a literal, which Xcode shows as a swatch: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`. Its components are
  /// in sRGB, from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
