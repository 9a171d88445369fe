// SPDX-License-Identifier: Apache-2.0
import CTrap
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest
import GnomonTrace

/// The whole run of a compiled program: the entry point of what the command line makes of files.
///
/// - Parameters:
///   - arguments: The program's arguments; the second is a ``RunRequest`` as JSON.
///   - name: What was compiled, as it is named in messages.
///   - module: The module whose views and previews are meant.
///   - files: What the files declare, in their order.
///   - rows: How a view is made of a row of data, where rows are to be drawn.
/// - Returns: Never in practice: the process ends with 0 where the answer was written and with 1 where it couldn't be.
public func runnerMain(
  count: Int32, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, name: String, module: String,
  files: [GnomonFileEntry], rows: GnomonRowEntry? = nil
) -> Int32 {
  guard count > 1, let text = arguments?[1], let request = try? RunRequest.decoded(from: String(cString: text)) else {
    Console.error("this program is made by 'gnomon' and started by it: run 'gnomon layout \(name)'")
    return 64
  }
  let launched = RunRequest.Timings.now
  // A file that may grow no further (`ulimit -f`) is an error of writing like others.
  signal(SIGXFSZ, SIG_IGN)
  let output = ResultOutput(destination: request.folder == nil ? request.destination : "")
  let run = Run(
    request: request, name: name, module: module, files: files, rows: rows, output: output, launched: launched,
    live: request.live.map { LiveWriter(LiveStream($0.descriptor)) })
  Watchdog.start(for: run)
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
  var name: String
  var module: String
  var files: [GnomonFileEntry]
  var rows: GnomonRowEntry?
  var output: ResultOutput
  /// When the program began; see ``RunRequest/Timings/now``.
  var launched: Double
  /// Where it's told what views show, where clients see them live.
  var live: LiveWriter?

  /// Begins the run on the main actor; it ends the process.
  @MainActor func start() {
    Task { @MainActor in
      do {
        try WarningOutput.check(request.silenced)
        if let live {
          try await LiveRun(self, live, try HostConfiguration.all(from: request)).serve()
        } else if let check = request.check {
          try await CheckRun(self, check, try HostConfiguration.all(from: request)).check()
        } else if let batch = request.batch {
          guard let rows else { throw BatchRun.Failure(description: "\(name) was compiled without rows") }
          if batch.isWhole {
            let table = try RowTable(batch, rows)
            try output.write(try await show(try traced(), in: table.host))
            if table.bad > 0 { finish(3) }
            return finish(request.isStrict && WarningOutput.count > 0 ? 2 : 0)
          }
          if try await draw(batch, rows) > 0 { finish(3) }
        } else {
          try await answer()
        }
        finish(request.isStrict && WarningOutput.count > 0 ? 2 : 0)
      } catch is Interruption.Asked {
        finish(130)
      } catch {
        Console.error("\(error)")
        finish(1)
      }
    }
  }

  /// Draws a picture for each row; gives the number of rows that gave none.
  @MainActor private func draw(_ batch: RunRequest.Batch, _ rows: GnomonRowEntry) async throws -> Int {
    var run = try BatchRun(self, batch, rows, try HostConfiguration.all(from: request))
    return try await run.draw()
  }

  private func finish(_ code: Int32) -> Never {
    ctrap_release_message()
    fflush(nil)
    exit(code)
  }

  /// What is asked for, with what a host has to keep for the answer.
  @MainActor private func traced() throws -> [Surroundings] {
    var surroundings = try HostConfiguration.all(from: request)
    for index in surroundings.indices {
      // Times are measured of a host that nobody listens to.
      surroundings[index].configuration.tracing =
        request.explain != nil ? .full : request.timings == nil ? .findings : nil
    }
    return surroundings
  }

  @MainActor private func answer() async throws {
    let surroundings = try traced()
    // A request has at least one look.
    let first = surroundings[0].configuration
    first.beginShowing()
    RunStep.begin(.making)
    let views = GnomonViewEntry.all(in: files)
    if request.output == .previewList {
      let previews = try FoundPreview.all(of: module, in: files, configuration: first)
      guard !previews.isEmpty else { throw PreviewChoice.none(in: name) }
      try output.write(Data(previews.map { "\($0.name)\t\($0.place)\n" }.joined().utf8))
      return
    }
    if let names = request.previews {
      let previews = try FoundPreview.all(of: module, in: files, configuration: first)
      return try await answer(try PreviewChoice.choose(names, from: previews, file: name), surroundings)
    }
    try output.write(try await show(surroundings, in: try await maker(in: surroundings[0], views)))
  }

  /// The answer about a preview that is known, or about what the request names.
  @MainActor func answer(by make: HostMaker?) async throws {
    guard let make else { return try await answer() }
    try output.write(try await show(try traced(), in: make))
  }

  /// A host of a preview that is known, or of the view that the request names.
  @MainActor func host(by make: HostMaker?, in surroundings: Surroundings) async throws -> ViewHost {
    if let make { return try await make(surroundings) }
    surroundings.configuration.beginShowing()
    return try await maker(in: surroundings, GnomonViewEntry.all(in: files))(surroundings)
  }

  typealias HostMaker = @MainActor (Surroundings) async throws -> ViewHost

  /// What makes hosts of the view that the request names, or that is taken where it names none.
  @MainActor private func maker(in surroundings: Surroundings, _ views: [GnomonViewEntry]) async throws -> HostMaker {
    guard let name = request.view else {
      let chosen = try await UnnamedChoice(run: self, views: views).choose(in: surroundings)
      chosen.preview?.noteDevice(request)
      // The first host has been made to see whether it shows anything.
      var first = chosen.host
      return { one in
        if let host = first {
          first = nil
          host.configuration.beginShowing()
          return host
        }
        return try await chosen.make(one)
      }
    }
    if let app = AppWindow.all(of: module).first(where: { $0.name == name }) { return { try app.host($0) } }
    let make = try ViewChoice.choose(name, from: views, file: self.name)
    return { $0.host(make) }
  }

  @MainActor private func answer(_ previews: [FoundPreview], _ surroundings: [Surroundings]) async throws {
    guard let folder = request.folder else {
      guard previews.count == 1 || request.output == .layoutText || request.output == .explanation else {
        throw PreviewChoice.tooMany(previews)
      }
      var bytes = Data()
      for preview in previews {
        if previews.count > 1 {
          bytes += Data("\(bytes.isEmpty ? "" : "\n")\(preview.name) (\(preview.place))\n".utf8)
        }
        preview.noteDevice(request)
        bytes += try await show(surroundings, in: preview.host)
      }
      return try output.write(bytes)
    }
    var names = PreviewFileNames()
    for preview in previews {
      let file = names.next(for: preview.name, extension: request.output.fileExtension)
      preview.noteDevice(request)
      let bytes = try await show(surroundings, in: preview.host)
      try output.write(bytes, to: folder == "." ? file : folder + "/" + file)
    }
  }

  /// Scrolls and resizes the host as is asked for.
  @MainActor func settle(_ host: ViewHost) async {
    await host.settle()
    if let scroll = request.scroll, !host.isStopped {
      host.scroll(to: CGPoint(x: scroll.x, y: scroll.y))
      await host.settle()
    }
    for size in request.resize where !host.isStopped {
      host.resize(to: CGSize(width: size.width, height: size.height))
      await host.settle()
    }
  }

  /// Brings a host to the state that one picture shows.
  @MainActor func showIn(_ host: ViewHost) async {
    await settle(host)
    guard let instant = request.instants.first else { return }
    host.advance(by: instant)
    await host.settle()
  }

  /// Does with a view's host what is asked for, and gives the answer's bytes; in several surroundings with a host for
  /// each.
  @MainActor private func show(
    _ surroundings: [Surroundings], in host: (Surroundings) async throws -> ViewHost
  ) async throws -> Data {
    let said = WarningOutput.Said()
    if surroundings.count == 1 {
      RunStep.begin(.making)
      var answer = HostAnswer(try await host(surroundings[0]), to: self, said)
      return try await answer.make()
    }
    let isPicture = PictureFormat(rawValue: request.output.rawValue) != nil
    var (drawings, texts): ([DisplayList], [Data]) = ([], [])
    for one in surroundings {
      RunStep.begin(.making)
      said.begin(one.label)
      var answer = HostAnswer(try await host(one), to: self, said)
      if isPicture {
        drawings.append(try await answer.drawing())
      } else {
        texts.append(try await answer.make())
      }
    }
    guard isPicture else { return LookSections(request, surroundings).data(of: texts) }
    RunStep.begin(.drawing)
    let matrix = LookMatrix(request, surroundings[0].configuration)
    let warnings = RenderingWarnings()
    let data = try matrix.data(
      of: request.limited(matrix.drawing(of: drawings)), request.output, request.shownSVGText, onWarning: warnings.add)
    said.begin("")
    WarningOutput.show(warnings.all, request.silenced, said, openable)
    return data
  }

  /// Warnings name the file alone; with the path that the user wrote, an editor can open them.
  func openable(_ text: String) -> String {
    guard let file = files.first(where: { text.hasPrefix($0.name + ":") }), let path = request.sourcePaths[file.name]
    else { return text }
    return path + text.dropFirst(file.name.count)
  }
}

