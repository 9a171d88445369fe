// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension ImageRenderer {
  /// The picture as pixels; nil where the view has no size, or one that is too large to draw.
  @MainActor public final var cgImage: CGImage? { try? CairoRenderer().bitmap(picture()) }

  /// Hands the view's size in points, and a function that draws it on a Core Graphics context, to `renderer`.
  ///
  /// Shapes stay shapes and text stays text. `rasterizationScale` is how many pixels a point has where the document has
  /// no words for something, such as a shadow.
  ///
  ///     renderer.render { size, draw in
  ///       var box = CGRect(origin: .zero, size: size)
  ///       guard let document = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
  ///       document.beginPDFPage(nil)
  ///       draw(document)
  ///       document.endPDFPage()
  ///       document.closePDF()
  ///     }
  @MainActor public final func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    var list = displayList()
    list.scale = rasterizationScale.isFinite && rasterizationScale > 0 ? rasterizationScale : 1
    renderer(list.size) { context in context.draw(list) }
  }

  /// The picture as a PNG file. Gnomon's own.
  ///
  /// Throws ``RenderingError`` where the view has no size, or one that is too large to draw.
  @MainActor public final func pngData(mode: PNGEncoder.Mode = .small) throws -> Data {
    try CairoRenderer().png(picture(), mode: mode)
  }

  /// The picture as a JPEG file on white. `quality` is from 0 to 1. Gnomon's own.
  @MainActor public final func jpegData(quality: Double = 0.9) throws -> Data {
    try CairoRenderer().jpeg(picture(), quality: quality)
  }

  /// The picture as a WebP file; a nil quality keeps every pixel. Gnomon's own.
  @MainActor public final func webPData(quality: Double? = nil) throws -> Data {
    try CairoRenderer().webP(picture(), quality: quality)
  }

  /// The view as a PDF document of one page, with outlines and text instead of pixels. Gnomon's own.
  @MainActor public final func pdfData(information: DocumentInformation = DocumentInformation()) throws -> Data {
    try CairoRenderer().pdf(pages: [displayList()], information: information)
  }

  /// The view as an SVG document. Its text is text, or with `.outlines` shapes that look the same without fonts; with
  /// `.embedded` it's text whose fonts are in the document, and `onWarning` is told which may not be. Gnomon's own.
  @MainActor public final func svgString(
    text: SVGText = .text, onWarning: (@Sendable (RuntimeWarning) -> Void)? = nil
  ) throws -> String {
    try CairoRenderer(onWarning: onWarning).svg(displayList(), text: text)
  }

  /// Writes the view to a file, in the form that the file's ending says. Gnomon's own.
  ///
  /// The file appears whole or not at all.
  ///
  /// - Parameters:
  ///   - url: the file. Its ending is `png`, `jpg`, `jpeg`, `webp`, `pdf` or `svg`; any other is an error.
  ///   - svgText: how an SVG holds text; other formats don't read it.
  ///   - onWarning: is told which fonts can't be embedded.
  @MainActor public final func write(
    to url: URL, svgText: SVGText = .text, onWarning: (@Sendable (RuntimeWarning) -> Void)? = nil
  ) throws {
    guard let format = PictureFormat(fileExtension: url.pathExtension) else {
      throw RenderingError.unknownFormat(url.pathExtension)
    }
    try CairoRenderer(onWarning: onWarning).data(drawing(for: format), format: format, svgText: svgText).writeWhole(
      to: url)
  }

  /// Writes the view to a stream as a file of a format, and waits where the stream does. Gnomon's own.
  ///
  /// A stream that isn't open is opened; none is closed. Nothing is written of a view that can't be drawn. Throws
  /// ``RenderingError/streamFailed(reason:written:)`` where the stream takes no more: what it has taken stays in it.
  @MainActor public final func write(
    to stream: OutputStream, format: PictureFormat, svgText: SVGText = .text,
    onWarning: (@Sendable (RuntimeWarning) -> Void)? = nil
  ) throws {
    try CairoRenderer(onWarning: onWarning).data(drawing(for: format), format: format, svgText: svgText).write(
      to: stream)
  }
}

extension ImageRenderer {
  /// The drawing that becomes pixels, with colours mixed as ``ImageRenderer/colorMode`` says.
  @MainActor private func picture() -> DisplayList { displayList().mixed(colorMode) }

  @MainActor private func drawing(for format: PictureFormat) -> DisplayList {
    switch format {
    case .png, .jpeg, .webp: picture()
    case .pdf, .svg: displayList()
    }
  }
}

extension CGContext {
  /// A PDF document that `closePDF` writes to a file; nil where the box is empty or the file's folder can't be written.
  ///
  /// Titles and other entries of the dictionary aren't read.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite,
      FileManager.default.isWritableFile(atPath: url.deletingLastPathComponent().path)
    else { return nil }
    self.init(mediaBox: box) { pages in
      try CairoRenderer().pdf(pages: pages).writeWhole(to: url)
    }
  }
}
