// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A letter's form in a font, by Core Graphics' name.
public typealias CGGlyph = UInt16

/// What lays a text out in lines, by UIKit's name. It measures the text as a whole; glyphs are counted as letters, and none is drawn.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// What is known of a glyph.
  public struct GlyphProperty: OptionSet, Sendable {
    /// What is known, as bits.
    public let rawValue: Int
    /// What some bits say.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It isn't shown.
    public static let null = GlyphProperty(rawValue: 1)
    /// It's no letter.
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    /// It grows.
    public static let elastic = GlyphProperty(rawValue: 4)
    /// It's a mark of a letter.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }
  /// What a sign that is no letter does.
  public struct ControlCharacterAction: OptionSet, Sendable {
    /// What it does, as bits.
    public let rawValue: Int
    /// What some bits say.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It takes no room.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
    /// It's blank.
    public static let whitespace = ControlCharacterAction(rawValue: 2)
    /// It goes to the next column.
    public static let horizontalTab = ControlCharacterAction(rawValue: 4)
    /// It ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 8)
    /// It ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
    /// It ends the room.
    public static let containerBreak = ControlCharacterAction(rawValue: 32)
  }
  /// The text.
  open weak var textStorage: NSTextStorage?
  /// What lines are laid out in.
  public private(set) var textContainers: [NSTextContainer] = []
  /// What is told and asked. Nobody asks.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether parts are laid out alone. It's kept.
  open var allowsNonContiguousLayout = false
  /// Whether signs that are no letters are shown. It's kept.
  open var showsInvisibleCharacters = false
  /// Whether signs that are no letters are shown. It's kept.
  open var showsControlCharacters = false
  /// Whether fonts' own distances of lines count. It's kept: they do.
  open var usesFontLeading = true

  /// Lays out in one more, behind the others.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }
  /// Lays out in one more, behind the others where there's no such place.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: max(0, min(index, textContainers.count)))
    container.layoutManager = self
  }
  /// Lays out in one less. Nothing happens where there's none.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    let container = textContainers.remove(at: index)
    if container.layoutManager === self { container.layoutManager = nil }
  }
  /// Says that a room is another one. It's measured when it's asked for.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    delegate?.layoutManagerDidInvalidateLayout(self)
  }
  /// Takes another text.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    textStorage?.removeLayoutManager(self)
    newTextStorage.addLayoutManager(self)
  }
  /// Called when the text was changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { delegate?.layoutManagerDidInvalidateLayout(self) }
  /// Forgets a part's glyphs. They're made when they're asked for.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) { actualCharacterRange?.pointee = charRange }
  /// Forgets a part's lines. They're made when they're asked for.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    delegate?.layoutManagerDidInvalidateLayout(self)
  }
  /// Draws a part anew. It draws nothing.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Draws a part anew. It draws nothing.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Lays out in a room. It's measured when it's asked for.
  open func ensureLayout(for container: NSTextContainer) {
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
  }
  /// Lays a part out. It's measured when it's asked for.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Lays a part out. It's measured when it's asked for.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Makes a part's glyphs. They're counted as letters.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// The box of the text in a room, in points, with the distances at its sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage, textContainers.first === container else { return .zero }
    let padding = 2 * container.lineFragmentPadding
    let room = CGSize(
      width: container.size.width > 0 ? max(1, container.size.width - padding) : 0, height: container.size.height)
    var options: NSStringDrawingOptions = .usesLineFragmentOrigin
    if room.height > 0, room.height < 1e7 { options.insert(.truncatesLastVisibleLine) }
    var box = textStorage.boundingRect(with: room, options: options, context: nil)
    box.size.width += padding
    return box
  }
  /// The number of glyphs: that of the letters, in UTF-16.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The glyphs in a room: all in the first.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: textContainers.first === container ? numberOfGlyphs : 0)
  }
  /// The glyphs of a part: as many as its letters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The part of some glyphs: as many letters.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The letter below a point of a room, in points: the nearest one of the nearest line, and how much of its width lies before the point. Lines end
  /// where the room's width says; a paragraph's style doesn't count. Without a letter it's 0.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let textStorage, textContainers.first === container, textStorage.length > 0 else { return 0 }
    let padding = container.lineFragmentPadding
    let room = CGSize(
      width: container.size.width > 0 ? max(1, container.size.width - 2 * padding) : 0, height: container.size.height)
    let found = textStorage.letter(at: CGPoint(x: point.x - padding, y: point.y), in: room)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  /// The glyph below a point of a room: that of the letter.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }
  /// The glyph below a point of a room: that of the letter.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// The glyph of a letter: of the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The letter of a glyph: of the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Draws glyphs. Nothing is drawn: a warning says so once.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    UIView._unsupported("NSLayoutManager draws no glyphs.", hint: "Draw the text itself.")
  }
  /// Draws what is behind glyphs. Nothing is drawn: a warning says so once.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    UIView._unsupported("NSLayoutManager draws no glyphs.", hint: "Draw the text itself.")
  }
}

