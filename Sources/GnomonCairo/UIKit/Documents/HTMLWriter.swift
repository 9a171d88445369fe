// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Writes an attributed text as a page of the web that ``HTMLReader`` reads back: the same characters, fonts, colours, lines and links.
enum HTMLWriter {
  static func page(of text: NSAttributedString) -> String {
    var page = "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n</head>\n<body>\n"
    var open = false
    text.forEachRun { words, attributes in
      let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if index > 0 {
          page += open ? "</p>\n" : "<p style=\"white-space: pre-wrap\"></p>\n"
          open = false
        }
        guard !line.isEmpty else { continue }
        if !open {
          page += "<p style=\"\(paragraph(attributes))\">"
          open = true
        }
        page += span(line, attributes)
      }
    }
    if open { page += "</p>\n" }
    return page + "</body>\n</html>\n"
  }

  private static func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> String {
    var style = "white-space: pre-wrap; margin: 0 0 "
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    style += "\(number(paragraph.paragraphSpacing))px"
    switch paragraph.alignment {
    case .left: style += "; text-align: left"
    case .center: style += "; text-align: center"
    case .right: style += "; text-align: right"
    case .justified: style += "; text-align: justify"
    case .natural: break
    }
    if paragraph.baseWritingDirection == .rightToLeft { style += "; direction: rtl" }
    if paragraph.headIndent > 0 { style += "; margin-left: \(number(paragraph.headIndent))px" }
    if paragraph.lineHeightMultiple > 0 {
      style += "; line-height: \(number(paragraph.lineHeightMultiple))"
    } else if paragraph.minimumLineHeight > 0 {
      style += "; line-height: \(number(paragraph.minimumLineHeight))px"
    }
    return style
  }

  private static func span(_ text: Substring, _ attributes: [NSAttributedString.Key: Any]) -> String {
    var style: [String] = []
    if let font = attributes[.font] as? UIFont {
      // A name in a document is no markup.
      let name =
        font.familyName == ".AppleSystemUIFont"
        ? "system-ui" : "'\(font.familyName.filter { !"'\";<>&".contains($0) })'"
      style.append("font-family: \(name)")
      style.append("font-size: \(number(font.pointSize))px")
      if font.resolved.weight != 400 { style.append("font-weight: \(font.resolved.weight)") }
      if font.fontDescriptor.symbolicTraits.contains(.traitItalic) { style.append("font-style: italic") }
    }
    if let color = attributes[.foregroundColor] as? UIColor { style.append("color: \(css(color))") }
    if let color = attributes[.backgroundColor] as? UIColor { style.append("background-color: \(css(color))") }
    let lines =
      (attributes[.underlineStyle] == nil ? [] : ["underline"])
      + (attributes[.strikethroughStyle] == nil ? [] : ["line-through"])
    // A link's own line is taken from it where the text has none.
    if !lines.isEmpty || attributes[.link] != nil {
      style.append("text-decoration: \(lines.isEmpty ? "none" : lines.joined(separator: " "))")
    }
    if let kern = attributes[.kern] as? CGFloat ?? (attributes[.kern] as? Double).map({ CGFloat($0) }), kern != 0 {
      style.append("letter-spacing: \(number(kern))px")
    }
    var result = escaped(text)
    if !style.isEmpty { result = "<span style=\"\(style.joined(separator: "; "))\">\(result)</span>" }
    if let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String {
      result = "<a href=\"\(escaped(link[...]))\">\(result)</a>"
    }
    return result
  }

  private static func css(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ part: CGFloat) -> Int { Int((min(1, max(0, part.isFinite ? part : 0)) * 255).rounded()) }
    return alpha < 1
      ? "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(number(alpha)))"
      : String(format: "#%02x%02x%02x", byte(red), byte(green), byte(blue))
  }

  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (Double(value) * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }

  private static func escaped(_ text: Substring) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{2028}": result += "<br>"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
