import CCairo
import Foundation
import Synchronization

/// Memory for pictures, used again: asking the system for megabytes a frame costs more than drawing in them.
final class PixelMemory: Sendable {
  static let shared = PixelMemory()
  /// What Cairo finds a surface's memory by.
  nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

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
    guard let memory = zeroed ? calloc(1, max(size, 1)) : malloc(max(size, 1)) else { return nil }
    store.withLock { $0.used[UInt(bitPattern: memory)] = size }
    return memory
  }

  /// Room for `size` bytes of any value while `body` runs.
  func withBytes<R>(_ size: Int, _ body: (UnsafeMutablePointer<UInt8>) throws -> R) throws -> R {
    guard let memory = take(size, zeroed: false) else { throw RenderingError.outOfMemory }
    defer { give(memory) }
    return try body(memory.assumingMemoryBound(to: UInt8.self))
  }

  /// Makes a surface the memory's owner: a pattern may keep it for longer than who made it. Where that fails, both are
  /// gone.
  static func own(_ memory: UnsafeMutableRawPointer, by surface: OpaquePointer) -> Bool {
    let kept = cairo_surface_set_user_data(surface, key, memory) { PixelMemory.shared.give($0) }
    if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, kept == CAIRO_STATUS_SUCCESS { return true }
    cairo_surface_destroy(surface)
    if kept != CAIRO_STATUS_SUCCESS { shared.give(memory) }
    return false
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
