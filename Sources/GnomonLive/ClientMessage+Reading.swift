// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ClientMessage {
  /// Reads a message. Most are small flat objects, which are read here; what else there may be in one is Foundation's.
  static func read(_ bytes: [UInt8]) throws -> ClientMessage {
    var reader = FlatReader(bytes)
    return try reader.message() ?? JSONDecoder().decode(ClientMessage.self, from: Data(bytes))
  }

  /// A value of a flat object.
  fileprivate enum Value {
    case text(String)
    case number(Double)
    case whole(Int)
    case flag(Bool)
    case null
    case texts([String])

    var number: Double? {
      switch self {
      case .number(let number): number
      case .whole(let number): Double(number)
      default: nil
      }
    }

    var whole: Int? { if case .whole(let number) = self { number } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
  }

  /// Sets a field; false where its value isn't what it has to be. A field that isn't known is passed over.
  fileprivate mutating func set(_ field: String, _ value: Value) -> Bool {
    func put<Part>(_ part: Part?, _ own: inout Part?) -> Bool {
      own = part
      return part != nil
    }
    switch field {
    case "t":
      guard let kind = value.text.flatMap(Kind.init) else { return false }
      t = kind
    case "i":
      guard let number = value.whole else { return false }
      i = number
    case "n": return put(value.whole, &n)
    case "kind": return put(value.text, &kind)
    case "x": return put(value.number, &x)
    case "y": return put(value.number, &y)
    case "dx": return put(value.number, &dx)
    case "dy": return put(value.number, &dy)
    case "button": return put(value.whole, &button)
    case "last": return put(value.flag, &last)
    case "view": return put(value.whole, &view)
    case "phase": return put(value.text, &phase)
    case "key": return put(value.text, &key)
    case "modifiers": return put(value.texts, &modifiers)
    case "element": return put(value.whole, &element)
    case "from": return put(value.whole, &from)
    case "to": return put(value.whole, &to)
    case "text": return put(value.text, &text)
    case "action": return put(value.text, &action)
    case "name": return put(value.text, &self.name)
    default: return false
    }
    return true
  }
}

/// Reads an object without others inside, of plain letters and numbers. It gives up on all else, wrong or not.
private struct FlatReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func message() -> ClientMessage? {
    guard take("{") else { return nil }
    var message = ClientMessage(t: .ack, i: 0)
    var names: [String] = []
    repeat {
      // A name that comes twice, or twenty of them, are none of ours.
      guard let name = text(), names.count < 20, !names.contains(name), take(":"), let value = value() else {
        return nil
      }
      names.append(name)
      if case .null = value, name != "t", name != "i" { continue }
      guard message.set(name, value) else { return nil }
    } while take(",")
    guard take("}"), next == nil, names.contains("t"), names.contains("i") else { return nil }
    return message
  }

  /// The next byte that isn't white space; nil at the end.
  private var next: UInt8? {
    mutating get {
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): index += 1
        default: return bytes[index]
        }
      }
      return nil
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      let byte = bytes[index]
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { return nil }
      index += 1
    }
    guard index < bytes.count else { return nil }
    index += 1
    return String(decoding: bytes[start..<index - 1], as: UTF8.self)
  }

  private mutating func value() -> ClientMessage.Value? {
    switch next {
    case UInt8(ascii: "\""): text().map { .text($0) }
    case UInt8(ascii: "t"): takeWord("true") ? .flag(true) : nil
    case UInt8(ascii: "f"): takeWord("false") ? .flag(false) : nil
    case UInt8(ascii: "n"): takeWord("null") ? .null : nil
    case UInt8(ascii: "["): texts().map { .texts($0) }
    default: number()
    }
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[index...].starts(with: letters) else { return false }
    index += letters.count
    return true
  }

  private mutating func texts() -> [String]? {
    guard take("[") else { return nil }
    if take("]") { return [] }
    var texts: [String] = []
    repeat {
      guard let text = text() else { return nil }
      texts.append(text)
    } while take(",")
    return take("]") ? texts : nil
  }

  /// A number of so few digits that it's exact as a quotient.
  private mutating func number() -> ClientMessage.Value? {
    let start = index
    let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    var (digits, count, unit) = (0, 0, 1)
    var point: Int?
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), point == nil, index > first {
        point = index
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        count += 1
        if point != nil { unit *= 10 }
        guard count <= 15 else { return nil }
      } else {
        break
      }
      index += 1
    }
    guard count > 0, point != index - 1 else { return nil }
    // No number begins with a zero that says nothing; what follows one is no letter.
    if bytes[first] == UInt8(ascii: "0"), first + 1 < index, point != first + 1 { return nil }
    guard index < bytes.count, index > start else { return nil }
    if point == nil { return isNegative && digits == 0 ? nil : .whole(isNegative ? -digits : digits) }
    let number = Double(digits) / Double(unit)
    return .number(isNegative ? -number : number)
  }
}
