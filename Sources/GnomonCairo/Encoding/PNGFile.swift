// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Puts a PNG file together: its head, the compressed pixels as they come, its end.
struct PNGFile {
  private var data = Data([137, 80, 78, 71, 13, 10, 26, 10])
  /// Where the chunk of pixels begins.
  private let start: Int

  init(width: Int, height: Int, hasAlpha: Bool, palette: [UInt8]? = nil, depth: UInt8 = 8) {
    let kind: UInt8 = palette != nil ? 3 : hasAlpha ? 6 : 2
    data.appendChunk("IHDR", Data(bigEndian: width) + Data(bigEndian: height) + [depth, kind, 0, 0, 0])
    data.appendChunk("sRGB", [0])
    if let palette { data.appendChunk("PLTE", palette) }
    start = data.count
    data.append(contentsOf: [0, 0, 0, 0])
    data.append(contentsOf: "IDAT".utf8)
  }

  /// Appends compressed pixels.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { data.append(bytes) }

  /// Appends compressed pixels.
  mutating func append(_ bytes: [UInt8]) { data.append(contentsOf: bytes) }

  /// The file once all pixels are in it.
  consuming func finished() -> Data {
    data.replaceSubrange(start..<start + 4, with: Data(bigEndian: data.count - start - 8))
    data.appendSum(from: start)
    data.appendChunk("IEND", [])
    return data
  }
}

extension Data {
  init(bigEndian value: Int) {
    self.init([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  /// Appends a chunk of a name of four letters.
  mutating func appendChunk(_ name: String, _ content: some Collection<UInt8>) {
    let start = count
    append(Data(bigEndian: content.count))
    append(contentsOf: name.utf8)
    append(contentsOf: content)
    appendSum(from: start)
  }

  /// Appends the check sum of a chunk, which covers its name and its content.
  fileprivate mutating func appendSum(from start: Int) {
    let sum = self[(start + 4)...].withUnsafeBytes { Deflate.crc($0) }
    append(Data(bigEndian: Int(sum)))
  }
}
