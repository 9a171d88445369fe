// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonLive

/// What a live view has shown last, by the numbers of its scenes, and the states that it had.
@MainActor
struct ViewFilm {
  private struct Frame {
    var scene: Int
    var list: DisplayList
    /// nil where it wasn't asked for: the one before counts.
    var state: KeptState?
  }

  private var kept: [Frame] = []
  private var commands = 0
  private var nextState = ContinuousClock.now

  /// So many scenes are kept, and so many commands of them together.
  private static let mostScenes = 240
  private static let mostCommands = 1_000_000
  /// What takes long is done only so rarely that it takes no more than this share of the time.
  private static let share = 20

  mutating func add(_ scene: Int, of session: LiveSession) {
    if kept.last?.scene == scene { return }
    var frame = Frame(scene: scene, list: session.host.displayList(onSystemBackground: true))
    let begin = ContinuousClock.now
    if begin >= nextState {
      frame.state = session.keptState()
      nextState = .now.advanced(by: begin.duration(to: .now) * Self.share)
    }
    kept.append(frame)
    commands += frame.list.commands.count
    while kept.count > Self.mostScenes || commands > Self.mostCommands, kept.count > 1 {
      let first = kept.removeFirst()
      commands -= first.list.commands.count
      // The next one had it too, as far as is known.
      if kept[0].state == nil { kept[0].state = first.state }
    }
  }

  /// Those of some numbers that are still there, in the order in which they were shown, each once.
  func lists(_ scenes: [Int]) -> [DisplayList] {
    let wanted = Set(scenes)
    return kept.filter { wanted.contains($0.scene) }.map(\.list)
  }

  /// The state that the view had in a scene.
  func state(in scene: Int) -> KeptState? {
    guard let place = kept.firstIndex(where: { $0.scene == scene }) else { return nil }
    return kept[...place].last { $0.state != nil }?.state
  }
}
