// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonRequest

@Suite struct SourcePrintTests {
  private let text = """
    struct A: View {
      var body: some View {
        Text("a")
          .padding(8)
          .overlay { Color.red }
      }
    }
    """

  private func isSame(_ change: (inout String) -> Void) -> Bool {
    var changed = text
    change(&changed)
    return SourcePrint.of(Array(text.utf8)) == SourcePrint.of(Array(changed.utf8))
  }

  @Test("Another number, text or colour leaves the lines of calls as they are")
  func literals() {
    #expect(isSame { $0 = $0.replacing("8", with: "12.5") })
    #expect(isSame { $0 = $0.replacing("\"a\"", with: "\"another\"") })
    #expect(isSame { $0 = $0.replacing(".red", with: ".blue") })
  }

  @Test("Another line, call or bracket doesn't")
  func calls() {
    #expect(!isSame { $0 = "\n" + $0 })
    #expect(!isSame { $0 = $0.replacing("padding", with: "offset") })
    #expect(!isSame { $0 = $0.replacing("overlay", with: "background") })
    #expect(!isSame { $0 = $0.replacing("      .padding(8)\n", with: "") })
    #expect(!isSame { $0 = $0.replacing("8", with: "min(8, 9)") })
  }
}
