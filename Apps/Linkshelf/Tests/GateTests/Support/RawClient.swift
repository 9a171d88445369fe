// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOPosix

/// A blocking socket, so that tests decide about each byte.
final class RawClient: @unchecked Sendable {
  let descriptor: Int32

  init(port: Int, patience: Int = 60) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var time = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    // An IPv4 socket address as bytes: family, port, 127.0.0.1.
    var address = [UInt8](repeating: 0, count: 16)
    address[0] = UInt8(AF_INET)
    address[2] = UInt8(port >> 8)
    address[3] = UInt8(port & 255)
    address[4] = 127
    address[7] = 1
    let code = address.withUnsafeBytes { bytes in
      connect(descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
    guard code == 0 else {
      let number = errno
      close(descriptor)
      throw POSIXError(POSIXErrorCode(rawValue: number) ?? .EIO)
    }
  }

  deinit { end() }

  private var isOpen = true
  func end() {
    if isOpen { close(descriptor) }
    isOpen = false
  }

  /// Sends all bytes, or returns false if the other side is gone.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  @discardableResult
  func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  func closeOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Ends with a reset, as a process that dies.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    end()
  }

  /// Reads until the other side ends, or `isEnough` says so. Nil at the end of patience.
  func read(until isEnough: ([UInt8]) -> Bool = { _ in false }) -> [UInt8]? {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while !isEnough(all) {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0 { return errno == ECONNRESET ? all : nil }
      if count == 0 { return all }
      all += buffer[..<count]
    }
    return all
  }

  func readText(until end: String? = nil) -> String {
    let wanted = end.map { Array($0.utf8) }
    let bytes = read { all in wanted.map { all.suffix($0.count).elementsEqual($0) } ?? false }
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing within the patience"
  }

  /// Runs blocking work on a thread of its own.
  static func run<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
  }

  /// Connects, sends, perhaps closes its side, and reads all.
  static func exchange(port: Int, _ text: String, closesOutput: Bool = false) async throws -> String {
    try await run {
      let client = try RawClient(port: port)
      client.write(text)
      if closesOutput { client.closeOutput() }
      return client.readText()
    }
  }
}
