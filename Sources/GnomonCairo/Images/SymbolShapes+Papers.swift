// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  private static let bubble =
    "M 12 3 C 17.8 3 22 6.4 22 11 C 22 15.6 17.8 19 12 19 C 11 19 10 18.9 9.1 18.7 L 4.5 21.5 L "
    + "5.2 17 C 3.2 15.5 2 13.4 2 11 C 2 6.4 6.2 3 12 3 Z"

  /// Shapes of our own for lists, documents, pictures and talk.
  static let papers: [String: SymbolShape] = [
    "checklist": SymbolShape(
      lines: "M 2.5 6 L 4.7 8.2 L 8.3 3.8 M 2.5 17.5 L 4.7 19.7 L 8.3 15.3 M 11.8 6 L 21.5 6 M 11.8 17.5 "
        + "L 21.5 17.5"),
    "text.magnifyingglass": SymbolShape(
      lines: "M 3 5 L 21 5 M 3 10 L 9.5 10 M 3 15 L 8.5 15 O 15.5 14.5 4 M 18.5 17.5 L 22 21"),
    "list.bullet.rectangle": SymbolShape(
      outline: "R 2 4 20 16 3",
      details: "M 6 8.5 L 6.3 8.5 M 10 8.5 L 18 8.5 M 6 12 L 6.3 12 M 10 12 L 18 12 M 6 15.5 L 6.3 15.5 M "
        + "10 15.5 L 18 15.5"),
    "clipboard": SymbolShape(outline: "R 4 4 16 18 2.6", lines: "R 8.7 2 6.6 4.2 1.3"),
    "list.clipboard": SymbolShape(
      outline: "R 4 4 16 18 2.6",
      details: "M 7.7 11 L 7.9 11 M 11 11 L 16.5 11 M 7.7 14.5 L 7.9 14.5 M 11 14.5 L 16.5 14.5 M 7.7 18 L "
        + "7.9 18 M 11 18 L 16.5 18",
      lines: "R 8.7 2 6.6 4.2 1.3"),
    "arrow.up.doc": SymbolShape(
      outline: "M 5.5 2.5 L 14 2.5 L 18.5 7.5 L 18.5 21.5 L 5.5 21.5 Z",
      details: "M 12 18.5 L 12 11 M 9 13.7 L 12 10.7 L 15 13.7"),
    "arrow.down.doc": SymbolShape(
      outline: "M 5.5 2.5 L 14 2.5 L 18.5 7.5 L 18.5 21.5 L 5.5 21.5 Z",
      details: "M 12 10.5 L 12 18 M 9 15.3 L 12 18.3 L 15 15.3"),
    "doc.richtext": SymbolShape(
      outline: "M 5.5 2.5 L 14 2.5 L 18.5 7.5 L 18.5 21.5 L 5.5 21.5 Z",
      details: "M 8.5 7 L 10.5 7 M 8.5 10.5 L 15.5 10.5 M 8.5 14 L 15.5 14 M 8.5 17.5 L 13 17.5"),
    "doc.text.magnifyingglass": SymbolShape(
      lines: "M 11 21.5 L 4 21.5 L 4 2.5 L 12.5 2.5 L 17 7.5 L 17 9 M 12 3 L 12 8 L 16.5 8 M 7 11.5 L 10 "
        + "11.5 M 7 15 L 9 15 O 16 16 4 M 19 19 L 22 22"),
    "note": SymbolShape(outline: "R 3 3 18 18 3"),
    "note.text": SymbolShape(
      outline: "R 3 3 18 18 3",
      details: "M 3.5 7.5 L 20.5 7.5 M 7 11.7 L 17 11.7 M 7 15.7 L 14 15.7"),
    "heart.text.square": SymbolShape(
      outline: "R 3 3 18 18 4",
      details: "M 8.7 12.5 C 5.5 10.5 5.3 7.5 7.2 7.3 C 8.1 7.2 8.7 8.2 8.7 8.2 C 8.7 8.2 9.3 7.2 10.2 7.3 "
        + "C 12.1 7.5 11.9 10.5 8.7 12.5 Z M 15 8.5 L 17.5 8.5 M 15 12 L 17.5 12 M 7 16.3 L 17 16.3"),
    "play.rectangle": SymbolShape(outline: "R 2 4.5 20 15 3", dots: "M 10 8.5 L 16 12 L 10 15.5 Z"),
    "person.crop.rectangle": SymbolShape(
      outline: "R 2 4 20 16 3",
      details: "O 12 10 2.8 M 6.3 19.5 C 6.6 16 9 14.8 12 14.8 C 15 14.8 17.4 16 17.7 19.5"),
    "person.crop.square": SymbolShape(
      outline: "R 3 3 18 18 4",
      details: "O 12 9.7 3 M 6 20.5 C 6.3 16.5 8.8 15 12 15 C 15.2 15 17.7 16.5 18 20.5"),
    "photo.artframe": SymbolShape(
      outline: "R 2 2.5 20 19 2.5",
      details: "R 5.5 6 13 12 1 M 6 16.5 L 10 12 L 13 15 L 15 13 L 18 16"),
    "envelope.open": SymbolShape(
      outline: "M 2.5 9.5 L 12 3 L 21.5 9.5 L 21.5 20.5 L 2.5 20.5 Z",
      details: "M 3 10.7 L 12 16.5 L 21 10.7"),
    "bubble.left.and.bubble.right": SymbolShape(
      outline: "M 9 3 C 13 3 16 5.3 16 8.5 C 16 11.7 13 14 9 14 C 8 14 7.2 13.9 6.4 13.6 L 3 15.5 L 3.7 "
        + "12.3 C 2.6 11.3 2 10 2 8.5 C 2 5.3 5 3 9 3 Z",
      lines: "M 19 9 C 21 9.9 22 11.5 22 13.5 C 22 15 21.4 16.2 20.3 17.2 L 21 20.5 L 17.6 18.6 C 16.8 "
        + "18.9 16 19 15 19 C 12.6 19 10.6 18.2 9.3 16.8"),
    "exclamationmark.bubble": SymbolShape(outline: bubble, details: "M 12 6.7 L 12 11.7", dots: "O 12 15 1.2"),
    "questionmark.bubble": SymbolShape(
      outline: bubble,
      details: "M 9.6 8.7 C 9.6 7.2 10.6 6.3 12 6.3 C 13.4 6.3 14.4 7.3 14.4 8.6 C 14.4 10.5 12 10.4 12 12.3",
      dots: "O 12 15.4 1.2"),
    "plus.bubble": SymbolShape(outline: bubble, details: "M 12 7.4 L 12 14.6 M 8.4 11 L 15.6 11"),
    "checkmark.bubble": SymbolShape(outline: bubble, details: "M 8.3 11.3 L 11 14 L 15.7 8.3"),
    "tray.and.arrow.down": SymbolShape(
      outline: "M 2.5 14 L 7.8 14 C 8.1 16 9.7 17.2 12 17.2 C 14.3 17.2 15.9 16 16.2 14 L 21.5 14 L 21.5 "
        + "18.3 C 21.5 19.8 20.7 20.7 19.2 20.7 L 4.8 20.7 C 3.3 20.7 2.5 19.8 2.5 18.3 Z",
      lines: "M 12 2.5 L 12 11.5 M 8.5 8.2 L 12 11.7 L 15.5 8.2"),
    "tray.and.arrow.up": SymbolShape(
      outline: "M 2.5 14 L 7.8 14 C 8.1 16 9.7 17.2 12 17.2 C 14.3 17.2 15.9 16 16.2 14 L 21.5 14 L 21.5 "
        + "18.3 C 21.5 19.8 20.7 20.7 19.2 20.7 L 4.8 20.7 C 3.3 20.7 2.5 19.8 2.5 18.3 Z",
      lines: "M 12 12 L 12 3 M 8.5 6.2 L 12 2.7 L 15.5 6.2"),
    "clock.arrow.circlepath": SymbolShape(
      lines: "A 12.5 12 9 -160 140 M 2 4.7 L 3.9 9.3 L 8.5 7.7 M 12.5 7 L 12.5 12.5 L 16 14.5"),
    "music.note.list": SymbolShape(
      dots: "E 15.2 18.3 2.7 2.2",
      lines: "M 2.5 5 L 13 5 M 2.5 10.5 L 13 10.5 M 2.5 16 L 9 16 M 17.6 18 L 17.6 4.5 C 18 7 21.5 7.5 21.5 11"),
    "backward.end": SymbolShape(outline: "M 19.5 4 L 8.5 12 L 19.5 20 Z", lines: "M 5 4.5 L 5 19.5"),
    "forward.end": SymbolShape(outline: "M 4.5 4 L 15.5 12 L 4.5 20 Z", lines: "M 19 4.5 L 19 19.5"),
  ]
}
