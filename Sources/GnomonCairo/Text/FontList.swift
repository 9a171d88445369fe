// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation

/// The fonts of a configuration.
enum FontList {
  /// What each font gives whose property of a name has a value.
  ///
  /// - Parameters:
  ///   - keys: the properties that `body` reads.
  ///   - config: the configuration; the machine's own where it's nil.
  ///   - body: takes a font's pattern, which doesn't outlive the call.
  static func fonts<Value>(
    where key: String, is value: String, asking keys: [String], in config: OpaquePointer?,
    _ body: (OpaquePointer) -> Value?
  ) -> [Value] {
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    guard let wanted = FcObjectSetCreate() else { return [] }
    defer { FcObjectSetDestroy(wanted) }
    FcPatternAddString(pattern, key, value)
    for key in keys { FcObjectSetAdd(wanted, key) }
    guard let list = FcFontList(config, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(list) }
    return patterns(in: list).compactMap(body)
  }

  /// The patterns of a set, which keeps them.
  static func patterns(in set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
    (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
  }

  /// The first name of a font's family.
  static func family(of pattern: OpaquePointer) -> String? {
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name else { return nil }
    return String(cString: name)
  }
}
