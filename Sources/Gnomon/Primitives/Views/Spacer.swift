// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A space that takes what a stack has left, along the stack's axis; outside stacks, along both.
///
/// It's served after all other subviews. Several spacers share equally (`facts 36`).
///
/// ```swift
/// struct Balance: View {
///   var body: some View {
///     HStack {
///       Text("Balance")
///       Spacer(minLength: 20)
///       Text("12.50")
///     }
///   }
/// }
/// ```
public struct Spacer: View, PrimitiveView, Sendable {
  /// No body: a node takes the room and draws nothing.
  public typealias Body = Never
  /// The least length in points; nil is the usual 8 (`facts 36`).
  public var minLength: CGFloat?

  /// A space of at least a length in points; nil is the usual 8. A length below 0 is 0.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Makes the node that takes what the stack has left.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    SpacerNode(view, context)
  }
}

final class SpacerNode: LayoutNode {
  init(_ view: Spacer, _ context: _NodeContext) {
    super.init(context)
    cell.pointee.sizing = .spacer
    cell.pointee.placing = .leaf
    cell.pointee.axis = environment.stackOrientation
    cell.pointee.leastLength = Self.leastLength(view)
  }

  private static func leastLength(_ view: Spacer) -> CGFloat {
    max(0, finite(view.minLength ?? ViewSpacing.standardDistance))
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    if new.stackOrientation == cell.pointee.axis { return }
    cell.pointee.axis = new.stackOrientation
    invalidateLayout()
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let new = Self.leastLength(value.assumingMemoryBound(to: Spacer.self).pointee)
    guard new != cell.pointee.leastLength else { return }
    cell.pointee.leastLength = new
    invalidateLayout()
  }

  override var isSpacer: Bool { true }
  override var layoutPriority: Double { -.infinity }
  /// None along the stack's axis; across, no wish (recorded on macOS 27).
  override var spacing: ViewSpacing {
    guard let axis = cell.pointee.axis else { return .zero }
    var spacing = ViewSpacing(all: nil)
    spacing.formUnion(.zero, edges: axis == .horizontal ? .horizontal : .vertical)
    return spacing
  }
  override var snapshotName: String? { "Spacer" }
  override func draw(_ context: inout DrawingContext) {}
}

/// A thin line across the axis of the stack around it; horizontal outside stacks (`facts 55–57`).
///
/// It's one pixel thick, and as long as it's proposed; without a proposal, 10 points.
///
/// ```swift
/// struct Chapters: View {
///   var body: some View {
///     VStack(alignment: .leading) {
///       Text("Chapter 1")
///       Divider()
///       Text("Chapter 2")
///     }
///   }
/// }
/// ```
public struct Divider: View, PrimitiveView, Sendable {
  /// No body: a node draws the line.
  public typealias Body = Never
  /// A line in the system's colour for separators.
  nonisolated public init() {}

  /// Makes the node that measures and draws the line.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { DividerNode(context) }
}

final class DividerNode: LayoutNode {
  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {}

  private var thickness: CGFloat {
    environment.platformProfile.dividerThickness(displayScale: environment.displayScale)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    environment.stackOrientation == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override var snapshotName: String? { "Divider" }

  override func draw(_ context: inout DrawingContext) {
    let box = context.snapped(CGRect(origin: .zero, size: size))
    context.add(
      .fill(
        Path(box), style: FillStyle(), paint: SeparatorShapeStyle()._paint(in: environment, bounds: box)))
  }
}
