// SPDX-License-Identifier: Apache-2.0

/// What two sequences have in common, in order.
///
/// Items are numbers: equal items have equal numbers. The work is bounded, whatever the sequences are: beyond ``mostSteps(_:_:)``
/// the rest counts as replaced. The result is then right, but not the shortest.
public struct SequenceDifference: Sendable, Equatable {
  /// Items that are equal in both, or items of the one in the place of items of the other.
  public struct Piece: Sendable, Equatable {
    public var isSame: Bool
    /// The items of the first sequence; empty where items were only added.
    public var old: Range<Int>
    /// The items of the second sequence; empty where items were only removed.
    public var new: Range<Int>

    init(isSame: Bool, old: Range<Int>, new: Range<Int>) {
      self.isSame = isSame
      self.old = old
      self.new = new
    }
  }

  /// All items in order. Same and changed pieces alternate, and none is empty.
  public let pieces: [Piece]
  /// How many steps it took. It's a count and no time, so that tests can hold it.
  public let steps: Int
  /// False where the limit was reached, so that something may count as replaced that is equal.
  public let isComplete: Bool

  /// The steps that are taken at most, but for one pass over the sequences that may be under way.
  public static func mostSteps(_ old: Int, _ new: Int) -> Int { 100_000 + 100 * (old + new) }

  /// Compares two sequences of numbers from 0 on, without large gaps between them.
  public init(_ old: [Int32], _ new: [Int32]) {
    var differ = SequenceDiffer(old, new)
    differ.run()
    pieces = Self.pieces(differ.partner, newCount: new.count)
    steps = differ.steps
    isComplete = !differ.hasGivenUp
  }

  /// - Parameter partner: for each old item the place of its equal new one, or -1. The places rise.
  private static func pieces(_ partner: [Int32], newCount: Int) -> [Piece] {
    var pieces: [Piece] = []
    var (old, new) = (0, 0)
    while old < partner.count || new < newCount {
      var (oldEnd, newEnd) = (old, new)
      if old < partner.count, partner[old] == Int32(new) {
        while oldEnd < partner.count, partner[oldEnd] == Int32(newEnd) { (oldEnd, newEnd) = (oldEnd + 1, newEnd + 1) }
        pieces.append(Piece(isSame: true, old: old..<oldEnd, new: new..<newEnd))
      } else {
        while oldEnd < partner.count, partner[oldEnd] < 0 { oldEnd += 1 }
        newEnd = oldEnd < partner.count ? Int(partner[oldEnd]) : newCount
        pieces.append(Piece(isSame: false, old: old..<oldEnd, new: new..<newEnd))
      }
      (old, new) = (oldEnd, newEnd)
    }
    return pieces
  }
}
