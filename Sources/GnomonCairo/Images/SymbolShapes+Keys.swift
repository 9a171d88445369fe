// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for keys, cards and what else public apps show.
  static let keys: [String: SymbolShape] = [
    "delete.left": SymbolShape(
      outline: "M 8.5 5 L 20 5 C 21.1 5 22 5.9 22 7 L 22 17 C 22 18.1 21.1 19 20 19 L 8.5 19 L 2 12 Z",
      details: "M 11.5 9 L 17.5 15 M 17.5 9 L 11.5 15"),
    "delete.right": SymbolShape(
      outline: "M 15.5 5 L 4 5 C 2.9 5 2 5.9 2 7 L 2 17 C 2 18.1 2.9 19 4 19 L 15.5 19 L 22 12 Z",
      details: "M 12.5 9 L 6.5 15 M 6.5 9 L 12.5 15"),
    "command": SymbolShape(
      lines: "M 8.5 8.5 L 15.5 8.5 L 15.5 15.5 L 8.5 15.5 Z O 6 6 2.5 O 18 6 2.5 O 6 18 2.5 O 18 18 2.5"),
    "option": SymbolShape(lines: "M 2.5 5 L 8.5 5 L 15.5 19 L 21.5 19 M 14.5 5 L 21.5 5"),
    "shift": SymbolShape(outline: "M 12 3 L 21 12.5 L 16.5 12.5 L 16.5 20 L 7.5 20 L 7.5 12.5 L 3 12.5 Z"),
    "return": SymbolShape(lines: "M 20.5 5 L 20.5 13 L 4 13 M 9 8 L 4 13 L 9 18"),
    "escape": SymbolShape(lines: "A 13 13 8 -100 170 M 4 4 L 12 12 M 4 9.5 L 4 4 L 9.5 4"),
    "plus.rectangle": SymbolShape(outline: "R 2 5 20 14 3", details: "M 12 8.5 L 12 15.5 M 8.5 12 L 15.5 12"),
    "minus.rectangle": SymbolShape(outline: "R 2 5 20 14 3", details: "M 8.5 12 L 15.5 12"),
    "ellipsis.rectangle": SymbolShape(outline: "R 2 5 20 14 3", dots: "O 7 12 1.4 O 12 12 1.4 O 17 12 1.4"),
    "aspectratio": SymbolShape(
      outline: "R 2 5 20 14 2.5", details: "M 6 11 L 6 8.5 L 8.5 8.5 M 18 13 L 18 15.5 L 15.5 15.5"),
    "person.text.rectangle": SymbolShape(
      outline: "R 2 5 20 14 3",
      details: "O 7.5 10.3 1.6 M 4.7 15.8 C 5.1 13.9 6.1 13.4 7.5 13.4 C 8.9 13.4 9.9 13.9 10.3 15.8 "
        + "M 13.5 10 L 19 10 M 13.5 14 L 19 14"),
    "macwindow": SymbolShape(
      outline: "R 2 4 20 16 2.5", details: "M 2 8.7 L 22 8.7", dots: "O 4.9 6.4 0.8 O 7.4 6.4 0.8 O 9.9 6.4 0.8"),
    "sportscourt": SymbolShape(outline: "R 2 5 20 14 2", details: "M 12 5 L 12 19 O 12 12 3"),
    "safari": SymbolShape(outline: "O 12 12 9.1", details: "M 16.5 7.5 L 13.4 13.4 L 7.5 16.5 L 10.6 10.6 Z"),
    "soccerball": SymbolShape(
      outline: "O 12 12 9.1",
      details: "M 12 7.5 L 16 10.5 L 14.5 15 L 9.5 15 L 8 10.5 Z M 12 7.5 L 12 2.5 M 16 10.5 L 21 9 "
        + "M 14.5 15 L 17.5 19.5 M 9.5 15 L 6.5 19.5 M 8 10.5 L 3 9"),
    "nosign": SymbolShape(lines: "O 12 12 9.5 M 5.3 5.3 L 18.7 18.7"),
    "exclamationmark.octagon": SymbolShape(
      outline: "M 7.9 2 L 16.1 2 L 22 7.9 L 22 16.1 L 16.1 22 L 7.9 22 L 2 16.1 L 2 7.9 Z",
      details: "M 12 6.5 L 12 13.5", dots: "O 12 17 1.2"),
    "plus.magnifyingglass": SymbolShape(
      lines: "O 10 10 7.5 M 15.5 15.5 L 21.5 21.5 M 10 6.7 L 10 13.3 M 6.7 10 L 13.3 10"),
    "minus.magnifyingglass": SymbolShape(lines: "O 10 10 7.5 M 15.5 15.5 L 21.5 21.5 M 6.7 10 L 13.3 10"),
    "cursorarrow": SymbolShape(
      outline: "M 6 2.5 L 6 19 L 10 15.2 L 12.8 21.3 L 15.2 20.2 L 12.5 14.2 L 18 14 Z"),
    "location.north": SymbolShape(outline: "M 12 2.5 L 19 21 L 12 17 L 5 21 Z"),
    "cylinder": SymbolShape(
      outline: "M 4 6 C 4 2 20 2 20 6 L 20 18 C 20 22 4 22 4 18 Z", details: "M 4 6 C 4 10 20 10 20 6"),
    "eyes": SymbolShape(outline: "E 7.2 12 4.3 7.5 E 16.8 12 4.3 7.5", dots: "O 8.4 13.5 1.9 O 18 13.5 1.9"),
    "sum": SymbolShape(lines: "M 18.5 6.5 L 18.5 4 L 5.5 4 L 12.5 12 L 5.5 20 L 18.5 20 L 18.5 17.5"),
    "function": SymbolShape(
      lines: "M 13.5 3.5 C 10.5 3 9.5 5 9 8 L 7 18 C 6.5 20.5 5.5 21.5 3.5 21 M 6 10 L 12 10 "
        + "M 13 13 L 20 20 M 20 13 L 13 20"),
    "textformat.size": SymbolShape(
      lines: "M 2 19 L 6.5 8.5 L 11 19 M 3.7 15.3 L 9.3 15.3 M 12.5 19 L 17.2 4 L 22 19 M 14 14.3 L 20.5 14.3"),
    "increase.indent": SymbolShape(
      lines: "M 3 5 L 21 5 M 11 9.8 L 21 9.8 M 11 14.5 L 21 14.5 M 3 19.3 L 21 19.3 M 3 9.4 L 6.6 12.2 L 3 15"),
    "decrease.indent": SymbolShape(
      lines: "M 3 5 L 21 5 M 11 9.8 L 21 9.8 M 11 14.5 L 21 14.5 M 3 19.3 L 21 19.3 M 6.6 9.4 L 3 12.2 L 6.6 15"),
    "book.closed": SymbolShape(
      outline: "M 7 3 L 19 3 L 19 18 L 7 18 C 5.7 18 4.8 18.8 4.8 19.7 L 4.8 5.2 C 4.8 4 5.8 3 7 3 Z",
      lines: "M 19 18 L 19 21.5 L 6.6 21.5 C 5.5 21.5 4.8 20.7 4.8 19.7"),
    "megaphone": SymbolShape(
      outline: "M 3 9.5 L 15 5 L 15 18.5 L 3 14 Z",
      lines: "M 6 15.2 L 7.3 20.5 L 10.3 20.5 L 9.3 16.4 M 18.3 8.5 C 20.3 10 20.3 13.5 18.3 15"),
    "phone.down": SymbolShape(
      outline: "M 2 14.5 C 2 11 6.5 8.5 12 8.5 C 17.5 8.5 22 11 22 14.5 L 21.3 16.8 L 16.8 15.8 L 16.3 13 "
        + "C 13.8 12.2 10.2 12.2 7.7 13 L 7.2 15.8 L 2.7 16.8 Z"),
    "icloud.and.arrow.up": SymbolShape(lines: openCloud + "M 12 21.5 L 12 12 M 8.7 15 L 12 11.7 L 15.3 15"),
    "icloud.and.arrow.down": SymbolShape(lines: openCloud + "M 12 11.5 L 12 21 M 8.7 18 L 12 21.3 L 15.3 18"),
    "die.face.1": die("O 12 12 1.9"),
    "die.face.2": die("O 8 16 1.7 O 16 8 1.7"),
    "die.face.3": die("O 7.5 16.5 1.7 O 12 12 1.7 O 16.5 7.5 1.7"),
    "die.face.4": die("O 8 8 1.7 O 16 8 1.7 O 8 16 1.7 O 16 16 1.7"),
    "die.face.5": die("O 7.5 7.5 1.7 O 16.5 7.5 1.7 O 12 12 1.7 O 7.5 16.5 1.7 O 16.5 16.5 1.7"),
    "die.face.6": die("O 8 7 1.6 O 16 7 1.6 O 8 12 1.6 O 16 12 1.6 O 8 17 1.6 O 16 17 1.6"),
  ]

  /// A cloud with room for an arrow below.
  private static let openCloud =
    "M 8 17 L 6.5 17 C 3.8 17 2 15.2 2 12.9 C 2 10.6 3.7 9 6 8.8 C 6.6 6 9 4 12 4 C 15.3 4 17.8 6.3 18 9.4 "
    + "C 20.3 9.7 22 11.3 22 13.4 C 22 15.5 20.3 17 18 17 L 16 17 "

  private static func die(_ dots: String) -> SymbolShape { SymbolShape(outline: "R 3 3 18 18 4", dots: dots) }
}
