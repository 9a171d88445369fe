// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// What of a PNG file its decoder sees, and what a file can make it do.
@MainActor @Suite struct PNGChunkTests {
  private func chunk(_ name: String, _ content: [UInt8]) -> Data {
    func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) } }
    let body = Array(name.utf8) + content
    let sum = body.withUnsafeBytes { Deflate.crc($0) }
    return Data(number(UInt32(content.count)) + body + number(sum))
  }

  private func packed(_ content: [UInt8]) throws -> [UInt8] {
    try content.withUnsafeBufferPointer { bytes in
      try Deflate.zlib(try #require(bytes.baseAddress), count: bytes.count) { Array($0) }
    }
  }

  private let signature = Data([137, 80, 78, 71, 13, 10, 26, 10])

  private func header(_ width: UInt8, _ height: UInt8) -> Data {
    chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0])
  }

  @Test("A chunk before the header can't hide the size")
  func header() throws {
    // Where the header's numbers stand in other files, this chunk says 1×1; the header behind it says 16000×16000.
    let large = chunk("IHDR", [0, 0, 0x3E, 0x80, 0, 0, 0x3E, 0x80, 8, 2, 0, 0, 0])
    let data =
      signature + chunk("abCd", [0, 0, 0, 1, 0, 0, 0, 1]) + large + chunk("IDAT", try packed([0])) + chunk("IEND", [])
    #expect(CairoImageLoader().image(data: data) == nil)
    #expect(CairoImageLoader().reasonUnreadable(data) == "its data are damaged")
  }

  @Test("Texts of megabytes aren't unpacked")
  func texts() throws {
    let text = chunk("zTXt", Array("a".utf8) + [0, 0] + (try packed(Array(repeating: 65, count: 4_000_000))))
    var data = signature + header(1, 1)
    for _ in 0..<200 { data += text }
    data += chunk("IDAT", try packed([0, 1, 2, 3])) + chunk("IEND", [])
    let before = try peak()
    let image = try #require(CairoImageLoader().image(data: data))
    #expect(Array(image.bitmap.pixels) == [1, 2, 3, 255])
    // Kept whole they take 800 MB.
    #expect(try peak() - before < 200_000)
  }

  /// The most memory that this process has had, in kilobytes.
  private func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  @Test("A decoder gets the signature, the critical chunks and what is see-through, in reads of any length")
  func reads() throws {
    let kept = [signature, header(1, 1), chunk("tRNS", [1, 2]), chunk("IDAT", [9, 9]), chunk("IEND", [])]
    let dropped = [Data(), chunk("gAMA", [0, 0, 0, 1]), chunk("tEXt", [97, 0, 98]), chunk("zTXt", []), Data()]
    let file = zip(kept, dropped).reduce(Data()) { $0 + $1.0 + $1.1 }
    let wanted = kept.reduce(Data(), +)
    for length in [1, 3, 8, wanted.count] {
      file.withUnsafeBytes { bytes in
        var chunks = PNGChunks(bytes)
        var read = Data()
        var target = [UInt8](repeating: 0, count: length)
        while read.count < wanted.count {
          let count = min(length, wanted.count - read.count)
          #expect(chunks.read(count, into: &target))
          read += target.prefix(count)
        }
        #expect(read == wanted)
        #expect(!chunks.isCutOff)
        #expect(!chunks.read(1, into: &target))
        #expect(chunks.isCutOff)
      }
    }
  }

  @Test("A font whose tables share bytes isn't packed table by table")
  func fontTables() throws {
    // 200 tables that are each the whole file.
    let (count, length) = (200, 12 + 16 * 200)
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    var font: [UInt8] = [0, 1, 0, 0] + number(count, 2) + [0, 0, 0, 0, 0, 0]
    for index in 0..<count { font += number(index, 4) + number(0, 4) + number(0, 4) + number(length, 4) }
    #expect(font.count == length)
    #expect(try WebFont.woff(font) == nil)
  }
}
