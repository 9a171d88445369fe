// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for arrows that turn, meet, part and fill.
  static let arrows: [String: SymbolShape] = [
    "arrowshape.turn.up.left": SymbolShape(
      outline: "M 10 4 L 2 11 L 10 18 L 10 14 C 15 13.5 19 15.5 21.5 20 C 21.5 13.5 17 8.3 10 8 Z"),
    "arrowshape.turn.up.right": SymbolShape(
      outline: "M 14 4 L 22 11 L 14 18 L 14 14 C 9 13.5 5 15.5 2.5 20 C 2.5 13.5 7 8.3 14 8 Z"),
    "arrowshape.left": SymbolShape(
      outline: "M 2 12 L 11 3.5 L 11 8.5 L 21.5 8.5 L 21.5 15.5 L 11 15.5 L 11 20.5 Z"),
    "arrowshape.right": SymbolShape(
      outline: "M 22 12 L 13 3.5 L 13 8.5 L 2.5 8.5 L 2.5 15.5 L 13 15.5 L 13 20.5 Z"),
    "arrowshape.up": SymbolShape(
      outline: "M 12 2 L 3.5 11 L 8.5 11 L 8.5 21.5 L 15.5 21.5 L 15.5 11 L 20.5 11 Z"),
    "arrowshape.down": SymbolShape(
      outline: "M 12 22 L 3.5 13 L 8.5 13 L 8.5 2.5 L 15.5 2.5 L 15.5 13 L 20.5 13 Z"),
    "arrowtriangle.down": SymbolShape(outline: "M 3 6 L 21 6 L 12 20 Z"),
    "arrowtriangle.up": SymbolShape(outline: "M 3 18 L 21 18 L 12 4 Z"),
    "arrowtriangle.left": SymbolShape(outline: "M 18 3 L 18 21 L 4 12 Z"),
    "arrowtriangle.right": SymbolShape(outline: "M 6 3 L 6 21 L 20 12 Z"),
    "arrow.3.trianglepath": SymbolShape(
      lines: SymbolParts.turn(12, 12.5, 9, from: -85, to: 5) + SymbolParts.turn(12, 12.5, 9, from: 35, to: 125)
        + SymbolParts.turn(12, 12.5, 9, from: 155, to: 245)),
    "arrow.down.to.line.compact": SymbolShape(
      lines: "M 12 3.5 L 12 15 M 7.5 10.5 L 12 15 L 16.5 10.5 M 6 19.5 L 18 19.5"),
    "arrow.up.to.line.compact": SymbolShape(
      lines: "M 12 20.5 L 12 9 M 7.5 13.5 L 12 9 L 16.5 13.5 M 6 4.5 L 18 4.5"),
    "arrow.swap": SymbolShape(lines: "M 3 9.3 L 20.5 9.3 L 15 3.8 M 21 14.7 L 3.5 14.7 L 9 20.2"),
    "arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right": SymbolShape(
      outline: "M 10 9 L 10 21 L 2 21 Z M 14 9 L 14 21 L 22 21 Z",
      lines: "M 5.5 4.5 L 18.5 4.5 M 8 2 L 5.5 4.5 L 8 7 M 16 2 L 18.5 4.5 L 16 7"),
    "arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down": SymbolShape(
      outline: "M 9 10 L 21 10 L 21 2 Z M 9 14 L 21 14 L 21 22 Z",
      lines: "M 4.5 5.5 L 4.5 18.5 M 2 8 L 4.5 5.5 L 7 8 M 2 16 L 4.5 18.5 L 7 16"),
    "arrow.up.and.down.and.arrow.left.and.right": SymbolShape(
      lines: "M 12 2.5 L 12 21.5 M 2.5 12 L 21.5 12 M 9 5.3 L 12 2.3 L 15 5.3 M 9 18.7 L 12 21.7 L 15 18.7 "
        + "M 5.3 9 L 2.3 12 L 5.3 15 M 18.7 9 L 21.7 12 L 18.7 15"),
    "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": SymbolShape(
      lines: "M 3.5 3.5 L 20.5 20.5 M 20.5 3.5 L 3.5 20.5 M 3.5 9 L 3.5 3.5 L 9 3.5 M 15 3.5 L 20.5 3.5 L 20.5 9 "
        + "M 20.5 15 L 20.5 20.5 L 15 20.5 M 9 20.5 L 3.5 20.5 L 3.5 15"),
    "arrow.up.right.and.arrow.down.left": SymbolShape(
      lines: "M 13.5 10.5 L 20.5 3.5 M 14.5 3.5 L 20.5 3.5 L 20.5 9.5 M 10.5 13.5 L 3.5 20.5 "
        + "M 9.5 20.5 L 3.5 20.5 L 3.5 14.5"),
    "arrow.down.left.and.arrow.up.right": SymbolShape(
      lines: "M 20.5 3.5 L 14 10 M 14 4.5 L 14 10 L 19.5 10 M 3.5 20.5 L 10 14 M 4.5 14 L 10 14 L 10 19.5"),
    "arrow.turn.up.right.iphone": SymbolShape(
      outline: "R 2.5 8.5 8.5 13.5 2", details: "M 5.7 19 L 7.8 19",
      lines: "M 14 20 L 14 12.5 C 14 9.5 15.5 8 18 8 L 21.5 8 M 18 4.3 L 21.7 8 L 18 11.7"),
    "arrow.up.and.down.and.sparkles": SymbolShape(
      dots: SymbolParts.spark(17, 8.5, 5) + SymbolParts.spark(18.5, 18, 3.4),
      lines: "M 7 3 L 7 21 M 3 7 L 7 3 L 11 7 M 3 17 L 7 21 L 11 17"),
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": SymbolShape(
      outline: "M 8.5 6.5 L 8.5 17.5 L 1.8 12 Z M 15.5 6.5 L 15.5 17.5 L 22.2 12 Z", lines: "M 12 3 L 12 21"),
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": SymbolShape(
      outline: "M 2 6.5 L 2 17.5 L 8.7 12 Z M 22 6.5 L 22 17.5 L 15.3 12 Z", lines: "M 12 3 L 12 21"),
    "arrow.turn.up.left": SymbolShape(
      lines: "M 20 21 L 20 13 C 20 11 19 10 17 10 L 4 10 M 9.5 4.5 L 4 10 L 9.5 15.5"),
    "arrow.turn.up.right": SymbolShape(
      lines: "M 4 21 L 4 13 C 4 11 5 10 7 10 L 20 10 M 14.5 4.5 L 20 10 L 14.5 15.5"),
    "arrow.turn.down.left": SymbolShape(
      lines: "M 20 3 L 20 11 C 20 13 19 14 17 14 L 4 14 M 9.5 8.5 L 4 14 L 9.5 19.5"),
    "arrow.turn.down.right": SymbolShape(
      lines: "M 4 3 L 4 11 C 4 13 5 14 7 14 L 20 14 M 14.5 8.5 L 20 14 L 14.5 19.5"),
    "chevron.compact.right": SymbolShape(lines: "M 9 3.5 L 15 12 L 9 20.5"),
    "chevron.compact.left": SymbolShape(lines: "M 15 3.5 L 9 12 L 15 20.5"),
    "rotate.right": SymbolShape(
      outline: "R 2.5 10 11.5 11.5 2", lines: SymbolParts.turn(11.5, 12.5, 9, from: -110, to: 0)),
    "rotate.left": SymbolShape(
      outline: "R 10 10 11.5 11.5 2", lines: SymbolParts.turn(12.5, 12.5, 9, from: 180, to: 290, atStart: true)),
    "rotate.3d": SymbolShape(
      lines: "E 12 12 4.2 9.5 M 14.3 7.7 C 18.6 8.2 21.5 9.9 21.5 12 C 21.5 14.5 17.3 16.5 12 16.5 "
        + "C 6.7 16.5 2.5 14.5 2.5 12 C 2.5 10.2 4.6 8.7 7.6 8 M 11.2 13.6 L 14 16.4 L 11.2 19.2"),
    "lock.rotation": SymbolShape(
      outline: "R 8.2 11.3 7.6 5.7 1.2",
      lines: "M 9.8 11.3 L 9.8 9.7 C 9.8 8.1 10.7 7.2 12 7.2 C 13.3 7.2 14.2 8.1 14.2 9.7 L 14.2 11.3 "
        + SymbolParts.turn(12, 12, 9.5, from: -60, to: 245)),
    "lock.open.rotation": SymbolShape(
      outline: "R 8.2 11.3 7.6 5.7 1.2",
      lines: "M 9.8 11.3 L 9.8 8.7 C 9.8 7.1 10.7 6.2 12 6.2 C 13.2 6.2 14 6.9 14.2 8 "
        + SymbolParts.turn(12, 12, 9.5, from: -60, to: 245)),
    // The name's `backward` is `left` where it's looked up.
    "point.topright.filled.arrow.triangle.left.to.point.bottomleft.scurvepath": SymbolShape(
      outline: "O 4.8 19 2.4", dots: "O 19.2 5 3",
      lines: "M 14 5 L 9 5 C 6.5 5 5 6.5 5 8.5 C 5 10.5 6.5 12 9 12 L 15 12 C 17.5 12 19 13.5 19 15.5 "
        + "C 19 17.5 17.5 19 15 19 L 10.5 19 M 13 16.3 L 10.3 19 L 13 21.7"),
    "selection.pin.in.out": SymbolShape(
      outline: "O 12 12 3",
      lines: "M 3.5 8.5 L 3.5 3.5 L 8.5 3.5 M 3.5 3.5 L 7.7 7.7 M 15.5 3.5 L 20.5 3.5 L 20.5 8.5 M 20.5 3.5 L 16.3 7.7 "
        + "M 20.5 15.5 L 20.5 20.5 L 15.5 20.5 M 20.5 20.5 L 16.3 16.3 M 8.5 20.5 L 3.5 20.5 L 3.5 15.5 M 3.5 20.5 L 7.7 16.3"
    ),
  ]
}
