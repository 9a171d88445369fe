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
    var previews: [Candidate]?
    var index = 0
    while true {
      let all = candidates + (previews ?? [])
      if index >= min(all.count, Self.limit) {
        // They are looked for only where no view shows anything: that takes time.
        guard previews == nil, !candidates.contains(where: { $0.preview != nil }) else { return first }
        previews = try found(in: surroundings).map(candidate)
        continue
      }
      var candidate = all[index]
      // A preview that can't be made may be followed by one that can; the first one's error is the user's.
      guard let host = try await host(of: candidate, at: index, surroundings) else {
        index += 1
        continue
      }
      candidate.host = host
      if index == 0 { first = candidate }
      await host.settle()
      if host.isStopped || host.displayList(onSystemBackground: false).drawsSomething {
        if index > 0 { Console.note("\(first.name) draws nothing; taking \(candidate.name)") }
        return candidate
      }
      index += 1
    }
  }

  private func host(of candidate: Candidate, at index: Int, _ surroundings: Surroundings) async throws -> ViewHost? {
    if let host = candidate.host { return host }
    if index == 0 { return try await candidate.make(surroundings) }
    return try? await candidate.make(surroundings)
  }

  private func candidates(in surroundings: Surroundings) throws -> [Candidate] {
    let usable = GnomonViewEntry.usable(in: views)
    var candidates = AppWindow.all(of: run.module).compactMap { app -> Candidate? in
      // Whether a scene's delegate makes a window is known when it has.
      let host = app.isOfScene ? app.host(surroundings) : nil
      if app.isOfScene, host == nil { return nil }
      return Candidate(
        note: "taking the first window of the app \(app.name)\(others(usable))", name: "the window of \(app.name)",
        host: host
      ) { one in
        guard let host = app.host(one) else {
          throw ViewChoice.Failure(description: "\(app.name) makes no window")
        }
        return host
      }
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
      let isOnly = usable.count == 1
      let note =
        isOnly
        ? "taking \(entry.name), the only view that needs no arguments"
        : "taking \(entry.name), a view that needs no arguments" + others(usable.filter { $0.name != entry.name })
      candidates.append(
        Candidate(note: note, name: entry.name) { one in
          one.configuration.beginShowing()
          return ViewHost(make(), configuration: one.configuration)
        })
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
