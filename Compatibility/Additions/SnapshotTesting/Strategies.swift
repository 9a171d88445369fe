// SPDX-License-Identifier: Apache-2.0
// What the module `SnapshotTesting` has for views on Apple's systems, over Gnomon's drawing. `gnomon test` compiles it in the
// place of one of the module's files; the rest of the module is its own.
import Foundation
@_spi(SnapshotSuites) import GnomonTesting
import SwiftUI

/// The space that a view gets in a picture.
public enum SwiftUISnapshotLayout {
  /// The screen of a device.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view answers to a proposal of 0 × 0.
  case sizeThatFits
}

/// Reads a reference, and notes for reports which one it is.
func _readReference(at url: URL) throws -> Data { try SuitePicture.reference(at: url) }

// MARK: Pictures

extension Diffing where Value == UIImage {
  /// Compares pictures: all pixels of those that Gnomon has recorded, the structure of others.
  public static var image: Diffing { .image() }

  /// Compares pictures: the pixels of those that Gnomon has recorded, with a tolerance, and the structure of others.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    Diffing(
      toData: { SuitePicture.data(of: $0) },
      fromData: { SuitePicture.image(from: $0, scale: scale ?? 0) },
      diff: { old, new in
        SuitePicture.difference(old, new, precision: precision, perceptualPrecision: perceptualPrecision).map {
          ($0, [])
        }
      })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture as it is.
  public static var image: Snapshotting { .image() }

  /// A picture as it is.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Format == UIImage {
  fileprivate static func picture(
    _ precision: Float, _ perceptualPrecision: Float, _ take: @escaping (Value) -> UIImage
  ) -> Snapshotting {
    Snapshotting<UIImage, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback(take)
  }
}

// MARK: Views of SwiftUI's

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// A picture of a view of SwiftUI's.
  public static var image: Snapshotting { .image() }

  /// A picture of a view of SwiftUI's.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: changes nothing: blurs and appearances are always drawn.
  ///   - precision: the share of the pixels that have to match.
  ///   - perceptualPrecision: how near a pixel's colour has to be.
  ///   - layout: the space that the view gets.
  ///   - traits: what is said of the device and of people's wishes.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let surroundings: SuiteSurroundings
    switch layout {
    case .device(let config): surroundings = config.surroundings(traits)
    case .fixed(let width, let height):
      surroundings = SuiteSurroundings(size: CGSize(width: width, height: height), traits: traits)
    case .sizeThatFits: surroundings = SuiteSurroundings(size: nil, traits: traits)
    }
    return picture(precision, perceptualPrecision) { SuitePicture.image(of: $0, in: surroundings) }
  }
}

extension ViewImageConfig {
  fileprivate func surroundings(_ more: UITraitCollection, size: CGSize? = nil) -> SuiteSurroundings {
    SuiteSurroundings(
      size: size ?? self.size, safeArea: safeArea, traits: UITraitCollection(traitsFrom: [traits, more]))
  }
}

// MARK: UIKit's views and controllers

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of a controller's view on a screen.
  public static var image: Snapshotting { .image() }

  /// A picture of a controller's view on a device's screen.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let surroundings = config.surroundings(traits, size: size)
    return picture(precision, perceptualPrecision) { SuitePicture.image(of: $0, in: surroundings) }
  }

  /// A picture of a controller's view in a size, or on a screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let surroundings = SuiteSurroundings(size: size, traits: traits)
    return picture(precision, perceptualPrecision) { SuitePicture.image(of: $0, in: surroundings) }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of a view by UIKit's name.
  public static var image: Snapshotting { .image() }

  /// A picture of a view by UIKit's name, in its size or in another one.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let surroundings = SuiteSurroundings(size: size, traits: traits)
    return picture(precision, perceptualPrecision) { SuitePicture.image(of: $0, in: surroundings) }
  }
}

// MARK: AppKit's

extension Snapshotting where Value == NSView, Format == NSImage {
  /// A picture of a view by AppKit's name.
  public static var image: Snapshotting { .image() }

  /// A picture of a view by AppKit's name, in its size or in another one.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil) -> Snapshotting {
    picture(precision, perceptualPrecision) { SuitePicture.image(of: $0, size: size) }
  }
}

extension Snapshotting where Value == NSViewController, Format == NSImage {
  /// A picture of a controller's view by AppKit's name.
  public static var image: Snapshotting { .image() }

  /// A picture of a controller's view by AppKit's name, in its size or in another one.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil) -> Snapshotting {
    picture(precision, perceptualPrecision) { SuitePicture.image(of: $0.view, size: size) }
  }
}

// MARK: What can't be told

extension Snapshotting where Format == String {
  /// A strategy whose snapshots can't be made here: each fails with a sentence.
  fileprivate static func missing(_ what: String) -> Snapshotting {
    let sentence = "\(what) has words of UIKit's own, which Gnomon doesn't know: this snapshot can't be compared here."
    return Snapshotting(
      pathExtension: "txt",
      diffing: Diffing(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }, diff: { _, _ in (sentence, []) }),
      snapshot: { _ in sentence })
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Fails: a hierarchy of controllers is told in UIKit's own words.
  public static var hierarchy: Snapshotting { missing("'hierarchy'") }
  /// Fails: a recursive description is in UIKit's own words.
  public static var recursiveDescription: Snapshotting { missing("'recursiveDescription'") }
  /// Fails: a recursive description is in UIKit's own words.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    missing("'recursiveDescription'")
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Fails: a recursive description is in UIKit's own words.
  public static var recursiveDescription: Snapshotting { missing("'recursiveDescription'") }
  /// Fails: a recursive description is in UIKit's own words.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    missing("'recursiveDescription'")
  }
}
