// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

/// One source after the other with the views that are found in it: `Name`, or `Name: why it can't be made`.
struct ViewCandidateTests {
  private static let cases: [(source: String, found: [String])] = [
    ("struct A: View { var body: some View { EmptyView() } }", ["A"]),
    (
      "struct A: UIViewRepresentable {}\nstruct B: NSViewControllerRepresentable { let n: Int }", ["A", "B: needs 'n'"]
    ),
    ("struct A: SwiftUI.View { let x = 1\n let y: Int }", ["A: needs 'y'"]),
    ("struct A: Equatable, View {\n  let x: Int, y = 2, z: String\n}", ["A: needs 'x', 'z'"]),
    ("struct A {}\nextension A: View { var body: some View { EmptyView() } }", ["A"]),
    ("struct A<T>: View { var t: T }", ["A: is generic"]),
    ("struct A<T>: View { var t: T }\nextension A { init() where T == Int { t = 1 } }", ["A"]),
    ("private struct A: View { @State private var n = 0 }", ["A"]),
    ("struct A: View { @State var n: Int }", ["A: needs 'n'"]),
    ("struct A: View { @State var n: Int? }", ["A"]),
    ("struct A: View { @Binding var n: Int }", ["A: needs 'n'"]),
    ("struct A: View { @Environment(\\.colorScheme) private var scheme\n @EnvironmentObject var m: M }", ["A"]),
    ("struct A: View { @Environment(\\.a) var a, b }", ["A"]),
    ("struct A: View { @ObservedObject var m: M }", ["A: needs 'm'"]),
    ("struct A: View { @StateObject private var m = M() }", ["A"]),
    ("struct A: View { @FocusState var f: Bool\n @Namespace private var n }", ["A"]),
    ("struct A: View { @ViewBuilder var c: () -> Text }", ["A: needs 'c'"]),
    ("struct A: View { @ViewBuilder var c: some View { Text(\"\") } }", ["A"]),
    ("struct A: View { var n: Int { 1 }\n var m: Int = 2 { didSet { print(m) } } }", ["A"]),
    ("struct A: View { var n: Int { get { 1 } set {} } }", ["A"]),
    ("struct A: View { var n: Int { willSet {} } }", ["A: needs 'n'"]),
    ("struct A: View { static let n: Int = 1\n static var m: Int { 2 } }", ["A"]),
    ("struct A: View { lazy var n: Int = 1 }", ["A"]),
    ("struct A: View { var f: (Int) -> Void = { _ in }\n var d = [1: \"}\"] }", ["A"]),
    ("struct A: View { init(x: Int) {} }", ["A: needs 'x'"]),
    ("struct A: View { let n: Int\n init(x: Int = 1, y: [Int] = [1, 2]) { n = x } }", ["A"]),
    ("struct A: View { let n: Int\n init(_ xs: Int...) { n = 1 } }", ["A"]),
    ("struct A: View { let n: Int\n init(_ n: Int) { self.n = n } }", ["A: needs an argument"]),
    ("struct A: View { let n: Int\n private init() { n = 1 } }", ["A: has no initializer that the file may call"]),
    ("struct A: View { init() throws {} }", ["A: has an initializer that throws or waits"]),
    (
      "struct A: View { struct B: View {}\n private struct C: View {} }",
      ["A", "A.B", "A.C: is private to the type around it"]
    ),
    ("enum Kit { struct A: View {} }", ["Kit.A"]),
    ("struct Box<T> { struct A: View {} }", ["Box.A: is generic"]),
    ("extension Kit { struct A: View {} }", ["Kit.A"]),
    ("enum A: View { case a }", ["A: is an enumeration"]),
    ("protocol Screen: View {}\nstruct A: Screen {}", ["A"]),
    ("struct A<T>: Thing<Int, View> {}", []),
    ("struct A: Shape {}\nstruct B: View {}", ["A", "B"]),
    ("// struct A: View {}\n/* /* struct B: View {} */ struct C: View {} */", []),
    ("let s = \"struct A: View {}\"\nlet t = \"\"\"\n struct B: View {}\n \"\"\"", []),
    ("let s = #\"\\\"struct A: View { \"#\nstruct B: View {}", ["B"]),
    ("let s = \"\\(f(\"}\", { \"{\" }))\"\nstruct B: View {}", ["B"]),
    ("let r = #/struct \"{ A/#\nstruct B: View {}", ["B"]),
    ("import struct Foundation.URL\nstruct A: View {}", ["A"]),
    ("class M { class func f() {}\n class var g: Int { 1 } }\nstruct A: View {}", ["A"]),
    ("func f() { struct A: View {} }\nstruct B: View {}", ["B"]),
    ("#if os(iOS)\nstruct A: View { let x: Int }\n#else\nstruct A: View {}\n#endif", ["A"]),
    ("@available(iOS 17, *) @MainActor public struct A: View { public init() {} }", ["A"]),
    ("struct A: View where Int: Equatable { var body: some View { EmptyView() } }", ["A"]),
    ("struct A_Previews: PreviewProvider { static var previews: some View { A() } }", []),
    ("struct A: View { var body: some View { if let x { Text(x) } } }\nstruct B: View {}", ["A", "B"]),
    ("struct A: View {", ["A"]),
    ("struct", []),
    ("}}}} struct A: View {}", ["A"]),
  ]

  @Test(arguments: cases.indices)
  func finds(index: Int) {
    let (source, expected) = Self.cases[index]
    let found = ViewCandidate.views(in: Array(source.utf8)).map { view in
      view.name + (view.obstacle.map { ": " + $0 } ?? "")
    }
    #expect(found == expected, "\(source)")
  }

  @Test func countsLines() {
    let source = "import SwiftUI\n\n/* a\n b */ struct A: View {}\nstruct B: View {}\n"
    #expect(ViewCandidate.views(in: Array(source.utf8)).map(\.line) == [4, 5])
  }

  @Test func anyBytesAreRead() {
    var seed: UInt64 = 42
    let pieces = [
      "struct ", "A", ": View ", "{", "}", "(", ")", "<", ">", "\"", "\"\"\"", "#", "/", "*/", "/*", "\\(", "\n",
      "init",
      "var x", " = ", "@", "é", "\u{0}", "extension ", ",", "where ", "->", "#Preview",
    ]
    for _ in 0..<500 {
      var source = ""
      for _ in 0..<40 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(seed >> 33) % pieces.count]
      }
      _ = ViewCandidate.views(in: Array(source.utf8))
    }
  }
}
