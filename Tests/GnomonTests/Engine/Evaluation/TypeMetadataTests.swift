// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct Own<Value> {
  enum Inner { case one }
  let value: Value
}

extension Text {
  fileprivate struct Foreign {}
}

private final class Reference {}

/// What is read of types where the runtime keeps it.
@Suite struct TypeMetadataTests {
  @Test func modules() {
    #expect(isDeclared(Text.self, in: "Gnomon"))
    #expect(isDeclared(VerticalAlignment.Foreign.self, in: "GnomonTests"))
    #expect(isDeclared(ModifiedContent<Text, EmptyModifier>.self, in: "Gnomon"))
    #expect(isDeclared(State<Own<Int>>.self, in: "Gnomon"))
    #expect(isDeclared(String.self, in: "Swift"))
    #expect(isDeclared([Text].self, in: "Swift"))
    #expect(isDeclared(Text?.self, in: "Swift"))
    #expect(isDeclared(Own<Text>.self, in: "GnomonTests"))
    #expect(isDeclared(Own<Text>.Inner.self, in: "GnomonTests"))
  }

  @Test("A type in an extension belongs to the extension's module")
  func extensions() {
    #expect(isDeclared(Text.Foreign.self, in: "GnomonTests"))
    #expect(!isDeclared(Text.Foreign.self, in: "Gnomon"))
  }

  @Test("A generic type's argument is found where the type is declared as the other is")
  func arguments() {
    #expect(
      genericArgument(of: TupleView<(Text, Color)>.self, madeLike: TupleView<EmptyView>.self) == (Text, Color).self)
    #expect(genericArgument(of: TupleView<Text>.self, madeLike: TupleView<EmptyView>.self) == Text.self)
    #expect(genericArgument(of: Group<Text>.self, madeLike: TupleView<EmptyView>.self) == nil)
    #expect(genericArgument(of: Text.self, madeLike: TupleView<EmptyView>.self) == nil)
    #expect(genericArgument(of: Reference.self, madeLike: TupleView<EmptyView>.self) == nil)
    #expect(genericArgument(of: (Text, Color).self, madeLike: TupleView<EmptyView>.self) == nil)
  }

  @Test("Other names, longer and shorter ones, and other kinds of types are no match")
  func others() {
    struct Local {}
    #expect(isDeclared(Local.self, in: "GnomonTests"))
    #expect(!isDeclared(Own<Int>.self, in: "Gnomon"))
    #expect(!isDeclared(Text.self, in: "GnomonTests"))
    #expect(!isDeclared(Text.self, in: "Gno"))
    #expect(!isDeclared(Reference.self, in: "GnomonTests"))
    #expect(!isDeclared((Int, Text).self, in: "Swift"))
    #expect(!isDeclared((() -> Void).self, in: "Swift"))
    #expect(!isDeclared((any View).self, in: "Gnomon"))
    #expect(!isDeclared(Text.Type.self, in: "Gnomon"))
  }
}

extension VerticalAlignment {
  fileprivate enum Foreign {}
}
