// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The finder and decoder of the pictures that `Image("name")` and files name.
public protocol ImageLoader: AnyObject, Sendable {
  /// The picture called `name` (without or with its ending) in the host's image directories, or nil.
  func image(named name: String) -> LoadedImage?
  /// The colour called `name` in the asset catalogs of the host's image directories, or nil.
  func color(named name: String) -> NamedColor?
  /// A system symbol drawn as a picture, or nil where there is none of that name. Where text begins at the right, a name with `.rtl` is
  /// asked for first.
  func symbol(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage?
  /// A picture from encoded bytes, or nil where they can't be read.
  func image(data: Data) -> LoadedImage?
  /// The fault of bytes that ``image(data:)`` can't read, as the end of a sentence: "it ends too early".
  func reasonUnreadable(_ data: Data) -> String
  /// Why bytes that came from the network aren't even tried, as the end of a sentence.
  func reasonRefused(fetched data: Data) -> String?
  /// The fault of a picture that is there under a name and can't be read; nil where none is there.
  func reasonUnreadable(named name: String) -> String?
  /// The engine that measures texts in pictures that code draws.
  var textEngine: (any TextEngine)? { get }
  /// A finished drawing as pixels, or nil where it can't be drawn.
  func bitmap(of list: DisplayList) -> Bitmap?
}
