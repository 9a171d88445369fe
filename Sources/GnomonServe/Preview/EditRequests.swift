// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization

/// Asks the command to change sources, as pages want it. What may be changed the command decides.
final class EditRequests: Sendable {
  typealias Answer = @Sendable (_ failure: String?) -> Void

  private let state = Mutex((last: 0, waiting: [Int: Answer]()))
  private let descriptor: Int32
  /// The command reads when it has time.
  private let queue = DispatchQueue(label: "edits")

  /// So many may wait for an answer.
  static let limit = 8

  /// - Parameter descriptor: The socket on which the command listens.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// - Parameter answer: Is called once: with nothing, or with a sentence that says why nothing was done.
  func edit(_ path: String, _ edits: [SourceEdit], saves: Bool, answer: @escaping Answer) {
    let size = edits.reduce(0) { $0 + $1.old.utf8.count + $1.new.utf8.count }
    guard edits.count <= SourceEdit.mostEdits, size <= SourceEdit.mostBytes else {
      return answer("that's too much to change at a time")
    }
    let number = state.withLock { state -> Int? in
      guard state.waiting.count < Self.limit else { return nil }
      state.last += 1
      state.waiting[state.last] = answer
      return state.last
    }
    guard let number else { return answer("too much is changed at a time") }
    send(.edit(path: path, edits, saves: saves, number: number)) { [self] in
      finish(number, failure: "the command that compiles has ended")
    }
  }

  func prepare(_ path: String) { send(.prepare(path: path)) {} }

  /// Takes what the command has answered.
  func finish(_ number: Int, failure: String?) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?(failure)
  }

  private func send(_ request: PreviewRequest, orElse fail: @escaping @Sendable () -> Void) {
    guard let line = try? request.line() else { return fail() }
    queue.async { [descriptor] in
      var rest = line[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return fail()
        }
      }
    }
  }
}
