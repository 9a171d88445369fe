// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@Suite struct ImageTests {
  /// A picture with every opacity and many colours.
  static func sample(opaque: Bool, width: Int = 67, height: Int = 33) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let alpha = opaque ? 255 : UInt8(truncatingIfNeeded: x * 4)
        pixels += alpha == 0 ? [0, 0, 0, 0] : [UInt8(x * 3 % 256), UInt8(y * 7 % 256), UInt8((x * y) % 256), alpha]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [PNGEncoder.Mode.small, .fast])
  func pngKeepsOpaquePixels(mode: PNGEncoder.Mode) throws {
    let bitmap = ImageTests.sample(opaque: true)
    let data = try PNGEncoder.encode(bitmap, mode: mode)
    // Colour type 2: no opacity is written.
    #expect(data[25] == 2)
    let back = try #require(CairoImageLoader().image(data: data))
    #expect(back.bitmap.width == 67 && back.bitmap.height == 33)
    #expect(back.bitmap.pixels == bitmap.pixels)
    #expect(try PNGEncoder.encode(bitmap, mode: mode) == data)
  }

  @Test func pngKeepsOpacity() throws {
    let bitmap = ImageTests.sample(opaque: false)
    let back = try #require(CairoImageLoader().image(data: try PNGEncoder.encode(bitmap))?.bitmap)
    for index in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      #expect(back.pixels[index + 3] == bitmap.pixels[index + 3])
      // Premultiplying loses colour where opacity is low.
      let loss = 130 / max(Int(bitmap.pixels[index + 3]), 1) + 1
      for channel in 0..<3 where bitmap.pixels[index + 3] > 0 {
        #expect(abs(Int(back.pixels[index + channel]) - Int(bitmap.pixels[index + channel])) <= loss)
      }
    }
  }

  @Test func drawingsEncodeTheSameEitherWay() throws {
    let list = DisplayList(
      size: CGSize(width: 30, height: 20), scale: 2,
      commands: [.fill(2, 2, 10, 10, Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5))])
    let renderer = CairoRenderer()
    let small = try #require(CairoImageLoader().image(data: try renderer.png(list)))
    let fast = try #require(CairoImageLoader().image(data: try renderer.png(list, mode: .fast)))
    #expect(small.bitmap.pixels == fast.bitmap.pixels)
    #expect(small.bitmap.width == 60)
  }

  @Test func corruptFilesAreNil() throws {
    let loader = CairoImageLoader()
    let good = try PNGEncoder.encode(ImageTests.sample(opaque: false))
    for count in [0, 1, 8, 20, 33, 60, good.count / 2] { #expect(loader.image(data: good.prefix(count)) == nil) }
    var huge = good
    huge.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(loader.image(data: huge) == nil)
    #expect(loader.image(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])) == nil)
    #expect(loader.image(data: Data("hello".utf8)) == nil)
  }

  @Test func findsFilesByNameAndScale() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let data = try PNGEncoder.encode(ImageTests.sample(opaque: true))
    try data.write(to: directory.appendingPathComponent("one.png"))
    try data.write(to: directory.appendingPathComponent("two@2x.png"))
    try Data("no picture".utf8).write(to: directory.appendingPathComponent("bad.png"))
    let loader = CairoImageLoader(directories: [directory])
    #expect(loader.image(named: "one")?.scale == 1)
    #expect(loader.image(named: "one.png")?.bitmap.width == 67)
    #expect(loader.image(named: "two")?.scale == 2)
    #expect(loader.image(named: "one")?.bitmap === loader.image(named: "one")?.bitmap)
    for name in ["bad", "none", "", "/etc/passwd", "../one", "."] { #expect(loader.image(named: name) == nil) }
  }

  @Test("Catalogs that are shared are read once for all loaders, and others by each")
  func sharesCatalogs() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    SharedCatalogs.share([directory.appendingPathComponent("shared")])
    func add(_ name: String) throws {
      for owner in ["own", "shared"] {
        let set = directory.appendingPathComponent("\(owner)/Assets.xcassets/\(name).imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try PNGEncoder.encode(ImageTests.sample(opaque: true)).write(to: set.appendingPathComponent("a.png"))
        try Data("{\"images\": [{\"filename\": \"a.png\"}]}".utf8).write(
          to: set.appendingPathComponent("Contents.json"))
      }
    }
    func finds(_ name: String, of owner: String) -> Bool {
      CairoImageLoader(directories: [directory.appendingPathComponent(owner)]).image(named: name) != nil
    }
    try add("first")
    #expect(finds("first", of: "own") && finds("first", of: "shared"))
    try add("second")
    #expect(finds("second", of: "own") && !finds("second", of: "shared"))
    #expect(finds("first", of: "shared"))
  }

  @Test func findsImageSetsOfAssetCatalogs() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let group = directory.appendingPathComponent("Assets.xcassets/icons")
    let set = group.appendingPathComponent("logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let data = try PNGEncoder.encode(ImageTests.sample(opaque: true))
    try data.write(to: set.appendingPathComponent("a.png"))
    let contents = """
      {"images": [{"filename": "a.png", "scale": "2x", "idiom": "universal"}, {"scale": "3x", "idiom": "universal"}]}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    #expect(CairoImageLoader(directories: [directory]).image(named: "logo")?.scale == 2)
    #expect(CairoImageLoader(directories: [directory]).image(named: "icons/logo") == nil)
    let namespace = "{\"properties\": {\"provides-namespace\": true}}"
    try Data(namespace.utf8).write(to: group.appendingPathComponent("Contents.json"))
    #expect(CairoImageLoader(directories: [directory]).image(named: "icons/logo")?.bitmap.width == 67)
    // A set of another format is there, and can't be read.
    let other = group.appendingPathComponent("mark.imageset")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("{\"images\": [{\"filename\": \"mark.pdf\"}]}".utf8).write(
      to: other.appendingPathComponent("Contents.json"))
    let loader = CairoImageLoader(directories: [directory])
    #expect(loader.image(named: "icons/mark") == nil)
    #expect(loader.reasonUnreadable(named: "icons/mark") == "PDF isn't read here")
    #expect(loader.reasonUnreadable(named: "icons/none") == nil)
  }

  @Test func decodesJPEG() throws {
    // 8×8 pixels of one brown.
    let text =
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU"
      + "FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
      + "FBQUFBQUFBT/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA"
      + "FQEBAQAAAAAAAAAAAAAAAAAABwj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQAHqQf//Z"
    let data = try #require(Data(base64Encoded: text))
    let bitmap = try #require(CairoImageLoader().image(data: data)?.bitmap)
    #expect(bitmap.width == 8 && bitmap.height == 8)
    for (found, wanted) in zip(bitmap.pixel(4, 4), [200, 100, 50, 255]) { #expect(abs(Int(found) - wanted) <= 3) }
    #expect(CairoImageLoader().image(data: data.prefix(100)) == nil)
  }

  @Test func symbols() throws {
    let loader = CairoImageLoader()
    let font = ResolvedFont(family: .system(.default), size: 17)
    #expect(CairoImageLoader.symbolNames.count >= 250)
    for name in CairoImageLoader.symbolNames + ["star.fill", "plus.circle", "xmark.circle.fill", "heart.fill"] {
      let image = try #require(loader.symbol(named: name, font: font, displayScale: 3))
      #expect(image.scale == 3)
      #expect(image.bitmap.height == 62)
      #expect(image.bitmap.coverage > 40)
    }
    let star = try #require(loader.symbol(named: "star", font: font, displayScale: 2))
    let filled = try #require(loader.symbol(named: "star.fill", font: font, displayScale: 2))
    #expect(filled.bitmap.coverage > star.bitmap.coverage * 1.2)
    #expect(loader.symbol(named: "no.such.symbol", font: font, displayScale: 2) == nil)
    #expect(loader.symbol(named: "", font: font, displayScale: .nan) == nil)
  }

  @Test func imagesAreDrawnStretchedTiledAndTinted() throws {
    // Left half red, right half blue.
    let pixels = (0..<64).flatMap { index -> [UInt8] in index % 8 < 4 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let bitmap = Bitmap(width: 8, height: 8, pixels: pixels)
    let rect = CGRect(x: 0, y: 0, width: 32, height: 32)
    func drawnImage(_ image: DisplayImage) throws -> Bitmap { try drawn(32, 32, [.image(image, in: rect)]) }
    let stretched = try drawnImage(DisplayImage(bitmap: bitmap, interpolation: .none))
    #expect(stretched.pixel(15, 5) == [255, 0, 0, 255])
    #expect(stretched.pixel(16, 31) == [0, 0, 255, 255])
    #expect(stretched.pixel(0, 0) == [255, 0, 0, 255])
    let tiled = try drawnImage(DisplayImage(bitmap: bitmap, tiles: true))
    #expect(tiled.pixel(9, 9) == [255, 0, 0, 255])
    #expect(tiled.pixel(13, 20) == [0, 0, 255, 255])
    let tinted = try drawnImage(DisplayImage(bitmap: bitmap, tint: green))
    #expect(tinted.pixel(3, 3) == [0, 255, 0, 255])
    let insets = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 2)
    let patched = try drawnImage(DisplayImage(bitmap: bitmap, interpolation: .none, capInsets: insets))
    #expect(patched.pixel(3, 3) == [255, 0, 0, 255])
    #expect(patched.pixel(5, 3) == [0, 0, 255, 255])
    let small = try drawn(
      2, 2, [.image(DisplayImage(bitmap: bitmap, interpolation: .high), in: CGRect(x: 0, y: 0, width: 1, height: 1))])
    #expect(abs(Int(small.pixel(0, 0)[0]) - 128) < 10)
    #expect(abs(Int(small.pixel(0, 0)[2]) - 128) < 10)
  }
}
