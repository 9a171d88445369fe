// SPDX-License-Identifier: Apache-2.0
import Books
import Foundation
import Gnomon
import GnomonCairo

/// A picture of a book.
struct BookPicture: Sendable {
  let image: CGImage
}

/// The pictures of an article, read when it's set.
struct BookPictures: Sendable {
  private var known: [String: BookPicture] = [:]
  /// The first that is worth a place on the book's first page; nil for none.
  private(set) var lead: BookPicture?

  /// The pictures of an article that are taken.
  static let most = 200
  /// The bytes of a picture's file.
  static let mostBytes = 24 << 20
  /// A picture finer than this is made smaller: nobody sees it on paper.
  static let mostPixels = 1_600
  /// A JPEG file of so many bytes stays what it is.
  private static let smallFile = 700 << 10

  init(_ pictures: [Book.Picture], named names: Set<String>) {
    for picture in pictures where names.contains(picture.name) && known[picture.name] == nil {
      guard known.count < Self.most, let data = try? picture.data(), data.count <= Self.mostBytes,
        let image = Self.image(data)
      else { continue }
      known[picture.name] = BookPicture(image: image)
      if lead == nil, image.width >= 300, image.height >= 180 { lead = known[picture.name] }
    }
  }

  subscript(name: String) -> BookPicture? { known[name] }

  /// A picture as the document holds it. SVG isn't drawn: it's a program of sorts, and may take any time.
  private static func image(_ data: Data) -> CGImage? {
    if data.count <= smallFile, let file = CGImage.reading(jpeg: data, pixelLimit: 24_000_000) { return file }
    let loader = CairoImageLoader(directories: [], pixelLimit: 40_000_000)
    guard loader.reasonRefused(fetched: data) == nil, let bitmap = loader.image(data: data)?.bitmap,
      bitmap.width > 0, bitmap.height > 0
    else { return nil }
    return PictureShrinking.forPrint(bitmap)
  }
}
