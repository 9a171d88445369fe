// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// Which of several views is asked for where nobody names one.
@Suite struct ViewUsesTests {
  private func parts(_ sources: String...) -> [String] {
    let tokens = sources.map { Lexer.tokens(of: Array($0.utf8)) }
    let types = tokens.map { DeclarationScanner.types(in: $0) }
    let uses = ViewUses(in: Array(zip(tokens, types)))
    return types.joined().map(\.name).filter(uses.isPart)
  }

  private func wanting(_ source: String) -> [String] {
    let tokens = Lexer.tokens(of: Array(source.utf8))
    let types = DeclarationScanner.types(in: tokens)
    let uses = ViewUses(in: [(tokens, types)])
    return types.map(\.name).filter(uses.wantsObject)
  }

  @Test func objectsOfTheEnvironmentAreWanted() {
    #expect(wanting("struct A: View { @EnvironmentObject private var m: M }") == ["A"])
    #expect(
      wanting("struct A: View { @Environment(M.self) var m }\nstruct B: View { @Environment(N.M.self) var m }") == [
        "A", "B",
      ])
    #expect(wanting("struct A: View { @Environment(M.self) var m: M? }") == [])
    #expect(
      wanting("struct A: View { @Environment(\\.self) var m }\nstruct B: View { @Environment(\\.colorScheme) var c }")
        == [])
  }

  @Test func whatShowsSuchAViewWantsItToo() {
    let part = "struct B: View { @EnvironmentObject var m: M }\nstruct C: View { var body: some View { B() } }\n"
    #expect(wanting(part + "struct A: View { var body: some View { C() } }") == ["B", "C", "A"])
    #expect(wanting(part + "struct A: View { var body: some View { C().environmentObject(M()) } }") == ["B", "C"])
    #expect(wanting(part + "#Preview { C().environmentObject(M()) }\nstruct D: View {}") == ["B", "C"])
  }

  @Test func whatOthersShowIsAPart() {
    #expect(parts("struct A: View { var body: some View { B() } }\nstruct B: View {}") == ["B"])
    #expect(
      parts("struct A: View { var body: some View { C { B(n: 1) } } }", "struct B: View {}\nstruct C: View {}") == [
        "B", "C",
      ])
    #expect(parts("struct A: View { struct B: View {}\n var body: some View { B() } }") == ["A.B"])
    #expect(
      parts("extension View { func b() -> some View { modifier(B<Int>()) } }\nstruct B<T>: ViewModifier {}") == ["B"])
  }

  @Test func whatShowsItselfOrIsOnStageIsNone() {
    #expect(parts("struct A: View { var body: some View { A() } }\nextension A { func f() { A() } }") == [])
    #expect(
      parts("struct A_Previews: PreviewProvider { static var previews: some View { A() } }\nstruct A: View {}") == [])
    #expect(parts("@main struct M: App { var body: some Scene { WindowGroup { A() } } }\nstruct A: View {}") == [])
    #expect(parts("#Preview { A() }\nstruct A: View {}") == [])
    #expect(parts("let a = \"A()\"\n// A()\nstruct B: View { let x: A }\nstruct A: View {}") == [])
  }
}

extension ViewUsesTests {
  @Test func namesOfTypesAreNoUses() {
    #expect(
      parts(
        "struct A: View { func b() -> B { make() }\n func c() -> some C { make() }\n var d: D { make() } }",
        "func e() -> Kit.E<Int> { make() }\nextension A { func e() -> Kit.E<Int> { make() } }",
        "struct B: View {}\nstruct C: View {}\nstruct D: View {}\nstruct E<T>: View {}") == [])
    #expect(parts("struct A: View { var b: B { B(n: 1) } }\nstruct B: View {}") == ["B"])
  }

  @Test func onlyViewsAndModifiersMakeParts() {
    let home = "struct Home: View {}"
    #expect(
      parts("final class Coordinator { func start() { show(UIHostingController(rootView: Home())) } }", home) == [])
    #expect(parts("struct A: View { class Coordinator { let home = Home() } }", home) == [])
    #expect(parts("struct S: ButtonStyle { func makeBody(_ c: C) -> some View { Home() } }", home) == ["Home"])
    #expect(parts("protocol P: View {}\nextension P { func f() { Home() } }", home) == ["Home"])
    #expect(parts("extension A { var b: some View { Home() } }", "struct A: View {}", home) == ["Home"])
  }

  @Test func manyTypes() {
    let source = (0..<4000).map { "struct V\($0): View { var body: some View { V\($0 + 1)() } }\n" }.joined()
    #expect(parts(source).count == 3999)
  }
}
