// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The layout's knowledge of a node: plain data beside the node, without a reference count.
///
/// Negotiation and placing walk these cells by address; a node's class is called only where no kind says what to do.
/// A cell lives as long as its node, and a node keeps those that it lays out.
struct LayoutCell {
  typealias Ref = UnsafeMutablePointer<LayoutCell>

  /// The way in which a size is worked out.
  enum Sizing: UInt8 {
    /// The node's class measures; the answer is remembered.
    case custom
    /// The node's class measures, so quickly that remembering would cost more.
    case unremembered
    /// The child measures.
    case passing
    /// A frame with fixed dimensions (``CellLengths/Frame``).
    case frame
    /// A padding (``CellLengths/Padding``).
    case padding
    /// All that is proposed, 10 where nothing is.
    case filling
    /// The rest along a stack, ``LayoutCell/leastLength`` at least.
    case spacer
    /// A stack along ``axis``, of the children in ``stack``.
    case stack
  }

  /// The way in which the children are placed.
  enum Placing: UInt8 {
    case custom
    /// The child fills the node.
    case passing
    case frame
    case padding
    case stack
    /// Nothing is to be placed.
    case leaf
  }

  /// The place in a plain box of a guide that every view has.
  enum Guide: UInt8 {
    case start, center, end
    /// Only the key tells.
    case other

    /// The guide's place in a length.
    @inline(__always)
    func place(in length: CGFloat) -> CGFloat {
      switch self {
      case .start: 0
      case .center: length / 2
      case .end, .other: length
      }
    }
  }

  struct Flags: OptionSet {
    let rawValue: UInt16
    /// Set if what is inside has to be placed again.
    static let invalid = Flags(rawValue: 1)
    static let placed = Flags(rawValue: 2)
    static let spacingKnown = Flags(rawValue: 4)
    static let guidesKnown = Flags(rawValue: 8)
    /// Set if what a stack knows of its items' gaps and priorities is as it is now.
    static let itemsKnown = Flags(rawValue: 16)
    /// The items' shares are those of the stack's `solved`.
    static let isSolved = Flags(rawValue: 32)
    /// The children have to be listed again.
    static let itemsDirty = Flags(rawValue: 64)
    static let isRightToLeft = Flags(rawValue: 128)
    /// The distances that the node prefers may come from the sizes of what lies below.
    static let sizesMakeSpacing = Flags(rawValue: 256)
  }

  // What asking for a size reads lies first; a frame's lengths lie before it.
  var memo = SizeMemo()
  var sizing = Sizing.custom
  var placing = Placing.custom
  private var across = Guides()
  var flags: Flags = []
  /// A stack's table; what others lay out, if that is one child.
  private var link: UnsafeMutableRawPointer?
  let ledger: UnsafeMutablePointer<LayoutLedger>

  let node: Unmanaged<LayoutNode>
  var parent: Ref?
  /// The top left corner in the parent's coordinates, in points.
  var origin = CGPoint.zero
  var size = CGSize.zero
  var proposal = CompactProposal.unspecified

  init(node: LayoutNode, ledger: UnsafeMutablePointer<LayoutLedger>) {
    self.node = .passUnretained(node)
    self.ledger = ledger
  }

  /// Forgets all that was worked out of what lies below. What a stack has read of its children's traits stays unless
  /// those have changed.
  @inline(__always)
  mutating func forget(_ change: LayoutChange) {
    flags.insert(.invalid)
    forgetMeasures(change)
  }

  /// Forgets the measures where what is inside stays where it lies.
  @inline(__always)
  mutating func forgetMeasures(_ change: LayoutChange) {
    flags.subtract(
      change == .size
        ? [.spacingKnown, .guidesKnown, .isSolved] : [.spacingKnown, .guidesKnown, .isSolved, .itemsKnown])
    memo.removeAll()
  }

  /// True if there are no sizes to forget, here or above: who remembers nothing can't tell whether those above do.
  @inline(__always)
  var isForgotten: Bool {
    (sizing == .custom || sizing == .stack) && memo.isEmpty && flags.contains(.invalid)
      && flags.isDisjoint(with: [.spacingKnown, .guidesKnown])
  }

