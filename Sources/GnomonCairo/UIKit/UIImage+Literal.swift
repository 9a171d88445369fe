// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The type of a picture's literal where nothing else says it, as it's UIKit's.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// The picture of a literal, which Xcode shows as a thumbnail: `#imageLiteral(resourceName: "Logo")`. Where there's none of that
  /// name, a view of it says so.
  public convenience init(imageLiteralResourceName name: String) { self.init(Image(name)) }
}
