// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// The examples that the documents quote do what the documents say.
@MainActor struct DocumentExampleTests {
  /// A PNG file's size in pixels, of its header.
  private func pixels(_ png: Data) -> [Int] {
    [16, 20].map { start in png.dropFirst(start).prefix(4).reduce(0) { $0 * 256 + Int($1) } }
  }

  @Test("A picture has the host's size at three pixels a point")
  func firstPicture() throws {
    #expect(pixels(try picture(of: "Hello")) == [1080, 480])
  }

  @Test("The title lies at the top left of the card: 16 points around it and 24 inside")
  func readingLayout() throws {
    let narrow = try #require(titleFrame(in: 360))
    #expect(narrow.minX == 40)
    #expect(titleFrame(in: 500)?.origin == narrow.origin)
  }

  @Test func counter() {
    #expect(titleAfterTwoTaps() == "2 times")
  }

  @Test("One renderer writes pixels and documents")
  func imageRenderer() throws {
    let files = try files()
    #expect(pixels(files.png)[0] == 720)
    #expect(files.pdf.starts(with: Data("%PDF".utf8)))
    #expect(files.svg.contains("Hello"))
  }

  @Test func server() async throws {
    #expect(pixels(try await CardPictures().png(title: "Hello")) == [720, 320])
  }

  @Test("A document has three pages of rows, and one behind the break")
  func pages() throws {
    #expect(try document().starts(with: Data("%PDF".utf8)))
    #expect(try ImageRenderer(content: Report()).pages(size: CGSize(width: 595, height: 842)).count == 4)
  }
}
