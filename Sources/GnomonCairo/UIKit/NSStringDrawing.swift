// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension NSAttributedString.Key {
  /// The key of the text's font, a ``UIFont``. Without one a text is measured in the system's font of 12 points.
  public static let font = Self("NSFont")
  /// The key of a distance that is added between two characters, in points.
  public static let kern = Self("NSKern")
  /// The key of a distance that is added between two characters, in points. Where there is `kern` as well, this one
  /// counts.
  public static let tracking = Self("CTTracking")
  /// The key of the text's colour. Measuring takes no notice of it.
  public static let foregroundColor = Self("NSColor")
  /// The key of the colour behind the text. Measuring takes no notice of it.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// The key of the line below the text. Measuring takes no notice of it.
  public static let underlineStyle = Self("NSUnderline")
  /// The key of the line through the text. Measuring takes no notice of it.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The key of the colour of the line below the text. It's kept.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The key of the colour of the line through the text. It's kept.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// The key of an address that the text leads to, a `URL` or a string. It's kept.
  public static let link = Self("NSLink")
  /// The key of how lines lie, an ``NSParagraphStyle``. It's kept.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The key of something that stands in the text, an ``NSTextAttachment``. It's kept.
  public static let attachment = Self("NSAttachment")
  /// The key of a shadow, an ``NSShadow``. It's kept.
  public static let shadow = Self("NSShadow")
  /// The key of the points that the text is raised by. It's kept.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// The key of the colour of the letters' outlines. It's kept.
  public static let strokeColor = Self("NSStrokeColor")
  /// The key of the width of the letters' outlines. It's kept.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The key of how far letters lean. It's kept.
  public static let obliqueness = Self("NSObliqueness")
  /// The key of how far letters are widened. It's kept.
  public static let expansion = Self("NSExpansion")
  /// The key of whether letters are joined. It's kept.
  public static let ligature = Self("NSLigature")
  /// The key of the directions that the text runs in. It's kept.
  public static let writingDirection = Self("NSWritingDirection")
  /// The key of an effect of the letters. It's kept.
  public static let textEffect = Self("NSTextEffect")
  /// The key of a word that is shown while the pointer rests on the text. It's kept.
  public static let toolTip = Self("NSToolTip")
  /// The key of the form that the pointer takes over the text. It's kept.
  public static let cursor = Self("NSCursor")
}

/// Options of how a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// The options of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text takes several lines, in the width that is given. Without it each paragraph is one line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// The distance between lines counts. It always does: the option changes nothing.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// The box is that of the drawn glyphs instead of the lines. Gnomon gives the lines' box: the option changes nothing.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// The box is at most as high as the size that is given, where its height is more than 0.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// Settings and results of measuring a text, by UIKit's and AppKit's name. It holds nothing here.
public final class NSStringDrawingContext {
  /// Makes a context, which holds nothing.
  public init() {}
}

extension String {
  /// The size of the text in points, each paragraph in one line. It is zero for an empty text.
  ///
  /// It is that of a ``/Gnomon/Text``, in finer steps than pixels.
  ///
  /// - Parameter attributes: the font and the distances between characters, by `.font`, `.kern` and `.tracking`; others
  ///   change nothing. nil is the system's font of 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure.size([TextMeasure.run(self, attributes ?? [:])])
  }

  /// The box of the text in points, from (0, 0).
  ///
  /// - Parameters:
  ///   - size: the room. Its width counts with `usesLineFragmentOrigin`; 0 and infinity set no limit. Its height counts
  ///     with `truncatesLastVisibleLine`.
  ///   - options: how the text is measured. Without `usesLineFragmentOrigin` each paragraph is one line.
  ///   - attributes: the font and the distances between characters, by `.font`, `.kern` and `.tracking`; others change
  ///     nothing.
  ///   - context: not used.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    TextMeasure.box([TextMeasure.run(self, attributes ?? [:])], size, options)
  }
}

extension NSString {
  /// The size of the text in points, each paragraph in one line. It is zero for an empty text.
  ///
  /// It is that of a ``/Gnomon/Text``, in finer steps than pixels.
  ///
  /// - Parameter attributes: the font and the distances between characters, by `.font`, `.kern` and `.tracking`; others
  ///   change nothing. nil is the system's font of 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The box of the text in points, from (0, 0).
  ///
  /// - Parameters:
  ///   - size: the room. Its width counts with `usesLineFragmentOrigin`; 0 and infinity set no limit. Its height counts
  ///     with `truncatesLastVisibleLine`.
  ///   - options: how the text is measured. Without `usesLineFragmentOrigin` each paragraph is one line.
  ///   - attributes: the font and the distances between characters, by `.font`, `.kern` and `.tracking`; others change
  ///     nothing.
  ///   - context: not used.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text in points, each paragraph in one line. It is zero for an empty text.
  ///
  /// It is that of a ``/Gnomon/Text``, in finer steps than pixels. Of its attributes the fonts and the distances
  /// between characters count.
  public func size() -> CGSize { TextMeasure.size(runs) }

