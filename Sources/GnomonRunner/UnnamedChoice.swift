// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonCairo
import GnomonRequest

/// Which view is taken where nobody names one: the app's first window, else the last view that needs no arguments, or a preview where that can't
/// be shown by itself. A view that draws nothing stands back behind one that draws something.
@MainActor
struct UnnamedChoice {
  let run: Run
  let views: [GnomonViewEntry]

  struct Candidate {
    /// What is said of it, without the others.
    var note: String
    var name: String
    var preview: FoundPreview?
    /// The first host, where it has been made already.
    var host: ViewHost?
    var make: @MainActor (Surroundings) async throws -> ViewHost

    /// The first host.
    @MainActor func host(in surroundings: Surroundings) async throws -> ViewHost {
      if let host { return host }
      return try await make(surroundings)
    }
  }

  /// More views than this aren't tried.
  private static let limit = 12

  /// Chooses, and says what is taken.
  func choose(in surroundings: Surroundings) async throws -> Candidate {
    let candidates = try candidates(in: surroundings)
    guard var first = candidates.first else { throw ViewChoice.nothing(in: views, file: run.name) }
    Console.note(first.note)
    // What is measured, or stopped at a frame, begins with the first frame.
    if run.request.timings != nil || run.request.explain?.frame != nil { return first }
    let host = try await first.host(in: surroundings)
    first.host = host
    if await draws(host) { return first }
    var rest = Array(candidates.prefix(Self.limit).dropFirst())
    // Previews are looked for only where no view shows anything: that takes time.
    var hasPreviews = candidates.contains { $0.preview != nil }
    while true {
      for var candidate in rest {
        // One that can't be made may be followed by one that can.
        guard let host = try? await candidate.host(in: surroundings), await draws(host) else { continue }
        candidate.host = host
        Console.note("\(first.name) draws nothing; taking \(candidate.name)")
        return candidate
      }
      if hasPreviews { return first }
      rest = try found(in: surroundings).prefix(Self.limit - 1 - rest.count).map(candidate)
      hasPreviews = true
    }
  }

  /// Whether a host's first picture shows anything.
  private func draws(_ host: ViewHost) async -> Bool {
    await host.settle()
    return host.isStopped || host.displayList(onSystemBackground: false).drawsSomething
  }

  private func candidates(in surroundings: Surroundings) throws -> [Candidate] {
    let usable = GnomonViewEntry.usable(in: views)
    var candidates = AppWindow.all(of: run.module).compactMap { app -> Candidate? in
      // Whether a scene's delegate makes a window is known when it has.
      let host = app.isOfScene ? try? app.host(surroundings) : nil
      if app.isOfScene, host == nil { return nil }
      return Candidate(
        note: "taking the first window of the app \(app.name)\(others(usable))", name: "the window of \(app.name)",
        host: host, make: app.host)
    }
    let last = usable.last
    if last.map({ $0.wantsObject || $0.isShape }) ?? true, candidates.isEmpty {
      // Previews say how a view that needs arguments or an object is made, and how a shape is meant.
      let previews = try found(in: surroundings)
      if let first = previews.first {
        let others = previews.dropFirst().map(\.name).joined(separator: ", ")
        let shown = last?.isShape == true ? "no view but shapes" : "no view"
        var candidate = candidate(first)
        candidate.note =
          "\(shown) can be shown by itself; taking the preview '\(first.name)'"
          + (others.isEmpty ? "" : "; --preview takes another: \(others)")
        candidates = [candidate] + previews.dropFirst().map(self.candidate)
      }
    }
    for entry in usable.reversed() where !entry.wantsObject || candidates.isEmpty {
      guard case .make(let make) = entry.content else { continue }
      let note =
        "taking \(entry.name), "
        + (usable.count == 1 ? "the only view that needs no arguments" : "a view that needs no arguments")
        + others(usable.filter { $0.name != entry.name })
      candidates.append(Candidate(note: note, name: entry.name) { $0.host(make) })
    }
    return candidates
  }

  private func others(_ entries: [GnomonViewEntry]) -> String {
    if entries.isEmpty { return "" }
    let names = entries.map(\.name)
    return "; --view takes another: \(names.suffix(12).joined(separator: ", "))"
      + (names.count > 12 ? " and \(names.count - 12) more" : "")
  }

  private func found(in surroundings: Surroundings) throws -> [FoundPreview] {
    try FoundPreview.all(of: run.module, in: run.files, configuration: surroundings.configuration)
  }

  private func candidate(_ preview: FoundPreview) -> Candidate {
    Candidate(
      note: "taking the preview '\(preview.name)'", name: "the preview '\(preview.name)'", preview: preview,
      make: preview.host)
  }
}

extension DisplayList {
  /// Whether any of the commands leaves something on the surface.
  var drawsSomething: Bool {
    commands.contains { command in
      switch command {
      case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color.opacity > 0
      case .fill, .stroke, .text, .textPart, .image, .backdrop: true
      case .save, .restore, .concatenate, .clip, .beginLayer, .endLayer, .link: false
      @unknown default: true
      }
    }
  }
}
