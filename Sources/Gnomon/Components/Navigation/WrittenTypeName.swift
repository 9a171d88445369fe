// SPDX-License-Identifier: Apache-2.0
/// A type's name as Swift's runtime writes it, which may come from a stranger.
///
/// The runtime trusts the names that it's asked for: one that is put together at random makes it read where nothing
/// lies. So only names are handed to it that are made of what names of structures, enumerations, classes and their
/// generic arguments are made of. Others (metatypes, functions, references to addresses) can't be values of a
/// navigation path anyway.
struct WrittenTypeName {
  private var rest: Substring.UTF8View

  /// The type of a name; nil where there's none, or the name is of a kind that isn't looked up.
  static func type(_ name: String) -> Any.Type? {
    guard name.utf8.count <= longest else { return nil }
    var scan = WrittenTypeName(rest: Substring(name).utf8)
    while !scan.rest.isEmpty { guard scan.takesPart() else { return nil } }
    return _typeByName(name)
  }

  /// No program writes longer ones; the runtime's work and its stack grow with them.
  private static let longest = 1000
  /// What may follow an S: the standard library's types that have short names, an optional, and C's module.
  private static let short = Set("aDhSiubdfJnNgso".utf8)
  /// The kinds of types, the marks of private ones and extensions, generic arguments, and Swift's own module.
  private static let single = Set("VOCLEGy_s".utf8)

  private mutating func takesPart() -> Bool {
    guard let byte = rest.first else { return true }
    if Self.isDigit(byte) { return takesIdentifier() }
    rest.removeFirst()
    switch byte {
    case UInt8(ascii: "S"): return rest.popFirst().map(Self.short.contains) ?? false
    case UInt8(ascii: "A"): return takesReference()
    default: return Self.single.contains(byte)
    }
  }

  /// `4Name`; or `0` and letters that stand for words that were there before, with what follows them.
  private mutating func takesIdentifier() -> Bool {
    var hasWords = takes("0")
    let isEncoded = hasWords && takes("0")
    if isEncoded { hasWords = false }
    repeat {
      while hasWords, let letter = rest.first, Self.isLetter(letter) {
        rest.removeFirst()
        if letter < UInt8(ascii: "a") { hasWords = false }
      }
      if takes("0") { return true }
      guard let count = takenNumber(), count > 0 else { return false }
      if isEncoded { _ = takes("_") }
      guard count <= rest.count else { return false }
      let name = rest.prefix(count)
      guard name.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "_") || $0 >= 0x80 }) else {
        return false
      }
      rest.removeFirst(count)
    } while hasWords
    return true
  }

  /// What stands for a part that was there before: `AB`, `AbC`, `A3_`.
  private mutating func takesReference() -> Bool {
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { return true }
      guard Self.isLetter(byte) || Self.isDigit(byte) else { return false }
    }
    return false
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takenNumber() -> Int? {
    let digits = rest.prefix(while: Self.isDigit)
    rest.removeFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
  }
}
