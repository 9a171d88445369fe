// SPDX-License-Identifier: Apache-2.0
#if os(iOS)
  import SceneKitOfAnotherWorld
  import UIKit

  public struct ViewImageConfig {
    public var safeArea: UIEdgeInsets
    public var size: CGSize?
    public var traits: UITraitCollection

    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
      (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }

    public static var small: ViewImageConfig {
      ViewImageConfig(size: CGSize(width: 40, height: 30), traits: .small)
    }
  }

  extension UITraitCollection {
    public static var small: UITraitCollection { UITraitCollection(traitsFrom: [.init(horizontalSizeClass: .compact)]) }
  }

  func snapshotView(of view: UIView) { view.isntThere() }
#endif
