// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import CoreText`: fonts, their lengths, their glyphs, and the sizes of texts.
@_exported import CoreGraphics
@_exported import let Gnomon.kCTFontAttributeName
@_exported import let Gnomon.kCTForegroundColorAttributeName
@_exported import let Gnomon.kCTForegroundColorFromContextAttributeName
@_exported import let Gnomon.kCTKernAttributeName
@_exported import let Gnomon.kCTLigatureAttributeName
@_exported import let Gnomon.kCTParagraphStyleAttributeName
@_exported import let Gnomon.kCTUnderlineStyleAttributeName
@_exported import let GnomonCairo.kCTFontAttributeName
@_exported import let GnomonCairo.kCTForegroundColorAttributeName
@_exported import let GnomonCairo.kCTForegroundColorFromContextAttributeName
@_exported import let GnomonCairo.kCTKernAttributeName
@_exported import let GnomonCairo.kCTLigatureAttributeName
@_exported import let GnomonCairo.kCTParagraphStyleAttributeName
@_exported import let GnomonCairo.kCTUnderlineStyleAttributeName
@_exported import enum GnomonCairo.CTFontManagerScope
@_exported import func GnomonCairo.CTFontManagerRegisterFontsForURL
@_exported import func GnomonCairo.CTFontManagerRegisterFontURLs
@_exported import func GnomonCairo.CTFontManagerRegisterGraphicsFont
@_exported import func GnomonCairo.CTFontManagerUnregisterFontsForURL
@_exported import func GnomonCairo.CTFontManagerUnregisterGraphicsFont
@_exported import typealias GnomonCairo.CTFont
import Gnomon
import GnomonCairo

/// A font of a name. Where the machine has none of that name it is the system's.
///
/// - Parameters:
///   - name: the family's, full or PostScript name.
///   - size: in points; 0 is 12.
///   - matrix: a transform of the glyphs. It has no effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size == 0 ? 12 : size
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}
/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// How far a font's letters reach above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// How far a font's letters reach below the baseline, in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The space between the lines of a font, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of a font's capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of a font's small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// A font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// A font's name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// Measures texts in lines.
public final class CTFramesetter {
  fileprivate let text: NSAttributedString
  fileprivate init(_ text: NSAttributedString) { self.text = text.copy() as? NSAttributedString ?? text }
}

/// Makes what measures a text in lines.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The size that a text needs where its lines break at a width.
///
/// - Parameters:
///   - stringRange: the part of the text; of length 0 it is all from its start.
///   - frameAttributes: no effect.
///   - constraints: the greatest size, in points.
///   - fitRange: takes the part that is measured.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let length = framesetter.text.length
  let start = min(max(stringRange.location, 0), length)
  let count = stringRange.length <= 0 ? length - start : min(stringRange.length, length - start)
  fitRange?.pointee = CFRange(location: start, length: count)
  let text = framesetter.text.attributedSubstring(from: NSRange(location: start, length: count))
  let size = text.boundingRect(
    with: constraints, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
  ).size
  return CGSize(width: min(size.width, constraints.width), height: min(size.height, constraints.height))
}
