// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// The contents of a view's memory, in a number: a copy of the view has the same, and another view of its type hardly
/// ever.
///
/// What lies between fields isn't looked at. A copy whose bytes differ all the same (in an enum's unused ones) has another
/// number; then it isn't recognised, which costs a line.
struct ValuePrint: Equatable {
  private var hash: UInt64 = 0

  /// The print of a value; nil if the value takes no memory.
  // Shared: an initializer is given its arguments to keep, which would copy the view each time.
  init?<Value>(of value: __shared Value) {
    guard MemoryLayout<Value>.size > 0 else { return nil }
    withUnsafeBytes(of: value) { add($0.baseAddress!, ValueRanges.of(Value.self)) }
  }

  init?<Value>(at address: UnsafeRawPointer, of type: Value.Type) {
    guard MemoryLayout<Value>.size > 0 else { return nil }
    add(address, ValueRanges.of(type))
  }

  private mutating func add(_ address: UnsafeRawPointer, _ ranges: [Range<Int>]) {
    for range in ranges {
      var offset = range.lowerBound
      while offset + 8 <= range.upperBound {
        add(address.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      while offset < range.upperBound {
        add(UInt64(address.load(fromByteOffset: offset, as: UInt8.self)))
        offset += 1
      }
    }
  }

  @inline(__always)
  private mutating func add(_ word: UInt64) {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
  }
}

/// The ranges of memory in which a type's values hold something: without what lies between its fields.
private struct ValueRanges {
  private var ranges: [Range<Int>] = []

  /// Large views differ at their beginning.
  private static let mostRanges = 24

  private struct Slot {
    var type: ObjectIdentifier
    var ranges: [Range<Int>]
  }

  /// So many slots follow a type's own that may be its: two types rarely drive each other out.
  private static let reach = 8
  private static let slotCount = 2_048
  /// What was found, each in one of the slots behind the remainder of its type's address: asked at every evaluation.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount + reach)
    slots.initialize(repeating: Slot(type: ObjectIdentifier(Never.self), ranges: []), count: slotCount + reach)
    return slots
  }()

  static func of<T>(_ type: T.Type) -> [Range<Int>] {
    let id = ObjectIdentifier(type)
    let first = slots + (Int(bitPattern: id) >> 4 ^ Int(bitPattern: id) >> 14) & (slotCount - 1)
    var slot = first
    while slot.pointee.type != id {
      slot += 1
      if slot == first + reach { return find(type, first) }
    }
    return slot.pointee.ranges
  }

  /// Looks at a type's fields, which takes some thousand instructions, and keeps what it finds in the first free slot.
  private static func find<T>(_ type: T.Type, _ first: UnsafeMutablePointer<Slot>) -> [Range<Int>] {
    var finder = ValueRanges()
    finder.add(type, at: 0)
    let free = (first..<first + reach).first { $0.pointee.type == ObjectIdentifier(Never.self) }
    (free ?? first).pointee = Slot(type: ObjectIdentifier(type), ranges: finder.ranges)
    return finder.ranges
  }

  private mutating func add(_ type: Any.Type, at offset: Int) {
    var isPlain = true
    if isStruct(type) {
      _forEachField(of: type, options: ignoringUnknownFields) { _, fieldOffset, fieldType, _ in
        isPlain = false
        addPart(fieldType, at: offset + fieldOffset)
        return ranges.count < Self.mostRanges
      }
    } else if let elements = TupleLayout(of: type) {
      for element in elements {
        isPlain = false
        addPart(element.type, at: offset + element.offset)
      }
    }
    if isPlain { addBytes(offset..<offset + Self.size(of: type)) }
  }

  /// What stands in a view has mostly been looked at, as what a closure gave.
  private mutating func addPart(_ type: Any.Type, at offset: Int) {
    guard ranges.count < Self.mostRanges else { return }
    func found<T>(_ type: T.Type) -> [Range<Int>] { Self.of(type) }
    for range in _openExistential(type, do: found) {
      addBytes(range.lowerBound + offset..<range.upperBound + offset)
    }
  }

  private mutating func addBytes(_ bytes: Range<Int>) {
    if bytes.isEmpty { return }
    if let last = ranges.last, last.upperBound == bytes.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<bytes.upperBound
    } else {
      ranges.append(bytes)
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }
}
