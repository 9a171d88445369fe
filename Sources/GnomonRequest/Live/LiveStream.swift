// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A socket between a program and its server that frames go through. Reading and writing wait until it's done.
package struct LiveStream: Sendable {
  package let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next frame; nil where the other end has gone or speaks something else.
  package func read() -> LiveFrame? {
    guard let bytes = read(LiveFrame.headLength), let head = LiveFrame.Head(bytes),
      let payload = read(head.length)
    else { return nil }
    return LiveFrame(head.kind, channel: head.channel, payload)
  }

  /// Writes a whole frame; false where the other end has gone.
  package func write(_ frame: LiveFrame) -> Bool {
    // Small ones go at once.
    guard frame.payload.count > 32 << 10 else { return write(frame.head + frame.payload) }
    return write(frame.head) && write(frame.payload)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      while filled < count {
        let got = recv(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, 0)
        if got > 0 {
          filled += got
        } else if got == 0 || errno != EINTR {
          isWhole = false
          return
        }
      }
    }
    return isWhole ? bytes : nil
  }

  /// Writes bytes; false where the other end has gone.
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = send(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done, Int32(MSG_NOSIGNAL))
        if count > 0 {
          done += count
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
