// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// Writes scenes as what has changed since the last one that the client was sent.
@MainActor
final class SceneEncoder {
  /// A scene as it's sent.
  struct Message {
    var json: [UInt8]
    /// The pictures that the client lacks. They come before the scene.
    var pictures: [(number: Int, png: [UInt8])]
    var number: Int
  }

  /// What the session says beside the host's scene.
  struct Surroundings: Equatable {
    var seen: Int
    var cursor: String
    var animates: Bool
    /// The findings that the client wasn't told.
    var findings: [RuntimeWarning]
  }

  let contents = ContentBook()
  let groups = GroupBook()
  /// The number of scenes that were drawn, rather than being the last one.
  private(set) var drawnScenes = 0
  private var scrolls: [HostScene.Scroll]?
  private var grips: [HostScene.Grip] = []
  private var isHeld = false
  /// In the order of reading; the first is the screen.
  private var elements: [HostScene.Element] = []
  private var focus: HostScene.Focus?
  private var canvas: (size: CGSize, scale: CGFloat, root: Int)?
  private var said = Surroundings(seen: -1, cursor: "", animates: false, findings: [])
  private var number = 0

  /// Forgets what the client has.
  func clientIsNew() {
    groups.clientIsNew(contents)
    contents.clientIsNew()
    (scrolls, elements, focus, canvas) = (nil, [], nil, nil)
    (grips, isHeld) = ([], false)
    said = Surroundings(seen: -1, cursor: "", animates: false, findings: [])
  }

  /// The message for a scene; nil where the client has all of it.
  func message(_ scene: HostScene, _ surroundings: Surroundings) -> Message? {
    contents.begin(scene: number + 1, scale: scene.list.scale)
    groups.begin(scene: number + 1)
    drawnScenes += 1
    var writer = CommandWriter(contents, groups, scene.list)
    writer.write(scene.root)
    groups.end(scene.list, contents)
    var json = JSONBytes()
    var hasNews = false
    var pictures: [(number: Int, png: [UInt8])] = []
    json.object { json in
      json.key("t")
      json.value("scene" as StaticString)
      json.key("n")
      json.value(number + 1)
      let start = json.bytes.count
      write(scene.list, root: scene.root.number, to: &json)
      writeGroups(groups.news, to: &json)
      pictures = contents.writeNews(to: &json)
      writeScrolls(scene.scrolls, to: &json)
      writeGrips(scene, to: &json)
      writeElements(scene.elements, to: &json)
      if scene.focus != focus || number == 0 { write(scene.focus, to: &json) }
      writeSaid(surroundings, to: &json)
      hasNews = json.bytes.count > start || !pictures.isEmpty
      if hasNews { writeForgotten(to: &json) }
    }
    guard hasNews else { return nil }
    number += 1
    return Message(json: json.bytes, pictures: pictures, number: number)
  }

  private func write(_ list: DisplayList, root: Int, to json: inout JSONBytes) {
    if let canvas, canvas.size == list.size, canvas.scale == list.scale, canvas.root == root { return }
    canvas = (list.size, list.scale, root)
    json.key("size")
    json.array { json in
      json.value(list.size.width)
      json.value(list.size.height)
    }
    json.key("scale")
    json.value(list.scale)
    json.key("root")
    json.value(root)
  }

  /// The message for a scene that nothing looks otherwise in; nil where nothing is said of it either.
  func message(_ surroundings: Surroundings) -> Message? {
    var json = JSONBytes()
    var hasNews = false
    json.object { json in
      json.key("t")
      json.value("scene" as StaticString)
      json.key("n")
      json.value(number + 1)
      let start = json.bytes.count
      writeSaid(surroundings, to: &json)
      hasNews = json.bytes.count > start
    }
    guard hasNews else { return nil }
    number += 1
    return Message(json: json.bytes, pictures: [], number: number)
  }

  private func writeGroups(_ new: [GroupBook.Known], to json: inout JSONBytes) {
    guard !new.isEmpty else { return }
    json.key("groups")
    json.object { json in
      for known in new {
        json.key(known.group.number)
        json.json(known.json)
      }
    }
  }

  private func writeForgotten(to json: inout JSONBytes) {
    let old = groups.takeForgotten()
    var forgotten = JSONBytes()
    var isEmpty = true
    forgotten.object { json in
      if !old.isEmpty {
        json.key("groups")
        json.array { json in for number in old { json.value(number) } }
      }
      let start = json.bytes.count
      contents.writeForgotten(to: &json)
      isEmpty = old.isEmpty && json.bytes.count == start
    }
    guard !isEmpty else { return }
    json.key("forget")
    json.json(forgotten.bytes)
  }

  private func writeScrolls(_ new: [HostScene.Scroll], to json: inout JSONBytes) {
    guard new != scrolls else { return }
    scrolls = new
    json.key("scrolls")
    json.object { json in
      for scroll in new {
        json.key(scroll.number)
        json.object { json in
          json.key("frame")
          json.rect(scroll.frame)
          json.key("content")
          json.array { json in
            json.value(scroll.frame.width + scroll.reach.width)
            json.value(scroll.frame.height + scroll.reach.height)
          }
          json.key("offset")
          json.array { json in
            json.value(scroll.offset.x)
            json.value(scroll.offset.y)
          }
          json.key("axes")
          json.value(
            (scroll.axes.contains(.vertical) ? "v" : "") + (scroll.axes.contains(.horizontal) ? "h" : ""))
          json.key("group")
          json.value(scroll.group)
          json.key("inside")
          json.value(scroll.inside)
          if let ahead = scroll.ahead {
            json.key("ahead")
            json.value(ahead)
          }
        }
      }
    }
  }

