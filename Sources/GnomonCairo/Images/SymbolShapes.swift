// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A system symbol's shape on a square of 24 units, y downwards, in a small path language:
/// `M x y`, `L x y`, `C x y x y x y`, `Z`, `O x y radius` (circle), `E x y width height` (half axes of an ellipse),
/// `R x y width height radius` (rounded rectangle), `A x y radius from to` (arc, degrees clockwise from the right).
struct SymbolShape: Sendable {
  /// The shape's outline: stroked, and filled in the `.fill` variant.
  var outline = ""
  /// The lines in the outline: stroked, and cut out of the `.fill` variant.
  var details = ""
  /// The filled details: cut out of the `.fill` variant where there is an outline.
  var dots = ""
  /// The lines beside the outline: stroked in every variant.
  var lines = ""
  /// The shape's width in units, from the left: its height is 24.
  var width = 24.0
}

/// The symbols that can be drawn: shapes of our own for the commonest names.
///
/// Those that were measured on real screens are as large there as here, to a point: `plus`, `xmark`, `checkmark`,
/// `ellipsis`, `bell`, `star`, `tray`, `newspaper`, `rectangle.stack`, `square.and.pencil`, `magnifyingglass`.
enum SymbolShapes {
  static let all: [String: SymbolShape] = {
    let groups =
      [more, things, devices, signs, outdoors, household, arithmetic, papers, workshop, weather, keys] + [
        arrows, writing, layouts, creatures, equipment,
      ]
    var all = groups.reduce(plain) { $0.merging($1) { first, _ in first } }
    all["star"] = SymbolShape(outline: star(0..<10))
    all["star.leadinghalf.filled"] = SymbolShape(outline: star(0..<10), dots: star(5..<11))
    all["star.leadinghalf.filled.rtl"] = SymbolShape(outline: star(0..<10), dots: star(0..<6))
    all["gear"] = SymbolShape(outline: gear, details: "O 12 12 3")
    all["gearshape"] = all["gear"]
    all["sun.min"] = SymbolShape(outline: "O 12 12 4.3", lines: rays(from: 7.6, to: 8.2))
    all["sun.min"] = SymbolShape(outline: "O 12 12 4.3", lines: rays(from: 7.6, to: 8))
    all["sun.max"] = SymbolShape(outline: "O 12 12 4.3", lines: rays(from: 7.6, to: 10.4))
    for (other, name) in otherNames { all[other] = all[name] }
    return all
  }()

