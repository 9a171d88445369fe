// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The Swift in the comments of the sources compiles, and the types that people use most have some.
struct CommentExampleTests {
  @Test("All examples compile")
  func compile() throws {
    let examples = CommentExample.all
    #expect(examples.count >= 51)
    for module in CommentExample.modules(examples) {
      let result = try Compiler(examples: module)
      #expect(result.isAccepted, "\(result.output)")
    }
  }

  @Test("An example that doesn't compile is found")
  func wrong() throws {
    let text =
      "/// ```swift\n/// struct Wrong: View {\n///   var body: some View { Text(1.5).paddings() }\n/// }\n/// ```\nstruct A {}\n"
    let example = try #require(CommentExample.blocks(of: text, file: "Sources/A.swift").first)
    #expect(example.line == 1 && example.names == ["Wrong"] && example.declaration == "struct A {}")
    #expect(try !Compiler(examples: [example]).isAccepted)
  }

  @Test("Examples that declare a name alike are modules of their own")
  func modules() {
    let texts = [
      "struct A {}", "struct A {}\nstruct B {}", "Text(\"Hi\")", "extension View {\n  func a() {}\n}", "let x = 1",
    ]
    let examples = texts.enumerated().map {
      CommentExample(file: "Sources/A.swift", line: $0.offset, declaration: "", text: $0.element)
    }
    #expect(CommentExample.modules(examples).map { $0.map(\.line) } == [[0, 2, 3, 4], [1]])
    #expect(examples[3].names == ["View.a"])
  }

  /// The types of SwiftUI that most public packages name.
  private static let mostUsed = [
    "View", "Color", "Text", "VStack", "ForEach", "GeometryReader", "ZStack", "HStack", "PreviewProvider", "Spacer",
    "Image", "Rectangle", "Button", "App", "Scene", "Group", "Binding", "ViewModifier", "ScrollView", "WindowGroup",
    "RoundedRectangle", "List", "Circle", "Animation", "EnvironmentValues", "Shape", "PreferenceKey",
    "NavigationLink", "EmptyView", "AnyView", "Path", "NavigationView", "EnvironmentKey", "GeometryProxy",
    "UIHostingController", "Angle", "UnitPoint", "Section", "EdgeInsets", "LinearGradient", "DragGesture",
    "Alignment", "Font", "Toggle", "Picker", "Slider", "Label", "Divider", "ProposedViewSize", "StrokeStyle",
    "Capsule", "Gradient", "Layout", "Axis", "TextField", "VerticalAlignment", "LocalizedStringKey",
    "HorizontalAlignment", "NavigationStack", "State", "Edge", "LazyVGrid", "Form", "ProgressView", "TabView",
    "Gesture",
  ]

  @Test("Each of the types that are used most has an example in its comment")
  func types() {
    let declared = Set(
      CommentExample.all.compactMap { example -> String? in
        example.declaration.firstMatch(of: #/(?:struct|class|enum|protocol|typealias)\ ([A-Za-z]+)/#)
          .map { String($0.output.1) }
      })
    #expect(Self.mostUsed.filter { !declared.contains($0) } == [])
  }
}