  private func writeGrips(_ new: HostScene, to json: inout JSONBytes) {
    if new.isHeld != isHeld {
      isHeld = new.isHeld
      json.key("held")
      json.value(isHeld)
    }
    guard new.grips != grips else { return }
    grips = new.grips
    json.key("grips")
    json.array { json in
      for grip in grips {
        json.array { json in
          json.value(grip.inside)
          for length in [grip.frame.minX, grip.frame.minY, grip.frame.width, grip.frame.height] { json.value(length) }
          json.value(grip.isImmediate ? 1 : 0)
        }
      }
    }
  }

  private func writeElements(_ new: [HostScene.Element], to json: inout JSONBytes) {
    func number(_ index: Int) -> Int { index == 0 ? 0 : new[index].node.id }
    let (changed, gone) = changes(to: new)
    elements = new
    if !changed.isEmpty {
      json.key("elements")
      json.object { json in
        for index in changed {
          json.key(number(index))
          json.element(new[index])
        }
      }
    }
    if !gone.isEmpty {
      json.key("gone")
      json.array { json in for number in gone { json.value(number) } }
    }
  }

  /// The indices of the elements that are new or others than before, and the numbers of those that are gone.
  private func changes(to new: [HostScene.Element]) -> (changed: [Int], gone: [Int]) {
    let before = elements
    // Mostly they're the same ones.
    if before.count == new.count, new.indices.dropFirst().allSatisfy({ before[$0].node.id == new[$0].node.id }) {
      return (new.indices.filter { before[$0] != new[$0] }, [])
    }
    var places: [Int: Int] = [:]
    places.reserveCapacity(before.count)
    for (index, element) in before.enumerated() { places[index == 0 ? 0 : element.node.id] = index }
    var changed: [Int] = []
    for (index, element) in new.enumerated() {
      let place = places.removeValue(forKey: index == 0 ? 0 : element.node.id)
      if place.map({ before[$0] != element }) ?? true { changed.append(index) }
    }
    return (changed, places.keys.sorted())
  }

  private func write(_ new: HostScene.Focus?, to json: inout JSONBytes) {
    focus = new
    json.key("focus")
    guard let new else { return json.null() }
    json.object { json in
      json.key("element")
      json.value(new.element)
      json.key("from")
      json.value(new.selection.lowerBound)
      json.key("to")
      json.value(new.selection.upperBound)
    }
  }

  private func writeSaid(_ new: Surroundings, to json: inout JSONBytes) {
    if new.seen != said.seen {
      json.key("seen")
      json.value(new.seen)
    }
    if new.cursor != said.cursor {
      json.key("cursor")
      json.value(new.cursor)
    }
    if new.animates != said.animates {
      json.key("animates")
      json.value(new.animates)
    }
    if !new.findings.isEmpty {
      json.key("findings")
      json.array { json in
        for finding in new.findings {
          json.object { json in
            json.key("kind")
            json.value(finding.name.rawValue)
            json.key("place")
            json.value(finding.source.map { "\($0.file):\($0.line)" } ?? "")
            json.key("text")
            json.value(finding.message + (finding.hint.map { " " + $0 } ?? ""))
          }
        }
      }
    }
    said = new
    said.findings = []
  }
}

extension JSONBytes {
  mutating func rect(_ rect: CGRect) {
    array { json in
      for value in [rect.minX, rect.minY, rect.width, rect.height] { json.value(value) }
    }
  }

  /// An element with the fields that say something.
  mutating func element(_ element: HostScene.Element) {
    let node = element.node
    object { json in
      json.key("role")
      json.value(node.role.rawValue)
      json.field("label", node.label)
      json.field("value", node.value)
      json.field("hint", node.hint)
      json.field("placeholder", node.placeholder)
      json.field("identifier", node.identifier)
      json.list("traits", node.traits.names)
      if let level = node.headingLevel {
        json.key("level")
        json.value(level)
      }
      if !node.isEnabled {
        json.key("disabled")
        json.value(true)
      }
      json.list("options", node.options)
      json.list("actions", node.actions.map(\.wireName))
      json.key("frame")
      json.rect(node.frame)
      if element.inside != 0 {
        json.key("inside")
        json.value(element.inside)
      }
      if !element.children.isEmpty {
        json.key("children")
        json.array { json in for child in element.children { json.value(child) } }
      }
    }
  }

  private mutating func field(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  private mutating func list(_ name: StaticString, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    key(name)
    array { json in for text in texts { json.value(text) } }
  }
}

extension SemanticsSnapshot.Action {
  /// The action's name in the protocol.
  var wireName: String {
    switch self {
    case .activate: "activate"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .increment: "increment"
    case .decrement: "decrement"
    case .scroll(let edge):
      switch edge {
      case .top: "scrollUp"
      case .bottom: "scrollDown"
      case .leading: "scrollLeft"
      case .trailing: "scrollRight"
      }
    case .choose: "choose"
    case .named(let name): "named:" + name
    }
  }
}
