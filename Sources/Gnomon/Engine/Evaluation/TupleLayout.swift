// SPDX-License-Identifier: Apache-2.0
/// The types of a tuple's elements and where they lie.
///
/// Read from the type's metadata, whose form is part of Swift's ABI: the kind, the number of elements, their labels, then a type
/// and an offset for each.
struct TupleLayout: RandomAccessCollection {
  private let words: UnsafePointer<Int>

  /// The layout of a tuple's type; nil if the type isn't a tuple's.
  init?(of type: Any.Type) {
    words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard words[0] == 0x301 else { return nil }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { words[1] }

  subscript(index: Int) -> (type: Any.Type, offset: Int) {
    // Only the lower half of the word is the offset: what follows it is padding and may hold anything.
    (unsafeBitCast(words[3 + 2 * index], to: Any.Type.self), words[4 + 2 * index] & 0xFFFF_FFFF)
  }
}
