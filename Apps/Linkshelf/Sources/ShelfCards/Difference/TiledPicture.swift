// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A high picture in tiles. One tile is decoded at a time.
final class TiledPicture {
  private let paths: [String]
  /// The first row of each tile that was decoded so far, and the row after the last.
  private var starts = [0]
  private(set) var width = 0
  private var current: (index: Int, bitmap: Bitmap)?
  /// How often a tile was decoded.
  private(set) var decodings = 0

  init(_ paths: [String]) { self.paths = paths }

  /// Looks at each row once, from the top.
  ///
  /// - Throws: a ``CardError`` where a tile can't be read, or there is more than ``DifferenceLimits`` allow.
  func eachRow(_ body: (UnsafeBufferPointer<UInt8>) -> Void) throws {
    for index in paths.indices {
      let bitmap = try tile(index)
      if index == 0 { width = bitmap.width }
      guard bitmap.width == width else {
        throw CardError(.drawing, "A tile of the picture is \(bitmap.width) pixels wide, and the first is \(width).")
      }
      let end = starts[index] + bitmap.height
      guard end <= DifferenceLimits.rows else {
        throw CardError(
          .drawing, "A picture has more than \(DifferenceLimits.rows) rows, which are too many to compare.")
      }
      if starts.count == index + 1 { starts.append(end) }
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<bitmap.height {
          body(UnsafeBufferPointer(rebasing: pixels[row * width * 4..<(row + 1) * width * 4]))
        }
      }
    }
  }

  /// The pixels of some rows. Cheap where ranges rise. All rows must have been looked at before.
  func pixels(_ rows: Range<Int>) throws -> Bitmap {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rows.count * width * 4)
    var row = rows.lowerBound
    while row < rows.upperBound {
      guard let index = starts.lastIndex(where: { $0 <= row }), index < paths.count else { break }
      let bitmap = try tile(index)
      let end = min(rows.upperBound, starts[index + 1])
      pixels += bitmap.pixels[(row - starts[index]) * width * 4..<(end - starts[index]) * width * 4]
      row = end
    }
    return Bitmap(width: width, height: rows.count, pixels: pixels)
  }

  private func tile(_ index: Int) throws -> Bitmap {
    if let current, current.index == index { return current.bitmap }
    current = nil
    var info = stat()
    guard stat(paths[index], &info) == 0, info.st_size <= DifferenceLimits.tileBytes,
      let data = FileManager.default.contents(atPath: paths[index])
    else {
      throw CardError(.drawing, "A tile of the picture can't be read: \(paths[index])")
    }
    let loader = CairoImageLoader(directories: [], pixelLimit: DifferenceLimits.tilePixels)
    if let reason = loader.reasonRefused(fetched: data) {
      throw CardError(.drawing, "A tile can't be read: \(reason).")
    }
    guard let image = loader.image(data: data) else {
      throw CardError(.drawing, "A tile of the picture can't be read: \(loader.reasonUnreadable(data)).")
    }
    decodings += 1
    current = (index, image.bitmap)
    return image.bitmap
  }
}
