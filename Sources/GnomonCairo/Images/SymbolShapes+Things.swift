// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for names that tutorials and packages like.
  static let things: [String: SymbolShape] = [
    "person.crop.circle": SymbolShape(
      outline: "O 12 12 9.1",
      details: "O 12 9.7 3.1 M 5.8 18.6 C 7.1 15.8 9.3 14.7 12 14.7 C 14.7 14.7 16.9 15.8 18.2 18.6"),
    "flag": SymbolShape(
      outline:
        "M 5 4 C 8 2.5 10 2.8 12.5 4 C 15 5.2 17 5.2 19.5 4 L 19.5 13.5 C 17 14.7 15 14.7 12.5 13.5 C 10 12.3 8 12 5 13.5 Z",
      lines: "M 5 3 L 5 21.5"),
    "bubble.left": SymbolShape(
      outline:
        "M 6 3.5 L 18 3.5 C 20.2 3.5 21.5 4.8 21.5 7 L 21.5 14 C 21.5 16.2 20.2 17.5 18 17.5 L 11 17.5 L 6.5 21.5 "
        + "L 6.5 17.5 L 6 17.5 C 3.8 17.5 2.5 16.2 2.5 14 L 2.5 7 C 2.5 4.8 3.8 3.5 6 3.5 Z"),
    "bubble.right": SymbolShape(
      outline: "M 18 3.5 L 6 3.5 C 3.8 3.5 2.5 4.8 2.5 7 L 2.5 14 C 2.5 16.2 3.8 17.5 6 17.5 L 13 17.5 L 17.5 21.5 "
        + "L 17.5 17.5 L 18 17.5 C 20.2 17.5 21.5 16.2 21.5 14 L 21.5 7 C 21.5 4.8 20.2 3.5 18 3.5 Z"),
    "square.and.pencil": SymbolShape(
      lines:
        "M 12 4 L 6.5 4 C 4.5 4 3 5.5 3 7.5 L 3 17.5 C 3 19.5 4.5 21 6.5 21 L 16.5 21 C 18.5 21 20 19.5 20 17.5 L 20 12 "
        + "M 9 15 L 9.7 12 L 19 2.7 L 21.3 5 L 12 14.3 Z"),
    "square.and.arrow.down": SymbolShape(
      lines: "M 8.5 9 L 5 9 L 5 21.5 L 19 21.5 L 19 9 L 15.5 9 M 12 2.5 L 12 15 M 8 11 L 12 15 L 16 11"),
    "arrow.up.arrow.down": SymbolShape(
      lines: "M 7 21 L 7 3 M 3 7 L 7 3 L 11 7 M 17 3 L 17 21 M 13 17 L 17 21 L 21 17"),
    "arrow.triangle.2.circlepath": SymbolShape(
      lines: "A 12 12 8.5 190 330 A 12 12 8.5 10 150 M 20 3.5 L 19.4 7.8 L 15 7.2 M 4 20.5 L 4.6 16.2 L 9 16.8"),
    "list.dash": SymbolShape(
      lines:
        "M 2.5 6 L 4.5 6 M 8.5 6 L 21.5 6 M 2.5 12 L 4.5 12 M 8.5 12 L 21.5 12 M 2.5 18 L 4.5 18 M 8.5 18 L 21.5 18"),
    "speaker": SymbolShape(outline: "M 3 9 L 7.5 9 L 13.5 4 L 13.5 20 L 7.5 15 L 3 15 Z"),
    "speaker.wave.2": SymbolShape(
      outline: "M 1.5 9 L 5 9 L 10 4.5 L 10 19.5 L 5 15 L 1.5 15 Z", lines: "A 10 12 4.5 -40 40 A 10 12 8.8 -42 42"),
    "doc.on.doc": SymbolShape(
      outline: "M 9 7 L 16 7 L 20 11 L 20 21.5 L 9 21.5 Z", details: "M 15.5 7.5 L 15.5 11.5 L 19.5 11.5",
      lines: "M 6 17 L 4 17 L 4 2.5 L 11 2.5 L 13 4.5"),
    "doc.on.clipboard": SymbolShape(
      outline: "M 11 9 L 17 9 L 20.5 12.5 L 20.5 21.5 L 11 21.5 Z", details: "M 16.5 9.5 L 16.5 13 L 20 13",
      lines: "M 8 18.5 L 3.5 18.5 L 3.5 4.5 L 6.5 4.5 M 13 4.5 L 16 4.5 L 16 6 M 6.5 2.8 L 13 2.8 L 13 6.2 L 6.5 6.2 Z"),
    "checkmark.seal": SymbolShape(outline: polygon(12, turned: 15), details: "M 7.5 12.5 L 11 16 L 16.5 8.5"),
    "scribble": SymbolShape(
      lines:
        "M 2.5 13 C 6 5 10 2 11 5 C 12 8 5 15 7.5 17 C 10 19 15 7 17.5 8.5 C 19.5 10 12.5 17 14.5 19 C 16.5 21 19.5 17 21.5 15"
    ),
    "snowflake": SymbolShape(
      lines: "M 12 2 L 12 22 M 3.3 7 L 20.7 17 M 20.7 7 L 3.3 17 M 9.5 4 L 12 6.3 L 14.5 4 M 9.5 20 L 12 17.7 L 14.5 20"
    ),
    "power": SymbolShape(lines: "A 12 12.8 8.7 -55 235 M 12 2.5 L 12 11.5"),
    "questionmark": SymbolShape(
      dots: "O 12 20 1.5",
      lines: "M 7.5 8 C 7.5 5 9.5 3.5 12 3.5 C 14.5 3.5 16.5 5.2 16.5 7.8 C 16.5 11.5 12 11.5 12 15.5"),
    "number": SymbolShape(lines: "M 9.5 3 L 7.5 21 M 16.5 3 L 14.5 21 M 4 9 L 21 9 M 3 15 L 20 15"),
    "percent": SymbolShape(lines: "M 18.5 4 L 5.5 20 O 6.8 7.5 3.3 O 17.2 16.5 3.3"),
    "face.smiling": SymbolShape(
      outline: "O 12 12 9.1", details: "M 7.5 14.5 C 8.8 17.2 15.2 17.2 16.5 14.5 M 9 8.5 L 9 10 M 15 8.5 L 15 10"),
    "car": SymbolShape(
      outline:
        "M 3 12.5 L 5.5 6 C 5.8 5.2 6.4 4.8 7.2 4.8 L 16.8 4.8 C 17.6 4.8 18.2 5.2 18.5 6 L 21 12.5 L 21 18.5 L 3 18.5 Z",
      details: "M 4 11.5 L 20 11.5 O 7 15 1 O 17 15 1", lines: "M 5 18.5 L 5 20.5 M 19 18.5 L 19 20.5"),
    "airplane": SymbolShape(
      outline: "M 22 12 C 22 10.8 20.8 10.2 19.5 10.2 L 14.5 10.2 L 9.5 2.5 L 7.5 2.5 L 9.8 10.2 L 5.5 10.2 L 3.5 7.8 "
        + "L 2 7.8 L 3 12 L 2 16.2 L 3.5 16.2 L 5.5 13.8 L 9.8 13.8 L 7.5 21.5 L 9.5 21.5 L 14.5 13.8 L 19.5 13.8 "
        + "C 20.8 13.8 22 13.2 22 12 Z"),
    "key": SymbolShape(
      outline: "O 7.5 8 5", details: "O 6.5 7 0.6", lines: "M 11 11.5 L 20 20.5 L 20 17 M 16.5 17 L 18.5 15"),
    "cube": SymbolShape(
      outline: "M 12 2 L 21 7 L 21 17 L 12 22 L 3 17 L 3 7 Z", details: "M 3.5 7.3 L 12 12 L 20.5 7.3 M 12 12 L 12 21.5"
    ),
    "square.stack": SymbolShape(outline: "R 3 8.5 18 13 3", lines: "M 5 5.5 L 19 5.5 M 7.5 2.5 L 16.5 2.5"),
    "timer": SymbolShape(lines: "A 12 12 9.5 -90 220 M 12 12 L 7.5 7.5 M 12 2.5 L 12 6"),
    "crown": SymbolShape(
      outline: "M 3 7 L 7.5 11 L 12 4 L 16.5 11 L 21 7 L 19 19 L 5 19 Z", details: "M 6 15.5 L 18 15.5"),
  ]
}
