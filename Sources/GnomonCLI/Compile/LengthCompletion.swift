// SPDX-License-Identifier: Apache-2.0
/// Writes `CGFloat` before lengths that the compiler can't choose a type for.
///
/// `CGSize(width: .infinity, height: .infinity)` means one thing where SwiftUI is Apple's. Foundation on Linux has initialisers of `CGSize`,
/// `CGPoint` and `CGRect` for `CGFloat` and `Double` of equal rank, and the compiler calls the members that both types have ambiguous.
struct LengthCompletion {
  private static let members: Set<String> = [
    "infinity", "greatestFiniteMagnitude", "leastNormalMagnitude", "leastNonzeroMagnitude", "nan", "pi", "ulpOfOne",
  ]

  /// Where a source needs it: bytes from its start, the last one first.
  let places: [Int]

  /// What is written there.
  static let added = Array("CGFloat".utf8)

  /// - Parameter path: the source's, as the messages name it.
  init(of source: [UInt8], path: String, in diagnostics: CompilerDiagnostics) {
    let found = diagnostics.errors.filter { message in
      message.path == path && Self.members.contains { message.summary == "ambiguous use of '\($0)'" }
    }
    guard !found.isEmpty else {
      places = []
      return
    }
    var starts = [0]
    for (offset, byte) in source.enumerated() where byte == .newline { starts.append(offset + 1) }
    let offsets = found.compactMap { message -> Int? in
      guard starts.indices.contains(message.line - 1) else { return nil }
      // The column is that of the name behind the dot.
      let dot = starts[message.line - 1] + message.column - 2
      guard source.indices.contains(dot), source[dot] == UInt8(ascii: "."), dot == 0 || !Self.endsValue(source[dot - 1])
      else { return nil }
      return dot
    }
    places = Set(offsets).sorted(by: >)
  }

  var isEmpty: Bool { places.isEmpty }

  /// The source with the types written out.
  func applied(to source: [UInt8]) -> [UInt8] {
    var source = source
    for place in places { source.insert(contentsOf: Self.added, at: place) }
    return source
  }

  /// Whether a dot behind the byte takes a member of a value or of a type that's written.
  private static func endsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "`"), UInt8(ascii: "?"),
      UInt8(ascii: "!"), UInt8(ascii: ">"), 0x80...:
      true
    default: false
    }
  }
}
