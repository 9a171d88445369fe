// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A type whose values are kept as a text of their own.
protocol KeptLeaf {
  func keptText() throws -> String
  /// Reads a text; it throws ``KeptCoder/Failure`` where that says nothing.
  init(keptText: String) throws
}

/// A type that is a text already: numbers and the like.
protocol PlainKeptLeaf: KeptLeaf, LosslessStringConvertible {}

extension PlainKeptLeaf {
  func keptText() throws -> String { description }

  init(keptText: String) throws {
    guard let value = Self(keptText) else { throw KeptCoder.unreadable }
    self = value
  }
}

extension Bool: PlainKeptLeaf {}
extension Int: PlainKeptLeaf {}
extension Int8: PlainKeptLeaf {}
extension Int16: PlainKeptLeaf {}
extension Int32: PlainKeptLeaf {}
extension Int64: PlainKeptLeaf {}
extension UInt: PlainKeptLeaf {}
extension UInt8: PlainKeptLeaf {}
extension UInt16: PlainKeptLeaf {}
extension UInt32: PlainKeptLeaf {}
extension UInt64: PlainKeptLeaf {}
extension Float: PlainKeptLeaf {}
extension Double: PlainKeptLeaf {}
extension String: PlainKeptLeaf {}

extension Character: KeptLeaf {
  func keptText() throws -> String { String(self) }

  init(keptText: String) throws {
    guard keptText.count == 1 else { throw KeptCoder.unreadable }
    self.init(keptText)
  }
}

extension CGFloat: KeptLeaf {
  func keptText() throws -> String { "\(Double(self))" }
  init(keptText: String) throws { self.init(try Double(keptText: keptText)) }
}

extension Date: KeptLeaf {
  func keptText() throws -> String { "\(timeIntervalSinceReferenceDate)" }
  init(keptText: String) throws { self.init(timeIntervalSinceReferenceDate: try Double(keptText: keptText)) }
}

extension UUID: KeptLeaf {
  func keptText() throws -> String { uuidString }

  init(keptText: String) throws {
    guard let value = UUID(uuidString: keptText) else { throw KeptCoder.unreadable }
    self = value
  }
}

extension Data: KeptLeaf {
  func keptText() throws -> String { base64EncodedString() }

  init(keptText: String) throws {
    guard let value = Data(base64Encoded: keptText) else { throw KeptCoder.unreadable }
    self = value
  }
}

// Where what it's made of is a colour, and not something to ask of views around.
extension Color: KeptLeaf {
  func keptText() throws -> String {
    switch storage {
    case .constant(let color):
      return "=\(color.linearRed) \(color.linearGreen) \(color.linearBlue) \(color.opacity)"
    case .named(let name): return "#" + name
    default: throw KeptCoder.Failure("a colour that depends on its surroundings isn't kept")
    }
  }

  init(keptText: String) throws {
    let rest = String(keptText.dropFirst())
    switch keptText.first {
    case "=":
      let parts = rest.split(separator: " ").compactMap { Float(String($0)) }
      guard parts.count == 4 else { throw KeptCoder.unreadable }
      self.init(
        Resolved(colorSpace: .sRGBLinear, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
    case "#": self.init(storage: .named(rest))
    default: throw KeptCoder.unreadable
    }
  }
}

extension KeptLeaf {
  /// A type that can be written and read by itself, opened.
  static func decode(_ text: String) throws -> Any { try Self(keptText: text) }
}

/// A text for what is an id or tells a view from others: the same in each program; nil where there's none such.
func keptText(ofPlain value: Any) -> String? {
  let value = (value as? AnyHashable)?.base ?? value
  let type = Swift.type(of: value)
  if let leaf = value as? any KeptLeaf { return (try? leaf.keptText()).map { "\(baseName(of: type)) \($0)" } }
  if let text = EnumCases(of: type)?.text(of: value) { return "\(KeptName.of(type)).\(text)" }
  guard !(type is AnyClass), let codable = value as? any Encodable, let json = try? KeptCoder.json(codable) else {
    return nil
  }
  return "\(KeptName.of(type)) \(json)"
}

extension EnumCases {
  /// The name of a value's case where no case holds something.
  fileprivate func text(of value: Any) -> String? {
    cases.allSatisfy { $0.payload == nil } ? name(of: value) : nil
  }
}
