// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for tools, machines, medicine and games.
  static let workshop: [String: SymbolShape] = [
    "signature": SymbolShape(
      lines: "M 2 20.8 L 22 20.8 M 2.5 14.5 C 7 13.5 12 6.5 10.3 3.8 C 8.7 1.7 6.3 7 7.8 12.5 C 8.6 15.6 "
        + "10.6 16.2 12 13.2 C 12.9 11.2 14.3 11 14.3 13.2 C 14.3 15.2 15.8 15.5 17.2 13.7 C 18.2 12.4 "
        + "19 14.3 21.5 13.7"),
    "highlighter": SymbolShape(
      outline: "M 9 13.5 L 17.3 3.3 L 21 6.3 L 12.8 16.6 Z",
      lines: "M 9 13.5 L 7.7 17.3 L 9.3 18.6 L 12.8 16.6 M 3 21.5 L 7.3 21.5"),
    "eraser": SymbolShape(
      outline: "M 8.5 20 L 3.3 14.8 L 14.3 3.8 L 21 10.5 L 11.5 20 Z",
      details: "M 8.3 9.8 L 15 16.5",
      lines: "M 8 20.5 L 20.5 20.5"),
    "pencil.tip": SymbolShape(
      outline: "M 12 2.5 L 18 14 L 16.3 21.5 L 7.7 21.5 L 6 14 Z",
      details: "M 7 15 C 9 17 15 17 17 15"),
    "lasso": SymbolShape(
      lines: "E 12 9 9.5 6 M 6.5 13.7 C 3.5 15.5 6.5 18.3 8 17 C 9.5 15.5 6.8 13.3 5.3 16.3 C 4.5 18 5 20 6.5 21.5"),
    "hand.tap": SymbolShape(
      outline: "M 10 21.8 C 8 19.8 6 17.3 4.6 14.8 C 4 13.3 5.8 12.2 7 13.5 L 9 15.5 L 9 8.3 C 9 6.3 12 6.3 "
        + "12 8.3 L 12 13.2 L 16.6 14 C 18.6 14.4 19.4 15.5 19.1 17.2 L 18.3 21.8 Z",
      lines: "A 10.5 8 5.3 -200 20"),
    "cpu": SymbolShape(
      outline: "R 5 5 14 14 2.5",
      details: "R 9 9 6 6 1",
      lines: "M 9 1.8 L 9 5 M 15 1.8 L 15 5 M 9 19 L 9 22.2 M 15 19 L 15 22.2 M 1.8 9 L 5 9 M 1.8 15 L 5 "
        + "15 M 19 9 L 22.2 9 M 19 15 L 22.2 15"),
    "memorychip": SymbolShape(
      outline: "R 2 6 20 10.5 2",
      details: "M 6.5 9.5 L 6.5 13 M 12 9.5 L 12 13 M 17.5 9.5 L 17.5 13",
      lines: "M 5.5 16.5 L 5.5 19.5 M 9.8 16.5 L 9.8 19.5 M 14.2 16.5 L 14.2 19.5 M 18.5 16.5 L 18.5 19.5"),
    "network": SymbolShape(
      lines: "O 12 12 9.7 E 12 12 4.4 9.7 M 2.3 12 L 21.7 12 M 12 2.3 L 12 21.7 M 4.8 5.8 C 8.5 8.8 15.5 "
        + "8.8 19.2 5.8 M 4.8 18.2 C 8.5 15.2 15.5 15.2 19.2 18.2"),
    "laptopcomputer.and.iphone": SymbolShape(
      outline: "R 16.3 9.3 6 11.2 1.6",
      lines: "M 13.3 18 L 1.5 18 M 3.5 17.5 L 3.5 7 C 3.5 5.5 4.3 4.7 5.8 4.7 L 16 4.7 C 17.5 4.7 18.3 5.4 18.3 6.5"),
    "party.popper": SymbolShape(
      outline: "M 2.8 21.2 L 8 8.5 L 15.5 16 Z",
      dots: "O 6.3 4 1.2 O 20.5 3.7 1.2 O 20.2 18 1.2",
      lines: "M 11.8 8.7 C 12.8 6.7 12.6 4.5 11 2.8 M 15.3 12.2 C 17.3 11.2 19.5 11.4 21.2 13 M 14 10 L 18 6"),
    "flag.checkered": SymbolShape(
      outline: "M 4 3.5 L 21 3.5 L 21 14.5 L 4 14.5 Z",
      dots: "M 4 3.5 L 8.2 3.5 L 8.2 7.2 L 4 7.2 Z M 12.5 3.5 L 16.7 3.5 L 16.7 7.2 L 12.5 7.2 Z M 8.2 "
        + "7.2 L 12.5 7.2 L 12.5 10.8 L 8.2 10.8 Z M 16.7 7.2 L 21 7.2 L 21 10.8 L 16.7 10.8 Z M 4 "
        + "10.8 L 8.2 10.8 L 8.2 14.5 L 4 14.5 Z M 12.5 10.8 L 16.7 10.8 L 16.7 14.5 L 12.5 14.5 Z",
      lines: "M 4 2.5 L 4 22"),
    "pills": SymbolShape(
      outline: "M 3.2 7.7 L 8.2 2.7 C 9.7 1.1 12.3 1.1 13.8 2.7 C 15.4 4.2 15.4 6.8 13.8 8.3 L 8.8 13.3 C "
        + "7.3 14.9 4.7 14.9 3.2 13.3 C 1.6 11.8 1.6 9.2 3.2 7.7 Z O 17 17 5.2",
      details: "M 5.7 5.2 L 11.3 10.8 M 13.4 20.6 L 20.6 13.4"),
    "cross.case": SymbolShape(
      outline: "R 2 6.7 20 14 3",
      details: "M 12 10.2 L 12 17.2 M 8.5 13.7 L 15.5 13.7",
      lines: "M 8 6.7 L 8 5.2 C 8 4 8.7 3.3 9.7 3.3 L 14.3 3.3 C 15.3 3.3 16 4 16 5.2 L 16 6.7"),
    "stethoscope": SymbolShape(
      lines: "M 5.8 3 L 4 3 L 4 8.5 C 4 11.5 6 13.5 8.7 13.5 C 11.4 13.5 13.4 11.5 13.4 8.5 L 13.4 3 L "
        + "11.6 3 M 8.7 13.5 L 8.7 16 C 8.7 19 10.9 21.2 13.7 21.2 C 16.5 21.2 18.7 19 18.7 16 L 18.7 "
        + "13 O 18.7 10.7 2.3"),
    "bandage": SymbolShape(
      outline: "M 3.5 14 L 14 3.5 C 15.8 1.7 18.5 1.7 20.3 3.5 C 22.2 5.4 22.2 8.2 20.3 10 L 10 20.5 C 8.2 "
        + "22.3 5.4 22.3 3.5 20.5 C 1.7 18.6 1.7 15.8 3.5 14 Z",
      details: "M 8.5 9 L 15 15.5 M 12.5 5 L 19 11.5 M 12 12 L 12 12.1"),
    "suit.spade": SymbolShape(
      outline: "M 12 2.5 C 14 6.5 20.5 9 20.5 14 C 20.5 17 18 18.5 15.7 18.5 C 14 18.5 12.8 17.6 12 16.4 C "
        + "11.2 17.6 10 18.5 8.3 18.5 C 6 18.5 3.5 17 3.5 14 C 3.5 9 10 6.5 12 2.5 Z",
      lines: "M 12 17 L 12 21.5 M 9 21.5 L 15 21.5"),
    "suit.diamond": SymbolShape(outline: "M 12 2 L 19 12 L 12 22 L 5 12 Z"),
    "suit.club": SymbolShape(
      outline: "O 12 7 4.2 O 7 13.7 4.2 O 17 13.7 4.2",
      lines: "M 12 12 L 12 21.5 M 9 21.5 L 15 21.5"),
    "sparkle": SymbolShape(
      outline: "M 12 2 C 12.8 8 16 11.2 22 12 C 16 12.8 12.8 16 12 22 C 11.2 16 8 12.8 2 12 C 8 11.2 11.2 8 12 2 Z"),
    "zzz": SymbolShape(
      lines: "M 2.5 12.5 L 9 12.5 L 2.5 20.5 L 9 20.5 M 11.5 7.5 L 16.5 7.5 L 11.5 13.5 L 16.5 13.5 M "
        + "17.8 3 L 21.5 3 L 17.8 7.2 L 21.5 7.2"),
    "wineglass": SymbolShape(
      outline: "M 6.5 2.5 L 17.5 2.5 C 18.5 8.5 17 13 12 13 C 7 13 5.5 8.5 6.5 2.5 Z",
      lines: "M 12 13 L 12 21.5 M 8 21.5 L 16 21.5"),
    "mug": SymbolShape(
      outline: "R 3.5 4.5 13.5 16.5 2.5",
      lines: "M 17 9 C 20 8.5 21.5 10 21.5 13 C 21.5 16 20 17.5 17 17"),
    "pin": SymbolShape(
      outline: "M 8 2.5 L 16 2.5 L 15 9.5 L 18.5 13.7 L 5.5 13.7 L 9 9.5 Z",
      lines: "M 12 13.7 L 12 22"),
    "suitcase": SymbolShape(
      outline: "R 2.5 7 19 13.5 2.5",
      details: "M 7 7.5 L 7 20 M 17 7.5 L 17 20",
      lines: "M 8.5 7 L 8.5 5 C 8.5 4 9.2 3.3 10.2 3.3 L 13.8 3.3 C 14.8 3.3 15.5 4 15.5 5 L 15.5 7"),
    "ruler": SymbolShape(
      outline: "R 1.5 7.5 21 9 1.5",
      details: "M 6 8 L 6 12 M 10 8 L 10 11 M 14 8 L 14 12 M 18 8 L 18 11"),
  ]
}
