// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The names of keys that end typing, by UIKit's name.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual one.
  case `default`
  /// Go.
  case go
  /// Search at Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Search at Yahoo.
  case yahoo
  /// Done.
  case done
  /// Call for help.
  case emergencyCall
  /// Go on.
  case `continue`
}

/// Whether words are corrected, by UIKit's name.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system chooses.
  case `default`
  /// They aren't.
  case no
  /// They are.
  case yes
}

/// A field for a line of text, by UIKit's name: its text is drawn, and nothing is typed into it.
open class UITextField: UIControl {
  /// The looks.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A line.
    case line
    /// A border with depth.
    case bezel
    /// A round border.
    case roundedRect
  }
  /// When a button shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While it's typed.
    case whileEditing
    /// While it isn't typed.
    case unlessEditing
    /// Always.
    case always
  }
  /// The text.
  open var text: String? = "" { didSet { setNeedsDisplay() } }
  /// The text with attributes: its letters.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The text where there is none.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// The same with attributes: its letters.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The font: the system's of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
  /// The colour.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Where the text lies.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The looks.
  open var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }
  /// Whether its text isn't shown.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  /// Whether it's typed into: false.
  open var isEditing: Bool { false }
  /// What is told of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The keyboard. It's kept.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends typing. It's kept.
  open var returnKeyType = UIReturnKeyType.default
  /// What is typed. It's kept.
  open var textContentType: UITextContentType!
  /// Which letters are capital. It's kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. It's kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the key that ends typing needs text. It's kept.
  open var enablesReturnKeyAutomatically = false
  /// When a button shows that clears it. It's kept.
  open var clearButtonMode = ViewMode.never
  /// Whether it's cleared when it's typed into. It's kept.
  open var clearsOnBeginEditing = false
  /// A view at the side that reading begins at. It's kept.
  open var leftView: UIView?
  /// When that shows. It's kept.
  open var leftViewMode = ViewMode.never
  /// A view at the side that reading ends at. It's kept.
  open var rightView: UIView?
  /// When that shows. It's kept.
  open var rightViewMode = ViewMode.never
  /// Whether the text shrinks to the width. It's kept.
  open var adjustsFontSizeToFitWidth = false
  /// The least size then, in points. It's kept.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the reader's size. It's kept.
  open var adjustsFontForContentSizeCategory = false
  /// What the text has: its font, its colour and how it lies.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var result = others
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      result[.font] = font
      result[.foregroundColor] = textColor
      result[.paragraphStyle] = result[.paragraphStyle] ?? style
      return result
    }
    set {
      others = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
  private var others: [NSAttributedString.Key: Any] = [:]
  /// Whether somebody may set attributes. It's kept.
  open var allowsEditingTextAttributes = false
  /// Whether typing takes the place of all. It's kept.
  open var clearsOnInsertion = false
  /// A picture behind the field. It's kept.
  open var background: UIImage?
  /// A picture behind a field that can't be used. It's kept.
  open var disabledBackground: UIImage?
  /// Where the border is drawn.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is drawn.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: margin, dy: 0) }
  /// Where the text is drawn while there is none.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the text is typed. Nobody asks for it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the button that clears lies. Nobody asks for it.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Where the view at the beginning lies. Nobody asks for it.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }
  /// Where the view at the end lies. Nobody asks for it.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }
  /// Draws the text. Nobody calls it.
  open func drawText(in rect: CGRect) {}
  /// Draws the text where there is none. Nobody calls it.
  open func drawPlaceholder(in rect: CGRect) {}
  /// What typed text has. It's kept.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The selected part; nil, where nothing has been selected.
  open var selectedTextRange: UITextRange?
  /// Puts words in the selected part's place; at the end where nothing is selected.
  open func insertText(_ text: String) { enter(text) }
  /// Takes the selected part out, or the letter before it.
  open func deleteBackward() { deleteLetter() }
  /// What is told of typing. Nothing is typed.
  open weak var inputDelegate: (any UITextInputDelegate)?

  private var isEmpty: Bool { text?.isEmpty ?? true }
  private var letters: String {
    isEmpty ? placeholder ?? "" : isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
  }
  private var shown: some View {
    Text(verbatim: letters).font(font?.font).lineLimit(1)
      .foregroundStyle(isEmpty ? Color(uiColor: .placeholderText) : Color(uiColor: textColor ?? .label))
  }
  private var margin: CGFloat { borderStyle == .none ? 0 : 7 }
  /// The text's size, within its border.
  open override var intrinsicContentSize: CGSize {
    let size =
      letters.isEmpty
      ? CGSize(width: 0, height: font?.lineHeight ?? 20.5) : ViewMeasure.size(of: shown, in: .unspecified)
    return CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
  }
  /// The text's size, within its border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The text, within its border.
  open override func _content(in size: CGSize) -> AnyView? {
    let alignment: Alignment = textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
    let bounds = CGRect(origin: .zero, size: size)
    let place = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    let text = shown.frame(width: max(0, place.width), height: max(0, place.height), alignment: alignment)
      .offset(x: place.minX, y: place.minY).frame(width: size.width, height: size.height, alignment: .topLeading)
    switch borderStyle {
    case .none: return AnyView(text)
    case .line, .bezel: return AnyView(text.border(.separator))
    case .roundedRect: return AnyView(text.overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(.separator) })
    }
  }
}

