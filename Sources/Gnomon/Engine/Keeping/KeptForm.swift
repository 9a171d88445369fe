// SPDX-License-Identifier: Apache-2.0
/// A value in a form that another program can read: texts in lists and cases, never the bytes of memory.
package indirect enum KeptForm: Equatable, Sendable {
  /// A leaf, as its type writes itself.
  case text(String)
  /// No value of an optional.
  case none
  /// The value of an optional.
  case some(KeptForm)
  /// The elements of an array, a set or a tuple; of a dictionary the keys, each before its value.
  case list([KeptForm])
  /// A case of an enumeration by its name, with what it holds.
  case choice(String, KeptForm?)
  /// An object with its number; what else holds it has the number alone.
  case object(Int, KeptForm?)
}

extension KeptForm {
  /// The largest number of an object in it; -1 where there's none.
  var largestObject: Int {
    switch self {
    case .text, .none: -1
    case .some(let value): value.largestObject
    case .list(let values): values.reduce(-1) { max($0, $1.largestObject) }
    case .choice(_, let value): value?.largestObject ?? -1
    case .object(let number, let value): max(number, value?.largestObject ?? -1)
    }
  }
}

extension KeptForm: Codable {
  private enum Key: String, CodingKey {
    case none = "n"
    case some = "s"
    case list = "l"
    case choice = "c"
    case object = "o"
    case value = "v"
  }

  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.none) {
      self = .none
    } else if container.contains(.some) {
      self = .some(try container.decode(KeptForm.self, forKey: .some))
    } else if container.contains(.list) {
      self = .list(try container.decode([KeptForm].self, forKey: .list))
    } else if container.contains(.choice) {
      self = .choice(
        try container.decode(String.self, forKey: .choice), try container.decodeIfPresent(KeptForm.self, forKey: .value)
      )
    } else {
      self = .object(
        try container.decode(Int.self, forKey: .object), try container.decodeIfPresent(KeptForm.self, forKey: .value))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if case .text(let text) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(text)
    }
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .text: break
    case .none: try container.encode(true, forKey: .none)
    case .some(let value): try container.encode(value, forKey: .some)
    case .list(let values): try container.encode(values, forKey: .list)
    case .choice(let name, let value):
      try container.encode(name, forKey: .choice)
      try container.encodeIfPresent(value, forKey: .value)
    case .object(let number, let value):
      try container.encode(number, forKey: .object)
      try container.encodeIfPresent(value, forKey: .value)
    }
  }
}
