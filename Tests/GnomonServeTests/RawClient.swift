// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A client that sends what a browser wouldn't. Reading waits no longer than ten seconds.
final class RawClient: @unchecked Sendable {
  private let descriptor: Int32
  private var unread: [UInt8] = []

  struct Failure: Error {}

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    var time = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    if result != 0 { throw Failure() }
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Closes its own direction.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Some bytes; nil at their end, or where none come.
  private func more() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { unread += buffer[..<count] }
    return count > 0
  }

  private func take(_ count: Int) throws -> [UInt8] {
    while unread.count < count { if !more() { throw Failure() } }
    defer { unread.removeFirst(count) }
    return Array(unread[..<count])
  }

  /// The status and the fields of the next answer, without its body; nil where the connection has ended.
  func head() -> (status: Int, fields: [String: String])? {
    let end = Array("\r\n\r\n".utf8)
    while unread.firstRange(of: end) == nil { if !more() { return nil } }
    guard let range = unread.firstRange(of: end) else { return nil }
    let lines = String(decoding: unread[..<range.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    unread.removeSubrange(..<range.upperBound)
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
    }
    return (Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0, fields)
  }

  func body(_ count: Int) throws -> String { String(decoding: try take(count), as: UTF8.self) }

  /// Whether the server closes the connection.
  func isEnded() -> Bool {
    while more() {}
    return recv(descriptor, nil, 0, 0) == 0 || errno != EAGAIN
  }

  /// The next frame of a WebSocket.
  func frame() throws -> (kind: UInt8, payload: [UInt8]) {
    let start = try take(2)
    var length = Int(start[1] & 0x7F)
    if length > 125 { length = try take(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
    return (start[0] & 0x0F, try take(length))
  }
}
