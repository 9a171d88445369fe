// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Text {
  /// A text of a value in a format style, such as `.number`, `.currency(code:)` or `.percent`.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedText(input, format: format) { .verbatim($0) })
  }

  /// A text of a value in a format style that gives attributes.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(FormattedText(input, format: format) { .box(AttributedText($0)) })
  }

  /// A text of a value as a formatter writes it; empty where the formatter has no string for it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A text of an object as a formatter writes it; empty where the formatter has no string for it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A picture as text, in the line: a symbol is as large as the font and painted as the text.
  ///
  /// A picture that isn't found takes no room.
  public init(_ image: Image) { self.init(PictureText(image)) }
}

extension FormatStyle {
  /// The style for the environment's locale: its own stays unless a view has set another one.
  func speaking(_ locale: Locale) -> Self { locale == Locale.current ? self : self.locale(locale) }
}

/// A value with a format style, written for the environment's locale.
final class FormattedText<F: FormatStyle>: TextContent, @unchecked Sendable where F.FormatInput: Equatable {
  private let input: F.FormatInput
  private let format: F
  private let storage: (F.FormatOutput) -> Text.Storage

  init(_ input: F.FormatInput, format: F, storage: @escaping (F.FormatOutput) -> Text.Storage) {
    self.input = input
    self.format = format
    self.storage = storage
  }

  override func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {
    let style = format.speaking(runs.environment.locale)
    Text(storage: storage(style.format(input))).appendRuns(to: &runs, attributes: attributes)
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? FormattedText<F> else { return false }
    return input == other.input && format == other.format
  }
}
