// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonCairo
import GnomonRequest

/// What a program shows live, and how to make it.
struct LiveEntry {
  var preview: LivePreview
  var make: @MainActor (Surroundings) async throws -> ViewHost
  /// Makes a window of the app; nil where it's none.
  private var window: AppWindow?

  /// A host that shows it, or the window of an app that is asked for. Throws where there's none.
  @MainActor func host(_ surroundings: Surroundings, _ scene: LiveScene?) async throws -> ViewHost {
    guard let scene else { return try await make(surroundings) }
    guard let window else {
      if scene == LiveScene() { return try await make(surroundings) }
      throw ViewChoice.Failure(description: "\(preview.name) is no app, so it has no windows to choose from")
    }
    return try window.host(surroundings, scene)
  }

  /// What a request asks for: a view, previews, or, where it names none, the app's windows and all previews. Where there
  /// are none, the view that is taken where nobody names one.
  @MainActor static func all(of run: Run, in surroundings: Surroundings) throws -> [LiveEntry] {
    surroundings.configuration.beginShowing()
    RunStep.begin(.making)
    let views = GnomonViewEntry.all(in: run.files)
    let windows = AppWindow.all(of: run.module)
    if let name = run.request.view {
      if let window = windows.first(where: { $0.name == name }) { return [LiveEntry(window, run)] }
      let make = try ViewChoice.choose(name, from: views, file: run.name)
      return [LiveEntry(views.last { $0.name == name || $0.name.hasSuffix("." + name) }, name, run) { make() }]
    }
    let previews = try FoundPreview.all(of: run.module, in: run.files, configuration: surroundings.configuration)
    if let names = run.request.previews, !names.isEmpty {
      let chosen = try PreviewChoice.choose(names, from: previews, file: run.name)
      return zip(chosen, run.listed(chosen)).map { LiveEntry($0, $1.key) }
    }
    let found = windows.map { LiveEntry($0, run) } + zip(previews, run.listed(previews)).map { LiveEntry($0, $1.key) }
    if !found.isEmpty { return found }
    guard let last = GnomonViewEntry.usable(in: views).last, case .make(let make) = last.content else {
      throw ViewChoice.nothing(in: views, file: run.name)
    }
    return [LiveEntry(last, last.name, run, make)]
  }

  private init(_ preview: FoundPreview, _ key: String) {
    self.preview = LivePreview(key: key, name: preview.name, place: preview.place)
    make = preview.host
  }

  private init(_ window: AppWindow, _ run: Run) {
    preview = LivePreview(key: "\(run.module).\(window.name)", name: window.name, place: "")
    make = { try window.host($0) }
    self.window = window
  }

  private init(_ entry: GnomonViewEntry?, _ name: String, _ run: Run, _ make: @escaping @MainActor () -> AnyView) {
    let file = entry?.file ?? (run.files.count == 1 ? run.files[0].name : nil)
    let place = entry.flatMap { entry in file.map { "\($0):\(entry.line)" } }
    preview = LivePreview(key: "\(run.module).\(name)", name: name, place: place ?? "")
    self.make = { $0.host(make) }
  }
}
