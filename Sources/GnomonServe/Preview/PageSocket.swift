// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingFox
  import Foundation
  import GnomonRequest

  /// A page's WebSocket: its frames become messages, and messages frames.
  ///
  /// Nothing is read while what was read before isn't taken.
  struct PageSocket: WSHandler {
    /// The bytes of the longest message.
    let limit: Int
    let client: @Sendable () -> any SocketClient

    func makeFrames(for frames: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
      let client = client()
      await client.enter()
      let reading = Task {
        await read(frames, for: client)
        await client.leave()
      }
      // Where the connection ends, nobody asks for frames any more.
      let end = EndOfUse {
        client.end(1001, "")
        reading.cancel()
      }
      return AsyncStream {
        _ = end
        if let message = await client.next() { return Self.frame(message) }
        // FlyingFox closes the connection behind the last frame. Nobody may wait for its bytes then: the next connection
        // may have the same number.
        reading.cancel()
        await reading.value
        return nil
      }
    }

    private func read(_ frames: AsyncThrowingStream<WSFrame, any Error>, for client: any SocketClient) async {
      var kind: LiveFrame.Kind?
      var bytes: [UInt8] = []
      do {
        for try await frame in frames {
          switch frame.opcode {
          case .ping: client.pong(Array(frame.payload))
          case .pong: break
          case .close: return client.end(Self.code(frame.payload), "")
          case .text, .binary, .continuation:
            let isFirst = frame.opcode != .continuation
            guard isFirst == (kind == nil) else { return client.end(1002, "") }
            if isFirst { kind = frame.opcode == .text ? .text : .data }
            guard bytes.count + frame.payload.count <= limit else { return client.end(1009, "") }
            bytes += frame.payload
            guard frame.fin, let whole = kind else { continue }
            let message = bytes
            (kind, bytes) = (nil, [])
            guard whole == .data || String(validating: message, as: UTF8.self) != nil else {
              return client.end(1007, "")
            }
            await client.take(whole, message)
          default: return client.end(1002, "")
          }
        }
      } catch {}
      client.end(1001, "")
    }

    /// The code that is answered: the client's own, where it may send it.
    private static func code(_ payload: Data) -> UInt16 {
      let bytes = Array(payload.prefix(2))
      guard bytes.count == 2 else { return 1000 }
      let code = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
      let isAllowed =
        (1000...1014).contains(code) && ![1004, 1005, 1006].contains(code) || (3000...4999).contains(code)
      return isAllowed ? code : 1002
    }

    private static func frame(_ message: SocketMessage) -> WSFrame {
      switch message {
      case .text(let bytes): WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(bytes))
      case .data(let bytes): WSFrame(fin: true, opcode: .binary, mask: nil, payload: Data(bytes))
      case .pong(let bytes): WSFrame(fin: true, opcode: .pong, mask: nil, payload: Data(bytes))
      case .close(let code, let reason):
        // A control frame has room for 125 bytes.
        .close(code: WSCloseCode(code, reason: String(decoding: Array(reason.utf8.prefix(100)), as: UTF8.self)))
      }
    }
  }

  /// Does something when nobody holds it any more.
  private final class EndOfUse: Sendable {
    private let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    deinit { body() }
  }
#endif
