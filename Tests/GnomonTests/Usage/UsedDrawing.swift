// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Shapes, layouts, styles and modifiers of a user's own, as sources write them most.
enum UsedDrawing {
  struct Wave: InsettableShape {
    var amount: CGFloat
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
      get { AnimatablePair(amount, 0) }
      set { amount = newValue.first }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addQuadCurve(to: rect.origin, control: .zero)
      path.addCurve(to: rect.origin, control1: .zero, control2: .zero)
      path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
      path.addRect(rect)
      path.addPath(Path(ellipseIn: rect))
      path.closeSubpath()
      return path.offsetBy(dx: 1, dy: 1)
    }

    func inset(by amount: CGFloat) -> Wave { Wave(amount: self.amount - amount) }
  }

  @MainActor static var shapes: some View {
    ZStack {
      Wave(amount: 1).fill(Color.red)
      Wave(amount: 1).stroke(.blue, lineWidth: 2)
      Wave(amount: 1).strokeBorder(.blue, lineWidth: 2)
      Circle().trim(from: 0, to: 0.5)
      Circle().inset(by: 1).size(width: 10, height: 10)
      Canvas { context, size in
        context.draw(Text("a"), at: CGPoint(x: size.width, y: 0))
      }
    }
  }

  struct Flow: Layout {
    typealias Cache = [CGSize]
    static var layoutProperties: LayoutProperties { LayoutProperties() }
    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
      for subview: LayoutSubview in subviews {
        let _: ViewDimensions = subview.dimensions(in: proposal)
        subview.place(
          at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(subview[Share.self] ? .zero : bounds.size))
      }
    }

    func spacing(subviews: Subviews, cache: inout [CGSize]) -> ViewSpacing {
      var spacing = ViewSpacing()
      for subview in subviews { spacing.formUnion(subview.spacing) }
      return spacing
    }
  }

  struct Share: LayoutValueKey { static var defaultValue: Bool { false } }

  enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding().layoutValue(key: Share.self, value: true) }
  }

  struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  struct Stored: DynamicProperty {
    @State private var value = 1
    mutating func update() {}
  }

  struct Scaled: VectorArithmetic {
    var amount = 1.0
    static var zero: Scaled { Scaled(amount: 0) }
    static func + (a: Scaled, b: Scaled) -> Scaled { Scaled(amount: a.amount + b.amount) }
    static func - (a: Scaled, b: Scaled) -> Scaled { Scaled(amount: a.amount - b.amount) }
    mutating func scale(by factor: Double) { amount *= factor }
    var magnitudeSquared: Double { amount * amount }
  }

  struct Shaken: ViewModifier, Animatable {
    var animatableData: CGFloat
    func body(content: Content) -> some View { content.offset(x: animatableData) }
  }

  @available(*, deprecated, message: "Conforms as sources of old do.")
  struct Old: AnimatableModifier {
    var animatableData = 1.0
    func body(content: Content) -> some View { content.opacity(animatableData) }
  }

  @MainActor static var tree: some View {
    Flow {
      Text("a").modifier(Framed())
      Button("b") {}.buttonStyle(Pressed())
      Text("c").modifier(Shaken(animatableData: 1))
      ModifiedContent(content: Text("d"), modifier: Framed())
      Text("e").alignmentGuide(HorizontalAlignment(Third.self)) { $0[HorizontalAlignment(Third.self)] }
    }
  }

  struct Framing<S: Shape, F: ShapeStyle, G: Gesture>: View {
    let shape: S
    let style: F
    let gesture: G
    typealias Body = AnyView
    var body: AnyView { AnyView(shape.path(in: CGRect(x: 0, y: 0, width: 1, height: 1)).fill(style).gesture(gesture)) }
  }

  typealias Number = WidthKey.Value
  enum WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
  }

  @ViewBuilder static func built(_ isOn: Bool) -> some View {
    if isOn { Text("on") }
  }

  @MainActor static func animated(_ change: () -> Void) {
    withAnimation(.easeInOut, change)
    withTransaction(Transaction(animation: .default), change)
  }
}
