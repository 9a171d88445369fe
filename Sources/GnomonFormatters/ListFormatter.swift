// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Joins items as a language does: `apples, pears, and plums`.
///
/// It's what Apple's Foundation has and that on Linux lacks.
open class ListFormatter: Formatter {
  /// The locale whose language is used. The current one by default; nil stands for it.
  open var locale: Locale! = .current
  /// Makes texts of the items; nil where they are texts already, or describe themselves.
  open var itemFormatter: Formatter?

  /// Makes a formatter for texts.
  public override init() { super.init() }

  /// Formatters of this kind aren't archived.
  public required init?(coder: NSCoder) { nil }

  /// Joins texts in the current locale's language.
  open class func localizedString(byJoining strings: [String]) -> String { joined(strings, .current) }

  /// Joins the texts of items; nil where ``itemFormatter`` can't make one of an item.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    texts.reserveCapacity(items.count)
    for item in items {
      if let itemFormatter, let text = itemFormatter.string(for: item) {
        texts.append(text)
      } else if let text = item as? String {
        texts.append(text)
      } else if itemFormatter == nil {
        texts.append("\(item)")
      } else {
        return nil
      }
    }
    return Self.joined(texts, locale ?? .current)
  }

  /// Joins the items of an array; nil for something else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private static func joined(_ texts: [String], _ locale: Locale) -> String {
    texts.formatted(.list(type: .and, width: .standard).locale(locale))
  }
}
