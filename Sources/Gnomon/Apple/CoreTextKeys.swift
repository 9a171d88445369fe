// SPDX-License-Identifier: Apache-2.0
// The names of a text's attributes as Core Text has them, by which dictionaries of strings keep them. GnomonCairo has the same names as keys of
// `NSAttributedString`: what is asked for says which one is meant, as where `kCTFontAttributeName as NSAttributedString.Key` is written.

/// The name of a text's font.
public let kCTFontAttributeName: CFString = "NSFont"
/// The name of a text's colour.
public let kCTForegroundColorAttributeName: CFString = "NSColor"
/// The name of whether a text has the colour that is filled with.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The name of a text's paragraph style.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The name of the distance between letters.
public let kCTKernAttributeName: CFString = "NSKern"
/// The name of the line below a text.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The name of how letters are joined.
public let kCTLigatureAttributeName: CFString = "NSLigature"
