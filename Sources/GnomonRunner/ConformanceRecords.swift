// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The types of the running program that conform to a protocol, found without being named, by the records of conformances. Generic types aren't
/// found.
enum ConformanceRecords {
  /// The types that conform to a protocol without superclass, in the order of the records.
  static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    var found: [Any.Type] = []
    forEachConformance(to: existential) { conformance in
      if let type = type(of: conformance) { found.append(type) }
    }
    return found
  }

  /// The types of a module that conform to a protocol without superclass, in the order of the records.
  static func types(conformingTo existential: Any.Type, in module: String) -> [Any.Type] {
    types(conformingTo: existential).filter { String(reflecting: $0).hasPrefix(module + ".") }
  }

  /// The type of a conformance. nil where it's generic or can't be named by its descriptor.
  private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
    guard let descriptor = conformingDescriptor(of: conformance) else { return nil }
    let description = descriptor.load(as: UInt32.self)
    let isType = (16...18).contains(description & 31)
    let isGeneric = description & 0x80 != 0
    guard isType, !isGeneric, descriptor.load(fromByteOffset: 12, as: Int32.self) != 0 else { return nil }
    // The accessor takes how complete the metadata has to be (0: wholly) and returns it.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let accessor = unsafeBitCast(relativeTarget(of: descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }
}
