// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A text with attributes that says what is changed in it, by UIKit's name. Those that lay it out and its delegate are told. What is changed in its
/// `mutableString` isn't told.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  /// What was changed.
  public struct EditActions: OptionSet, Sendable {
    /// The changes as bits.
    public let rawValue: UInt
    /// The changes of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Letters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }
  /// The name of the notification that changes are about to be told. The text is its object.
  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  /// The name of the notification that changes were told. The text is its object.
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  /// What is told of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// Those that lay the text out.
  public private(set) var layoutManagers: [NSLayoutManager] = []
  /// What was changed since the changes were told last.
  open private(set) var editedMask: EditActions = []
  /// The part that was changed; `NSNotFound` where none was.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text is.
  open private(set) var changeInLength = 0
  /// Told of changes: what shows the text.
  var whenEdited: (() -> Void)?
  private var depth = 0

  /// An empty text.
  public convenience init() { self.init(string: "") }

  /// Lays the text out with another one, too.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let text = self
    Self.onMainThread { aLayoutManager.textStorage = text }
  }
  /// Lays the text out with one less.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    nonisolated(unsafe) let text = self
    Self.onMainThread { if aLayoutManager.textStorage === text { aLayoutManager.textStorage = nil } }
  }

  /// Says that a part was changed. Outside of `beginEditing()` and `endEditing()` it's told at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    let whole = self.editedRange.location == NSNotFound ? changed : NSUnionRange(self.editedRange, changed)
    let start = min(whole.location, length)
    self.editedRange = NSRange(location: start, length: min(whole.location + whole.length, length) - start)
    if depth == 0 { process() }
  }
  /// Tells of what was changed, once: what is changed meanwhile is told along.
  private func process() {
    guard !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }
  private var isProcessing = false
  /// Tells of what was changed.
  open func processEditing() {
    nonisolated(unsafe) let text = self
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    Self.onMainThread {
      text.delegate?.textStorage(
        text, willProcessEditing: text.editedMask, range: text.editedRange, changeInLength: text.changeInLength)
    }
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    Self.onMainThread {
      text.delegate?.textStorage(
        text, didProcessEditing: text.editedMask, range: text.editedRange, changeInLength: text.changeInLength)
      for manager in text.layoutManagers {
        manager.processEditing(
          for: text, edited: text.editedMask, range: text.editedRange, changeInLength: text.changeInLength,
          invalidatedRange: text.editedRange)
      }
    }
    whenEdited?()
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
  }
  /// What is told on another thread isn't told: delegates and those that lay out belong to the main one.
  private static func onMainThread(_ body: @MainActor () -> Void) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated(body)
  }
  /// Whether attributes are mended when they're asked for: false, they're mended at once.
  open var fixesAttributesLazily: Bool { false }
  /// Mends attributes of a part. Nothing has to be mended.
  open func ensureAttributesAreFixed(in range: NSRange) {}
  /// Mends attributes of a part. Nothing has to be mended.
  open func invalidateAttributes(in range: NSRange) {}

  // MARK: - Changes

  private func change(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
    let before = length
    depth += 1
    body()
    depth -= 1
    if depth > 0, isInside { return }
    edited(mask, range: range, changeInLength: length - before)
  }
  /// Whether a change is made by another one, which says it itself.
  private var isInside: Bool { depth > opened }
  private var opened = 0

  /// Begins changes that are told together.
  open override func beginEditing() {
    super.beginEditing()
    (depth, opened) = (depth + 1, opened + 1)
  }
  /// Ends changes, and tells of them.
  open override func endEditing() {
    super.endEditing()
    guard opened > 0 else { return }
    (depth, opened) = (depth - 1, opened - 1)
    if depth == 0 { process() }
  }
  /// Puts letters in a part's place.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
  }
  /// Puts a text in a part's place.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: attrString) }
  }
  /// Takes a part out.
  open override func deleteCharacters(in range: NSRange) {
    change(.editedCharacters, range) { super.deleteCharacters(in: range) }
  }
  /// Puts a text before a place.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }
  /// Puts a text at the end.
  open override func append(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) { super.append(attrString) }
  }
  /// Puts a text in the whole one's place.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }
  /// Sets all attributes of a part.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }
  /// Adds an attribute to a part.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }
  /// Adds attributes to a part.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }
  /// Takes an attribute from a part.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }
}

/// What is told of a text's changes, by UIKit's name.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Changes are about to be told: letters and attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Changes were told: attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
