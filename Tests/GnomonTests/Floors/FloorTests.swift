// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Arrows go down: Apple → Components → Primitives → Engine → Base.
@Suite struct FloorTests {
  /// The texts of all sources, by their paths below `Sources/Gnomon`.
  private static let sources: [String: String] = {
    let folder = "Sources/Gnomon/"
    let paths = (try? ProjectFiles.files(in: folder, endings: ["swift"])) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.map { (String($0.dropFirst(folder.count)), (try? ProjectFiles.text($0)) ?? "") })
  }()

  /// What the engine takes of the floor above, with how often and why. The list may only shrink.
  private static let allowed: [String: (count: Int, reason: String)] = [
    "Engine/Drawing/DisplayList.swift GraphicsContext.ShadowOptions":
      (1, "A shadow's command keeps its options, which SwiftUI nests in a graphics context."),
    "Engine/Drawing/DisplayList.swift Image.Interpolation":
      (2, "A picture's command says how it's scaled; SwiftUI nests the choice in Image."),
    "Engine/Evaluation/TypeInfo.swift Shape":
      (2, "A shape has a body for whoever asks, and no node of its own name: its leaf animates and is told."),
    "Engine/Host/ViewHost.swift BackgroundStyle":
      (1, "A whole picture lies on the system's background, which is a style."),
    "Engine/Text/ResolvedFont.swift Font.Design": (1, "A font's family says its design, which SwiftUI nests in Font."),
    "Engine/Text/ResolvedText+Run.swift Text.LineStyle.Pattern":
      (6, "A run says how its lines are drawn, by patterns that SwiftUI nests in Text."),
    "Engine/Text/ResolvedText.swift Text.TruncationMode":
      (1, "A paragraph says where it's cut, by a mode that SwiftUI nests in Text."),
  ]

  @Test func arrowsGoDown() {
    #expect(Self.sources.count > 700, "the sources weren't found")
    var counts: [String: Int] = [:]
    for use in FloorPlan(Self.sources).upwardUses {
      let key = "\(use.file) \(use.type)"
      counts[key, default: 0] += 1
      if counts[key]! > Self.allowed[key]?.count ?? 0 { Issue.record("\(use)") }
    }
    for (key, allowed) in Self.allowed where counts[key] ?? 0 < allowed.count {
      Issue.record(
        "\(key) is used \(counts[key] ?? 0) times: lower its \(allowed.count) in the list, which may only shrink")
    }
    #expect(Self.allowed.values.reduce(0) { $0 + $1.count } <= 20)
  }

  @Test func onlyTheEngineIsAllowedAny() {
    #expect(Self.allowed.keys.allSatisfy { $0.hasPrefix("Engine/") })
  }

  @Test func aWrongArrowIsNamedWithItsLine() {
    let uses = FloorPlan([
      "Engine/Node.swift": "// Button in a comment\nlet text = \"Button\"\nlet count = \"\\(Button.self)\"",
      "Components/Button.swift": "public struct Button {\n  enum Role {}\n}",
    ]).upwardUses
    #expect(uses.map(\.line) == [3])
    #expect(
      uses.first?.description
        == "Sources/Gnomon/Engine/Node.swift:3 is Engine and uses Button of Components (Components/Button.swift): move what "
        + "uses it up to Components, or what it needs of the type down to Engine, by a protocol for example")
  }

  @Test func namesThatAFileDeclaresAndNestedNamesAreTold() {
    let uses = FloorPlan([
      "Engine/A.swift": "struct Own<Label> {}\nlet a: Own<Int>\nlet b: Outer.Inner\nlet c: x.Outer",
      "Primitives/B.swift": "private struct Label {}\nextension Outer {\n  struct Inner {}\n}",
      "Base/Outer.swift": "struct Outer {}",
    ]).upwardUses
    #expect(uses.map(\.type) == ["Outer.Inner"])
  }

  /// A folder of another name would be outside of the rule.
  @Test func everyFileLiesOnAFloor() {
    for path in Self.sources.keys {
      #expect(Floor(rawValue: String(path.prefix { $0 != "/" })) != nil, "\(path) lies on no floor")
    }
  }
}
