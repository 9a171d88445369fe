// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SurfaceBuildingTests {
  private struct Tabs: View {
    @State var selection = 1
    let names: [String]

    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<names.count) { index in
          Tab(names[index], systemImage: "circle", value: index) { Text("page \(names[index])") }
        }
        Tab("Last", systemImage: "star", value: 9) { Text("last page") }
      }
    }
  }

  @Test("A collection of tabs beside a single one")
  func tabsOfACollection() {
    let host = makeHost(Tabs(names: ["a", "b"]), 200, 200)
    host.update()
    let texts = host.snapshot().text()
    #expect(texts.contains("page b") && !texts.contains("page a"), "the second is chosen")
    #expect(texts.contains("\"a\"") && texts.contains("\"Last\""), "each has its label")
  }

  @Test("An optional gesture acts where there is one")
  func optionalGesture() {
    let journal = Journal()
    func view(_ isOn: Bool) -> some View {
      Color.red.gesture(isOn ? TapGesture().onEnded { journal.add("tap") } : nil)
    }
    for isOn in [false, true] {
      let host = makeHost(view(isOn), 50, 50)
      host.update()
      host.tap(at: CGPoint(x: 20, y: 20))
    }
    #expect(journal.entries == ["tap"])
  }

  private struct ReadsKeyboard: View {
    @Environment(\.keyboardType) private var type
    @Environment(\.textContentType) private var content
    var body: some View { Text("\(type.rawValue) \(content?.rawValue ?? "-")") }
  }

  @Test("The keyboard that is asked for is kept")
  func keyboards() {
    let host = makeHost(ReadsKeyboard().keyboardType(.decimalPad).textContentType(.username), 200, 50)
    host.update()
    #expect(host.text() == "\(UIKeyboardType.decimalPad.rawValue) username")
  }

  @Test("Corners that UIKit rounds: those that are asked for, at most by half of the shorter side")
  func roundedCorners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: CGFloat.infinity, height: 0))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 39.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 39.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 19.5)))
    #expect(isClose(path.bounds, rect))
    #expect(isClose(Path(path.cgPath).boundingRect, rect))
    let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isClose(half.bounds, CGRect(x: -10, y: 0, width: 20, height: 10)), "clockwise as it looks: downwards first")
  }

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
