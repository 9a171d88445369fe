// SPDX-License-Identifier: Apache-2.0
import CISAL
import Foundation

/// Compresses piece by piece into one zlib stream, fast: what comes in needn't be kept in whole.
final class FastDeflate {
  private let workspace: UnsafeMutablePointer<UInt8>
  private let output: UnsafeMutablePointer<UInt8>
  private static let capacity = 1 << 16

  init() throws {
    let size = gnomon_isal_workspace()
    guard let memory = PixelMemory.shared.take(size + FastDeflate.capacity, zeroed: false) else {
      throw RenderingError.outOfMemory
    }
    workspace = memory.assumingMemoryBound(to: UInt8.self)
    output = workspace + size
    gnomon_isal_begin(workspace)
  }

  deinit { PixelMemory.shared.give(workspace) }

  /// Compresses the next bytes, and calls `body` with what is finished, any number of times.
  func add(
    _ bytes: UnsafePointer<UInt8>, count: Int, isLast: Bool, to body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws {
    gnomon_isal_give(workspace, bytes, UInt32(count), isLast ? 1 : 0)
    repeat {
      let written = Int(gnomon_isal_take(workspace, output, UInt32(FastDeflate.capacity)))
      let isDone = gnomon_isal_is_done(workspace) != 0
      guard written > 0 || written == 0 && isDone else { throw RenderingError.outOfMemory }
      body(UnsafeBufferPointer(start: output, count: written))
      if isDone { return }
    } while true
  }
}
