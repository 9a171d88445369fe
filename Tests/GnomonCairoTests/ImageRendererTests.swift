// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import OpenCombine
import Testing

@MainActor @Suite struct ImageRendererTests {
  @Test("A picture is as large as the view in what it's proposed, in pixels")
  func sizes() throws {
    let renderer = ImageRenderer(content: Color.red.frame(height: 10))
    #expect(renderer.cgImage.map { [$0.width, $0.height] } == [10, 10])  // fact 3: 10 where nothing is proposed
    renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
    #expect(renderer.cgImage.map { [$0.width, $0.height] } == [40, 10])
    renderer.scale = 2
    #expect(renderer.cgImage.map { [$0.width, $0.height, $0.bytesPerRow] } == [80, 20, 320])
    renderer.scale = .nan
    #expect(renderer.cgImage?.width == 40)
    renderer.content = Color.red.frame(height: 0)
    #expect(renderer.cgImage == nil)
    #expect(throws: RenderingError.self) { try renderer.pngData() }
  }

  @Test("What a view leaves free is transparent, or black in an opaque picture")
  func opacity() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 2, height: 2))
    #expect(renderer.cgImage?.pixels.prefix(4) == [0, 0, 0, 0])
    renderer.isOpaque = true
    #expect(renderer.cgImage?.pixels.prefix(4) == [0, 0, 0, 255])
    #expect(try renderer.pngData().prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(try renderer.pdfData().prefix(4) == Data("%PDF".utf8))
  }

  /// Recorded on macOS 27.
  @Test("A sheet, an alert and a cover aren't part of a picture")
  func presentations() {
    let view = Color.red.frame(width: 40, height: 40).sheet(isPresented: .constant(true)) { Color.blue }
      .alert("a", isPresented: .constant(true)) {}.fullScreenCover(isPresented: .constant(true)) { Color.blue }
    let picture = ImageRenderer(content: view).cgImage
    #expect(picture?.pixels == ImageRenderer(content: Color.red.frame(width: 40, height: 40)).cgImage?.pixels)
  }

  @Test("A picture is shown again as an image, turned")
  func shown() throws {
    let picture = try #require(ImageRenderer(content: Color.red.frame(width: 4, height: 2)).cgImage)
    let host = ViewHost(Image(decorative: picture, scale: 1, orientation: .right))
    host.update()
    #expect(host.snapshot().root.first("Image")?.frame.size == CGSize(width: 2, height: 4))
  }

  @Test("A renderer tells when it changes, and updates what its view keeps")
  func changes() throws {
    struct Growing: View {
      @State private var width: CGFloat = 3
      var body: some View {
        Color.red.frame(width: width, height: 1).onAppear { width = 7 }
      }
    }
    let renderer = ImageRenderer(content: Growing())
    var count = 0
    let token = renderer.objectWillChange.sink { count += 1 }
    #expect(renderer.cgImage?.width == 7)
    #expect(count == 0)
    renderer.scale = 3
    #expect(renderer.cgImage?.width == 21)
    #expect(count == 1)
    token.cancel()
  }
}
