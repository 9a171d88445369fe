// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for alignments, rectangles, grids, windows and geometry.
  static let layouts: [String: SymbolShape] = {
    var all = plainLayouts
    let parts = [
      "lefthalf": "R 4.5 7 6.8 10 1", "righthalf": "R 12.7 7 6.8 10 1", "leadinghalf": "R 4.5 7 6.8 10 1",
      "trailinghalf": "R 12.7 7 6.8 10 1", "leftthird": "R 4.5 7 4.5 10 1", "rightthird": "R 15 7 4.5 10 1",
      "leadingthird": "R 4.5 7 4.5 10 1", "trailingthird": "R 15 7 4.5 10 1", "topthird": "R 4.5 7 15 3.4 1",
      "bottomthird": "R 4.5 13.6 15 3.4 1", "tophalf": "R 4.5 7 15 4.6 1", "bottomhalf": "R 4.5 12.4 15 4.6 1",
      "center": "R 7.5 9 9 6 1",
    ]
    for (place, area) in parts {
      let shape = SymbolShape(outline: "R 2 4.5 20 15 3", dots: area)
      all["inset.filled.\(place).rectangle"] = shape
      all["rectangle.\(place).inset.filled"] = shape
    }
    return all
  }()

  private static let plainLayouts: [String: SymbolShape] = [
    "align.horizontal.left": SymbolShape(outline: "R 6.5 5 14.5 5 1.5 R 6.5 14 9 5 1.5", lines: "M 3 2.5 L 3 21.5"),
    "align.horizontal.right": SymbolShape(outline: "R 3 5 14.5 5 1.5 R 8.5 14 9 5 1.5", lines: "M 21 2.5 L 21 21.5"),
    "align.horizontal.center": SymbolShape(
      outline: "R 3.5 5 17 5 1.5 R 7 14 10 5 1.5", lines: "M 12 2 L 12 5 M 12 10 L 12 14 M 12 19 L 12 22"),
    "align.vertical.top": SymbolShape(outline: "R 5 6.5 5 14.5 1.5 R 14 6.5 5 9 1.5", lines: "M 2.5 3 L 21.5 3"),
    "align.vertical.bottom": SymbolShape(outline: "R 5 3 5 14.5 1.5 R 14 8.5 5 9 1.5", lines: "M 2.5 21 L 21.5 21"),
    "align.vertical.center": SymbolShape(
      outline: "R 5 3.5 5 17 1.5 R 14 7 5 10 1.5", lines: "M 2 12 L 5 12 M 10 12 L 14 12 M 19 12 L 22 12"),
    "rectangle.on.rectangle": SymbolShape(outline: "R 6 8.5 16 12 2.5", lines: SymbolParts.rectangleBehind),
    "rectangle.on.rectangle.angled": SymbolShape(
      outline: "M 8 8.5 L 20.5 10 C 21.7 10.2 22.2 10.8 22 12 L 21.2 19.3 C 21 20.5 20.4 21 19.2 20.8 L 7 19.3 "
        + "C 5.8 19.1 5.3 18.5 5.5 17.3 L 6.3 10 C 6.4 8.8 7 8.3 8 8.5 Z",
      lines:
        "M 3.2 15.5 C 2.2 15.2 1.8 14.6 2 13.5 L 3 5.7 C 3.2 4.5 3.8 4 5 4.2 L 16.7 5.7 C 17.8 5.9 18.3 6.5 18.2 7.5"
    ),
    "photo.on.rectangle.angled": SymbolShape(
      outline: "M 8 8.5 L 20.5 10 C 21.7 10.2 22.2 10.8 22 12 L 21.2 19.3 C 21 20.5 20.4 21 19.2 20.8 L 7 19.3 "
        + "C 5.8 19.1 5.3 18.5 5.5 17.3 L 6.3 10 C 6.4 8.8 7 8.3 8 8.5 Z",
      details: "M 6 18.3 L 10.3 14.7 L 13.3 18 L 16.3 15.5 L 20.5 20 M 10.5 11.8 L 10.5 11.9",
      lines:
        "M 3.2 15.5 C 2.2 15.2 1.8 14.6 2 13.5 L 3 5.7 C 3.2 4.5 3.8 4 5 4.2 L 16.7 5.7 C 17.8 5.9 18.3 6.5 18.2 7.5"
    ),
    "play.rectangle.on.rectangle": SymbolShape(
      outline: "R 6 8.5 16 12 2.5", details: "M 12 11.7 L 17 14.5 L 12 17.3 Z", lines: SymbolParts.rectangleBehind),
    "rectangle.portrait": SymbolShape(outline: "R 5 2 14 20 3"),
    "rectangle.portrait.bottomthird.inset.filled": SymbolShape(
      outline: "R 5 2 14 20 3", dots: "R 7.3 15 9.4 4.7 1"),
    "rectangle.3.group": SymbolShape(outline: "R 2 3.5 9 17 2 R 14 3.5 8 7 2 R 14 13.5 8 7 2"),
    "rectangle.3.offgrid": SymbolShape(outline: "R 2 3 11 8 2 R 16 6 6 12.5 2 R 5 14 8 7 2"),
    "rectangle.3.group.bubble.left": SymbolShape(
      outline:
        "R 2 2.5 7.5 12 2 R 12.5 2.5 9.5 6 2 M 13.5 11.5 L 20.5 11.5 C 21.5 11.5 22 12 22 13 L 22 17 C 22 18 21.5 18.5 "
        + "20.5 18.5 L 16.5 18.5 L 13.7 21.5 L 13.7 18.5 C 12.9 18.5 12.3 18 12.3 17 L 12.3 13 C 12.3 12 12.7 11.5 13.5 11.5 Z"
    ),
    "rectangle.split.1x2": SymbolShape(outline: "R 3 3 18 18 3", details: "M 3 12 L 21 12"),
    "rectangle.split.3x3": SymbolShape(
      outline: "R 2.5 3 19 18 3", details: "M 3 9 L 21 9 M 3 15 L 21 15 M 8.8 3 L 8.8 21 M 15.2 3 L 15.2 21"),
    "squares.below.rectangle": SymbolShape(
      outline: "R 2.5 3 19 9 2 R 2.5 15.5 5 5 1.2 R 9.5 15.5 5 5 1.2 R 16.5 15.5 5 5 1.2"),
    "checkmark.rectangle.stack": SymbolShape(
      outline: "R 3 8.5 18 13 3", details: "M 8.3 15.2 L 11 18 L 15.8 12",
      lines: "M 5 5.5 L 19 5.5 M 7.5 2.5 L 16.5 2.5"),
    "rectangle.lefthalf.inset.filled.arrow.left": SymbolShape(
      outline: "R 2 4.5 20 15 3", details: "M 19 12 L 13.5 12 M 16 9.3 L 13.3 12 L 16 14.7", dots: "R 4.5 7 6 10 1"),
    "rectangle.righthalf.inset.filled.arrow.right": SymbolShape(
      outline: "R 2 4.5 20 15 3", details: "M 5 12 L 10.5 12 M 8 9.3 L 10.7 12 L 8 14.7", dots: "R 13.5 7 6 10 1"),
    "rectangle.and.arrow.up.right.and.arrow.down.left": SymbolShape(
      outline: "R 2 4 20 16 3",
      details:
        "M 13.3 10.7 L 17.5 7.5 M 14 7.3 L 17.8 7.3 L 17.8 11 M 10.7 13.3 L 6.5 16.5 M 10 16.7 L 6.2 16.7 L 6.2 13"),
    "rectangle.arrowtriangle.2.outward": SymbolShape(
      outline: "R 7 5 10 14 2 M 4 9 L 4 15 L 1 12 Z M 20 9 L 20 15 L 23 12 Z"),
    "rectangle.compress.vertical": SymbolShape(
      outline: "R 4 9.5 16 5 1.5",
      lines: "M 12 1.5 L 12 6 M 9.3 4 L 12 6.7 L 14.7 4 M 12 22.5 L 12 18 M 9.3 20 L 12 17.3 L 14.7 20"),
    "plus.square.on.square": SymbolShape(
      outline: "R 7.5 7.5 14 14 3", details: "M 14.5 11 L 14.5 18 M 11 14.5 L 18 14.5", lines: SymbolParts.squareBehind),
    "square.and.arrow.up.on.square": SymbolShape(
      lines:
        "M 11 10 L 7.5 10 L 7.5 22 L 21 22 L 21 10 L 17.5 10 M 14.25 16.5 L 14.25 3 M 10.7 6.3 L 14.25 2.8 L 17.8 6.3 "
        + "M 4.7 18 L 3 18 L 3 6.3 L 7 6.3"),
    "square.and.arrow.down.on.square": SymbolShape(
      lines:
        "M 11 10 L 7.5 10 L 7.5 22 L 21 22 L 21 10 L 17.5 10 M 14.25 3 L 14.25 16.5 M 10.7 13.2 L 14.25 16.7 L 17.8 13.2 "
        + "M 4.7 18 L 3 18 L 3 6.3 L 7 6.3"),
    "square.lefthalf.filled": half("M 12 3 L 7 3 C 4.8 3 3 4.8 3 7 L 3 17 C 3 19.2 4.8 21 7 21 L 12 21 Z"),
    "square.righthalf.filled": half("M 12 3 L 17 3 C 19.2 3 21 4.8 21 7 L 21 17 C 21 19.2 19.2 21 17 21 L 12 21 Z"),
    "square.tophalf.filled": half("M 3 12 L 3 7 C 3 4.8 4.8 3 7 3 L 17 3 C 19.2 3 21 4.8 21 7 L 21 12 Z"),
    "square.bottomhalf.filled": half("M 3 12 L 3 17 C 3 19.2 4.8 21 7 21 L 17 21 C 19.2 21 21 19.2 21 17 L 21 12 Z"),
    "circle.righthalf.filled": SymbolShape(
      outline: "O 12 12 9.1", dots: "M 12 2.9 C 17 2.9 21.1 7 21.1 12 C 21.1 17 17 21.1 12 21.1 Z"),
    "circle.tophalf.filled": SymbolShape(
      outline: "O 12 12 9.1", dots: "M 2.9 12 C 2.9 7 7 2.9 12 2.9 C 17 2.9 21.1 7 21.1 12 Z"),
    "circle.bottomhalf.filled": SymbolShape(
      outline: "O 12 12 9.1", dots: "M 2.9 12 C 2.9 17 7 21.1 12 21.1 C 17 21.1 21.1 17 21.1 12 Z"),
    "circle.dotted": SymbolShape(dots: SymbolParts.ring(14, 9.3, dot: 1.15)),
    "circle.grid.2x2": SymbolShape(outline: "O 6.7 6.7 3.8 O 17.3 6.7 3.8 O 6.7 17.3 3.8 O 17.3 17.3 3.8"),
    "circle.grid.cross": SymbolShape(outline: "O 12 5 3 O 5 12 3 O 19 12 3 O 12 19 3"),
    "circle.grid.cross.left.filled": SymbolShape(outline: "O 12 5 3 O 5 12 3 O 19 12 3 O 12 19 3", dots: "O 5 12 3.6"),
    "circle.hexagongrid": SymbolShape(outline: "O 12 12 2.7 " + SymbolParts.ring(6, 7.7, dot: 2.7)),
    "circle.and.line.horizontal": SymbolShape(outline: "O 12 12 5.7", lines: "M 1.5 12 L 6.3 12 M 17.7 12 L 22.5 12"),
    "slash.circle": SymbolShape(outline: "O 12 12 9.1", details: "M 7 17 L 17 7"),
    "cylinder.split.1x2": SymbolShape(
      outline: "M 4 6 C 4 2 20 2 20 6 L 20 18 C 20 22 4 22 4 18 Z",
      details: "M 4 6 C 4 10 20 10 20 6 M 4 12.3 C 4 16.3 20 16.3 20 12.3"),
    "cube.transparent": SymbolShape(
      lines: "M 12 2 L 21 7 L 21 17 L 12 22 L 3 17 L 3 7 Z M 3.2 7.1 L 12 12 L 20.8 7.1 M 12 12 L 12 21.8 "
        + "M 12 4.7 L 12 6.5 M 5.3 15.7 L 7 14.7 M 18.7 15.7 L 17 14.7"),
    "rhombus": SymbolShape(outline: "M 12 1.5 L 20.5 12 L 12 22.5 L 3.5 12 Z"),
    "skew": SymbolShape(outline: "M 8.5 5 L 22 5 L 15.5 19 L 2 19 Z"),
    "trapezoid.and.line.horizontal": SymbolShape(
      outline: "M 8.5 4 L 15.5 4 L 19.5 20 L 4.5 20 Z", lines: "M 2.2 12 L 6.5 12 M 17.5 12 L 21.8 12"),
    "trapezoid.and.line.vertical": SymbolShape(
      outline: "M 4 8.5 L 4 15.5 L 20 19.5 L 20 4.5 Z", lines: "M 12 2.2 L 12 6.5 M 12 17.5 L 12 21.8"),
    "menubar.rectangle": SymbolShape(
      outline: "R 2 4 20 16 2.5", details: "M 2 8.8 L 22 8.8 M 5.3 6.4 L 6.3 6.4 M 9 6.4 L 10 6.4 M 12.7 6.4 L 13.7 6.4"
    ),
    "macwindow.and.pointer.arrow": SymbolShape(
      lines: "M 10.5 18.5 L 4.5 18.5 C 3 18.5 2 17.5 2 16 L 2 5.5 C 2 4 3 3 4.5 3 L 19.5 3 C 21 3 22 4 22 5.5 L 22 13 "
        + "M 2 7.5 L 22 7.5 " + SymbolParts.pointer),
    "beziercurve": SymbolShape(
      outline: "R 2.5 17 4.3 4.3 1 R 17.2 17 4.3 4.3 1 R 9.85 3.4 4.3 4.3 1",
      lines:
        "M 4.6 17 C 4.6 10.5 7.3 6.7 9.8 5.8 M 14.2 5.8 C 16.7 6.7 19.4 10.5 19.4 17 M 2.5 5.5 L 6 5.5 M 18 5.5 L 21.5 5.5"
    ),
    "widget.extralarge": SymbolShape(outline: "R 2 5 20 14 3.5"),
    "square.3.layers.3d": SymbolShape(
      outline: "M 12 2.5 L 22 7.5 L 12 12.5 L 2 7.5 Z", lines: "M 2 12 L 12 17 L 22 12 M 2 16.5 L 12 21.5 L 22 16.5"),
    "slider.vertical.3": SymbolShape(
      outline: "O 5.5 16 2 O 12 8 2 O 18.5 16 2",
      lines:
        "M 5.5 21.5 L 5.5 18 M 5.5 14 L 5.5 2.5 M 12 21.5 L 12 10 M 12 6 L 12 2.5 M 18.5 21.5 L 18.5 18 M 18.5 14 L 18.5 2.5"
    ),
    "rays": SymbolShape(lines: SymbolParts.rays(8, from: 4.5, to: 10.3)),
  ]

  private static func half(_ area: String) -> SymbolShape { SymbolShape(outline: "R 3 3 18 18 4", dots: area) }
}
