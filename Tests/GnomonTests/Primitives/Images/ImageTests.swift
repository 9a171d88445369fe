// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Images")
struct ImageTests {
  /// Pixels whose red is their number.
  func bitmap(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width: width, height: height, pixels: (0..<width * height).flatMap { [UInt8($0), 0, 0, 255] })
  }

  func reds(_ bitmap: Bitmap) -> [UInt8] { stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] } }

  @Test("Orientations")
  func orientations() {
    // 0 1 2
    // 3 4 5
    let source = bitmap(3, 2)
    let expected: [(Image.Orientation, [UInt8])] = [
      (.up, [0, 1, 2, 3, 4, 5]), (.upMirrored, [2, 1, 0, 5, 4, 3]), (.down, [5, 4, 3, 2, 1, 0]),
      (.downMirrored, [3, 4, 5, 0, 1, 2]), (.right, [3, 0, 4, 1, 5, 2]), (.left, [2, 5, 1, 4, 0, 3]),
      (.leftMirrored, [0, 3, 1, 4, 2, 5]), (.rightMirrored, [5, 2, 4, 1, 3, 0]),
    ]
    for (orientation, reds) in expected { #expect(self.reds(source.oriented(orientation)) == reds, "\(orientation)") }
    #expect(source.oriented(.left).width == 2)
  }

  @Test("Parts of pictures")
  func parts() {
    let source = bitmap(4, 2)
    let right = source.cropped(toFraction: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    #expect(right.map(reds) == [2, 3, 6, 7])
    #expect(source.cropped(toFraction: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    #expect(source.cropped(toFraction: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1)) == nil)
  }

  @Test("Pictures as paint")
  func paint() {
    let style = ImagePaint(image: Image(bitmap: bitmap(2, 2), scale: 2), scale: 2)
    guard
      case .image(let image, let origin) = style._paint(
        in: EnvironmentValues(), bounds: CGRect(x: 3, y: 4, width: 9, height: 9))
    else {
      Issue.record("no picture")
      return
    }
    #expect(image.scale == 1 && image.tiles)
    #expect(origin == CGPoint(x: 3, y: 4))
  }

  @Test("Names, templates and values")
  func values() {
    #expect(Image(systemName: "star").isTemplate)
    #expect(!Image("star").isTemplate)
    #expect(Image("star").renderingMode(.template).isTemplate)
    #expect(Image("a").resizable().isResizable)
    #expect(Image("a") == Image("a") && Image("a") != Image("a").antialiased(false))
    #expect(SymbolVariants.circle.fill.applied(to: "star") == "star.circle.fill")
    #expect(SymbolVariants.slash.applied(to: "bell.fill") == "bell.slash.fill")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(Image("a").load(in: EnvironmentValues()) == nil)
    #expect(Image(bitmap: bitmap(1, 1), scale: 0).load(in: EnvironmentValues())?.scale == 1)
  }

  nonisolated static let frames: [LayoutCase] = [
    LayoutCase("fact 13: a picture that isn't resizable ignores proposals", [50, 50], ["Image": [-55, -20, 160, 90]]) {
      Image("pic")
    },
    LayoutCase("fact 13: a resizable one accepts any", [50, 60], ["Image": [0, 0, 50, 60]]) {
      Image("pic").resizable()
    },
    LayoutCase("fact 13: its ideal size is the natural one", [300, 200], ["Image": [70, 55, 160, 90]]) {
      Image("pic").resizable().fixedSize()
    },
  ]

  @Test("Frames of pictures", arguments: frames) func frames(_ item: LayoutCase) { item.run() }
}
