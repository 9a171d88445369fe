// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for signs: text, charts, arrows, grids, shields, speech.
  static let signs: [String: SymbolShape] = [
    "line.3.horizontal.decrease": SymbolShape(
      lines: "M 3 6 L 21 6 M 6.5 12 L 17.5 12 M 10 18 L 14 18"),
    "list.number": SymbolShape(
      lines: "M 9 5.5 L 21.5 5.5 M 9 12 L 21.5 12 M 9 18.5 L 21.5 18.5 M 2.8 4.4 L 4.2 3.6 L 4.2 "
        + "7.2 M 2.7 11.2 C 2.7 9.9 5.2 9.9 5.2 11.3 C 5.2 12.3 2.7 12.7 2.7 14 L 5.4 14 M 2.8 "
        + "16.8 L 5.2 16.8 L 4 18.2 C 5.7 18.2 5.7 20.5 4 20.5 C 3.3 20.5 2.8 20.2 2.7 19.8"),
    "text.alignleft": SymbolShape(
      lines: "M 3 4.5 L 21 4.5 M 3 9.5 L 15 9.5 M 3 14.5 L 21 14.5 M 3 19.5 L 15 19.5"),
    "text.aligncenter": SymbolShape(
      lines: "M 3 4.5 L 21 4.5 M 6 9.5 L 18 9.5 M 3 14.5 L 21 14.5 M 6 19.5 L 18 19.5"),
    "text.alignright": SymbolShape(
      lines: "M 3 4.5 L 21 4.5 M 9 9.5 L 21 9.5 M 3 14.5 L 21 14.5 M 9 19.5 L 21 19.5"),
    "text.justify": SymbolShape(
      lines: "M 3 4.5 L 21 4.5 M 3 9.5 L 21 9.5 M 3 14.5 L 21 14.5 M 3 19.5 L 21 19.5"),
    "textformat": SymbolShape(
      lines: "M 1.8 19 L 6.8 5 L 11.8 19 M 3.6 14.5 L 10 14.5 M 22 11.5 L 22 19 M 22 15.3 C 22 13 "
        + "20.5 11.5 18.5 11.5 C 16.5 11.5 15 13 15 15.3 C 15 17.6 16.5 19 18.5 19 C 20.5 19 22 "
        + "17.6 22 15.3"),
    "bold": SymbolShape(
      lines: "M 7 4 L 7 20 L 13 20 C 15.8 20 17.5 18.2 17.5 15.8 C 17.5 13.4 15.8 11.7 13 11.7 L 7 "
        + "11.7 M 7 4 L 12.3 4 C 14.8 4 16.3 5.6 16.3 7.8 C 16.3 10 14.8 11.7 12.3 11.7"),
    "italic": SymbolShape(
      lines: "M 10.5 4 L 17 4 M 7 20 L 13.5 20 M 13.8 4 L 10.2 20"),
    "underline": SymbolShape(
      lines: "M 7 3.5 L 7 11 C 7 14 9 16 12 16 C 15 16 17 14 17 11 L 17 3.5 M 5.5 20.5 L 18.5 20.5"),
    "strikethrough": SymbolShape(
      lines: "M 3 12.3 L 21 12.3 M 16.5 7.5 C 16 5.8 14.3 4.5 12 4.5 C 9.3 4.5 7.3 6 7.3 8.3 C 7.3 "
        + "10 8.5 11 10.5 11.7 M 15.8 13.5 C 16.5 14.2 16.8 15 16.8 15.9 C 16.8 18.1 14.8 19.5 "
        + "12 19.5 C 9.5 19.5 7.6 18.3 7 16.5"),
    "at": SymbolShape(
      lines: "M 16 12 C 16 14.2 14.2 16 12 16 C 9.8 16 8 14.2 8 12 C 8 9.8 9.8 8 12 8 C 14.2 8 16 "
        + "9.8 16 12 L 16 13.5 C 16 15 17 16 18.5 16 C 20.3 16 21.5 14.5 21.5 12 C 21.5 6.7 "
        + "17.3 2.5 12 2.5 C 6.7 2.5 2.5 6.7 2.5 12 C 2.5 17.3 6.7 21.5 12 21.5 C 14 21.5 15.8 "
        + "20.9 17.3 19.9"),
    "exclamationmark": SymbolShape(
      dots: "O 12 19.5 1.7",
      lines: "M 12 3.5 L 12 14.5"),
    "dollarsign": SymbolShape(
      lines: "M 16.5 7.8 C 16 6.1 14.3 5 12 5 C 9.3 5 7.3 6.3 7.3 8.4 C 7.3 13 16.8 10.8 16.8 15.6 "
        + "C 16.8 17.7 14.8 19 12 19 C 9.5 19 7.6 18 7 16.2 M 12 2.2 L 12 21.8"),
    "eurosign": SymbolShape(
      lines: "M 19 5.5 C 17.8 4.5 16.3 4 14.7 4 C 10.7 4 7.7 7.5 7.7 12 C 7.7 16.5 10.7 20 14.7 20 "
        + "C 16.3 20 17.8 19.5 19 18.5 M 4.5 10 L 15 10 M 4.5 14 L 14 14"),
    "sterlingsign": SymbolShape(
      lines: "M 17.5 7 C 17.2 4.8 15.5 3.5 13.3 3.5 C 10.8 3.5 9 5.3 9 8 C 9 11.5 10.5 13 9.8 16.5 "
        + "C 9.4 18.4 8 20 6.3 20.3 L 18 20.3 M 6 12.3 L 14 12.3"),
    "yensign": SymbolShape(
      lines: "M 5.5 3.5 L 12 12 L 18.5 3.5 M 12 12 L 12 20.5 M 7 13 L 17 13 M 7 16.7 L 17 16.7"),
    "infinity": SymbolShape(
      lines: "M 12 12 C 9.5 8.5 7.8 7.5 5.9 7.5 C 3.4 7.5 1.5 9.5 1.5 12 C 1.5 14.5 3.4 16.5 5.9 "
        + "16.5 C 7.8 16.5 9.5 15.5 12 12 C 14.5 8.5 16.2 7.5 18.1 7.5 C 20.6 7.5 22.5 9.5 22.5 "
        + "12 C 22.5 14.5 20.6 16.5 18.1 16.5 C 16.2 16.5 14.5 15.5 12 12"),
    "chevron.left.forwardslash.chevron.right": SymbolShape(
      lines: "M 6.5 7 L 1.5 12 L 6.5 17 M 17.5 7 L 22.5 12 L 17.5 17 M 13.8 4.5 L 10.2 19.5"),
    "curlybraces": SymbolShape(
      lines: "M 9 3 C 6.5 3 6 4.2 6 6 L 6 9 C 6 11 5 12 3.5 12 C 5 12 6 13 6 15 L 6 18 C 6 19.8 "
        + "6.5 21 9 21 M 15 3 C 17.5 3 18 4.2 18 6 L 18 9 C 18 11 19 12 20.5 12 C 19 12 18 13 "
        + "18 15 L 18 18 C 18 19.8 17.5 21 15 21"),
    "chart.pie": SymbolShape(
      outline: "O 12 12 9.1",
      details: "M 12 12 L 12 2 M 12 12 L 20.6 17"),
    "chart.line.uptrend.xyaxis": SymbolShape(
      lines: "M 3 3 L 3 21 L 21.5 21 M 6.5 16.5 L 10.5 11.5 L 14 14 L 20.5 6 M 16.5 6 L 20.5 6 L "
        + "20.5 10"),
    "chart.xyaxis.line": SymbolShape(
      lines: "M 3 3 L 3 21 L 21.5 21 M 6.5 16 L 10.5 10 L 14.5 13.5 L 20.5 6"),
    "chart.bar.xaxis": SymbolShape(
      outline: "R 4 11 4 7 1 R 10 7 4 11 1 R 16 3 4 15 1",
      lines: "M 2.5 21.5 L 21.5 21.5"),
    "waveform": SymbolShape(
      lines: "M 2.5 10.5 L 2.5 13.5 M 6.3 7 L 6.3 17 M 10.1 3 L 10.1 21 M 13.9 6.5 L 13.9 17.5 M "
        + "17.7 9 L 17.7 15 M 21.5 10.8 L 21.5 13.2"),
    "waveform.path.ecg": SymbolShape(
      lines: "M 1.5 12.5 L 6.5 12.5 L 9 5.5 L 13 20 L 16 9.5 L 17.5 12.5 L 22.5 12.5"),
    "antenna.radiowaves.left.and.right": SymbolShape(
      dots: "O 12 12 2",
      lines: "M 7.8 16.2 C 5.4 13.9 5.4 10.1 7.8 7.8 M 16.2 7.8 C 18.6 10.1 18.6 13.9 16.2 16.2 M "
        + "4.6 19.4 C 0.6 15.3 0.6 8.7 4.6 4.6 M 19.4 4.6 C 23.4 8.7 23.4 15.3 19.4 19.4"),
    "arrow.uturn.left": SymbolShape(
      lines: "M 7 3.5 L 3 7.5 L 7 11.5 M 3.3 7.5 L 15 7.5 C 18.5 7.5 21 10 21 13.5 C 21 17 18.5 "
        + "19.5 15 19.5 L 9 19.5"),
    "arrow.uturn.right": SymbolShape(
      lines: "M 17 3.5 L 21 7.5 L 17 11.5 M 20.7 7.5 L 9 7.5 C 5.5 7.5 3 10 3 13.5 C 3 17 5.5 19.5 "
        + "9 19.5 L 15 19.5"),
    "arrow.up.left.and.arrow.down.right": SymbolShape(
      lines: "M 3 9 L 3 3 L 9 3 M 3.5 3.5 L 10 10 M 21 15 L 21 21 L 15 21 M 20.5 20.5 L 14 14"),
    "arrow.down.right.and.arrow.up.left": SymbolShape(
      lines: "M 10 4 L 10 10 L 4 10 M 9.5 9.5 L 3 3 M 14 20 L 14 14 L 20 14 M 14.5 14.5 L 21 21"),
    "rectangle.portrait.and.arrow.right": SymbolShape(
      lines: "M 13.5 6 L 13.5 4.5 C 13.5 3.2 12.6 2.5 11.5 2.5 L 5 2.5 C 3.8 2.5 3 3.3 3 4.5 L 3 "
        + "19.5 C 3 20.7 3.8 21.5 5 21.5 L 11.5 21.5 C 12.6 21.5 13.5 20.8 13.5 19.5 L 13.5 18 "
        + "M 8.5 12 L 22 12 M 18 8 L 22 12 L 18 16"),
    "viewfinder": SymbolShape(
      lines: "M 2.5 8 L 2.5 5 C 2.5 3.3 3.3 2.5 5 2.5 L 8 2.5 M 16 2.5 L 19 2.5 C 20.7 2.5 21.5 "
        + "3.3 21.5 5 L 21.5 8 M 21.5 16 L 21.5 19 C 21.5 20.7 20.7 21.5 19 21.5 L 16 21.5 M 8 "
        + "21.5 L 5 21.5 C 3.3 21.5 2.5 20.7 2.5 19 L 2.5 16"),
    "faceid": SymbolShape(
      lines: "M 2.5 8 L 2.5 5 C 2.5 3.3 3.3 2.5 5 2.5 L 8 2.5 M 16 2.5 L 19 2.5 C 20.7 2.5 21.5 "
        + "3.3 21.5 5 L 21.5 8 M 21.5 16 L 21.5 19 C 21.5 20.7 20.7 21.5 19 21.5 L 16 21.5 M 8 "
        + "21.5 L 5 21.5 C 3.3 21.5 2.5 20.7 2.5 19 L 2.5 16 M 8 8.5 L 8 10 M 16 8.5 L 16 10 M "
        + "12.3 8.5 L 12.3 12.5 L 11 13 M 8.5 16 C 10.5 17.6 13.5 17.6 15.5 16"),
    "qrcode": SymbolShape(
      outline: "R 3 3 7 7 1 R 14 3 7 7 1 R 3 14 7 7 1",
      dots: "R 5.5 5.5 2 2 0.3 R 16.5 5.5 2 2 0.3 R 5.5 16.5 2 2 0.3 R 14 14 2.5 2.5 0.3 R 18.5 "
        + "14 2.5 2.5 0.3 R 14 18.5 2.5 2.5 0.3 R 18.5 18.5 2.5 2.5 0.3"),
    "barcode": SymbolShape(
      lines: "M 3 4.5 L 3 19.5 M 6.5 4.5 L 6.5 19.5 M 10 4.5 L 10 19.5 M 15 4.5 L 15 19.5 M 18 4.5 "
        + "L 18 19.5 M 21 4.5 L 21 19.5"),
    "target": SymbolShape(
      outline: "O 12 12 9.1",
      details: "O 12 12 5.8",
      dots: "O 12 12 1.9"),
    "scope": SymbolShape(
      outline: "O 12 12 7.5",
      lines: "M 12 1.5 L 12 8 M 12 16 L 12 22.5 M 1.5 12 L 8 12 M 16 12 L 22.5 12"),
    "circle.lefthalf.filled": SymbolShape(
      outline: "O 12 12 9.1",
      dots: "M 12 2 C 6.5 2 2 6.5 2 12 C 2 17.5 6.5 22 12 22 Z"),
    "crop": SymbolShape(
      lines: "M 6.5 2 L 6.5 17.5 L 22 17.5 M 2 6.5 L 17.5 6.5 L 17.5 22"),
    "square.grid.3x3": SymbolShape(
      outline: "R 2.5 2.5 4.6 4.6 1 R 9.7 2.5 4.6 4.6 1 R 16.9 2.5 4.6 4.6 1 R 2.5 9.7 4.6 4.6 1 R "
        + "9.7 9.7 4.6 4.6 1 R 16.9 9.7 4.6 4.6 1 R 2.5 16.9 4.6 4.6 1 R 9.7 16.9 4.6 4.6 1 R "
        + "16.9 16.9 4.6 4.6 1"),
    "circle.grid.3x3": SymbolShape(
      outline: "O 4.8 4.8 2.3 O 12 4.8 2.3 O 19.2 4.8 2.3 O 4.8 12 2.3 O 12 12 2.3 O 19.2 12 2.3 O "
        + "4.8 19.2 2.3 O 12 19.2 2.3 O 19.2 19.2 2.3"),
    "rectangle.grid.2x2": SymbolShape(
      outline: "R 2 4 9 7 1.5 R 13 4 9 7 1.5 R 2 13 9 7 1.5 R 13 13 9 7 1.5"),
    "square.split.2x1": SymbolShape(
      outline: "R 3 3 18 18 4",
      details: "M 12 3.5 L 12 20.5"),
    "tablecells": SymbolShape(
      outline: "R 2 4 20 16 2.5",
      details: "M 2.5 9.3 L 21.5 9.3 M 2.5 14.7 L 21.5 14.7 M 8.7 4.5 L 8.7 19.5 M 15.3 4.5 L 15.3 19.5"),
    "sidebar.left": SymbolShape(
      outline: "R 2 4 20 16 3",
      details: "M 9 4.5 L 9 19.5"),
    "sidebar.right": SymbolShape(
      outline: "R 2 4 20 16 3",
      details: "M 15 4.5 L 15 19.5"),
    "square.stack.3d.up": SymbolShape(
      outline: "M 12 2.5 L 21.5 7.3 L 12 12.1 L 2.5 7.3 Z",
      lines: "M 2.5 12 L 12 16.8 L 21.5 12 M 2.5 16.7 L 12 21.5 L 21.5 16.7"),
    "rectangle.stack": SymbolShape(
      outline: "R 2 9.2 20 13.3 2.8",
      lines: "M 4.2 5.3 L 19.8 5.3 M 6.4 1.4 L 17.6 1.4"),
    "switch.2": SymbolShape(
      outline: "R 2 3.5 20 7.5 3.7 R 2 13 20 7.5 3.7",
      dots: "O 18 7.2 2 O 6 16.7 2"),
    "seal": SymbolShape(outline: polygon(12, turned: 15)),
    "shield": SymbolShape(
      outline: "M 12 2 L 20.5 5 L 20.5 11.5 C 20.5 16.5 17 20.3 12 22.2 C 7 20.3 3.5 16.5 3.5 11.5 L "
        + "3.5 5 Z"),
    "checkmark.shield": SymbolShape(
      outline: "M 12 2 L 20.5 5 L 20.5 11.5 C 20.5 16.5 17 20.3 12 22.2 C 7 20.3 3.5 16.5 3.5 11.5 L "
        + "3.5 5 Z",
      details: "M 7.8 12 L 11 15.3 L 16.2 8.7"),
    "lock.shield": SymbolShape(
      outline: "M 12 2 L 20.5 5 L 20.5 11.5 C 20.5 16.5 17 20.3 12 22.2 C 7 20.3 3.5 16.5 3.5 11.5 L "
        + "3.5 5 Z",
      details: "R 8.7 11 6.6 5.3 1 M 10 11 L 10 9.5 C 10 8.2 10.8 7.5 12 7.5 C 13.2 7.5 14 8.2 14 "
        + "9.5 L 14 11"),
    "exclamationmark.shield": SymbolShape(
      outline: "M 12 2 L 20.5 5 L 20.5 11.5 C 20.5 16.5 17 20.3 12 22.2 C 7 20.3 3.5 16.5 3.5 11.5 L "
        + "3.5 5 Z",
      details: "M 12 7 L 12 12.7",
      dots: "O 12 16 1.2"),
    "text.bubble": SymbolShape(
      outline: "M 12 3 C 17.8 3 22 6.4 22 11 C 22 15.6 17.8 19 12 19 C 11 19 10 18.9 9.1 18.7 L 4.5 "
        + "21.5 L 5.2 17 C 3.2 15.5 2 13.4 2 11 C 2 6.4 6.2 3 12 3 Z",
      details: "M 7 9 L 17 9 M 7 13 L 14 13"),
    "quote.bubble": SymbolShape(
      outline: "M 12 3 C 17.8 3 22 6.4 22 11 C 22 15.6 17.8 19 12 19 C 11 19 10 18.9 9.1 18.7 L 4.5 "
        + "21.5 L 5.2 17 C 3.2 15.5 2 13.4 2 11 C 2 6.4 6.2 3 12 3 Z",
      details: "M 10.5 8.5 C 9 9 8.2 10 8.2 11.3 M 15.5 8.5 C 14 9 13.2 10 13.2 11.3",
      dots: "O 9.1 12.2 1.4 O 14.1 12.2 1.4"),
    "ellipsis.message": SymbolShape(
      outline: "M 12 3 C 17.8 3 22 6.4 22 11 C 22 15.6 17.8 19 12 19 C 11 19 10 18.9 9.1 18.7 L 4.5 "
        + "21.5 L 5.2 17 C 3.2 15.5 2 13.4 2 11 C 2 6.4 6.2 3 12 3 Z",
      dots: "O 7.5 11 1.4 O 12 11 1.4 O 16.5 11 1.4"),
  ]
}
