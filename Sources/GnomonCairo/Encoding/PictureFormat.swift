// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A form that a drawing can be written in.
public enum PictureFormat: String, CaseIterable, Codable, Sendable {
  /// A PNG file: pixels without loss, with transparency.
  case png
  /// A JPEG file: pixels with loss, without transparency.
  case jpeg
  /// A WebP file: pixels with transparency, without loss unless a quality is asked for.
  case webp
  /// A PDF document: shapes and selectable text.
  case pdf
  /// An SVG document: shapes, and text as ``SVGText`` says.
  case svg

  /// The format that a file's ending stands for; nil for an unknown one.
  ///
  /// - Parameter fileExtension: the ending without the dot, in small or capital letters.
  public init?(fileExtension: String) {
    let ending = fileExtension.lowercased()
    self.init(rawValue: ending == "jpg" ? "jpeg" : ending)
  }

  /// The usual ending of the format's files, without the dot.
  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}

extension CairoRenderer {
  /// A file of a display list in a format, with the format's defaults.
  ///
  /// - Parameters:
  ///   - list: the drawing.
  ///   - format: the file's format.
  ///   - svgText: how an SVG holds text; other formats don't read it.
  /// - Throws: ``RenderingError`` where the drawing is empty or too large for the format.
  public func data(_ list: DisplayList, format: PictureFormat, svgText: SVGText = .text) throws -> Data {
    switch format {
    case .png: try png(list)
    case .jpeg: try jpeg(list)
    case .webp: try webP(list)
    case .pdf: try pdf(list)
    case .svg: Data(try svg(list, text: svgText).utf8)
    }
  }

  /// A JPEG file of a display list on white, since JPEG has no transparency. `quality` is from 0 to 1.
  ///
  /// Throws ``RenderingError`` as ``bitmap(_:scale:)`` does.
  public func jpeg(_ list: DisplayList, scale: CGFloat? = nil, quality: Double = 0.9) throws -> Data {
    try LossyEncoder.jpeg(try draw(list, scale: scale), quality: quality)
  }

  /// A WebP file of a display list. `quality` is from 0 to 1; nil keeps every pixel as it is.
  ///
  /// Throws ``RenderingError`` as ``bitmap(_:scale:)`` does, and for more than 16383 pixels a side.
  public func webP(_ list: DisplayList, scale: CGFloat? = nil, quality: Double? = nil) throws -> Data {
    try LossyEncoder.webP(try draw(list, scale: scale), quality: quality)
  }
}
