// SPDX-License-Identifier: Apache-2.0

/// The cases of an enumeration by their names, from the type's metadata: how a value that isn't `Codable` is taken
/// apart and made.
///
/// A descriptor's form and the order of a witness table are part of Swift's ABI.
struct EnumCases {
  struct Case {
    let name: String
    /// What the case holds; nil where it's nothing.
    let payload: Any.Type?
    /// True if what it holds lies in a box, or is of a type that can't be found.
    let isOpaque: Bool
  }

  let type: Any.Type
  /// In the order of their tags.
  let cases: [Case]

  nonisolated(unsafe) private static var known: [ObjectIdentifier: EnumCases?] = [:]

  init?(of type: Any.Type) {
    if let found = Self.known[ObjectIdentifier(type)] {
      guard let found else { return nil }
      self = found
      return
    }
    let read = Self.read(type)
    Self.known[ObjectIdentifier(type)] = .some(read.map { EnumCases(type: type, cases: $0) })
    guard let read else { return nil }
    self.init(type: type, cases: read)
  }

  private init(type: Any.Type, cases: [Case]) {
    self.type = type
    self.cases = cases
  }

  private static func read(_ type: Any.Type) -> [Case]? {
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard words[0] == 0x201, let descriptor = UnsafeRawPointer(bitPattern: words[1]),
      hasEnumWitnesses(type), let fields = relative(descriptor + 16)
    else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { index in
      let record = fields + 16 + index * size
      let name = relative(record + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
      guard let mangled = relative(record + 4) else { return Case(name: name, payload: nil, isOpaque: false) }
      let isIndirect = record.load(as: UInt32.self) & 1 != 0
      let payload = _getTypeByMangledNameInContext(
        mangled.assumingMemoryBound(to: UInt8.self), mangledLength(mangled), genericContext: descriptor,
        genericArguments: UnsafeRawPointer(words + 2))
      return Case(name: name, payload: payload ?? Any.self, isOpaque: isIndirect || payload == nil)
    }
  }

  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.load(as: Int32.self))
    return offset == 0 ? nil : place + offset
  }

  /// The bytes of a mangled name: up to a zero, where references in it may have zeros inside.
  private static func mangledLength(_ name: UnsafeRawPointer) -> UInt {
    var length = 0
    while true {
      let byte = name.load(fromByteOffset: length, as: UInt8.self)
      switch byte {
      case 0: return UInt(length)
      case 1...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
  }

  // MARK: Values

  private static func witnesses(_ type: Any.Type) -> UnsafePointer<UnsafeRawPointer> {
    unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UnsafeRawPointer>>.self)[-1]
  }

  private static func hasEnumWitnesses(_ type: Any.Type) -> Bool {
    UnsafeRawPointer(witnesses(type) + 10).load(as: UInt32.self) & 0x20_0000 != 0
  }

  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  private var metadata: UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// The case of a value; nil where the metadata doesn't know it.
  func chosen(at value: UnsafeRawPointer) -> Case? {
    let tag = Int(unsafeBitCast(Self.witnesses(type)[11], to: GetTag.self)(value, metadata))
    return cases.indices.contains(tag) ? cases[tag] : nil
  }

  func name(at value: UnsafeRawPointer) -> String? { chosen(at: value)?.name }

  /// Turns memory with a value into memory with what its case holds.
  func project(_ memory: UnsafeMutableRawPointer) {
    unsafeBitCast(Self.witnesses(type)[12], to: Project.self)(memory, metadata)
  }

  /// Turns memory with what a case holds into memory with a value.
  func inject(_ memory: UnsafeMutableRawPointer, caseAt index: Int) {
    unsafeBitCast(Self.witnesses(type)[13], to: Inject.self)(memory, UInt32(index), metadata)
  }
}
