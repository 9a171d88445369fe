// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The types of the running program that conform to a protocol, found without being named: the compiler writes a record
/// of each conformance into a section of the program, and the runtime knows where these sections lie.
///
/// The records' form is a part of Swift's stable binary interface. Generic types aren't found.
enum ConformanceRecords {
  /// The types that conform to a protocol without superclass, in the order of the records.
  static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // An existential type's metadata: its kind, its flags, the number of protocols, and these.
    guard metadata.load(as: UInt.self) == existentialKind, metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return [] }
    let wanted = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)

    let search = Search(wanted: wanted)
    typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer) -> Void
    guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    let body: Body = { sections, context in
      Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().read(sections)
      return true
    }
    unsafeBitCast(symbol, to: Enumerate.self)(body, Unmanaged.passUnretained(search).toOpaque())
    return search.found
  }

  /// The types of a module that conform to a protocol without superclass, in the order of the records.
  static func types(conformingTo existential: Any.Type, in module: String) -> [Any.Type] {
    types(conformingTo: existential).filter { String(reflecting: $0).hasPrefix(module + ".") }
  }

  private static let existentialKind: UInt = 0x303

  private final class Search {
    let wanted: UnsafeRawPointer
    var found: [Any.Type] = []

    init(wanted: UnsafeRawPointer) {
      self.wanted = wanted
    }

    /// Reads the records of one library: behind version, base address and two unused words lie the start and length of
    /// the protocols, then those of the conformances.
    func read(_ sections: UnsafeRawPointer) {
      let word = MemoryLayout<UInt>.size
      guard let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self) else { return }
      let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
      for offset in stride(from: 0, to: length - 3, by: 4) {
        let descriptor = ConformanceRecords.target(of: start + offset)
        guard ConformanceRecords.indirectableTarget(of: descriptor) == wanted,
          let type = ConformanceRecords.type(of: descriptor)
        else { continue }
        found.append(type)
      }
    }
  }

  /// The type of a conformance. nil where it's generic or can't be named by its descriptor.
  private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    var descriptor = target(of: conformance + 4)
    switch (flags >> 3) & 7 {
    case 0: break
    case 1: descriptor = descriptor.load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let description = descriptor.load(as: UInt32.self)
    let isType = (16...18).contains(description & 31)
    let isGeneric = description & 0x80 != 0
    guard isType, !isGeneric, descriptor.load(fromByteOffset: 12, as: Int32.self) != 0 else { return nil }
    // The accessor takes how complete the metadata has to be (0: wholly) and returns it.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let accessor = unsafeBitCast(target(of: descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// What a distance stored at an address leads to.
  private static func target(of address: UnsafeRawPointer) -> UnsafeRawPointer {
    address + Int(address.load(as: Int32.self))
  }

  /// What a distance stored at an address leads to, by way of a pointer where the lowest bit of the distance is set.
  private static func indirectableTarget(of address: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = Int(address.load(as: Int32.self))
    if distance & 1 == 0 { return address + distance }
    return (address + (distance & ~1)).load(as: UnsafeRawPointer.self)
  }
}
