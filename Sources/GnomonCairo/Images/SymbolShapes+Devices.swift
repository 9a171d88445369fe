// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for names of things at hand: players, bags, tools.
  static let devices: [String: SymbolShape] = [
    "info": SymbolShape(dots: "O 12 4.3 1.7", lines: "M 9 10 L 12.5 10 L 12.5 20 M 8.5 20 L 16.5 20"),
    "bag": SymbolShape(
      outline: "M 5.2 7.5 L 18.8 7.5 C 19.4 7.5 19.8 7.8 19.9 8.4 L 20.9 19.5 C 21 20.7 20.2 21.5 19 21.5 L 5 21.5 "
        + "C 3.8 21.5 3 20.7 3.1 19.5 L 4.1 8.4 C 4.2 7.8 4.6 7.5 5.2 7.5 Z",
      details: "M 8.3 7.8 L 8.3 10.5 M 15.7 7.8 L 15.7 10.5",
      lines: "M 8.3 7.3 L 8.3 6 C 8.3 3.8 9.8 2.3 12 2.3 C 14.2 2.3 15.7 3.8 15.7 6 L 15.7 7.3"),
    "lock.open": SymbolShape(
      outline: "R 2 10.5 14.5 11 2.5",
      lines: "M 13 10.5 L 13 7 C 13 4.3 14.8 2.7 17.2 2.7 C 19.6 2.7 21.4 4.3 21.4 7 L 21.4 10.5"),
    "repeat": SymbolShape(
      lines: "M 3 11 L 3 10 C 3 7.5 4.5 6 7 6 L 20.5 6 M 17 2.5 L 20.5 6 L 17 9.5 M 21 13 L 21 14 "
        + "C 21 16.5 19.5 18 17 18 L 3.5 18 M 7 14.5 L 3.5 18 L 7 21.5"),
    "shuffle": SymbolShape(
      lines: "M 2.5 6.5 L 5 6.5 C 7.5 6.5 8.7 7.8 10 10 L 12.5 14 C 13.8 16.2 15 17.5 17.5 17.5 L 21.5 17.5 "
        + "M 2.5 17.5 L 5 17.5 C 7 17.5 8.3 16.6 9.4 14.9 M 13.1 9.1 C 14.2 7.4 15.5 6.5 17.5 6.5 L 21.5 6.5 "
        + "M 18.5 3.5 L 21.5 6.5 L 18.5 9.5 M 18.5 14.5 L 21.5 17.5 L 18.5 20.5"),
    "iphone": SymbolShape(outline: "R 6 1.5 12 21 3", details: "M 10.3 4.3 L 13.7 4.3"),
    "video": SymbolShape(
      outline: "R 1.5 5.5 14 13 3 M 15.5 10.5 L 20.7 7.2 C 21.7 6.7 22.5 7.2 22.5 8.3 L 22.5 15.7 "
        + "C 22.5 16.8 21.7 17.3 20.7 16.8 L 15.5 13.5"),
    "briefcase": SymbolShape(
      outline: "R 2 7 20 13.5 2.5", details: "M 2.5 12.8 L 21.5 12.8 M 12 12.8 L 12 14.8",
      lines: "M 8 7 L 8 5 C 8 4 8.7 3.3 9.7 3.3 L 14.3 3.3 C 15.3 3.3 16 4 16 5 L 16 7"),
    "paintbrush": SymbolShape(
      outline:
        "M 20.8 3.2 C 19.8 2.2 18.3 2.6 17.2 3.7 L 9.7 11.9 L 12.1 14.3 L 20.3 6.8 "
        + "C 21.4 5.7 21.8 4.2 20.8 3.2 Z M 8.7 13.4 C 6 13.2 5.2 15 5.2 16.8 C 5.2 18.5 4.2 19.7 2.5 20.2 C 4 21.3 6.5 21.6 8.3 20.6 "
        + "C 10.2 19.6 11.2 17.6 10.6 15.3 Z"),
    "speaker.wave.3": SymbolShape(
      outline: "M 1.2 9.5 L 4 9.5 L 8 5.5 L 8 18.5 L 4 14.5 L 1.2 14.5 Z",
      lines: "A 7.5 12 4.5 -36 36 A 7.5 12 8.5 -40 40 A 7.5 12 12.5 -42 42"),
    "rectangle.grid.1x2": SymbolShape(outline: "R 3 3 18 7.5 2 R 3 13.5 18 7.5 2"),
    "hand.raised": SymbolShape(
      outline: "M 6.8 13.6 L 6.8 5.8 C 6.8 3.9 9.5 3.9 9.5 5.8 L 9.5 4 C 9.5 2 12.3 2 12.3 4 L 12.3 4.8 "
        + "C 12.3 2.9 15 2.9 15 4.8 L 15 7 C 15 5.2 17.7 5.2 17.7 7 L 17.7 14.5 C 17.7 19 15.3 22 11.6 22 "
        + "C 8.8 22 7.2 20.8 5.8 18.3 L 3.1 13.8 C 2.2 12.1 4.2 10.9 5.4 12.2 Z",
      details: "M 9.5 6 L 9.5 11.5 M 12.3 5 L 12.3 11.5 M 15 7 L 15 11.5"),
  ]
}
