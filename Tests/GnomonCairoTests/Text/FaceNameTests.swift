// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// A custom font's name is a family's, or that of one face: its PostScript name or its full one.
@Suite struct FaceNameTests {
  private func font(_ name: String, weight: Int = 400, isItalic: Bool = false) -> ResolvedFont {
    ResolvedFont(family: .custom(name), size: 20, weight: weight, isItalic: isItalic)
  }

  private func face(_ font: ResolvedFont, in engine: PangoTextEngine = engine) -> String? {
    engine.fontFile(for: font).map { URL(fileURLWithPath: $0.path).deletingPathExtension().lastPathComponent }
  }

  @Test(
    "A face's own weight and slant come with its name",
    arguments: [
      ("Inter-Black", "Inter-Black"), ("Inter-LightItalic", "Inter-LightItalic"), ("inter-black", "Inter-Black"),
      ("JetBrainsMono-ExtraBold", "JetBrainsMono-ExtraBold"), ("Inter Light Italic", "Inter-LightItalic"),
      ("JetBrains Mono Bold Italic", "JetBrainsMono-BoldItalic"), ("Inter", "Inter-Regular"),
    ])
  func names(name: String, file: String) { #expect(face(font(name)) == file) }

  @Test("What is asked for on top comes first, and bold makes nothing lighter")
  func changes() {
    #expect(face(font("Inter-LightItalic", weight: 700)) == "Inter-BoldItalic")
    #expect(face(font("Inter-Light", isItalic: true)) == "Inter-LightItalic")
    #expect(face(font("Inter-Black", weight: 700)) == "Inter-Black")
    #expect(face(font("Inter-Black", weight: 300)) == "Inter-Light")
    let black = Font.custom("Inter-Black", size: 20)
    #expect(face(black.resolved(in: EnvironmentValues())) == "Inter-Black")
    #expect(face(black.weight(.regular).resolved(in: EnvironmentValues())) == "Inter-Regular")
  }

  @Test("Faces of a folder are found by their names, and others are named as missing")
  func folder() throws {
    let file = try #require(engine.fontFile(for: font("Inter-Black")))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("faces-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent(URL(fileURLWithPath: file.path).lastPathComponent)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: file.path), to: copy)
    let own = PangoTextEngine(fontDirectory: folder)
    #expect(own.fontFile(for: font("Inter-Black"))?.path == copy.path)
    let known = own.shape(ResolvedText(runs: [.init(string: "a", font: font("Inter-Black"))], paragraph: .init()))
    #expect(known.substitutedFonts.isEmpty)
    let none = engine.shape(ResolvedText(runs: [.init(string: "a", font: font("No-Such"))], paragraph: .init()))
    #expect(none.substitutedFonts == ["No-Such": "Inter"])
  }

  @Test("A folder's font is made bold and slanted where it has no such cut")
  func madeCuts() throws {
    let regular = URL(fileURLWithPath: try #require(engine.fontFile(for: font("Inter-Regular"))).path)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("faces-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: regular, to: folder.appendingPathComponent(regular.lastPathComponent))
    let own = PangoTextEngine(fontDirectory: folder)
    func picture(weight: Int, isItalic: Bool = false) throws -> [Int] {
      let font = ResolvedFont(family: .custom("Inter"), size: 40, weight: weight, isItalic: isItalic)
      let text = own.shape(ResolvedText(runs: [.init(string: "Hill", font: font)], paragraph: .init()))
      let rect = CGRect(x: 10, y: 0, width: 100, height: 60)
      return try CairoRenderer().bitmap(
        DisplayList(
          size: CGSize(width: 120, height: 60), scale: 1, commands: [.text(text, in: rect, paints: [.color(black)])])
      ).pixels.enumerated().filter { $0.offset % 4 == 3 }.map { Int($0.element) }
    }
    let (plain, slanted) = (try picture(weight: 400), try picture(weight: 400, isItalic: true))
    let ink = plain.reduce(0, +)
    // Upright strokes fill whole columns.
    func strongest(_ picture: [Int]) -> Int {
      (0..<120).map { x in stride(from: x, to: picture.count, by: 120).reduce(0) { $0 + picture[$1] } }.max() ?? 0
    }
    #expect(strongest(slanted) * 3 < strongest(plain) * 2 && abs(slanted.reduce(0, +) - ink) * 50 < ink)
    #expect(try picture(weight: 500) == plain)
    for weight in [600, 700, 900] { #expect(try picture(weight: weight).reduce(0, +) * 5 > ink * 6) }
  }

  @Test("SVG says the face in its own words")
  func svg() throws {
    let text = engine.shape(
      ResolvedText(runs: [.init(string: "a", font: font("Inter-BlackItalic"))], paragraph: .init()))
    let svg = try CairoRenderer().svg(
      DisplayList(
        size: CGSize(width: 50, height: 50), scale: 1,
        commands: [.text(text, in: CGRect(x: 0, y: 0, width: 50, height: 50), paints: [.color(black)])]))
    #expect(svg.contains("font-family=\"'Inter'\"") && svg.contains("font-weight=\"900\""))
    #expect(svg.contains("font-style=\"italic\""))
  }
}
