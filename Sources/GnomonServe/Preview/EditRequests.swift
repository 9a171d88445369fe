// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization

/// Asks the command to change sources, or to show those of a commit, as pages want it. What may be done the command decides.
final class EditRequests: Sendable {
  /// Is called once: with what tells the file's text then, or the commit's name, or with a sentence that says why nothing was done.
  typealias Answer = @Sendable (_ text: String?, _ failure: String?) -> Void

  private struct State {
    var last = 0
    var waiting: [Int: (path: String?, answer: Answer)] = [:]
    /// The pages that show something of a file that isn't saved.
    var owners: [String: ObjectIdentifier] = [:]
    /// The pages that compare with a commit.
    var comparing: Set<ObjectIdentifier> = []
    var prepared: String?
    var preparedAt: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let stream: LiveStream
  /// The command reads when it has time.
  private let queue = DispatchQueue(label: "edits")

  /// So many may wait for an answer.
  static let limit = 8

  /// - Parameter descriptor: The socket on which the command listens.
  init(_ descriptor: Int32) { stream = LiveStream(descriptor) }

  /// - Parameter page: Whose edit it is. What it shows of a file and doesn't save keeps others from changing that file.
  func edit(
    _ path: String, _ fingerprint: String, _ edits: [SourceEdit], saves: Bool, by page: ObjectIdentifier,
    answer: @escaping Answer
  ) {
    let size = edits.reduce(0) { $0 + $1.old.utf8.count + $1.new.utf8.count }
    guard edits.count <= SourceEdit.mostEdits, size <= SourceEdit.mostBytes else {
      return answer(nil, "that's too much to change at a time")
    }
    let (number, failure) = state.withLock { state -> (Int, String?) in
      if let owner = state.owners[path], owner != page { return (0, "another page is changing it") }
      guard state.waiting.count < Self.limit else { return (0, "too much is changed at a time") }
      state.owners[path] = edits.isEmpty || saves ? nil : page
      state.last += 1
      state.waiting[state.last] = (path, answer)
      return (state.last, nil)
    }
    if let failure { return answer(nil, failure) }
    send(.edit(path: path, fingerprint: fingerprint, edits, saves: saves, number: number)) { [self] in
      finish(number, nil, failure: "the command that compiles has ended")
    }
  }

  /// Shows the sources of a commit beside those of now, as long as a page wants it; nil is a page that doesn't any more.
  func compare(with reference: String?, by page: ObjectIdentifier, answer: @escaping Answer) {
    guard let reference else {
      endComparing(page)
      return answer("", nil)
    }
    guard !reference.isEmpty, reference.utf8.count <= 200, reference.allSatisfy({ !$0.isNewline }) else {
      return answer(nil, "that's no name of a commit")
    }
    let number = state.withLock { state -> Int? in
      guard state.waiting.count < Self.limit else { return nil }
      state.comparing.insert(page)
      state.last += 1
      state.waiting[state.last] = (nil, answer)
      return state.last
    }
    guard let number else { return answer(nil, "too much is asked for at a time") }
    send(.compare(reference: reference, number: number)) { [self] in
      finish(number, nil, failure: "the command that compiles has ended")
    }
  }

  private func endComparing(_ page: ObjectIdentifier) {
    let isLast = state.withLock { $0.comparing.remove(page) != nil && $0.comparing.isEmpty }
    if isLast { send(.compare(reference: nil, number: 0)) {} }
  }

  /// Takes back what a page has shown and not saved: it's there no more.
  func leave(_ page: ObjectIdentifier) {
    endComparing(page)
    let paths = state.withLock { state in
      let paths = state.owners.filter { $0.value == page }.keys
      for path in paths { state.owners[path] = nil }
      return Array(paths)
    }
    for path in paths { takeBack(path) }
  }

  func prepare(_ path: String) {
    let isDue = state.withLock { state in
      // A compiler is started for it.
      if let last = state.preparedAt,
        .now - last < Self.pause || state.prepared == path && .now - last < Self.longPause
      {
        return false
      }
      (state.prepared, state.preparedAt) = (path, .now)
      return true
    }
    if isDue { send(.prepare(path: path)) {} }
  }

  private static let pause = Duration.milliseconds(500)
  private static let longPause = Duration.seconds(5)

  /// Takes what the command has answered.
  func finish(_ number: Int, _ text: String?, failure: String?) {
    let (waiting, wasShown) = state.withLock { state in
      let waiting = state.waiting.removeValue(forKey: number)
      // What was shown before isn't what the page shows now.
      let owner = failure == nil ? nil : waiting?.path.flatMap { state.owners.removeValue(forKey: $0) }
      return (waiting, owner != nil)
    }
    guard let waiting else { return }
    if wasShown, let path = waiting.path { takeBack(path) }
    waiting.answer(text, failure)
  }

  private func takeBack(_ path: String) {
    send(.edit(path: path, fingerprint: "", [], saves: false, number: 0)) {}
  }

  private func send(_ request: PreviewRequest, orElse fail: @escaping @Sendable () -> Void) {
    guard let line = try? request.line() else { return fail() }
    queue.async { [stream] in
      if !stream.write(line) { fail() }
    }
  }
}
