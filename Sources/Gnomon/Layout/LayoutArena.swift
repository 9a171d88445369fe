import Foundation

/// Where a tree's layout lies: cells, remembered sizes and stacks' tables, in blocks of whole cache lines.
///
/// What was made together lies together, so that walking a large tree reads memory in order; and a block costs neither a
/// header nor a call of the heap. A block that's given back is used for the next of its size; chunks go with the last owner.
struct LayoutArena {
  static let line = 64
  /// Blocks of more lines come from the heap.
  private static let largest = 16
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

  /// Lines that hold so many bytes.
  @inline(__always)
  static func lines(_ bytes: Int) -> Int { (bytes + line - 1) / line }

  /// A block that nobody else has, not initialized.
  @inline(__always)
  mutating func allocate(lines: Int) -> UnsafeMutableRawPointer {
    if lines <= Self.largest, let block = free[lines] {
      free[lines] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    if lines <= Self.largest, end - next >= lines * Self.line {
      defer { next += lines * Self.line }
      return next
    }
    return allocateElsewhere(lines: lines)
  }

  @inline(__always)
  mutating func deallocate(_ block: UnsafeMutableRawPointer, lines: Int) {
    guard lines <= Self.largest else { return block.deallocate() }
    block.storeBytes(of: free[lines], as: UnsafeMutableRawPointer?.self)
    free[lines] = block
  }

  @inline(never)
  private mutating func allocateElsewhere(lines: Int) -> UnsafeMutableRawPointer {
    guard lines <= Self.largest else {
      return .allocate(byteCount: lines * Self.line, alignment: Self.line)
    }
    // What is left of the chunk holds smaller blocks.
    let rest = (end - next) / Self.line
    if rest > 0 { deallocate(next, lines: rest) }
    // An eighth of what there is, so that no more than that lies idle.
    let chunkSize = max(Self.firstChunk, min(total / 8 / Self.line * Self.line, Self.hugePage))
    let isHuge = chunkSize == Self.hugePage
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: chunkSize, alignment: isHuge ? Self.hugePage : Self.line)
    if isHuge { adviseHugePages(chunk, chunkSize) }
    chunks.append(chunk)
    next = chunk + lines * Self.line
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
