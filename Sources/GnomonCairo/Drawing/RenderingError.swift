// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The reason why a picture couldn't be made.
public enum RenderingError: Error, Equatable, CustomStringConvertible {
  /// A canvas of more than 16,384 pixels a side, or of more than 256 million in all. The values are its sides in
  /// pixels.
  case canvasTooLarge(width: Double, height: Double)
  /// A canvas without any area, or with a side that isn't a number. The values are its sides in pixels.
  case emptyCanvas(width: Double, height: Double)
  /// A page of a PDF of more than 14,400 points a side. The values are its sides in points.
  case pageTooLarge(width: Double, height: Double)
  /// A document of more than 5,000 pages.
  case tooManyPages
  /// A picture that there isn't enough memory for.
  case outOfMemory
  /// A file's ending that no format has; the value is the ending.
  case unknownFormat(String)
  /// A stream that took a number of bytes and no more.
  case streamFailed(reason: String, written: Int)
  /// A document that fonts are to be embedded in, while HarfBuzz's subsetter isn't installed.
  case missingSubsetter
  /// A failure of Cairo, in its own words.
  case cairo(String)

  /// The error as a sentence, with what to do where that is known.
  public var description: String {
    switch self {
    case .canvasTooLarge(let width, let height):
      return """
        A canvas of \(RenderingError.size(width, height)) pixels is too large: at most \(CanvasLimit.side) a side and \
        \(CanvasLimit.pixels / (1024 * 1024)) million in all are drawn. Lower the scale or give the view a frame.
        """
    case .emptyCanvas(let width, let height):
      return """
        A canvas of \(RenderingError.size(width, height)) pixels can't be drawn. Give the view a frame, or a proposal \
        that it can fill.
        """
    case .pageTooLarge(let width, let height):
      return """
        A page of \(RenderingError.size(width, height)) points is too large: a PDF holds at most 14400 a side. Give the \
        view a frame.
        """
    case .tooManyPages: return "The document would have more than \(PageLimit.count) pages."
    case .outOfMemory: return "There isn't enough memory for the picture."
    case .unknownFormat(let ending):
      return """
        There's no picture format called “\(ending)”: \(PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")) \
        are written.
        """
    case .streamFailed(let reason, let written):
      return "The stream took \(written) bytes of the picture and no more: \(reason)."
    case .missingSubsetter:
      return """
        Embedding fonts takes HarfBuzz's subsetter, version 6 or later, which isn't installed (Debian and Ubuntu: apt-get \
        install libharfbuzz-subset0). Outlines and plain text do without.
        """
    case .cairo(let reason): return "Cairo stopped drawing: \(reason)."
    }
  }

  private static func size(_ width: Double, _ height: Double) -> String {
    func text(_ value: Double) -> String {
      value.isFinite && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
    return "\(text(width))×\(text(height))"
  }
}
