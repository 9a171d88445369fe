// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest
import GnomonTrace

/// The way from a host to the bytes of the answer: it settles, is drawn or described, and then what was wrong is said.
@MainActor
struct HostAnswer {
  private let run: Run
  private let host: ViewHost
  private let said: WarningOutput.Said
  /// The pictures of the instants that are asked for.
  private var frames: [DisplayList] = []
  /// Made once: it lays the tree out again.
  private var explanation: Explanation?
  private var explaining = Duration.zero
  /// Measured where the times are wanted.
  private var picture: CairoRenderer.TimedPNG?

  private var request: RunRequest { run.request }

  init(_ host: ViewHost, to run: Run, _ said: WarningOutput.Said = WarningOutput.Said()) {
    self.host = host
    self.run = run
    self.said = said
  }

  /// Takes all the steps, and gives the answer's bytes.
  mutating func make() async throws -> Data {
    try await bring()
    let bytes = try bytes()
    try conclude()
    return bytes
  }

  /// Takes all the steps but the last: the picture is drawn with others.
  mutating func drawing() async throws -> DisplayList {
    try await bring()
    let list = list
    try conclude()
    return list
  }

  /// Brings the host to the state that is asked for.
  private mutating func bring() async throws {
    RunStep.begin(.settling)
    host.stop(atFrame: request.explain?.frame)
    await run.settle(host)
    await showInstants()
    try run.checkFrame(of: host)
    explain()
  }

  /// Says what is to be said.
  private mutating func conclude() throws {
    // What a user's view has printed comes before what is said of it.
    fflush(nil)
    showWarnings()
    var report = timingReport()
    showFindings(&report)
    if let report { Console.line(request.output == .layoutJSON ? try report.json() : report.text) }
  }

  /// Brings the host to the instants that are asked for, one after the other.
  private mutating func showInstants() async {
    var now = 0.0
    for instant in request.instants where !host.isStopped {
      host.advance(by: instant - now)
      now = instant
      await host.settle()
      frames.append(host.displayList(onSystemBackground: true))
    }
  }

  private mutating func explain() {
    guard request.explain != nil else { return }
    RunStep.begin(.explaining)
    let start = ContinuousClock.now
    explanation = host.explanation(lines: run.lines).silenced(by: run.comments, request.silenced)
    explaining = start.duration(to: .now)
  }

  // MARK: The answer

  private mutating func bytes() throws -> Data {
    RunStep.begin(PictureFormat(rawValue: request.output.rawValue) == nil ? .writing : .drawing)
    return switch request.output {
    case .png where request.timings != nil && frames.count <= 1: try timedPicture()
    case .png, .jpeg, .webp, .pdf, .svg: try drawnPicture()
    case .layoutText, .previewList, .check, .live: line(Data(host.snapshot(lines: run.lines).text().utf8))
    case .layoutJSON: line(try host.snapshot(lines: run.lines).jsonData())
    case .explanation: line(Data(try run.text(explanation ?? host.explanation(lines: run.lines)).utf8))
    case .explanationJSON: line(try (explanation ?? host.explanation(lines: run.lines)).jsonData())
    case .explanationHTML: try page(explanation ?? host.explanation(lines: run.lines))
    }
  }

  private mutating func timedPicture() throws -> Data {
    let timed = try CairoRenderer().timedPNG(host.displayList(onSystemBackground: true))
    picture = timed
    return timed.data
  }

  /// What the host shows, or has shown at several instants.
  private var list: DisplayList {
    frames.count > 1 ? .strip(frames) : host.displayList(onSystemBackground: true)
  }

  private func drawnPicture() throws -> Data {
    let warnings = RenderingWarnings()
    let data = try CairoRenderer(onWarning: warnings.add).data(
      request.limited(list), format: PictureFormat(rawValue: request.output.rawValue) ?? .png,
      svgText: request.shownSVGText)
    for warning in warnings.all { host.warn(warning.name, warning.message, hint: warning.hint) }
    return data
  }

  private func page(_ explanation: Explanation) throws -> Data {
    try HTMLPage(
      explanation, title: "Why \(run.name) is as it is", pictures: run.pagePictures(explanation, of: host)
    ).data()
  }

  /// Ends a text's last line.
  private func line(_ text: Data) -> Data {
    text.last == UInt8(ascii: "\n") ? text : text + [UInt8(ascii: "\n")]
  }

  // MARK: What is said of it

  private func showWarnings() {
    let comments = run.comments
    WarningOutput.show(
      host.warnings.filter { !comments.silence($0.name.rawValue, at: $0.source) }, request.silenced, said, run.openable)
  }

  /// Finds what is probably not meant, and says so. An instant of an animation isn't what a layout settles at.
  private func showFindings(_ report: inout TimingReport?) {
    guard request.instants.isEmpty else { return }
    RunStep.begin(.finding)
    // What a user's layout prints isn't to be printed twice for a picture.
    let start = ContinuousClock.now
    let findings = explanation?.findings ?? host.findings(lines: run.lines)
    if explanation == nil { report?.add("findings", start.duration(to: .now)) }
    let comments = run.comments
    WarningOutput.show(
      findings.filter { !comments.silence($0) }, request.silenced, said, run.openable)
  }

  /// What the phases took so far; nil where nobody asked.
  private func timingReport() -> TimingReport? {
    guard let before = request.timings else { return nil }
    var report = TimingReport(
      before: before, launched: run.launched, phases: host.phaseTimings ?? PhaseTimings(), counters: host.counters)
    if let picture {
      report.extend("draw", by: picture.drawing)
      report.add("encode", picture.encoding, ["bytes": picture.data.count])
    }
    if explanation != nil { report.add("explain", explaining) }
    return report
  }
}
