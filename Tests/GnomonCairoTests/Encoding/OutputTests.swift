// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import OpenCombine
import Testing

@MainActor @Suite struct OutputTests {
  private var card: some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      Text("Hello").font(.title).shadow(radius: 3)
    }.frame(width: 80, height: 50)
  }

  private func starts(_ data: Data, _ bytes: [UInt8]) -> Bool { data.prefix(bytes.count) == Data(bytes) }

  @Test("Each format begins as its files do, and the same view gives the same bytes")
  func formats() throws {
    let list = ImageRenderer(content: card).displayList()
    for format in PictureFormat.allCases {
      let data = try CairoRenderer().data(list, format: format)
      switch format {
      case .png: #expect(starts(data, [0x89, 0x50, 0x4E, 0x47] as [UInt8]))
      case .jpeg: #expect(starts(data, [0xFF, 0xD8, 0xFF]))
      case .webp: #expect(starts(data, Array("RIFF".utf8)) && Array(data[8..<12]) == Array("WEBP".utf8))
      case .pdf: #expect(starts(data, Array("%PDF".utf8)))
      case .svg: #expect(starts(data, Array("<svg".utf8)))
      }
      #expect(try CairoRenderer().data(ImageRenderer(content: card).displayList(), format: format) == data)
    }
    #expect(PictureFormat(fileExtension: "JPG") == .jpeg)
    #expect(PictureFormat(fileExtension: "gif") == nil)
  }

  @Test("A JPEG read back is close to the picture, on white")
  func jpeg() throws {
    let renderer = ImageRenderer(content: card.padding(10))
    let back = try #require(CairoImageLoader().image(data: try renderer.jpegData(quality: 0.95))?.bitmap)
    let whole = try #require(renderer.cgImage)
    #expect(back.width == whole.width && back.height == whole.height)
    #expect(back.pixel(2, 2).allSatisfy { $0 > 250 })
    #expect(abs(Int(back.pixel(15, 15)[0]) - Int(whole.pixel(15, 15)[0])) < 12)
    #expect(throws: RenderingError.self) { try ImageRenderer(content: EmptyView()).jpegData() }
    for quality in [-1, 2, .nan, .infinity] as [Double] { #expect(try !renderer.jpegData(quality: quality).isEmpty) }
  }

  @Test("A picture of few colours is written with a palette, and read back exactly", arguments: [1, 2, 3, 5, 17, 200])
  func palette(colors: Int) throws {
    let (width, height) = (37, 29)
    let pixels = (0..<(width * height)).flatMap { index -> [UInt8] in
      let color = index % colors
      return [UInt8(color), UInt8(255 - color), UInt8(color * 7 % 256), 255]
    }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    let small = try PNGEncoder.encode(bitmap)
    #expect(small[25] == 3)
    #expect(small[24] == (colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8))
    #expect(CairoImageLoader().image(data: small)?.bitmap.pixels == pixels)
    #expect(try PNGEncoder.encode(bitmap, mode: .fast)[25] == 2)
    // No chunk says when it was made.
    #expect(small.range(of: Data("tIME".utf8)) == nil && small.range(of: Data("sRGB".utf8)) != nil)
  }

  @Test("A stream takes the whole picture, or says how much it took")
  func streams() throws {
    let renderer = ImageRenderer(content: card)
    let memory = OutputStream.toMemory()
    try renderer.write(to: memory, format: .png)
    #expect(memory.property(forKey: .dataWrittenToMemoryStreamKey) as? Data == (try renderer.pngData()))

    var room = [UInt8](repeating: 0, count: 100)
    room.withUnsafeMutableBufferPointer { room in
      let small = OutputStream(toBuffer: room.baseAddress!, capacity: room.count)
      let error = #expect(throws: RenderingError.self) { try renderer.write(to: small, format: .pdf) }
      guard case .streamFailed(_, let written) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(written <= 100)
    }
    let nothing = OutputStream.toMemory()
    #expect(throws: RenderingError.self) { try ImageRenderer(content: EmptyView()).write(to: nothing, format: .svg) }
    #expect(nothing.streamStatus == .notOpen)
    #expect(
      "\(RenderingError.streamFailed(reason: "it is full", written: 100))"
        == "The stream took 100 bytes of the picture and no more: it is full.")
  }

  @Test("A file appears whole or not at all; an unknown ending is named")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let renderer = ImageRenderer(content: card)
    try renderer.write(to: folder.appendingPathComponent("a.svg"))
    #expect(throws: RenderingError.unknownFormat("gif")) {
      try renderer.write(to: folder.appendingPathComponent("a.gif"))
    }
    #expect(throws: (any Error).self) { try renderer.write(to: folder.appendingPathComponent("none/a.png")) }
    let empty = ImageRenderer(content: EmptyView())
    #expect(throws: RenderingError.self) { try empty.write(to: folder.appendingPathComponent("b.pdf")) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.svg"])
    let full = URL(fileURLWithPath: "/dev/full")
    if FileManager.default.fileExists(atPath: full.path) {
      #expect(throws: (any Error).self) { try renderer.pngData().write(to: full) }
    }
    #expect(
      "\(RenderingError.unknownFormat("gif"))"
        == "There's no picture format called “gif”: png, jpeg, webp, pdf, svg are written.")
  }

  @Test("A document is drawn on through Core Graphics' calls")
  func coreGraphics() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("document-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10))
    var pages: [DisplayList] = []
    renderer.render { size, draw in
      #expect(size == CGSize(width: 20, height: 10))
      var box = CGRect(origin: .zero, size: CGSize(width: 40, height: 40))
      guard let document = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      document.beginPDFPage(nil)
      draw(document)
      document.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      document.fill(CGRect(x: 0, y: 35, width: 5, height: 5))
      document.endPDFPage()
      document.closePDF()
      pages = document.pages
    }
    #expect(try Data(contentsOf: url).prefix(4) == Data("%PDF".utf8))
    let bitmap = try CairoRenderer().bitmap(try #require(pages.first), scale: 1)
    // From the bottom: the view lies there, the square at the top.
    #expect(bitmap.pixel(10, 35) == [255, 0, 0, 255])
    #expect(bitmap.pixel(10, 25) == [0, 0, 0, 0])
    #expect(bitmap.pixel(2, 2) == [0, 0, 255, 255])
    var none = CGRect.zero
    #expect(CGContext(url as CFURL, mediaBox: &none, nil) == nil)
    #expect(CGContext(URL(fileURLWithPath: "/no/such/folder/a.pdf") as CFURL, mediaBox: nil, nil) == nil)
  }

  @Test("A renderer can be told to be silent")
  func silent() {
    let renderer = ImageRenderer(content: card)
    var count = 0
    let token = renderer.objectWillChange.sink { count += 1 }
    renderer.colorMode = .linear
    #expect(count == 1)
    renderer.isObservationEnabled = false
    renderer.scale = 2
    #expect(count == 1)
    token.cancel()
  }
}
