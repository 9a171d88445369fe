// SPDX-License-Identifier: Apache-2.0
import CShelfLZ4
import Foundation
import Interchange
import Testing

@Suite struct MozillaPackedTests {
  private static let sample = Array((Sample.all.first { $0.format == .firefox }?.text ?? "").utf8)

  private static func packed(_ data: [UInt8], size: Int? = nil) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: Int(LZ4_compressBound(Int32(data.count))))
    let count = data.withUnsafeBytes { source in
      block.withUnsafeMutableBytes { target in
        LZ4_compress_default(source.baseAddress, target.baseAddress, Int32(source.count), Int32(target.count))
      }
    }
    return Array("mozLz40\0".utf8) + ZipMaker.little(size ?? data.count, 4) + block.prefix(Int(count))
  }

  private static func read(_ bytes: [UInt8], _ name: String = "bookmarks-2026-01-31_12_abc==.jsonlz4") throws -> (
    summary: ImportFile.Summary, lines: [String]
  ) {
    try ZipTests.inFile(bytes, name) { url in
      var lines: [String] = []
      let summary = try ImportFile.read(url) { lines.append(Reading.line($0)) }
      return (summary, lines)
    }
  }

  @Test func aPackedBackupIsReadLikeAPlainOne() throws {
    let (summary, lines) = try Self.read(Self.packed(Self.sample))
    #expect(lines == Sample.all.first { $0.format == .firefox }?.lines)
    #expect(summary.formats == [.firefox])
  }

  /// Made by hand: five letters as they are, then the letters three back, nine times, then the end.
  @Test func aBlockOfKnownBytesIsUnpacked() throws {
    let block: [UInt8] = [0x55] + Array("{abc ".utf8) + [0x03, 0x00, 0x50] + Array("\"end\"".utf8)
    let (_, lines) = try Self.read(Array("mozLz40\0".utf8) + [19, 0, 0, 0] + block)
    #expect(lines == ["! Line 1: The file is packed as Firefox packs, but holds no bookmarks."])
  }

  @Test func severalLieInAnArchiveOrAFolder() throws {
    var zip = ZipMaker()
    zip.add("a/bookmarks.jsonlz4", Self.packed(Self.sample), method: 0)
    zip.add("b.jsonlz4", Self.packed(Array("{\"a\":1}".utf8)))
    zip.add("c.jsonlz4", Array(Self.packed(Self.sample).dropLast(9)))
    let (summary, lines) = try Self.read(zip.whole, "backups.zip")
    #expect(summary.links == 4 && summary.problems == 3)
    #expect(lines.contains("! b.jsonlz4: Line 1: The file is packed as Firefox packs, but holds no bookmarks."))
    #expect(
      lines.contains { $0.hasPrefix("! c.jsonlz4: Line 1: “c.jsonlz4” is a packed backup of Firefox that is damaged") })
  }

  @Test func aWrongSizeIsAnError() {
    let name = "file.jsonlz4"
    for size in [0, 1, Self.sample.count - 1, Self.sample.count + 1] {
      #expect(throws: ArchiveProblem.cut(name)) { try Self.read(Self.packed(Self.sample, size: size), name) }
    }
    #expect(throws: ArchiveProblem.tooLargeBackup(name)) {
      try Self.read(Self.packed(Self.sample, size: 0xFFFF_FFFF), name)
    }
    // As large as may be believed, out of a block that can't give so much.
    #expect(throws: ArchiveProblem.cut(name)) {
      try Self.read(Self.packed(Self.sample, size: ImportLimits.largestBackup), name)
    }
    for count in 8...12 {
      #expect(throws: ArchiveProblem.cut(name)) { try Self.read(Array(Self.packed(Self.sample).prefix(count)), name) }
    }
    #expect(throws: ArchiveProblem.tooLargeBackup(name)) {
      let long = Array("mozLz40\0".utf8) + [UInt8](repeating: 1, count: ImportLimits.largestPackedBackup)
      return try Self.read(long, name)
    }
  }

  @Test func brokenBackupsAreToldAndNeverTrap() throws {
    let whole = Self.packed(Self.sample)
    var generator = SeededGenerator(state: 11)
    for _ in 0..<400 {
      var broken = whole
      for _ in 0..<4 {
        broken[Int.random(in: 0..<broken.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? Self.read(broken)
    }
  }

  @Test func asAStreamItIsRefused() {
    #expect(
      Reading.lines(Reading.items(Self.packed(Self.sample), .firefoxPacked)).first?.contains("in one pass") == true)
  }
}
