// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the command line asks the compiled file to do. Travels as JSON from one process to the other.
public struct RunRequest: Codable, Equatable, Sendable {
  /// The form of the answer.
  public enum Output: String, Codable, Sendable {
    /// A PNG picture.
    case png
    /// A JPEG picture.
    case jpeg
    /// A WebP picture.
    case webp
    /// A PDF document.
    case pdf
    /// An SVG document.
    case svg
    /// The views' sizes and places, as text.
    case layoutText
    /// The views' sizes and places, as JSON.
    case layoutJSON
    /// The reasons of the views' sizes and places, as text.
    case explanation
    /// The reasons of the views' sizes and places, as JSON.
    case explanationJSON
    /// The reasons of the views' sizes and places, as a page to open in a browser.
    case explanationHTML
    /// The names of the previews.
    case previewList
    /// What is wrong with previews, an event in a line of JSON.
    case check
    /// Views for clients elsewhere; see ``RunRequest/live``.
    case live
  }

  /// The question that `explain` is asked.
  public struct Explain: Codable, Equatable, Sendable {
    /// A type, a path, a line or a text's words. nil tells of the whole tree.
    public var node: String?
    /// `width`, `height`, `position`, `evaluated` or `redrawn`. nil is both lengths.
    public var why: String?
    /// The frame at which to stop, the first being 1. nil is the last.
    public var frame: Int?
    /// Whether the text has a terminal's colours.
    public var isColored: Bool
    /// The width of the terminal, in columns.
    public var columns: Int

    /// Makes what `explain` is asked for.
    public init(node: String?, why: String?, frame: Int?, isColored: Bool, columns: Int) {
      self.node = node
      self.why = why
      self.frame = frame
      self.isColored = isColored
      self.columns = columns
    }
  }

  /// The appearance that a view is shown in: light or dark.
  public enum Appearance: String, Codable, CaseIterable, Sendable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
  }

  /// The direction in which leading comes before trailing.
  public enum Direction: String, Codable, CaseIterable, Sendable {
    /// Leading is at the left.
    case ltr
    /// Leading is at the right.
    case rtl
  }

  /// The form that text has in an SVG.
  public enum SVGText: String, Codable, CaseIterable, Sendable {
    /// Words, which the reader's program draws in its own fonts.
    case text
    /// The outlines of the letters.
    case outlines
    /// Words, with the fonts that they are set in inside of the file.
    case embedded
  }

  /// The addresses that pictures may be fetched from.
  public enum Network: String, Codable, Sendable {
    /// Addresses that the whole internet reaches.
    case publicAddresses
    /// All addresses, with those of this machine and its networks.
    case anyAddresses
  }

  /// The form of the answer.
  public var output: Output
  /// The file to write, `-` for standard output.
  public var destination: String
  /// The user's files by name, each as the user wrote it, for messages.
  public var sourcePaths: [String: String]
  /// What tells the files' texts, as they were compiled, from others, by the files' names; see ``SourcePrint``.
  package var sourcePrints: [String: String]?
  /// The view to take. nil takes the last that needs no arguments, one that no other shows before its parts.
  public var view: String?
  /// The previews to take instead of a view, by name or place. An empty array takes all; nil takes a view.
  public var previews: [String]?
  /// The folder in which each preview gets a file of its name. nil writes one answer to ``destination``.
  public var folder: String?
  /// The form that text has in an SVG. nil takes ``SVGText/text``.
  public var svgText: SVGText?
  /// What the view is shown in, as far as it's said, in the order of ``Axis``. Several values show it in several ways.
  public var axes: [AxisValues]
  /// Pixels per point. nil takes the device's or the profile's.
  public var scale: Double?
  /// The part of the screen that a picture shows. nil shows all of it.
  public var crop: Rect?
  /// The most pixels of a picture's longer side, for who pays for pixels. nil leaves it at the scale.
  public var longestSide: Double?
  /// In points. nil takes the device's, or none.
  public var safeArea: Insets?
  /// The content offset that the first scroll view is given once the first frames have settled.
  public var scroll: Point?
  /// Sizes that the host takes one after the other, settling at each.
  public var resize: [Size]
  /// Seconds by the host's clock at which to show the view, in order; empty shows the end of animations.
  public var instants: [Double]
  /// Folders in which `Image("name")` is looked for, first match first.
  public var imageDirectories: [String]
  /// A folder whose fonts are used instead of the machine's.
  public var fontDirectory: String?
  /// The addresses that pictures may be fetched from. nil fetches none.
  public var network: Network?
  /// The question that `explain` is asked. nil unless an explanation is wanted.
  public var explain: Explain?
  /// Whether a warning makes the exit code 2.
  public var isStrict: Bool
  /// Names of warnings and findings that aren't shown.
  public var silenced: [String]
  /// The rows to draw, where pictures of many are wanted.
  public var batch: Batch?
  /// What is looked at where all previews are checked; nil otherwise.
  public var check: Check?
  /// Who views are shown to live; nil otherwise.
  public var live: Live?
  /// Seconds after which the run is ended with 124. nil lets it take as long as it wants.
  /// Where previews are checked each has so long, where views are shown live each answer.
  public var timeout: Double?
  /// The times of what came before the run, where the phases' times are wanted. nil measures nothing.
  public var timings: Timings?

  /// Makes a request with everything else at its default: light, left to right, no safe area, the end of animations.
  public init(output: Output, destination: String) {
    self.output = output
    self.destination = destination
    self.sourcePaths = [:]
    self.axes = []
    self.resize = []
    self.instants = []
    self.imageDirectories = []
    self.isStrict = false
    self.silenced = []
  }

  /// Whether the answer itself goes to standard output, so that a user's prints can't.
  public var writesToStandardOutput: Bool { destination == "-" }
}

extension RunRequest {
  /// Width and height in points.
  public struct Size: Codable, Equatable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Makes a size of lengths in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A place in points.
  public struct Point: Codable, Equatable, Sendable {
    /// The distance from the leading edge of the content, in points.
    public var x: Double
    /// The distance from the top, in points.
    public var y: Double

    /// Makes a place of distances in points.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A box in points.
  public struct Rect: Codable, Equatable, Sendable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the top.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a box of lengths in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// Distances from the four edges in points.
  public struct Insets: Codable, Equatable, Sendable {
    /// The distance from the top edge, in points.
    public var top: Double
    /// The distance from the leading edge, in points.
    public var leading: Double
    /// The distance from the bottom edge, in points.
    public var bottom: Double
    /// The distance from the trailing edge, in points.
    public var trailing: Double

    /// Makes distances in points; an edge that isn't given has 0.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }
}

extension RunRequest {
  /// The request as JSON.
  public func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// The system takes arguments of up to 128 KB: a module of some thousand files has more to say.
  private static let argumentLimit = 100_000

  /// The request as an argument of a program: itself, or `@` and the path of a file where it's too long for one.
  public func argument() throws -> String {
    let text = try encoded()
    guard text.utf8.count > Self.argumentLimit else { return text }
    let path = NSTemporaryDirectory() + "/gnomon-request-" + UUID().uuidString
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return "@" + path
  }

  /// The request that an argument stands for. A file that it names is read and removed.
  public static func decoded(from argument: String) throws -> RunRequest {
    guard argument.hasPrefix("@") else { return try JSONDecoder().decode(RunRequest.self, from: Data(argument.utf8)) }
    let path = String(argument.dropFirst())
    defer { unlink(path) }
    return try JSONDecoder().decode(RunRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
