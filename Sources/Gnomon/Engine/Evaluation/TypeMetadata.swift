// SPDX-License-Identifier: Apache-2.0
// What the runtime keeps of a type, read where it lies. The numbers are part of Swift's ABI. Asking whether a type
// conforms to a protocol goes through the conformances of the whole program, which a program that draws one picture
// notices.

/// The first word of a type's metadata tells its kind.
private func metadataKind(_ type: Any.Type) -> UInt {
  unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
}

func isStruct(_ type: Any.Type) -> Bool { metadataKind(type) == 0x200 }

/// True if values hold one of any type that conforms to something: `any Shape`, `Any`, `AnyObject`.
func isExistential(_ type: Any.Type) -> Bool {
  let kind = metadataKind(type)
  return kind == 0x303 || kind == 0x307
}

/// The only generic argument of a struct, where it's declared as the same one as another type; nil of any other type.
func genericArgument(of type: Any.Type, madeLike other: Any.Type) -> Any.Type? {
  guard isStruct(type), isStruct(other) else { return nil }
  // The kind, the descriptor, then the arguments.
  let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  guard words[1] == unsafeBitCast(other, to: UnsafePointer<UInt>.self)[1] else { return nil }
  return unsafeBitCast(words[2], to: Any.Type.self)
}

func isReferenceOrFunction(_ type: Any.Type) -> Bool {
  let kind = metadataKind(type)
  return type is AnyClass || kind == 0 || kind > 0x7FF || kind == 0x302
}

/// True if a struct or an enum is declared in the module of that name; false of any other kind of type.
func isDeclared(_ type: Any.Type, in module: StaticString) -> Bool {
  // Structs, enums and optionals have their descriptor behind the kind.
  guard (0x200...0x202).contains(metadataKind(type)) else { return false }
  var context = UnsafeRawPointer(bitPattern: unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1])
  while let current = context {
    // The lowest five bits are the descriptor's kind; 0 is a module's, which has its name behind its parent.
    if current.load(as: UInt32.self) & 0x1F == 0 {
      let place = current + 8
      let name = (place + Int(place.load(as: Int32.self))).assumingMemoryBound(to: UInt8.self)
      let count = module.utf8CodeUnitCount
      for index in 0..<count where name[index] != module.utf8Start[index] { return false }
      return name[count] == 0
    }
    let place = current + 4
    let offset = Int(place.load(as: Int32.self))
    if offset == 0 { return false }
    // An odd distance leads to the parent's address instead of the parent.
    context = offset & 1 == 0 ? place + offset : (place + (offset & ~1)).load(as: UnsafeRawPointer?.self)
  }
  return false
}

/// A declaration of this package that has no conformance to a protocol has none for any of its specialisations. So the records of conformances
/// are read once, and not for each specialisation, as the runtime does.
///
/// It's for protocols to which declarations of this package conform under no condition that a shown view doesn't meet. What a library that is
/// loaded later makes conform isn't known.
///
/// One that conforms the same way whatever it's made of is asked for once, too: all its specialisations share a table of witnesses.
final class KnownDeclarations {
  /// The addresses of the descriptors of declarations that conform, as far as they could be found beforehand.
  private let conforming: Set<UInt>?
  /// Those that don't, where they couldn't.
  @exclusivity(unchecked) private var lacking: Set<UInt> = []
  /// The tables of those that do, by their descriptors' addresses.
  @exclusivity(unchecked) private var tables: [UInt: UInt] = [:]

  /// - Parameter existential: the type of values of any type that conforms: of one protocol.
  init(_ existential: Any.Type) { conforming = conformingDeclarations(to: existential) }

  /// What a type is asked for.
  ///
  /// - Parameter cast: gives the type as one that conforms to a protocol, as an `any P.Type` of one protocol.
  func ask<Answer>(_ type: Any.Type, _ cast: () -> Answer?) -> Answer? {
    // The type and its table of witnesses, two words.
    guard isDeclared(type, in: "Gnomon"), MemoryLayout<Answer>.size == MemoryLayout<(UInt, UInt)>.size else {
      return cast()
    }
    let descriptor = unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1]
    if conforming?.contains(descriptor) == false || lacking.contains(descriptor) { return nil }
    if let table = tables[descriptor] {
      return unsafeBitCast((unsafeBitCast(type, to: UInt.self), table), to: Answer.self)
    }
    guard let answer = cast() else {
      // One with a record may conform as another specialisation.
      if conforming == nil { lacking.insert(descriptor) }
      return nil
    }
    let table = unsafeBitCast(answer, to: (UInt, UInt).self).1
    if isSharedWitnessTable(table) { tables[descriptor] = table }
    return answer
  }
}

/// True if a table of witnesses is the one of its conformance for all types: it wasn't made for a specialisation.
private func isSharedWitnessTable(_ table: UInt) -> Bool {
  // The table's first word is the address of what describes the conformance: the protocol, the type, the table, flags; each takes four
  // bytes, the first three as distances from their place.
  guard let words = UnsafeRawPointer(bitPattern: table),
    let conformance = words.load(as: UnsafeRawPointer?.self)
  else { return false }
  let place = conformance + 8
  let distance = Int(place.load(as: Int32.self))
  let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
  // Conditions, witnesses of another library's default, and tables that are made anew.
  return distance != 0 && place + distance == words && flags & 0x3FF00 == 0
}

/// True if a type is a struct, an enum, an optional or a class: others conform to nothing that's asked for.
func isNominal(_ type: Any.Type) -> Bool {
  let kind = metadataKind(type)
  return (0x200...0x202).contains(kind) || kind == 0 || kind > 0x7FF
}

/// True if both are generic structs or enums of one declaration.
func isMade(_ type: Any.Type, like other: Any.Type) -> Bool {
  let kind = metadataKind(type)
  guard kind == metadataKind(other), kind == 0x200 || kind == 0x201 else { return false }
  return unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1] == unsafeBitCast(other, to: UnsafePointer<UInt>.self)[1]
}

/// What an optional's type may hold; nil of any other type.
func wrappedType(of type: Any.Type) -> Any.Type? {
  guard metadataKind(type) == 0x202 else { return nil }
  return unsafeBitCast(unsafeBitCast(type, to: UnsafePointer<UInt>.self)[2], to: Any.Type.self)
}

/// The generic arguments of a struct's or an enum's type that are types; none where it has packs of them.
func genericArguments(of type: Any.Type) -> [Any.Type] {
  guard (0x200...0x202).contains(metadataKind(type)) else { return [] }
  let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  guard let descriptor = UnsafeRawPointer(bitPattern: words[1]), descriptor.load(as: UInt32.self) & 0x80 != 0 else {
    return []
  }
  // Behind the seven words of a struct's or an enum's descriptor and two of where types are kept: the numbers of
  // parameters, requirements and key arguments, then flags, of which the lowest says that there are packs.
  let header = descriptor + 36
  let count = Int(header.load(as: UInt16.self))
  guard header.load(fromByteOffset: 6, as: UInt16.self) & 1 == 0 else { return [] }
  var types: [Any.Type] = []
  for index in 0..<count {
    let parameter = header.load(fromByteOffset: 8 + index, as: UInt8.self)
    // The highest bit: it has an argument. The lower six: what kind of parameter, of which 0 is a type.
    guard parameter & 0x80 != 0 else { continue }
    guard parameter & 0x3F == 0 else { return types }
    types.append(unsafeBitCast(words[2 + types.count], to: Any.Type.self))
  }
  return types
}
