// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A picture that was recorded elsewhere, compared by its structure with one that was drawn here: sizes, boxes, colours
/// and lines of text.
///
/// Other fonts and other symbols draw other pixels, so:
///
/// - A line of text has to be where it is, in its colour, on its background, with as much ink. How letters look isn't
///   asked.
/// - A symbol or a picture has to be where it is, in its colour.
/// - Everything else has to be the same, but for places that texts push about.
struct StructureComparison {
  /// What may differ.
  enum Tolerance {
    /// How far something may lie elsewhere, in points.
    static let place = 2.0
    /// By how much of its width a text may be longer or shorter, as other fonts make it.
    static let textWidth = 0.06
    /// How far what stands beside texts of other lengths may be pushed by them, in points.
    static let push = 8.0
    /// How far a colour may lie from another one in each component, from 0 to 1.
    static let color = 0.06
    /// The least share of a line's ink that the other one has.
    static let ink = 0.55
    /// An area that differs counts from this size on, in square points.
    static let area = 4.0

    /// The tolerances in words.
    static let words =
      "places within \(spoken(place)) points (beside texts of other lengths up to \(spoken(push)) more), lengths of texts within "
      + "\(spoken(textWidth * 100)) %, colours within \(spoken(color * 100)) %"
  }

  /// What differs, each in a line; empty where nothing does.
  private(set) var differences: [String] = []
  /// The recorded picture, faint, with what differs in red; nil where the sizes differ.
  private(set) var picture: Bitmap?

  private let recorded: Ink
  private let drawn: Ink
  /// What is drawn here without texts and symbols: the ground that they stand out from.
  private let ground: Ink
  private let scale: Double
  private let structure: PictureStructure
  private var marks: [Ink.Window] = []

  /// - Parameters:
  ///   - recorded: the picture from elsewhere.
  ///   - taken: the picture that was drawn here, at the same scale.
  init(_ recorded: Bitmap, _ taken: TakenPicture) {
    self.recorded = Ink(recorded)
    drawn = Ink(taken.bitmap)
    ground = taken.ground.map { Ink($0) } ?? drawn
    scale = Double(taken.scale)
    structure = PictureStructure(taken.list)
    guard checkSize() else { return }
    var hidden = Mask(width: min(self.recorded.width, drawn.width), height: min(self.recorded.height, drawn.height))
    let lines = structure.lines.map { look(at: $0, &hidden) }
    let pushes = RowPushes(lines, height: Double(taken.list.size.height), scale: scale)
    for line in lines { check(line, push: pushes.at(line.line.box)) }
    for symbol in structure.symbols { check(symbol: symbol, &hidden) }
    checkRest(hidden, pushes.greatest)
  }

  // MARK: Sizes

  private mutating func checkSize() -> Bool {
    func isNear(_ a: Int, _ b: Int, _ allowed: Double) -> Bool { abs(Double(a - b)) <= allowed * scale + 1 }
    let widest = structure.lines.map { Double($0.box.width) }.max() ?? 0
    let (x, y) = widest > 0 ? (min(Tolerance.push, widest * Tolerance.textWidth), Tolerance.place) : (0, 0)
    let isNear = isNear(recorded.width, drawn.width, x) && isNear(recorded.height, drawn.height, y)
    if !isNear {
      differences.append("It is \(size(recorded)) points in the recorded picture and \(size(drawn)) here.")
    }
    return isNear
  }

  private func size(_ ink: Ink) -> String {
    "\(spoken(Double(ink.width) / scale))×\(spoken(Double(ink.height) / scale))"
  }

  // MARK: Texts and symbols

  /// A line of text in both pictures.
  struct SeenLine {
    var line: PictureStructure.Line
    var window: Ink.Window
    /// nil where the line lies outside of the picture.
    var old, new: Ink.Look?

    /// By how much of a pixel the line is longer in one of the pictures; 0 where it isn't the same line.
    var stretch: Double {
      guard let old, let new, new.amount > 0, old.amount > 0, line.isOnlyOne else { return 0 }
      return abs(Double(old.right - old.left) - Double(new.right - new.left))
    }
  }

  private func look(_ picture: Ink, _ window: Ink.Window) -> Ink.Look? {
    picture.look(window, on: ground, reach: Int((Tolerance.place * scale).rounded()))
  }

