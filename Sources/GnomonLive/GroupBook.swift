// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The groups that a client has, as they were written, and what they were written of: one that would be written the same
/// way again isn't.
@MainActor
final class GroupBook {
  /// A group of the client's.
  final class Known {
    fileprivate(set) var json: [UInt8]
    /// The last round that drew it.
    fileprivate(set) var drawn: Int
    /// What it was in that scene.
    fileprivate(set) var group: HostScene.Group
    /// True if its own commands and their places say all that is written of it. What is drawn as pixels depends on more.
    fileprivate var isPlain: Bool
    /// The contents that its commands name.
    fileprivate var contents: [Int]

    fileprivate init(_ group: HostScene.Group, _ json: [UInt8], drawn: Int, isPlain: Bool, _ contents: [Int]) {
      (self.group, self.json, self.drawn, self.isPlain, self.contents) = (group, json, drawn, isPlain, contents)
    }
  }

  private var known: [Int: Known] = [:]
  /// Those of the last scene.
  private var last: [Int] = []
  private var now: [Int] = []
  /// Those that aren't drawn any more, in the order in which that came about, with the last round and scene that drew them.
  private var idle: [(number: Int, drawn: Int, scene: Int)] = []
  private var idleStart = 0
  private var list = DisplayList(size: .zero, scale: 1)
  private var scene = 0
  /// Counts what is written, also where it turns out to be nothing new.
  private var round = 0
  /// The groups that are others than the client has, those inside before those around.
  private(set) var news: [Known] = []
  /// The number of groups that were written so far.
  private(set) var written = 0
  /// How many scenes a group isn't drawn before the client forgets it.
  private static let patience = 30

  /// Forgets what the client has.
  func clientIsNew(_ contents: ContentBook) {
    for number in last { if let group = known[number] { contents.letGo(group.contents) } }
    (known, last, idle, idleStart) = ([:], [], [], 0)
  }

  /// Begins to write a scene.
  func begin(scene: Int) {
    self.scene = scene
    round += 1
    (now, news) = ([], [])
    now.reserveCapacity(last.count)
  }

  /// True if a group would be written as the client has it; it's taken as drawn then.
  func isKnown(_ group: HostScene.Group, in list: DisplayList) -> Bool {
    guard let known = known[group.number], known.isPlain, known.drawn == round - 1,
      known.group.isWritten(in: self.list, as: group, in: list)
    else { return false }
    known.group = group
    known.drawn = round
    now.append(group.number)
    return true
  }

  /// Takes note of a group that was written.
  func add(
    _ group: HostScene.Group, _ json: [UInt8], isPlain: Bool, uses numbers: [Int], _ contents: ContentBook
  ) {
    contents.hold(numbers)
    now.append(group.number)
    written += 1
    guard let known = known[group.number] else {
      let new = Known(group, json, drawn: round, isPlain: isPlain, numbers)
      self.known[group.number] = new
      return news.append(new)
    }
    // What isn't drawn has let its contents go.
    if known.drawn == round - 1 { contents.letGo(known.contents) }
    if known.json != json {
      known.json = json
      news.append(known)
    }
    (known.group, known.drawn, known.isPlain, known.contents) = (group, round, isPlain, numbers)
  }

  /// Ends the scene: what it doesn't draw is idle from now on.
  func end(_ list: DisplayList, _ contents: ContentBook) {
    for number in last {
      guard let group = known[number], group.drawn != round else { continue }
      contents.letGo(group.contents)
      idle.append((number, group.drawn, scene - 1))
    }
    (last, self.list) = (now, list)
  }

  /// The groups that the client may forget, which are forgotten here.
  func takeForgotten() -> [Int] {
    var forgotten: [Int] = []
    while idleStart < idle.count, scene - idle[idleStart].scene > Self.patience {
      let (number, drawn, _) = idle[idleStart]
      idleStart += 1
      // It may have been drawn again meanwhile.
      guard known[number]?.drawn == drawn else { continue }
      known[number] = nil
      forgotten.append(number)
    }
    if idleStart > idle.count / 2 {
      idle.removeSubrange(..<idleStart)
      idleStart = 0
    }
    return forgotten
  }
}

extension HostScene.Group {
  /// True if the group's own commands in a list say the same as those of another in another list, each from its corner.
  fileprivate func isWritten(in list: DisplayList, as other: HostScene.Group, in otherList: DisplayList) -> Bool {
    guard element == other.element, children.count == other.children.count,
      commands.upperBound <= list.commands.count
    else { return false }
    let sameness = CommandSameness(origin, other.origin)
    var (index, otherIndex, child) = (commands.lowerBound, other.commands.lowerBound, 0)
    while index < commands.upperBound, otherIndex < other.commands.upperBound {
      if child < children.count {
        let (own, others) = (children[child].commands, other.children[child].commands)
        if own.lowerBound == index || others.lowerBound == otherIndex {
          guard own.lowerBound == index, others.lowerBound == otherIndex,
            children[child].number == other.children[child].number,
            sameness.holds(children[child].origin, other.children[child].origin)
          else { return false }
          (index, otherIndex) = (own.upperBound, others.upperBound)
          child += 1
          continue
        }
      }
      guard sameness.holds(list.commands[index], otherList.commands[otherIndex]) else { return false }
      index += 1
      otherIndex += 1
    }
    return index == commands.upperBound && otherIndex == other.commands.upperBound && child == children.count
  }
}
