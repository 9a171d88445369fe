// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the words of an element have to be. A string literal is meant whole: `screen.button("Save")`.
public struct Words: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  private enum Kind: Sendable {
    case whole(String)
    case part(String)
    case beginning(String)
  }

  private let kind: Kind

  /// Words that are just these.
  public init(stringLiteral value: String) { kind = .whole(value) }
  /// Words that are just these.
  public init(_ words: String) { kind = .whole(words) }
  private init(_ kind: Kind) { self.kind = kind }

  /// Words that have these somewhere in them.
  public static func containing(_ part: String) -> Words { Words(.part(part)) }
  /// Words that begin with these.
  public static func beginning(with start: String) -> Words { Words(.beginning(start)) }

  func match(_ words: String?) -> Bool {
    guard let words else { return false }
    return switch kind {
    case .whole(let whole): words == whole
    case .part(let part): words.contains(part)
    case .beginning(let start): words.hasPrefix(start)
    }
  }

  /// The letters that near names are looked for by.
  var letters: String {
    switch kind {
    case .whole(let letters), .part(let letters), .beginning(let letters): letters
    }
  }

  /// The words in quotation marks, with what is asked of them.
  public var description: String {
    switch kind {
    case .whole(let words): "\"\(words)\""
    case .part(let words): "containing \"\(words)\""
    case .beginning(let words): "beginning with \"\(words)\""
    }
  }
}
