// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for letters, lines of text, lists, bubbles and pencils.
  static let writing: [String: SymbolShape] = [
    "captions.bubble": SymbolShape(
      outline: SymbolParts.bubble,
      details: "M 6.5 8.7 L 12 8.7 M 15.5 8.7 L 17.5 8.7 M 6.5 12.7 L 8.5 12.7 M 12 12.7 L 17.5 12.7"),
    "bubble.middle.bottom": SymbolShape(
      outline:
        "M 6 3.5 L 18 3.5 C 20.2 3.5 21.5 4.8 21.5 7 L 21.5 14 C 21.5 16.2 20.2 17.5 18 17.5 L 15.2 17.5 L 12 21.5 "
        + "L 8.8 17.5 L 6 17.5 C 3.8 17.5 2.5 16.2 2.5 14 L 2.5 7 C 2.5 4.8 3.8 3.5 6 3.5 Z"),
    "bubble.and.pencil": SymbolShape(
      lines:
        "M 13 3.5 L 6 3.5 C 3.8 3.5 2.5 4.8 2.5 7 L 2.5 14 C 2.5 16.2 3.8 17.5 6 17.5 L 6.5 17.5 L 6.5 21.5 L 11 17.5 "
        + "L 18 17.5 C 20.2 17.5 21.5 16.2 21.5 14 L 21.5 11.5 M 10 13.3 L 10.8 10.2 L 19 2 L 21.4 4.4 L 13.2 12.6 Z"),
    "bubble.left.and.text.bubble.right": SymbolShape(
      outline:
        "M 15.5 8 C 19.3 8 22 10.3 22 13.5 C 22 15 21.4 16.3 20.3 17.3 L 21 20.8 L 17.4 19 C 16.8 19.1 16.2 19.2 "
        + "15.5 19.2 C 11.7 19.2 9 16.8 9 13.5 C 9 10.3 11.7 8 15.5 8 Z",
      details: "M 12.5 12 L 18.5 12 M 12.5 15.3 L 16.5 15.3",
      lines: "M 6.3 13.9 L 3 15.5 L 3.7 12.3 C 2.6 11.3 2 10 2 8.5 C 2 5.3 5 3 9 3 C 11.7 3 13.9 4 15.1 5.6"),
    "character.cursor.ibeam": SymbolShape(
      lines: "M 2 19 L 7.2 5 L 12.4 19 M 3.9 14.2 L 10.5 14.2 M 18.7 4.5 L 18.7 19.5 "
        + "M 16 2.7 C 17.7 2.7 18.7 3.3 18.7 4.7 C 18.7 3.3 19.7 2.7 21.4 2.7 M 16 21.3 C 17.7 21.3 18.7 20.7 18.7 19.3 "
        + "C 18.7 20.7 19.7 21.3 21.4 21.3"),
    "character.text.justify": SymbolShape(
      lines: "M 2.5 11 L 5.7 3 L 8.9 11 M 3.6 8.3 L 7.8 8.3 M 13 4 L 21.5 4 M 13 9.7 L 21.5 9.7 M 3 15.3 L 21.5 15.3 "
        + "M 3 20.7 L 21.5 20.7"),
    "character.textbox": SymbolShape(
      outline: "R 2 4 20 16 3", details: "M 7.5 16.7 L 12 6.8 L 16.5 16.7 M 9 13.4 L 15 13.4"),
    "abc": SymbolShape(
      lines: "O 5.5 14.5 4 M 9.7 10 L 9.7 19 M 14 4.5 L 14 19 O 18.3 14.5 4.2 A 28.7 14.5 4.2 50 310", width: 34),
    "textformat.size.larger": SymbolShape(
      lines: "M 1.8 20 L 8.3 4 L 14.8 20 M 4.1 14.5 L 12.5 14.5 M 16.5 11.5 L 19.5 8.5 L 22.5 11.5"),
    "textformat.size.smaller": SymbolShape(
      lines: "M 2.5 19 L 7.5 7 L 12.5 19 M 4.2 15 L 10.8 15 M 15.5 11 L 18.5 14 L 21.5 11"),
    "text.quote": SymbolShape(
      lines: "M 3 3.5 L 3 20.5 M 8 5 L 21.5 5 M 8 12 L 21.5 12 M 8 19 L 16 19"),
    "text.below.photo": SymbolShape(
      outline: "R 3.5 2.5 17 11 2", details: "M 4 12 L 9 7.3 L 12.3 10.7 L 15 8.3 L 20 12.7",
      lines: "M 3.5 17.3 L 20.5 17.3 M 3.5 21.3 L 14 21.3"),
    "text.book.closed": SymbolShape(
      outline: "M 7 3 L 19 3 L 19 18 L 7 18 C 5.7 18 4.8 18.8 4.8 19.7 L 4.8 5.2 C 4.8 4 5.8 3 7 3 Z",
      details: "M 9 7.5 L 15.3 7.5 M 9 11.3 L 13.3 11.3",
      lines: "M 19 18 L 19 21.5 L 6.6 21.5 C 5.5 21.5 4.8 20.7 4.8 19.7"),
    "text.word.spacing": SymbolShape(
      lines: "M 3 4 L 3 20 M 21 4 L 21 20 M 7 12 L 17 12 M 10 9 L 7 12 L 10 15 M 14 9 L 17 12 L 14 15"),
    "paragraph.sign": SymbolShape(
      lines:
        "M 18 3.5 L 10 3.5 C 7 3.5 5 5.3 5 8 C 5 10.7 7 12.5 10 12.5 L 11.5 12.5 M 11.5 3.5 L 11.5 20.5 M 16 3.5 L 16 20.5"
    ),
    "quote.opening": SymbolShape(
      dots: "M 2.8 14.5 C 2.8 9.5 4.8 6.6 8.8 5 L 9.6 6.6 C 7.4 7.8 6.4 9.3 6.2 11.3 C 8.4 11.4 9.8 12.7 9.8 14.6 "
        + "C 9.8 16.6 8.3 18 6.3 18 C 4.2 18 2.8 16.6 2.8 14.5 Z M 13.8 14.5 C 13.8 9.5 15.8 6.6 19.8 5 L 20.6 6.6 "
        + "C 18.4 7.8 17.4 9.3 17.2 11.3 C 19.4 11.4 20.8 12.7 20.8 14.6 C 20.8 16.6 19.3 18 17.3 18 C 15.2 18 13.8 16.6 13.8 14.5 Z"
    ),
    "quote.closing": SymbolShape(
      dots:
        "M 21.2 9.5 C 21.2 14.5 19.2 17.4 15.2 19 L 14.4 17.4 C 16.6 16.2 17.6 14.7 17.8 12.7 C 15.6 12.6 14.2 11.3 14.2 9.4 "
        + "C 14.2 7.4 15.7 6 17.7 6 C 19.8 6 21.2 7.4 21.2 9.5 Z M 10.2 9.5 C 10.2 14.5 8.2 17.4 4.2 19 L 3.4 17.4 "
        + "C 5.6 16.2 6.6 14.7 6.8 12.7 C 4.6 12.6 3.2 11.3 3.2 9.4 C 3.2 7.4 4.7 6 6.7 6 C 8.8 6 10.2 7.4 10.2 9.5 Z"),
    "f.cursive": SymbolShape(
      lines: "M 17.5 5 C 16 2.8 13 3 12.2 7 L 9.9 18 C 9.2 21.5 6.5 22 5 19.5 M 6.8 10 L 16.5 10"),
    "x.squareroot": SymbolShape(
      lines: "M 1.8 13 L 4.5 12 L 7.8 20 L 11.5 4 L 22.2 4 M 13.3 9.5 L 19.8 18 M 19.8 9.5 L 13.3 18"),
    "angle": SymbolShape(lines: "M 18.5 4 L 3.5 20 L 21 20 A 3.5 20 10 -47 0"),
    "list.bullet.below.rectangle": SymbolShape(
      outline: "R 3 2.8 18 8 2", dots: "O 4.5 15.3 1.4 O 4.5 20.3 1.4", lines: "M 9 15.3 L 21 15.3 M 9 20.3 L 21 20.3"),
    "list.triangle": SymbolShape(
      dots: "M 2.3 3.5 L 2.3 7.9 L 6 5.7 Z M 2.3 9.8 L 2.3 14.2 L 6 12 Z M 2.3 16.1 L 2.3 20.5 L 6 18.3 Z",
      lines: "M 9.5 5.7 L 21.5 5.7 M 9.5 12 L 21.5 12 M 9.5 18.3 L 21.5 18.3"),
    "list.dash.header.rectangle": SymbolShape(
      outline: "R 2.5 2.5 19 19 3",
      details: "M 3 8 L 21 8 M 6.3 12.5 L 8 12.5 M 11.3 12.5 L 17.7 12.5 M 6.3 17 L 8 17 M 11.3 17 L 17.7 17"),
    "list.bullet.rectangle.portrait": SymbolShape(
      outline: "R 4 2 16 20 3", details: "M 11 7.3 L 16.3 7.3 M 11 12 L 16.3 12 M 11 16.7 L 16.3 16.7",
      dots: "O 7.7 7.3 1.1 O 7.7 12 1.1 O 7.7 16.7 1.1"),
    "list.and.film": SymbolShape(
      outline: "R 11.5 8 10.5 13.5 1.8", details: "M 14.5 8.5 L 14.5 21 M 19 8.5 L 19 21 M 14.5 14.7 L 19 14.7",
      lines: "M 2.5 4 L 17 4 M 2.5 10 L 8 10 M 2.5 16 L 8 16"),
    "pencil.and.list.clipboard": SymbolShape(
      lines: "M 7 4.5 L 3.5 4.5 L 3.5 21.5 L 11 21.5 M 13 4.5 L 16.5 4.5 L 16.5 9.5 M 7 3 L 13 3 L 13 6.3 L 7 6.3 Z "
        + "M 6.7 10.3 L 13 10.3 M 6.7 14 L 10.7 14 M 13.5 20.7 L 14.3 17.6 L 20.2 11.7 L 22.5 14 L 16.6 19.9 Z"),
    "pencil.line": SymbolShape(
      outline: "M 5 16.5 L 6 12.8 L 16.3 2.5 L 19 5.2 L 8.7 15.5 Z", lines: "M 3 21 L 21 21"),
    "pencil.and.scribble": SymbolShape(
      outline: "M 2.5 18 L 3.5 14.3 L 14.5 3.3 L 17.2 6 L 6.2 17 Z",
      lines: "M 9.5 20.5 C 11.5 17.5 14.5 14.5 15.5 15.7 C 16.5 16.9 12 20.5 13.3 21.3 C 14.7 22 18 16.5 19.3 17.3 "
        + "C 20.4 18 18 21 21.7 20.3"),
    "book.pages": SymbolShape(
      outline:
        "M 12 6 C 9.5 4.3 6 4 2.5 4.5 L 2.5 19 C 6 18.5 9.5 18.8 12 20.5 C 14.5 18.8 18 18.5 21.5 19 L 21.5 4.5 C 18 4 14.5 4.3 12 6 Z",
      details: "M 12 6.5 L 12 20 M 5.5 8.7 C 7 8.6 8.2 8.8 9.2 9.2 M 5.5 12.5 C 7 12.4 8.2 12.6 9.2 13 "
        + "M 18.5 8.7 C 17 8.6 15.8 8.8 14.8 9.2 M 18.5 12.5 C 17 12.4 15.8 12.6 14.8 13"),
    "scroll": SymbolShape(
      outline: "M 8 3 L 19 3 C 20.7 3 21.7 4.2 21.7 6 L 21.7 8 L 17.7 8 L 17.7 18.5 C 17.7 20.2 16.7 21 15.2 21 L 5 21 "
        + "C 3.3 21 2.3 20 2.3 18.2 L 2.3 16.5 L 5 16.5 L 5 6 C 5 4.2 6.2 3 8 3 Z",
      details:
        "M 17.7 7.5 L 17.7 6 C 17.7 4.3 18.2 3.3 19 3.2 M 5.5 16.5 L 12.5 16.5 L 12.5 18.3 C 12.5 20 13.5 20.8 15 20.8 "
        + "M 8.7 8 L 14 8 M 8.7 12 L 14 12"),
    "menucard": SymbolShape(
      outline:
        "M 4 5 L 12.5 2.3 L 12.5 19 L 4 21.7 Z M 12.5 4.5 L 18 4.5 C 19.3 4.5 20 5.2 20 6.5 L 20 19.7 C 20 21 19.3 21.7 18 21.7 L 4 21.7",
      details: "M 7 9.5 L 9.7 8.6 M 7 13 L 9.7 12.1 M 7 16.5 L 9.7 15.6"),
    "placeholdertext": SymbolShape(
      outline: "R 2.5 2.5 19 19 4.5",
      details:
        "M 6.5 8.3 L 12 8.3 M 15.3 8.3 L 17.5 8.3 M 6.5 12.3 L 9 12.3 M 12.3 12.3 L 17.5 12.3 M 6.5 16.3 L 13 16.3"),
    "filemenu.and.selection": SymbolShape(
      outline: "R 3.5 2.5 17 19 2.5", details: "M 7 6.5 L 17 6.5 M 7 17.7 L 17 17.7", dots: "R 5.8 9.7 12.4 4.8 1"),
    "filemenu.and.cursorarrow": SymbolShape(
      lines: "M 10.5 20.5 L 5.5 20.5 C 3.8 20.5 2.8 19.5 2.8 17.8 L 2.8 5.2 C 2.8 3.5 3.8 2.5 5.5 2.5 L 15 2.5 "
        + "C 16.7 2.5 17.7 3.5 17.7 5.2 L 17.7 10.5 M 6.3 6.7 L 14.2 6.7 M 6.3 11 L 10.5 11 M 6.3 15.3 L 10.5 15.3 "
        + SymbolParts.pointer),
    "hand.draw": SymbolShape(
      outline: "M 10 22 C 8.3 20.3 6.6 18.2 5.4 16 C 4.8 14.7 6.3 13.7 7.4 14.8 L 9 16.4 L 9 9.8 C 9 8 11.6 8 11.6 9.8 "
        + "L 11.6 14.2 L 16 15 C 17.8 15.4 18.5 16.4 18.2 18 L 17.5 22 Z",
      lines:
        "M 2 7.5 C 3.5 3.5 6 1.5 6.7 3 C 7.5 4.7 4.5 7.5 6 8 M 14.3 8.3 C 16 4 18.5 3 18.7 4.7 C 18.9 6.3 17.3 8.5 18.5 8.7 "
        + "C 19.7 8.8 20.8 7.5 21.7 6"),
    "exclamationmark.magnifyingglass": SymbolShape(
      dots: "O 10 13.7 1.1", lines: "O 10 10 7.5 M 15.5 15.5 L 21.5 21.5 M 10 6 L 10 10.5"),
  ]
}
