// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The font file that a font was set in.
public struct FontFile: Hashable, Sendable {
  /// The name of the font's family.
  public var family: String
  /// The cut's name, as `Semi Bold Italic`.
  public var style: String
  /// The font's version as the file says it, as `4.001`; empty where it doesn't.
  public var version: String
  /// The file's path.
  public var path: String
}

extension PangoTextEngine {
  /// Which file a font is set in, or nil where there is no font at all. Characters that it lacks come from others.
  public func fontFile(for font: ResolvedFont) -> FontFile? { library.file(of: font) }

  /// Whether a family of this name is there, in the engine's directory or on the machine.
  public func hasFamily(_ name: String) -> Bool { library.hasFamily(name) }
}

extension FontLibrary {
  func file(of font: ResolvedFont) -> FontFile? {
    lock.lock()
    defer { lock.unlock() }
    let description = face(of: font).makeDescription()
    defer { pango_font_description_free(description) }
    guard let loaded = pango_context_load_font(context, description) else { return nil }
    defer { gnomon_object_unref(loaded) }
    guard let pattern = gnomon_font_pattern(loaded) else { return nil }
    func text(_ key: String) -> String {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return "" }
      return String(cString: value)
    }
    var version: Int32 = 0
    let hasVersion = FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version) == FcResultMatch && version > 0
    // 16.16 fixed point.
    let thousandths = (Int(version) * 1000 + 32768) / 65536
    let decimals = String(1000 + thousandths % 1000).dropFirst()
    return FontFile(
      family: text(FC_FAMILY), style: text(FC_STYLE), version: hasVersion ? "\(thousandths / 1000).\(decimals)" : "",
      path: text(FC_FILE))
  }
}
