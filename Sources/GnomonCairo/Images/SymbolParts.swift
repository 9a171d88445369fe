// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Parts that shapes of symbols are put together from, in the shapes' language.
enum SymbolParts {
  /// An arc clockwise from an angle to another, in degrees, with an arrow's head at its end, or at its start.
  static func turn(
    _ x: Double, _ y: Double, _ radius: Double, from: Double, to: Double, head: Double = 3.6, atStart: Bool = false
  ) -> String {
    let angle: Double = (atStart ? from : to) * .pi / 180
    let sign: Double = atStart ? -1 : 1
    let (tipX, tipY): (Double, Double) = (x + radius * cos(angle), y + radius * sin(angle))
    // A little inwards, as the arc bends.
    let heading: Double = angle + sign * (.pi / 2 - head / radius / 3)
    let wings = [2.4, -2.4].map { (turn: Double) -> String in
      at(tipX + head * cos(heading + turn), tipY + head * sin(heading + turn))
    }
    return "A \(x) \(y) \(radius) \(from) \(to) M " + wings[0] + " L " + at(tipX, tipY) + " L " + wings[1] + " "
  }

  /// Two numbers as the language writes them.
  private static func at(_ x: Double, _ y: Double) -> String { "\(x) \(y)" }

  /// A star of four points with hollow sides.
  static func spark(_ x: Double, _ y: Double, _ size: Double) -> String {
    let near = size * 0.16
    let (left, right): (Double, Double) = (x - near, x + near)
    let (above, below): (Double, Double) = (y - near, y + near)
    let sides: [String] = [
      "M " + at(x, y - size),
      "C " + at(right, above) + " " + at(right, above) + " " + at(x + size, y),
      "C " + at(right, below) + " " + at(right, below) + " " + at(x, y + size),
      "C " + at(left, below) + " " + at(left, below) + " " + at(x - size, y),
      "C " + at(left, above) + " " + at(left, above) + " " + at(x, y - size),
    ]
    return sides.joined(separator: " ") + " Z "
  }

  /// A wheel of eight teeth.
  static func gear(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let corners = (0..<32).map { (index: Int) -> String in
      let angle: Double = (Double(index) - 0.5) * .pi / 16
      let reach: Double = index % 4 < 2 ? radius : radius * 0.77
      return at(x + reach * cos(angle), y + reach * sin(angle))
    }
    return "M " + corners.joined(separator: " L ") + " Z "
  }

  /// Circles on a ring.
  static func ring(_ count: Int, _ radius: Double, dot: Double) -> String {
    let circles = (0..<count).map { (index: Int) -> String in
      let angle: Double = Double(index) * 2 * .pi / Double(count)
      return "O " + at(12 + radius * cos(angle), 12 + radius * sin(angle)) + " \(dot)"
    }
    return circles.joined(separator: " ") + " "
  }

  /// Lines from the middle outwards.
  static func rays(_ count: Int, from inner: Double, to outer: Double) -> String {
    let lines = (0..<count).map { (index: Int) -> String in
      let angle: Double = Double(index) * 2 * .pi / Double(count)
      let (across, down): (Double, Double) = (cos(angle), sin(angle))
      return "M " + at(12 + inner * across, 12 + inner * down) + " L " + at(12 + outer * across, 12 + outer * down)
    }
    return lines.joined(separator: " ") + " "
  }

  /// A point by its direction and its distance from the middle.
  private static func polar(_ angle: Double, _ radius: Double) -> String {
    at(12 + radius * cos(angle), 12 + radius * sin(angle))
  }

  /// Lines that don't lead to the middle of a circle, as a shutter's.
  static var blades: String {
    let lines = (0..<6).map { (index: Int) -> String in
      let angle: Double = Double(index) * .pi / 3
      return "M " + polar(angle, 9.1) + " L " + polar(angle + 1.35, 4.3)
    }
    return lines.joined(separator: " ")
  }

  /// The leaves of a fan.
  static func leaves(_ count: Int) -> String {
    let leaves = (0..<count).map { (index: Int) -> String in
      let turn: Double = Double(index) * 2 * .pi / Double(count)
      let first = [polar(turn - 0.5, 5), polar(turn - 0.55, 9), polar(turn - 0.1, 10)]
      let second = [polar(turn + 0.35, 11), polar(turn + 0.75, 9), polar(turn + 0.7, 6)]
      let third = [polar(turn + 0.7, 4), polar(turn + 0.5, 2.6), polar(turn, 1.6)]
      let curves = [first, second, third].map { "C " + $0.joined(separator: " ") }
      return "M " + polar(turn, 1.6) + " " + curves.joined(separator: " ") + " Z"
    }
    return leaves.joined(separator: " ")
  }

  /// The corners of a frame.
  static let corners =
    "M 2.5 7 L 2.5 5.5 C 2.5 3.8 3.8 2.5 5.5 2.5 L 7 2.5 M 17 2.5 L 18.5 2.5 C 20.2 2.5 21.5 3.8 21.5 5.5 L 21.5 7 "
    + "M 21.5 17 L 21.5 18.5 C 21.5 20.2 20.2 21.5 18.5 21.5 L 17 21.5 "
    + "M 7 21.5 L 5.5 21.5 C 3.8 21.5 2.5 20.2 2.5 18.5 L 2.5 17 "
  /// What is seen of a square behind another one.
  static let squareBehind =
    "M 4.5 16.5 C 3 16.3 2.5 15.2 2.5 14 L 2.5 5.5 C 2.5 3.8 3.8 2.5 5.5 2.5 L 14 2.5 C 15.2 2.5 16.3 3 16.5 4.5 "
  /// What is seen of a rectangle behind another one.
  static let rectangleBehind =
    "M 3 15.5 C 2.3 15 2 14.4 2 13.5 L 2 6.5 C 2 5 3 4 4.5 4 L 15.5 4 C 16.7 4 17.6 4.6 17.9 5.7 "
  /// A pointer at the bottom right.
  static let pointer = "M 13.5 11 L 13.5 21.5 L 16.1 19.2 L 18 23 L 19.7 22.2 L 17.9 18.5 L 21.3 18.3 Z "
  static let bubble =
    "M 6 3.5 L 18 3.5 C 20.2 3.5 21.5 4.8 21.5 7 L 21.5 14 C 21.5 16.2 20.2 17.5 18 17.5 L 11 17.5 L 6.5 21.5 "
    + "L 6.5 17.5 L 6 17.5 C 3.8 17.5 2.5 16.2 2.5 14 L 2.5 7 C 2.5 4.8 3.8 3.5 6 3.5 Z "
}
