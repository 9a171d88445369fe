// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for people, vehicles, machines and what lies about.
  static let household: [String: SymbolShape] = [
    "cup.and.saucer": SymbolShape(
      outline: "M 3.5 5.5 L 17.5 5.5 L 17.5 11.5 C 17.5 15 14.8 17 10.5 17 C 6.2 17 3.5 15 3.5 11.5 Z",
      lines: "M 17.5 7.5 C 20.5 7 22 8.5 21.7 10.5 C 21.3 12.5 19.5 13.3 17 13 M 3 20.7 L 18 20.7"),
    "fork.knife": SymbolShape(
      lines: "M 4.5 2.5 L 4.5 7.5 C 4.5 9.6 5.7 10.8 7.5 10.8 C 9.3 10.8 10.5 9.6 10.5 7.5 L 10.5 "
        + "2.5 M 7.5 2.5 L 7.5 21.5 M 17 21.5 L 17 2.5 C 14.8 4 13.8 8 14 13.5 L 17 13.5"),
    "birthday.cake": SymbolShape(
      outline: "R 3 11.5 18 9.5 2",
      details: "M 3.5 16 C 5 17.5 6.5 17.5 8 16 C 9.5 17.5 10.7 17.5 12 16 C 13.3 17.5 14.5 17.5 16 "
        + "16 C 17.5 17.5 19 17.5 20.5 16",
      dots: "O 7 4.5 1.3 O 12 4.5 1.3 O 17 4.5 1.3",
      lines: "M 7 11.5 L 7 7.5 M 12 11.5 L 12 7.5 M 17 11.5 L 17 7.5"),
    "cross": SymbolShape(
      outline: "M 9 2.5 L 15 2.5 L 15 9 L 21.5 9 L 21.5 15 L 15 15 L 15 21.5 L 9 21.5 L 9 15 L 2.5 "
        + "15 L 2.5 9 L 9 9 Z"),
    "dumbbell": SymbolShape(
      outline: "R 4 6 3.5 12 1.2 R 16.5 6 3.5 12 1.2",
      lines: "M 7.5 12 L 16.5 12 M 1.7 9.5 L 1.7 14.5 M 22.3 9.5 L 22.3 14.5"),
    "basketball": SymbolShape(
      outline: "O 12 12 9.1",
      details: "M 2.3 12 L 21.7 12 M 12 2.3 L 12 21.7 M 5.3 4.8 C 9 9 9 15 5.3 19.2 M 18.7 4.8 C 15 "
        + "9 15 15 18.7 19.2"),
    "figure.walk": SymbolShape(
      dots: "O 13 3.4 2.1",
      lines: "M 12.5 7.8 L 11.5 14 L 14.5 17 L 15.5 22 M 11.5 14 L 10 18 L 7 22 M 12.5 7.8 L 9 10 "
        + "L 8 13.5 M 12.5 7.8 L 15.3 11.3 L 18 12.3"),
    "figure.run": SymbolShape(
      dots: "O 15.5 3.4 2.1",
      lines: "M 13.5 7.5 L 11 13.5 L 14.8 16 L 13.5 21.5 M 11 13.5 L 9.5 17 L 4.5 18 M 13.5 7.5 L "
        + "9.5 7.2 L 7.5 10.5 M 13.5 7.5 L 16 10.8 L 19.5 10.3"),
    "bicycle": SymbolShape(
      outline: "O 5.5 15.5 4 O 18.5 15.5 4",
      lines: "M 5.5 15.5 L 9.3 8.5 L 15.7 8.5 L 18.5 15.5 M 9.3 8.5 L 12 15.5 L 5.5 15.5 M 12 15.5 "
        + "L 15.7 8.5 L 14.8 6 L 17 6 M 7.8 6 L 10.3 6"),
    "bus": SymbolShape(
      outline: "R 4 2.5 16 16 3",
      details: "M 4.5 11.5 L 19.5 11.5 M 8.5 5.7 L 15.5 5.7",
      dots: "O 7.7 15 1.2 O 16.3 15 1.2",
      lines: "M 7 18.5 L 7 21.3 M 17 18.5 L 17 21.3"),
    "tram": SymbolShape(
      outline: "R 5 5.5 14 13 3",
      details: "M 5.5 12 L 18.5 12",
      dots: "O 8.7 15.2 1.2 O 15.3 15.2 1.2",
      lines: "M 8 2.5 L 16 2.5 M 12 2.5 L 12 5.5 M 8.5 18.5 L 6.5 22 M 15.5 18.5 L 17.5 22"),
    "fuelpump": SymbolShape(
      outline: "R 4 3 10 18 2",
      details: "M 7 8.5 L 11 8.5",
      lines: "M 14 12 L 15.5 12 C 16.7 12 17.3 12.6 17.3 13.8 L 17.3 17 C 17.3 18.2 18 19 19.1 19 "
        + "C 20.3 19 21 18.2 21 17 L 21 9 L 17.8 5.8 M 2.5 21.3 L 15.5 21.3"),
    "mappin.and.ellipse": SymbolShape(
      outline: "O 12 6 4",
      lines: "M 12 10 L 12 17.5 M 8.5 14.5 C 5 15 2.5 16.3 2.5 18 C 2.5 20.2 6.8 21.8 12 21.8 C "
        + "17.2 21.8 21.5 20.2 21.5 18 C 21.5 16.3 19 15 15.5 14.5"),
    "person.3": SymbolShape(
      outline: "O 16 8 3.6 M 8.8 20.5 C 8.8 16.3 11.7 13.8 16 13.8 C 20.3 13.8 23.2 16.3 23.2 20.5 Z "
        + "O 6 9.5 2.7 O 26 9.5 2.7",
      lines: "M 1.5 19 C 1.5 15.9 3.4 14 6.3 14 C 7 14 7.7 14.1 8.3 14.3 M 30.5 19 C 30.5 15.9 "
        + "28.6 14 25.7 14 C 25 14 24.3 14.1 23.7 14.3 M 1.5 19 L 5.8 19 M 26.2 19 L 30.5 19",
      width: 32),
    "person.badge.plus": SymbolShape(
      outline: "O 10 7.3 4.3 M 2 20.5 C 2 16 5.3 13.3 10 13.3 C 11.8 13.3 13.3 13.7 14.6 14.4 L 14.6 "
        + "20.5 Z",
      lines: "M 19.7 13.7 L 19.7 20.3 M 16.4 17 L 23 17"),
    "person.crop.circle.badge.plus": SymbolShape(
      outline: "O 11 11 9",
      details: "O 11 8.8 3 M 5 17 C 6 14.5 8.2 13.3 11 13.3 C 13.3 13.3 15.2 14.2 16.3 15.8",
      lines: "M 20.5 17.2 L 20.5 22.8 M 17.7 20 L 23.3 20"),
    "hand.thumbsdown": SymbolShape(
      outline: "M 7 13.5 L 11 21.5 C 13 21.5 14 20 13.7 18 L 13.2 14.5 L 19 14.5 C 20.8 14.5 21.7 13 "
        + "21.3 11.4 L 19.5 4.7 C 19.2 3.3 18.2 2.5 16.8 2.5 L 7 2.5 Z",
      lines: "M 3 2.5 L 3 13.5"),
    "photo.on.rectangle": SymbolShape(
      outline: "R 2 7.5 16.5 13.5 2.2",
      details: "M 3 18.5 L 7.2 14 L 10.5 17.3 L 13.3 14.5 L 17.7 18.7",
      dots: "O 6.8 11.2 1.2",
      lines: "M 6 4 L 19.3 4 C 20.8 4 21.8 5 21.8 6.5 L 21.8 16.5"),
    "headphones": SymbolShape(
      outline: "R 2.5 13.5 4.5 7.5 1.8 R 17 13.5 4.5 7.5 1.8",
      lines: "M 3.5 14.5 L 3.5 12 C 3.5 7 7.2 3 12 3 C 16.8 3 20.5 7 20.5 12 L 20.5 14.5"),
    "laptopcomputer": SymbolShape(
      outline: "R 4 4.5 16 11.5 2",
      lines: "M 1.5 19.3 L 22.5 19.3"),
    "desktopcomputer": SymbolShape(
      outline: "R 2 3 20 13.5 2",
      lines: "M 12 16.5 L 12 20.7 M 8 21 L 16 21"),
    "display": SymbolShape(
      outline: "R 2 3.5 20 13 2",
      lines: "M 12 16.5 L 12 20.5 M 7.5 20.7 L 16.5 20.7"),
    "tv": SymbolShape(
      outline: "R 2 4 20 13.5 2",
      lines: "M 7.5 20.7 L 16.5 20.7"),
    "ipad": SymbolShape(
      outline: "R 4.5 2 15 20 2.5",
      details: "M 10 19.2 L 14 19.2"),
    "applewatch": SymbolShape(
      outline: "R 6 6 12 12 3.5",
      lines: "M 8.3 5.8 L 9 2.2 L 15 2.2 L 15.7 5.8 M 8.3 18.2 L 9 21.8 L 15 21.8 L 15.7 18.2"),
    "keyboard": SymbolShape(
      outline: "R 1.5 5 21 14 2.8",
      details: "M 8 15.5 L 16 15.5",
      dots: "O 5 8.5 0.95 O 8.5 8.5 0.95 O 12 8.5 0.95 O 15.5 8.5 0.95 O 19 8.5 0.95 O 5 12 0.95 "
        + "O 8.5 12 0.95 O 12 12 0.95 O 15.5 12 0.95 O 19 12 0.95"),
    "printer": SymbolShape(
      outline: "M 4.5 8 L 19.5 8 C 21 8 22 9 22 10.5 L 22 16 C 22 17 21.3 17.7 20.3 17.7 L 3.7 17.7 "
        + "C 2.7 17.7 2 17 2 16 L 2 10.5 C 2 9 3 8 4.5 8 Z",
      details: "M 6.5 13.3 L 17.5 13.3 L 17.5 21.3 L 6.5 21.3 Z",
      lines: "M 6.5 8 L 6.5 3 L 17.5 3 L 17.5 8"),
    "server.rack": SymbolShape(
      outline: "R 3 2.8 18 5.3 1.5 R 3 9.4 18 5.3 1.5 R 3 16 18 5.3 1.5",
      dots: "O 6.7 5.4 1 O 6.7 12 1 O 6.7 18.6 1"),
    "externaldrive": SymbolShape(
      outline: "R 2 6 20 12.5 3",
      details: "M 6 15 L 13 15",
      dots: "O 18 15 1.1"),
    "internaldrive": SymbolShape(
      outline: "M 5.5 5.5 L 18.5 5.5 L 22 13.5 L 22 17 C 22 18.5 21 19.5 19.5 19.5 L 4.5 19.5 C 3 "
        + "19.5 2 18.5 2 17 L 2 13.5 Z",
      details: "M 2.5 13.3 L 21.5 13.3",
      dots: "O 18 16.4 1.1"),
    "terminal": SymbolShape(
      outline: "R 2 3.5 20 17 3",
      details: "M 6 8.5 L 9.7 12 L 6 15.5 M 11.5 15.8 L 17 15.8"),
    "archivebox": SymbolShape(
      outline: "R 2 3.2 20 5 1.2 M 3.5 8.2 L 3.5 18.5 C 3.5 20 4.3 20.8 5.8 20.8 L 18.2 20.8 C 19.7 "
        + "20.8 20.5 20 20.5 18.5 L 20.5 8.2 Z",
      details: "M 9 12.3 L 15 12.3"),
    "shippingbox": SymbolShape(
      outline: "M 12 2 L 21 7 L 21 17 L 12 22 L 3 17 L 3 7 Z",
      details: "M 3.5 7.3 L 12 12 L 20.5 7.3 M 12 12 L 12 21.5 M 7.5 4.6 L 16.3 9.5"),
    "tray.full": SymbolShape(
      outline: "M 6 4 L 18 4 L 22 13.5 L 22 18 C 22 19.5 21 20.5 19.5 20.5 L 4.5 20.5 C 3 20.5 2 "
        + "19.5 2 18 L 2 13.5 Z",
      details: "M 2.5 13.7 L 8 13.7 C 8.3 15.7 9.8 17 12 17 C 14.2 17 15.7 15.7 16 13.7 L 21.5 13.7 "
        + "M 7.8 7.5 L 16.2 7.5 M 7 10.7 L 17 10.7"),
    "gauge.medium": SymbolShape(
      outline: "O 12 12 9.1",
      details: "M 12 13 L 15.5 7.5",
      dots: "O 12 13.3 1.8 O 6.3 12.5 1 O 8 8 1 O 17.7 12.5 1"),
    "eyeglasses": SymbolShape(
      outline: "O 6.3 13 4.3 O 17.7 13 4.3",
      lines: "M 10.6 12.3 C 11.4 11.5 12.6 11.5 13.4 12.3 M 2 12.3 L 1.5 9 M 22 12.3 L 22.5 9"),
    "tshirt": SymbolShape(
      outline: "M 8.5 3 C 9 5 10.3 6 12 6 C 13.7 6 15 5 15.5 3 L 22.5 6.5 L 20.5 11.3 L 18 10.2 L 18 "
        + "21 L 6 21 L 6 10.2 L 3.5 11.3 L 1.5 6.5 Z"),
    "banknote": SymbolShape(
      outline: "R 1.5 5.5 21 13 2",
      details: "O 12 12 2.9",
      dots: "O 5 12 1 O 19 12 1"),
    "giftcard": SymbolShape(
      outline: "R 2 5 20 14 2.5",
      details: "M 2.5 11.5 L 21.5 11.5 M 8 11.5 C 5 9.5 5.5 6.5 8 11.5 C 10.5 6.5 11 9.5 8 11.5 M 8 "
        + "11.5 L 8 18.5"),
    "wallet.pass": SymbolShape(
      outline: "R 3.5 2.5 17 19 2.8",
      details: "M 4 9 L 20 9 M 4 6 L 20 6 M 4 12 L 8.5 12 C 9 14.5 15 14.5 15.5 12 L 20 12"),
    "ticket": SymbolShape(
      outline: "M 2 6.5 L 22 6.5 L 22 10 C 19.5 10.3 19.5 13.7 22 14 L 22 17.5 L 2 17.5 L 2 14 C 4.5 "
        + "13.7 4.5 10.3 2 10 Z",
      details: "M 15 8.5 L 15 9.7 M 15 11.4 L 15 12.6 M 15 14.3 L 15 15.5"),
    "film": SymbolShape(
      outline: "R 2 4 20 16 2.3",
      details: "M 6.8 4.5 L 6.8 19.5 M 17.2 4.5 L 17.2 19.5 M 6.8 12 L 17.2 12 M 2.5 8 L 6.5 8 M 2.5 "
        + "12 L 6.5 12 M 2.5 16 L 6.5 16 M 17.5 8 L 21.5 8 M 17.5 12 L 21.5 12 M 17.5 16 L 21.5 "
        + "16"),
    "balloon": SymbolShape(
      outline: "E 12 8.5 6 7",
      lines: "M 10.5 17 L 13.5 17 L 12 15.5 Z M 12 17 C 10.5 19 13.5 20.3 12 22.5"),
    "camera.filters": SymbolShape(
      outline: "O 12 8.3 5.7 O 8.3 15 5.7 O 15.7 15 5.7"),
    "battery.100percent": SymbolShape(
      outline: "R 1.5 7 18.5 10.5 3",
      dots: "R 4 9.5 13.5 5.5 1.3",
      lines: "M 22.2 10.8 L 22.2 13.7"),
    "battery.75percent": SymbolShape(
      outline: "R 1.5 7 18.5 10.5 3",
      dots: "R 4 9.5 10.1 5.5 1.3",
      lines: "M 22.2 10.8 L 22.2 13.7"),
    "battery.50percent": SymbolShape(
      outline: "R 1.5 7 18.5 10.5 3",
      dots: "R 4 9.5 6.8 5.5 1.3",
      lines: "M 22.2 10.8 L 22.2 13.7"),
    "battery.25percent": SymbolShape(
      outline: "R 1.5 7 18.5 10.5 3",
      dots: "R 4 9.5 3.4 5.5 1.3",
      lines: "M 22.2 10.8 L 22.2 13.7"),
    "battery.0percent": SymbolShape(
      outline: "R 1.5 7 18.5 10.5 3",
      lines: "M 22.2 10.8 L 22.2 13.7"),
  ]
}
