// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI
@testable import GnomonRequest

/// Two layouts told apart, from the files alone.
struct LayoutDiffTests {
  private func layout(_ root: String) throws -> LayoutFile {
    let text = "{\"version\": 1, \"size\": {\"width\": 200, \"height\": 100}, \"root\": \(root)}"
    return try JSONDecoder().decode(LayoutFile.self, from: Data(text.utf8))
  }

  private func node(_ view: String, _ width: Double, proposed: Double, _ children: String...) -> String {
    """
    {"view": "\(view)", "frame": {"x": 0, "y": 0, "width": \(width), "height": 20}, "source": "A.swift:\(view.count)",
     "proposal": {"width": \(proposed), "height": null}, "children": [\(children.joined(separator: ","))]}
    """
  }

  @Test("In a grid the frame that is another decided, not the grid, nor a view that fills its column")
  func grid() throws {
    func grid(_ width: Double) throws -> LayoutFile {
      try layout(
        node(
          "Grid", width + 50, proposed: 200,
          node("GridRow", width + 50, proposed: width + 50, node("Rectangle", width, proposed: width)),
          node(
            "GridRow", width + 50, proposed: width + 50,
            node("frame", width, proposed: width, node("Color", width, proposed: width)),
            node("Text", 50, proposed: 50))))
    }
    let lines = LayoutDiff(try grid(40), try grid(60)).lines
    #expect(lines.first == "First to decide otherwise: Grid/GridRow/frame (A.swift:5) is 60 wide instead of 40")
  }

  @Test("Names and texts can't move a terminal's cursor")
  func controls() throws {
    func file(_ text: String) throws -> LayoutFile {
      try layout(
        "{\"view\": \"A\\u001b[31m\", \"text\": \"\(text)\\n\\u009b2J\", \"frame\": {\"x\": 1e308, \"y\": -1e308, "
          + "\"width\": \(text == "a" ? "1e308" : "-1e308"), \"height\": 1}, \"children\": []}")
    }
    let lines = LayoutDiff(try file("a"), try file("b")).lines
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) } })
  }

  @Test(
    "A length is a number, null or infinity",
    arguments: [("7", true), ("null", true), ("\"infinity\"", true), ("\"long\"", false), ("{}", false), ("[]", false)])
  func lengths(text: String, isLength: Bool) {
    let json = """
      {"view": "A", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "children": [],
       "proposal": {"width": \(text), "height": 1}}
      """
    #expect(((try? layout(json)) != nil) == isLength)
  }
}
