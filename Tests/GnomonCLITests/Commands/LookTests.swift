// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What a view is shown in, from outside: one value and several, in each command.
@Suite(.serialized)
final class LookTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("Row.swift", Self.row)
  }

  deinit { workspace.remove() }

  private static let row = """
    import SwiftUI

    struct Row: View {
      var name = "-"
      @Environment(\\.locale) private var locale
      @Environment(\\.legibilityWeight) private var weight
      @Environment(\\.colorSchemeContrast) private var contrast
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
      @Environment(\\.accessibilityDifferentiateWithoutColor) private var plain
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Text(verbatim: locale.identifier)
          Text(1234.5, format: .number)
          Text(verbatim: "\\(weight == .bold) \\(contrast) \\(reduceMotion) \\(reduceTransparency) \\(plain)")
          Text(verbatim: "fixed").environment(\\.dynamicTypeSize, .small)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .fixedSize(horizontal: false, vertical: true)
      }
    }

    struct Row_Previews: PreviewProvider {
      static var previews: some View {
        Row(name: "a").previewDevice("iPhone SE (3rd generation)")
        Color.blue.previewDevice("iPad Pro 11").previewInterfaceOrientation(.landscapeLeft)
      }
    }
    """

  private func layout(_ arguments: String...) throws -> [String: Any] {
    let result = try workspace.gnomon(["layout", "Row.swift", "--view", "Row", "--json"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  /// All nodes of a layout, from the root down.
  private func nodes(_ layout: [String: Any]) throws -> [[String: Any]] {
    var (found, next): ([[String: Any]], [[String: Any]]) = ([], [try #require(layout["root"] as? [String: Any])])
    while let node = next.popLast() {
      found.append(node)
      next += (node["children"] as? [[String: Any]] ?? []).reversed()
    }
    return found
  }

  private func texts(_ layout: [String: Any]) throws -> [String] {
    try nodes(layout).compactMap { $0["text"] as? String }
  }

  private func frame(_ view: String, in layout: [String: Any]) throws -> [String: Double] {
    try #require(nodes(layout).first { $0["view"] as? String == view }?["frame"] as? [String: Double])
  }

  private func pngSize(of name: String) throws -> [Int] {
    let bytes = [UInt8](try workspace.data(name))
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("A switch without a value is on, and reaches the environment")
  func switches() throws {
    #expect(try texts(layout()).contains("false standard false false false"))
    let all = try layout(
      "--bold-text", "--contrast", "increased", "--reduce-motion", "--reduce-transparency", "on",
      "--differentiate-without-color")
    #expect(try texts(all).contains("true increased true true true"))
  }

  @Test("A right-to-left language puts leading at the right, and numbers are written for it")
  func languages() throws {
    let (german, arabic) = (try layout("--locale", "de_DE"), try layout("--locale", "ar_EG"))
    #expect(try texts(german).prefix(2) == ["de_DE", "1.234,5"])
    #expect(try frame("Color", in: german)["x"] == 0)
    #expect(try texts(arabic).prefix(2) == ["ar_EG", "١٬٢٣٤٫٥"])
    #expect(try frame("Color", in: arabic)["x"] == 380)
  }

  @Test("Two values give a document for each, with the values; one gives the document alone")
  func json() throws {
    let both = try layout("--type-size", "large,AX3", "--appearance", "dark")
    #expect(both["version"] as? Int == 1)
    #expect((both["axes"] as? [NSDictionary]) == [["axis": "type-size", "values": ["large", "accessibility3"]]])
    let cells = try #require(both["cells"] as? [[String: Any]])
    #expect(
      cells.map { $0["values"] as? [String: String] } == [["type-size": "large"], ["type-size": "accessibility3"]])
    let layouts = try cells.map { try #require($0["layout"] as? [String: Any]) }
    for (one, name) in zip(layouts, ["large", "AX3"]) {
      #expect(
        NSDictionary(dictionary: one)
          == NSDictionary(dictionary: try layout("--type-size", name, "--appearance", "dark")))
    }
    // A view's own value is nearer to it than the option's.
    let fixed = try layouts.map {
      try #require(nodes($0).first { $0["text"] as? String == "fixed" }?["frame"] as? NSDictionary)
    }
    #expect(fixed[0]["height"] as? Double == fixed[1]["height"] as? Double)
    let explained = try workspace.gnomon(
      "explain", "Row.swift", "--view", "Row", "--json", "--appearance", "light,dark")
    let document = try #require(JSONSerialization.jsonObject(with: Data(explained.output.utf8)) as? [String: Any])
    #expect((document["cells"] as? [[String: Any]])?.count == 2)
    #expect(((document["cells"] as? [[String: Any]])?[1]["explanation"] as? [String: Any])?["nodes"] != nil)
    try workspace.write("both.json", explained.output)
    let diff = try workspace.gnomon("diff", "both.json", "both.json")
    #expect(diff.errors.contains("several layouts"), "\(diff.errors)")
  }

  @Test("Texts have a section for each combination, the last option's values next to each other")
  func sections() throws {
    for command in ["layout", "explain"] {
      let result = try workspace.gnomon(
        command, "Row.swift", "--view", "Row", "--size", "300x100,400x100", "--locale", "en", "--locale", "ar")
      let headings = result.output.split(separator: "\n").filter { $0.hasSuffix(":") && $0.hasPrefix("locale") }
      #expect(
        headings == [
          "locale en, size 300x100:", "locale en, size 400x100:", "locale ar, size 300x100:",
          "locale ar, size 400x100:",
        ], "\(command)")
      #expect(result.output.contains("\n\nlocale ar, size 300x100:\n"))
    }
  }

  @Test("A device gives size and scale; several values give one picture, of rows of data too")
  func pictures() throws {
    func render(_ arguments: String...) throws {
      let result = try workspace.gnomon(["render", "Row.swift", "--view", "Row", "-o", "a.png"] + arguments)
      #expect(result.status == 0, "\(result.errors)")
    }
    try render("--device", "iPhone 17 Pro")
    #expect(try pngSize(of: "a.png") == [402 * 3, 874 * 3])
    try render("--device", "ipad pro 11", "--orientation", "landscape", "--scale", "1")
    #expect(try pngSize(of: "a.png") == [1210, 834])
    try render("--size", "30x20", "--scale", "1", "--appearance", "light,dark")
    let both = try pngSize(of: "a.png")
    #expect(both[0] >= 16 + 30 + 16 + 30 + 16 && both[1] > 16 + 20 + 16)
    try workspace.write("rows.jsonl", "{\"name\": \"x\"}\n")
    let batch = try workspace.gnomon(
      "render", "Row.swift", "--view", "Row", "--data", "rows.jsonl", "-o", "{name}.png", "--size", "30x20", "--scale",
      "1",
      "--appearance", "light,dark")
    #expect(batch.status == 0, "\(batch.errors)")
    #expect(try workspace.data("x.png") == workspace.data("a.png"))
  }

  @Test("A preview's own device wins, with its scale, and is turned as the preview says")
  func previews() throws {
    let result = try workspace.gnomon("render", "Row.swift", "--previews", "--device", "iPhone 17", "-o", "out")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try pngSize(of: "out/Row 1.png") == [375 * 2, 667 * 2])
    #expect(try pngSize(of: "out/Row 2.png") == [1210 * 2, 834 * 2])
  }

  @Test("A warning is said once, with the first look that has it")
  func warnings() throws {
    try workspace.write(
      "Wide.swift",
      """
      import SwiftUI
      struct Wide: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View {
          Image("nowhere")
          if scheme == .dark { Image("elsewhere") }
        }
      }
      """)
    let result = try workspace.gnomon("layout", "Wide.swift", "--appearance", "light,dark", "--strict")
    #expect(result.status == 2)
    let lines = result.errors.split(separator: "\n").filter { $0.contains("where") || $0.contains("with ") }
    #expect(lines.count == 4, "\(result.errors)")
    #expect(
      lines.first == "gnomon: with appearance light:" && lines.dropFirst(2).first == "gnomon: with appearance dark:")
  }

  @Test("All devices are listed")
  func devices() throws {
    let result = try workspace.gnomon("devices")
    #expect(result.output.contains("iPhone 17 Pro\t402x874 @3x\t62,0,34,0\t0,62,21,62\n"))
  }
}
