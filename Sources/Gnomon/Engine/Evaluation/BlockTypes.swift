// SPDX-License-Identifier: Apache-2.0

/// The types of the views of builders' blocks, as the builders know them: as views.
///
/// A tuple's type says only what its elements are. To find out that they're views the runtime would go through all conformances of the
/// program for each. Used on the main actor, while a body is evaluated.
@usableFromInline
enum BlockTypes {
  /// The types of blocks that weren't shown yet.
  nonisolated(unsafe) private static var noted: [ObjectIdentifier: [any View.Type]] = [:]
  /// Blocks' types that were noted, each in the slot of its address.
  nonisolated(unsafe) private static let known: UnsafeMutablePointer<UInt> = {
    let slots = UnsafeMutablePointer<UInt>.allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    return slots
  }()
  private static let slotCount = 1_024

  /// The slot of a type; the one beside it is the other that it may lie in.
  @inline(__always)
  private static func slot(of address: UInt) -> Int { Int((address >> 4 ^ address >> 14) & UInt(slotCount - 1)) }

  /// True if the type was noted, unless two others took its slots since.
  @usableFromInline
  static func isKnown(_ type: Any.Type) -> Bool {
    let address = UInt(bitPattern: unsafeBitCast(type, to: Int.self))
    let slot = slot(of: address)
    return known[slot] == address || known[slot ^ 1] == address
  }

  /// Notes the types of a block's views.
  @usableFromInline
  static func note(_ type: Any.Type, _ elements: [any View.Type]) {
    let address = UInt(bitPattern: unsafeBitCast(type, to: Int.self))
    let slot = slot(of: address)
    known[slot ^ 1] = known[slot]
    known[slot] = address
    if !BlockElements.isKnown(type) { noted[ObjectIdentifier(type)] = elements }
  }

  /// The types of a block's views, given once; nil where a builder wasn't there to note them.
  static func take(of type: Any.Type) -> [any View.Type]? { noted.removeValue(forKey: ObjectIdentifier(type)) }
}
