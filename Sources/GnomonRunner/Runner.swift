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
  let output = ResultOutput(destination: request.destination)
  let run = Run(request: request, file: file, views: views, output: output)
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
    var frames: [DisplayList] = []
    var now = 0.0
    for instant in request.instants {
      host.advance(by: instant - now)
      now = instant
      await host.settle()
      frames.append(host.displayList(onSystemBackground: true))
    }
    let bytes: Data
    switch request.output {
    case .png where frames.count > 1: bytes = try CairoRenderer().png(.strip(frames))
    case .png: bytes = try host.pngData()
    case .layoutText: bytes = line(Data(host.snapshot().text().utf8))
    case .layoutJSON: bytes = line(try host.snapshot().jsonData())
    }
    fflush(nil)
    for warning in host.warnings { Say.line(openable(warning.description)) }
    return bytes
  }
}
