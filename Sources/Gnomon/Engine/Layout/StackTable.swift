// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stack's children, and what it works with while it shares its length out.
///
/// The children lie behind it. Where they're all as far from each other and none but spacers has a priority, as in most stacks,
/// gaps and priorities take no room of their own.
struct StackTable {
  struct Item {
    /// The child's cell. Its node is retained.
    let cell: LayoutCell.Ref
    /// The length that the child is proposed along the stack, and the one that it takes.
    var share: CGFloat = 0
    var taken = CGSize.zero
  }

  /// The knowledge of a stack about a child before it asks any.
  struct Detail {
    /// The distance before the child; nothing before the first.
    var gap: CGFloat
    /// The order of serving; spacers, with −∞, come last of all.
    var priority: Double
  }

  /// Four times the number of children, 1 where there are details, and 2 where the distance times a number is that many distances
  /// added to each other, to the last bit.
  private var form: UInt32
  /// The spacers among the first children, a bit for each.
  fileprivate var spacers: UInt32 = 0
  /// The distance between two children, or where the details lie.
  private var word: UInt = 0
  /// The proposal that the items' shares belong to.
  var solved = CompactProposal.unspecified

  fileprivate init(count: Int) { form = UInt32(count) << 2 }

  var count: Int {
    @inline(__always) get { Int(form >> 2) }
  }

  fileprivate(set) var distance: CGFloat {
    @inline(__always) get { CGFloat(bitPattern: word) }
    set {
      word = newValue.bitPattern
      let isWhole = abs(newValue) < 65_536 && newValue == newValue.rounded()
      form = form & ~2 | (isWhole ? 2 : 0)
    }
  }

  fileprivate var hasWholeDistance: Bool {
    @inline(__always) get { form & 2 != 0 }
  }

  /// True if no child has a priority.
  var hasNoPriorities: Bool {
    @inline(__always) get { form & 1 == 0 && spacers == 0 }
  }

  fileprivate(set) var details: UnsafeMutablePointer<Detail>? {
    @inline(__always) get { form & 1 == 0 ? nil : UnsafeMutablePointer(bitPattern: word) }
    set {
      form = form & ~3 | (newValue == nil ? 0 : 1)
      word = UInt(bitPattern: newValue)
    }
  }

  fileprivate var units: Int {
    LayoutArena.units(MemoryLayout<StackTable>.stride + count * MemoryLayout<Item>.stride)
  }

  fileprivate var detailUnits: Int { LayoutArena.units(count * MemoryLayout<Detail>.stride) }
}

extension UnsafeMutablePointer where Pointee == StackTable {
  @inline(__always)
  var items: UnsafeMutablePointer<StackTable.Item> {
    UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: StackTable.Item.self)
  }

  /// The distance before a child.
  @inline(__always)
  func gap(before index: Int) -> CGFloat {
    if let details = pointee.details { return details[index].gap }
    return index == 0 ? 0 : pointee.distance
  }

  /// All distances together.
  var gaps: CGFloat {
    @inline(__always) get {
      pointee.hasWholeDistance && pointee.count > 0 ? pointee.distance * CGFloat(pointee.count - 1) : addedGaps
    }
  }

  private var addedGaps: CGFloat {
    var sum: CGFloat = 0
    for index in 0..<pointee.count { sum += gap(before: index) }
    return sum
  }

  @inline(__always)
  func priority(of index: Int) -> Double {
    if let details = pointee.details { return details[index].priority }
    return index < UInt32.bitWidth && pointee.spacers & 1 << UInt32(index) != 0 ? -.infinity : 0
  }

  /// Takes what is known of all children.
  func setDetails(_ new: UnsafeMutableBufferPointer<StackTable.Detail>, in arena: inout LayoutArena) {
    let isPlain = new.indices.allSatisfy { index in
      let (detail, first) = (new[index], new[Swift.min(1, new.count - 1)])
      return (index == 0 || detail.gap.bitPattern == first.gap.bitPattern && detail.gap.isFinite)
        && (detail.priority == 0 || detail.priority == -.infinity && index < UInt32.bitWidth)
    }
    if isPlain {
      removeDetails(in: &arena)
      pointee.distance = new.count > 1 ? new[1].gap : 0
      pointee.spacers = 0
      for index in new.indices where new[index].priority != 0 { pointee.spacers |= 1 << UInt32(index) }
    } else {
      let details =
        pointee.details
        ?? arena.allocate(units: pointee.detailUnits).bindMemory(to: StackTable.Detail.self, capacity: new.count)
      details.initialize(from: new.baseAddress!, count: new.count)
      pointee.details = details
    }
  }

  private func removeDetails(in arena: inout LayoutArena) {
    if let details = pointee.details { arena.deallocate(details, units: pointee.detailUnits) }
    pointee.details = nil
  }

  fileprivate func releaseItems() {
    for index in 0..<pointee.count { items[index].cell.pointee.node.release() }
  }

  fileprivate func deallocate(in arena: inout LayoutArena) {
    removeDetails(in: &arena)
    arena.deallocate(self, units: pointee.units)
  }

  /// Gives the table back with what it keeps.
  func destroy(in arena: inout LayoutArena) {
    releaseItems()
    deallocate(in: &arena)
  }
}

extension UnsafeMutablePointer where Pointee == LayoutCell {
  /// Takes the children of a stack, and keeps them.
  func setItems(_ nodes: ContiguousArray<LayoutNode>) {
    // What goes lives until the table is whole, since its end may ask for it.
    let before = stackNodes
    defer { withExtendedLifetime(before) {} }
    pointee.stack?.releaseItems()
    let table = stackTable(of: nodes.count)
    for (index, node) in nodes.enumerated() {
      _ = node.cell.pointee.node.retain()
      (table.items + index).initialize(to: StackTable.Item(cell: node.cell))
    }
  }

  /// The stack's table with room for so many; what stood in it may be gone.
  private func stackTable(of count: Int) -> UnsafeMutablePointer<StackTable> {
    let old = pointee.stack
    if let old, old.pointee.count == count { return old }
    let table = StackTable(count: count)
    let new = pointee.ledger.pointee.arena.allocate(units: table.units).bindMemory(to: StackTable.self, capacity: 1)
    new.initialize(to: table)
    pointee.stack = new
    old?.deallocate(in: &pointee.ledger.pointee.arena)
    return new
  }

  /// The nodes of a stack's children.
  var stackNodes: ContiguousArray<LayoutNode> {
    guard let table = pointee.stack else { return [] }
    return ContiguousArray(unsafeUninitializedCapacity: table.pointee.count) { nodes, count in
      count = table.pointee.count
      for index in 0..<count {
        (nodes.baseAddress! + index).initialize(to: table.items[index].cell.pointee.node.takeUnretainedValue())
      }
    }
  }
}
