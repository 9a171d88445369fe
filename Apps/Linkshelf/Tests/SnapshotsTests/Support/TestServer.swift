// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Synchronization

/// A server on 127.0.0.1 for the tests: one thread a connection, one request a connection.
final class TestServer: Sendable {
  struct Answer: Sendable {
    var status = 200
    var headers: [String: String] = ["Content-Type": "text/html; charset=utf-8"]
    var body: [UInt8] = []
    /// Writes more, until it gives nil or the browser hangs up.
    var more: (@Sendable () -> [UInt8]?)?

    static func html(_ text: String) -> Answer { Answer(body: Array(text.utf8)) }
    static func file(_ bytes: [UInt8], _ type: String) -> Answer {
      Answer(headers: ["Content-Type": type], body: bytes)
    }
    static func redirect(_ to: String) -> Answer { Answer(status: 302, headers: ["Location": to]) }
  }
  typealias Handler = @Sendable (String) -> Answer

  let port: UInt16
  private let socket: Int32
  private let asked = Mutex<[String]>([])

  /// The paths that were asked for, in order.
  var requests: [String] { asked.withLock { $0 } }
  /// How often somebody connected, whether anything was asked or not.
  var connections: Int { connected.withLock { $0 } }
  private let connected = Mutex(0)

  init(_ handler: @escaping Handler) throws {
    let listening = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listening, pointer, length) == 0 && listen(listening, 128) == 0
          && getsockname(listening, pointer, &length) == 0
      }
    }
    guard bound else { throw CocoaError(.featureUnsupported) }
    port = UInt16(bigEndian: address.sin_port)
    socket = listening
    let thread = Thread { [weak self] in
      while true {
        let connection = accept(listening, nil, nil)
        guard connection >= 0 else { return }
        guard let self else {
          close(connection)
          return
        }
        self.connected.withLock { $0 += 1 }
        Thread { self.serve(connection, handler) }.start()
      }
    }
    thread.start()
  }

  func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private func serve(_ connection: Int32, _ handler: Handler) {
    defer { close(connection) }
    var head: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !head.contains(10) || !String(decoding: head, as: UTF8.self).contains("\r\n\r\n") {
      let count = read(connection, &chunk, chunk.count)
      guard count > 0, head.count < 1 << 16 else { return }
      head += chunk[..<count]
    }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return }
    let path = String(words[1])
    asked.withLock { $0.append(path) }
    let answer = handler(path)
    var text = "HTTP/1.1 \(answer.status) Answer\r\nConnection: close\r\n"
    for (name, value) in answer.headers { text += "\(name): \(value)\r\n" }
    if answer.more == nil { text += "Content-Length: \(answer.body.count)\r\n" }
    guard send(Array((text + "\r\n").utf8) + answer.body, connection) else { return }
    while let more = answer.more?() { if !send(more, connection) { return } }
  }

  private func send(_ bytes: [UInt8], _ connection: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
