// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Workers that share a port would share it with a stranger of the same user too, so the supervisor looks first.
enum ListeningPort {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Throws where the address isn't one of this machine's, or somebody listens on the port.
  static func check(_ host: String, _ port: Int) throws {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, "\(port)", &hints, &found)
    guard status == 0, let address = found else {
      throw Failure(description: "HOST is '\(host)': \(String(cString: gai_strerror(status)))")
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(address.pointee.ai_family, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(description: "no socket: \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    // Connections that were closed a moment ago don't count.
    var one: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 else {
      throw Failure(description: "can't listen on \(host) port \(port): \(String(cString: strerror(errno)))")
    }
  }
}
