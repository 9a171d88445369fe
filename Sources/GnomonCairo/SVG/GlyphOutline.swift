// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation

/// A glyph's outline from its origin on the baseline, in whole steps of a grid, so that sums stay exact.
struct GlyphOutline {
  /// The number of decimals that a point of the grid has.
  let decimals: Int
  /// Where the first contour begins, in steps.
  let start: (x: Int, y: Int)
  /// The path behind the first point in SVG's words, relative: it's the same wherever the glyph stands.
  let rest: String

  /// The path with its origin at a place, in points.
  func path(x: Double = 0, y: Double = 0) -> String {
    var text = "M"
    var last = false
    PathWriter.add(start.x + steps(x), decimals, to: &text, after: &last)
    PathWriter.add(start.y + steps(y), decimals, to: &text, after: &last)
    return text + rest
  }

  private func steps(_ length: Double) -> Int { PathWriter.steps(length, decimals) }
}

/// Reads glyphs' outlines, as all who draw text here see them: variations, and letters that are made bold or slanted,
/// included.
final class OutlineReader {
  private let context: OpaquePointer?
  /// Cairo's coordinates have 256 steps: outlines are read this many times as large.
  private static let largestSize = 4096.0

  init() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    context = surface.flatMap { cairo_create($0) }
    if let surface { cairo_surface_destroy(surface) }
  }

  deinit { cairo_destroy(context) }

  /// nil for glyphs that show nothing. `size` is the font's, in points.
  func outline(of glyph: UInt, in font: OpenedFont, size: Double) -> GlyphOutline? {
    guard let context, let scaledFont = font.scaledFont, cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      return nil
    }
    let zoom = min(max((OutlineReader.largestSize / max(size, 0.01)).rounded(.down), 1), 128)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_scale(context, zoom, zoom)
    cairo_set_scaled_font(context, scaledFont)
    cairo_new_path(context)
    var placed = cairo_glyph_t(index: glyph, x: 0, y: 0)
    cairo_glyph_path(context, &placed, 1)
    let path = cairo_copy_path(context)
    cairo_new_path(context)
    cairo_restore(context)
    guard let path else { return nil }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS, path.pointee.num_data > 0, let data = path.pointee.data else {
      return nil
    }
    var writer = PathWriter(decimals: size < 40 ? 3 : 2, exactness: 2.5 / (256 * zoom))
    var index = 0
    while index < Int(path.pointee.num_data) {
      let header = data[index].header
      func point(_ number: Int) -> (x: Double, y: Double) {
        (data[index + number].point.x, data[index + number].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: writer.move(to: point(1))
      case CAIRO_PATH_LINE_TO: writer.line(to: point(1))
      case CAIRO_PATH_CURVE_TO: writer.curve(point(1), point(2), to: point(3))
      default: writer.close()
      }
      index += max(Int(header.length), 1)
    }
    return writer.outline
  }
}

/// Writes a path in relative steps of a grid.
struct PathWriter {
  private typealias Point = (x: Double, y: Double)
  private typealias Step = (x: Int, y: Int)

  private let decimals: Int
  /// Curves whose handles are those of a simpler one, within this, are written as that.
  private let exactness: Double
  private var text = ""
  private var command: Character = " "
  /// Whether the last number has to be parted from one that follows.
  private var needsSpace = false
  private var first: Step?
  private var begun: Step = (0, 0)
  private var here: Step = (0, 0)
  private var exact: Point = (0, 0)
  /// A contour's beginning that nothing follows yet.
  private var pending: (x: Double, y: Double)?
  private var isOpen = false

  init(decimals: Int, exactness: Double) {
    self.decimals = decimals
    self.exactness = exactness
  }

  /// nil where nothing was drawn.
  var outline: GlyphOutline? {
    guard let first else { return nil }
    var closed = self
    closed.close()
    return GlyphOutline(decimals: decimals, start: first, rest: closed.text)
  }

  mutating func move(to point: (x: Double, y: Double)) {
    close()
    pending = point
  }

  mutating func close() {
    pending = nil
    guard isOpen else { return }
    isOpen = false
    text += "z"
    (command, needsSpace) = ("z", false)
    here = begun
  }

  mutating func line(to point: (x: Double, y: Double)) {
    begin()
    exact = point
    let end = grid(point)
    let (dx, dy) = (end.x - here.x, end.y - here.y)
    here = end
    if dx == 0, dy == 0 { return }
    if dy == 0 { write("h", [dx]) } else if dx == 0 { write("v", [dy]) } else { write("l", [dx, dy]) }
  }

  mutating func curve(
    _ control1: (x: Double, y: Double), _ control2: (x: Double, y: Double), to point: (x: Double, y: Double)
  ) {
    begin()
    let from = exact
    exact = point
    let end = grid(point)
    defer { here = end }
    // A quadratic curve's handle lies half as far again as the two of the cubic one that it's read as.
    let a: Point = ((3 * control1.x - from.x) / 2, (3 * control1.y - from.y) / 2)
    let b: Point = ((3 * control2.x - point.x) / 2, (3 * control2.y - point.y) / 2)
    if abs(a.x - b.x) <= exactness, abs(a.y - b.y) <= exactness {
      let handle = grid(((a.x + b.x) / 2, (a.y + b.y) / 2))
      write("q", [handle.x - here.x, handle.y - here.y, end.x - here.x, end.y - here.y])
      return
    }
    let (first, second) = (grid(control1), grid(control2))
    write(
      "c", [first.x - here.x, first.y - here.y, second.x - here.x, second.y - here.y, end.x - here.x, end.y - here.y])
  }

  private mutating func begin() {
    guard let start = pending else { return }
    pending = nil
    isOpen = true
    let place = grid(start)
    exact = start
    if first == nil { first = place } else { write("m", [place.x - here.x, place.y - here.y]) }
    (here, begun) = (place, place)
    // Numbers behind a move are lines; behind the first there are none.
    command = text.isEmpty ? " " : "m"
  }

  private func grid(_ point: Point) -> Step {
    (PathWriter.steps(point.x, decimals), PathWriter.steps(point.y, decimals))
  }

  private mutating func write(_ name: Character, _ steps: [Int]) {
    if command != name {
      text.append(name)
      (command, needsSpace) = (name, false)
    }
    for step in steps { PathWriter.add(step, decimals, to: &text, after: &needsSpace) }
  }

  static func steps(_ length: Double, _ decimals: Int) -> Int {
    guard length.isFinite else { return 0 }
    return Int((min(max(length, -1e9), 1e9) * (decimals == 2 ? 100 : 1000)).rounded())
  }

  /// Appends a number of steps as a decimal number of points.
  static func add(_ steps: Int, _ decimals: Int, to text: inout String, after needsSpace: inout Bool) {
    if needsSpace, steps >= 0 { text += " " }
    needsSpace = true
    if steps < 0 { text += "-" }
    let unit = decimals == 2 ? 100 : 1000
    let (whole, part) = (abs(steps) / unit, abs(steps) % unit)
    if whole > 0 || part == 0 { text += String(whole) }
    guard part > 0 else { return }
    var digits = String(part + unit).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
  }
}
