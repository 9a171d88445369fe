// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct IsolationTests {
  /// What a module whose default isolation is the main actor declares, as new projects of Xcode's are.
  private static let declarations = """
    struct Square: Shape {
      var inset: CGFloat = 0
      var animatableData: CGFloat { get { inset } set { inset = newValue } }
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    }
    struct Inset: InsettableShape {
      var amount: CGFloat = 0
      func path(in rect: CGRect) -> Path { Path(rect) }
      func inset(by amount: CGFloat) -> Inset { Inset(amount: self.amount + amount) }
    }
    struct Shift: GeometryEffect {
      var x: CGFloat
      var animatableData: CGFloat { get { x } set { x = newValue } }
      func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
    }
    struct Row: Layout {
      var gap: CGFloat = 8
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    struct Widest: PreferenceKey {
      static var defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Tint: EnvironmentKey { static let defaultValue = 3 }
    extension EnvironmentValues { var tintLevel: Int { get { self[Tint.self] } set { self[Tint.self] = newValue } } }
    extension HorizontalAlignment {
      enum Third: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 } }
      static let third = HorizontalAlignment(Third.self)
    }
    struct Fade: ViewModifier, Animatable {
      var animatableData: CGFloat
      func body(content: Content) -> some View { content.opacity(animatableData) }
    }
    struct Plain: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
    @Observable final class Model { var count = 0 }
    struct Page: View {
      @State private var model = Model()
      @State private var width: CGFloat = 0
      @Environment(\\.tintLevel) private var level
      var body: some View {
        VStack(alignment: .third) {
          Square(inset: 3).fill(.red).modifier(Shift(x: 3)).modifier(Fade(animatableData: 0.5))
          Inset().strokeBorder(.red)
          Row { Text("a") }
          Button("\\(model.count)") { model.count += level }.buttonStyle(Plain())
        }
        .preference(key: Widest.self, value: 3)
        .onPreferenceChange(Widest.self) { width = $0 }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
      }
    }
    """

  @Test("Views, shapes, layouts and keys compile where the main actor is the default isolation")
  func defaultIsolation() throws {
    let compiled = try Compiler(
      "import Observation\n" + Self.declarations, options: ["-default-isolation", "MainActor"])
    #expect(compiled.isAccepted, "\(compiled.output)")
  }
}
