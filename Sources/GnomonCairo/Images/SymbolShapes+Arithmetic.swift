// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for arithmetic, arrows and frames.
  static let arithmetic: [String: SymbolShape] = [
    "multiply": SymbolShape(lines: "M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5"),
    "divide": SymbolShape(dots: "O 12 5.3 1.8 O 12 18.7 1.8", lines: "M 3 12 L 21 12"),
    "equal": SymbolShape(lines: "M 4 8.5 L 20 8.5 M 4 15.5 L 20 15.5"),
    "lessthan": SymbolShape(lines: "M 18.5 4.5 L 5.5 12 L 18.5 19.5"),
    "greaterthan": SymbolShape(lines: "M 5.5 4.5 L 18.5 12 L 5.5 19.5"),
    "plusminus": SymbolShape(lines: "M 12 2.5 L 12 14.5 M 6 8.5 L 18 8.5 M 6 20 L 18 20"),
    "plus.forwardslash.minus": SymbolShape(
      lines: "M 6.5 3 L 6.5 10 M 3 6.5 L 10 6.5 M 14 17.5 L 21 17.5 M 18.5 3.5 L 5.5 20.5"),
    "line.diagonal": SymbolShape(lines: "M 4 20 L 20 4"),
    "bitcoinsign": SymbolShape(
      lines: "M 7.5 5 L 7.5 19 L 13.5 19 C 16 19 17.5 17.6 17.5 15.5 C 17.5 13.4 16 12 13.5 12 L 7.5 12 M "
        + "7.5 5 L 12.8 5 C 15 5 16.3 6.4 16.3 8.4 C 16.3 10.5 15 12 12.8 12 M 10 2.5 L 10 5 M 13.5 "
        + "2.5 L 13.5 5 M 10 19 L 10 21.5 M 13.5 19 L 13.5 21.5"),
    "indianrupeesign": SymbolShape(
      lines: "M 6 3.5 L 18 3.5 M 6 8 L 18 8 M 6 12.5 L 9 12.5 C 15.5 12.5 15.5 3.5 9 3.5 M 6.5 12.5 L 14.5 21"),
    "arrow.up.and.down": SymbolShape(
      lines: "M 12 3 L 12 21 M 7.5 7.5 L 12 3 L 16.5 7.5 M 7.5 16.5 L 12 21 L 16.5 16.5"),
    "arrow.left.and.right": SymbolShape(
      lines: "M 3 12 L 21 12 M 7.5 7.5 L 3 12 L 7.5 16.5 M 16.5 7.5 L 21 12 L 16.5 16.5"),
    "arrow.up.left": SymbolShape(lines: "M 18.5 18.5 L 5.5 5.5 M 5.5 15 L 5.5 5.5 L 15 5.5"),
    "arrow.down.left": SymbolShape(lines: "M 18.5 5.5 L 5.5 18.5 M 5.5 9 L 5.5 18.5 L 15 18.5"),
    "arrow.down.right": SymbolShape(lines: "M 5.5 5.5 L 18.5 18.5 M 18.5 9 L 18.5 18.5 L 9 18.5"),
    "arrow.right.to.line": SymbolShape(lines: "M 2.5 12 L 17 12 M 11.5 6 L 17.5 12 L 11.5 18 M 21.3 4.5 L 21.3 19.5"),
    "arrow.left.to.line": SymbolShape(lines: "M 21.5 12 L 7 12 M 12.5 6 L 6.5 12 L 12.5 18 M 2.7 4.5 L 2.7 19.5"),
    "arrow.down.to.line": SymbolShape(lines: "M 12 2.5 L 12 17 M 6 11.5 L 12 17.5 L 18 11.5 M 4.5 21.3 L 19.5 21.3"),
    "arrow.up.to.line": SymbolShape(lines: "M 12 21.5 L 12 7 M 6 12.5 L 12 6.5 L 18 12.5 M 4.5 2.7 L 19.5 2.7"),
    "arrow.triangle.branch": SymbolShape(
      lines: "M 6 21.5 L 6 4 M 3 7 L 6 3 L 9 7 M 6 17.5 C 6 12 17.5 14 17.5 7.5 L 17.5 4 M 14.5 7 L 17.5 3 L 20.5 7"),
    "chevron.right.2": SymbolShape(lines: "M 4 4.5 L 11.5 12 L 4 19.5 M 12.5 4.5 L 20 12 L 12.5 19.5"),
    "chevron.left.2": SymbolShape(lines: "M 11.5 4.5 L 4 12 L 11.5 19.5 M 20 4.5 L 12.5 12 L 20 19.5"),
    "chevron.compact.down": SymbolShape(lines: "M 3.5 10 L 12 14 L 20.5 10"),
    "chevron.compact.up": SymbolShape(lines: "M 3.5 14 L 12 10 L 20.5 14"),
    "rectangle.expand.vertical": SymbolShape(
      outline: "R 3 9.5 18 5 1.5",
      lines: "M 12 6.5 L 12 1.8 M 9 4.3 L 12 1.5 L 15 4.3 M 12 17.5 L 12 22.2 M 9 19.7 L 12 22.5 L 15 19.7"),
    "square.dashed": SymbolShape(
      lines: "M 3 7 L 3 6 C 3 4.3 4.3 3 6 3 L 7 3 M 10.5 3 L 13.5 3 M 17 3 L 18 3 C 19.7 3 21 4.3 21 6 L "
        + "21 7 M 21 10.5 L 21 13.5 M 21 17 L 21 18 C 21 19.7 19.7 21 18 21 L 17 21 M 13.5 21 L 10.5 "
        + "21 M 7 21 L 6 21 C 4.3 21 3 19.7 3 18 L 3 17 M 3 13.5 L 3 10.5"),
    "circle.dashed": SymbolShape(
      lines: "A 12 12 10 -12 13 A 12 12 10 33 58 A 12 12 10 78 103 A 12 12 10 123 148 A 12 12 10 168 193 "
        + "A 12 12 10 213 238 A 12 12 10 258 283 A 12 12 10 303 328"),
    "record.circle": SymbolShape(outline: "O 12 12 9.1", dots: "O 12 12 4.6"),
    "largecircle.fill.circle": SymbolShape(outline: "O 12 12 9.1", dots: "O 12 12 6.6"),
    "smallcircle.filled.circle": SymbolShape(outline: "O 12 12 9.1", dots: "O 12 12 3.6"),
    "app": SymbolShape(outline: "R 3 3 18 18 5.2"),
    "rectangle.split.2x1": SymbolShape(outline: "R 2 5 20 14 3", details: "M 12 5.5 L 12 18.5"),
    "rectangle.split.3x1": SymbolShape(
      outline: "R 2 5 20 14 3",
      details: "M 8.7 5.5 L 8.7 18.5 M 15.3 5.5 L 15.3 18.5"),
  ]
}