extension RunRequest.Output {
  fileprivate var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webp: "webp"
    case .pdf: "pdf"
    case .svg: "svg"
    case .layoutJSON, .explanationJSON: "json"
    case .explanationHTML: "html"
    case .check: "jsonl"
    case .live: "bin"
    case .layoutText, .explanation, .previewList: "txt"
    }
  }
}

extension RunRequest {
  /// A picture of the part that is asked for, and no larger than that. What it shows was laid out for the scale that the view has.
  func limited(_ list: DisplayList) -> DisplayList {
    var list = list
    if let box = crop.flatMap({ CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height).shown(in: list.size) }) {
      list.size = box.size
      list.commands =
        [.save, .concatenate(CGAffineTransform(translationX: -box.minX, y: -box.minY))] + list.commands + [.restore]
    }
    guard let longestSide, longestSide >= 1 else { return list }
    list.scale = min(list.scale, longestSide / max(list.size.width, list.size.height, 1))
    return list
  }

  /// How an SVG holds text, in the renderer's words.
  var shownSVGText: GnomonCairo.SVGText { svgText.flatMap { GnomonCairo.SVGText(rawValue: $0.rawValue) } ?? .text }
}

extension CGRect {
  /// The part of the box that lies on a screen, with a margin; nil where that's nothing.
  fileprivate func shown(in size: CGSize) -> CGRect? {
    guard minX.isFinite, minY.isFinite, width.isFinite, height.isFinite else { return nil }
    let box = insetBy(dx: -8, dy: -8).intersection(CGRect(origin: .zero, size: size))
    return box.isNull || box.width < 1 || box.height < 1 ? nil : box
  }
}
