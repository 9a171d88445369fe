// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Shapes of our own for devices, tools, sound, keys and what stands in rooms.
  static let equipment: [String: SymbolShape] = [
    "flask": SymbolShape(
      outline:
        "M 9.7 2.5 L 9.7 9 L 3.7 18.7 C 2.8 20.3 3.6 21.5 5.3 21.5 L 18.7 21.5 C 20.4 21.5 21.2 20.3 20.3 18.7 L 14.3 9 L 14.3 2.5 Z",
      details: "M 7 15 L 17 15", lines: "M 8 2.5 L 16 2.5"),
    "camera.aperture": SymbolShape(outline: "O 12 12 9.1", details: SymbolParts.blades),
    "camera.rotate": SymbolShape(
      outline: "M 2 8 L 7 8 L 9 5 L 15 5 L 17 8 L 22 8 L 22 20 L 2 20 Z",
      details: SymbolParts.turn(12, 13.7, 3.7, from: 190, to: 330, head: 2.4)
        + SymbolParts.turn(12, 13.7, 3.7, from: 10, to: 150, head: 2.4)),
    "music.mic": SymbolShape(
      outline: "O 16.3 7.7 5", details: "M 12.8 4.2 L 19.8 11.2",
      lines: "M 12 9.7 L 3.3 18.8 L 5.2 20.7 L 14.3 12 M 5.2 20.7 L 3.3 22.3"),
    "music.quarternote.3": SymbolShape(
      dots: "E 4.8 15.5 2.5 2 E 11.5 19.5 2.5 2 E 18.2 15.5 2.5 2",
      lines: "M 7.1 15.3 L 7.1 3.5 M 13.8 19.3 L 13.8 7.5 M 20.5 15.3 L 20.5 3.5"),
    "scalemass": SymbolShape(outline: "M 6.5 9.3 L 17.5 9.3 L 21 21 L 3 21 Z O 12 6 3.1"),
    "speaker.wave.1": SymbolShape(
      outline: "M 3 9 L 6.5 9 L 11.5 4.5 L 11.5 19.5 L 6.5 15 L 3 15 Z", lines: "A 11.5 12 5.5 -40 40"),
    "xmark.bin": SymbolShape(
      outline: "M 5.2 7 L 6.5 21.5 L 17.5 21.5 L 18.8 7 Z", details: "M 9.5 11.7 L 14.5 16.7 M 14.5 11.7 L 9.5 16.7",
      lines: "M 3.5 6.5 L 20.5 6.5 M 9 6.5 L 9 3.3 L 15 3.3 L 15 6.5"),
    "airplayaudio": SymbolShape(
      outline: "M 12 14.3 L 18 21.5 L 6 21.5 Z", lines: "A 12 11.7 9.3 135 405 A 12 11.7 5.2 140 400"),
    "airplayvideo": SymbolShape(
      outline: "M 12 15.3 L 17.7 21.7 L 6.3 21.7 Z",
      lines:
        "M 5.7 18 L 4.5 18 C 3 18 2 17 2 15.5 L 2 6.5 C 2 5 3 4 4.5 4 L 19.5 4 C 21 4 22 5 22 6.5 L 22 15.5 C 22 17 21 18 19.5 18 L 18.3 18"
    ),
    "dot.radiowaves.right": SymbolShape(
      dots: "O 4.5 12 2", lines: "A 4.5 12 6 -48 48 A 4.5 12 11 -48 48 A 4.5 12 16 -48 48"),
    "badge.plus.radiowaves.right": SymbolShape(
      lines: "M 6 8 L 6 16 M 2 12 L 10 12 A 7 12 8.5 -48 48 A 7 12 13.5 -48 48"),
    "wave.3.right": SymbolShape(lines: "A 1.5 12 6.5 -42 42 A 1.5 12 12.5 -36 36 A 1.5 12 18.5 -31 31"),
    "wave.3.left": SymbolShape(lines: "A 22.5 12 6.5 138 222 A 22.5 12 12.5 144 216 A 22.5 12 18.5 149 211"),
    "bell.and.waves.left.and.right": SymbolShape(
      outline:
        "M 6.3 17.5 C 7.8 16.2 8.1 14.3 8.1 11.3 C 8.1 8.4 9.6 6.5 12 6.5 C 14.4 6.5 15.9 8.4 15.9 11.3 C 15.9 14.3 16.2 16.2 17.7 17.5 Z",
      lines:
        "M 10.5 20.2 C 11 21.2 13 21.2 13.5 20.2 M 4.7 13 C 4.5 9.5 5.5 6.8 7.5 5 M 19.3 13 C 19.5 9.5 18.5 6.8 16.5 5 "
        + "M 1.6 12 C 1.6 8 2.9 4.7 5.3 2.4 M 22.4 12 C 22.4 8 21.1 4.7 18.7 2.4"),
    "blinds.horizontal.open": SymbolShape(
      lines:
        "M 2 3 L 22 3 M 3.5 7.5 L 20.5 7.5 M 3.5 12 L 20.5 12 M 3.5 16.5 L 20.5 16.5 M 3.5 21 L 20.5 21 M 7 3 L 7 21 M 17 3 L 17 21"
    ),
    "box.truck": SymbolShape(
      outline:
        "R 1.2 4.5 13 12.7 1.8 M 14.2 8.7 L 18.7 8.7 L 22.8 13 L 22.8 17.2 L 14.2 17.2 Z O 6.3 18.7 2.2 O 17.7 18.7 2.2",
      details: "O 6.3 18.7 0.3 O 17.7 18.7 0.3"),
    "dial.high": SymbolShape(
      outline: "O 12 13 6.7", details: "M 13.5 11.5 L 16 9",
      lines:
        "M 2.3 13 L 2.9 13 M 21.1 13 L 21.7 13 M 5 5.9 L 5.4 6.3 M 19 5.9 L 18.6 6.3 M 12 3 L 12 3.6 M 5.5 19.7 L 5.1 20.1 M 18.5 19.7 L 18.9 20.1"
    ),
    "fan": SymbolShape(outline: SymbolParts.leaves(4), details: "O 12 12 0.6"),
    "faxmachine": SymbolShape(
      outline: "R 2 9.5 20 12 2",
      details:
        "M 7.5 9.5 L 7.5 21.5 M 11.5 13.5 L 18.5 13.5 M 11.5 17.5 L 12 17.5 M 14.8 17.5 L 15.3 17.5 M 18 17.5 L 18.5 17.5",
      lines: "M 10.5 9.5 L 10.5 3 L 19.5 3 L 19.5 9.5"),
    "film.stack": SymbolShape(
      outline: "R 2.5 8 19 13.5 2.2",
      details: "M 7 8.5 L 7 21 M 17 8.5 L 17 21 M 7 14.7 L 17 14.7 M 3 14.7 L 6.5 14.7 M 17.5 14.7 L 21 14.7",
      lines: "M 4.5 5.3 L 19.5 5.3 M 7 2.5 L 17 2.5"),
    "flashlight.on": SymbolShape(
      outline:
        "M 7 5.5 L 17 5.5 L 17 8 L 14.7 12 L 14.7 20.5 C 14.7 21.5 14 22 13.2 22 L 10.8 22 C 10 22 9.3 21.5 9.3 20.5 L 9.3 12 L 7 8 Z",
      details: "M 7 8.7 L 17 8.7 M 12 13.7 L 12 16.3", lines: "M 12 3 L 12 1.8 M 8.3 3 L 7.5 1.8 M 15.7 3 L 16.5 1.8"),
    "flashlight.off": SymbolShape(
      outline:
        "M 7 2.5 L 17 2.5 L 17 6 L 14.7 10.3 L 14.7 20 C 14.7 21 14 21.7 13 21.7 L 11 21.7 C 10 21.7 9.3 21 9.3 20 L 9.3 10.3 L 7 6 Z",
      details: "M 7 6.3 L 17 6.3 M 12 12 L 12 14.7"),
    "gearshape.2": SymbolShape(
      outline: SymbolParts.gear(8.7, 9.3, 7.5) + SymbolParts.gear(18, 17.7, 4.8), details: "O 8.7 9.3 2.2 O 18 17.7 1.1"
    ),
    "hifispeaker": SymbolShape(outline: "R 5 2 14 20 2.5", details: "O 12 15 3.8 O 12 6.7 1.3"),
    "hourglass.bottomhalf.filled": hourglass(
      "M 8.7 20 L 8.7 18 C 9 16.2 11 15.3 12 14 C 13 15.3 15 16.2 15.3 18 L 15.3 20 Z"),
    "hourglass.tophalf.filled": hourglass("M 8.7 6 L 15.3 6 C 15 8 13 9 12 10.7 C 11 9 9 8 8.7 6 Z"),
    "ipad.and.iphone": SymbolShape(
      outline: "R 15.5 8.5 7 13 1.8",
      lines: "M 12.5 21 L 4 21 C 2.5 21 1.5 20 1.5 18.5 L 1.5 5.5 C 1.5 4 2.5 3 4 3 L 14 3 C 15.3 3 16.2 3.8 16.5 5.3"),
    "ipad.homebutton": SymbolShape(outline: "R 4 2 16 20 2", details: "M 4 17.3 L 20 17.3 O 12 19.7 0.2"),
    "iphone.homebutton": SymbolShape(
      outline: "R 6 1.8 12 20.4 2", details: "M 6 5 L 18 5 M 6 17.7 L 18 17.7 O 12 20 0.2"),
    "light.beacon.max": SymbolShape(
      outline: "M 7 16.5 L 7 12 C 7 9 9 7 12 7 C 15 7 17 9 17 12 L 17 16.5 Z R 4.5 16.5 15 4.7 1.2",
      lines: "M 12 4 L 12 1.5 M 6 6 L 4.2 4.2 M 18 6 L 19.8 4.2 M 4 11.5 L 1.5 11.5 M 20 11.5 L 22.5 11.5"),
    "macmini": SymbolShape(outline: "R 2 9 20 7.5 2.2", details: "M 17.5 12.7 L 18 12.7", lines: "M 5 19 L 19 19"),
    "movieclapper": SymbolShape(
      outline: "R 2.5 10.3 19 11.2 2 M 3 10.3 L 2 6.3 L 20 2.2 L 21 6.2 Z",
      details: "M 7.3 5.3 L 10 8.5 M 13 4 L 15.7 7.2"),
    "opticaldisc": SymbolShape(outline: "O 12 12 9.6", details: "O 12 12 2.3 A 12 12 6 195 255"),
    "opticaldiscdrive": SymbolShape(
      outline: "R 1.5 7 21 10.5 2.5", details: "M 5 12.3 L 14.5 12.3 M 18.3 12.3 L 18.8 12.3"),
    "pianokeys": SymbolShape(
      outline: "R 2 4 20 16 2", details: "M 8.7 20 L 8.7 13.5 M 15.3 20 L 15.3 13.5",
      dots: "R 6.8 4 3.8 9.5 0.6 R 13.4 4 3.8 9.5 0.6"),
    "play.tv": SymbolShape(
      outline: "R 2 4 20 13.5 2", details: "M 10 7.8 L 15 10.8 L 10 13.8 Z", lines: "M 7.5 20.7 L 16.5 20.7"),
    "cursorarrow.rays": SymbolShape(
      outline: "M 10 10 L 10 21.3 L 12.9 18.8 L 15 23 L 17 22.1 L 14.9 18 L 18.7 17.8 Z",
      lines: "M 10 2 L 10 5.5 M 2 10 L 5.5 10 M 4.3 4.3 L 6.8 6.8 M 15.7 4.3 L 13.2 6.8 M 4.3 15.7 L 6.8 13.2"),
    "poweron": SymbolShape(lines: "M 12 3 L 12 21"),
    "poweroff": SymbolShape(lines: "O 12 12 8.5"),
    "poweroutlet.type.b": SymbolShape(
      outline: "R 3.5 2.5 17 19 4.5", details: "M 9 7 L 9 11 M 15 7 L 15 11 M 10 17.7 C 10 14.3 14 14.3 14 17.7 Z"),
    "powerplug": SymbolShape(
      outline: "M 5.5 9 L 18.5 9 L 18.5 12 C 18.5 15.3 16 17.7 12 17.7 C 8 17.7 5.5 15.3 5.5 12 Z",
      lines: "M 9 9 L 9 2.5 M 15 9 L 15 2.5 M 12 17.7 L 12 22"),
    "simcard": SymbolShape(
      outline:
        "M 7.5 2 L 14.3 2 L 20 7.7 L 20 19 C 20 21 19 22 17.2 22 L 6.8 22 C 5 22 4 21 4 19 L 4 5.5 C 4 3.2 5.2 2 7.5 2 Z",
      details: "R 7.7 11 8.6 7.5 1.5 M 12 11 L 12 18.5 M 7.7 14.7 L 16.3 14.7"),
    "waveform.path": SymbolShape(lines: "M 1 12 L 4 12 L 6.5 6.5 L 10 19.5 L 13.7 4 L 16.7 15 L 18.3 12 L 23 12"),
    "wrench.and.screwdriver": SymbolShape(
      outline:
        "M 21.5 5.7 C 22.2 8.2 20.5 10.7 18 11 L 15.5 11 L 6 20.7 C 5 21.7 3.6 21.6 2.8 20.8 C 2 20 2 18.7 3 17.7 L 12.5 8.3 L 12.5 6 "
        + "C 12.7 3.5 15.2 1.8 17.7 2.3 L 15.2 5 L 15.7 7.7 L 18.5 8.2 Z",
      lines:
        "M 2.3 2.3 L 5.7 3 L 10 8 M 2.3 2.3 L 3 5.7 L 7.7 10.3 M 15 16.7 L 16.7 15 L 21.7 20 C 22.3 20.6 22.3 21.3 21.8 21.8 C 21.3 22.3 20.5 22.3 20 21.7 Z"
    ),
    "screwdriver": SymbolShape(
      outline: "M 10 13.2 L 13.2 10 L 21 17.3 C 22.3 18.6 22.3 20 21.3 21 C 20.3 22 18.7 22 17.5 20.8 Z",
      details: "M 14 14 L 17.5 17.5",
      lines: "M 2.3 2.3 L 6 3.3 L 11.7 10.7 M 2.3 2.3 L 3.3 6 L 10.7 11.7"),
    "beach.umbrella": SymbolShape(
      outline:
        "M 2 11.7 C 3.3 5.7 9.7 2 15.7 3.7 C 19.5 4.8 21.7 7 22.5 10 C 19.7 8.3 17.5 8.7 15.7 10.3 C 13.7 8.7 11 9 9 11 C 6.7 9.7 4.3 9.9 2 11.7 Z",
      lines: "M 12.3 9.7 L 14.3 20.7 M 5 21.2 L 20 21.2 M 12.3 3.2 L 12 1.8"),
    "control": SymbolShape(lines: "M 5 13 L 12 6 L 19 13"),
    "clear": SymbolShape(outline: "R 2 5 20 14 3", details: "M 9 9 L 15 15 M 15 9 L 9 15"),
    "capslock": SymbolShape(
      outline: "M 12 2 L 20.7 10.7 L 16.3 10.7 L 16.3 15.3 L 7.7 15.3 L 7.7 10.7 L 3.3 10.7 Z R 7.7 18.3 8.6 3.3 0.6"),
    "space": SymbolShape(lines: "M 3 11 L 3 16 L 21 16 L 21 11"),
  ]

  private static func hourglass(_ sand: String) -> SymbolShape {
    SymbolShape(
      outline: "M 7 2.5 L 17 2.5 L 17 6 C 17 9 13.5 10 13.5 12 C 13.5 14 17 15 17 18 L 17 21.5 L 7 21.5 L 7 18 "
        + "C 7 15 10.5 14 10.5 12 C 10.5 10 7 9 7 6 Z",
      dots: sand, lines: "M 5 2.5 L 19 2.5 M 5 21.5 L 19 21.5")
  }
}