/// What is told of a field, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Typing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether something may be typed.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether it may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the key that ends typing does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Another part of the text is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// A field for lines of text, by UIKit's name: its text is drawn, and nothing is typed into it.
open class UITextView: UIScrollView {
  /// The text. Where it's set, the place behind it is selected.
  open var text: String! {
    get {
      takeChanges()
      return words
    }
    set { give(newValue ?? "", nil) }
  }
  private var words = ""
  private var runs: NSAttributedString?
  /// The text with attributes: fonts and colours are drawn, others aren't.
  open var attributedText: NSAttributedString! {
    get {
      takeChanges()
      return current
    }
    set { give(newValue?.string ?? "", newValue.map { ($0 as? NSTextStorage)?.copied() ?? $0 }) }
  }
  private var current: NSAttributedString { runs ?? NSAttributedString(string: words) }
  /// The font: the system's of 12 points.
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet {
      setNeedsDisplay()
      if font != oldValue { changeFont(from: oldValue) }
    }
  }
  /// The colour.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Where lines lie.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// Whether it's edited. It's kept.
  open var isEditable = true
  /// Whether its text can be selected. It's kept.
  open var isSelectable = true
  /// The selected part.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The selected part: what ``selectedRange`` says.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(range: selectedRange) }
    set { selectedRange = newValue?.range ?? NSRange(location: 0, length: 0) }
  }
  /// Puts words in the selected part's place; at the end where nothing is selected.
  open func insertText(_ text: String) { enter(text) }
  /// Takes the selected part out, or the letter before it.
  open func deleteBackward() { deleteLetter() }
  /// Distances around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { setNeedsDisplay() } }
  /// What lines are laid out in.
  open var textContainer: NSTextContainer {
    fitContainer()
    return container
  }
  private let container: NSTextContainer
  private var isContainerOwn = true
  private var fitted = CGSize.zero
  /// Makes the view's own container as wide as the view, unless it was given another size.
  private func fitContainer() {
    _ = textStorage
    guard isContainerOwn, container.size == fitted else { return }
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    fitted = bounds.width > 0 ? CGSize(width: max(1, width), height: 1e7) : .zero
    container.size = fitted
  }
  /// What lays the text out: it measures it, and the view draws.
  open var layoutManager: NSLayoutManager {
    fitContainer()
    return knownManager
  }
  private var knownManager: NSLayoutManager {
    if let known = container.layoutManager ?? manager { return known }
    let new = NSLayoutManager()
    manager = new
    new.addTextContainer(container)
    return new
  }
  private var manager: NSLayoutManager?
  /// What lays the text out by TextKit's second way: nil where it isn't asked for.
  open var textLayoutManager: NSTextLayoutManager? { container.textLayoutManager }
  /// The text as it's changed in place. Changes of it are shown.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let manager = knownManager
    let new = manager.textStorage ?? NSTextStorage(attributedString: withFont(current))
    take(new)
    if manager.textStorage !== new { new.addLayoutManager(manager) }
    return new
  }
  private var storage: NSTextStorage?
  /// The version of the storage that the view has copied.
  private var seen: Int?
  private func take(_ new: NSTextStorage) {
    (storage, seen) = (new, nil)
    new.watch(self) { [weak self] in self?.setNeedsDisplay() }
  }
  /// Copies the storage's text where it was changed since it was copied last.
  private func takeChanges() {
    guard let storage, seen != storage.version else { return }
    seen = storage.version
    let new = storage.copied()
    (words, runs) = (new.string, new)
    let start = min(max(0, selectedRange.location), new.length)
    let selected = NSRange(location: start, length: min(max(0, selectedRange.length), new.length - start))
    if selected != selectedRange { selectedRange = selected }
  }
  /// Takes another text, and gives it to the storage. What is changed meanwhile is copied when it's asked for.
  private func give(_ new: String, _ newRuns: NSAttributedString?) {
    (words, runs) = (new, newRuns)
    // What lays out may have come with a text of its own.
    if storage == nil, let given = container.layoutManager?.textStorage { take(given) }
    storage?.setAttributedString(withFont(current))
    selectedRange = NSRange(location: storage?.length ?? new.utf16.count, length: 0)
    setNeedsDisplay()
  }
  /// A text whose parts without a font have the view's.
  private func withFont(_ text: NSAttributedString) -> NSAttributedString {
    guard let font, text.length > 0 else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { known, range, _ in
      if known == nil { result.addAttribute(.font, value: font, range: range) }
    }
    return result
  }
  /// Gives another font to what has the one that the view had.
  private func changeFont(from old: UIFont?) {
    guard let storage, storage.length > 0, let font else { return }
    var parts: [NSRange] = []
    storage.enumerateAttribute(.font, in: NSRange(location: 0, length: storage.length)) { known, range, _ in
      if known == nil || known as? UIFont == old { parts.append(range) }
    }
    storage.beginEditing()
    for part in parts { storage.addAttribute(.font, value: font, range: part) }
    storage.endEditing()
  }
  /// What is told of typing. Nothing is typed.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// A field with a rectangle. The text of the container's layout manager is its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    manager = container.layoutManager
    isContainerOwn = textContainer == nil
    if let known = manager?.textStorage { take(known) }
  }
  /// A field with a rectangle.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// A field of an archive.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
  }
  /// A field by TextKit's first or second way.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    guard usingTextLayoutManager else { return }
    let (content, layout) = (NSTextContentStorage(), NSTextLayoutManager())
    content.addTextLayoutManager(layout)
    layout.textContainer = container
    second = content
    content.textStorage = textStorage
  }
  private var second: NSTextContentStorage?
  /// The keyboard. It's kept.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends typing. It's kept.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters are capital. It's kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. It's kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What is typed. It's kept.
  open var textContentType: UITextContentType!
  /// Whether its text isn't shown. It's kept.
  open var isSecureTextEntry = false
  /// Whether the key that ends typing needs text. It's kept.
  open var enablesReturnKeyAutomatically = false
  /// Whether the font follows the reader's size. It's kept.
  open var adjustsFontForContentSizeCategory = false
  /// How links look. It's kept.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What typed text has. It's kept.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What is found in the text. It's kept.
  open var dataDetectorTypes = UIDataDetectorTypes()
  /// What the keyboard shows above it. It's kept.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var accessory: UIView?
  /// Shows a part of the text. Nothing happens.
  open func scrollRangeToVisible(_ range: NSRange) {}

  private var shown: some View {
    takeChanges()
    let insets = textContainerInset
    let side = container.lineFragmentPadding
    return TextOfRuns.text(current, font: font)
      .font(font?.font).foregroundStyle(Color(uiColor: textColor ?? .label))
      .multilineTextAlignment(textAlignment.alignment)
      .padding(
        EdgeInsets(top: insets.top, leading: insets.left + side, bottom: insets.bottom, trailing: insets.right + side))
  }
  /// The text's size where it isn't scrolled; none else.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : ViewMeasure.size(of: shown, in: .unspecified)
  }
  /// The text's size in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ViewMeasure.size(of: shown, in: ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
  }
  /// The text, from the top.
  open override func _content(in size: CGSize) -> AnyView? {
    AnyView(
      shown.frame(width: size.width, alignment: .leading).fixedSize(horizontal: false, vertical: true)
        .frame(width: size.width, height: size.height, alignment: .topLeading).clipped())
  }
}

/// What is found in a text, by UIKit's name. Nothing is.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// What is found, as bits.
  public let rawValue: UInt
  /// What some bits say.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers to call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What is told of a field of lines, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether typing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Typing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Typing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Another part of the text is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether something may be typed.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// True.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
}
