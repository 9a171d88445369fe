// SPDX-License-Identifier: Apache-2.0

/// The values from a lower bound up to an upper one. The last of several bins has its upper bound in it, too.
public struct ChartBinRange<Bound>: RangeExpression where Bound: Comparable {
  /// The least value.
  public let lowerBound: Bound
  /// The value that ends the bin.
  public let upperBound: Bound
  let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
  }

  /// True if the value lies in the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
  }

  /// The bin as a range of a collection's indices.
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    guard isClosed else { return lowerBound..<upperBound }
    return lowerBound..<(upperBound == collection.endIndex ? upperBound : collection.index(after: upperBound))
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
