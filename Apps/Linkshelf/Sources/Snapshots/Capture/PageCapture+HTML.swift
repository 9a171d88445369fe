// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PageCapture {
  /// The frames of a page that are written into its HTML file, at most.
  static let maximumFrames = 30

  func takeHTML(_ tab: Tab) async throws {
    try await nameFrames(tab)
    let main = try await pieces(tab, world: world)
    let file = try PartFile(folder: folder, name: "page.html")
    let frames = frameWorlds
    var saved = SelfContainedPage(resources: resources(tab), limit: limits.htmlBytes) { number in
      guard let world = frames[number], let pieces = try? await self.pieces(tab, world: world) else { return nil }
      return (pieces, world)
    }
    try await saved.write(main, world: world) { try file.write($0) }
    if saved.isFull {
      warn("The HTML file reached \(limits.htmlBytes >> 20) MB. Pictures and fonts after that are missing in it.")
    }
    page.parts.append(
      CapturedPart(kind: .html, file: file.name, mediaType: "text/html; charset=utf-8", bytes: try file.close()))
  }

  func resources(_ tab: Tab) -> ResourceStore {
    ResourceStore(
      session: tab.session, watch: tab.watch, limit: limits.resourceBytes,
      deadline: .now + .milliseconds(Int(time(limits.formSeconds) * 1000)))
  }

  private func pieces(_ tab: Tab, world: Int) async throws -> [PagePiece] {
    _ = try await tab.session.evaluate(Script.serialise, in: world, timeout: time(10))
    let answer = try JSONParser.parse(
      try await tab.session.evaluate("L.serialise(\(limits.characters))", in: world, timeout: time(limits.formSeconds)))
    if answer["cut"]?.bool == true {
      warn("The page has more than \(limits.characters) characters. The HTML file ends there.")
    }
    return PagePiece.pieces(of: try await text(tab, "html", world: world))
  }

  /// A long result of a script, read in slices of two million characters.
  func text(_ tab: Tab, _ name: String, world: Int) async throws -> String {
    var whole = ""
    var at = 0
    while true {
      let slice = try await tab.session.evaluate("L.slice('\(name)', \(at), 2000000)", in: world, timeout: time(30))
      guard let line = slice.utf8.firstIndex(of: 0x0A), let end = Int(slice[..<line]) else { return whole }
      whole += slice[slice.index(after: line)...]
      if end <= at { return whole }
      at = end
    }
  }

  /// Gives each frame's element a number, in the world of the frame that holds it, so that the frame's own page can be put there.
  private func nameFrames(_ tab: Tab) async throws {
    frameWorlds = [:]
    let tree = try await tab.session.call("Page.getFrameTree", timeout: time(5))
    var queue: [(tree: JSONValue, world: Int)] = [(tree["frameTree"] ?? [:], world)]
    while let (tree, parentWorld) = queue.popLast() {
      for child in tree["childFrames"]?.array ?? [] {
        guard frameWorlds.count < Self.maximumFrames else {
          return warn("The page has more than \(Self.maximumFrames) frames. The others are empty in the HTML file.")
        }
        guard let frame = child["frame"]?["id"]?.string else { continue }
        do {
          let world = try await world(tab, frame: frame, timeout: time(5))
          let owner = try await tab.session.call("DOM.getFrameOwner", ["frameId": .string(frame)], timeout: time(5))
          let element = try await tab.session.call(
            "DOM.resolveNode",
            ["backendNodeId": owner["backendNodeId"] ?? .null, "executionContextId": .number(Double(parentWorld))],
            timeout: time(5))
          let number = frameWorlds.count
          try await tab.session.call(
            "Runtime.callFunctionOn",
            [
              "objectId": element["object"]?["objectId"] ?? .null, "arguments": [["value": .number(Double(number))]],
              "functionDeclaration": "function(n) { (L.frames ??= new WeakMap()).set(this, n) }",
            ], timeout: time(5))
          frameWorlds[number] = world
          queue.append((child, world))
        } catch SnapshotError.command {
          // The frame has gone, or it's of a kind that can't be read: it stays empty.
          continue
        }
      }
    }
  }
}
