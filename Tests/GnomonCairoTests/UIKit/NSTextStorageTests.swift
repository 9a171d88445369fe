// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Texts by UIKit's name that say what is changed in them, and views that show them.
@MainActor @Suite struct NSTextStorageTests {
  /// A text that is kept in another one: the usual way to make a class of one's own.
  private final class Kept: NSTextStorage, @unchecked Sendable {
    private let inner = NSMutableAttributedString(string: "")
    private(set) var told: [NSRange] = []
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var string: String { inner.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { inner.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      inner.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      inner.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      told.append(editedRange)
      super.processEditing()
    }
  }

  /// Gives the first letter a colour.
  private final class Painter: NSObject, NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      guard textStorage.length > 0 else { return }
      textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    }
  }

  private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

  @Test("Changes that are told together are told as the part that holds them all")
  func together() {
    showHost()
    let storage = NSTextStorage(string: "0123456789")
    storage.beginEditing()
    storage.insert(NSAttributedString(string: "abc"), at: 10)
    #expect(storage.editedRange == range(10, 3))
    storage.insert(NSAttributedString(string: "vwxyz"), at: 0)
    #expect(storage.editedRange == range(0, 18) && storage.changeInLength == 8)
    storage.endEditing()
    #expect(storage.editedRange.location == NSNotFound && storage.changeInLength == 0)
    storage.beginEditing()
    storage.deleteCharacters(in: range(4, 4))
    storage.insert(NSAttributedString(string: "!"), at: 2)
    #expect(storage.editedRange == range(2, 3) && storage.changeInLength == -3)
    storage.endEditing()
  }

  @Test("A part that isn't there is brought to the text, and nothing overflows")
  func badRanges() {
    showHost()
    let storage = NSTextStorage(string: "0123456789")
    let huge = [
      (NSNotFound, 0, 0), (Int.max, Int.max, Int.max), (-5, -3, Int.min), (Int.min, Int.max, -1), (3, 1000, 5),
    ]
    storage.beginEditing()
    for (location, length, delta) in huge {
      storage.edited(.editedCharacters, range: range(location, length), changeInLength: delta)
      let told = storage.editedRange
      #expect(told.location >= 0 && told.length >= 0 && told.location + told.length <= 10)
    }
    storage.endEditing()
    let (manager, container) = (NSLayoutManager(), NSTextContainer())
    manager.insertTextContainer(container, at: 7)
    manager.removeTextContainer(at: 3)
    #expect(manager.textContainers.count == 1)
    let field = UISearchTextField()
    field.insertToken(UISearchToken(icon: nil, text: "a"), at: 9)
    field.removeToken(at: 1)
    #expect(field.tokens.count == 1)
  }

  @Test("A class that keeps its text itself is changed, read and copied as any other")
  func kept() {
    showHost()
    let storage = Kept()
    storage.append(NSAttributedString(string: "Hello"))
    storage.append(NSAttributedString(string: " you", attributes: [.kern: 2]))
    #expect(storage.length == 9 && storage.told == [range(0, 5), range(5, 4)])
    storage.addAttribute(.tracking, value: 3, range: range(3, 4))
    storage.deleteCharacters(in: range(0, 1))
    #expect(storage.string == "ello you" && storage.told.suffix(2) == [range(3, 4), range(0, 0)])
    #expect(storage.attribute(.tracking, at: 2, effectiveRange: nil) as? Int == 3)
    #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2)
    #expect(storage.attributedSubstring(from: range(3, 3)).string == "o y")
    var parts: [NSRange] = []
    storage.enumerateAttribute(.kern, in: range(2, 6)) { value, part, _ in if value != nil { parts.append(part) } }
    #expect(parts == [range(4, 4)])
    #expect((storage.mutableCopy() as? NSAttributedString)?.string == "ello you")
    storage.setAttributedString(NSAttributedString(string: "new"))
    #expect(storage.string == "new")
  }

  @Test("A view shows a text of a class that keeps it itself")
  func keptInView() {
    showHost()
    let (storage, manager, container) = (Kept(), NSLayoutManager(), NSTextContainer())
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    view.text = "Words"
    #expect(storage.string == "Words" && view.text == "Words")
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "Words!" && manager.usedRect(for: container).width > 10)
  }

  @Test("A change on another thread is made, and the view has it")
  func otherThread() async {
    showHost()
    let view = UITextView()
    view.text = "a"
    nonisolated(unsafe) let storage = view.textStorage
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        storage.append(NSAttributedString(string: "b"))
        done.resume()
      }
    }
    #expect(storage.string == "ab" && view.text == "ab")
  }

  @Test("What a delegate changes while a view gets a text is in the view's")
  func delegate() {
    showHost()
    let (view, painter) = (UITextView(), Painter())
    view.textStorage.delegate = painter
    view.text = "Words"
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) == nil)
  }

  @Test("A view's text is as wide as its letters, and no wider than the view")
  func usedRect() {
    showHost()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "Words"
    let short = view.layoutManager.usedRect(for: view.textContainer)
    #expect(short.width > 30 && short.width < 120 && short.height > 20 && short.height < 40)
    view.text = String(repeating: "Words ", count: 40)
    let long = view.layoutManager.usedRect(for: view.textContainer)
    #expect(long.width > 120 && long.width <= 200 && long.height > 5 * short.height)
    view.font = .systemFont(ofSize: 10)
    #expect(view.layoutManager.usedRect(for: view.textContainer).height < long.height / 2)
    view.textContainer.size.width = 77
    #expect(view.textContainer.size.width == 77)
  }

  @Test("Many changes of a storage are all in the view's text")
  func manyChanges() {
    showHost()
    let view = UITextView()
    let storage = view.textStorage
    for number in 0..<2000 { storage.append(NSAttributedString(string: "\(number % 10)")) }
    #expect(view.text == String(repeating: "0123456789", count: 200))
    storage.deleteCharacters(in: range(1, 1999))
    #expect(view.text == "0" && view.attributedText.string == "0")
  }

  @Test("Two views of one storage show the same text")
  func twoViews() {
    showHost()
    let storage = NSTextStorage(string: "a")
    let views = (0..<2).map { _ in
      let (manager, container) = (NSLayoutManager(), NSTextContainer())
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      return UITextView(frame: .zero, textContainer: container)
    }
    storage.append(NSAttributedString(string: "b"))
    #expect(views.map { $0.text } == ["ab", "ab"])
    views[0].text = "c"
    #expect(views.map { $0.text } == ["c", "c"] && storage.string == "c")
  }

  @Test("Words are put behind a text that was set")
  func inserting() {
    showHost()
    let view = UITextView()
    view.text = "abc"
    view.insertText("d")
    #expect(view.text == "abcd" && view.selectedRange == range(4, 0))
    view.selectedRange = range(1, 2)
    view.insertText("-")
    #expect(view.text == "a-d" && view.selectedRange == range(2, 0))
  }

  @Test("A search bar and its field have the same texts")
  func searchBar() {
    showHost()
    let bar = UISearchBar()
    bar.text = "a"
    #expect(bar.searchTextField.text == "a")
    bar.searchTextField.text = "b"
    bar.searchTextField.placeholder = "c"
    #expect(bar.text == "b" && bar.placeholder == "c")
  }

  @Test("Cells are of their fields, and keep what they're given where they're of none")
  func cells() throws {
    showHost()
    let field = NSTextField()
    let cell = try #require(field.cell as? NSTextFieldCell)
    cell.placeholderString = "a"
    cell.stringValue = "b"
    #expect(field.placeholderString == "a" && field.stringValue == "b")
    let (alone, button) = (NSTextFieldCell(), NSButtonCell())
    (alone.placeholderString, alone.stringValue) = ("c", "d")
    #expect(alone.placeholderString == "c" && alone.stringValue == "d")
    (button.bezelStyle, button.imagePosition, button.keyEquivalent) = (.inline, .imageAbove, "k")
    button.imageScaling = .scaleNone
    #expect(button.bezelStyle == .inline && button.imagePosition == .imageAbove && button.keyEquivalent == "k")
    #expect(button.imageScaling == .scaleNone)
  }

  /// A text laid out in one room, without distances at the sides.
  private func layout(_ text: String) -> (storage: NSTextStorage, manager: NSLayoutManager, room: NSTextContainer) {
    let (storage, manager) = (NSTextStorage(string: text), NSLayoutManager())
    let room = NSTextContainer(size: CGSize(width: 1000, height: 1000))
    room.lineFragmentPadding = 0
    manager.addTextContainer(room)
    storage.addLayoutManager(manager)
    return (storage, manager, room)
  }

  @Test("The letter at a point is counted in UTF-16, with the part of it that lies before the point")
  func lettersAtPoints() {
    showHost()
    let (storage, manager, room) = layout("a😀b")
    let (one, two) = ("a".size().width, "a😀".size().width)
    var part: CGFloat = -1
    func index(_ x: CGFloat) -> Int {
      manager.characterIndex(for: CGPoint(x: x, y: 2), in: room, fractionOfDistanceBetweenInsertionPoints: &part)
    }
    #expect(index(one / 2) == 0 && abs(part - 0.5) < 0.1)
    #expect(index((one + two) / 2) == 1 && abs(part - 0.5) < 0.1)
    #expect(index(two + 1) == 3 && part > 0 && part < 1)
    #expect(index(-20) == 0 && part == 0)
    #expect(index(900) == 3 && part == 1)
    #expect(manager.glyphIndex(for: CGPoint(x: two + 1, y: 2), in: room) == 3)
    room.lineFragmentPadding = 20
    #expect(index(20 + one / 2) == 0 && index(20 + two + 1) == 3)
    withExtendedLifetime(storage) {}
  }

  @Test("The letter at a point is one of the line at it; a blank line begins at its end of a paragraph")
  func lettersOfLines() {
    showHost()
    let (storage, manager, room) = layout("😀b\n\nc\r\n\r\nd")
    let line = storage.size().height / 5
    func index(_ number: CGFloat, _ x: CGFloat = 0) -> Int {
      manager.characterIndex(
        for: CGPoint(x: x, y: (number + 0.5) * line), in: room, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    #expect(index(0) == 0 && index(0, 900) == 2)
    #expect(index(1) == 4 && index(1, 900) == 4)
    #expect(index(2) == 5 && index(3) == 8 && index(4) == 10)
    #expect(index(-3) == 0 && index(50) == 10)
    withExtendedLifetime(storage) {}
  }

  @Test("Without a letter, and in a room of another one's, the letter at a point is the first")
  func noLetters() {
    showHost()
    let (storage, manager, room) = layout("")
    var part: CGFloat = -1
    #expect(
      manager.characterIndex(for: .zero, in: room, fractionOfDistanceBetweenInsertionPoints: &part) == 0 && part == 0)
    storage.append(NSAttributedString(string: "\n\n"))
    #expect(manager.characterIndex(for: .zero, in: room, fractionOfDistanceBetweenInsertionPoints: nil) == 0)
    let far = CGPoint(x: CGFloat.infinity, y: .infinity)
    #expect(manager.characterIndex(for: far, in: room, fractionOfDistanceBetweenInsertionPoints: nil) == 1)
    let nowhere = CGPoint(x: CGFloat.nan, y: .nan)
    #expect(
      (0...1).contains(manager.characterIndex(for: nowhere, in: room, fractionOfDistanceBetweenInsertionPoints: nil)))
    let other = NSTextContainer(size: CGSize(width: 10, height: 10))
    #expect(manager.characterIndex(for: far, in: other, fractionOfDistanceBetweenInsertionPoints: nil) == 0)
  }
}
