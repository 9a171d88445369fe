// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Pictures that are drawn by UIKit's calls.
@MainActor @Suite struct UIGraphicsImageRendererTests {
  private func plain(_ width: CGFloat, _ height: CGFloat, opaque: Bool = false) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  }

  @Test("Points count from the top, and a colour fills")
  func fills() throws {
    showHost()
    let image = plain(2, 2).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(image.size == CGSize(width: 2, height: 2) && image.scale == 1)
    let pixels = try #require(image.cgImage)
    #expect(pixels.pixel(0, 0) == [255, 0, 0, 255] && pixels.pixel(0, 1) == [0, 0, 0, 0])
  }

  @Test("An opaque picture is black where nothing is drawn")
  func opaque() throws {
    showHost()
    #expect(try #require(plain(1, 1, opaque: true).image { _ in }.cgImage).pixel(0, 0) == [0, 0, 0, 255])
  }

  @Test("The scale multiplies the pixels, not the points")
  func scale() throws {
    showHost()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { _ in }
    #expect(image.size == CGSize(width: 2, height: 1) && image.cgImage?.width == 6)
  }

  @Test("Bounds move what is drawn")
  func bounds() throws {
    showHost()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 2, height: 1), format: format).image { _ in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIRectFill(CGRect(x: 6, y: 5, width: 1, height: 1))
    }
    let pixels = try #require(image.cgImage)
    #expect(pixels.pixel(0, 0) == [0, 0, 0, 0] && pixels.pixel(1, 0) == [0, 0, 255, 255])
  }

  @Test("A path fills by its rule, and clips")
  func paths() throws {
    showHost()
    let image = plain(4, 1).image { _ in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 1))
      path.append(UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 1)))
      path.usesEvenOddFillRule = true
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      path.fill()
      UIBezierPath(rect: CGRect(x: 3, y: 0, width: 1, height: 1)).addClip()
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    let pixels = try #require(image.cgImage)
    #expect(pixels.pixel(0, 0) == [0, 255, 0, 255] && pixels.pixel(1, 0) == [0, 0, 0, 0])
    #expect(pixels.pixel(3, 0) == [255, 0, 0, 255])
  }

  @Test("A picture is drawn upright into another one")
  func pictures() throws {
    showHost()
    let column = Bitmap(width: 1, height: 2, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    let image = plain(1, 2).image { _ in UIImage(cgImage: column).draw(in: CGRect(x: 0, y: 0, width: 1, height: 2)) }
    let pixels = try #require(image.cgImage)
    #expect(pixels.pixel(0, 0) == [255, 0, 0, 255] && pixels.pixel(0, 1) == [0, 0, 255, 255])
  }

  @Test("A text leaves its colour")
  func texts() throws {
    showHost()
    let image = plain(40, 30).image { _ in
      "MM".draw(
        in: CGRect(x: 0, y: 0, width: 40, height: 30),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        ])
    }
    let pixels = try #require(image.cgImage)
    let red = (0..<30).contains { y in (0..<40).contains { pixels.pixel($0, y) == [255, 0, 0, 255] } }
    #expect(red)
  }

  @Test("Begun pictures lie within each other, and end")
  func begun() throws {
    showHost()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    UIGraphicsEndImageContext()
    #expect(image.pixel(0, 0) == [255, 0, 0, 255] && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A context of pixels gives its picture, from the bottom; one of foreign memory isn't there")
  func bitmaps() throws {
    showHost()
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let context = try #require(
      CGContext(data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.pixel(0, 0) == [0, 0, 0, 0] && image.pixel(0, 1) == [0, 0, 255, 255])
    var byte: UInt8 = 0
    #expect(
      CGContext(data: &byte, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: info)
        == nil)
  }

  @Test("What is written into a context's memory is part of its picture, and what is drawn afterwards lies over it")
  func memory() throws {
    showHost()
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 16, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    func bytes() -> [UInt8] { Array(UnsafeRawBufferPointer(start: data, count: 8)) }
    #expect(bytes() == [0, 0, 255, 255, 0, 0, 0, 0] && context.bytesPerRow == 16 && context.bitsPerPixel == 32)
    data.storeBytes(of: 255, toByteOffset: 0, as: UInt8.self)
    var image = try #require(context.makeImage())
    #expect(image.pixel(0, 0) == [255, 0, 255, 255] && image.pixel(1, 0) == [0, 0, 0, 0])
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    image = try #require(context.makeImage())
    #expect(image.pixel(0, 0) == [255, 0, 255, 255] && image.pixel(1, 0) == [0, 255, 0, 255])
    #expect(bytes() == [255, 0, 255, 255, 0, 255, 0, 255] && context.data == data)
  }

  @Test("A picture is made of bytes as they lie, and gives its own")
  func bytes() throws {
    showHost()
    func picture(_ bytes: [UInt8], _ bits: Int, _ info: CGImageAlphaInfo, decode: [CGFloat]? = nil) -> CGImage? {
      guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
      let space = bits == 8 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
      return CGImage(
        width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: 4, space: space,
        bitmapInfo: CGBitmapInfo(rawValue: info.rawValue), provider: provider, decode: decode, shouldInterpolate: true,
        intent: .defaultIntent)
    }
    let multiplied = try #require(picture([64, 0, 128, 128, 1, 2, 3, 255], 32, .premultipliedLast))
    #expect(multiplied.pixels == [128, 0, 255, 128, 1, 2, 3, 255])
    #expect(multiplied.dataProvider?.data == Data([64, 0, 128, 128, 1, 2, 3, 255]))
    #expect(picture([9, 1, 2, 3, 0, 4, 5, 6], 32, .noneSkipFirst)?.pixels == [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(picture([1, 2, 3, 0, 4, 5, 6], 24, .none)?.pixels == [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(picture([10, 0, 0, 0, 250], 8, .none, decode: [1, 0])?.pixels == [245, 245, 245, 255, 5, 5, 5, 255])
    #expect(picture([1, 2, 3, 0, 4, 5], 24, .none) == nil)
  }
}
