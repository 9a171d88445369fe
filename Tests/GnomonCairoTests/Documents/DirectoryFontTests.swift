// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Fonts of a directory go into a PDF as files that were written anew, and nothing else about the document changes.
@MainActor @Suite(.enabled(if: FontSubsetter.shared != nil)) struct DirectoryFontTests {
  private func font(_ family: String, weight: Int) -> ResolvedFont {
    var font = ResolvedFont(family: .custom(family), size: 20)
    font.weight = weight
    return font
  }

  private func document(_ font: ResolvedFont, in engine: PangoTextEngine) throws -> Data {
    let text = engine.shape(ResolvedText(runs: [ResolvedText.Run(string: "Findable fi AVAT", font: font)]))
    let size = text.fit(width: nil, height: nil).size
    let command = DisplayCommand.text(text, in: CGRect(origin: .zero, size: size), paints: [.color(black)])
    return try CairoRenderer().pdf(DisplayList(size: size, scale: 1, commands: [command]))
  }

  /// The fonts' names without the letters that say which part of them is there, their widths, and whether their text can be read.
  private func documentFacts(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self)
      .matches(of: /\/BaseFont \/[A-Z]{6}\+(\S+)|(\/Widths \[[^\]]*\])|(\/ToUnicode)/)
      .map { String($0.1 ?? $0.2 ?? $0.3 ?? "") }
  }

  @Test(
    "A document has the names, the widths and the letters of the machine's own font",
    arguments: [("DejaVu Sans", 400), ("DejaVu Sans", 700), ("DejaVu Math TeX Gyre", 700), ("Inter", 400)])
  func facts(family: String, weight: Int) throws {
    let machine = PangoTextEngine()
    let wanted = font(family, weight: weight)
    let path = try #require(machine.fontFile(for: wanted)?.path)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = URL(fileURLWithPath: path)
    try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent(file.lastPathComponent))
    let own = PangoTextEngine(fontDirectory: folder)
    #expect(own.library.directoryWarning == nil)
    let (a, b) = (documentFacts(try document(wanted, in: machine)), documentFacts(try document(wanted, in: own)))
    #expect(a.count >= 3)
    #expect(a == b, "\(a) \(b)")
    // A second document takes the same font.
    #expect(try document(wanted, in: own) == document(wanted, in: own))
  }
}
