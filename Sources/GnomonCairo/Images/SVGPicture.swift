// SPDX-License-Identifier: Apache-2.0
import CCairo
import CRSVG
import Foundation
import Gnomon
import Synchronization

/// An SVG picture, drawn by librsvg at whatever size is wanted. It opens no other file and no address.
final class SVGPicture: VectorPicture {
  /// The picture's size in points, one for each of CSS's pixels.
  let size: CGSize
  private let pixelLimit: Int
  /// How long drawing it may take.
  private let patience: DrawingPatience
  private let print: Print
  /// The document for librsvg; nil where it must not be touched any more.
  private let handle: Mutex<Handle?>
  /// Who wants the picture while somebody draws it waits here: that isn't time spent on drawing.
  private let turn = Mutex(())

  private struct Handle: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }

  /// librsvg, loaded with the first SVG; nil where it isn't installed.
  private static let library: Library? = {
    var rsvg = gnomon_rsvg()
    return gnomon_rsvg_load(&rsvg) != 0 ? Library(functions: rsvg) : nil
  }()

  private struct Library: @unchecked Sendable {
    let functions: gnomon_rsvg
  }

  /// What tells one document from another.
  private struct Print: Hashable {
    var length: Int
    var sum: UInt64

    init(_ data: Data) {
      length = data.count
      // Fowler, Noll and Vo's.
      sum = data.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
  }

  /// Documents that were given up, and why; they aren't tried again.
  private static let refused = Mutex([Print: UnreadableImage]())

  private static func refuse(_ print: Print, _ reason: UnreadableImage) -> UnreadableImage {
    refused.withLock { refused in
      if refused.count >= 256 { refused.removeAll() }
      refused[print] = reason
    }
    return reason
  }

  init(
    _ data: Data, pixelLimit: Int, patience: DrawingPatience = .shared
  ) throws(UnreadableImage) {
    let print = Print(data)
    if let reason = Self.refused.withLock({ $0[print] }) { throw reason }
    self.print = print
    self.patience = patience
    guard let rsvg = Self.library?.functions else { throw .missingLibrary }
    var made: UnsafeMutableRawPointer?
    let end = data.withUnsafeBytes { bytes in
      withUnsafePointer(to: rsvg) {
        gnomon_rsvg_read($0, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &made)
      }
    }
    if end == gnomon_rsvg_aborted { throw Self.refuse(print, .unexpected) }
    guard let made else { throw .broken }
    let size = Self.size(of: made, rsvg)
    guard size.width > 0, size.height > 0, size.width <= CGFloat(ImageDecoder.sideLimit),
      size.height <= CGFloat(ImageDecoder.sideLimit)
    else {
      rsvg.release(made)
      throw .tooLarge(width: size.width, height: size.height, pixelLimit: pixelLimit)
    }
    self.size = size
    self.pixelLimit = pixelLimit
    handle = Mutex(Handle(pointer: made))
  }

  /// Whether bytes begin as an SVG does: behind a declaration, comments and white space.
  static func isMeant(by data: Data) -> Bool {
    let start = data.prefix(2048)
    guard let first = start.first(where: { $0 > 32 && ![0xEF, 0xBB, 0xBF].contains($0) }), first == UInt8(ascii: "<")
    else { return false }
    return start.range(of: Data("<svg".utf8)) != nil
  }

  deinit {
    handle.withLock { handle in
      if let handle { Self.library?.functions.release(handle.pointer) }
    }
  }

  /// The size of a document: its width and height, otherwise its view box, otherwise what browsers take.
  private static func size(of handle: UnsafeMutableRawPointer, _ rsvg: gnomon_rsvg) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg.size(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (ignoredWidth, ignoredHeight, box) = (gnomon_rsvg_length(), gnomon_rsvg_length(), gnomon_rsvg_box())
    rsvg.dimensions(handle, &hasWidth, &ignoredWidth, &hasHeight, &ignoredHeight, &hasBox, &box)
    return hasBox != 0 ? CGSize(width: box.width, height: box.height) : CGSize(width: 300, height: 150)
  }

  func bitmap(width: Int, height: Int) -> Bitmap? { try? drawn(width: width, height: height) }

  /// Throws where the picture takes too long, too: a document of a few lines may ask for hours of work.
  func drawn(width: Int, height: Int) throws(UnreadableImage) -> Bitmap {
    try turn.withLock { _ throws(UnreadableImage) in try drawnInTurn(width: width, height: height) }
  }

  private func drawnInTurn(width: Int, height: Int) throws(UnreadableImage) -> Bitmap {
    if let reason = Self.refused.withLock({ $0[print] }) { throw reason }
    switch patience.wait(for: { self.draw(width: width, height: height) }) {
    case .done(.bitmap(let bitmap)): return bitmap
    case .done(.aborted): throw Self.refuse(print, .unexpected)
    case .done(.nothing): throw .tooLarge(width: size.width, height: size.height, pixelLimit: pixelLimit)
    case .refused: throw .others
    case .givenUp: throw Self.refuse(print, .tooSlow(patience.limit))
    }
  }

  private enum Drawing {
    case bitmap(Bitmap)
    case nothing
    case aborted
  }

  private func draw(width: Int, height: Int) -> Drawing {
    guard let rsvg = Self.library?.functions, width > 0, height > 0, width <= ImageDecoder.sideLimit,
      height <= ImageDecoder.sideLimit, width * height <= pixelLimit,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return .nothing }
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    // A document keeps its proportions in a viewport; a picture that is stretched doesn't.
    cairo_scale(cairo, Double(width) / size.width, Double(height) / size.height)
    var viewport = gnomon_rsvg_box(x: 0, y: 0, width: size.width, height: size.height)
    let end = handle.withLock { handle in
      guard let pointer = handle?.pointer else { return gnomon_rsvg_aborted }
      let end = withUnsafePointer(to: rsvg) {
        gnomon_rsvg_draw($0, pointer, UnsafeMutableRawPointer(cairo), &viewport)
      }
      // What librsvg still holds of it stays; the document goes.
      if end == gnomon_rsvg_aborted {
        rsvg.release(pointer)
        handle = nil
      }
      return end
    }
    if end == gnomon_rsvg_aborted { return .aborted }
    guard end == gnomon_rsvg_done, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return .nothing }
    return ImageDecoder.bitmap(of: surface).map { .bitmap($0) } ?? .nothing
  }
}
