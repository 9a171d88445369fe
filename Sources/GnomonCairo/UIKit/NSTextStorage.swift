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
  /// How often something was changed: those that show the text see by it whether theirs is old.
  private(set) var version = 0
  private struct Watcher {
    weak var owner: AnyObject?
    let call: @MainActor () -> Void
  }
  private var watchers: [Watcher] = []
  /// Calls something on the main thread when changes are told, as long as its owner lives.
  func watch(_ owner: AnyObject, _ call: @escaping @MainActor () -> Void) {
    watchers.removeAll { $0.owner == nil || $0.owner === owner }
    watchers.append(Watcher(owner: owner, call: call))
  }
  private var depth = 0

  /// An empty text.
  public init() { super.init(string: "") }
  /// A text without attributes.
  public override init(string: String) { super.init(string: string) }
  /// A text that has the same attributes everywhere.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  /// A copy of a text with attributes.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: Self.plain(attributedString))
  }
  /// A text of an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

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
    changeInLength &+= delta
    version &+= 1
    let now = length
    let (difference, isTooFar) = now.subtractingReportingOverflow(delta)
    let before = isTooFar ? 0 : max(0, difference)
    let first = min(max(0, editedRange.location), before)
    let changed = NSRange(location: first, length: min(max(0, editedRange.length), before - first))
    // Both are counted as the text was before this change.
    let whole = self.editedRange.location == NSNotFound ? changed : NSUnionRange(self.editedRange, changed)
    let start = min(whole.location, now)
    let (longer, isTooLong) = whole.length.addingReportingOverflow(delta)
    self.editedRange = NSRange(location: start, length: isTooLong ? now - start : min(max(0, longer), now - start))
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
    nonisolated(unsafe) let told = watchers
    Self.onMainThread { for watcher in told where watcher.owner != nil { watcher.call() } }
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
  }
  /// What is told on another thread isn't told: delegates and those that lay out belong to the main one.
  private static func onMainThread(_ body: @MainActor () -> Void) {
    guard isOnMainActor else { return }
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
    let new = Self.plain(attrString)
    if isDerived { return together { put(new, in: range) } }
    change([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: new) }
  }
  /// Takes a part out.
  open override func deleteCharacters(in range: NSRange) {
    if isDerived { return replaceCharacters(in: range, with: "") }
    change(.editedCharacters, range) { super.deleteCharacters(in: range) }
  }
  /// Puts a text before a place.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    if isDerived { return replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString) }
    change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }
  /// Puts a text at the end.
  open override func append(_ attrString: NSAttributedString) {
    if isDerived { return replaceCharacters(in: NSRange(location: length, length: 0), with: attrString) }
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) { super.append(attrString) }
  }
  /// Puts a text in the whole one's place.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    if isDerived { return replaceCharacters(in: NSRange(location: 0, length: length), with: attrString) }
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
    if isDerived { return dress(range) { $0[name] = value } }
    // Linux's own ends the program where a part has an object by that name.
    change(.editedAttributes, range) { super.addAttributes([name: value], range: range) }
  }
  /// Adds attributes to a part.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    if isDerived { return dress(range) { $0.merge(attrs) { $1 } } }
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }
  /// Takes an attribute from a part.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    if isDerived { return dress(range) { $0[name] = nil } }
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  // MARK: - Classes that keep the text themselves

  // Foundation on Linux reads the letters that it holds itself. A class that keeps its own overrides `string`, `attributes(at:effectiveRange:)`,
  // `replaceCharacters(in:with:)` and `setAttributes(_:range:)`: all else is made of them.
  private var isDerived: Bool { type(of: self) != NSTextStorage.self }
  private func together(_ body: () -> Void) {
    beginEditing()
    body()
    endEditing()
  }
  private func put(_ new: NSAttributedString, in range: NSRange) {
    replaceCharacters(in: range, with: new.string)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
  }
  private func dress(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    var parts: [([NSAttributedString.Key: Any], NSRange)] = []
    eachRun(range) { parts.append(($0, $1)) }
    together {
      for (attributes, part) in parts {
        var new = attributes
        change(&new)
        setAttributes(new, range: part)
      }
    }
  }
  private func eachRun(_ range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var place = range.location
    let end = range.location + range.length
    while place < end {
      var part = NSRange(location: place, length: 1)
      let attributes = attributes(at: place, effectiveRange: &part)
      let next = max(place + 1, min(end, part.location + part.length))
      body(attributes, NSRange(location: place, length: next - place))
      place = next
    }
  }
  /// A copy of a part that Foundation can read, whoever keeps the text.
  private func copied(_ range: NSRange) -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    eachRun(range) { attributes, part in
      guard !attributes.isEmpty else { return }
      result.setAttributes(attributes, range: NSRange(location: part.location - range.location, length: part.length))
    }
    return result
  }
  /// A copy that Foundation can read, whoever keeps the text.
  func copied() -> NSMutableAttributedString {
    isDerived ? copied(NSRange(location: 0, length: length)) : NSMutableAttributedString(attributedString: self)
  }
  private static func plain(_ text: NSAttributedString) -> NSAttributedString {
    guard let storage = text as? NSTextStorage, storage.isDerived else { return text }
    return storage.copied()
  }
  /// The number of letters in UTF-16.
  open override var length: Int { isDerived ? string.utf16.count : super.length }
  /// A part with its attributes.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    isDerived ? copied(range) : super.attributedSubstring(from: range)
  }
  /// An attribute at a place, and the part that has the same attributes.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    isDerived
      ? attributes(at: location, effectiveRange: range)[attrName]
      : super.attribute(attrName, at: location, effectiveRange: range)
  }
  /// The attributes at a place, and the whole part within another one that has them.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard isDerived else { return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit) }
    let part = NSRange(location: 0, length: rangeLimit.length)
    let result = copied(rangeLimit).attributes(
      at: location - rangeLimit.location, longestEffectiveRange: range, in: part)
    range?.pointee.location += rangeLimit.location
    return result
  }
  /// An attribute at a place, and the whole part within another one that has it.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    guard isDerived else {
      return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    let part = NSRange(location: 0, length: rangeLimit.length)
    let result = copied(rangeLimit).attribute(
      attrName, at: location - rangeLimit.location, longestEffectiveRange: range, in: part)
    range?.pointee.location += rangeLimit.location
    return result
  }
  /// Calls something for each run of a part.
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isDerived else { return super.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
    let part = NSRange(location: 0, length: enumerationRange.length)
    copied(enumerationRange).enumerateAttributes(in: part, options: opts) {
      block($0, NSRange(location: $1.location + enumerationRange.location, length: $1.length), $2)
    }
  }
  /// Calls something for each run of one attribute in a part.
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isDerived else {
      return super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }
    let part = NSRange(location: 0, length: enumerationRange.length)
    copied(enumerationRange).enumerateAttribute(attrName, in: part, options: opts) {
      block($0, NSRange(location: $1.location + enumerationRange.location, length: $1.length), $2)
    }
  }
  /// Whether letters and attributes are the same.
  open override func isEqual(to other: NSAttributedString) -> Bool {
    isDerived ? copied().isEqual(to: Self.plain(other)) : super.isEqual(to: Self.plain(other))
  }
  /// A copy that doesn't change.
  open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: Self.plain(self)) }
  /// A copy that can be changed.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any { copied() }
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
