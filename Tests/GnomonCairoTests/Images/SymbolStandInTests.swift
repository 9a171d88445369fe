// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// What is drawn in place of system symbols that there are no drawings of.
@MainActor @Suite struct SymbolStandInTests {
  nonisolated private static let hasMaterial =
    IconFonts(families: [IconFonts.Family(name: "Material Design Icons", separator: "-")]).sign(for: "cat.face") != nil
  nonisolated private static let hasAwesome =
    IconFonts(families: [IconFonts.Family(name: "FontAwesome", separator: "_")]).sign(for: "leaf") != nil

  /// A loader whose icon font is one that every test machine has.
  private static let letters = CairoImageLoader(
    iconFonts: IconFonts(families: [IconFonts.Family(name: "JetBrains Mono", separator: "-")]))
  private static let none = CairoImageLoader(iconFonts: IconFonts(families: []))

  private func host(_ view: some View, _ loader: CairoImageLoader) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 100, height: 100)
    let host = ViewHost(view, configuration: configuration, textEngine: PangoTextEngine(), imageLoader: loader)
    host.update()
    return host
  }

  @Test("A name's words lead to icons: the whole first, then word by word, with forms by their endings")
  func words() {
    #expect(SymbolWords("homekit").icons.prefix(2) == ["home-map-marker-outline", "home-map-marker"])
    #expect(SymbolWords("homekit.fill").icons.first == "home-map-marker")
    #expect(SymbolWords("cat.house.fill").icons.first == "cat-house")
    #expect(SymbolWords("microbe.slash.fill").icons.prefix(2) == ["bug-off", "bug"])
    #expect(SymbolWords("suit.badge.plus").icons.first == "cards-playing-outline-plus")
    #expect(SymbolWords("arrow.up.left.nothing").icons.contains("nothing"))
    #expect(SymbolWords("arrow.up.left.square").icons.first == "arrow-top-left-outline")
    #expect(SymbolWords("chevron.down.2").icons.contains("chevron-down"))
    #expect(SymbolWords("figure.rowing").icons.filter { $0 == "rowing" || $0 == "human" } == ["rowing", "human"])
    // A firm's mark isn't what a word means.
    #expect(!SymbolWords("xserve.windows").icons.contains("windows"))
    #expect(SymbolWords("rectangle.on.circle").icons.isEmpty)
  }

  @Test("A sign of a font stands for a symbol: of its size, in its style, and named once")
  func sign() throws {
    // The font's name for “%” is the word.
    let view = VStack {
      Image(systemName: "percent.unknown.kind")
      Image(systemName: "percent.unknown.kind")
    }
    let host = host(view.font(.system(size: 20)).foregroundStyle(Color(.sRGB, red: 1, green: 0, blue: 0)), Self.letters)
    let message =
      "there's no system symbol “percent.unknown.kind”; the icon “percent” of JetBrains Mono is drawn in its place."
    #expect(host.warnings.map(\.message) == [message])
    #expect(host.warnings.first?.name == .missingSymbol && host.warnings.first?.view.isEmpty == false)
    let frame = try #require(host.snapshot().root.first("Image")?.frame)
    #expect(abs(frame.width - 24) < 1 && abs(frame.height - 24) < 1)
    let picture = try host.bitmap(isOpaque: false)
    let inked = stride(from: 0, to: picture.pixels.count, by: 4).filter { picture.pixels[$0 + 3] > 200 }
    #expect(inked.count > 100)
    #expect(inked.allSatisfy { picture.pixels[$0] > 250 && picture.pixels[$0 + 1] < 5 })
  }

  @Test("A sign in a text, and as paths in documents")
  func textsAndDocuments() throws {
    let text = host(Text("a \(Image(systemName: "percent.unknown"))"), Self.letters)
    #expect(
      text.warnings.map(\.message) == [
        "there's no system symbol “percent.unknown”; the icon “percent” of JetBrains Mono is drawn in its place."
      ])
    let loaded = try #require(
      Self.letters.symbolStandIn(
        named: "percent.unknown", font: ResolvedFont(family: .system(.default), size: 20), displayScale: 2))
    #expect(DisplayImage(bitmap: loaded.bitmap, vector: loaded.vector).paths != nil)
    #expect(loaded.bitmap.width == 48 && loaded.scale == 2)
  }

  @Test("A symbol that is drawn, a word that no font knows, and no font leave all as it is")
  func others() {
    #expect(host(Image(systemName: "percent"), Self.letters).warnings.isEmpty)
    let placeholder = "there's no system symbol “no.such.symbol”; a placeholder is drawn."
    #expect(host(Image(systemName: "no.such.symbol"), Self.letters).warnings.map(\.message) == [placeholder])
    let alone = host(Image(systemName: "percent.unknown.kind"), Self.none)
    #expect(
      alone.warnings.map(\.message) == ["there's no system symbol “percent.unknown.kind”; a placeholder is drawn."])
    #expect(IconFonts(families: [IconFonts.Family(name: "No Such Font", separator: "-")]).sign(for: "percent") == nil)
  }

  @Test("A directory of fonts holds the icon fonts, too: those of the machine aren't looked at")
  func directory() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("stand-ins-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let mono = IconFonts.Family(name: "JetBrains Mono", separator: "-")
    let folder = "/usr/share/fonts/truetype/jetbrains-mono"
    let file = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix("-Regular.ttf") })
    try FileManager.default.copyItem(
      atPath: "\(folder)/\(file)", toPath: directory.appendingPathComponent(file).path)
    #expect(IconFonts(families: [mono], directory: directory).sign(for: "percent.unknown")?.name == "percent")
    let other = IconFonts.Family(name: "Material Design Icons", separator: "-")
    #expect(IconFonts(families: [other], directory: directory).sign(for: "percent.unknown") == nil)
    var configuration = ViewHost.Configuration()
    configuration.fontDirectory = directory
    let host = ViewHost(Image(systemName: "homekit"), configuration: configuration)
    host.update()
    #expect(host.warnings.contains { $0.message == "there's no system symbol “homekit”; a placeholder is drawn." })
  }

  @Test("Material Design Icons has signs for many a name", .enabled(if: hasMaterial))
  func material() {
    let fonts = IconFonts(families: [IconFonts.Family(name: "Material Design Icons", separator: "-")])
    let expected = [
      "homekit": "home-map-marker", "cat.face": "cat", "microscope.lens": "microscope", "sailboat": "ferry",
      "motorcycle.fill": "motorbike", "syringe": "needle", "guitars": "guitar-electric", "teddybear": "baby",
      "arrow.up.left.square.nothing": "arrow-top-left",
    ]
    for (name, icon) in expected { #expect(fonts.sign(for: name)?.name == icon, "\(name)") }
  }

  @Test("Font Awesome's names have low lines", .enabled(if: hasAwesome))
  func awesome() {
    let fonts = IconFonts(families: [IconFonts.Family(name: "FontAwesome", separator: "_")])
    #expect(fonts.sign(for: "magnet.field")?.name == "magnet")
    #expect(fonts.sign(for: "fire.extinguisher")?.name == "fire_extinguisher")
  }
}
