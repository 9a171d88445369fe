// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// An element of an SVG document.
final class SVGNode {
  var name: String
  private(set) var attributes: [(name: String, value: String)]
  /// Attributes that refer to definitions, whose names are known at the document's end.
  private var references: [(name: String, definition: SVGNode)] = []
  /// The name of a definition.
  var identifier: String?
  var children: [SVGNode] = []
  var text: String?

  init(_ name: String, _ attributes: [(String, String)] = [], text: String? = nil) {
    self.name = name
    self.attributes = attributes.map { (name: $0.0, value: $0.1) }
    self.text = text
  }

  func set(_ name: String, _ value: String) { attributes.append((name: name, value: value)) }

  func set(_ name: String, referringTo definition: SVGNode) {
    references.append((name: name, definition: definition))
  }

  func write(to output: inout String, depth: Int = 0) {
    let indent = String(repeating: " ", count: min(depth, 40))
    output += "\(indent)<\(name)"
    if let identifier { output += " id=\"\(identifier)\"" }
    for attribute in attributes { output += " \(attribute.name)=\"\(SVGNode.escaped(attribute.value))\"" }
    for reference in references {
      let target = "#" + (reference.definition.identifier ?? "")
      output += " \(reference.name)=\"\(reference.name == "href" ? target : "url(\(target))")\""
    }
    if let text {
      output += ">\(SVGNode.escaped(text))</\(name)>\n"
    } else if children.isEmpty {
      output += "/>\n"
    } else {
      output += ">\n"
      for child in children { child.write(to: &output, depth: depth + 1) }
      output += "\(indent)</\(name)>\n"
    }
  }

  /// Markup and characters that XML doesn't allow are replaced.
  static func escaped(_ text: String) -> String {
    guard
      text.unicodeScalars.contains(where: {
        "<>&\"".unicodeScalars.contains($0) || $0.value < 32 || $0.value == 0xFFFE || $0.value == 0xFFFF
      })
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default:
        let isAllowed = scalar.value >= 32 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : " ")
      }
    }
    return result
  }

  /// A number with at most four decimals, without trailing zeros; what isn't finite is 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let limited = min(max(value, -1e9), 1e9)
    let rounded = (limited * 10000).rounded() / 10000
    if rounded == rounded.rounded() { return String(Int(rounded)) }
    return "\(rounded)"
  }

  static func matrix(_ matrix: CGAffineTransform) -> String {
    let parts = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    return "matrix(\(parts.map { preciseNumber(Double($0)) }.joined(separator: " ")))"
  }

  /// Parts of a matrix are multiplied, so more of them is kept.
  private static func preciseNumber(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\((value * 1e8).rounded() / 1e8)"
  }

  static func path(_ path: Path) -> String {
    var result = ""
    func add(_ command: String, _ points: CGPoint...) {
      guard points.allSatisfy(\.isFinite) else { return }
      result += command + points.map { "\(number(Double($0.x))) \(number(Double($0.y)))" }.joined(separator: " ")
    }
    path.forEach { element in
      switch element {
      case .move(let to): add("M", to)
      case .line(let to): add("L", to)
      case .quadCurve(let to, let control): add("Q", control, to)
      case .curve(let to, let control1, let control2): add("C", control1, control2, to)
      case .closeSubpath: result += "Z"
      }
    }
    return result
  }

  static func color(_ color: Color.Resolved) -> (rgb: String, opacity: String?) {
    let parts = PaintColor(color)
    func byte(_ value: Double) -> String {
      let text = String(Int((value * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return ("#" + byte(parts.red) + byte(parts.green) + byte(parts.blue), parts.alpha < 1 ? number(parts.alpha) : nil)
  }
}
