// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

/// A length that knows why it's so long.
///
/// It's compared with numbers, within half of a thousandth of a point. Where that fails, the failure tells the story of
/// the length.
public struct Measure: Sendable, Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The length in points.
  public let points: CGFloat
  private let story: Story

  init(_ points: CGFloat, _ story: @escaping @MainActor () -> String) {
    self.points = points
    self.story = Story(tell: story)
  }

  /// A length that is given.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
  /// A length that is given.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
  /// A length that is given.
  public init(_ points: CGFloat) { (self.points, story) = (points, Story(tell: nil)) }

  private static let tolerance: CGFloat = 0.0005

  /// True if both are as long, within half of a thousandth of a point.
  public static func == (a: Measure, b: Measure) -> Bool {
    a.points == b.points || abs(a.points - b.points) <= tolerance
  }

  /// True if the first is shorter by more than half of a thousandth of a point.
  public static func < (a: Measure, b: Measure) -> Bool { a.points < b.points && a != b }
}

extension Measure: CustomTestStringConvertible {
  /// The length, and why it is so.
  public var testDescription: String { Gnomon.points(points) + story.text }
}

/// A size that knows why it's so large. It's compared with a `CGSize`, within half of a thousandth of a point.
public struct MeasuredSize: Sendable, Equatable {
  /// The size in points.
  public let size: CGSize
  private let story: Story

  init(_ size: CGSize, _ story: @escaping @MainActor () -> String) {
    self.size = size
    self.story = Story(tell: story)
  }

  /// True if both are as large.
  public static func == (a: MeasuredSize, b: MeasuredSize) -> Bool { a == b.size }

  /// True if the size is that one.
  public static func == (a: MeasuredSize, b: CGSize) -> Bool {
    Measure(a.size.width) == Measure(b.width) && Measure(a.size.height) == Measure(b.height)
  }

  /// True if the size isn't that one.
  public static func != (a: MeasuredSize, b: CGSize) -> Bool { !(a == b) }
}

extension MeasuredSize: CustomTestStringConvertible {
  /// The size, and why it is so.
  public var testDescription: String {
    "\(points(size.width))×\(points(size.height))" + story.text
  }
}

/// Why a length is so. It's told only where somebody asks: the whole tree is asked again for it.
private struct Story: Sendable {
  let tell: (@MainActor @Sendable () -> String)?

  /// The story behind a length; nothing where there's none, or where it can't be told.
  var text: String {
    guard let tell, MainQueue.isCurrent else { return "" }
    return ", because:\n" + MainActor.assumeIsolated { tell() }
  }
}
