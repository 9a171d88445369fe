// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A mark's width or height, or a sector's radius.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// The type of a whole number that stands for a length.
  public typealias IntegerLiteralType = Int
  /// The type of a number that stands for a length.
  public typealias FloatLiteralType = Double

  enum Storage: Sendable, Equatable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let storage: Storage

  /// As the chart chooses: of bars 0.7 of the room that a category or a unit has.
  public static var automatic: MarkDimension { MarkDimension(storage: .automatic) }
  /// A share of the room that there is: 1 is all of it.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .ratio(value)) }
  /// The room that there is, less a distance on both sides, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .inset(value)) }
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .fixed(value)) }

  init(storage: Storage) { self.storage = storage }

  /// A length in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// A length in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// The length in the room that there is.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch storage {
    case .automatic: automatic
    case .fixed(let length): length
    case .ratio(let share): room * share
    case .inset(let inset): room - 2 * inset
    }
  }
}

extension MarkDimension: CustomStringConvertible {
  /// The dimension in words: `ratio(0.5)`.
  public var description: String {
    switch storage {
    case .automatic: "automatic"
    case .fixed(let value): "fixed(\(value))"
    case .ratio(let value): "ratio(\(value))"
    case .inset(let value): "inset(\(value))"
    }
  }
}