  /// The child of a node that has one; neither a spacer nor a stack is asked.
  var child: Ref? {
    @inline(__always) get {
      assert(sizing != .spacer && sizing != .stack)
      return link?.assumingMemoryBound(to: LayoutCell.self)
    }
    @inline(__always) set { link = UnsafeMutableRawPointer(newValue) }
  }

  /// A stack's children.
  var stack: UnsafeMutablePointer<StackTable>? {
    @inline(__always) get { link?.assumingMemoryBound(to: StackTable.self) }
    @inline(__always) set { link = UnsafeMutableRawPointer(newValue) }
  }

  /// The least length of a spacer, which has nothing to lay out.
  var leastLength: CGFloat {
    @inline(__always) get { CGFloat(bitPattern: UInt(bitPattern: link)) }
    @inline(__always) set { link = UnsafeMutableRawPointer(bitPattern: newValue.bitPattern) }
  }

  /// The horizontal guide of a plain box.
  var horizontalGuide: Guide {
    @inline(__always) get { across.horizontal }
    @inline(__always) set { across.horizontal = newValue }
  }
  var verticalGuide: Guide {
    @inline(__always) get { across.vertical }
    @inline(__always) set { across.vertical = newValue }
  }

  /// A stack's axis; for a spacer, that of the stack around it.
  var axis: Axis? {
    @inline(__always) get { across.axis }
    @inline(__always) set { across.axis = newValue }
  }
}

extension LayoutCell {
  /// Two guides and an axis in a byte.
  private struct Guides {
    private var bits: UInt8 = 0b0101

    var horizontal: Guide {
      @inline(__always) get { Guide(rawValue: bits & 3).unsafelyUnwrapped }
      @inline(__always) set { bits = bits & ~3 | newValue.rawValue }
    }

    var vertical: Guide {
      @inline(__always) get { Guide(rawValue: bits >> 2 & 3).unsafelyUnwrapped }
      @inline(__always) set { bits = bits & ~12 | newValue.rawValue << 2 }
    }

    var axis: Axis? {
      @inline(__always) get { bits & 16 == 0 ? nil : bits & 32 == 0 ? .horizontal : .vertical }
      @inline(__always) set {
        bits = bits & 15 | (newValue == nil ? 0 : newValue == .horizontal ? 16 : 48)
      }
    }
  }
}

extension UnsafeMutablePointer where Pointee == LayoutCell {
  private static func units(withLengths: Bool) -> Int {
    LayoutArena.units(MemoryLayout<LayoutCell>.size + (withLengths ? CellLengths.size : 0))
  }

  /// Room for a cell in a tree's arena; lengths before it are 0.
  static func reserve(in ledger: UnsafeMutablePointer<LayoutLedger>, withLengths: Bool) -> Self {
    ledger.retain()
    let block = ledger.pointee.arena.allocate(units: units(withLengths: withLengths))
    guard withLengths else { return block.bindMemory(to: LayoutCell.self, capacity: 1) }
    block.initializeMemory(as: CellLengths.Padding.self, to: CellLengths.Padding())
    return (block + CellLengths.size).bindMemory(to: LayoutCell.self, capacity: 1)
  }

  private var lengths: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) - CellLengths.size }

  /// The lengths of a fixed frame's cell, which was made with room for them.
  @inline(__always)
  var frame: UnsafeMutablePointer<CellLengths.Frame> { lengths.assumingMemoryBound(to: CellLengths.Frame.self) }

  /// The lengths of a padding's cell, which was made with room for them.
  @inline(__always)
  var padding: UnsafeMutablePointer<CellLengths.Padding> { lengths.assumingMemoryBound(to: CellLengths.Padding.self) }

  /// Gives the cell back with all that it refers to.
  func destroy(withLengths: Bool) {
    let ledger = pointee.ledger
    pointee.memo.deallocate(in: &ledger.pointee.arena)
    if pointee.sizing == .stack, let table = pointee.stack { table.destroy(in: &ledger.pointee.arena) }
    ledger.pointee.arena.deallocate(
      withLengths ? lengths : UnsafeMutableRawPointer(self),
      units: Self.units(withLengths: withLengths))
    ledger.release()
  }
}

