// SPDX-License-Identifier: Apache-2.0
import CTrap
import Foundation
import Gnomon
import GnomonLive
import GnomonRequest
import Synchronization

/// Watches the run from a thread of its own, since the user's code may keep the main actor for ever.
///
/// It says what has been running for long, ends what runs longer than it may, and says where the user's code has trapped.
/// It costs the thread, and looks at two counters twice a second.
final class Watchdog: Sendable {
  private let sourcePaths: [String: String]
  /// Seconds after which what is running is named.
  private let patience: Double
  /// Seconds after which the run is ended; nil never.
  private let timeout: Double?
  private let launched: Double
  /// The data whose rows are drawn.
  private let data: String?
  /// Whether a line on the terminal shows how far a batch is.
  private let hasProgressBar: Bool
  /// Where it's told what ends a check of previews; nil where none is checked.
  private let checkOutput: ResultOutput?
  /// Where it's told what ends a program that shows views live; nil where none are shown so.
  private let live: LiveWriter?

  private init(_ run: Run) {
    let request = run.request
    checkOutput = request.check == nil ? nil : run.output
    live = run.live
    sourcePaths = request.sourcePaths
    let wanted = ProcessInfo.processInfo.environment["GNOMON_PATIENCE"].flatMap(Double.init) ?? 10
    patience = wanted > 0 && wanted.isFinite ? wanted : 10
    timeout = request.timeout
    launched = run.launched
    data = request.batch.map { $0.data == "-" ? "standard input" : $0.data }
    hasProgressBar = request.batch?.columns != nil
  }

  /// Begins to watch the calling thread, which has to be the first.
  static func start(for run: Run) {
    // Who asks Swift's runtime for its own report gets it.
    ctrap_watch(ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil)
    let watchdog = Watchdog(run)
    let thread = Thread { if watchdog.live == nil { watchdog.watch() } else { watchdog.watchAnswers() } }
    thread.name = "watchdog"
    thread.start()
  }

  // MARK: Watching

  /// Since when something has stood still.
  private struct Stillness {
    var value: UInt
    var since: Double
    var isTold = false

    mutating func look(_ now: UInt, at time: Double) {
      if now != value { self = Stillness(value: now, since: time) }
    }
  }

  private func watch() -> Never {
    var trap = ctrap_stack()
    var call = Stillness(value: Pulse.count, since: launched)
    var step = Stillness(value: RunStep.count, since: launched)
    let interval = min(0.5, patience / 4)
    while true {
      let now = RunRequest.Timings.now
      let deadline = timeout.map { (RunStep.allowedSince ?? launched) + $0 }
      call.look(Pulse.count, at: now)
      step.look(RunStep.count, at: now)
      if let deadline, now >= deadline { end(call: now - call.since, step: now - step.since) }
      if now - call.since >= patience, !call.isTold {
        (call.isTold, step.isTold) = (true, true)
        note(call: now - call.since, step: now - step.since)
      } else if now - step.since >= patience, !step.isTold {
        step.isTold = true
        say("\(slowStep("note", now - step.since)): \(Pulse.count) bodies, layouts and actions were called until now")
      }
      if ctrap_wait(min(interval, deadline.map { $0 - now } ?? interval), &trap) { report(trap) }
    }
  }

  /// Watches a program that waits for others most of the time: its main queue has to answer.
  private func watchAnswers() -> Never {
    var trap = ctrap_stack()
    var asked = RunRequest.Timings.now
    var isTold = false
    let allowed = timeout ?? Self.usualAnswer
    let interval = min(0.5, patience / 4, allowed / 4)
    while true {
      let now = RunRequest.Timings.now
      if Self.isAnswered.load(ordering: .relaxed) {
        if isTold { live?.send(LiveFrame(.note)) }
        (asked, isTold) = (now, false)
        Self.isAnswered.store(false, ordering: .relaxed)
        DispatchQueue.main.async { Self.isAnswered.store(true, ordering: .relaxed) }
      } else if now - asked >= allowed {
        let (sentence, hint) = running("error", call: now - asked, step: now - asked)
        live?.sendLast(LiveFrame(.ended, channel: LiveSession.working, sentence))
        say("\(sentence); --timeout \(plain(allowed)) ends the program")
        if let hint { say(hint) }
        _exit(124)
      } else if now - asked >= patience, !isTold {
        isTold = true
        let (sentence, hint) = running("note", call: now - asked, step: now - asked)
        live?.send(LiveFrame(.note, sentence))
        say(sentence)
        if let hint { say(hint) }
      }
      if ctrap_wait(interval, &trap) { report(trap) }
    }
  }

  private static let isAnswered = Atomic<Bool>(true)

  /// A program that shows views live may take so many seconds for an answer, unless the request says otherwise.
  private static let usualAnswer = 30.0

  private func slowStep(_ severity: String, _ seconds: Double) -> String {
    "gnomon: \(severity): \(RunStep.current.spoken) has taken \(StackReport.spoken(seconds)) so far"
  }

  /// The sentence on what is running, and what could be done for a better one.
  private func running(_ severity: String, call: Double, step: Double) -> (sentence: String, hint: String?) {
    var stack = ctrap_stack()
    guard ctrap_ask(&stack) else { return (slowStep(severity, step), nil) }
    let user = UserStack(stack, sourcePaths: sourcePaths)
    if let sentence = StackReport(user).running(for: call, severity) { return (sentence, nil) }
    return (slowStep(severity, step), user.isUnknown ? Symbolizer.missingTool : nil)
  }

  private func note(call: Double, step: Double) {
    let (sentence, hint) = running("note", call: call, step: step)
    say(timeout == nil ? sentence + "; --timeout SECONDS ends such a run" : sentence)
    if let hint { say(hint) }
    sayRow("is being")
  }

  // MARK: Ends

  private func end(call: Double, step: Double) -> Never {
    let (sentence, hint) = running("error", call: call, step: step)
    tell(.previewTimedOut, [sentence])
    say("\(sentence); --timeout \(plain(timeout ?? 0)) ends the run")
    if let hint { say(hint) }
    sayRow("was being")
    _exit(124)
  }

  private func report(_ trap: ctrap_stack) -> Never {
    let user = UserStack(trap, sourcePaths: sourcePaths)
    let reason = TrapReason.text(
      message: String(cString: ctrap_message()), failure: user.failure, signal: trap.signal, fault: UInt(trap.fault))
    var limit = rlimit()
    let isFull = trap.is_overflow && getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    let lines = StackReport(user).trapped(reason, fullStack: isFull ? UInt64(limit.rlim_cur) : nil)
    tell(.previewTrapped, lines)
    live?.sendLast(LiveFrame(.ended, channel: LiveSession.working, lines.joined(separator: "\n")))
    for line in lines { say(line) }
    sayRow("was being")
    _exit(1)
  }

  private func tell(_ failure: CheckProblem.Failure, _ lines: [String]) {
    guard let checkOutput, let line = try? CheckEvent.broke(failure, lines).line() else { return }
    try? checkOutput.write(line)
  }

  private func sayRow(_ verb: String) {
    let line = RowUnderWay.line
    if let data, line > 0 { say("\(data):\(line): note: this row \(verb) evaluated") }
  }

  private func say(_ text: String) { Console.line((hasProgressBar ? "\r\u{1B}[K" : "") + text) }

  private func plain(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds))" : "\(seconds)"
  }
}
