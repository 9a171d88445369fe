import Foundation
import Testing

/// `explain`, `diff`, and findings from outside.
@Suite(.serialized)
final class ExplainCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "Reader.swift",
      """
      import SwiftUI

      struct Reader: View {
        var body: some View {
          ScrollView {
            GeometryReader { _ in
              Rectangle()
            }
          }
        }
      }
      """)
  }

  deinit { workspace.remove() }

  @Test func theTreeAndTheFinding() throws {
    let result = try workspace.gnomon("explain", "Reader.swift", "--size", "200x100")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("GeometryReader  200×nil → 200×10"), "\(result.output)")
    #expect(!result.output.contains("\u{1B}["))
    #expect(
      result.errors.contains("Reader.swift:6: warning: Reader/ScrollView/GeometryReader: ScrollView (Reader.swift:5) "),
      "\(result.errors)")
    #expect(result.errors.contains("[reader-ideal-size]"))
  }

  @Test func oneNode() throws {
    let result = try workspace.gnomon("explain", "Reader.swift", "--node", "Reader.swift:7", "--why", "height")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("Rectangle is 390 wide and 10 high"), "\(result.output)")
    #expect(result.output.contains("▶ ├ ScrollView"), "\(result.output)")
    let missing = try workspace.gnomon("explain", "Reader.swift", "--node", "Circle")
    #expect(missing.status == 1 && missing.errors.contains("no view 'Circle' in the tree"), "\(missing.errors)")
  }

  @Test func strictAndSilence() throws {
    #expect(try workspace.gnomon("layout", "Reader.swift", "--strict").status == 2)
    let silent = try workspace.gnomon("layout", "Reader.swift", "--strict", "--silence", "reader-ideal-size")
    #expect(silent.status == 0 && !silent.errors.contains("warning"), "\(silent.errors)")
    let unknown = try workspace.gnomon("layout", "Reader.swift", "--silence", "reader-ideal-sise")
    #expect(unknown.status == 1 && unknown.errors.contains("did you mean 'reader-ideal-size'?"), "\(unknown.errors)")
  }

  @Test func wrongOptions() throws {
    let why = try workspace.gnomon("explain", "Reader.swift", "--why", "width")
    #expect(why.status == 64 && why.errors.contains("name it with --node"), "\(why.errors)")
  }

  @Test func differences() throws {
    for (name, width) in [("old", 40), ("new", 60)] {
      try workspace.write(
        "Card.swift",
        """
        import SwiftUI
        struct Card: View {
          var body: some View {
            HStack(spacing: 0) {
              Color.red.frame(width: \(width), height: 20)
              Color.blue
              \(width == 60 ? "Divider()" : "")
            }
          }
        }
        """)
      let result = try workspace.gnomon(
        "layout", "Card.swift", "--size", "200x100", "--json", "-o", "\(name).json")
      #expect(result.status == 0, "\(result.errors)")
    }
    let result = try workspace.gnomon("diff", "old.json", "new.json")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("Card.swift:5: Card/HStack/frame is 20 wider (60 wide, not 40)"), "\(result.output)")
    #expect(result.output.contains("Card/HStack/Divider appeared"), "\(result.output)")
    let same = try workspace.gnomon("diff", "new.json", "new.json")
    #expect(same.status == 0 && same.output == "no difference\n", "\(same.output)")
    try workspace.write("broken.json", "{}")
    let broken = try workspace.gnomon("diff", "new.json", "broken.json")
    #expect(broken.status == 64 && broken.errors.contains("isn't a layout of version 1"), "\(broken.errors)")
  }
}
