// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The memory of a tree's layout: cells, remembered sizes and stacks' tables, in blocks of half cache lines.
///
/// What was made together lies together, so that walking a large tree reads memory in order; and a block costs neither a
/// header nor a call of the heap. A block that's given back is used for the next of its size; chunks go with the last owner.
struct LayoutArena {
  /// Half a cache line.
  static let unit = 32
  /// Blocks of more units come from the heap.
  private static let largest = 32
  private static let hugePage = 1 << 21

  /// The first block of each size that was given back; each holds the address of the next.
  private let free: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private var next: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  private var chunks: [UnsafeMutableRawPointer] = []
  private static let firstChunk = 2_048
  private var total = 0

  init() {
    free = .allocate(capacity: Self.largest + 1)
    free.initialize(repeating: nil, count: Self.largest + 1)
    next = UnsafeMutableRawPointer(free)
    end = next
  }

  func deallocate() {
    for chunk in chunks { chunk.deallocate() }
    free.deallocate()
  }

  /// Units that hold so many bytes.
  @inline(__always)
  static func units(_ bytes: Int) -> Int { (bytes + unit - 1) / unit }

  /// A block that nobody else has, not initialized.
  @inline(__always)
  mutating func allocate(units: Int) -> UnsafeMutableRawPointer {
    if units <= Self.largest, let block = free[units] {
      free[units] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    if units <= Self.largest, end - next >= units * Self.unit {
      defer { next += units * Self.unit }
      return next
    }
    return allocateElsewhere(units: units)
  }

  @inline(__always)
  mutating func deallocate(_ block: UnsafeMutableRawPointer, units: Int) {
    guard units <= Self.largest else { return block.deallocate() }
    block.storeBytes(of: free[units], as: UnsafeMutableRawPointer?.self)
    free[units] = block
  }

  @inline(never)
  private mutating func allocateElsewhere(units: Int) -> UnsafeMutableRawPointer {
    guard units <= Self.largest else {
      return .allocate(byteCount: units * Self.unit, alignment: Self.unit)
    }
    // What is left of the chunk holds smaller blocks.
    let rest = (end - next) / Self.unit
    if rest > 0 { deallocate(next, units: rest) }
    // An eighth of what there is, so that no more than that lies idle.
    let chunkSize = max(Self.firstChunk, min(total / 8 / Self.unit * Self.unit, Self.hugePage))
    let isHuge = chunkSize == Self.hugePage
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: chunkSize, alignment: isHuge ? Self.hugePage : Self.unit)
    if isHuge { adviseHugePages(chunk, chunkSize) }
    chunks.append(chunk)
    next = chunk + units * Self.unit
    end = chunk + chunkSize
    total += chunkSize
    return chunk
  }

  private func adviseHugePages(_ chunk: UnsafeMutableRawPointer, _ size: Int) {
    #if os(Linux)
      _ = madvise(chunk, size, 14)  // MADV_HUGEPAGE
    #endif
  }
}

extension UnsafeMutablePointer where Pointee == LayoutLedger {
  /// A ledger with its first owner.
  static func make() -> Self {
    let ledger = Self.allocate(capacity: 1)
    ledger.initialize(to: LayoutLedger())
    return ledger
  }

  /// The graph and each node own the ledger: a node can outlive the graph.
  @inline(__always)
  func retain() { pointee.owners += 1 }

  @inline(__always)
  func release() {
    pointee.owners -= 1
    if pointee.owners > 0 { return }
    pointee.arena.deallocate()
    deinitialize(count: 1)
    deallocate()
  }
}
