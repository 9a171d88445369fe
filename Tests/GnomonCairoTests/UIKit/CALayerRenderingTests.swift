// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Layers and views that are drawn into pictures.
@MainActor @Suite struct CALayerRenderingTests {
  private let clear: [UInt8] = [0, 0, 0, 0]
  private let red: [UInt8] = [255, 0, 0, 255]
  private let green: [UInt8] = [0, 255, 0, 255]
  private let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let greenColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func pixels(
    _ width: CGFloat, _ height: CGFloat, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    return try #require(renderer.image { draw($0) }.cgImage)
  }

  /// Red with a green part at the top left, elsewhere in its superlayer.
  private func layer() -> CALayer {
    let (layer, inner) = (CALayer(), CALayer())
    layer.frame = CGRect(x: 50, y: 50, width: 4, height: 4)
    layer.backgroundColor = redColor.cgColor
    inner.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
    inner.backgroundColor = greenColor.cgColor
    layer.addSublayer(inner)
    return layer
  }

  @Test("A layer is drawn in its own coordinates, upright, with what is in it")
  func layers() throws {
    showHost()
    let layer = layer()
    let image = try pixels(8, 6) { layer.render(in: $0.cgContext) }
    #expect(image.pixel(0, 0) == green && image.pixel(1, 0) == green && image.pixel(2, 0) == red)
    #expect(image.pixel(0, 1) == red && image.pixel(3, 3) == red)
    #expect(image.pixel(4, 0) == clear && image.pixel(0, 4) == clear)
    layer.bounds.origin = CGPoint(x: 3, y: 2)
    let moved = try pixels(8, 6) { layer.render(in: $0.cgContext) }
    #expect(moved.pixel(2, 2) == clear && moved.pixel(3, 1) == clear && moved.pixel(6, 5) == red)
  }

  @Test("What is hidden isn't drawn, and a layer without a size draws nothing")
  func hidden() throws {
    showHost()
    let layer = layer()
    layer.sublayers?.first?.isHidden = true
    #expect(try pixels(4, 4) { layer.render(in: $0.cgContext) }.pixel(0, 0) == red)
    layer.isHidden = true
    #expect(try pixels(4, 4) { layer.render(in: $0.cgContext) }.coverage == 0)
    layer.isHidden = false
    layer.bounds.size = CGSize(width: CGFloat.nan, height: 4)
    #expect(try pixels(4, 4) { layer.render(in: $0.cgContext) }.coverage == 0)
  }

  @Test("The context's coordinates and state are as before")
  func state() throws {
    showHost()
    let layer = layer()
    let image = try pixels(6, 2) { context in
      greenColor.setFill()
      context.cgContext.translateBy(x: 1, y: 0)
      layer.render(in: context.cgContext)
      context.cgContext.fill(CGRect(x: 4, y: 0, width: 1, height: 1))
    }
    #expect(image.pixel(0, 0) == clear && image.pixel(1, 0) == green && image.pixel(4, 0) == red)
    #expect(image.pixel(5, 0) == green && image.pixel(5, 1) == clear)
  }

  @Test("A view is drawn with those in it, stretched to a rectangle")
  func views() throws {
    showHost()
    let (view, inner) = (UIView(frame: CGRect(x: 30, y: 30, width: 2, height: 2)), UIView())
    view.backgroundColor = redColor
    inner.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
    inner.backgroundColor = greenColor
    view.addSubview(inner)
    var isDrawn = false
    let image = try pixels(8, 6) { _ in
      isDrawn = view.drawHierarchy(in: CGRect(x: 2, y: 1, width: 4, height: 4), afterScreenUpdates: true)
    }
    #expect(isDrawn)
    #expect(image.pixel(1, 1) == clear && image.pixel(2, 0) == clear && image.pixel(6, 1) == clear)
    #expect(image.pixel(2, 1) == red && image.pixel(3, 2) == red && image.pixel(5, 4) == red)
    #expect(image.pixel(4, 1) == green && image.pixel(5, 2) == green && image.pixel(4, 3) == red)
  }

  @Test("A view isn't drawn where there is no picture or no room")
  func nowhere() throws {
    showHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.backgroundColor = redColor
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    let bad = [
      CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    ]
    var isDrawn = false
    let image = try pixels(2, 2) { _ in
      for rect in bad where view.drawHierarchy(in: rect, afterScreenUpdates: false) { isDrawn = true }
      for rect in bad where UIView(frame: rect).drawHierarchy(in: view.bounds, afterScreenUpdates: false) {
        isDrawn = isDrawn || !rect.minX.isNaN
      }
    }
    #expect(!isDrawn && image.coverage == 0)
  }

  @Test("A picture by AppKit's name is drawn on from the bottom, between two calls")
  func focus() throws {
    showHost()
    let image = NSImage(size: CGSize(width: 2, height: 2))
    image.lockFocus()
    redColor.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    image.unlockFocus()
    #expect(UIGraphicsGetCurrentContext() == nil && image.size == CGSize(width: 2, height: 2))
    var drawn = try #require(image.cgImage)
    #expect(drawn.pixel(0, drawn.height - 1) == red && drawn.pixel(0, 0) == clear)
    // What was there stays.
    image.lockFocus()
    greenColor.setFill()
    UIRectFill(CGRect(x: 1, y: 1, width: 1, height: 1))
    image.unlockFocus()
    drawn = try #require(image.cgImage)
    #expect(drawn.pixel(0, drawn.height - 1) == red && drawn.pixel(drawn.width - 1, 0) == green)
    #expect(drawn.pixel(0, 0) == clear)
  }

  @Test("What is drawn on a copy isn't on the picture")
  func focusOfCopies() throws {
    showHost()
    let image = NSImage(
      cgImage: try pixels(1, 1) { context in
        redColor.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      })
    let copy = try #require(image.copy() as? NSImage)
    #expect(copy == image)
    copy.lockFocus()
    greenColor.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    copy.unlockFocus()
    #expect(image.cgImage?.pixel(0, 0) == red && copy.cgImage?.pixel(0, 0) == green)
  }

  @Test("A view that draws its own layer comes to an end")
  func itself() throws {
    showHost()
    final class Mirror: UIView {
      var drawings = 0
      override func _content(in size: CGSize) -> AnyView? {
        drawings += 1
        if drawings < 100, let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
        return AnyView(Color(red: 1, green: 0, blue: 0))
      }
    }
    let view = Mirror(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try pixels(1, 1) { view.layer.render(in: $0.cgContext) }
    #expect(image.pixel(0, 0) == red && view.drawings > 0 && view.drawings < 100)
  }

  @Test("The end of drawing on a picture that isn't drawn on leaves another one's alone")
  func focusOfOthers() throws {
    showHost()
    let image = try pixels(1, 1) { _ in
      NSImage(size: CGSize(width: 2, height: 2)).unlockFocus()
      redColor.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.pixel(0, 0) == red)
  }

  @Test("Pictures are copied and pasted")
  func pasting() throws {
    showHost()
    let board = UIPasteboard.withUniqueName()
    #expect(!board.hasImages && board.image == nil && board.images == nil)
    let image = UIImage(cgImage: try pixels(3, 2) { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) })
    board.image = image
    #expect(board.hasImages && !board.hasStrings && board.numberOfItems == 1 && board.image?.size == image.size)
    board.images = [image, image]
    #expect(board.images?.count == 2)
    board.image = nil
    #expect(!board.hasImages && board.numberOfItems == 0)
  }
}
