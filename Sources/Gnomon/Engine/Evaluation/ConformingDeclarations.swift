// SPDX-License-Identifier: Apache-2.0
// The compiler writes a record of each conformance into a section of the program, and the runtime knows where these sections lie. The records'
// form is a part of Swift's ABI.

/// The declarations of the program that conform to a protocol, by the addresses of their descriptors.
///
/// To read all records once takes no longer than to ask the runtime about two types, for which it does the same. What is loaded later isn't
/// among them.
///
/// - Parameter existential: as ``forEachConformance(to:_:)`` takes it.
/// - Returns: nil where the runtime doesn't say where the records are.
func conformingDeclarations(to existential: Any.Type) -> Set<UInt>? {
  var found: Set<UInt> = []
  forEachConformance(to: existential) { conformance in
    if let descriptor = conformingDescriptor(of: conformance) { found.insert(UInt(bitPattern: descriptor)) }
  }
  // It holds what the caller looks for, or the records lie elsewhere.
  return found.isEmpty ? nil : found
}

/// Goes through the conformances to a protocol, in the order of their records; through none where the runtime doesn't say where these are.
///
/// - Parameter existential: the type of values of any type that conforms, as `(any View).self`: of one protocol, without a superclass.
package func forEachConformance(to existential: Any.Type, _ body: (UnsafeRawPointer) -> Void) {
  #if os(Linux)
    // What describes a type of values: its kind, its flags, the number of protocols, and these.
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard isExistential(existential), metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return }
    withoutActuallyEscaping(body) { body in
      let search = ConformanceSearch(metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self), body)
      enumerateMetadataSections(
        { sections, context in
          Unmanaged<ConformanceSearch>.fromOpaque(context).takeUnretainedValue().read(sections)
          return true
        }, Unmanaged.passUnretained(search).toOpaque())
    }
  #endif
}

/// The descriptor of the type that a conformance is of; nil where the type isn't given by one.
package func conformingDescriptor(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
  let target = relativeTarget(of: conformance + 4)
  // How the type is given: by its descriptor, or by that one's address.
  switch conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
  case 0: return target
  case 1: return target.load(as: UnsafeRawPointer.self)
  default: return nil
  }
}

/// What a distance stored at an address leads to.
package func relativeTarget(of address: UnsafeRawPointer) -> UnsafeRawPointer {
  address + Int(address.load(as: Int32.self))
}

#if os(Linux)
  /// The runtime's own list of what is loaded. It's named here, so that it's linked into a program that has the runtime inside.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

  private final class ConformanceSearch {
    private let wanted: UnsafeRawPointer
    private let body: (UnsafeRawPointer) -> Void

    init(_ wanted: UnsafeRawPointer, _ body: @escaping (UnsafeRawPointer) -> Void) {
      self.wanted = wanted
      self.body = body
    }

    /// Reads the records of one library: behind version, base address and two unused words lie the start and length of the protocols, then
    /// those of the conformances.
    func read(_ sections: UnsafeRawPointer) {
      let word = MemoryLayout<UInt>.size
      guard let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self) else { return }
      let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
      for offset in stride(from: 0, to: length - 3, by: 4) {
        // The distance to the conformance, which begins with the distances to its protocol and to its type.
        let conformance = relativeTarget(of: start + offset)
        let distance = Int(conformance.load(as: Int32.self))
        // An odd distance leads to the protocol's address instead of the protocol.
        let declared =
          distance & 1 == 0
          ? conformance + distance : (conformance + (distance & ~1)).load(as: UnsafeRawPointer.self)
        if declared == wanted { body(conformance) }
      }
    }
  }
#endif
