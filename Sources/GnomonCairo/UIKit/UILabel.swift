// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Where lines lie, by UIKit's name.
public enum NSTextAlignment: Int, Sendable {
  /// At the left side.
  case left
  /// In the middle.
  case center
  /// At the right side.
  case right
  /// At both sides. They count as natural.
  case justified
  /// Where reading begins.
  case natural

  var alignment: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

/// How lines are broken, by UIKit's name.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between letters. It counts as between words.
  case byCharWrapping
  /// They're cut off. It counts as cut at the end.
  case byClipping
  /// They're cut at the start.
  case byTruncatingHead
  /// They're cut at the end.
  case byTruncatingTail
  /// They're cut in the middle.
  case byTruncatingMiddle

  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

/// A text by UIKit's name, drawn as `Text` draws its own.
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet {
      ownRuns = nil
      setNeedsDisplay()
    }
  }
  private var ownRuns: NSAttributedString?
  /// The text with attributes: fonts and colours are drawn, others aren't.
  open var attributedText: NSAttributedString? {
    get { ownRuns ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      ownRuns = newValue
    }
  }
  /// The font: the system's of 17 points, which nil sets as well.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      setNeedsDisplay()
    }
  }
  /// The colour.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }
  /// Where lines lie.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// How lines are broken.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
  /// Where lines are broken rather than elsewhere. It's kept.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// The greatest number of lines; 0 is none.
  open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
  /// Whether letters come closer before the text is cut. It's kept.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the text shrinks to the width.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The least scale then.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the reader's size. It's kept.
  open var adjustsFontForContentSizeCategory = false
  /// The width that lines are broken at for a size by the content, in points; 0 is none.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether it can be used. One that can't is drawn in the system's colour for that.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether it's pressed. It's kept.
  open var isHighlighted = false
  /// The shadow's colour. It's kept.
  open var shadowColor: UIColor?
  /// How far the shadow lies, in points. It's kept.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// A label with a rectangle in the view that it will be in, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// A label of an archive: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var shown: some View {
    TextOfRuns.text(ownRuns ?? NSAttributedString(string: text ?? ""), font: font)
      .font(font.font)
      .foregroundStyle(isEnabled ? Color(uiColor: textColor) : .secondary)
      .multilineTextAlignment(textAlignment.alignment)
      .truncationMode(lineBreakMode.truncation)
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(0.1, minimumScaleFactor) : 1)
  }

  /// The text's size; nothing where there is no text.
  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return ViewMeasure.size(
      of: shown, in: ProposedViewSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil, height: nil))
  }
  /// The text's size in another one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return ViewMeasure.size(of: shown, in: ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
  }
  /// A label's is 251.
  open override var _hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (UILayoutPriority(251), UILayoutPriority(251))
  }
  /// The text, in the middle from top to bottom.
  open override func _content(in size: CGSize) -> AnyView? {
    guard let text, !text.isEmpty else { return nil }
    let alignment: Alignment =
      switch textAlignment.alignment {
      case .center: .center
      case .trailing: .trailing
      default: .leading
      }
    return AnyView(shown.frame(width: size.width, height: size.height, alignment: alignment))
  }
}

