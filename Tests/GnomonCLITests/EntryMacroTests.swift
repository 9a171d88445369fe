import Testing

@testable import GnomonCLI

struct EntryMacroTests {
  @Test(arguments: [
    (
      "extension EnvironmentValues {\n  @Entry var a: Int = f(\n    1)\n}",
      "extension EnvironmentValues {\n   var a: Int { get { self[_Key_a.self] } set { self[_Key_a.self] = newValue } }; "
        + "struct _Key_a: EnvironmentKey { typealias Value = Int; static var defaultValue: Value { f(\n    1) } }\n}"
    ),
    (
      "extension EnvironmentValues {\n  @Entry public var b: String?\n  @Entry var c = 1.5\n}",
      "extension EnvironmentValues {\n"
        + "   public var b: String? { get { self[_Key_b.self] } set { self[_Key_b.self] = newValue } }; "
        + "public struct _Key_b: EnvironmentKey { public typealias Value = String?; "
        + "public static var defaultValue: Value { nil } }\n"
        + "   var c: _Key_c.Value { get { self[_Key_c.self] } set { self[_Key_c.self] = newValue } }; "
        + "struct _Key_c: EnvironmentKey { static let defaultValue = 1.5 }\n}"
    ),
    ("struct Entry {}\nlet x = 1", "struct Entry {}\nlet x = 1"),
  ])
  func expands(source: String, expected: String) {
    #expect(String(decoding: EntryMacro.expanded(Array(source.utf8)), as: UTF8.self) == expected)
  }
}
