// SPDX-License-Identifier: Apache-2.0

/// Keeps the answers of another resolver for a short time, so that a page with 100 parts doesn't ask 100 times.
///
/// Only found addresses are kept. Questions for one name that come at one time share one look-up.
public actor CachingResolver: NameResolver {
  /// Names that are kept at most: 1,000. When there are more, all are forgotten.
  public static let mostNames = 1000
  /// The longest time that an answer is kept: 60 s.
  public static let longestKeep: Duration = .seconds(60)

  private struct Entry {
    var addresses: [IPAddress]
    var end: ContinuousClock.Instant
  }

  private let inner: any NameResolver
  private let keep: Duration
  private var entries: [String: Entry] = [:]
  private var running: [String: Task<Result<[IPAddress], GateRefusal>, Never>] = [:]

  /// Wraps `inner`. `keep` is at most ``longestKeep``; zero keeps nothing.
  public init(_ inner: any NameResolver, keep: Duration = .seconds(30)) {
    self.inner = inner
    self.keep = min(keep, Self.longestKeep)
  }

  /// The number of names that are kept now.
  public var count: Int { entries.count }

  public func addresses(of name: String) async throws(GateRefusal) -> [IPAddress] {
    if let entry = entries[name] {
      if entry.end > .now { return entry.addresses }
      entries[name] = nil
    }
    if let task = running[name] { return try await task.value.get() }
    let inner = inner
    let task = Task { () -> Result<[IPAddress], GateRefusal> in
      do throws(GateRefusal) { return .success(try await inner.addresses(of: name)) } catch { return .failure(error) }
    }
    running[name] = task
    let outcome = await task.value
    running[name] = nil
    let addresses = try outcome.get()
    if keep > .zero {
      if entries.count >= Self.mostNames { entries.removeAll(keepingCapacity: true) }
      entries[name] = Entry(addresses: addresses, end: .now + keep)
    }
    return addresses
  }
}