/// A text of runs with fonts and colours.
enum TextOfRuns {
  static func text(_ runs: NSAttributedString, font: UIFont?) -> Text {
    var result = AttributedString()
    runs.forEachRun { words, attributes in
      var shown = AttributeContainer()
      if let font = attributes[.font] as? UIFont {
        shown[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = font.font
      }
      if let color = attributes[.foregroundColor] as? UIColor {
        shown[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = Color(uiColor: color)
      }
      result.append(AttributedString(words, attributes: shown))
    }
    return Text(result)
  }
}

/// A text by AppKit's name. One that can't be edited is drawn as `Text` draws its own, another as a field.
open class NSTextField: NSControl {
  /// A label of a text.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    (isEditable, isBordered, drawsBackground) = (false, false, false)
  }
  /// The text where there is none.
  open var placeholderString: String? { didSet { needsDisplay = true } }
  /// The font: the system's of 13 points.
  open var font: NSFont? = .systemFont(ofSize: 13) { didSet { needsDisplay = true } }
  /// The colour.
  open var textColor: NSColor? { didSet { needsDisplay = true } }
  /// Whether it's edited.
  open var isEditable = true { didSet { needsDisplay = true } }
  /// Whether its text can be selected. It's kept.
  open var isSelectable = true
  /// Whether it has a border.
  open var isBordered = true { didSet { needsDisplay = true } }
  /// Whether it has a border with depth.
  open var isBezeled = true { didSet { needsDisplay = true } }
  /// Whether it has a ground. It's kept.
  open var drawsBackground = true
  /// The ground's colour. It's kept.
  open var backgroundColor: NSColor?
  /// How its focus is shown. It's kept.
  open var focusRingType = NSFocusRingType.default
  /// Where lines lie.
  open var alignment = NSTextAlignment.natural { didSet { needsDisplay = true } }
  /// The greatest number of lines; 0 is none.
  open var maximumNumberOfLines = 1 { didSet { needsDisplay = true } }
  /// How lines are broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { needsDisplay = true } }
  /// What is told of it. Nothing is.
  open weak var delegate: (any NSTextFieldDelegate)?

  private var shown: some View {
    Text(verbatim: stringValue.isEmpty ? placeholderString ?? "" : stringValue)
      .font(font?.font).foregroundStyle(stringValue.isEmpty ? .secondary : Color(nsColor: textColor ?? .labelColor))
      .multilineTextAlignment(alignment.alignment).lineLimit(maximumNumberOfLines > 0 ? maximumNumberOfLines : nil)
  }
  private var isField: Bool { isEditable && isBezeled }
  /// The text's size. A field is as wide as there is room, and 22 points high.
  open override var intrinsicContentSize: CGSize {
    isField ? CGSize(width: NSView.noIntrinsicMetric, height: 22) : ViewMeasure.size(of: shown, in: .unspecified)
  }
  /// It keeps its height.
  open override func _hugging(_ orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    orientation == .vertical ? .defaultHigh : .defaultLow
  }
  /// The text.
  open override func _content(in size: CGSize) -> AnyView? {
    let text = shown.frame(width: size.width, height: size.height, alignment: .leading)
    return isField ? AnyView(text.border(.separator)) : AnyView(text)
  }
  /// A cell that has the field's texts.
  open override func _makeCell() -> NSCell {
    let cell = NSTextFieldCell()
    cell.controlView = self
    return cell
  }
}

/// How a focus is shown, by AppKit's name.
public enum NSFocusRingType: UInt, Sendable {
  /// The usual way.
  case `default`
  /// Not at all.
  case none
  /// Outside.
  case exterior
}

/// What is told of a field, by AppKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// The text has changed.
  func controlTextDidChange(_ obj: Notification)
  /// Typing has ended.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Typing has begun.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Whether typing may begin.
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  /// Whether typing may end.
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  /// Whether a command of the keyboard was done.
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

/// What is told of a field, by AppKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// What is told of a field to search, by AppKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// Searching has begun.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// Searching has ended.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  /// Does nothing.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  /// Does nothing.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

extension NSControlTextEditingDelegate {
  /// True.
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
  /// True.
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
  /// False.
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
}

/// A field whose text isn't shown, by AppKit's name.
open class NSSecureTextField: NSTextField {}
/// A field to search, by AppKit's name.
open class NSSearchField: NSTextField {
  /// The searches before. They're kept.
  open var recentSearches: [String] = []
  /// The name that they're kept by. They aren't.
  open var recentsAutosaveName: String?
  /// Whether it searches only where typing has ended. It's kept.
  open var sendsWholeSearchString = false
  /// Whether it searches with each letter. It's kept.
  open var sendsSearchStringImmediately = false
  /// Whether its text lies in the middle. It's kept.
  open var centersPlaceholder = false
  /// A cell that has the control's values.
  open override func _makeCell() -> NSCell {
    let cell = NSSearchFieldCell()
    cell.controlView = self
    return cell
  }
}

/// The cell of a field, by AppKit's name.
open class NSTextFieldCell: NSActionCell {
  /// The colour.
  open var textColor: NSColor?
  /// The ground's colour.
  open var backgroundColor: NSColor?
  /// Whether it has a ground.
  open var drawsBackground = false
  private var field: NSTextField? { controlView as? NSTextField }
  /// The text: the field's, where there's one.
  open override var stringValue: String {
    get { field?.stringValue ?? super.stringValue }
    set { if let field { field.stringValue = newValue } else { super.stringValue = newValue } }
  }
  /// The text where there is none: the field's, where there's one.
  open var placeholderString: String? {
    get { if let field { field.placeholderString } else { kept["placeholderString"] as? String } }
    set { if let field { field.placeholderString = newValue } else { kept["placeholderString"] = newValue } }
  }
}

/// The cell of a field to search, by AppKit's name. Its buttons are kept and not drawn.
open class NSSearchFieldCell: NSTextFieldCell {
  /// The button that searches.
  open var searchButtonCell: NSButtonCell? = NSButtonCell()
  /// The button that clears the text.
  open var cancelButtonCell: NSButtonCell? = NSButtonCell()
  /// Sets the button that searches anew.
  open func resetSearchButtonCell() { searchButtonCell = NSButtonCell() }
  /// Sets the button that clears the text anew.
  open func resetCancelButtonCell() { cancelButtonCell = NSButtonCell() }
}

/// A text with lines, by AppKit's name. Its name is drawn.
open class NSTextView: NSText {
  /// The colour of the place to type at. It's kept.
  open var insertionPointColor: NSColor! = .controlAccentColor
  /// The distances around the text, in points. They're kept.
  open var textContainerInset = CGSize.zero
  /// Whether what is typed can be undone. It's kept.
  open var allowsUndo = false
  /// Whether quotes become typographic ones. It's kept.
  open var isAutomaticQuoteSubstitutionEnabled = false
  /// The font.
  open var font: NSFont?
  /// Why it isn't drawn.
  open override var _lack: String? { "use TextEditor" }
}
