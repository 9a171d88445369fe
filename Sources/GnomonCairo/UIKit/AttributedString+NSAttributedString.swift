// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension AttributedString {
  /// The string with those of its attributes that a text understands: font, colours, kerning, tracking, baseline, lines and links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.forEachRun { append(AttributedString($0, attributes: AttributeContainer($1))) }
  }
}

extension AttributedString {
  /// The string with the attributes of a scope: `\.uiKit` is all that have a key here, `\.foundation` links alone.
  ///
  /// A font, a colour and a paragraph's style of UIKit's are kept as they are, for `NSAttributedString`; a text shows what it understands of them.
  /// Nothing is thrown: what has no key is left out.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws
  {
    try self.init(nsStr, including: S.self)
  }

  /// The string with the attributes of a scope.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init()
    nsStr.forEachRun { append(AttributedString($0, attributes: AttributeContainer($1, of: S.self))) }
  }
}

extension AttributeContainer {
  fileprivate init(_ dictionary: [NSAttributedString.Key: Any], of scope: any AttributeScope.Type) {
    if scope == AttributeScopes.FoundationAttributes.self {
      self.init(dictionary.filter { $0.key == .link })
      return
    }
    self.init(dictionary)
    guard scope == AttributeScopes.UIKitAttributes.self else { return }
    self[AttributeScopes.UIKitAttributes.FontAttribute.self] = dictionary[.font] as? UIFont
    self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] =
      dictionary[.paragraphStyle] as? NSParagraphStyle
  }

  /// Those of the attributes that a text understands: font, colours, kerning, tracking, baseline, lines and links.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func length(_ key: NSAttributedString.Key) -> CGFloat? {
      switch dictionary[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    func line(_ key: NSAttributedString.Key, _ color: NSAttributedString.Key) -> Text.LineStyle? {
      guard let style = length(key), style != 0 else { return nil }
      return Text.LineStyle(pattern: .solid, color: (dictionary[color] as? UIColor).map(Color.init(uiColor:)))
    }
    if let font = dictionary[.font] as? UIFont {
      self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = font.font
    }
    if let color = dictionary[.foregroundColor] as? UIColor {
      self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = Color(uiColor: color)
    }
    if let color = dictionary[.backgroundColor] as? UIColor {
      self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = Color(uiColor: color)
    }
    self[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] = length(.kern)
    self[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] = length(.tracking)
    self[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] = length(.baselineOffset)
    self[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = line(.underlineStyle, .underlineColor)
    self[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] =
      line(.strikethroughStyle, .strikethroughColor)
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap(URL.init(string:))
  }
}

extension NSAttributedString {
  /// The string with those of its attributes that have a key here: font, colours, kerning, tracking, baseline, lines and links.
  public convenience init(_ attrStr: AttributedString) {
    // All letters at once: a string that grows is counted anew by each run.
    let result = NSMutableAttributedString(string: String(attrStr.characters))
    var start = 0
    for run in attrStr.runs {
      let length = String(attrStr[run.range].characters).utf16.count
      result.setAttributes(
        [NSAttributedString.Key: Any](run.attributes), range: NSRange(location: start, length: length))
      start += length
    }
    self.init(attributedString: result)
  }
}

extension NSAttributedString {
  /// The string with the attributes of a scope: `\.uiKit` is all that have a key here, `\.foundation` links alone. Nothing is thrown.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    try self.init(attrStr, including: S.self)
  }

  /// The string with the attributes of a scope.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    guard S.self == AttributeScopes.FoundationAttributes.self else {
      self.init(attrStr)
      return
    }
    var links = AttributedString()
    for run in attrStr.runs {
      var attributes = AttributeContainer()
      attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = run.link
      links.append(AttributedString(String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(links)
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes that have a key: font, colours, kerning, tracking, baseline, lines and links.
  public init(_ container: AttributeContainer) {
    self.init()
    if let font = container[AttributeScopes.SwiftUIAttributes.FontAttribute.self] {
      self[.font] = UIFont(showing: font)
    }
    if let color = container[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
      self[.foregroundColor] = UIColor(color)
    }
    if let color = container[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
      self[.backgroundColor] = UIColor(color)
    }
    if let font = container[AttributeScopes.UIKitAttributes.FontAttribute.self] { self[.font] = font }
    if let color = container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] {
      self[.foregroundColor] = color
    }
    if let color = container[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] {
      self[.backgroundColor] = color
    }
    if let style = container[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] {
      self[.paragraphStyle] = style
    }
    self[.kern] = container[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
    self[.tracking] = container[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
    self[.baselineOffset] = container[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
    if container[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil {
      self[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    if container[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil {
      self[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    }
    self[.link] = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
  }
}

extension UIFont {
  /// The font that a font of SwiftUI's is.
  convenience init(showing font: Font) { self.init(descriptor: UIFontDescriptor(font: font), size: 0) }
}
