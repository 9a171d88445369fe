// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonLive
import GnomonRequest
import GnomonTrace

/// Tells of a live view who is inside whom, why each is as it is, and what has happened.
@MainActor
final class ViewInspector: LiveInspector {
  /// Something that can't be answered, as a text for the one who asks.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let run: Run
  private weak var session: LiveSession?
  private var host: ViewHost? { session?.host }
  /// Has the view go on from another state.
  var goOn: ((KeptState) -> Void)?
  /// The number of the record that was told last.
  private var record = 0
  /// The frame that the record is of.
  private var state: HostScene.State?
  /// The record of that frame as the tree has it, and with all questions, where somebody has asked for a view.
  private var explanation: Explanation?
  private var fullExplanation: Explanation?
  private var counters = Counters()
  private var wasMoving = false
  private var film: ViewFilm?
  /// The number of the scene that the client was sent last.
  private var scene = 0
  private let lines: SourceLines

  init(_ run: Run, _ session: LiveSession) { (self.run, self.session, lines) = (run, session, run.lines) }

  func answer(_ question: LiveQuestion) throws -> Data {
    guard let host else { throw Failure(description: "The view is gone.") }
    switch question.subject {
    case .begin:
      host.trace(.full)
      counters = host.counters
      return Self.nothing
    case .end:
      host.trace(.findings)
      (explanation, fullExplanation, film) = (nil, nil, nil)
      return Self.nothing
    case .tree: return try tree(question, of: host)
    case .node: return try node(question, of: host)
    case .frames: return try frames(question, of: host)
    case .source: return try source(question.file ?? "")
    case .layout: return Data("{\"layout\":".utf8) + (try host.snapshot(lines: lines).jsonData()) + Data("}".utf8)
    case .film:
      film = question.isOn == true ? film ?? ViewFilm() : nil
      isShown(scene: scene)
      return Self.nothing
    case .goOn:
      try goOn(from: question.scenes?.last ?? 0)
      return Self.nothing
    case .pages: return try encoded(Pages(pdf: pdf(question.scenes ?? [], of: host)))
    case .difference: return try difference(question.layout ?? "", of: host)
    }
  }

  private static let nothing = Data("{}".utf8)

  // MARK: Views

  private struct Tree: Encodable {
    var record: Int
    /// nil where the one who asks has it.
    var tree: InspectedTree?
  }

  private func tree(_ question: LiveQuestion, of host: ViewHost) throws -> Data {
    host.updateIfDue()
    let now = host.sceneState()
    // What moves is drawn elsewhere without being another frame.
    let isMoving = host.changesEachFrame
    defer { wasMoving = isMoving }
    if now == state, explanation != nil, !isMoving, !wasMoving {
      return try encoded(
        Tree(record: record, tree: question.record == record ? nil : explanation.map(InspectedTree.init)))
    }
    let explanation = explained(host.layoutRecord(asksAgain: false, lines: lines))
    (state, self.explanation, fullExplanation) = (now, explanation, nil)
    record += 1
    return try encoded(Tree(record: record, tree: InspectedTree(explanation)))
  }

  private func explained(_ record: LayoutRecord) -> Explanation {
    Explanation(record).silenced(by: run.comments, run.request.silenced)
  }

  private struct Told: Encodable {
    var record: Int
    var story: InspectedView
  }

  private func node(_ question: LiveQuestion, of host: ViewHost) throws -> Data {
    guard let node = question.node, question.record == record, let explanation, state == host.sceneState() else {
      throw Failure(description: "The views have changed since.")
    }
    let full = fullExplanation ?? explained(host.layoutRecord(lines: lines))
    fullExplanation = full
    guard full.record.nodes.count == explanation.record.nodes.count, let story = InspectedView(full, node) else {
      throw Failure(description: "There's no view \(node).")
    }
    return try encoded(Told(record: record, story: story))
  }

  // MARK: What has happened

  private struct Happened: Encodable {
    var happened: InspectedFrames
    var counters: [String: Int]
    /// What was done since the last answer.
    var work: [String: Int]
  }

  private func frames(_ question: LiveQuestion, of host: ViewHost) throws -> Data {
    host.updateIfDue()
    let now = host.counters
    // A tree of this frame that was just told has all of it.
    let known = host.sceneState() == state ? explanation?.record : nil
    let happened = InspectedFrames(known ?? host.layoutRecord(asksAgain: false), since: question.since ?? 0)
    defer { counters = now }
    return try encoded(
      Happened(happened: happened, counters: Self.named(now), work: Self.named(now, since: counters)))
  }

  private static func named(_ counters: Counters, since old: Counters = Counters()) -> [String: Int] {
    [
      "bodies": counters.bodies - old.bodies, "measures": counters.measures - old.measures,
      "places": counters.places - old.places, "passes": counters.passes - old.passes,
      "nodes": counters.nodes - old.nodes,
    ]
  }

  // MARK: Pictures

  private struct Pages: Encodable {
    var pdf: Data
  }

  private static let mostPDFBytes = 24 << 20

  func isShown(scene: Int) {
    self.scene = scene
    guard film != nil, let session else { return }
    film?.add(scene, of: session)
  }

  /// Has the view go on from the state that it had in a scene, when this question is answered.
  private func goOn(from scene: Int) throws {
    guard let state = film?.state(in: scene) else {
      throw Failure(description: "The state of that frame isn't kept any more.")
    }
    Task { [weak self] in self?.goOn?(state) }
  }

  /// A page for each scene; where none is named, what is shown now.
  private func pdf(_ scenes: [Int], of host: ViewHost) throws -> Data {
    let pages = scenes.isEmpty ? [host.displayList(onSystemBackground: true)] : film?.lists(scenes) ?? []
    guard !pages.isEmpty else { throw Failure(description: "Nothing of these frames is kept any more.") }
    let data = try CairoRenderer().pdf(pages: pages)
    guard data.count <= Self.mostPDFBytes else {
      throw Failure(description: "The document would have more than \(Self.mostPDFBytes >> 20) MiB.")
    }
    return data
  }

  // MARK: Comparing

  private struct Difference: Encodable {
    /// What has moved, grown, come or gone, a sentence each.
    var lines: [String]
    /// How many aren't told.
    var more: Int
  }

  private static let mostDifferences = 200

  private func difference(_ layout: String, of host: ViewHost) throws -> Data {
    guard let old = try? LayoutFile(reading: Data(layout.utf8)) else {
      throw Failure(description: "That's no layout.")
    }
    let lines = LayoutDiff(old, try LayoutFile(reading: host.snapshot(lines: lines).jsonData())).lines
    let told = lines.prefix(Self.mostDifferences)
    return try encoded(Difference(lines: Array(told), more: lines.count - told.count))
  }

  // MARK: Sources

  private struct Source: Encodable {
    var file: String
    /// The whole path.
    var path: String
    var text: String
    /// Tells the text from others.
    var fingerprint: String
  }

  private static let sourceLimit = 1 << 20

  private func source(_ file: String) throws -> Data {
    guard let path = run.request.sourcePaths[file] else {
      throw Failure(description: "'\(file.prefix(200))' is none of the files that were compiled.")
    }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "'\(file)' can't be read any more.")
    }
    guard bytes.count <= Self.sourceLimit else {
      throw Failure(description: "'\(file)' has more than \(Self.sourceLimit >> 10) KiB.")
    }
    return try encoded(
      Source(
        file: file, path: URL(fileURLWithPath: path).standardized.path, text: String(decoding: bytes, as: UTF8.self),
        fingerprint: SourceEdit.fingerprint([UInt8](bytes))))
  }

  private func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return try encoder.encode(value)
  }
}
