// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonProcess
import GnomonRequest
import Synchronization

/// A program that answers inquiries, one after the other. Asking waits for the answer.
final class RunningProgram: Sendable {
  /// The program ended before it could answer, for a reason.
  struct Ended: Error {
    var why: String
  }

  private struct State {
    var previews: [LivePreview]?
    var why: String?
    var replies: [UInt32: [UInt8]] = [:]
    var lastNumber: UInt32 = 0
    /// What it has printed since that was last asked for.
    var printed: [String] = []
    var missed = 0
  }

  private let process: PreviewProcess
  private let mailbox: Mailbox

  /// What its threads say of it.
  private final class Mailbox: Sendable {
    let state = Mutex(State())
    let news = DispatchSemaphore(value: 0)

    func take(_ event: PreviewProcess.Event) {
      state.withLock { state in
        switch event {
        case .list(let previews): state.previews = previews
        case .ended(let why): state.why = why
        case .answered(let number, let bytes): state.replies[number] = bytes
        case .printed(let printed):
          state.printed += printed.lines
          let excess = state.printed.count - RunningProgram.lineLimit
          if excess > 0 {
            state.printed.removeFirst(excess)
            state.missed += excess
          }
        case .note: break
        }
      }
      news.signal()
    }
  }

  /// So many lines are kept of what a program prints.
  private static let lineLimit = 200

  /// Starts a program that waits for what to show.
  init(_ path: String, readyFor request: RunRequest) throws {
    let mailbox = Mailbox()
    self.mailbox = mailbox
    process = try PreviewProcess(path, readyFor: request, isHeard: false) { mailbox.take($0) }
  }

  /// Has it show what a library holds, and gives what there is to show.
  func show(_ program: PreviewProgram) throws -> [LivePreview] {
    guard let frame = PreviewProcess.loading(program), process.post(frame) else { throw Ended(why: reason) }
    return try wait { $0.previews }
  }

  /// The reply to an inquiry.
  func ask(_ inquiry: Inquiry) throws -> InquiryReply {
    let number = mailbox.state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let payload = try JSONEncoder().encode(inquiry)
    guard process.post(LiveFrame(.ask, channel: number, Array(payload))) else { throw Ended(why: reason) }
    let bytes = try wait { $0.replies.removeValue(forKey: number) }
    return try JSONDecoder().decode(InquiryReply.self, from: Data(bytes))
  }

  /// Whether it's there to be asked.
  var isRunning: Bool { mailbox.state.withLock { $0.why == nil } }

  /// Ends it.
  func stop() { process.stop() }

  /// Takes what it has printed.
  func printed() -> [String] {
    mailbox.state.withLock { state in
      defer { (state.printed, state.missed) = ([], 0) }
      return (state.missed > 0 ? ["… \(state.missed) lines before these"] : []) + state.printed
    }
  }

  private var reason: String { mailbox.state.withLock { $0.why } ?? "the program has ended" }

  /// Waits until the program has said something, or has ended. Its own watch ends one that doesn't answer.
  private func wait<Value>(for value: (inout State) -> Value?) throws -> Value {
    while true {
      let (found, why) = mailbox.state.withLock { (value(&$0), $0.why) }
      if let found { return found }
      if let why { throw Ended(why: why) }
      mailbox.news.wait()
    }
  }
}
