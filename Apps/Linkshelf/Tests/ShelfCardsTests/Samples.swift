// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

@testable import ShelfCards

/// What tests draw.
enum Samples {
  /// The command that compiles cards; nil where there's none.
  static let gnomon = try? GnomonCommand.find()

  static let full = CardContent(
    title: "Why sundials are wrong, and when they are right",
    description:
      "The equation of time explains why noon on a dial and noon on a clock differ by up to sixteen minutes.",
    site: "gnomonics.example", siteName: "Gnomonics Today", author: "Ada Lovelace", date: "12 March 2026",
    tags: ["time", "astronomy", "history"], readingMinutes: 7, icon: picture(width: 48, height: 48, red: 200),
    picture: picture(width: 320, height: 200, red: 40), theme: .light, direction: .leftToRight, language: "en",
    size: .share)

  /// A PNG file in shades.
  static func picture(width: Int, height: Int, red: UInt8) -> Data {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width { pixels += [red, UInt8(x * 255 / width), UInt8(y * 255 / height), 255] }
    }
    return (try? PNGEncoder.encode(Bitmap(width: width, height: height, pixels: pixels))) ?? Data()
  }

  /// A PNG file whose head claims a size, with the pixels of a small one.
  static func claiming(width: UInt32, height: UInt32) -> Data {
    var data = picture(width: 64, height: 64, red: 9)
    for (offset, number) in [(16, width), (20, height)] {
      for byte in 0..<4 { data[offset + byte] = UInt8(number >> UInt32(24 - 8 * byte) & 0xff) }
    }
    var checksum: UInt32 = 0xffff_ffff
    for byte in data[12..<29] {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xedb8_8320 : checksum >> 1 }
    }
    checksum ^= 0xffff_ffff
    for byte in 0..<4 { data[29 + byte] = UInt8(checksum >> UInt32(24 - 8 * byte) & 0xff) }
    return data
  }

  /// An empty folder, deleted with the value.
  final class Folder: Sendable {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent("shelf-cards-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }
}

extension Samples {
  /// A PNG file of a square that can't be compressed.
  static func noise(side: Int) throws -> Data {
    var numbers = SeededNumbers(name: "noise")
    var pixels = [UInt8](repeating: 255, count: side * side * 4)
    for index in pixels.indices where index % 4 < 3 { pixels[index] = UInt8(numbers.below(256)) }
    return try PNGEncoder.encode(Bitmap(width: side, height: side, pixels: pixels))
  }
}
