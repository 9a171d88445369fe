import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest

/// The whole run of a compiled file: the entry point of the program that the command line makes of it.
///
/// - Parameters:
///   - arguments: The program's arguments; the second is a ``RunRequest`` as JSON.
///   - file: The user's file, as it is named in messages.
///   - views: What the file declares, in its order.
/// - Returns: Never in practice: the process ends with 0 where the answer was written and with 1 where it couldn't be.
public func runnerMain(
  count: Int32, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, file: String, views: [ViewEntry]
) -> Int32 {
  guard count > 1, let text = arguments?[1], let request = try? RunRequest.decoded(from: String(cString: text)) else {
    Say.error("this program is made by 'gnomon' and started by it: run 'gnomon layout \(file)'")
    return 64
  }
  let launched = RunRequest.Timings.now
  let output = ResultOutput(destination: request.destination)
  let run = Run(request: request, file: file, views: views, output: output, launched: launched)
  MainActor.assumeIsolated {
    run.start()
  }
  // The main queue and the main run loop's timers drive tasks, `Timer.publish` and `DispatchQueue.main`.
  while true {
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
}

/// One request and what it is about.
struct Run: @unchecked Sendable {
  var request: RunRequest
  var file: String
  var views: [ViewEntry]
  var output: ResultOutput
  /// When the program began; see ``RunRequest/Timings/now``.
  var launched: Double

  /// Begins the run on the main actor; it ends the process.
  @MainActor func start() {
    Task { @MainActor in
      do {
        let bytes = try await answer()
        try output.write(bytes)
        finish(0)
      } catch {
        Say.error("\(error)")
        finish(1)
      }
    }
  }

  /// Ends a text's last line.
  private func line(_ text: Data) -> Data {
    text.last == UInt8(ascii: "\n") ? text : text + [UInt8(ascii: "\n")]
  }

  /// Warnings name the file alone; with the path that the user wrote, an editor can open them.
  private func openable(_ text: String) -> String {
    guard text.hasPrefix(file + ":"), !request.sourcePath.isEmpty else { return text }
    return request.sourcePath + text.dropFirst(file.count)
  }

  private func finish(_ code: Int32) -> Never {
    fflush(nil)
    exit(code)
  }

  @MainActor private func answer() async throws -> Data {
    let choice = try ViewChoice.choose(named: request.view, from: views, file: file)
    let configuration = try HostConfiguration.make(from: request)
    if let note = choice.note { Say.note(note) }

    let host = ViewHost(choice.make(), configuration: configuration)
    await host.settle()
    if let scroll = request.scroll {
      host.scroll(to: CGPoint(x: scroll.x, y: scroll.y))
      await host.settle()
    }
    for size in request.resize {
      host.resize(to: CGSize(width: size.width, height: size.height))
      await host.settle()
    }
    let bytes: Data
    var picture: CairoRenderer.TimedPNG?
    switch request.output {
    case .png where request.timings != nil:
      let timed = try CairoRenderer().timedPNG(host.displayList(onSystemBackground: true))
      picture = timed
      bytes = timed.data
    case .png: bytes = try host.pngData()
    case .layoutText: bytes = line(Data(host.snapshot().text().utf8))
    case .layoutJSON: bytes = line(try host.snapshot().jsonData())
    }
    fflush(nil)
    for warning in host.warnings { Say.line(openable(warning.description)) }
    if let before = request.timings { try sayTimings(of: host, before, picture) }
    return bytes
  }

  @MainActor private func sayTimings(
    of host: ViewHost, _ before: RunRequest.Timings, _ picture: CairoRenderer.TimedPNG?
  ) throws {
    var report = TimingReport(
      before: before, launched: launched, phases: host.phaseTimings ?? PhaseTimings(), counters: host.counters)
    if let picture {
      report.extend("draw", by: picture.drawing)
      report.add("encode", picture.encoding, ["bytes": picture.data.count])
    }
    Say.line(request.output == .layoutJSON ? try report.json() : report.text)
  }
}
