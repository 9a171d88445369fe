// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Picture files as they come: cut off, damaged, turned, in four inks, as vectors, claiming any size.
@MainActor @Suite struct PictureFileTests {
  private let loader = CairoImageLoader()

  /// A picture of 40×20, its left half red and the right one blue.
  private func halves(_ format: PictureFormat) throws -> Data {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
        Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 20)
      })
    let bitmap = try #require(renderer.cgImage)
    let image = DisplayCommand.image(
      DisplayImage(bitmap: bitmap, scale: 1), in: CGRect(x: 0, y: 0, width: 40, height: 20))
    return try CairoRenderer().data(
      DisplayList(size: CGSize(width: 40, height: 20), scale: 1, commands: [image]), format: format)
  }

  private func isRed(_ pixel: [UInt8]) -> Bool { pixel[0] > 200 && pixel[2] < 60 }

  @Test(arguments: [PictureFormat.png, .jpeg, .webp])
  func kinds(_ format: PictureFormat) throws {
    let data = try halves(format)
    let bitmap = try #require(loader.image(data: data)?.bitmap)
    #expect(bitmap.width == 40 && bitmap.height == 20)
    #expect(isRed(bitmap.pixel(3, 10)) && !isRed(bitmap.pixel(36, 10)))
    for part in [30, data.count / 2, data.count - 8] {
      #expect(loader.image(data: data.prefix(part)) == nil, "\(part) of \(data.count)")
      let reason = loader.reasonUnreadable(data.prefix(part))
      #expect(["it ends too early", "its data are damaged"].contains(reason))
    }
    #expect(loader.reasonUnreadable(data.prefix(data.count / 2)) == "it ends too early")
  }

  @Test func whatIsNoPicture() {
    #expect(loader.reasonUnreadable(Data()) == "it's empty")
    let words = "it isn't a picture of a known kind (PNG, JPEG, WebP, SVG)"
    #expect(loader.reasonUnreadable(Data("hello".utf8)) == words)
    #expect(loader.reasonUnreadable(Data("<html><body>no</body></html>".utf8)) == words)
  }

  @Test func sizesAreLimited() throws {
    let small = CairoImageLoader(pixelLimit: 799)
    for format in [PictureFormat.png, .jpeg, .webp] {
      let data = try halves(format)
      #expect(small.image(data: data) == nil)
      #expect(
        small.reasonUnreadable(data)
          == "it claims 40×20 pixels; up to 0 million and 32768 along a side are decoded")
    }
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>"#.utf8)
    #expect(loader.reasonUnreadable(svg).hasPrefix("it claims 1000000000×1000000000 pixels"))
    for size in [#"width="1e30" height="1""#, #"viewBox="0 0 1e30 1""#] {
      let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" \#(size)/>"#.utf8)
      #expect(loader.image(data: svg) == nil)
      #expect(!loader.reasonUnreadable(svg).isEmpty)
    }
  }

  @Test("An SVG is as large as it says, whatever it's drawn at")
  @MainActor func vectorSizes() throws {
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>"#.utf8)
    #expect(ImageRenderer(content: Image(data: svg)).cgImage.map { [$0.width, $0.height] } == [24, 12])
    #expect(ImageRenderer(content: Image(data: svg, scale: 2)).cgImage.map { [$0.width, $0.height] } == [12, 6])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    try svg.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(ImageRenderer(content: AsyncImage(url: file)).cgImage.map { [$0.width, $0.height] } == [24, 12])
  }

  @Test("A file that can't be read doesn't hide one that can")
  func fallingThrough() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data("nothing".utf8).write(to: directory.appendingPathComponent("logo@3x.png"))
    let loader = CairoImageLoader(directories: [directory])
    #expect(loader.image(named: "logo") == nil)
    #expect(loader.reasonUnreadable(named: "logo")?.hasPrefix("it isn't a picture") == true)
    try halves(.png).write(to: directory.appendingPathComponent("logo@2x.png"))
    #expect(loader.image(named: "logo")?.bitmap.width == 40)
  }

  @Test("A camera's orientation is followed", arguments: [(3, 40, 20), (6, 20, 40), (8, 20, 40)])
  func orientation(_ value: Int, _ width: Int, _ height: Int) throws {
    let data = try halves(.jpeg)
    // EXIF behind the beginning: one directory of one entry.
    let exif: [UInt8] =
      Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0, 0, 0, 0, 0]
    let marker: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)]
    let turned = data.prefix(2) + marker + exif + data.dropFirst(2)
    let bitmap = try #require(loader.image(data: turned)?.bitmap)
    #expect(bitmap.width == width && bitmap.height == height)
    // The red end: left before turning.
    let places = [3: (36, 10), 6: (10, 3), 8: (10, 36)]
    let place = try #require(places[value])
    #expect(isRed(bitmap.pixel(place.0, place.1)))
  }

  @Test func vectorsAreSharpAtAnySize() throws {
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="2" height="4" fill="red"/></svg>"#
    let renderer = ImageRenderer(content: Image(data: Data(svg.utf8)).resizable().frame(width: 100, height: 40))
    let bitmap = try #require(renderer.cgImage)
    #expect((0..<50).allSatisfy { bitmap.pixel($0, 20) == [255, 0, 0, 255] })
    #expect((50..<100).allSatisfy { bitmap.alpha($0, 20) == 0 })
    #expect(loader.image(data: Data(svg.utf8))?.scale == 2)
  }

  @Test func vectorsOpenNothing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    try halves(.png).write(to: file)
    for address in [file.absoluteString, file.path, "a.png"] {
      let svg =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><image href="\#(address)" width="40" height="20"/></svg>"#
      try Data(svg.utf8).write(to: folder.appendingPathComponent("b.svg"))
      let image = try #require(CairoImageLoader(directories: [folder]).image(named: "b"))
      #expect(image.bitmap.coverage == 0)
    }
  }

  @Test func missingPicturesSayWhy() throws {
    let data = try halves(.png)
    var configuration = ViewHost.Configuration()
    configuration.recordsSources = false
    let host = ViewHost(Image(data: data.prefix(data.count / 2)), configuration: configuration)
    host.update()
    #expect(
      host.warnings.filter { $0.name == .missingImage }.map(\.message) == [
        "the given data can't be shown: it ends too early; nothing is drawn in its place."
      ])
  }

  @Test func colourSetsOfAssetCatalogs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0x33", "green": "102", "blue": "0.600", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal",
          "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "1.000"}}}]}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 4, height: 4)
    configuration.scale = 1
    configuration.imageDirectories = [folder]
    let host = ViewHost(Color("Brand"), configuration: configuration)
    host.update()
    #expect(try host.bitmap(isOpaque: false).pixel(1, 1) == [0x33, 102, 153, 255])
    host.setColorScheme(.dark)
    #expect(try host.bitmap(isOpaque: false).alpha(1, 1) == 128)
    configuration.colorSchemeContrast = .increased
    let contrasted = ViewHost(Color("Brand"), configuration: configuration)
    contrasted.update()
    #expect(try contrasted.bitmap(isOpaque: false).pixel(1, 1) == [0, 0, 0, 255])
    contrasted.setColorScheme(.dark)
    #expect(try contrasted.bitmap(isOpaque: false).pixel(1, 1) == [255, 255, 255, 255])
  }

  @Test("A catalogue's AccentColor is the accent and the tint where code sets none, as Xcode sets its projects up")
  func accentOfAssetCatalogs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/AccentColor.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func host(_ view: some View, _ contents: String) throws -> ViewHost {
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
      var configuration = ViewHost.Configuration()
      configuration.size = CGSize(width: 4, height: 4)
      configuration.scale = 1
      configuration.imageDirectories = [folder]
      let host = ViewHost(view, configuration: configuration)
      host.update()
      return host
    }
    let brown = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0x33", "green": "0x22", "blue": "0x11", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color":
          {"color-space": "srgb", "components": {"red": "1.0", "green": "1.0", "blue": "0.0", "alpha": "1.000"}}}]}
      """
    let pixel: [UInt8] = [0x33, 0x22, 0x11, 255]
    for view in [AnyView(Color.accentColor), AnyView(Rectangle().fill(.tint)), AnyView(Color(uiColor: .tintColor))] {
      let host = try host(view, brown)
      #expect(try host.bitmap(isOpaque: false).pixel(1, 1) == pixel)
      host.setColorScheme(.dark)
      #expect(try host.bitmap(isOpaque: false).pixel(1, 1) == [255, 255, 0, 255])
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let own = try host(Rectangle().fill(.tint).accentColor(red), brown)
    #expect(try own.bitmap(isOpaque: false).pixel(1, 1) == [255, 0, 0, 255])
    // A new project's set has no colour yet.
    let empty = try host(Color.accentColor, #"{"colors": [{"idiom": "universal"}]}"#)
    let blue = ViewHost(Color.blue, configuration: empty.configuration)
    blue.update()
    #expect(try empty.bitmap(isOpaque: false).pixel(1, 1) == blue.bitmap(isOpaque: false).pixel(1, 1))
  }

  @Test func fontsAndCharactersThatArentThere() {
    var configuration = ViewHost.Configuration()
    configuration.recordsSources = false
    let host = ViewHost(
      VStack {
        Text("Hello").font(.custom("Nowhere Grotesk", size: 12))
        Text("a\u{10FFFD}b")
        Text("fine").font(.custom("Inter", size: 12))
      }, configuration: configuration)
    host.update()
    #expect(
      host.warnings.filter { $0.name == .missingFont }.map(\.message) == [
        "there's no font called “Nowhere Grotesk” here; texts in it are drawn in “Inter”.",
        "no font here has U+10FFFD; boxes are drawn instead.",
      ])
    #expect(host.warnings.last?.hint?.contains("for private use") == true)
  }
}
