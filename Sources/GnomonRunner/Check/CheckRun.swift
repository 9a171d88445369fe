// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonAudit
import GnomonCairo
import GnomonRequest
import GnomonTrace

/// Shows all previews in all looks, and says what is wrong with each while it goes on.
///
/// Previews are evaluated one after the other on the main actor; pictures are drawn, encoded and compared beside that.
@MainActor
struct CheckRun {
  private let run: Run
  private let check: RunRequest.Check
  private let surroundings: [Surroundings]
  private let comments: SilencingComments
  private let lines: SourceLines
  private let audit: Audit?

  init(_ run: Run, _ check: RunRequest.Check, _ surroundings: [Surroundings]) throws {
    try WarningOutput.check(check.only)
    self.run = run
    self.check = check
    self.surroundings = surroundings.map { one in
      var one = one
      one.configuration.tracing = check.explains ? .full : .findings
      return one
    }
    (comments, lines) = (run.comments, run.lines)
    audit = check.audits ? Audit() : nil
  }

  func check() async throws {
    SharedCatalogs.share(surroundings.flatMap(\.configuration.imageDirectories))
    surroundings[0].configuration.beginShowing()
    RunStep.begin(.making)
    let previews = try FoundPreview.all(of: run.module, in: run.files, configuration: surroundings[0].configuration)
    let chosen = try run.request.previews.map { names in
      names.isEmpty ? previews : try PreviewChoice.choose(names, from: previews, file: run.name)
    }
    let all = chosen ?? previews
    let wanted = zip(all, run.listed(all)).filter { check.keys.isEmpty || check.keys.contains($0.1.key) }
    let (shown, listed) = (wanted.map(\.0), wanted.map(\.1))
    try say(.found(listed, looks: surroundings.map(\.label)))
    let width = max(1, ProcessInfo.processInfo.activeProcessorCount)
    try await withThrowingTaskGroup(of: CheckedLook.self) { group in
      var pending = 0
      for (number, preview) in shown.enumerated() where !check.skipped.contains(number) {
        for (look, one) in surroundings.enumerated() {
          RunStep.allowedSince = RunRequest.Timings.now
          try say(.began(preview: number, look: look))
          var result = CheckedLook(preview: number, look: look)
          guard let picture = try await show(preview, one, isFirst: look == 0, &result) else {
            try say(.shown(result))
            continue
          }
          if pending == width, let done = try await group.next() {
            pending -= 1
            try say(.shown(done))
          }
          pending += 1
          let base = listed[number].key + (one.fileLabel.isEmpty ? "" : "-" + one.fileLabel)
          group.addTask { [check, result] in picture.finished(result, base: base, check) }
        }
      }
      // What is under way takes as long as it takes.
      RunStep.allowedSince = .infinity
      while let done = try await group.next() { try say(.shown(done)) }
    }
  }

  private func say(_ event: CheckEvent) throws { try run.output.write(try event.line()) }

  // MARK: One look

  /// Shows a preview, and finds what is wrong with it; nil where there's nothing to draw.
  private func show(
    _ preview: FoundPreview, _ one: Surroundings, isFirst: Bool, _ result: inout CheckedLook
  ) async throws -> CheckPicture? {
    RunStep.begin(.making)
    let host: ViewHost
    do {
      host = try await preview.host(one)
    } catch {
      add(CheckProblem(.previewFailed, "\(error)"), to: &result)
      return nil
    }
    RunStep.begin(.settling)
    await run.settle(host)
    result.size = RunRequest.Size(width: host.configuration.size.width, height: host.configuration.size.height)
    let list = host.displayList(onSystemBackground: true)
    let layout = check.folder == nil ? nil : try? host.snapshot(lines: lines).jsonData()
    let page = check.explains ? page(of: preview, in: host, &result) : nil
    RunStep.begin(.finding)
    var findings = host.findings(lines: lines)
    if one.configuration.dynamicTypeSize.isAccessibilitySize, host.isCrampedGallery {
      findings.removeAll { [.textTruncated, .zeroSize, .overflow].contains($0.name) }
    }
    var tried: [Finding] = []
    if let audit {
      findings += audit.findings(of: host)
      if isFirst { tried = await audit.findings(changing: host) }
    }
    // A check may ask nothing of the network: that isn't the preview's fault.
    let warnings = host.warnings.filter { $0.name != .noNetwork || check.only.contains($0.name.rawValue) }
    for warning in warnings where isWanted(warning.name.rawValue, warning.source) {
      add(CheckProblem(warning, run.request.sourcePaths), to: &result)
    }
    for finding in findings where isWanted(finding) {
      add(CheckProblem(finding, run.request.sourcePaths), to: &result)
    }
    for finding in tried where isWanted(finding) {
      var problem = CheckProblem(finding, run.request.sourcePaths)
      problem.isOfSettings = true
      add(problem, to: &result)
    }
    return CheckPicture(list: list, layout: layout, page: page, scale: pictureScale(list), request: run.request)
  }

  /// The page that explains a preview, in the folder beside those of all.
  private func page(of preview: FoundPreview, in host: ViewHost, _ result: inout CheckedLook) -> Data? {
    RunStep.begin(.explaining)
    do {
      let explanation = host.explanation(lines: lines).silenced(by: comments, run.request.silenced)
      return try HTMLPage(
        explanation, title: preview.name, pictures: run.pagePictures(explanation, of: host), home: "../index.html"
      ).data()
    } catch {
      add(CheckProblem(.previewNotDrawn, "its page can't be made: \(error)"), to: &result)
      return nil
    }
  }

