// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Two shapes as one, by what is inside of which.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Hashable, Sendable {
    case union
    case intersection
    case subtracting
    case symmetricDifference
    case lineIntersection
    case lineSubtraction
  }

  var first: First
  var second: Second
  var operation: Operation
  var eoFill: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .subtracting: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }

  nonisolated static var role: ShapeRole { First.role }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// A shape of the area that is in this shape or in the other.
  ///
  /// Both outlines are made for the same rectangle. The result consists of straight lines, within 0.01 points of the
  /// true curve. It takes the size that this shape takes.
  ///
  /// - Parameters:
  ///   - other: the shape that is added.
  ///   - eoFill: true if areas are found by the even-odd rule, false if by winding numbers.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// A shape of the area that is in both shapes.
  ///
  /// Both outlines are made for the same rectangle. The result consists of straight lines, within 0.01 points of the
  /// true curve. It takes the size that this shape takes.
  ///
  /// - Parameters:
  ///   - other: the shape that has to hold the area as well.
  ///   - eoFill: true if areas are found by the even-odd rule, false if by winding numbers.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// A shape of the area that is in this shape and not in the other.
  ///
  /// Both outlines are made for the same rectangle. The result consists of straight lines, within 0.01 points of the
  /// true curve. It takes the size that this shape takes.
  ///
  /// - Parameters:
  ///   - other: the shape that is cut out.
  ///   - eoFill: true if areas are found by the even-odd rule, false if by winding numbers.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// A shape of the area that is in one of the shapes and not in both.
  ///
  /// Both outlines are made for the same rectangle. The result consists of straight lines, within 0.01 points of the
  /// true curve. It takes the size that this shape takes.
  ///
  /// - Parameters:
  ///   - other: the shape that this one is compared with.
  ///   - eoFill: true if areas are found by the even-odd rule, false if by winding numbers.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// A shape of the parts of this shape's outline that lie in the other's area: lines to be stroked.
  ///
  /// Both outlines are made for the same rectangle. The result consists of straight lines, within 0.01 points of the
  /// true curve. It takes the size that this shape takes.
  ///
  /// - Parameters:
  ///   - other: the shape whose area keeps lines.
  ///   - eoFill: true if the area is found by the even-odd rule, false if by winding numbers.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// A shape of the parts of this shape's outline that lie outside of the other's area: lines to be stroked.
  ///
  /// Both outlines are made for the same rectangle. The result consists of straight lines, within 0.01 points of the
  /// true curve. It takes the size that this shape takes.
  ///
  /// - Parameters:
  ///   - other: the shape whose area takes lines away.
  ///   - eoFill: true if the area is found by the even-odd rule, false if by winding numbers.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
