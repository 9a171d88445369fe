// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The type that `#imageLiteral` makes where nothing else says it: `UIImage`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// The picture of a literal, which Xcode shows as a thumbnail: `#imageLiteral(resourceName: "Logo")`. Where there is
  /// none of that name, a view of it says so.
  public convenience init(imageLiteralResourceName name: String) { self.init(Image(name)) }
}
