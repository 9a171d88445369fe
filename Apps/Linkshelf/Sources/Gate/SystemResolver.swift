// SPDX-License-Identifier: Apache-2.0

import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks the system (`getaddrinfo`) on threads of its own, with a time limit.
///
/// The system's call can't be cancelled: a slow one keeps its thread, so at most ``mostPending`` may wait. More are refused.
public struct SystemResolver: NameResolver {
  /// Look-ups that may run or wait at one time: 64.
  public static let mostPending = 64
  /// Threads that look names up: 8.
  public static let threads = 8

  private let pool: NIOThreadPool
  private let pending = NIOLockedValueBox(0)
  private let limit: Duration

  /// Starts the threads. They live until ``stop()``.
  public init(limit: Duration = .seconds(8)) {
    self.limit = limit
    pool = NIOThreadPool(numberOfThreads: Self.threads)
    pool.start()
  }

  /// Ends the threads, after look-ups that run.
  public func stop() async { try? await pool.shutdownGracefully() }

  public func addresses(of name: String) async throws(GateRefusal) -> [IPAddress] {
    let admitted = pending.withLockedValue { count in
      guard count < Self.mostPending else { return false }
      count += 1
      return true
    }
    guard admitted else {
      throw GateRefusal(.resolverBusy, "\(Self.mostPending) names are being looked up already. Try again in a moment.")
    }
    let outcome = await withCheckedContinuation {
      (continuation: CheckedContinuation<Result<[IPAddress], GateRefusal>, Never>) in
      let once = NIOLockedValueBox<CheckedContinuation<Result<[IPAddress], GateRefusal>, Never>?>(continuation)
      let finish: @Sendable (Result<[IPAddress], GateRefusal>) -> Void = { result in
        once.withLockedValue { waiting in
          defer { waiting = nil }
          return waiting
        }?.resume(returning: result)
      }
      let timer = Task {
        do { try await Task.sleep(for: limit) } catch { return }
        finish(.failure(GateRefusal(.nameTooSlow, "Looking up the name \(name) took longer than \(limit).")))
      }
      pool.submit { [pending] state in
        defer {
          pending.withLockedValue { $0 -= 1 }
          timer.cancel()
        }
        guard case .active = state else {
          finish(.failure(GateRefusal(.closing, "The gate is closing.")))
          return
        }
        finish(Self.lookUp(name))
      }
    }
    return try outcome.get()
  }

  private static func lookUp(_ name: String) -> Result<[IPAddress], GateRefusal> {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    hints.ai_flags = AI_ADDRCONFIG
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(name, nil, &hints, &list)
    defer { if let list { freeaddrinfo(list) } }
    guard code == 0 else {
      let reason = gai_strerror(code).map { String(cString: $0) } ?? "code \(code)"
      return .failure(GateRefusal(.nameNotFound, "The name \(name) has no address: \(reason)."))
    }
    var found: [IPAddress] = []
    var entry = list
    while let current = entry, found.count < 64 {
      if let address = current.pointee.ai_addr.flatMap(IPAddress.init(socketAddress:)), !found.contains(address) {
        found.append(address)
      }
      entry = current.pointee.ai_next
    }
    return found.isEmpty ? .failure(GateRefusal(.nameNotFound, "The name \(name) has no address.")) : .success(found)
  }
}

extension IPAddress {
  /// The address of a `sockaddr`, or nil for other families.
  ///
  /// The bytes are read at the offsets that Linux and Darwin share, as the structures' fields belong to different modules by build.
  init?(socketAddress pointer: UnsafeMutablePointer<sockaddr>) {
    let raw = UnsafeRawPointer(pointer)
    func word<T: FixedWidthInteger>(_ offset: Int, _ type: T.Type) -> T {
      T(bigEndian: raw.loadUnaligned(fromByteOffset: offset, as: type))
    }
    switch Int32(pointer.pointee.sa_family) {
    case AF_INET: self = .v4(word(4, UInt32.self))
    case AF_INET6: self = .v6(high: word(8, UInt64.self), low: word(16, UInt64.self))
    default: return nil
    }
  }
}