/// What is told and asked of a text's lines, by UIKit's name. Nobody asks.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// The glyphs that are taken: how many.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int
  /// The distance below a line, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// What a sign that is no letter does.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  /// Whether a line may end before a word.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// The room of a sign that is no letter.
  func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
    proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
  /// Lines are others.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Lines were made.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// 0: all are taken.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int { 0 }
  /// 0.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// The same.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction { action }
  /// True.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// The proposed one.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
    proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { proposedRect }
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

/// What lines are laid out in, by UIKit's name.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The room in points; 0 sets no limit.
  open var size: CGSize { didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } } }
  /// A room.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// A room without limits.
  public convenience override init() { self.init(size: .zero) }
  /// What lays out in it.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// What lays out in it by TextKit's second way.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Lays out with another one.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, let index = old.textContainers.firstIndex(where: { $0 === self }) else {
      return newLayoutManager.addTextContainer(self)
    }
    old.removeTextContainer(at: index)
    newLayoutManager.addTextContainer(self)
  }
  /// The distance at both sides of a line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 is none. It's kept.
  open var maximumNumberOfLines = 0
  /// How lines are broken. It's kept.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Parts in which no text lies. They're kept.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether it's as wide as its view. It's kept.
  open var widthTracksTextView = false
  /// Whether it's as high as its view. It's kept.
  open var heightTracksTextView = false
  /// Whether it's a rectangle.
  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
}

/// What holds a text for TextKit's second way, by UIKit's name.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject {
  /// Those that lay the text out.
  public private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The one that counts most: the first, where none was set.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary ?? textLayoutManagers.first }
    set { primary = newValue }
  }
  private weak var primary: NSTextLayoutManager?
  /// Holds no text.
  public override init() { super.init() }
  /// Lays the text out with another one, too.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
  }
  /// Lays the text out with one less.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    if textLayoutManager.textContentManager === self { textLayoutManager.textContentManager = nil }
  }
  /// Makes changes together.
  open func performEditingTransaction(_ transaction: () -> Void) { transaction() }
}
/// What holds a text with attributes for TextKit's second way, by UIKit's name.
open class NSTextContentStorage: NSTextContentManager {
  /// The text that says what is changed in it.
  open var textStorage: NSTextStorage? = NSTextStorage()
  /// The text.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }
}
/// What lays a text out by TextKit's second way, by UIKit's name. It measures the text as a whole, and knows nothing of single lines.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
  /// What holds the text.
  open internal(set) weak var textContentManager: NSTextContentManager?
  /// What lines are laid out in.
  open var textContainer: NSTextContainer? {
    didSet {
      oldValue?.textLayoutManager = nil
      textContainer?.textLayoutManager = self
    }
  }
  /// Lays out no text.
  public override init() { super.init() }
  /// Whether fonts' own distances of lines count. It's kept: they do.
  open var usesFontLeading = true
  /// Takes another text.
  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }
  /// The box of the text, in points.
  open var usageBoundsForTextContainer: CGRect {
    guard let text = (textContentManager as? NSTextContentStorage)?.attributedString, let textContainer else {
      return .zero
    }
    let padding = 2 * textContainer.lineFragmentPadding
    var box = text.boundingRect(
      with: CGSize(width: textContainer.size.width > 0 ? max(1, textContainer.size.width - padding) : 0, height: 0),
      options: .usesLineFragmentOrigin, context: nil)
    box.size.width += padding
    return box
  }
}
