// SPDX-License-Identifier: Apache-2.0
import CShelfZlib
import Foundation
import Interchange
import Testing

/// Makes small zip archives, whole or broken on purpose.
struct ZipMaker {
  private(set) var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  static func deflated(_ data: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    guard shelf_deflate_raw(&stream) == Z_OK else { return [] }
    defer { deflateEnd(&stream) }
    var input = data
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(data.count))))
    return input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        _ = deflate(&stream, Z_FINISH)
        return Array(target[..<(target.count - Int(stream.avail_out))])
      }
    }
  }

  static func little(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  mutating func add(_ name: String, _ data: [UInt8], method: Int = 8, flags: Int = 0) {
    let packed = method == 8 ? Self.deflated(data) : data
    let offset = bytes.count
    let sizes =
      Self.little(packed.count, 4) + Self.little(data.count, 4) + Self.little(name.utf8.count, 2) + Self.little(0, 2)
    let middle = Self.little(20, 2) + Self.little(flags, 2) + Self.little(method, 2) + Self.little(0, 8)
    bytes += Self.little(0x0403_4B50, 4) + middle + sizes + Array(name.utf8) + packed
    directory +=
      Self.little(0x0201_4B50, 4) + Self.little(20, 2) + middle + sizes + Self.little(0, 10) + Self.little(offset, 4)
      + Array(name.utf8)
    count += 1
  }

  var whole: [UInt8] {
    bytes + directory + Self.little(0x0605_4B50, 4) + Self.little(0, 4) + Self.little(count, 2) + Self.little(count, 2)
      + Self.little(directory.count, 4)
      + Self.little(bytes.count, 4) + Self.little(0, 2)
  }
}

@Suite struct ZipTests {
  static func inFile<T>(_ bytes: [UInt8], _ name: String = "file", _ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "interchange-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: name)
    try Data(bytes).write(to: url)
    return try body(url)
  }

  static func read(_ bytes: [UInt8]) throws -> (summary: ImportFile.Summary, lines: [String]) {
    try inFile(bytes) { url in
      var lines: [String] = []
      let summary = try ImportFile.read(url) { lines.append(Reading.line($0)) }
      return (summary, lines)
    }
  }

  private func sample(_ name: String) -> [UInt8] { Array((Sample.all.first { $0.name == name }?.text ?? "").utf8) }

  @Test func omnivoresArchiveIsRead() throws {
    var zip = ZipMaker()
    zip.add("metadata_0_to_20.json", sample("Omnivore"))
    zip.add("content/a.html", Array("<html>page</html>".utf8))
    zip.add("highlights/a.md", Array("> words".utf8), method: 0)
    zip.add("highlights/none.md", Array("> nobody's".utf8))
    let (summary, lines) = try Self.read(zip.whole)
    var expected = Sample.all.first { $0.name == "Omnivore" }?.lines ?? []
    expected[0] = expected[0].replacingOccurrences(of: " author=Ann", with: " note=> words author=Ann")
    #expect(lines == expected)
    #expect(summary.formats == [.omnivore] && summary.skippedFiles == 2 && summary.links == 2)
  }

