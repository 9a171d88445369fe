// SPDX-License-Identifier: Apache-2.0
/// The declarations of the program that conform to a protocol, by the addresses of their descriptors.
///
/// The compiler writes a record of each conformance, and the runtime knows where the records lie. To read all of them once takes no longer than
/// to ask the runtime about two types, for which it does the same. What is loaded later isn't among them. The records' form is part of Swift's
/// ABI.
///
/// - Parameter existential: the type of values of any type that conforms, as `(any View).self`: of one protocol, without a superclass.
/// - Returns: nil where the runtime doesn't say where the records are.
func conformingDeclarations(to existential: Any.Type) -> Set<UInt>? {
  #if os(Linux)
    // What describes a type of values: its kind, its flags, the number of protocols, and these.
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard isExistential(existential), metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
    let search = ConformanceSearch(metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
    enumerateMetadataSections(
      { sections, context in
        Unmanaged<ConformanceSearch>.fromOpaque(context).takeUnretainedValue().read(sections)
        return true
      }, Unmanaged.passUnretained(search).toOpaque())
    // It holds what the caller looks for, or the records lie elsewhere.
    return search.found.isEmpty ? nil : search.found
  #else
    return nil
  #endif
}

#if os(Linux)
  /// The runtime's own list of what is loaded. It's named here, so that it's linked into a program that has the runtime inside.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
#endif

private final class ConformanceSearch {
  private let wanted: UnsafeRawPointer
  @exclusivity(unchecked) private(set) var found: Set<UInt> = []

  init(_ wanted: UnsafeRawPointer) { self.wanted = wanted }

  /// Reads the records of one library: behind version, base address and two unused words lie the start and length of the protocols, then
  /// those of the conformances.
  func read(_ sections: UnsafeRawPointer) {
    let word = MemoryLayout<UInt>.size
    guard let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self) else { return }
    let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
    for offset in stride(from: 0, to: length - 3, by: 4) {
      // The distance to the conformance, which begins with the distances to its protocol and to its type.
      let place = start + offset
      let conformance = place + Int(place.load(as: Int32.self))
      let distance = Int(conformance.load(as: Int32.self))
      // An odd distance leads to the protocol's address instead of the protocol.
      let declared =
        distance & 1 == 0
        ? conformance + distance : (conformance + (distance & ~1)).load(as: UnsafeRawPointer.self)
      if declared == wanted { add(conformance) }
    }
  }

  private func add(_ conformance: UnsafeRawPointer) {
    let place = conformance + 4
    let target = place + Int(place.load(as: Int32.self))
    // How the type is given: by its descriptor, or by that one's address.
    switch conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: found.insert(UInt(bitPattern: target))
    case 1: found.insert(target.load(as: UInt.self))
    default: break
    }
  }
}
