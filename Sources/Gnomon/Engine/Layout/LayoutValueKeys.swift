// SPDX-License-Identifier: Apache-2.0
/// A set of keys that may hold more than was put into it.
///
/// Who wants a value that few views give asks it first: a row is asked for some ten of them, each through all of its modifiers.
/// A node that gives such a value without ``LayoutValueModifier`` puts its key in.
struct LayoutValueKeys {
  private var bits: UInt64 = 0

  private static func bit(_ key: ObjectIdentifier) -> UInt64 {
    1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  mutating func insert(_ key: ObjectIdentifier) { bits |= Self.bit(key) }
  func mayContain(_ key: ObjectIdentifier) -> Bool { bits & Self.bit(key) != 0 }
}

extension LayoutNode {
  /// A value that few views give.
  final func rareLayoutValue<K: LayoutValueKey>(_ key: K.Type) -> Any? {
    let key = ObjectIdentifier(key)
    return graph.givenLayoutValues.mayContain(key) ? layoutValue(key) : nil
  }
}
