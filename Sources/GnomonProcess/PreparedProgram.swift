// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization

/// A program that has loaded the user's code, and begins a process for each visitor by making a copy of itself.
package final class PreparedProgram: Sendable {
  private struct State {
    /// Those who wait for it to be ready, or to fail.
    var waiting: [CheckedContinuation<Void, any Error>] = []
    /// Whether it's ready; nil as long as nobody knows.
    var isReady: Bool?
    var failure = ""
    var lastNumber = 0
    var beginning: [Int: CheckedContinuation<pid_t, any Error>] = [:]
    /// The statuses of processes that have ended, until somebody has asked.
    var statuses: [Int: Int32] = [:]
    var isStopped = false
    /// Whether the socket is closed: its number may be another's then, as the process's may be.
    var isClosed = false
  }

  package let pid: pid_t
  private let socket: MessageSocket
  private let state = Mutex(State())
  /// Wakes those who wait for a process's end.
  private let ended = NSCondition()

  /// Starts a program, which loads what it's to show.
  ///
  /// - Parameter home: The folder of the user's files, as all visitors have it; nil takes this user's.
  package init(_ program: PreviewProgram, home: String? = nil) throws {
    guard let (ours, theirs) = MessageSocket.pair() else {
      throw PreviewProcess.Failure(description: "no descriptors are left for a program")
    }
    defer { close(theirs.descriptor) }
    var request = program.request
    request.live = RunRequest.Live(descriptor: 3, preparedLibrary: program.library)
    do {
      // Foundation reads these once in a process, before anybody could change them.
      var variables = ["XDG_CONFIG_HOME": "/proc/self/fd/\(VisitorSurroundings.settingsDescriptor)"]
      if let home {
        variables["HOME"] = home
        variables["XDG_DATA_HOME"] = home + "/.local/share"
        variables["XDG_CACHE_HOME"] = home + "/.cache"
      }
      pid = try ProgramChild.spawn(
        program.path, try request.argument(), descriptors: [theirs.descriptor], variables: variables)
    } catch {
      close(ours.descriptor)
      throw error
    }
    socket = ours
    let thread = Thread { [self] in read() }
    thread.name = "prepared reader"
    thread.start()
  }

  /// Waits until it can begin processes.
  package func ready() async throws {
    try await withCheckedThrowingContinuation { continuation in
      let known = state.withLock { state -> Result<Void, any Error>? in
        switch state.isReady {
        case true?: return .success(())
        case false?: return .failure(PreviewProcess.Failure(description: state.failure))
        case nil:
          state.waiting.append(continuation)
          return nil
        }
      }
      if let known { continuation.resume(with: known) }
    }
  }

  /// Begins a process.
  package func begin(
    _ surroundings: VisitorSurroundings, isHeard: Bool = true,
    onEvent: @escaping @Sendable (PreviewProcess.Event) -> Void
  ) async throws -> PreviewProcess {
    let descriptors = try ChildDescriptors()
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let child: pid_t
    do {
      child = try await withCheckedThrowingContinuation { continuation in
        let isThere = state.withLock { state in
          guard state.isReady == true else { return false }
          state.beginning[number] = continuation
          return true
        }
        guard isThere else {
          return continuation.resume(throwing: PreviewProcess.Failure(description: "the prepared program has ended"))
        }
        if !send(.begin(number: number, surroundings), with: descriptors.theirs) {
          fail(number, "the prepared program doesn't answer")
        }
      }
    } catch {
      descriptors.closeAll()
      throw error
    }
    descriptors.closeTheirs()
    let kill: @Sendable () -> Void = { [self] in _ = send(.end(number: number)) }
    return PreviewProcess(
      ProgramChild(
        pid: child, stream: descriptors.ours[0], printed: descriptors.ours[1], errors: descriptors.ours[2],
        wait: { [self] in wait(number, kill) }, kill: kill),
      isHeard: isHeard, outputRate: 64 << 10, onEvent: onEvent)
  }

  /// Ends the program and all processes that it has begun.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      if !state.isClosed { _ = shutdown(socket.descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// Tells the program something; false where it has ended.
  private func send(_ request: PreparedRequest, with descriptors: [Int32] = []) -> Bool {
    state.withLock { !$0.isClosed && socket.send(request, with: descriptors) }
  }

  /// Ends the program at once, also one that is stopped and hears nothing.
  package func kill() {
    stop()
    state.withLock { if !$0.isClosed { _ = Foundation.kill(pid, SIGKILL) } }
  }

  /// Whether it can still begin processes.
  package var isThere: Bool { state.withLock { $0.isReady != false && !$0.isStopped } }

  // MARK: What it says

  private func read() {
    while let (event, descriptors) = socket.receive(PreparedEvent.self) {
      for descriptor in descriptors { close(descriptor) }
      switch event {
      case .ready: finish(nil)
      case .failed(let why): finish(why)
      case .began(let number, let pid):
        state.withLock { $0.beginning.removeValue(forKey: number) }?.resume(returning: pid)
      case .refused(let number, let why): fail(number, "no process can be begun: \(why)")
      case .ended(let number, let status):
        ended.lock()
        state.withLock { $0.statuses[number] = status }
        ended.broadcast()
        ended.unlock()
      }
    }
    finish("the prepared program has ended")
    for number in state.withLock({ Array($0.beginning.keys) }) { fail(number, "the prepared program has ended") }
    ended.lock()
    ended.broadcast()
    ended.unlock()
    // Ended by now, it waits for nobody but this process: its number is its own until then.
    state.withLock { state in
      state.isClosed = true
      close(socket.descriptor)
    }
    _ = ProgramChild.wait(for: pid)
  }

  private func finish(_ failure: String?) {
    let waiting = state.withLock { state in
      state.isReady = failure == nil
      if state.failure.isEmpty { state.failure = failure ?? "" }
      defer { state.waiting = [] }
      return state.waiting
    }
    for one in waiting {
      if let failure {
        one.resume(throwing: PreviewProcess.Failure(description: failure))
      } else {
        one.resume()
      }
    }
  }

  private func fail(_ number: Int, _ why: String) {
    state.withLock { $0.beginning.removeValue(forKey: number) }?
      .resume(throwing: PreviewProcess.Failure(description: why))
  }

  /// Waits for the end of a process.
  private func wait(_ number: Int, _ kill: () -> Void) -> Int32 {
    var deadline = Date(timeIntervalSinceNow: 2)
    var isKilled = false
    ended.lock()
    defer { ended.unlock() }
    while true {
      if let status = state.withLock({ $0.statuses.removeValue(forKey: number) }) { return status }
      // With the program its processes end.
      guard state.withLock({ $0.isReady == true }) else { return SIGKILL }
      if !ended.wait(until: deadline) {
        guard !isKilled else { return SIGKILL }
        isKilled = true
        kill()
        deadline = Date(timeIntervalSinceNow: 10)
      }
    }
  }
}