  /// How far a line's end may lie elsewhere with other letters, in points.
  private func slack(_ line: PictureStructure.Line) -> Double {
    Tolerance.place + Double(line.box.width) * Tolerance.textWidth
  }

  private func look(at line: PictureStructure.Line, _ hidden: inout Mask) -> SeenLine {
    let window = pixels(line.box, widerBy: slack(line) + Tolerance.push, Tolerance.place)
    // What stands beside the line is looked at with all else.
    hidden.add(pixels(line.box, widerBy: slack(line), Tolerance.place))
    return SeenLine(line: line, window: window, old: look(recorded, window), new: look(drawn, window))
  }

  private mutating func check(_ seen: SeenLine, push: Double) {
    // Drawn in its background's colour, or not at all.
    guard let old = seen.old, let new = seen.new, new.amount > 0 else { return }
    let name = "The text “\(seen.line.text.prefix(40))” at \(place(seen.line.box))"
    let share = min(old.amount, new.amount) / max(old.amount, new.amount)
    let allowed = (slack(seen.line) + push) * scale
    let (lefts, rights) = (abs(Double(old.left - new.left)), abs(Double(old.right - new.right)))
    if let words = colors(old, new) {
      differences.append("\(name) \(words).")
    } else if seen.line.isOnlyOne, lefts > allowed || rights > allowed, old.amount > 0 {
      differences.append("\(name) goes from \(across(old)) in the recorded picture, and from \(across(new)) here.")
    } else if share < Tolerance.ink {
      differences.append(
        old.amount < new.amount
          ? "\(name) isn't there in the recorded picture, or is shorter or thinner."
          : "\(name) is longer or bolder in the recorded picture, or something else is there.")
    } else {
      return
    }
    mark(seen.window)
  }

  private func across(_ look: Ink.Look) -> String {
    "\(spoken(Double(look.left) / scale)) to \(spoken(Double(look.right) / scale))"
  }

  private mutating func check(symbol box: CGRect, _ hidden: inout Mask) {
    let window = pixels(box, widerBy: Tolerance.place, Tolerance.place)
    hidden.add(window)
    guard let old = look(recorded, window), let new = look(drawn, window), new.amount > 0 else { return }
    let name = "The picture at \(place(box))"
    if old.amount < new.amount * 0.2 {
      differences.append("\(name) isn't there in the recorded picture.")
      mark(window)
    } else if !isNear(old.background, new.background, Tolerance.color * 2), !isNear(old.ink, new.ink, 0.25) {
      differences.append("\(name) has other colours: \(hex(old.ink)) in the recorded picture, \(hex(new.ink)) here.")
      mark(window)
    }
  }

  /// How the colours of a text and of what is behind it differ, in words.
  private func colors(_ old: Ink.Look, _ new: Ink.Look) -> String? {
    if !isNear(old.background, new.background, Tolerance.color) {
      return "is on \(hex(old.background)) in the recorded picture and on \(hex(new.background)) here"
    }
    // Thin letters reach their colour nowhere.
    if old.amount > 0, !isNear(old.ink, new.ink, Tolerance.color * 3) {
      return "is \(hex(old.ink)) in the recorded picture and \(hex(new.ink)) here"
    }
    return nil
  }

  private func isNear(_ a: Ink.Color, _ b: Ink.Color, _ allowed: Double) -> Bool {
    let most = max(abs(Int(a.0) - Int(b.0)), abs(Int(a.1) - Int(b.1)), abs(Int(a.2) - Int(b.2)))
    return Double(most) <= allowed * 255 + 0.5
  }

  // MARK: The rest

