// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// Other names of shapes, older ones or those of a like thing.
  static let otherNames = [
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "thermometer": "thermometer.medium", "gauge": "gauge.medium", "speedometer": "gauge.medium",
    "dot.radiowaves.left.and.right": "antenna.radiowaves.left.and.right", "wand.and.rays": "wand.and.stars",
    "battery.100": "battery.100percent", "battery.75": "battery.75percent", "battery.50": "battery.50percent",
    "battery.25": "battery.25percent", "battery.0": "battery.0percent", "suit.heart": "heart",
    "text.justify.left": "text.justify", "text.justify.leading": "text.justify", "goforward": "arrow.clockwise",
    "gobackward": "arrow.counterclockwise", "list.bullet.clipboard": "list.clipboard",
    "ellipsis.bubble": "ellipsis.message", "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "icloud": "cloud", "scribble.variable": "scribble", "doc.plaintext": "doc.text", "magazine": "newspaper",
    "globe.americas": "globe", "globe.europe.africa": "globe", "globe.asia.australia": "globe",
    "lightbulb.max": "lightbulb", "paintbrush.pointed": "paintbrush",
    "arrow.2.squarepath": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.counterclockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.clockwise": "arrow.clockwise", "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
    "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath",
    "document": "doc", "text.document": "doc.text", "document.on.document": "doc.on.doc",
    "arrow.up.document": "arrow.up.doc", "arrow.down.document": "arrow.down.doc", "bubble": "message",
    "microphone": "mic", "macbook": "laptopcomputer", "macbook.and.iphone": "laptopcomputer.and.iphone",
    "airpods.max": "headphones", "beats.headphones": "headphones", "applelogo": "apple.logo",
    "textformat.abc": "abc", "textformat.characters": "textformat", "paragraph": "paragraph.sign",
    "wand.and.stars.inverse": "wand.and.stars", "app.dashed": "square.dashed", "cube.box": "shippingbox",
    "delete.backward": "delete.left", "delete.forward": "delete.right", "person.3.sequence": "person.3",
    "thermometer.variable": "thermometer.medium", "pointer.arrow": "cursorarrow",
    "pointer.arrow.rays": "cursorarrow.rays", "pointer.arrow.click": "cursorarrow.rays",
    "pointer.arrow.click.2": "cursorarrow.rays", "pointer.arrow.motionlines.click": "cursorarrow.rays",
    "cursorarrow.click": "cursorarrow.rays", "cursorarrow.click.2": "cursorarrow.rays",
    "cursorarrow.motionlines.click": "cursorarrow.rays",
    "rectangle.3.offgrid.bubble.left": "rectangle.3.group.bubble.left",
    "rectangle.portrait.arrowtriangle.2.outward": "rectangle.arrowtriangle.2.outward", "fanblades": "fan",
    "flag.pattern.checkered.2.crossed": "flag.2.crossed", "flag.pattern.checkered": "flag.checkered",
    "square.lefthalf.fill": "square.lefthalf.filled", "square.righthalf.fill": "square.righthalf.filled",
    "square.tophalf.fill": "square.tophalf.filled", "square.bottomhalf.fill": "square.bottomhalf.filled",
    "circle.righthalf.fill": "circle.righthalf.filled", "circle.lefthalf.fill": "circle.lefthalf.filled",
    "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled", "hourglass.tophalf.fill": "hourglass.tophalf.filled",
  ]

  /// Shapes of our own for names that are a little less common.
  static let more: [String: SymbolShape] = [
    "hexagon": SymbolShape(outline: polygon(6, turned: 0)),
    "pentagon": SymbolShape(outline: polygon(5, turned: 0)),
    "octagon": SymbolShape(outline: polygon(8, turned: 22.5)),
    "diamond": SymbolShape(outline: "M 12 1.8 L 22.2 12 L 12 22.2 L 1.8 12 Z"),
    "oval": SymbolShape(outline: "E 12 12 10.5 7"),
    "square.grid.2x2": SymbolShape(outline: "R 3 3 8 8 2 R 13 3 8 8 2 R 3 13 8 8 2 R 13 13 8 8 2"),
    "square.on.square": SymbolShape(
      outline: "R 7.5 7.5 14 14 3",
      lines: "M 4.5 16.5 C 3 16.3 2.5 15.2 2.5 14 L 2.5 5.5 C 2.5 3.8 3.8 2.5 5.5 2.5 L 14 2.5 "
        + "C 15.2 2.5 16.3 3 16.5 4.5"),
    "chart.bar": SymbolShape(outline: "R 2.5 13 5 8.5 1 R 9.5 8 5 13.5 1 R 16.5 3 5 18.5 1"),
    "camera": SymbolShape(
      outline: "M 2 8 L 7 8 L 9 5 L 15 5 L 17 8 L 22 8 L 22 20 L 2 20 Z", details: "O 12 13.5 3.8"),
    "mic": SymbolShape(
      outline: "R 8.7 2 6.6 12 3.3",
      lines: "M 5 11 C 5 15 8 17.8 12 17.8 C 16 17.8 19 15 19 11 M 12 18 L 12 22 M 8 22 L 16 22"),
    "phone": SymbolShape(
      outline:
        "M 5.5 2.5 L 8.5 2.5 L 10.5 7.5 L 8 9.5 C 9.2 12.3 11.7 14.8 14.5 16 L 16.5 13.5 L 21.5 15.5 L 21.5 18.5 "
        + "C 21.5 20.5 20 21.7 18 21.5 C 9.5 20.5 3.5 14.5 2.5 6 C 2.3 4 3.5 2.5 5.5 2.5 Z"),
    "message": SymbolShape(
      outline: "M 12 3 C 17.8 3 22 6.4 22 11 C 22 15.6 17.8 19 12 19 C 11 19 10 18.9 9.1 18.7 L 4.5 21.5 L 5.2 17 "
        + "C 3.2 15.5 2 13.4 2 11 C 2 6.4 6.2 3 12 3 Z"),
    "location": SymbolShape(outline: "M 21 3 L 3 11 L 12 12 L 13 21 Z"),
    "mappin": SymbolShape(outline: "O 12 6.5 4.5", lines: "M 12 11 L 12 22"),
    "map": SymbolShape(
      outline: "M 2.5 5.5 L 9 3 L 15 5.5 L 21.5 3 L 21.5 18.5 L 15 21 L 9 18.5 L 2.5 21 Z",
      details: "M 9 3.5 L 9 18 M 15 6 L 15 20.5"),
    "gift": SymbolShape(
      outline: "R 2.5 7.5 19 4.5 1 M 4 12 L 20 12 L 20 21.5 L 4 21.5 Z", details: "M 12 8 L 12 21",
      lines: "M 12 7.5 C 7 7.5 6.5 2.5 9 2.5 C 11 2.5 12 5 12 7.5 C 12 5 13 2.5 15 2.5 C 17.5 2.5 17 7.5 12 7.5"),
    "leaf": SymbolShape(
      outline: "M 21 3.5 C 12 3.5 4 7 4 14 C 4 18 6.5 20.5 10.5 20.5 C 17.5 20.5 21 12.5 21 3.5 Z",
      details: "M 3 22 C 6 16 10 12 16 9"),
    "drop": SymbolShape(
      outline: "M 12 2.5 C 14.5 6.5 18.5 10.5 18.5 15 C 18.5 18.9 15.8 21.5 12 21.5 C 8.2 21.5 5.5 18.9 5.5 15 "
        + "C 5.5 10.5 9.5 6.5 12 2.5 Z"),
    "book": SymbolShape(
      outline: "M 12 6 C 9.5 4.3 6 4 2.5 4.5 L 2.5 19 C 6 18.5 9.5 18.8 12 20.5 C 14.5 18.8 18 18.5 21.5 19 L 21.5 4.5 "
        + "C 18 4 14.5 4.3 12 6 Z", details: "M 12 6.5 L 12 20"),
    "creditcard": SymbolShape(outline: "R 2 5 20 14.5 2.5", details: "M 2.5 10 L 21.5 10 M 5.5 15.5 L 9.5 15.5"),
    "link": SymbolShape(
      lines: "M 9.5 14.5 L 14.5 9.5 M 11 7 L 14 4 C 15.8 2.3 18.3 2.3 20 4 C 21.7 5.7 21.7 8.2 20 10 L 17 13 "
        + "M 13 17 L 10 20 C 8.2 21.7 5.7 21.7 4 20 C 2.3 18.3 2.3 15.8 4 14 L 7 11"),
    "wifi": SymbolShape(
      dots: "O 12 19 1.8",
      lines: "M 2 9.5 C 8 4 16 4 22 9.5 M 5.2 13 C 9.2 9.5 14.8 9.5 18.8 13 M 8.6 16.2 C 10.6 14.6 13.4 14.6 "
        + "15.4 16.2"),
    "slider.horizontal.3": SymbolShape(
      outline: "O 8 5.5 2 O 16 12 2 O 8 18.5 2",
      lines:
        "M 2.5 5.5 L 6 5.5 M 10 5.5 L 21.5 5.5 M 2.5 12 L 14 12 M 18 12 L 21.5 12 M 2.5 18.5 L 6 18.5 M 10 18.5 L 21.5 18.5"
    ),
    "arrow.up.right": SymbolShape(lines: "M 5 19 L 19 5 M 8.5 5 L 19 5 L 19 15.5"),
    "arrow.counterclockwise": SymbolShape(lines: "A 12 12.5 8.5 -80 220 M 5.1 2.5 L 5.1 7.6 L 10.2 7.6"),
    "arrow.left.arrow.right": SymbolShape(
      lines: "M 20.6 5.9 L 3.4 5.9 M 8 1.3 L 3.4 5.9 L 8 10.5 M 3.4 18.1 L 20.6 18.1 M 16 13.5 L 20.6 18.1 L 16 22.7"),
    "chevron.up.chevron.down": SymbolShape(lines: "M 7 9 L 12 4 L 17 9 M 7 15 L 12 20 L 17 15"),
    "forward": SymbolShape(outline: "M 2.5 5 L 12 12 L 2.5 19 Z M 12 5 L 21.5 12 L 12 19 Z"),
    "backward": SymbolShape(outline: "M 21.5 5 L 12 12 L 21.5 19 Z M 12 5 L 2.5 12 L 12 19 Z"),
    "person.2": SymbolShape(
      outline: "O 8.5 8 3.7 M 1.5 20.5 C 1.5 16.5 4.5 14.5 8.5 14.5 C 12.5 14.5 15.5 16.5 15.5 20.5 Z O 17 9 3 "
        + "M 18 20.5 L 22.5 20.5 C 22.5 17 20.5 15 17 14.7"),
    "hand.thumbsup": SymbolShape(
      outline: "M 7 10.5 L 11 2.5 C 13 2.5 14 4 13.7 6 L 13.2 9.5 L 19 9.5 C 20.8 9.5 21.7 11 21.3 12.6 L 19.5 19.3 "
        + "C 19.2 20.7 18.2 21.5 16.8 21.5 L 7 21.5 Z", lines: "M 3 10.5 L 3 21.5"),
    "music.note": SymbolShape(outline: "E 7.5 18.5 3.5 3", lines: "M 11 18 L 11 4 L 18.5 2.5 L 18.5 7 L 11 8.5"),
    "lightbulb": SymbolShape(
      outline: "M 8.5 16.5 C 8.3 14.5 5.5 13 5.5 9 C 5.5 5 8.3 2.5 12 2.5 C 15.7 2.5 18.5 5 18.5 9 C 18.5 13 15.7 14.5 "
        + "15.5 16.5 Z", lines: "M 9 19.2 L 15 19.2 M 10.3 21.8 L 13.7 21.8"),
    "sparkles": SymbolShape(
      outline:
        "M 10 5 L 12 11 L 18 13 L 12 15 L 10 21 L 8 15 L 2 13 L 8 11 Z M 18.5 1.8 L 19.4 4.6 L 22.2 5.5 L 19.4 6.4 "
        + "L 18.5 9.2 L 17.6 6.4 L 14.8 5.5 L 17.6 4.6 Z"),
    "doc.text": SymbolShape(
      outline: "M 5.5 2.5 L 14 2.5 L 18.5 7.5 L 18.5 21.5 L 5.5 21.5 Z",
      details: "M 13.5 3 L 13.5 8 L 18 8 M 8.5 12.5 L 15.5 12.5 M 8.5 16.5 L 15.5 16.5"),
    "tray": SymbolShape(
      outline: "M 4.4 4.2 L 19.6 4.2 L 23.1 13.6 L 23.1 20.2 L 0.9 20.2 L 0.9 13.6 Z",
      details: "M 1.4 13.6 L 7.6 13.6 C 8.1 16.4 15.9 16.4 16.4 13.6 L 22.6 13.6"),
  ]

  /// A regular polygon around (12, 12), in degrees from the top.
  static func polygon(_ count: Int, turned: Double) -> String {
    let points = (0..<count).map { index -> String in
      let angle = (Double(index) * 360 / Double(count) + turned - 90) * .pi / 180
      return "\(12 + cos(angle) * 10.5) \(12 + sin(angle) * 10.5)"
    }
    return "M " + points.joined(separator: " L ") + " Z"
  }
}
