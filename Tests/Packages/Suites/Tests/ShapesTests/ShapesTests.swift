// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing
import ViewInspector

/// The names by which ViewInspector reads views. They're those of Apple's SwiftUI, and Gnomon's own are others.
@MainActor @Suite struct ShapesTests {
  @Test func modifiersHaveApplesNames() {
    let red = Color.red
    #expect(part("modifier|offset", of: red.offset(x: 3, y: 4)) as? CGSize == CGSize(width: 3, height: 4))
    #expect(part("modifier|opacity", of: Rectangle().opacity(0.5)) as? Double == 0.5)
    #expect(part("modifier|width|some", of: red.frame(width: 3)) as? CGFloat == 3)
    #expect(part("modifier|maxWidth|some", of: red.frame(maxWidth: 30)) as? CGFloat == 30)
    #expect(part("modifier|insets|some", of: red.padding(5)) is EdgeInsets)
    #expect(part("modifier|radius", of: red.blur(radius: 2)) as? CGFloat == 2)
    #expect(part("modifier|value", of: red.zIndex(2)) as? Double == 2)
    #expect(part("modifier|position", of: red.position(x: 1, y: 2)) as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(part("modifier|horizontal", of: red.fixedSize()) as? Bool == true)
    #expect(part("modifier|color", of: red.colorMultiply(.blue)) as? Color == .blue)
    #expect(part("modifier|angle", of: red.rotationEffect(.degrees(30))) as? Angle == .degrees(30))
    #expect(part("modifier|shape", of: red.clipShape(Circle())) is Circle)
    #expect(part("modifier|appear|some", of: red.onAppear {}) != nil)
    #expect(part("modifier|name", of: red.coordinateSpace(.named("a"))) != nil)
  }

  @Test func viewsHaveApplesNames() {
    #expect(part("_tree|content", of: VStack { Text("a") }) is Text)
    #expect(part("_tree|root|spacing|some", of: VStack(spacing: 7) { Text("a") }) as? CGFloat == 7)
    #expect(part("tree|root|base|spacing|some", of: LazyVStack(spacing: 7) { Text("a") }) as? CGFloat == 7)
    #expect(part("storage|view", of: AnyView(Text("a"))) is Text)
    #expect(part("label", of: Button("a") {}) is Text)
    #expect(part("action", of: Button("a") {}) != nil)
    #expect(part("content|value", of: TupleView((Text("a"), Text("b")))) == nil)
    #expect(part("value|.0", of: TupleView((Text("a"), Text("b")))) is Text)
    #expect(part("storage|verbatim", of: Text(verbatim: "a")) as? String == "a")
  }

  @Test func whatIsntThereIsNil() {
    #expect(part("modifier|offset", of: Rectangle().opacity(0.5)) == nil)
    #expect(part("nothing", of: Text("a")) == nil)
  }
}