  /// Looks at all pixels outside of texts and symbols: each has to lie between the colours that the other picture has
  /// near it.
  private mutating func checkRest(_ hidden: Mask, _ push: Double) {
    let limit = Int(Tolerance.color * 255 + 0.5)
    let (rx, ry) = (Int(((Tolerance.place + push) * scale).rounded()), Int((Tolerance.place * scale).rounded()))
    var cells = DifferentCells(width: hidden.width, height: hidden.height, side: max(1, Int(4 * scale)))
    search: for y in 0..<hidden.height {
      for x in 0..<hidden.width where !hidden[x, y] && !recorded.isSame(drawn, x, y, limit) {
        if recorded.isBetween(drawn, x, y, rx, ry, limit), drawn.isBetween(recorded, x, y, rx, ry, limit) { continue }
        cells.add(x, y)
        if Double(cells.count) > 4_000 * scale * scale { break search }
      }
    }
    let least = Tolerance.area * scale * scale
    var groups = cells.groups().filter { Double($0.count) >= least }
    groups.sort { $0.count > $1.count }
    for group in groups {
      let box = CGRect(
        x: Double(group.box.minX) / scale, y: Double(group.box.minY) / scale, width: Double(group.box.width) / scale,
        height: Double(group.box.height) / scale)
      let (x, y) = group.example
      differences.append(
        "At \(place(box)) it is \(hex(recorded.color(x, y))) in the recorded picture and \(hex(drawn.color(x, y))) here."
      )
      mark((Int(group.box.minX), Int(group.box.minY), Int(group.box.maxX), Int(group.box.maxY)))
    }
  }

  // MARK: Words and marks

  private func hex(_ color: Ink.Color) -> String {
    let code = Int(color.0) << 16 | Int(color.1) << 8 | Int(color.2)
    let digits = String(code, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private func place(_ box: CGRect) -> String {
    "(\(spoken(box.minX)), \(spoken(box.minY)), \(spoken(box.width))×\(spoken(box.height)))"
  }

  private func pixels(_ box: CGRect, widerBy x: Double, _ y: Double) -> Ink.Window {
    (
      Int(((Double(box.minX) - x) * scale).rounded(.down)), Int(((Double(box.minY) - y) * scale).rounded(.down)),
      Int(((Double(box.maxX) + x) * scale).rounded(.up)), Int(((Double(box.maxY) + y) * scale).rounded(.up))
    )
  }

  private mutating func mark(_ window: Ink.Window) { marks.append(window) }

  /// The recorded picture, faint, with what differs in red frames.
  var marked: Bitmap {
    var pixels = recorded.faint
    func paint(_ x: Int, _ y: Int) {
      guard x >= 0, y >= 0, x < recorded.width, y < recorded.height else { return }
      let i = (y * recorded.width + x) * 4
      (pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3]) = (230, 0, 30, 255)
    }
    for (left, top, right, bottom) in marks {
      for x in max(0, left)...max(0, left, min(right, recorded.width)) {
        for d in 0..<2 {
          paint(x, top + d)
          paint(x, bottom - d)
        }
      }
      for y in max(0, top)...max(0, top, min(bottom, recorded.height)) {
        for d in 0..<2 {
          paint(left + d, y)
          paint(right - d, y)
        }
      }
    }
    return Bitmap(width: recorded.width, height: recorded.height, pixels: pixels)
  }
}

/// How far texts push what stands beside them in the same row, by all that they are longer or shorter. In points.
private struct RowPushes {
  private static let height = 8.0
  private var rows: [Int: Double] = [:]
  /// The most of all rows.
  private(set) var greatest = 0.0

  init(_ lines: [StructureComparison.SeenLine], height: Double, scale: Double) {
    for line in lines {
      // What isn't the same text says nothing of letters.
      let most = Double(line.line.box.width) * StructureComparison.Tolerance.textWidth
      let stretch = min(line.stretch / scale, most)
      guard stretch > 0 else { continue }
      for row in Self.rows(of: line.line.box) { rows[row, default: 0] += stretch }
    }
    rows = rows.mapValues { min($0, StructureComparison.Tolerance.push) }
    greatest = rows.values.max() ?? 0
  }

  private static func rows(of box: CGRect) -> ClosedRange<Int> {
    let (top, bottom) = (Double(box.minY) / height, Double(box.maxY) / height)
    return Int(top.rounded(.down))...max(Int(top.rounded(.down)), Int(bottom.rounded(.up)) - 1)
  }

  func at(_ box: CGRect) -> Double { Self.rows(of: box).compactMap { rows[$0] }.max() ?? 0 }
}

/// A number with a decimal at most.
private func spoken(_ value: Double) -> String { points(CGFloat((value * 10).rounded() / 10)) }
