// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// A decoded picture: rows from the top, four bytes a pixel (red, green, blue, alpha, not premultiplied, sRGB).
public final class Bitmap: Sendable, Equatable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The JPEG file with the same pixels, where the picture comes from one: documents hold it as it is. nil where it doesn't.
  public let jpeg: Data?
  private let source: Source

  private enum Source: Sendable {
    case given([UInt8])
    case deferred(DeferredPixels)
  }

  /// The components, row by row from the top: `4 × width × height` bytes of red, green, blue, alpha.
  public var pixels: [UInt8] {
    switch source {
    case .given(let pixels): pixels
    case .deferred(let deferred): deferred.pixels
    }
  }

  /// The number of pixels that are in memory: all, or none as long as nobody has asked for them.
  package var readPixelCount: Int {
    switch source {
    case .given: width * height
    case .deferred(let deferred): deferred.isRead ? width * height : 0
    }
  }

  /// A picture of pixels that are there already.
  ///
  /// - Parameters:
  ///   - width: pixels across.
  ///   - height: pixels down.
  ///   - pixels: `4 × width × height` bytes, row by row from the top.
  ///   - jpeg: a file with the same pixels, in their orientation; nil for none.
  public init(width: Int, height: Int, pixels: [UInt8], jpeg: Data? = nil) {
    self.width = width
    self.height = height
    self.jpeg = jpeg
    source = .given(pixels)
  }

  /// A picture whose pixels are read when they're first asked for, and kept from then on.
  ///
  /// - Parameters:
  ///   - width: the number of pixels in a row; positive.
  ///   - height: the number of rows; positive.
  ///   - jpeg: a file with the same pixels, in their orientation; nil for none.
  ///   - decode: gives the pixels, on the thread that asks first. Where it gives another number of bytes than
  ///     `4 × width × height`, the picture is transparent.
  public init(width: Int, height: Int, jpeg: Data? = nil, decoding decode: @escaping @Sendable () -> [UInt8]) {
    self.width = width
    self.height = height
    self.jpeg = jpeg
    source = .deferred(DeferredPixels(count: width * height * 4, decode))
  }

  /// True if both are one object. Pixels aren't compared, so that it costs the same for all sizes.
  public static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }
}

/// Pixels that are read once, when they're asked for.
private final class DeferredPixels: Sendable {
  private let count: Int
  private let decode: @Sendable () -> [UInt8]
  private let read = Mutex<[UInt8]?>(nil)

  init(count: Int, _ decode: @escaping @Sendable () -> [UInt8]) {
    self.count = count
    self.decode = decode
  }

  var isRead: Bool { read.withLock { $0 != nil } }

  var pixels: [UInt8] {
    read.withLock { read in
      if let read { return read }
      let decoded = decode()
      let pixels = decoded.count == count ? decoded : [UInt8](repeating: 0, count: count)
      read = pixels
      return pixels
    }
  }
}
