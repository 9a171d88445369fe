// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as numbers followed by a letter: `x y m` moves, `x y l` draws a line, `x1 y1 x y q` a curve with one
  /// control point, `x1 y1 x2 y2 x y c` one with two, and `h` closes a part.
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., command: String) {
      for point in points {
        words.append(Self.text(of: point.x))
        words.append(Self.text(of: point.y))
      }
      words.append(command)
    }
    forEach { element in
      switch element {
      case .move(let to): add(to, command: "m")
      case .line(let to): add(to, command: "l")
      case .quadCurve(let to, let control): add(control, to, command: "q")
      case .curve(let to, let control1, let control2): add(control1, control2, to, command: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// A path from its description (`x y width height re` is a rectangle), or nil where the text isn't one.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
  }

  private static func text(of value: CGFloat) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
