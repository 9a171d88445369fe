// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a server says to a program that is prepared for visitors.
package enum PreparedRequest: Codable, Sendable, Equatable {
  /// Begin a process. With it come its descriptors: the socket of its ``LiveFrame``s, standard output, standard error.
  case begin(number: Int, VisitorSurroundings)
  /// End the process of a number at once.
  case end(number: Int)
}

/// What a prepared program says to its server.
package enum PreparedEvent: Codable, Sendable, Equatable {
  /// It can begin processes.
  case ready
  /// It can't, and why.
  case failed(String)
  /// A process was begun.
  case began(number: Int, pid: Int32)
  /// None could be begun.
  case refused(number: Int, why: String)
  /// A process has ended, with its status as `waitpid` gives it.
  case ended(number: Int, status: Int32)
}

/// What a visitor's process has of its own.
package struct VisitorSurroundings: Codable, Sendable, Equatable {
  /// Variables of its environment, in place of those that the prepared program has.
  package var environment: [String: String]
  /// The folder in which `UserDefaults` keeps what it has; nil keeps nothing.
  package var settings: String?
  /// The bytes of memory that it may write to; nil sets no limit.
  package var memoryBytes: UInt64?
  /// The files and connections that it may have open.
  package var openFiles: UInt64

  /// The number under which a process has its folder of settings open. Foundation looks once where they lie, and the prepared program has looked already when it's
  /// copied: so the path that it's told says what each process has open.
  package static let settingsDescriptor: Int32 = 100

  package init(
    environment: [String: String] = [:], settings: String? = nil, memoryBytes: UInt64? = nil, openFiles: UInt64 = 512
  ) {
    (self.environment, self.settings) = (environment, settings)
    (self.memoryBytes, self.openFiles) = (memoryBytes, openFiles)
  }
}

/// A socket that carries whole messages, and descriptors with them.
package struct MessageSocket: Sendable {
  package let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Two ends of one socket; nil where no descriptors are left. Programs that are started don't get them.
  package static func pair() -> (MessageSocket, MessageSocket)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (MessageSocket(ends[0]), MessageSocket(ends[1]))
  }

  /// The bytes of the longest message.
  package static let limit = 64 << 10
  private static let mostDescriptors = 4

  /// The head of what carries descriptors, which the system lays out: its length in eight bytes, a level, a kind.
  private static let headLength = MemoryLayout<cmsghdr>.size

  /// Sends a message; false where the other end has gone, or the message is too long.
  package func send(_ message: some Encodable, with descriptors: [Int32] = []) -> Bool {
    guard let bytes = try? JSONEncoder().encode(message), bytes.count <= Self.limit,
      descriptors.count <= Self.mostDescriptors
    else { return false }
    var content = Array(bytes)
    let dataLength = descriptors.count * MemoryLayout<Int32>.size
    var control = [UInt64](repeating: 0, count: (Self.headLength + dataLength + 7) / 8)
    return content.withUnsafeMutableBytes { content in
      control.withUnsafeMutableBytes { control in
        var part = iovec(iov_base: content.baseAddress, iov_len: content.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var header = msghdr()
          (header.msg_iov, header.msg_iovlen) = (part, 1)
          if !descriptors.isEmpty, let base = control.baseAddress {
            var head = cmsghdr()
            head.cmsg_len = numericCast(Self.headLength + dataLength)
            (head.cmsg_level, head.cmsg_type) = (SOL_SOCKET, Int32(SCM_RIGHTS))
            base.storeBytes(of: head, as: cmsghdr.self)
            for (index, descriptor) in descriptors.enumerated() {
              base.storeBytes(of: descriptor, toByteOffset: Self.headLength + index * 4, as: Int32.self)
            }
            (header.msg_control, header.msg_controllen) = (base, numericCast(control.count))
          }
          while true {
            if sendmsg(self.descriptor, &header, Int32(MSG_NOSIGNAL)) >= 0 { return true }
            guard errno == EINTR else { return false }
          }
        }
      }
    }
  }

  /// The next message with its descriptors, which are the caller's to close; nil where the other end has gone. Waits for it.
  ///
  /// What is no message of that type is left out, and its descriptors are closed.
  package func receive<Message: Decodable>(_ type: Message.Type) -> (message: Message, descriptors: [Int32])? {
    var content = [UInt8](repeating: 0, count: Self.limit)
    while true {
      var control = [UInt64](repeating: 0, count: (Self.headLength + Self.mostDescriptors * 4 + 7) / 8)
      var isCut = false
      let (count, descriptors) = content.withUnsafeMutableBytes { content in
        control.withUnsafeMutableBytes { control -> (Int, [Int32]) in
          var part = iovec(iov_base: content.baseAddress, iov_len: content.count)
          return withUnsafeMutablePointer(to: &part) { part in
            var header = msghdr()
            (header.msg_iov, header.msg_iovlen) = (part, 1)
            (header.msg_control, header.msg_controllen) = (control.baseAddress, numericCast(control.count))
            let count = recvmsg(self.descriptor, &header, Int32(MSG_CMSG_CLOEXEC))
            isCut = header.msg_flags & Int32(MSG_TRUNC) != 0
            guard count > 0, header.msg_controllen >= Self.headLength, let base = control.baseAddress else {
              return (count, [])
            }
            let head = base.load(as: cmsghdr.self)
            guard head.cmsg_level == SOL_SOCKET, head.cmsg_type == Int32(SCM_RIGHTS) else {
              return (count, [])
            }
            let number = (Int(head.cmsg_len) - Self.headLength) / 4
            return (
              count,
              (0..<max(0, number)).map { base.load(fromByteOffset: Self.headLength + $0 * 4, as: Int32.self) }
            )
          }
        }
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      if !isCut, let message = try? JSONDecoder().decode(Message.self, from: Data(content[..<count])) {
        return (message, descriptors)
      }
      for descriptor in descriptors { close(descriptor) }
    }
  }
}
