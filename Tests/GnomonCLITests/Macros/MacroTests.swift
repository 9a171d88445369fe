// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Macros in users' files: what is compiled, and what is said of uses that can't be.
@Suite(.serialized)
final class MacroTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  deinit {
    workspace.remove()
  }

  @Test(arguments: MacroSources.all.indices, [5, 6])
  func sourcesCompileInBothModes(index: Int, version: Int) throws {
    let (source, previews) = MacroSources.all[index]
    try workspace.write("A.swift", source)
    let list = try workspace.gnomon("previews", "A.swift", "--swift-version", "\(version)")
    #expect(list.errors == "")
    #expect(list.output == previews)
    let layout = try workspace.gnomon("layout", "A.swift", "--swift-version", "\(version)", "--previews")
    #expect(layout.status == 0, "\(layout.errors)")
  }

  @Test func wrongUsesAreExplained() throws {
    try workspace.write(
      "Wrong.swift",
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var b: Int
        @Entry var c: Int { 1 }
        @Entry static var d = 1
      }
      extension FocusedValues {
        @Entry var a: Int = 1
        @Entry var b: Int? = 2
      }
      struct Other { @Entry var x = 1 }
      @Animatable enum Case { case a }
      @Animatable struct Parts {
        var a: Bool
        var b = value()
        var c: CGFloat?
      }
      func value() -> Double { 1 }
      struct Outside: View {
        @Previewable @State var x = 1
        var body: some View { Text("") }
      }
      #Preview("x", arguments: [1]) { n in
        @Previewable @State var x = n
        Text("")
      }
      #Preview {
        VStack {
          @Previewable @State var x = 1
          Text("")
        }
      }
      """)
    let result = try workspace.gnomon("layout", "Wrong.swift")
    let errors = result.errors.split(separator: "\n").filter { $0.hasPrefix("Wrong.swift:") }
      .map { line in
        // `Wrong.swift:3:14: error: text (from macro 'Entry')`
        let parts = line.split(separator: ":", maxSplits: 4)
        let text = parts[4].prefix(upTo: parts[4].firstRange(of: " (from macro")?.lowerBound ?? parts[4].endIndex)
        return parts[1] + text
      }
    #expect(
      errors == [
        "3 '@Entry' needs a default value",
        "4 a property with '@Entry' has no accessors of its own",
        "5 a property with '@Entry' can't be 'static'",
        "8 a focused value is nil where nothing has the focus: its type has to be written and optional",
        "9 a focused value has no other default than nil",
        "11 '@Entry' belongs on a variable in an extension of EnvironmentValues, Transaction, ContainerValues or "
          + "FocusedValues",
        "12 '@Animatable' belongs on a structure or a class with stored properties",
        "14 'a' can't be animated: Bool has no animatable part",
        "15 '@Animatable' needs the type of 'b' written, or '@AnimatableIgnored' on it",
        "16 'c' can't be animated: CGFloat? has no animatable part",
        "20 '@Previewable' works in the body of '#Preview' only",
        "24 '@Previewable' can't be used in a preview with arguments",
        "29 '@Previewable' belongs at the top of the preview's body",
      ])
  }
}
