// SPDX-License-Identifier: Apache-2.0
import Fetching
import Foundation
import Gate
import Logging
import Shelf
import Snapshots
import Synchronization
import WorkMessages

/// Works for a server on another machine: takes its jobs, asks pages, makes snapshots, and sends what they gave.
public final class AwayWorkers: Sendable {
  public struct Options: Sendable {
    /// The name that the machine is shown by.
    public var machine: String
    /// This program's version.
    public var version: String
    /// How many pages are asked at once.
    public var looks = 2
    /// How many snapshots are made at once.
    public var snapshots = 1
    public var limits = CaptureLimits()
    /// Where files lie while they're made.
    public var folder: String

    public init(machine: String, version: String, folder: String) {
      self.machine = machine
      self.version = version
      self.folder = folder
    }
  }

  /// How often a worker without work asks for some, in seconds.
  private static let idleSeconds = 1.0

  private let server: WorkServer
  private let work: @Sendable (any WorkOrder, @escaping WorkRun.Say) async throws -> Void
  private let close: @Sendable () async -> Void
  private let options: Options
  private let room: AwayRoom
  private let logger: Logger
  /// Whether it was said that the server isn't reached.
  private let isUnreachable = Mutex(false)

  public convenience init(
    server: WorkServer, gate: Gate, fetcher: Fetcher, browser: Browser, options: Options, logger: Logger
  ) {
    let tools = PageTools(gate: gate, fetcher: fetcher, browser: browser, limits: options.limits)
    self.init(server: server, options: options, logger: logger, close: { await browser.close() }) { order, say in
      switch order.kind {
      case .look: try await LookWork(tools: tools, order: order).run(say)
      case .snapshot: try await SnapshotWork(tools: tools, order: order).run(say)
      case .saved: throw SnapshotRefusal("Pages that a browser saved are opened on the server's machine only.")
      }
    }
  }

  /// - Parameter work: does a job; tests give one that asks no page.
  init(
    server: WorkServer, options: Options, logger: Logger, close: @escaping @Sendable () async -> Void = {},
    work: @escaping @Sendable (any WorkOrder, @escaping WorkRun.Say) async throws -> Void
  ) {
    self.server = server
    self.options = options
    self.logger = logger
    self.work = work
    self.close = close
    room = AwayRoom(options.folder)
  }

  /// Works until the task is cancelled; jobs under way are given back then.
  ///
  /// - Throws: a ``WorkServerProblem`` where the server refuses this worker for good: by its token, or by its version.
  public func run() async throws {
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<max(0, options.looks) { group.addTask { try await self.work([.look]) } }
        for _ in 0..<max(0, options.snapshots) { group.addTask { try await self.work([.snapshot]) } }
        defer { group.cancelAll() }
        while try await group.next() != nil {}
      }
    } catch is CancellationError {
    } catch {
      await close()
      throw error
    }
    await close()
  }

  private func work(_ kinds: [Job.Kind]) async throws {
    let message = TakeMessage(
      version: options.version, machine: options.machine, kinds: kinds.map(\.rawValue))
    var pause = GrowingPause()
    while !Task.isCancelled {
      do {
        guard !room.isHeld else {
          try await Task.sleep(for: .seconds(Shelf.holdSeconds))
          continue
        }
        let answer = try await server.take(message)
        pause.reset()
        if isUnreachable.withLock({ was in
          defer { was = false }
          return was
        }) {
          logger.notice("the server answers again")
        }
        guard let given = answer.job else {
          try await Task.sleep(for: .seconds(Self.idleSeconds))
          continue
        }
        await perform(given)
      } catch let problem as WorkServerProblem {
        if case .refused = problem { throw problem }
        if !isUnreachable.withLock({ was in
          defer { was = true }
          return was
        }) {
          logger.warning("\(problem)")
        }
        try await pause.wait()
      }
    }
  }

  private func perform(_ given: GivenJob) async {
    guard let order = AwayOrder(given, of: server, room: room) else {
      try? await server.giveBack(given.lease)
      return
    }
    await WorkRun(order: order, logger: logger).run(sign: {}, within: { try await $0() }) { [work] say in
      try await work(order, say)
    }
  }
}
