// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The direction that lines run in, by UIKit's name.
public enum NSWritingDirection: Int, Sendable {
  /// As the text's letters say.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How a paragraph's lines lie, by UIKit's name. It's kept with a text; lines are laid out without it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private var mark = FoundationMark()

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: UInt = 0
  }
  var values = Values()

  /// Where lines are broken rather than elsewhere.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// The ways of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Not within words of Korean.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system's own texts.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
  /// Where lines are broken rather than elsewhere. It's kept.
  open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
  /// The usual one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance below a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Where lines lie.
  open var alignment: NSTextAlignment { values.alignment }
  /// How far lines are moved in, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the leading edge, or from the trailing one where it isn't more than 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How far the first line is moved in, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 is none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How lines are broken.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction that lines run in.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// What a line's height is multiplied by; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The distance above a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How willingly words are broken.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The distance between stops, in points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters move together before a line is cut off.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// A usual one.
  public override init() { super.init() }
  /// A copy.
  open func copy(with zone: NSZone?) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone?) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Whether another one says the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// A number of what it says.
  open override var hash: Int { values.hashValue }
}

/// How a paragraph's lines lie, by UIKit's name, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The distance below a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Where lines lie.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How far lines are moved in, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How far the first line is moved in, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 is none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// How lines are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The direction that lines run in.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// What a line's height is multiplied by; 0 leaves it.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The distance above a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// How willingly words are broken.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// The distance between stops, in points.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// Whether letters move together before a line is cut off.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Where lines are broken rather than elsewhere. It's kept.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    set { values.lineBreakStrategy = newValue.rawValue }
  }
  /// Takes what another one says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// A shadow, by UIKit's name. It's kept with a text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private var mark = FoundationMark()

  /// How far it's moved, in points.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a ``/Gnomon/UIColor``.
  open var shadowColor: Any?
  /// A sharp black one.
  public override init() { super.init() }
  /// A copy.
  open func copy(with zone: NSZone?) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
}

/// Something that stands in a text, by UIKit's name. It's kept with it, and isn't drawn.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private var mark = FoundationMark()

  /// The picture.
  open var image: UIImage?
  /// Where it lies, in points.
  open var bounds = CGRect.zero
  /// The file's bytes.
  open var contents: Data?
  /// The file's kind.
  open var fileType: String?
  /// Something of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }
  /// A picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
    bounds.size = image.size
  }
  /// Nothing yet.
  public convenience override init() { self.init(data: nil, ofType: nil) }
  /// Where it lies in a line: as ``bounds`` says.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }
  /// The picture for a place.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
    -> UIImage?
  { image }
}

extension NSTextAttachment {
  /// The character that stands for something in a text.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  /// A text of something alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
