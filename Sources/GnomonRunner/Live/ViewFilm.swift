// SPDX-License-Identifier: Apache-2.0
import Gnomon

/// What a live view has shown last, by the numbers of its scenes.
struct ViewFilm {
  private var kept: [(scene: Int, list: DisplayList)] = []
  private var commands = 0

  /// So many scenes are kept, and so many commands of them together.
  static let mostScenes = 240
  static let mostCommands = 1_000_000

  mutating func add(_ list: DisplayList, _ scene: Int) {
    if kept.last?.scene == scene { return }
    kept.append((scene, list))
    commands += list.commands.count
    while kept.count > Self.mostScenes || commands > Self.mostCommands, kept.count > 1 {
      commands -= kept.removeFirst().list.commands.count
    }
  }

  /// Those of some numbers that are still there, in the order in which they were shown, each once.
  func lists(_ scenes: [Int]) -> [DisplayList] {
    let wanted = Set(scenes)
    return kept.filter { wanted.contains($0.scene) }.map(\.list)
  }
}
