// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Who sees a font that is registered, by Core Text's name.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nobody.
  case none
  /// The program.
  case process
  /// The user, for good.
  case persistent
  /// The user, until the session ends.
  case session
}

/// Registers a file's fonts for the program: texts that are laid out from then on have them. Where a host has a directory of fonts these alone count.
///
/// - Returns: false where the file can't be read, or has no font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  BundleFonts.register(fontURL.path)
}
/// Registers files' fonts, as ``CTFontManagerRegisterFontsForURL(_:_:_:)`` does one's.
///
/// - Returns: false where one of them can't be registered.
@discardableResult
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (([NSError], Bool) -> Bool)?
) -> Bool {
  let all = fontURLs.map { BundleFonts.register($0.path) }
  _ = registrationHandler?([], true)
  return !all.contains(false)
}
/// Takes a file's fonts out again: false, for fonts stay as long as the program runs.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { false }

extension UIFont {
  /// The families of fonts that the machine has, sorted.
  public static var familyNames: [String] {
    guard let map = pango_cairo_font_map_get_default() else { return [] }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    let names = (0..<Int(count)).compactMap { list?[$0].flatMap(pango_font_family_get_name).map(String.init(cString:)) }
    return names.filter { !aliases.contains($0.lowercased()) }.sorted()
  }

  /// What Pango lists beside the families: names that stand for whichever is installed.
  private static let aliases: Set<String> = ["sans", "serif", "monospace", "system-ui"]

  /// The names of a family's fonts: fonts of one family aren't told apart by name here. Empty where the machine has none of that name.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [familyName] : []
  }
}
