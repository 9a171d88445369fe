// SPDX-License-Identifier: Apache-2.0

/// A type of the standard library that holds values of others, each of which is kept by itself.
protocol KeptContainer {
  func kept(by coder: KeptCoder) throws -> KeptForm
  static func read(_ kept: KeptForm, by coder: KeptCoder) throws -> Any
}

extension KeptContainer {
  /// Keeps a value where it lies: a cast would look into an optional.
  static func keep(at place: UnsafeRawPointer, by coder: KeptCoder) throws -> KeptForm {
    try place.assumingMemoryBound(to: Self.self).pointee.kept(by: coder)
  }
}

extension Optional: KeptContainer {
  func kept(by coder: KeptCoder) throws -> KeptForm {
    switch self {
    case .none: .none
    case .some(let value): .some(try coder.keep(value))
    }
  }

  static func read(_ kept: KeptForm, by coder: KeptCoder) throws -> Any {
    switch kept {
    case .none: return Self.none as Any
    case .some(let value): return Self.some(try coder.value(Wrapped.self, of: value)) as Any
    default: throw KeptCoder.unreadable
    }
  }
}

extension KeptForm {
  fileprivate func elements<Element>(_ type: Element.Type, by coder: KeptCoder) throws -> [Element] {
    guard case .list(let values) = self else { throw KeptCoder.unreadable }
    return try values.map { try coder.value(type, of: $0) }
  }
}

extension Array: KeptContainer {
  func kept(by coder: KeptCoder) throws -> KeptForm { .list(try map { try coder.keep($0) }) }

  static func read(_ kept: KeptForm, by coder: KeptCoder) throws -> Any { try kept.elements(Element.self, by: coder) }
}

extension ContiguousArray: KeptContainer {
  func kept(by coder: KeptCoder) throws -> KeptForm { .list(try map { try coder.keep($0) }) }

  static func read(_ kept: KeptForm, by coder: KeptCoder) throws -> Any {
    ContiguousArray(try kept.elements(Element.self, by: coder))
  }
}

extension Set: KeptContainer {
  func kept(by coder: KeptCoder) throws -> KeptForm { .list(try map { try coder.keep($0) }) }

  static func read(_ kept: KeptForm, by coder: KeptCoder) throws -> Any {
    Set(try kept.elements(Element.self, by: coder))
  }
}

extension Dictionary: KeptContainer {
  func kept(by coder: KeptCoder) throws -> KeptForm {
    .list(try flatMap { [try coder.keep($0.key), try coder.keep($0.value)] })
  }

  static func read(_ kept: KeptForm, by coder: KeptCoder) throws -> Any {
    guard case .list(let values) = kept, values.count.isMultiple(of: 2) else { throw KeptCoder.unreadable }
    var result: Self = [:]
    for index in stride(from: 0, to: values.count, by: 2) {
      result[try coder.value(Key.self, of: values[index])] = try coder.value(Value.self, of: values[index + 1])
    }
    return result
  }
}
