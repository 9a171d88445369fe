// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One or more lines of text that only shows.
///
/// A literal is a localized key, in which inline Markdown is read: `Text("*Hello* \(name)")`. A string's characters are
/// taken as they are: `Text(name)`. A text takes at most the width that it's proposed, and breaks its lines there; what
/// doesn't fit the height is left out at the end of the last line.
///
/// ```swift
/// struct Price: View {
///   let amount: Double
///
///   var body: some View {
///     Text("**Total** \(amount, specifier: "%.2f")")
///       .font(.title2)
///       .lineLimit(1)
///   }
/// }
/// ```
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case box(TextContent)

    static func == (a: Storage, b: Storage) -> Bool {
      switch (a, b) {
      case (.verbatim(let a), .verbatim(let b)): a == b
      case (.box(let a), .box(let b)): a === b || a.isEqual(to: b)
      default: false
      }
    }
  }

  var storage: Storage
  /// The modifiers in the order in which they were written; the first wins.
  var modifiers: [Modifier] = []

  init(storage: Storage) { self.storage = storage }

  init(_ content: TextContent) { storage = .box(content) }

  /// The characters as they are, neither localized nor read as Markdown.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// The characters of a string as they are, neither localized nor read as Markdown.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { storage = .verbatim(String(content)) }

  /// The text that a key stands for in a table of strings, else the key itself; inline Markdown is read.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    if key.isPlain, tableName == nil, bundle == nil, !_LocalizedStrings.mainHasTables {
      storage = .verbatim(key.key)
    } else {
      storage = .box(LocalizedText(key: key.key, value: key, table: tableName, bundle: bundle))
    }
  }

  /// A string with attributes: fonts, colours, lines, links.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .box(AttributedText(attributedContent)) }

  /// Two texts after each other, in one paragraph.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(JoinedText(lhs, rhs)) }
}

/// The words of a text, where they're more than a plain string.
class TextContent: @unchecked Sendable {
  /// Adds the runs, with the attributes that the text around gives.
  func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {}
  func isEqual(to other: TextContent) -> Bool { false }
}

final class JoinedText: TextContent, @unchecked Sendable {
  let first: Text
  let second: Text

  init(_ first: Text, _ second: Text) {
    self.first = first
    self.second = second
  }

  override func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {
    // Sums are deep on the left: a loop instead of a recursion.
    var pending: [(text: Text, attributes: TextAttributes)] = [(second, attributes)]
    var current = (text: first, attributes: attributes)
    while true {
      if case .box(let box) = current.text.storage, let joined = box as? JoinedText {
        var inner = current.attributes
        current.text.apply(to: &inner)
        pending.append((joined.second, inner))
        current = (joined.first, inner)
        continue
      }
      current.text.appendRuns(to: &runs, attributes: current.attributes)
      guard let next = pending.popLast() else { return }
      current = next
    }
  }

  override func isEqual(to other: TextContent) -> Bool {
    var a = self
    guard var b = other as? JoinedText else { return false }
    while true {
      guard a.second == b.second, a.first.modifiers == b.first.modifiers else { return false }
      guard case .box(let left) = a.first.storage, case .box(let right) = b.first.storage,
        let deeper = left as? JoinedText, let other = right as? JoinedText
      else { return a.first == b.first }
      (a, b) = (deeper, other)
    }
  }
}
