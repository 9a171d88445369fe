// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The layout values that few nodes have to keep.
final class RareLayoutFields {
  @exclusivity(unchecked) var guides = GuideMemo()
  /// What the bodies keep that read the node's geometry. It knows whether they're still there; a weak reference would make
  /// each counting of theirs slower.
  @exclusivity(unchecked) var geometrySubscribers: ContiguousArray<PropertyStorage> = []
  @exclusivity(unchecked) var spacing = ViewSpacing()
  /// The copies of a modifier of several views, by the identities of those. All are of the modifier's own type, which a
  /// dictionary of those would look up at each step.
  @exclusivity(unchecked) var replicas: [ObjectIdentifier: LayoutNode] = [:]
  /// The distance behind its content at which a modifier lies, where two bytes don't hold it.
  @exclusivity(unchecked) var modifierOffset = 0
}

/// The guides that a node has answered, by exact question.
struct GuideMemo {
  struct Entry {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  /// The round in which they were answered.
  var round: UInt = 0

  private static let capacity = 16
  private var entries: ContiguousArray<Entry> = []
  private var oldest = 0

  func find(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> Entry? {
    entries.first { $0.key == key && $0.size == size && $0.proposal.isIdentical(to: proposal) }
  }

  mutating func add(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, _ value: CGFloat?) {
    let entry = Entry(key: key, size: size, proposal: proposal, value: value)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
