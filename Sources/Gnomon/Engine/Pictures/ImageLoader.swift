// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The finder and decoder of the pictures that `Image("name")` and files name.
public protocol ImageLoader: AnyObject, Sendable {
  /// The picture called `name` (without or with its ending) in the host's image directories; nil if there's none.
  func image(named name: String) -> LoadedImage?
  /// The colour called `name` in the asset catalogs of the host's image directories; nil if there's none.
  func color(named name: String) -> NamedColor?
  /// A system symbol drawn as a picture; nil if there's none of that name. Where text begins at the right, a name with
  /// `.rtl` is asked for first.
  ///
  /// - Parameters:
  ///   - name: the symbol's name.
  ///   - font: the font of the text beside it, which gives its size and weight.
  ///   - displayScale: the device pixels per point.
  func symbol(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage?
  /// What is drawn in place of a system symbol that there's no drawing of, with its ``LoadedImage/standIn``; nil if
  /// there's nothing like it.
  func symbolStandIn(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage?
  /// A picture from encoded bytes; nil if they can't be read.
  func image(data: Data) -> LoadedImage?
  /// The fault of bytes that ``image(data:)`` can't read, as the end of a sentence: "it ends too early".
  func reasonUnreadable(_ data: Data) -> String
  /// The reason why bytes that came from the network aren't even tried, as the end of a sentence; nil if they are.
  func reasonRefused(fetched data: Data) -> String?
  /// The fault of a picture that is there under a name and can't be read; nil where none is there.
  func reasonUnreadable(named name: String) -> String?
  /// The engine that measures texts in pictures that code draws.
  var textEngine: (any TextEngine)? { get }
  /// A finished drawing as pixels; nil if it can't be drawn.
  func bitmap(of list: DisplayList) -> Bitmap?
}
