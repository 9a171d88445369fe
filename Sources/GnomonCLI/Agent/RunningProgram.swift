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
    /// The last inquiry whose mark has come on standard output and on standard error: all that was printed before it's here.
    var marks = (output: 0 as UInt32, errors: 0 as UInt32)
    /// False where the program writes no marks: its code may have closed what it prints to.
    var isMarked = true
  }

  private let process: PreviewProcess
  private let mailbox: Mailbox
  /// So long one thing may take, in seconds, as the program's own watch says. One that is stopped has none.
  private let timeout: Double

  /// What its threads say of it.
  private final class Mailbox: Sendable {
    let state = Mutex(State())
    let news = DispatchSemaphore(value: 0)

    func take(_ event: PreviewProcess.Event) {
      state.withLock { state in
        switch event {
        case .list(let previews): state.previews = previews
        case .ended(let why): state.why = state.why ?? why
        case .answered(let number, let bytes): state.replies[number] = bytes
        case .printed(let printed):
          for line in printed.lines {
            let (words, number) = InquiryReply.marked(line)
            if number == nil || !words.isEmpty { state.printed.append(words) }
            guard let number else { continue }
            if printed.isError { state.marks.errors = number } else { state.marks.output = number }
          }
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
    timeout = request.timeout ?? 30
    let mailbox = Mailbox()
    self.mailbox = mailbox
    process = try PreviewProcess(path, readyFor: request, isHeard: false) { mailbox.take($0) }
  }

  /// Has it show what a library holds, and gives what there is to show.
  func show(_ program: PreviewProgram) throws -> [LivePreview] {
    guard let frame = PreviewProcess.loading(program), process.post(frame) else { throw Ended(why: reason()) }
    return try wait(timeout + 30) { $0.previews }
  }

  /// The reply to an inquiry.
  func ask(_ inquiry: Inquiry) throws -> InquiryReply {
    let number = mailbox.state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let payload = try JSONEncoder().encode(inquiry)
    guard process.post(LiveFrame(.ask, channel: number, Array(payload))) else { throw Ended(why: reason()) }
    let bytes = try wait(timeout + Self.allowance(for: inquiry)) { $0.replies.removeValue(forKey: number) }
    waitForPrints(of: number)
    return try JSONDecoder().decode(InquiryReply.self, from: Data(bytes))
  }

  /// How many seconds more than one thing an answer may take.
  private static func allowance(for inquiry: Inquiry) -> Double {
    switch inquiry {
    // All previews of a target.
    case .answer(let request, _) where request.check != nil: 600
    case .answer, .screen: 60
    case .step(.wait, _): 25
    case .views, .step: 5
    }
  }

  /// Whether it's there to be asked.
  var isRunning: Bool { mailbox.state.withLock { $0.why == nil } }

  /// Ends it.
  func stop() { process.kill() }

  /// What is printed comes another way than answers: waits for it a little.
  private func waitForPrints(of number: UInt32) {
    let isHere: Void? = listen(for: 0.1) { state in
      !state.isMarked || min(state.marks.output, state.marks.errors) >= number || state.why != nil ? () : nil
    }
    if isHere == nil { mailbox.state.withLock { $0.isMarked = false } }
  }

  /// Takes what it has printed.
  func printed() -> [String] {
    mailbox.state.withLock { state in
      defer { (state.printed, state.missed) = ([], 0) }
      return (state.missed > 0 ? ["… \(state.missed) lines before these"] : []) + state.printed
    }
  }

  /// Why it has ended, which is said a little later than that it has.
  private func reason() -> String { listen(for: 3) { $0.why } ?? "the program has ended" }

  /// Waits until the program has said something, or has ended.
  ///
  /// - Parameter limit: The longest time, in seconds.
  private func wait<Value>(_ limit: Double, for value: (inout State) -> Value?) throws -> Value {
    let said = listen(for: limit) { state in
      value(&state).map { Result.success($0) } ?? state.why.map { .failure(Ended(why: $0)) }
    }
    if let said { return try said.get() }
    let reason = "it gave no answer for \(Int(limit)) s, and was ended"
    mailbox.state.withLock { $0.why = reason }
    process.kill()
    throw Ended(why: reason)
  }

  /// Waits until what the program has said gives a value; nil where that takes longer than so many seconds.
  private func listen<Value>(for seconds: Double, _ value: (inout State) -> Value?) -> Value? {
    let end = DispatchTime.now() + seconds
    while true {
      if let found = mailbox.state.withLock({ value(&$0) }) { return found }
      if mailbox.news.wait(timeout: end) == .timedOut { return nil }
    }
  }
}
