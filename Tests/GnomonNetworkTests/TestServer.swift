// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// An http server on the machine's own address for a test: one connection at a time, what it sends is the test's.
final class TestServer: Sendable {
  /// What it does for a path.
  enum Answer: Sendable {
    case bytes([UInt8])
    /// Sends a beginning, then nothing for so many seconds.
    case slow([UInt8], seconds: Double)

    static func ok(_ body: [UInt8], type: String? = "image/png", length: Int? = nil) -> Answer {
      let typeLine = type.map { "Content-Type: \($0)\r\n" } ?? ""
      return .bytes(
        Array("HTTP/1.1 200 OK\r\n\(typeLine)Content-Length: \(length ?? body.count)\r\nConnection: close\r\n\r\n".utf8)
          + body)
    }

    static func redirect(_ address: String) -> Answer {
      .bytes(
        Array("HTTP/1.1 302 Found\r\nLocation: \(address)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8))
    }

    static func status(_ code: Int) -> Answer {
      .bytes(Array("HTTP/1.1 \(code) No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8))
    }
  }

  let port: UInt16
  private let listener: Int32
  private let seen = Mutex<[String]>([])
  private let answers: @Sendable (String) -> Answer

  /// The paths that were asked for.
  var paths: [String] { seen.withLock { $0 } }

  init(_ answers: @escaping @Sendable (String) -> Answer) throws {
    self.answers = answers
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    guard isBound else { throw CocoaError(.fileReadUnknown) }
    let thread = Thread { [self] in serve() }
    thread.start()
  }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: "/") }

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { break }
      let thread = Thread { [self] in answer(connection) }
      thread.start()
    }
    close(listener)
  }

  private func answer(_ connection: Int32) {
    defer { close(connection) }
    var request = [UInt8](repeating: 0, count: 8192)
    let count = recv(connection, &request, request.count, 0)
    guard count > 0 else { return }
    let words = String(decoding: request[..<count], as: UTF8.self).split(separator: " ")
    let path = words.count > 1 ? String(words[1]) : "/"
    seen.withLock { $0.append(path) }
    switch answers(path) {
    case .bytes(let bytes): deliver(bytes, to: connection)
    case .slow(let bytes, let seconds):
      deliver(bytes, to: connection)
      Thread.sleep(forTimeInterval: seconds)
    }
  }

  private func deliver(_ bytes: [UInt8], to connection: Int32) {
    var offset = 0
    while offset < bytes.count {
      let sent = bytes[offset...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { return }
      offset += sent
    }
  }
}
