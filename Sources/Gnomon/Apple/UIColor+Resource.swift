// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIColor {
  /// A colour of an asset catalogue in the host's image directories. What isn't found there is clear.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// A colour of an asset catalogue in the host's image directories. What isn't found there is clear; it's never nil.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// A colour of an asset catalogue in the host's image directories. What isn't found there is clear; it's never nil. Bundles
  /// aren't searched, and traits are the host's.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(Color(name))
  }
}
