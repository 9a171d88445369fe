// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Sources that hand pictures on by UIKit's or AppKit's names.
@MainActor @Suite struct UIImageTests {
  /// Two pixels: red and a half-transparent blue.
  private let pixels = Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 128])

  private func drawn(_ view: some View, _ size: CGSize = CGSize(width: 2, height: 2)) throws -> Bitmap {
    var configuration = ViewHost.Configuration()
    configuration.size = size
    configuration.scale = 1
    let host = ViewHost(view.frame(width: size.width, height: size.height), configuration: configuration)
    host.update()
    return try host.bitmap(isOpaque: false)
  }

  @Test func aPictureShowsAsItsImage() throws {
    showHost()
    _ = try drawn(Color.red)
    let picture = UIImage(cgImage: pixels)
    #expect(picture.size == CGSize(width: 2, height: 1) && picture.scale == 1 && picture.cgImage === pixels)
    let shown = try drawn(Image(uiImage: picture).interpolation(.none), CGSize(width: 2, height: 1))
    #expect(shown.pixel(0, 0) == [255, 0, 0, 255] && shown.pixel(1, 0) == [0, 0, 255, 128])
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 1, height: 0.5))
    #expect(NSImage(cgImage: pixels, size: CGSize(width: 4, height: 2)).size == CGSize(width: 4, height: 2))
    #expect(UIImage() == UIImage() || UIImage().size == .zero)
    #expect(UIImage(cgImage: pixels) == UIImage(cgImage: pixels))
  }

  @Test func aTurnedPictureHasTheOtherSize() {
    showHost()
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    #expect(turned.size == CGSize(width: 1, height: 2) && turned.imageOrientation == .right)
    #expect(turned.cgImage?.width == 2)
    #expect(UIImage.Orientation(Image.Orientation.downMirrored) == .downMirrored)
  }

  @Test func modesAndTints() throws {
    showHost()
    _ = try drawn(Color.red)
    let picture = UIImage(cgImage: pixels)
    #expect(picture.renderingMode == .automatic)
    let template = picture.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    let size = CGSize(width: 2, height: 1)
    let green = Color(red: 0, green: 1, blue: 0)
    #expect(try drawn(Image(nsImage: template).foregroundStyle(green), size).pixel(0, 0) == [0, 255, 0, 255])
    let tinted = picture.withTintColor(UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(tinted.size == size)
    let shown = try drawn(Image(uiImage: tinted).foregroundStyle(green), size)
    #expect(shown.pixel(0, 0) == [255, 255, 0, 255] && shown.alpha(1, 0) == 128)
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.withTintColor(.red).renderingMode == .alwaysTemplate)
    #expect(star.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(picture.preparingThumbnail(of: CGSize(width: 8, height: 4))?.size == CGSize(width: 8, height: 4))
    #expect(picture.preparingThumbnail(of: .zero) == nil)
  }

  @Test func whatCantBeReadIsNone() throws {
    showHost()
    _ = try drawn(Color.red)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(named: "Nowhere") == nil && UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(NSImage(systemSymbolName: "star", accessibilityDescription: "A star")?.isSymbolImage == true)
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func filesAreWrittenAndReadAgain() throws {
    showHost()
    _ = try drawn(Color.red)
    let file = try #require(UIImage(cgImage: pixels).pngData())
    let again = try #require(UIImage(data: file, scale: 2))
    #expect(again.size == CGSize(width: 1, height: 0.5) && again.cgImage?.pixels == pixels.pixels)
    let jpeg = try #require(UIImage(cgImage: pixels).jpegData(compressionQuality: 0.9))
    #expect(jpeg.starts(with: [0xFF, 0xD8]) && UIImage(data: jpeg)?.size.width == 2)
  }

  @Test func namesAreFoundInTheHostsDirectories() throws {
    showHost()
    _ = try drawn(Color.red)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uiimage-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(UIImage(cgImage: pixels).pngData()).write(to: folder.appendingPathComponent("dots@2x.png"))
    struct Named: View {
      var body: some View {
        if let picture = UIImage(named: "dots") {
          Image(uiImage: picture).resizable().frame(width: picture.size.width * 10, height: 5)
        }
      }
    }
    var configuration = ViewHost.Configuration()
    configuration.imageDirectories = [folder]
    let host = ViewHost(Named(), configuration: configuration)
    host.update()
    #expect(host.snapshot().root.all("Image").first?.frame.width == 10)
    #expect(UIImage(resource: ImageResource(name: "dots", bundle: .main)).scale == 2)
  }

  @Test func aRenderersPictureIsOne() {
    showHost()
    let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 2))
    renderer.scale = 2
    #expect(renderer.uiImage?.size == CGSize(width: 3, height: 2) && renderer.nsImage?.cgImage?.width == 6)
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }
}
