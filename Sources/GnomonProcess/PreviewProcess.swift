// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization

/// A running program that shows previews live, and the threads that speak with it.
///
/// What comes of it goes to the clients of its channels at once; the rest is told to ``onEvent``.
package final class PreviewProcess: Sendable {
  package enum Event: Sendable {
    /// What there is to show.
    case list([LivePreview])
    /// What keeps the program from answering; empty where nothing does any more.
    case note(String)
    /// The program has ended, and why.
    case ended(String)
    /// Whole lines that it has written.
    case printed(Printed)
    /// What it answers to an ``Inquiry`` of a number.
    case answered(UInt32, [UInt8])
  }

  /// Who sees a channel.
  package protocol Client: Sendable {
    /// Is told on which channel it's shown something, before anything comes.
    func enter(_ process: PreviewProcess, _ channel: UInt32)
    /// Takes a message; false where there's no room for it.
    func show(_ frame: LiveFrame) -> Bool
    /// The channel has ended, for a reason.
    func fail(_ why: String)
    /// The session refuses what the client sends.
    func refuse(_ why: String)
    /// Another program has to show what is shown.
    func renew()
    /// Takes the view's state, for a program that goes on from it.
    func keep(_ state: [UInt8])
  }

  package struct Failure: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) { self.description = description }
  }

  private struct State {
    var clients: [UInt32: any Client] = [:]
    var lastChannel: UInt32 = 0
    var isStopped = false
    var reason: String?
    /// The channel whose view's code has ended the program; 0 where that isn't known.
    var culprit: UInt32 = 0
    var sending: [(frame: LiveFrame, done: (@Sendable (Bool) -> Void)?)] = []
    /// Since when the program hasn't taken the frame that is written.
    var writing: ContinuousClock.Instant?
    var isWritable = true
    /// Whether the socket is this process's still: its number may be another's later.
    var isOpen = true
  }

  private let child: ProgramChild
  private let stream: LiveStream
  private let state = Mutex(State())
  private let wake = DispatchSemaphore(value: 0)
  /// The end of what it has written on standard error.
  private let tail = Mutex<[UInt8]>([])
  /// The bytes that it may write in a second; nil is any number.
  private let outputRate: Int?
  private let onEvent: @Sendable (Event) -> Void

  package var pid: pid_t { child.pid }

  /// Starts a program, which makes itself ready and waits for what to show.
  ///
  /// - Parameters:
  ///   - path: The program's.
  ///   - request: One that is like the one to come.
  ///   - isHeard: Whether what it writes goes to this process's standard output and error as well.
  package convenience init(
    _ path: String, readyFor request: RunRequest, isHeard: Bool = true, onEvent: @escaping @Sendable (Event) -> Void
  ) throws {
    var request = request
    request.live = RunRequest.Live(descriptor: 3)
    let descriptors = try ChildDescriptors()
    let pid: pid_t
    do {
      pid = try ProgramChild.spawn(
        path, try request.argument(), descriptors: [descriptors.theirs[0]],
        output: (descriptors.theirs[1], descriptors.theirs[2]))
    } catch {
      descriptors.closeAll()
      throw error
    }
    descriptors.closeTheirs()
    self.init(
      ProgramChild(
        pid: pid, stream: descriptors.ours[0], printed: descriptors.ours[1], errors: descriptors.ours[2],
        wait: { ProgramChild.wait(for: pid) }, kill: { _ = Foundation.kill(pid, SIGKILL) }),
      isHeard: isHeard, onEvent: onEvent)
  }

  /// Speaks with a process that has been begun.
  init(
    _ child: ProgramChild, isHeard: Bool, outputRate: Int? = nil, onEvent: @escaping @Sendable (Event) -> Void
  ) {
    (self.onEvent, self.outputRate) = (onEvent, outputRate)
    self.child = child
    stream = LiveStream(child.stream)
    let (words, writing) = (DispatchGroup(), DispatchGroup())
    passOn(child.printed, to: STDOUT_FILENO, words, isHeard)
    passOn(child.errors, to: STDERR_FILENO, words, isHeard)
    writing.enter()
    start("program writer") { [self] in
      write()
      writing.leave()
    }
    start("program reader") { [self] in read(words, writing) }
  }

  private func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.start()
  }

  /// Has the program show what a library holds; false where it has ended. Once at most.
  package func show(_ program: PreviewProgram) async -> Bool {
    guard let frame = Self.loading(program) else { return false }
    return await send(frame)
  }

  /// The frame that has a program show what a library holds.
  package static func loading(_ program: PreviewProgram) -> LiveFrame? {
    let loading = LiveLoading(library: program.library, literals: program.literals, request: program.request)
    return (try? JSONEncoder().encode(loading)).map { LiveFrame(.load, Array($0)) }
  }

  /// Has a frame sent behind those before it, without waiting; false where the program has ended.
  package func post(_ frame: LiveFrame) -> Bool { post(frame, done: nil) }

  private func post(_ frame: LiveFrame, done: (@Sendable (Bool) -> Void)?) -> Bool {
    let isTaken = state.withLock { state in
      if state.isWritable { state.sending.append((frame, done)) }
      return state.isWritable
    }
    if isTaken { wake.signal() }
    return isTaken
  }

  // MARK: Channels

  /// Shows a preview to a client. What the client says on the channel comes after it.
  ///
  /// - Returns: Whether the program is there to do so.
  package func open(_ opening: LiveOpening, for client: any Client) async -> Bool {
    guard let sent = begin(opening, for: client) else { return false }
    return await sent()
  }

  /// The same in two steps: the client has its channel when this returns.
  ///
  /// - Returns: What sends the opening, and waits until the program has taken it; nil where it isn't there.
  package func begin(_ opening: LiveOpening, for client: any Client) -> (@Sendable () async -> Bool)? {
    let channel = state.withLock { state -> UInt32? in
      guard state.isWritable, !state.isStopped else { return nil }
      state.lastChannel += 1
      state.clients[state.lastChannel] = client
      return state.lastChannel
    }
    guard let channel, let payload = try? JSONEncoder().encode(opening) else { return nil }
    client.enter(self, channel)
    // What the client says on the channel comes behind it.
    let (isTaken, tell) = AsyncStream<Bool>.makeStream()
    let isPosted = post(LiveFrame(.open, channel: channel, Array(payload))) {
      tell.yield($0)
      tell.finish()
    }
    guard isPosted else { return nil }
    return { await isTaken.first { _ in true } ?? false }
  }

  /// Sends a frame, and waits until the program has taken it; false where it has ended.
  package func send(_ frame: LiveFrame) async -> Bool {
    await withCheckedContinuation { continuation in
      if !post(frame, done: { continuation.resume(returning: $0) }) { continuation.resume(returning: false) }
    }
  }

  /// Ends a channel.
  package func close(channel: UInt32) {
    let isThere = state.withLock { state in
      guard state.clients.removeValue(forKey: channel) != nil, state.isWritable else { return false }
      state.sending.append((LiveFrame(.close, channel: channel), nil))
      return true
    }
    if isThere { wake.signal() }
  }

  /// Whether it still takes what it's sent.
  package var isThere: Bool { state.withLock { $0.isWritable && !$0.isStopped } }

  /// How long the program hasn't taken what it's sent; nil where nothing waits.
  package var waitsFor: Duration? { state.withLock { $0.writing.map { .now - $0 } } }

  /// Ends the program at once, as if it had ended by itself.
  package func endAtOnce() { state.withLock { if $0.isOpen { child.kill() } } }

  /// Ends the program; no client hears of it.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      state.clients = [:]
      if state.isOpen { _ = shutdown(stream.descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// Ends the program at once, also one that is stopped and hears nothing.
  package func kill() {
    stop()
    state.withLock { if $0.isOpen { child.kill() } }
  }

  // MARK: Threads

  private func write() {
    while true {
      wake.wait()
      let (next, isWritable) = state.withLock { state in
        (state.sending.isEmpty ? nil : state.sending.removeFirst(), state.isWritable)
      }
      guard let next else {
        if isWritable { continue }
        return
      }
      state.withLock { $0.writing = .now }
      let isWritten = isWritable && stream.write(next.frame)
      state.withLock { $0.writing = nil }
      next.done?(isWritten)
      if !isWritten { endWriting() }
    }
  }

  private func endWriting() {
    let left = state.withLock { state in
      state.isWritable = false
      defer { state.sending = [] }
      return state.sending
    }
    for one in left { one.done?(false) }
    wake.signal()
  }

  private func read(_ words: DispatchGroup, _ writing: DispatchGroup) {
    while let frame = stream.read() { take(frame) }
    // One that speaks nonsense, or doesn't end by itself, is ended.
    shutdown(stream.descriptor, Int32(SHUT_RDWR))
    endWriting()
    writing.wait()
    state.withLock { state in
      state.isOpen = false
      Foundation.close(stream.descriptor)
    }
    let status = child.wait()
    // Its words are read to their end, unless what it has started still holds them.
    _ = words.wait(timeout: .now() + 1)
    let (clients, culprit) = state.withLock { state in
      defer { state.clients = [:] }
      return (state.isStopped ? nil : state.clients, state.culprit)
    }
    guard let clients else { return }
    let why = reason(status)
    onEvent(.ended(why))
    // What another view's code has done is none of the others' business: they go on in another program.
    let isKnown = clients[culprit] != nil
    for (channel, client) in clients {
      if isKnown, channel != culprit { client.renew() } else { client.fail(why) }
    }
  }

  private func take(_ frame: LiveFrame) {
    switch frame.kind {
    case .text, .data:
      guard let client = client(frame.channel) else { return }
      if !client.show(frame) { close(channel: frame.channel) }
    case .failed: removed(frame.channel)?.fail(frame.text)
    case .close: removed(frame.channel)?.refuse(frame.text)
    case .list:
      if let list = try? JSONDecoder().decode([LivePreview].self, from: Data(frame.payload)) { onEvent(.list(list)) }
    case .note: onEvent(.note(frame.text))
    case .ended: state.withLock { ($0.reason, $0.culprit) = (frame.text, frame.channel) }
    case .kept: client(frame.channel)?.keep(frame.payload)
    case .answer: onEvent(.answered(frame.channel, frame.payload))
    case .open, .opened, .load, .keep, .ask: break
    }
  }

  private func client(_ channel: UInt32) -> (any Client)? { state.withLock { $0.clients[channel] } }

  private func removed(_ channel: UInt32) -> (any Client)? {
    state.withLock { $0.clients.removeValue(forKey: channel) }
  }

  private func reason(_ status: Int32) -> String {
    if let reason = state.withLock({ $0.reason }) { return reason }
    let lines = String(decoding: tail.withLock { $0 }, as: UTF8.self).split(separator: "\n")
    // What a run says of itself at its end.
    if let start = lines.lastIndex(where: { $0.hasPrefix("gnomon: error: ") }) {
      return lines[start...].joined(separator: "\n").replacing("gnomon: error: ", with: "")
    }
    let signal = status & 0x7F
    return signal == 0
      ? "the program ended with exit code \(status >> 8 & 0xFF)" : "the program was ended by signal \(signal)"
  }

  /// Passes on what the program writes, and remembers the end of it.
  private func passOn(_ source: Int32, to target: Int32, _ words: DispatchGroup, _ isHeard: Bool) {
    words.enter()
    start("program words") { [self] in
      let isError = target == STDERR_FILENO
      var cutter = LineCutter()
      let tell = { [onEvent] (lines: [String]) in
        if !lines.isEmpty { onEvent(.printed(Printed(isError: isError, lines: lines))) }
      }
      defer {
        tell(cutter.end())
        Foundation.close(source)
        words.leave()
      }
      var buffer = [UInt8](repeating: 0, count: 8 << 10)
      var allowance = outputRate.map { Allowance(rate: $0) }
      while true {
        let count = Foundation.read(source, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        if isError {
          tail.withLock { tail in
            tail += buffer[..<count]
            if tail.count > Self.tailLength { tail.removeFirst(tail.count - Self.tailLength) }
          }
        }
        switch allowance?.take(count) {
        case nil, .all: break
        case .nothing: continue
        case .last:
          _ = isHeard ? Foundation.write(target, Self.leftOut, Self.leftOut.utf8.count) : 0
          continue
        }
        tell(buffer.withUnsafeBytes { cutter.take(UnsafeRawBufferPointer(rebasing: $0[..<count])) })
        var rest = isHeard ? buffer[..<count] : []
        while !rest.isEmpty {
          let written = rest.withUnsafeBytes { Foundation.write(target, $0.baseAddress, $0.count) }
          if written > 0 {
            rest = rest.dropFirst(written)
          } else if written == 0 || errno != EINTR {
            break
          }
        }
      }
    }
  }

  private static let tailLength = 4_000
  private static let leftOut = "\n… what else the process writes is left out\n"

  /// How much of what a process writes is passed on.
  private struct Allowance {
    enum Share { case all, last, nothing }

    private var bucket: Bucket
    private var isOver = false

    /// With 16 seconds' worth in reserve.
    init(rate: Int) { bucket = Bucket(rate: Double(rate), size: Double(rate) * 16) }

    mutating func take(_ count: Int) -> Share {
      bucket.fill()
      if Double(count) <= bucket.left {
        bucket.take(Double(count))
        isOver = false
        return .all
      }
      defer { isOver = true }
      return isOver ? .nothing : .last
    }
  }
}
