// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Synchronization

/// Memory for pictures, used again: asking the system for megabytes a frame costs more than drawing in them.
final class PixelMemory: Sendable {
  static let shared = PixelMemory()
  /// The key that Cairo finds a surface's memory by.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  private struct Block {
    var address: UInt
    var size: Int
  }

  private struct Store {
    var free: [Block] = []
    var freeBytes = 0
    var used: [UInt: Int] = [:]
  }

  private let store = Mutex(Store())
  /// Bytes that are kept for the next picture.
  private static let limit = 48 * 1024 * 1024
  private static let hugePage = 1 << 21

  /// Memory of at least `size` bytes.
  func take(_ size: Int, zeroed: Bool = true) -> UnsafeMutableRawPointer? {
    let known = store.withLock { store -> Block? in
      // The smallest block that is large enough, and not four times too large.
      let fitting = store.free.indices.filter { store.free[$0].size >= size && store.free[$0].size / 4 <= size }
      guard let best = fitting.min(by: { store.free[$0].size < store.free[$1].size }) else { return nil }
      let block = store.free.remove(at: best)
      store.freeBytes -= block.size
      store.used[block.address] = block.size
      return block
    }
    if let known, let memory = UnsafeMutableRawPointer(bitPattern: known.address) {
      if zeroed { memset(memory, 0, size) }
      return memory
    }
    guard let memory = zeroed ? calloc(1, max(size, 1)) : Self.allocate(max(size, 1)) else { return nil }
    Self.populate(memory, size)
    store.withLock { $0.used[UInt(bitPattern: memory)] = size }
    return memory
  }

  /// Memory in pages as large as the system has them: it hands out one of 2 MB faster than 100 of 4 KB.
  private static func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    #if os(Linux)
      if size >= hugePage {
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, hugePage, size) == 0, let memory else { return nil }
        _ = madvise(memory, size, 14)  // MADV_HUGEPAGE
        return memory
      }
    #endif
    return malloc(size)
  }

  /// Has the system hand out memory that is to be written from end to end, in pages as large as it has them.
  static func prepare(_ memory: UnsafeMutableRawPointer, _ size: Int) {
    #if os(Linux)
      let first = (UInt(bitPattern: memory) + UInt(hugePage) - 1) & ~UInt(hugePage - 1)
      let end = (UInt(bitPattern: memory) + UInt(size)) & ~UInt(hugePage - 1)
      if first < end { _ = madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), 14) }  // MADV_HUGEPAGE
      populate(memory, size)
    #endif
  }

  /// Has the system hand new memory out at once, where that is more than some pages: one by one, as they're written,
  /// takes three times as long.
  private static func populate(_ memory: UnsafeMutableRawPointer, _ size: Int) {
    #if os(Linux)
      guard size >= 1 << 16 else { return }
      let first = UInt(bitPattern: memory) & ~4095
      let end = (UInt(bitPattern: memory) + UInt(size) + 4095) & ~4095
      // MADV_POPULATE_WRITE; a kernel that doesn't know it says so, and nothing has changed.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), 23)
    #endif
  }

  /// Room for `size` bytes of any value while `body` runs.
  func withBytes<R>(_ size: Int, _ body: (UnsafeMutablePointer<UInt8>) throws -> R) throws -> R {
    guard let memory = take(size, zeroed: false) else { throw RenderingError.outOfMemory }
    defer { give(memory) }
    return try body(memory.assumingMemoryBound(to: UInt8.self))
  }

  /// A surface of Cairo's over memory that it owns: a pattern may keep it for longer than who made it.
  ///
  /// - Parameter stride: bytes from one row to the next.
  /// - Returns: nil where memory is short.
  static func surface(
    _ format: cairo_format_t, _ rect: PixelRect, stride: Int, isCleared: Bool
  ) -> (surface: OpaquePointer, bytes: UnsafeMutablePointer<UInt8>)? {
    guard let memory = shared.take(stride * rect.height, zeroed: isCleared) else { return nil }
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    guard
      let made = cairo_image_surface_create_for_data(
        bytes, format, Int32(rect.width), Int32(rect.height), Int32(stride))
    else {
      shared.give(memory)
      return nil
    }
    let kept = cairo_surface_set_user_data(made, key, memory) { PixelMemory.shared.give($0) }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, kept == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      if kept != CAIRO_STATUS_SUCCESS { shared.give(memory) }
      return nil
    }
    cairo_surface_set_device_offset(made, Double(-rect.x), Double(-rect.y))
    return (made, bytes)
  }

  /// Gives memory back.
  func give(_ memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    let address = UInt(bitPattern: memory)
    let isKept = store.withLock { store -> Bool in
      guard let size = store.used.removeValue(forKey: address) else { return false }
      guard store.freeBytes + size <= PixelMemory.limit, store.free.count < 32 else { return false }
      store.free.append(Block(address: address, size: size))
      store.freeBytes += size
      return true
    }
    if !isKept { free(memory) }
  }
}