  /// The box of the text in points, from (0, 0).
  ///
  /// - Parameters:
  ///   - size: the room. Its width counts with `usesLineFragmentOrigin`; 0 and infinity set no limit. Its height counts
  ///     with `truncatesLastVisibleLine`.
  ///   - options: how the text is measured. Without `usesLineFragmentOrigin` each paragraph is one line.
  ///   - context: not used.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextMeasure.box(runs, size, options)
  }

  /// The letter nearest to a point of the text in a room, in UTF-16, and how much of its width lies before the point.
  func letter(at point: CGPoint, in room: CGSize) -> (index: Int, fraction: CGFloat) {
    let shaped = TextMeasure.shape(runs)
    let width = room.width > 0 && room.width.isFinite && room.width < 1e7 ? room.width : nil
    let lines = shaped.lines(in: shaped.fit(width: width, height: nil).size)
    // Glyphs count Unicode scalars.
    func place(_ scalar: Int) -> Int {
      string.unicodeScalars.prefix(scalar).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    }
    guard let row = lines.firstIndex(where: { point.y < $0.origin.y + $0.descent }) ?? lines.indices.last else {
      return (0, 0)
    }
    let line = lines[row]
    let x = point.x - line.origin.x
    let glyphs = line.runs.flatMap { run in run.glyphs.map { ($0, run.isRightToLeft) } }
    guard let (glyph, isMirrored) = glyphs.first(where: { x < $0.0.x + $0.0.width }) ?? glyphs.last else {
      // A blank line begins behind as many ends of paragraphs as there are lines from the last one with glyphs on.
      let above = lines[..<row].lastIndex { $0.runs.contains { !$0.glyphs.isEmpty } }
      let last = above.flatMap { lines[$0].runs.flatMap(\.glyphs).map(\.character).max() }
      return (min(start(after: row - (above ?? 0), from: last.map(place) ?? 0), length - 1), 0)
    }
    let part = glyph.width > 0 ? min(max((x - glyph.x) / glyph.width, 0), 1) : 0
    return (min(place(glyph.character), length - 1), isMirrored ? 1 - part : part)
  }

  /// The place behind some ends of paragraphs, in UTF-16.
  private func start(after ends: Int, from place: Int) -> Int {
    let units = Array(string.utf16)
    var (place, ends) = (place, ends)
    while ends > 0, place < units.count {
      if units[place] == 0x0D, place + 1 < units.count, units[place + 1] == 0x0A { place += 1 }
      if [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(units[place]) { ends -= 1 }
      place += 1
    }
    return place
  }

  var runs: [ResolvedText.Run] {
    var runs: [ResolvedText.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      runs.append(TextMeasure.run(attributedSubstring(from: range).string, attributes))
    }
    return runs
  }
}

/// Measures texts apart from a host, with the fonts of the one that was made or updated last.
enum TextMeasure {
  /// The pixels per point that texts are measured with: so many that a size's rounding to pixels isn't seen.
  private static let scale: CGFloat = 256

  static func run(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> ResolvedText.Run {
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    return ResolvedText.Run(
      string: string, font: font.resolved,
      tracking: (attributes[.tracking] ?? attributes[.kern]).flatMap(length) ?? 0)
  }

  private static func length(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  static func shape(_ runs: [ResolvedText.Run]) -> any ShapedText {
    var paragraph = ResolvedText.ParagraphStyle()
    paragraph.displayScale = scale
    return HostServices.shown.textEngine.shape(ResolvedText(runs: runs, paragraph: paragraph))
  }

  static func size(_ runs: [ResolvedText.Run]) -> CGSize {
    guard runs.contains(where: { !$0.string.isEmpty }) else { return .zero }
    return shape(runs).fit(width: nil, height: nil).size
  }

  static func box(_ runs: [ResolvedText.Run], _ size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: self.size(runs)) }
    guard runs.contains(where: { !$0.string.isEmpty }) else { return .zero }
    let width = size.width > 0 && size.width.isFinite && size.width < 1e7 ? size.width : nil
    var box = shape(runs).fit(width: width, height: nil).size
    if options.contains(.truncatesLastVisibleLine), size.height > 0 { box.height = min(box.height, size.height) }
    return CGRect(origin: .zero, size: box)
  }
}

/// How a line below or through a text looks, by Foundation's name.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The looks as bits: the value of `NSAttributedString.Key.underlineStyle`.
  public let rawValue: Int
  /// The looks of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Below words alone.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}
