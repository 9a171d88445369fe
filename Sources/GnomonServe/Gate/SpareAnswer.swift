// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingSocks
  import Foundation
  import GnomonRequest
  import Synchronization

  /// What a client hears that there's no room for. Who asks whether the server runs is told so all the same, a few at a time.
  struct SpareAnswer: Sendable {
    private let client: AsyncSocket
    private let limits: GateLimits
    private let pool: SocketPool<ePoll>

    /// Those that are answered just now.
    private static let count = Atomic(0)
    private static let most = 8

    init(_ client: AsyncSocket, _ limits: GateLimits, _ pool: SocketPool<ePoll>) {
      (self.client, self.limits, self.pool) = (client, limits, pool)
    }

    /// Counts it; false where too many are answered already, or nobody is asked for.
    func enter() -> Bool {
      guard limits.healthPath != nil else { return false }
      guard Self.count.add(1, ordering: .relaxed).newValue <= Self.most else {
        Self.count.subtract(1, ordering: .relaxed)
        return false
      }
      return true
    }

    /// Reads the first line of what is asked, and answers it.
    func answer() async {
      defer { Self.count.subtract(1, ordering: .relaxed) }
      let asked = await firstLine()
      guard let path = limits.healthPath, asked == "GET \(path) HTTP/1.1" else { return client.refuse() }
      let answer =
        "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 3\r\nConnection: close\r\n\r\nok\n"
      _ = try? client.socket.write(Data(answer.utf8))
      client.end()
    }

    /// The line as far as it comes soon.
    private func firstLine() async -> String {
      await withTaskGroup(of: String.self) { group in
        group.addTask { [client, pool] in
          var bytes: [UInt8] = []
          while bytes.count < 2_048, let more = try? await client.some(pool) {
            bytes += more
            // What follows the line is read, too: who closes while something is unread may take the answer back.
            guard bytes.suffix(4) == [0x0D, 0x0A, 0x0D, 0x0A] else { continue }
            return String(decoding: bytes.prefix { $0 != 0x0D }, as: UTF8.self)
          }
          return ""
        }
        group.addTask {
          try? await Task.sleep(for: .seconds(1))
          return ""
        }
        defer { group.cancelAll() }
        return await group.next() ?? ""
      }
    }
  }
#endif