  /// Screens of phones have three pixels a point. A page needs no more than two, and nobody sees what isn't kept.
  private func pictureScale(_ list: DisplayList) -> CGFloat {
    if run.request.longestSide != nil { return run.request.limited(list).scale }
    if run.request.scale != nil { return list.scale }
    return min(list.scale, check.folder == nil ? 1 : 2)
  }

  private func isWanted(_ name: String, _ source: SourceLocation?) -> Bool {
    run.request.tells(name) && !comments.silence(name, at: source)
  }

  private func isWanted(_ finding: Finding) -> Bool {
    run.request.tells(finding.name.rawValue) && !comments.silence(finding)
  }

  /// Views that one line makes have one text.
  private func add(_ problem: CheckProblem, to result: inout CheckedLook) {
    if !result.problems.contains(problem) { result.problems.append(problem) }
  }
}

/// What is left to do for a look when the views are done with.
struct CheckPicture: Sendable {
  let list: DisplayList
  /// The layout as JSON; nil where none is kept.
  let layout: Data?
  /// The page that explains it; nil where none is wanted.
  let page: Data?
  /// The pixels per point that it's drawn with.
  let scale: CGFloat
  let request: RunRequest

  /// Draws it, keeps it and compares it.
  ///
  /// - Parameter base: The files' name without an ending.
  func finished(_ look: CheckedLook, base: String, _ check: RunRequest.Check) -> CheckedLook {
    var result = look
    let warnings = RenderingWarnings()
    do {
      let bitmap = try CairoRenderer(onWarning: warnings.add).bitmap(list, scale: scale)
      if let folder = check.folder { try keep(bitmap, base, in: folder, check.before, &result) }
    } catch let error as RenderingError {
      result.problems.append(CheckProblem(.previewNotDrawn, "\(error)"))
    } catch {
      result.problems.append(CheckProblem(.previewNotDrawn, "its picture can't be kept: \(error)"))
    }
    for warning in warnings.all where request.tells(warning.name.rawValue) {
      let problem = CheckProblem(warning, [:])
      if !result.problems.contains(problem) { result.problems.append(problem) }
    }
    return result
  }

  private func keep(
    _ bitmap: Bitmap, _ base: String, in folder: String, _ before: String?, _ result: inout CheckedLook
  ) throws {
    let picture = base + ".png"
    try PNGEncoder.encode(bitmap, mode: .fast).writeWhole(to: URL(fileURLWithPath: "\(folder)/\(picture)"))
    result.picture = picture
    if let layout { try layout.writeWhole(to: URL(fileURLWithPath: "\(folder)/\(base).json")) }
    if let page {
      try page.writeWhole(to: URL(fileURLWithPath: "\(folder)/\(base).html"))
      result.page = base + ".html"
    }
    guard let before,
      let old = FileManager.default.contents(atPath: "\(before)/\(picture)").flatMap({ Bitmap(png: $0) })
    else { return }
    var change = CheckedChange()
    let comparison = PictureComparison(old, bitmap, tolerance: 0)
    if !comparison.isSameSize || comparison.different > 0 {
      change.pixels = comparison.words(old, bitmap, scale)
      change.share = comparison.share
      if let marked = comparison.picture {
        change.difference = base + ".difference.png"
        try PNGEncoder.encode(marked, mode: .fast).writeWhole(
          to: URL(fileURLWithPath: "\(folder)/\(base).difference.png"))
      }
    }
    let oldLayout = FileManager.default.contents(atPath: "\(before)/\(base).json")
    if let oldLayout, let layout, let a = try? LayoutFile(reading: oldLayout), let b = try? LayoutFile(reading: layout)
    {
      change.words = LayoutDiff(a, b).lines
    }
    guard change.pixels != nil || !change.words.isEmpty else { return }
    change.before = picture
    result.change = change
  }
}

extension Surroundings {
  /// The look's values, as a part of a file's name.
  fileprivate var fileLabel: String {
    label.split(separator: ", ").map { part in
      part.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
    }.joined(separator: "-").map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? String($0) : "-" }.joined()
  }
}

extension CheckProblem {
  fileprivate init(_ failure: Failure, _ message: String) { self.init(failure.rawValue, .error, message) }

  init(_ warning: RuntimeWarning, _ paths: [String: String]) {
    self.init(
      warning.name.rawValue, Self.severity(of: warning.name), plainLine(warning.message),
      hint: warning.hint.map(plainLine), view: warning.view, file: warning.source.flatMap { paths[$0.file] },
      line: warning.source?.line)
    if file == nil { line = nil }
  }

  private static func severity(of name: RuntimeWarning.Name) -> Severity {
    switch name {
    case .updateLoop: .error
    case .missingFont, .missingSymbol, .unsupported: .note
    default: .warning
    }
  }

  init(_ finding: Finding, _ paths: [String: String]) {
    self.init(
      finding.name.rawValue, .warning, plainLine(finding.message), hint: plainLine(finding.hint), view: finding.view,
      file: finding.source.flatMap { paths[$0.file] }, line: finding.source?.line)
    if file == nil { line = nil }
  }
}
