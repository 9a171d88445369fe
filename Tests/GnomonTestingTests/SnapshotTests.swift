// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo
@testable import GnomonTesting

private struct Card: View {
  var title = "Card"
  var width: CGFloat = 120
  var color = Color.blue

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      Text("with a line").foregroundStyle(.secondary)
    }
    .padding()
    .frame(width: width)
    .background(color.opacity(0.2))
  }
}

@MainActor @Suite struct SnapshotTests {
  /// A folder of its own, as a test's file would lie in.
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("gnomon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data().write(to: url.appendingPathComponent("Package.swift"))
    return url
  }

  private func compare(
    _ card: Card, _ kind: SnapshotKind, in folder: URL, _ mode: SnapshotRecording, scale: CGFloat = 1
  ) -> [String] {
    let screen = Screen(size: CGSize(width: 200, height: 120)) { card }
    let file = SnapshotFile(
      filePath: folder.appendingPathComponent("CardTests.swift").path, function: "card()", name: nil, variant: nil,
      kind: kind)
    return SnapshotRecording.$current.withValue(mode) {
      Snapshot(of: screen.host, kind, scale: scale).compare(with: file).map(\.message)
    }
  }

  @Test(
    "A missing snapshot is written, and not where it mustn't be",
    arguments: [
      SnapshotKind.layout, .semantics, .picture,
    ])
  func missing(_ kind: SnapshotKind) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(compare(Card(), kind, in: folder, .never).first?.hasPrefix("There's no snapshot ") == true)
    #expect(compare(Card(), kind, in: folder, .missing).isEmpty)
    #expect(compare(Card(), kind, in: folder, .never).isEmpty)
    let file = folder.appendingPathComponent("__Snapshots__/CardTests/card.\(kind.ending)")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test("A layout that differs is told in words and in lines")
  func layout() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = compare(Card(), .layout, in: folder, .missing)
    let message = try #require(compare(Card(width: 150), .layout, in: folder, .never).first)
    #expect(message.hasPrefix("The layout isn't that of __Snapshots__/CardTests/card.layout.txt."))
    #expect(message.contains("is 30 wider (150 wide, not 120)"))
    #expect(message.contains("\n- ") && message.contains("\n+ ") && message.contains("GNOMON_RECORD=failed"))
    let seen = folder.appendingPathComponent(".build/gnomon-failures/CardTests/card.layout.txt.seen.txt")
    #expect(FileManager.default.fileExists(atPath: seen.path))
    #expect(compare(Card(width: 150), .layout, in: folder, .failed).isEmpty)
    #expect(compare(Card(width: 150), .layout, in: folder, .never).isEmpty)
    let text = try String(
      contentsOf: folder.appendingPathComponent("__Snapshots__/CardTests/card.layout.txt"), encoding: .utf8)
    #expect(!text.contains(".swift"), "Lines of the source would change with each edit.")
  }

  @Test("Semantics that differ are told in lines")
  func semantics() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = compare(Card(), .semantics, in: folder, .missing)
    let message = try #require(compare(Card(title: "Map"), .semantics, in: folder, .never).first)
    #expect(message.contains("- text \"Card\"") && message.contains("+ text \"Map\""))
  }

  @Test("A picture that differs is told with its place, and kept beside the expected one and the difference")
  func picture() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = compare(Card(), .picture, in: folder, .missing)
    #expect(compare(Card(), .picture, in: folder, .never).isEmpty)
    let message = try #require(compare(Card(color: .red), .picture, in: folder, .never).first)
    #expect(message.contains("pixels differ") && message.contains("background/Color is #"))
    for ending in ["expected.png", "seen.png", "difference.png"] {
      let kept = folder.appendingPathComponent(".build/gnomon-failures/CardTests/card.png.\(ending)")
      #expect(try Data(contentsOf: kept).prefix(4).elementsEqual([137, 80, 78, 71]))
    }
    // Small differences of colour pass with a tolerance, and not without.
    #expect(!compare(Card(color: Color(red: 0.02, green: 0.48, blue: 1)), .picture, in: folder, .never).isEmpty)
    let loose = SnapshotKind.picture(PictureTolerance(color: 0.2, share: 0))
    #expect(compare(Card(color: Color(red: 0.02, green: 0.48, blue: 1)), loose, in: folder, .never).isEmpty)
    // Another size is no matter of tolerance.
    let larger = compare(Card(), loose, in: folder, .never, scale: 2)
    #expect(larger.first?.contains("It was 200×120 pixels and is 400×240.") == true)
  }

  @Test("A broken picture and a file in the way are errors with a sentence")
  func broken() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("__Snapshots__/CardTests")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("no picture".utf8).write(to: place.appendingPathComponent("card.png"))
    #expect(compare(Card(), .picture, in: folder, .never).first?.contains("isn't a PNG file") == true)
    #expect(compare(Card(), .picture, in: folder, .all).isEmpty)
    #expect(compare(Card(), .picture, in: folder, .never).isEmpty)
    try Data().write(to: folder.appendingPathComponent("CardTests"))
    let blocked = SnapshotFile(
      filePath: folder.appendingPathComponent("CardTests/Inside.swift").path, function: "card()", name: nil,
      variant: nil, kind: .layout)
    let screen = Screen { Card() }
    let messages = SnapshotRecording.$current.withValue(.missing) {
      Snapshot(of: screen.host, .layout, scale: 1).compare(with: blocked).map(\.message)
    }
    #expect(messages.first?.contains("can't be made") == true)
  }

  @Test("Texts in PNG files, whatever they hold")
  func texts() throws {
    let png = try Screen(size: CGSize(width: 4, height: 4)) { Color.red }.host.pngData()
    let text = "Grüße\n“two”"
    let data = PNGTexts.adding([("A", text), ("B", "")], to: png)
    #expect(PNGTexts.reading(data) == ["A": text, "B": ""])
    #expect(Bitmap(png: data)?.pixels == Bitmap(png: png)?.pixels)
    for length in 0..<data.count { _ = PNGTexts.reading(data.prefix(length)) }
    #expect(PNGTexts.reading(Data("nothing".utf8)).isEmpty)
  }

  @Test("The kit draws with its own fonts, unless the environment names others")
  func fonts() throws {
    let own = try #require(SharedFonts.choose(nil).directory)
    #expect(SharedFonts.choose("").directory == own && SharedFonts.choose(nil).isOwn)
    #expect(SharedFonts.choose("machine").directory == nil)
    let named = SharedFonts.choose("/some/where")
    #expect(named.directory?.path == "/some/where" && !named.isOwn)
    let host = Screen { Text("Hello 👍") }.host
    #expect(host.configuration.fontDirectory == own && host.warnings.isEmpty)
    // All weights of the system's fonts are the kit's.
    let engine = PangoTextEngine(completing: own)
    for design in [Font.Design.default, .monospaced] {
      for weight in [400, 500, 600, 700] {
        for isItalic in [false, true] where design == .default || weight == 400 || weight == 700 {
          var font = ResolvedFont(family: .system(design), size: 17, weight: weight)
          font.isItalic = isItalic
          #expect(engine.fontFile(for: font)?.path.hasPrefix(own.path) == true, "\(design) \(weight)")
        }
      }
    }
  }

  @Test("With other fonts the structure decides")
  func structure() {
    let old = "VStack  100×50 at (0, 0)\n  Text \"a\"  40×20 at (0, 0)\n"
    #expect(PictureSnapshot.isSameStructure(old, "VStack  104×50 at (0, 0)\n  Text \"a\"  43×20 at (0, 0)\n"))
    #expect(!PictureSnapshot.isSameStructure(old, "VStack  100×50 at (0, 0)\n  Text \"b\"  40×20 at (0, 0)\n"))
    #expect(!PictureSnapshot.isSameStructure(old, "VStack  100×50 at (0, 0)\n"))
    #expect(!PictureSnapshot.isSameStructure(old, "VStack  100×50 at (0, 20)\n  Text \"a\"  40×20 at (0, 0)\n"))
  }

  @Test("A matrix has a snapshot for each combination")
  func matrix() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(_ mode: SnapshotRecording) {
      SnapshotRecording.$current.withValue(mode) {
        expectSnapshots(
          as: .picture, variants: [.devices([.phone, .pad]), .schemes, .typeSizes([.large, .accessibility3])], scale: 1,
          filePath: folder.appendingPathComponent("CardTests.swift").path, function: "matrix()"
        ) { Card() }
      }
    }
    run(.missing)
    run(.never)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("__Snapshots__/CardTests").path)
    #expect(names.count == 8 && names.contains("matrix.pad-dark-accessibility3.png"))
  }
}