/// A proposal in two numbers: NaN is unspecified, and none is below 0.
struct CompactProposal {
  var width: CGFloat
  var height: CGFloat

  static let unspecified = CompactProposal(width: .nan, height: .nan)

  @inline(__always)
  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// A proposal without what no view can be proposed: NaN is unspecified, and less than nothing is nothing.
  @inline(__always)
  init(_ proposal: ProposedViewSize) {
    width = Self.usable(proposal.width)
    height = Self.usable(proposal.height)
  }

  @inline(__always)
  init(along axis: Axis, _ main: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? Self(width: main, height: across) : Self(width: across, height: main)
  }

  @inline(__always)
  private static func usable(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .nan }
    return length > 0 ? length : 0
  }

  @inline(__always)
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  @inline(__always)
  func isIdentical(to other: CompactProposal) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }

  @inline(__always)
  var expanded: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }
}

/// The sizes that a node has given, by exact proposal.
///
/// They lie in a row: a stack asks each child for three, how short it can be, how long, and its share.
struct SizeMemo {
  private struct Entry {
    let proposal: CompactProposal
    let size: CGSize
  }

  /// A size that isn't there is looked for among all, so that more would cost more than they save.
  private static let most: UInt8 = 12
  /// The first ones stay: most nodes are asked for six at first, and for how short and how long they can be again and again.
  private static let kept: UInt8 = 6

  private var entries: UnsafeMutablePointer<Entry>?
  private var count: UInt8 = 0
  private var capacity: UInt8 = 0
  /// The entry that the next takes the place of, where there's no more room; counted from those that stay.
  private var oldest: UInt8 = 0

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  func find(_ proposal: CompactProposal) -> CGSize? {
    guard let entries else { return nil }
    var index = Int(count)
    while index > 0 {
      index -= 1
      if entries[index].proposal.isIdentical(to: proposal) { return entries[index].size }
    }
    return nil
  }

  mutating func add(_ proposal: CompactProposal, _ size: CGSize, in arena: inout LayoutArena) {
    let entry = Entry(proposal: proposal, size: size)
    if count == Self.most {
      entries![Int(Self.kept + oldest)] = entry
      oldest = (oldest + 1) % (Self.most - Self.kept)
      return
    }
    if count == capacity { grow(in: &arena) }
    (entries! + Int(count)).initialize(to: entry)
    count += 1
  }

  private static func units(_ count: UInt8) -> Int { LayoutArena.units(Int(count) * MemoryLayout<Entry>.stride) }

  private mutating func grow(in arena: inout LayoutArena) {
    let larger = capacity == 0 ? Self.kept : Self.most
    let new = arena.allocate(units: Self.units(larger)).bindMemory(to: Entry.self, capacity: Int(larger))
    if let entries {
      new.moveInitialize(from: entries, count: Int(count))
      arena.deallocate(entries, units: Self.units(capacity))
    }
    entries = new
    capacity = larger
  }

  /// Forgets all, and keeps the room.
  @inline(__always)
  mutating func removeAll() {
    count = 0
    oldest = 0
  }

  func deallocate(in arena: inout LayoutArena) {
    if let entries { arena.deallocate(entries, units: Self.units(capacity)) }
  }
}

/// The counts and facts of the whole tree that layout needs, where every cell finds them.
struct LayoutLedger {
  var counters = Counters()
  var layoutDidChange = false
  /// Some view may set a guide, so that the places of guides have to be asked for.
  var guidesAreAsked = false
  /// Somebody wants to know how long phases take.
  var isTimed = false
  /// Somebody listens to questions and answers.
  var isTraced = false
  var tracer: Unmanaged<LayoutTracer>?
  /// The memory of the cells.
  var arena = LayoutArena()
  /// The number of those who refer to the ledger.
  var owners = 1
}
