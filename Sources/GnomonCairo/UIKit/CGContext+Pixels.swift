// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension CGContext {
  var pixels: ContextPixels? { memory as? ContextPixels }

  /// The pixels in memory: rows from the top, as was asked for when the context was made.
  ///
  /// The memory belongs to the context. What is written there is part of the picture. What is drawn later is written there when the property is
  /// read again, and by `makeImage()`. It's nil where the context wasn't made for pixels, and where they'd lie in a way that isn't written:
  /// numbers have eight bits.
  public var data: UnsafeMutableRawPointer? { pixels?.read(self) }
  /// The bytes from a row in memory to the next; 0 where the context wasn't made for pixels.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  /// The bits of a number in memory; 0 where the context wasn't made for pixels.
  public var bitsPerComponent: Int { pixels?.bitsPerComponent ?? 0 }
  /// The bits of a pixel in memory; 0 where the context wasn't made for pixels.
  public var bitsPerPixel: Int { (pixels?.layout?.bytesPerPixel ?? 0) * 8 }
  /// What the numbers in memory mean; nil where the context wasn't made for pixels.
  public var colorSpace: CGColorSpace? { pixels?.space }
  /// How pixels lie in memory; nothing where the context wasn't made for pixels.
  public var bitmapInfo: CGBitmapInfo { pixels?.info ?? [] }
  /// Where a pixel's opacity lies in memory.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }
}

/// The pixels in memory of a context. There are none before somebody asks for them.
final class ContextPixels {
  let bitsPerComponent: Int
  let bytesPerRow: Int
  let space: CGColorSpace
  let info: CGBitmapInfo
  let layout: PixelLayout?
  private let width: Int
  private let height: Int
  private var bytes: UnsafeMutablePointer<UInt8>?
  /// How many of the context's commands are in the pixels.
  private var drawn = 0

  init(width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, info: CGBitmapInfo) {
    (self.width, self.height, self.bitsPerComponent) = (width, height, bitsPerComponent)
    (self.space, self.info) = (space, info)
    layout = PixelLayout(
      bitsPerComponent: bitsPerComponent, components: space.numberOfComponents, info: info)
    self.bytesPerRow = max(bytesPerRow, width * (layout?.bytesPerPixel ?? 4))
  }

  deinit { bytes?.deallocate() }

  /// Whether somebody has asked for the memory.
  var isRead: Bool { bytes != nil }

  /// The memory, with all that was drawn so far.
  func read(_ context: CGContext) -> UnsafeMutableRawPointer? {
    guard let layout else { return nil }
    let isNew = bytes == nil
    let bytes = self.bytes ?? .allocate(capacity: bytesPerRow * height)
    if isNew {
      bytes.initialize(repeating: 0, count: bytesPerRow * height)
      self.bytes = bytes
    }
    guard isNew || drawn != context.commands.count else { return UnsafeMutableRawPointer(bytes) }
    let commands = isNew ? context.balancedCommands : changes(layout, bytes, context)
    let list = DisplayList(size: CGSize(width: width, height: height), scale: 1, commands: commands)
    guard let picture = try? CairoRenderer().bitmap(list) else { return nil }
    layout.write(picture.pixels, width: width, height: height, into: bytes, rowBytes: bytesPerRow)
    drawn = context.commands.count
    return UnsafeMutableRawPointer(bytes)
  }

  /// The memory as a picture, with all that was drawn so far.
  func picture(_ context: CGContext) -> CGImage? {
    guard read(context) != nil, let layout, let bytes else { return nil }
    return Bitmap(
      width: width, height: height,
      pixels: layout.pixels(bytes, width: width, height: height, rowBytes: bytesPerRow))
  }

  /// Draws the memory as it is, and what isn't in it yet. Of what is in it only clips and coordinates are done again.
  private func changes(
    _ layout: PixelLayout, _ bytes: UnsafeMutablePointer<UInt8>, _ context: CGContext
  ) -> [DisplayCommand] {
    let pixels = layout.pixels(bytes, width: width, height: height, rowBytes: bytesPerRow)
    let picture = DisplayImage(
      bitmap: Bitmap(width: width, height: height, pixels: pixels), interpolation: .none)
    // A page that was begun anew has forgotten what was drawn before.
    let count = min(drawn, context.commands.count)
    var kept: [DisplayCommand] = []
    var layers: [Int] = []
    for command in context.commands[..<count] {
      switch command {
      case .save, .restore, .concatenate, .clip: kept.append(command)
      case .beginLayer:
        layers.append(kept.count)
        kept.append(command)
      case .endLayer:
        // A layer that has ended is in the memory. Its clips and coordinates have ended with it.
        guard let begin = layers.popLast() else { break }
        kept[begin] = .save
        kept.append(.restore)
      default: break
      }
    }
    return [.image(picture, in: CGRect(x: 0, y: 0, width: width, height: height))] + kept
      + context.balancedCommands[count...]
  }
}
