// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonCairo

/// The inputs of `Fuzz/`, read again without libFuzzer: the small files that its runs begin with, which are sound, and what once broke a
/// reader.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FuzzInputTests {
  /// The files of a reader in a folder of `Fuzz/`.
  nonisolated static func files(_ folder: String, _ reader: String) throws -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let place = root.appendingPathComponent("Fuzz/\(folder)/\(reader)")
    guard FileManager.default.fileExists(atPath: place.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  @Test("The pictures that runs begin with are shown", arguments: ["png", "jpeg", "webp", "svg"])
  func soundPictures(_ reader: String) throws {
    let files = try Self.files("Corpus", reader)
    #expect(files.count >= 4)
    for file in files {
      let data = try Data(contentsOf: file)
      #expect(CairoImageLoader(pixelLimit: 1 << 18).image(data: data) != nil, "\(file.lastPathComponent)")
    }
  }

  @Test(
    "Pictures that once broke a reader are shown within their limit, or refused with a reason",
    arguments: ["png", "jpeg", "webp", "svg"])
  func oddPictures(_ reader: String) throws {
    let loader = CairoImageLoader(pixelLimit: 1 << 18)
    for file in try Self.files("Regressions", reader) {
      let data = try Data(contentsOf: file)
      if let bitmap = loader.image(data: data)?.bitmap {
        #expect(bitmap.width * bitmap.height <= 1 << 18 && bitmap.pixels.count == bitmap.width * bitmap.height * 4)
      } else {
        #expect(!loader.reasonUnreadable(data).isEmpty)
      }
    }
  }

  @Test("Texts in the fonts that runs begin with, and in those that once broke a reader, are drawn in each form")
  func fonts() throws {
    let sound = try Self.files("Corpus", "fonts")
    #expect(sound.count >= 6)
    for file in try sound + Self.files("Regressions", "fonts") {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnomon-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent("font.ttf"))
      let engine = PangoTextEngine(fontDirectory: folder)
      if sound.contains(file) { #expect(engine.hasFamily("Seed"), "\(file.lastPathComponent)") }
      let host = ViewHost(
        Text("Ab fi").font(.custom("Seed", size: 20)), textEngine: engine, imageLoader: CairoImageLoader())
      host.update()
      let (list, renderer) = (host.displayList(), CairoRenderer())
      #expect(!list.commands.isEmpty)
      #expect(try !renderer.pdf(list).isEmpty)
      for form in SVGText.allCases { #expect(try renderer.svg(list, text: form).contains("</svg>"), "\(file.path)") }
      _ = try renderer.bitmap(list)
    }
  }

  @Test("Texts, paths, written navigation and asset catalogues that once broke a reader are read")
  func texts() throws {
    for file in try Self.files("Corpus", "markdown") + Self.files("Regressions", "markdown") {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(InlineMarkdown.parse(text).allSatisfy { !$0.string.isEmpty })
      #expect(try AttributedString(markdown: text) == AttributedString(markdown: text))
      #expect(!Text(LocalizedStringKey(text)).string(in: EnvironmentValues()).isEmpty)
    }
    for file in try Self.files("Corpus", "paths") + Self.files("Regressions", "paths") {
      let path = Path(String(decoding: try Data(contentsOf: file), as: UTF8.self))
      #expect(path.map { Path($0.description)?.description == $0.description } ?? true, "\(file.path)")
    }
    for file in try Self.files("Corpus", "navigation") + Self.files("Regressions", "navigation") {
      let data = try Data(contentsOf: file)
      let written = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      #expect(file.lastPathComponent != "ints" || written.map { NavigationPath($0).count } == 2)
    }
  }

  @Test("Asset catalogues that runs begin with give colours, and those that once broke the reader are read")
  func assets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnomon-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in try Self.files("Corpus", "assets") + Self.files("Regressions", "assets") {
      let place = folder.appendingPathComponent("\(UUID().uuidString)/A.xcassets")
      for set in ["image.imageset", "color.colorset"] {
        let inside = place.appendingPathComponent(set)
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: file, to: inside.appendingPathComponent("Contents.json"))
      }
      let loader = CairoImageLoader(directories: [place])
      let host = ViewHost(
        VStack {
          Image("image"); Color("color")
        }, textEngine: PangoTextEngine(), imageLoader: loader)
      host.update()
      #expect(try CairoRenderer().bitmap(host.displayList(), scale: 0.1).width == 39)
      if file.lastPathComponent == "color" { #expect(loader.color(named: "color")?.dark != nil) }
    }
  }
}
