// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Text {
  /// The part of a text that is left out where it doesn't fit.
  public enum TruncationMode: Sendable {
    /// The beginning is left out.
    case head
    /// The end is left out.
    case tail
    /// The middle is left out.
    case middle
  }

  /// Capitals or small letters for all text.
  public enum Case: Sendable {
    /// All capitals.
    case uppercase
    /// All small letters.
    case lowercase
  }

  /// The size of a text, compared to what its font says.
  public struct Scale: Sendable, Hashable {
    private let rawValue: Int

    /// The size that the font says.
    public static let `default` = Scale(rawValue: 0)
    /// A size smaller than that of the surroundings: 0.8 of it.
    public static let secondary = Scale(rawValue: 1)

    /// The factor of the secondary scale.
    static let secondaryFactor: CGFloat = 0.8
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public struct Pattern: Hashable, Sendable {
      private let rawValue: Int

      /// A line without gaps.
      public static let solid = Pattern(rawValue: 0)
      /// A line of dots.
      public static let dot = Pattern(rawValue: 1)
      /// A line of dashes.
      public static let dash = Pattern(rawValue: 2)
      /// A line of dashes and dots in turn.
      public static let dashDot = Pattern(rawValue: 3)
      /// A line of a dash and two dots in turn.
      public static let dashDotDot = Pattern(rawValue: 4)
    }

    let pattern: Pattern
    /// The line's colour; nil is the text's.
    let color: Color?

    /// A line of a pattern; a nil colour is the text's.
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One unbroken line in the text's colour.
    public static let single = LineStyle()
  }

  /// The form in which a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day, in the locale's long form.
    public static let date = DateStyle(kind: .date)
    /// The time from now or until now.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now with its sign.
    public static let offset = DateStyle(kind: .offset)
    /// Minutes and seconds from now or until now.
    public static let timer = DateStyle(kind: .timer)
  }
}
