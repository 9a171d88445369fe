// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The key of a text's font.
public let kCTFontAttributeName = NSAttributedString.Key.font
/// The key of a text's colour.
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The key of whether a text has the colour that is filled with.
public let kCTForegroundColorFromContextAttributeName = NSAttributedString.Key("CTForegroundColorFromContext")
/// The key of a text's paragraph style.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The key of the distance between letters.
public let kCTKernAttributeName = NSAttributedString.Key.kern
/// The key of the line below a text.
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The key of how letters are joined.
public let kCTLigatureAttributeName = NSAttributedString.Key.ligature
