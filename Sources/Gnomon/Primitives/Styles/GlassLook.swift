// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What glass is drawn with: a blur of what lies below, a veil over it, a rim of light and a soft shadow.
///
/// The veils are such that glass over the colours of a grouped screen is as measured on iOS 26: #FBFBFF over #F2F2F7,
/// #191919 over black. The blur, the rim and the glass with little of a veil are *unverified*.
struct GlassLook: Equatable {
  /// The colour of the glass, and how much of it covers what shines through.
  enum Tint: Equatable {
    case none
    case color(Color)
    /// The whole colour, as of prominent buttons.
    case full(AnyShapeStyle)
    /// The grey of a prominent button that is disabled.
    case disabled
  }

  var isClear = false
  var tint = Tint.none

  init() {}

  init(_ glass: Glass) {
    isClear = glass.kind == .clear
    tint = glass.tint.map { .color($0) } ?? .none
  }

  /// Glass that is filled with a style, for the main action of a view.
  init(full style: AnyShapeStyle) { tint = .full(style) }

  /// The glass of a view's main action that isn't to be had, as measured on iOS 26 (nav26-19).
  init(disabled: Bool) { tint = disabled ? .disabled : .none }

  func draw(_ path: Path, in environment: EnvironmentValues, _ context: inout DrawingContext) {
    let isDark = environment.colorScheme == .dark
    if environment.platformProfile.system == .macOS { return drawPlain(path, in: environment, &context) }
    context.add(.backdrop(path, backdrop(isDark)))
    context.add(.fill(path, style: FillStyle(), paint: .color(veil(isDark))))
    if let paint = tintPaint(in: environment, path.boundingRect, opacity: 0.8) {
      context.add(.fill(path, style: FillStyle(), paint: paint))
    }
    // Twice as wide as it's seen: its outer half is cut off.
    context.add(.save)
    context.add(.clip(path, style: FillStyle()))
    context.add(.stroke(path, style: StrokeStyle(lineWidth: 2 * GlassLook.rim), paint: rim(path.boundingRect, isDark)))
    context.add(.restore)
  }

  /// The width of the rim in points, as measured on iOS 26 (nav26-22).
  private static let rim: CGFloat = 2.0 / 3

  private func backdrop(_ isDark: Bool) -> Backdrop {
    Backdrop(
      radius: isClear ? 2 : 7, colors: isClear ? nil : .saturation(1.4),
      shadow: Backdrop.Shadow(color: Color.Resolved(hex: 0x000000, opacity: isDark ? 0.2 : 0.06), radius: 10, y: 4),
      substitute: Color.Resolved(hex: isDark ? 0x191919 : 0xFBFBFF, opacity: isClear ? 0.1 : 0.5))
  }

  private func veil(_ isDark: Bool) -> Color.Resolved {
    if isClear { return Color.Resolved(hex: isDark ? 0x212121 : 0xFFFFFF, opacity: 0.15) }
    return isDark ? Color.Resolved(hex: 0x212121, opacity: 0.75) : Color.Resolved(hex: 0xFFFFFF, opacity: 0.7)
  }

  /// Light falls from above, and comes through at the other end.
  private func rim(_ box: CGRect, _ isDark: Bool) -> Paint {
    let (strong, weak) = isDark ? (0.32, 0.08) : (0.9, 0.4)
    func stop(_ opacity: Double, _ location: CGFloat) -> ResolvedStop {
      ResolvedStop(color: Color.Resolved(hex: 0xFFFFFF, opacity: opacity), location: location)
    }
    return .linearGradient(
      [stop(strong, 0), stop(weak, 0.45), stop(weak, 0.6), stop(strong * 0.8, 1)],
      start: CGPoint(x: box.midX - box.height / 4, y: box.minY), end: CGPoint(x: box.midX + box.height / 4, y: box.maxY)
    )
  }

  private func tintPaint(in environment: EnvironmentValues, _ bounds: CGRect, opacity: Double) -> Paint? {
    switch tint {
    case .none: nil
    case .color(let color): color.opacity(opacity)._paint(in: environment, bounds: bounds)
    case .full(let style): style._paint(in: environment, bounds: bounds)
    case .disabled: .color(Color.Resolved(hex: environment.colorScheme == .dark ? 0xFFFFFF : 0x000000, opacity: 0.15))
    }
  }

  /// Materials of macOS are colours as they were recorded, and glass there is one of them.
  private func drawPlain(_ path: Path, in environment: EnvironmentValues, _ context: inout DrawingContext) {
    let material = isClear ? Material.ultraThin : .regular
    let paint = material._paint(in: environment, bounds: path.boundingRect)
    context.add(.fill(path, style: FillStyle(), paint: paint))
    if let paint = tintPaint(in: environment, path.boundingRect, opacity: 0.5) {
      context.add(.fill(path, style: FillStyle(), paint: paint))
    }
  }
}

/// Glass in a shape. It takes what it's offered.
nonisolated struct GlassPlate<S: Shape>: View, PrimitiveView {
  typealias Body = Never
  let shape: S
  let look: GlassLook

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { GlassPlateNode<S>(view, context) }
}

final class GlassPlateNode<S: Shape>: LayoutNode {
  private var view: GlassPlate<S>

  init(_ view: GlassPlate<S>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let old = view
    view = value.assumingMemoryBound(to: GlassPlate<S>.self).pointee
    let isSameShape = withUnsafePointer(to: old.shape) { before in
      withUnsafePointer(to: view.shape) {
        TypeInfo.of(S.self).areEqual(UnsafeRawPointer(before), UnsafeRawPointer($0))
      }
    }
    // What it looks like takes no room.
    if !isSameShape { invalidateLayout() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { view.shape.sizeThatFits(proposal) }

  private func path(in box: CGRect) -> Path {
    view.shape.path(in: CGRect(origin: .zero, size: box.size))
      .applying(CGAffineTransform(translationX: box.minX, y: box.minY))
  }

  override func draw(_ context: inout DrawingContext) {
    let box = context.snapped(CGRect(origin: .zero, size: size))
    let outline = withContainerShape { path(in: box) }
    if !outline.isEmpty { view.look.draw(outline, in: environment, &context) }
  }

  override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    path(in: CGRect(origin: .zero, size: size)).contains(point)
  }

  override var snapshotName: String? { "Glass" }
}
