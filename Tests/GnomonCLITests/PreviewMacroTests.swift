import Testing

@testable import GnomonCLI

struct PreviewMacroTests {
  @Test(arguments: [
    ("#Preview { A() }\nlet x = 1", "                \nlet x = 1"),
    ("#Preview(\"a\", traits: .b(1)) {\n  A { \"}\" }\n}\nx", "                              \n           \n \nx"),
    ("#Preview { A() } cameras: { B() }\nx", "                                 \nx"),
    ("\"#Preview { }\"", "\"#Preview { }\""),
    ("// #Preview {", "// #Preview {"),
    ("#Previews { }", "#Previews { }"),
  ])
  func blanks(source: String, expected: String) {
    #expect(String(decoding: PreviewMacro.blanked(Array(source.utf8)), as: UTF8.self) == expected)
  }
}
