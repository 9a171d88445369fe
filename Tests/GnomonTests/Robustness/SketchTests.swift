// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What is said in two ways has the same frames, and so has what is reached by edits or at once.
///
/// Run one seed again with `GNOMON_SEEDS=17-17 swift test --filter SketchTests`.
@MainActor @Suite(.serialized) struct SketchTests {
  // MARK: Edits

  /// Where the frames after the last stage, shown after the others, differ from those of a host that shows it at once.
  private func drift(_ stages: [Stage], usesModels: Bool) -> Difference? {
    guard let first = stages.first, let last = stages.last else { return nil }
    let host = SketchHost(first, usesModels: usesModels)
    for stage in stages.dropFirst() { host.show(stage) }
    return Difference(host.nodes, SketchHost(last).nodes, within: 1e-9)
  }

  @Test("After each of 200 edits the frames are those of a layout from scratch", arguments: seeds(3))
  func edits(seed: Int) {
    var maker = SketchMaker(seed: seed)
    let usesModels = seed % 2 == 0
    var stages = [Stage(sketch: maker.make())]
    let host = SketchHost(stages[0], usesModels: usesModels)
    for edit in 0..<200 {
      let next = maker.edit(stages[stages.count - 1])
      stages.append(next)
      host.show(next)
      guard Difference(host.nodes, SketchHost(next).nodes, within: 1e-9) != nil else { continue }
      var shrinking = Shrinking { self.drift($0, usesModels: usesModels) != nil }
      // Few stages are usually enough; all of them are, always.
      let tail = [2, 4, 16].map { Array(stages.suffix($0)) }.first { drift($0, usesModels: usesModels) != nil }
      let least = shrinking.shrink(tail ?? stages)
      let difference = drift(least, usesModels: usesModels)
      Issue.record(
        """
        seed \(seed), edit \(edit), \(usesModels ? "models" : "values"): the frames differ from those from scratch.
        \(difference?.description ?? "Not found again after taking apart.")

        \(least.map(\.source).joined(separator: "\n\n// then\n\n"))
        """)
      return
    }
  }

  // MARK: Spellings

  private func expectSame(_ seed: Int, _ size: Int, _ spelling: Spelling, _ what: String, within: CGFloat = 0.001) {
    var maker = SketchMaker(seed: seed &+ 1_000_000)
    var stage = Stage(sketch: maker.make(size: size))
    stage.isRightToLeft = seed % 5 == 0
    stage.width = [320, 80, 500, 200][seed % 4]
    func difference(_ stages: [Stage]) -> Difference? {
      guard let stage = stages.first else { return nil }
      return Difference(SketchHost(stage, spelling).nodes, SketchHost(stage).nodes, within: within)
    }
    guard difference([stage]) != nil else { return }
    var shrinking = Shrinking { difference($0) != nil }
    let least = shrinking.shrink([stage])
    Issue.record("seed \(seed), \(what):\n\(difference(least)?.description ?? "")\n\n\(least[0].source)")
  }

  /// In tens, so that a failure names few.
  nonisolated static let tens = stride(from: seeds(120).lowerBound, to: seeds(120).upperBound, by: 10)

  private func each(_ start: Int, _ spelling: (Int) -> Spelling, _ what: String) {
    for seed in start..<min(start + 10, seeds(120).upperBound) { expectSame(seed, 20, spelling(seed), what) }
  }

  @Test("Stacks through AnyLayout", arguments: Array(tens))
  func erased(start: Int) { each(start, { _ in Spelling(stacks: .erased) }, "AnyLayout against stacks") }

  @Test("facts 36–49: stacks that a user wrote from the documented algorithm", arguments: Array(tens))
  func documented(start: Int) { each(start, { _ in Spelling(stacks: .documented) }, "a user's stacks") }

  @Test("Frames, insets and the like in other words", arguments: Array(tens))
  func otherModifiers(start: Int) { each(start, { _ in Spelling(usesOtherModifiers: true) }, "other modifiers") }

  @Test("facts 3, 80: readers as layouts", arguments: Array(tens))
  func readers(start: Int) { each(start, { _ in Spelling(usesDocumentedReaders: true) }, "a reader as a layout") }

  @Test("Groups, conditions and loops around views", arguments: Array(tens))
  func wrapping(start: Int) { each(start, { Spelling(wrapping: UInt64($0)) }, "wrapped views") }
}
