// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest

/// Answers what somebody asks a program that shows views live: what a program of its own would answer, and what is to be told of screens that
/// stay open.
@MainActor
final class Inquiries {
  /// Something that can't be answered, as a text for the one who asks.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let run: Run
  private var screens: [Int: OpenScreen] = [:]
  private var last: Task<[UInt8], Never>?

  init(_ run: Run) { self.run = run }

  /// The reply to an inquiry of a number, behind those before it.
  func reply(to payload: [UInt8], _ number: UInt32, of entries: [LiveEntry]) async -> [UInt8] {
    let task = Task { [last] in
      _ = await last?.value
      let reply = await answer(payload, entries)
      // What the user's code has printed belongs to this answer.
      fflush(nil)
      for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
        let mark = Array(InquiryReply.mark(number).utf8)
        _ = Foundation.write(descriptor, mark, mark.count)
      }
      return reply
    }
    last = task
    return await task.value
  }

  private func answer(_ payload: [UInt8], _ entries: [LiveEntry]) async -> [UInt8] {
    var reply = InquiryReply()
    Console.collect()
    do {
      let inquiry = try JSONDecoder().decode(Inquiry.self, from: Data(payload))
      reply.bytes = try await answer(inquiry, entries)
    } catch {
      reply.failure = "\(error)"
    }
    reply.lines = Console.collected()
    var bytes = (try? JSONEncoder().encode(reply)) ?? Data()
    if bytes.isEmpty || bytes.count > LiveFrame.limit {
      reply.bytes = Data()
      reply.failure = "the answer has more than \(LiveFrame.limit >> 20) MiB"
      bytes = (try? JSONEncoder().encode(reply)) ?? Data()
    }
    return Array(bytes)
  }

  private func answer(_ inquiry: Inquiry, _ entries: [LiveEntry]) async throws -> Data {
    RunStep.begin(.making)
    switch inquiry {
    case .views: return try JSONEncoder().encode(views(entries))
    case .answer(let request, let key):
      let (run, collected) = running(request)
      if let check = request.check {
        try await CheckRun(run, check, try HostConfiguration.all(from: request)).check()
      } else {
        try await run.answer(by: key.map { try entry($0, entries) }?.make)
      }
      return collected.bytes
    case .screen(let request, let number):
      let screen = try screen(number)
      return try await screen.answer(running(request).run)
    case .step(.open(let request, let key, let state), let number):
      screens[number] = nil
      let (run, _) = running(request)
      let surroundings = try OpenScreen.surroundings(run)
      let host = try await run.host(by: key.map { try entry($0, entries) }?.make, in: surroundings)
      let screen = OpenScreen(host)
      screens[number] = screen
      return Data(await screen.begin(state).utf8)
    case .step(.close, let number):
      guard screens.removeValue(forKey: number) != nil else { throw noScreen(number) }
      return Data()
    case .step(.keep, let number): return try screen(number).state()
    case .step(let step, let number): return Data(try await screen(number).take(step).utf8)
    }
  }

  /// The run of a request, and where its answer gathers.
  private func running(_ request: RunRequest) -> (run: Run, collected: CollectedOutput) {
    let collected = CollectedOutput()
    var run = run
    run.request = request
    run.output = ResultOutput(collecting: collected)
    run.live = nil
    return (run, collected)
  }

  private func entry(_ key: String, _ entries: [LiveEntry]) throws -> LiveEntry {
    guard let entry = entries.first(where: { $0.preview.key == key }) else {
      throw Failure(description: "there's no preview '\(key)' any more")
    }
    return entry
  }

  private func screen(_ number: Int) throws -> OpenScreen {
    guard let screen = screens[number] else { throw noScreen(number) }
    return screen
  }

  private func noScreen(_ number: Int) -> Failure { Failure(description: "there's no screen \(number)") }

  private func views(_ entries: [LiveEntry]) -> [InquiredView] {
    let views = GnomonViewEntry.all(in: run.files).map { entry in
      let file = entry.file ?? (run.files.count == 1 ? run.files[0].name : nil)
      let place = file.map { "\($0):\(entry.line)" } ?? ""
      if case .unusable(let reason) = entry.content {
        return InquiredView(name: entry.name, place: place, reason: reason)
      }
      return InquiredView(name: entry.name, place: place)
    }
    return entries.map { InquiredView(key: $0.preview.key, name: $0.preview.name, place: $0.preview.place) } + views
  }
}