  private static let plain: [String: SymbolShape] = [
    "circle": SymbolShape(outline: "O 12 12 9.1"),
    "square": SymbolShape(outline: "R 3 3 18 18 4"),
    "rectangle": SymbolShape(outline: "R 2 5 20 14 3"),
    "capsule": SymbolShape(outline: "R 1.5 6 21 12 6"),
    "triangle": SymbolShape(outline: "M 12 3.5 L 22 20.5 L 2 20.5 Z"),
    "heart": SymbolShape(
      outline: "M 12 21 C 5.5 16 2 12.2 2 8.2 C 2 5.2 4.2 3 7 3 C 9.2 3 11.1 4.2 12 6.2 C 12.9 4.2 14.8 3 17 3 "
        + "C 19.8 3 22 5.2 22 8.2 C 22 12.2 18.5 16 12 21 Z"),
    "plus": SymbolShape(lines: "M 12 4.5 L 12 19.5 M 4.5 12 L 19.5 12"),
    "minus": SymbolShape(lines: "M 4.5 12 L 19.5 12"),
    "xmark": SymbolShape(lines: "M 4.7 4.7 L 19.3 19.3 M 19.3 4.7 L 4.7 19.3"),
    "checkmark": SymbolShape(lines: "M 4 13 L 9.6 19.8 L 20 4.1"),
    "chevron.left": SymbolShape(lines: "M 11 3.5 L 3 12 L 11 20.5", width: 14),
    "chevron.right": SymbolShape(lines: "M 3 3.5 L 11 12 L 3 20.5", width: 14),
    "chevron.up": SymbolShape(lines: "M 3.5 16 L 12 8 L 20.5 16"),
    "chevron.down": SymbolShape(lines: "M 3.5 8 L 12 16 L 20.5 8"),
    "arrow.left": SymbolShape(lines: "M 21 12 L 3 12 M 10 4.5 L 3 12 L 10 19.5"),
    "arrow.right": SymbolShape(lines: "M 3 12 L 21 12 M 14 4.5 L 21 12 L 14 19.5"),
    "arrow.up": SymbolShape(lines: "M 12 21 L 12 3 M 4.5 10 L 12 3 L 19.5 10"),
    "arrow.down": SymbolShape(lines: "M 12 3 L 12 21 M 4.5 14 L 12 21 L 19.5 14"),
    "arrow.clockwise": SymbolShape(lines: "A 12 12.5 8.5 -40 260 M 18.9 2.5 L 18.9 7.6 L 13.8 7.6"),
    "house": SymbolShape(
      outline: "M 2.5 12 L 12 3.5 L 21.5 12 L 19 12 L 19 20.5 L 5 20.5 L 5 12 Z",
      details: "M 9.75 20.5 L 9.75 14.5 L 14.25 14.5 L 14.25 20.5"),
    "magnifyingglass": SymbolShape(lines: "O 10 10 7.5 M 15.5 15.5 L 21.5 21.5"),
    "trash": SymbolShape(
      outline: "M 5.5 6.5 L 6.5 21.5 L 17.5 21.5 L 18.5 6.5 Z", details: "M 10 10.5 L 10.3 17.5 M 14 10.5 L 13.7 17.5",
      lines: "M 3.5 6 L 20.5 6 M 9 6 L 9 3 L 15 3 L 15 6"),
    "pencil": SymbolShape(outline: "M 3.5 20.5 L 5 15.5 L 17 3.5 L 20.5 7 L 8.5 19 Z", details: "M 14 6.5 L 17.5 10"),
    "person": SymbolShape(outline: "O 12 7.5 4.7 M 3 21.5 C 3 16.7 7 14.7 12 14.7 C 17 14.7 21 16.7 21 21.5 Z"),
    "bell": SymbolShape(
      outline: "M 3.02 17.27 C 5.3 15.34 5.78 12.62 5.78 8.77 C 5.78 4.58 8.41 1.97 12 1.97 "
        + "C 15.59 1.97 18.22 4.58 18.22 8.77 C 18.22 12.62 18.7 15.34 20.98 17.27 Z",
      lines: "M 9.37 20.89 C 10.32 22.37 13.68 22.37 14.63 20.89"),
    "envelope": SymbolShape(outline: "R 2 5 20 14.5 2.5", details: "M 3 7 L 12 14 L 21 7"),
    "photo": SymbolShape(
      outline: "R 2 4.5 20 15.5 2.5", details: "M 3 17.5 L 8.5 12 L 12.5 16 L 16 12.5 L 21 17.5", dots: "O 8 8.7 1.5"),
    "globe": SymbolShape(
      outline: "O 12 12 9.7",
      details: "E 12 12 4.4 9.7 M 2.3 12 L 21.7 12 M 4.2 6.8 L 19.8 6.8 M 4.2 17.2 L 19.8 17.2"),
    "bolt": SymbolShape(outline: "M 13.5 2.5 L 5 13.5 L 11.3 13.5 L 10.5 21.5 L 19 10.5 L 12.7 10.5 Z"),
    "moon": SymbolShape(
      outline: "M 20.5 14.5 C 19.3 15.1 18.1 15.3 16.8 15.3 C 12 15.3 8.6 11.9 8.6 7.3 C 8.6 5.9 8.9 4.6 9.5 3.4 "
        + "C 5.5 4.7 2.8 8.2 2.8 12.2 C 2.8 17.3 6.9 21.3 12 21.3 C 16 21.3 19.3 18.6 20.5 14.5 Z"),
    "cloud": SymbolShape(
      outline: "M 7 19 C 4 19 2 17 2 14.5 C 2 12 3.8 10.2 6.2 10 C 6.8 7 9.3 5 12.3 5 C 15.7 5 18.2 7.4 18.4 10.6 "
        + "C 20.6 11 22 12.7 22 14.8 C 22 17.2 20.2 19 17.6 19 Z"),
    "play": SymbolShape(outline: "M 6 3.5 L 20.5 12 L 6 20.5 Z"),
    "pause": SymbolShape(outline: "R 6 4 3.5 16 1 R 14.5 4 3.5 16 1"),
    "stop": SymbolShape(outline: "R 4.5 4.5 15 15 2"),
    "bookmark": SymbolShape(outline: "M 6 3 L 18 3 L 18 21 L 12 15.5 L 6 21 Z"),
    "tag": SymbolShape(outline: "M 3 3 L 11.5 3 L 21.5 13 L 13 21.5 L 3 11.5 Z", dots: "O 7.5 7.5 1.5"),
    "lock": SymbolShape(
      outline: "R 4.5 10.5 15 11 2.5", lines: "M 8 10.5 L 8 7 C 8 4.3 9.7 2.7 12 2.7 C 14.3 2.7 16 4.3 16 7 L 16 10.5"),
    "info.circle": SymbolShape(
      outline: "O 12 12 9.1", details: "M 10.2 11 L 12.2 11 L 12.2 17 M 9.9 17 L 14.5 17", dots: "O 12 7.2 1.3"),
    "questionmark.circle": SymbolShape(
      outline: "O 12 12 9.1",
      details: "M 9 9.5 C 9 7.6 10.3 6.5 12 6.5 C 13.7 6.5 15 7.6 15 9.2 C 15 11.6 12 11.5 12 14", dots: "O 12 17.2 1.2"
    ),
    "exclamationmark.circle": SymbolShape(outline: "O 12 12 9.1", details: "M 12 6.5 L 12 13.5", dots: "O 12 17 1.2"),
    "exclamationmark.triangle": SymbolShape(
      outline: "M 12 3 L 22.3 21 L 1.7 21 Z", details: "M 12 9.5 L 12 14.8", dots: "O 12 17.8 1.2"),
    "ellipsis": SymbolShape(dots: "O 4.85 12 1.9 O 12 12 1.9 O 19.15 12 1.9"),
    "list.bullet": SymbolShape(
      dots: "O 3.5 5.5 1.5 O 3.5 12 1.5 O 3.5 18.5 1.5",
      lines: "M 8.5 5.5 L 21.5 5.5 M 8.5 12 L 21.5 12 M 8.5 18.5 L 21.5 18.5"),
    "list.bullet.rtl": SymbolShape(
      dots: "O 20.5 5.5 1.5 O 20.5 12 1.5 O 20.5 18.5 1.5",
      lines: "M 15.5 5.5 L 2.5 5.5 M 15.5 12 L 2.5 12 M 15.5 18.5 L 2.5 18.5"),
    "line.3.horizontal": SymbolShape(lines: "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18"),
    "calendar": SymbolShape(
      outline: "R 2.5 4.5 19 16.5 3", details: "M 3 9.5 L 21 9.5", lines: "M 7.5 2.5 L 7.5 5.5 M 16.5 2.5 L 16.5 5.5"),
    "clock": SymbolShape(outline: "O 12 12 9.1", details: "M 12 6 L 12 12.5 L 16 14.5"),
    "paperplane": SymbolShape(
      outline: "M 21.5 2.5 L 2.5 10.5 L 10.5 13.5 L 13.5 21.5 Z", details: "M 21 3 L 10.5 13.5"),
    "folder": SymbolShape(outline: "M 2.5 5.5 L 9 5.5 L 11 8 L 21.5 8 L 21.5 19.5 L 2.5 19.5 Z"),
    "doc": SymbolShape(
      outline: "M 5.5 2.5 L 14 2.5 L 18.5 7.5 L 18.5 21.5 L 5.5 21.5 Z", details: "M 13.5 3 L 13.5 8 L 18 8"),
    "eye": SymbolShape(
      outline: "M 1.5 12 C 4.5 7 8 5 12 5 C 16 5 19.5 7 22.5 12 C 19.5 17 16 19 12 19 C 8 19 4.5 17 1.5 12 Z",
      dots: "O 12 12 3.2"),
    "square.and.arrow.up": SymbolShape(
      lines: "M 8.5 9 L 5 9 L 5 21.5 L 19 21.5 L 19 9 L 15.5 9 M 12 15 L 12 2.5 M 8 6.5 L 12 2.5 L 16 6.5"),
    "cart": SymbolShape(
      outline: "M 5.5 6 L 21.5 6 L 19.5 15 L 7.2 15 Z", dots: "O 9 19.5 1.6 O 17.5 19.5 1.6",
      lines: "M 2 3 L 4.8 3 L 7.2 15"),
    "flame": SymbolShape(
      outline: "M 12 2.5 C 13 6.5 19 9 19 15 C 19 19 16 21.5 12 21.5 C 8 21.5 5 19 5 15 C 5 12.5 6.2 10.6 7.5 9.2 "
        + "C 8 11 8.8 12 9.8 12.4 C 9.6 8.6 10 5.5 12 2.5 Z"),
  ]

  /// A star, or the part of it between some of its ten corners, with the clock from the top.
  private static func star(_ corners: Range<Int>) -> String {
    let points = corners.map { index -> String in
      let angle = Double(index) * .pi / 5 - .pi / 2
      let radius = index % 2 == 0 ? 11.2 : 4.75
      return "\(12 + cos(angle) * radius) \(12.7 + sin(angle) * radius)"
    }
    return "M " + points.joined(separator: " L ") + " Z"
  }

  private static var gear: String {
    let points = (0..<32).map { index -> String in
      let angle = (Double(index) - 0.5) * .pi / 16
      let radius = index % 4 < 2 ? 10.5 : 8.0
      return "\(12 + cos(angle) * radius) \(12 + sin(angle) * radius)"
    }
    return "M " + points.joined(separator: " L ") + " Z"
  }

  private static func rays(from inner: Double, to outer: Double) -> String {
    (0..<8).map { index in
      let (x, y) = (cos(Double(index) * .pi / 4), sin(Double(index) * .pi / 4))
      return "M \(12 + x * inner) \(12 + y * inner) L \(12 + x * outer) \(12 + y * outer)"
    }.joined(separator: " ")
  }
}