  @Test func omnivoresMarkedPassagesNeitherLeadAwayNorGrow() throws {
    let outside =
      #"{"url":"https://a.example/1","savedAt":"x","slug":"../secret"},{"url":"https://a.example/2","savedAt":"x","slug":"big"}"#
    let twice =
      #"{"url":"https://a.example/3","savedAt":"x","slug":"b"},{"url":"https://a.example/4","savedAt":"x","slug":"b"}"#
    let broken =
      #"{"url":"https://a.example/5","savedAt":"x","slug":"odd"},{"url":"https://a.example/6","savedAt":"x","slug":""}"#
    var zip = ZipMaker()
    zip.add("own/metadata_0_to_20.json", Array("[\(outside),\(twice),\(broken)]".utf8))
    zip.add("own/secret.md", Array("secret".utf8))
    zip.add("highlights/b.md", Array("another's".utf8))
    zip.add("own/highlights/b.md", Array("> one\n\n#label\n\nmine\n".utf8))
    zip.add("own/highlights/big.md", [UInt8](repeating: 0x61, count: ImportLimits.longestText + 1), method: 0)
    zip.add("own/highlights/odd.md", Array("x".utf8), method: 12)
    zip.add("own/highlights/.md", Array("hidden".utf8))
    let (summary, lines) = try Self.read(zip.whole)
    #expect(
      lines == [
        "https://a.example/1",
        "! own/highlights/big.md: Line 1: Marked passages may have 1 MB in all. Those of “https://a.example/2” were left out.",
        "https://a.example/2", "https://a.example/3 note=> one\n\n#label\n\nmine", "https://a.example/4",
        "! own/highlights/odd.md: Line 1: “own/highlights/odd.md” in the archive is packed by method 12. Only plain and deflated files can be read.",
        "https://a.example/5", "https://a.example/6",
      ])
    #expect(summary.links == 6 && summary.problems == 2)
  }

  @Test func omnivoresFolderHasItsMarkedPassagesToo() throws {
    try Self.inFile(sample("Omnivore"), "metadata_0_to_20.json") { url in
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder.appending(path: "highlights"), withIntermediateDirectories: true)
      try Data("> words".utf8).write(to: folder.appending(path: "highlights/b.md"))
      var lines: [String] = []
      try ImportFile.read(folder) { lines.append(Reading.line($0)) }
      #expect(lines.last == "https://b.example/ “B” @1700000000 unread note=> words")
    }
  }

  @Test func readecksArchiveIsRead() throws {
    var zip = ZipMaker()
    for number in 0..<20 {
      zip.add("bookmarks/b\(number)/info.json", sample("Readeck's entry"), method: number % 2 * 8)
    }
    zip.add("bookmarks/b0/container/index.html", Array("<p>x</p>".utf8))
    zip.add("data.json", Array("{\"info\":{\"version\":\"1\"},\"users\":[],\"bookmarks_collections\":[]}".utf8))
    let (summary, lines) = try Self.read(zip.whole)
    #expect(summary.links == 20 && summary.problems == 0 && Set(lines).count == 1)
  }

  @Test func pocketsArchiveAndASurveyedOneAreRead() throws {
    var zip = ZipMaker()
    zip.add("part_000000.csv", sample("Pocket's table"))
    zip.add("karakeep.json", sample("Karakeep"))
    let (summary, lines) = try Self.read(zip.whole)
    #expect(summary.formats == [.pocketTable, .karakeep])
    #expect(
      lines.contains("https://a.example/ “A \"x\" é😀” #one #two/three #Home/Garden @1700000000 archived note=My note"))
    #expect(lines.contains { $0.hasPrefix("! karakeep.json: Line 4, item 2: ") })
  }

  @Test func aFolderIsReadLikeAnArchive() throws {
    try Self.inFile(sample("Omnivore"), "metadata_0_to_20.json") { url in
      let summary = try ImportFile.read(url.deletingLastPathComponent()) { _ in }
      #expect(summary.links == 2)
    }
  }

  @Test func aBombIsStopped() throws {
    var zip = ZipMaker()
    zip.add(
      "a.json",
      Array("[{\"url\":\"https://a.example/\",\"savedAt\":1,\"title\":\"".utf8)
        + [UInt8](repeating: 0x61, count: 40_000_000))
    zip.add("b.json", sample("Omnivore"))
    let (summary, lines) = try Self.read(zip.whole)
    #expect(
      lines.first
        == "! a.json: Line 1: “a.json” in the archive grows past what is believed when it is unpacked. Its reading was stopped."
    )
    #expect(summary.links == 2)
  }

  @Test func brokenArchivesAreToldAndNeverTrap() throws {
    var zip = ZipMaker()
    zip.add("secret.json", sample("Omnivore"), flags: 1)
    zip.add("odd.json", sample("Omnivore"), method: 12)
    zip.add("good.json", sample("Omnivore"))
    let whole = zip.whole
    let (summary, lines) = try Self.read(whole)
    #expect(lines[0].contains("has a password") && lines[1].contains("packed by method 12") && summary.links == 2)
    #expect(throws: ArchiveProblem.notZip) { try Self.read(Array(whole.dropLast(30))) }
    #expect(throws: ArchiveProblem.notZip) { try Self.read(Array(whole.prefix(10))) }
    var generator = SeededGenerator(state: 3)
    for _ in 0..<400 {
      var broken = whole
      for _ in 0..<4 {
        broken[Int.random(in: 0..<broken.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? Self.read(broken)
    }
  }

  @Test func anArchiveAsAStreamIsRefused() {
    #expect(
      Reading.lines(Reading.items([0x50, 0x4B, 3, 4], .zip)).first?.contains("An archive can't be read in one pass.")
        == true)
  }

  @Test func whatCannotBeOpenedIsAnError() {
    #expect(throws: ArchiveProblem.unreadable("none.html")) {
      try ImportFile.read(URL(filePath: "/nowhere/none.html")) { _ in }
    }
  }
}
