// SPDX-License-Identifier: Apache-2.0
/// A view that shows nothing, takes no space and adds no spacing (`facts 14`).
///
/// ```swift
/// struct Placeholder<Content: View>: View {
///   let content: Content
/// }
///
/// extension Placeholder where Content == EmptyView {
///   init() { self.init(content: EmptyView()) }
/// }
///
/// extension Placeholder {
///   var body: some View { content }
/// }
/// ```
public nonisolated struct EmptyView: View, PrimitiveView, Sendable {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never
  /// A view that shows nothing.
  nonisolated public init() {}

  /// Makes a node without size, drawing and spacing.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { EmptyNode(context) }
}

final class EmptyNode: ViewNode {
  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {}
}

/// Several views as one, without a layout of its own: what modifies the group modifies each.
///
/// ```swift
/// struct Labels: View {
///   var body: some View {
///     HStack {
///       Group {
///         Text("One")
///         Text("Two")
///       }
///       .foregroundStyle(.secondary)
///       Text("Three")
///     }
///   }
/// }
/// ```
public nonisolated struct Group<Content> {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Several views as one.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes the content's node, and none for the group.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    StructureNode(view.content, context)
  }
}

/// The node of a view that only holds another.
final class StructureNode<Content: View>: ViewNode {
  private var content: ViewNode!

  init(_ content: Content, _ context: _NodeContext) {
    super.init(context)
    self.content = Content._makeNode(
      content, context.child(of: self, source: context.source?.takeBlock(of: Content.self)))
  }

  // The content is the view's only field.
  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    content.update(from: value, source: source?.takeBlock(of: Content.self))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override var isUnary: Bool { content.isUnary }
  override var firstItem: LayoutNode? { content.firstItem }
}

/// A view that says itself when two of its values are the same, so that its body isn't evaluated for the second.
public nonisolated struct EquatableView<Content>: View where Content: Equatable, Content: View {
  /// The view that is compared with the one before.
  public var content: Content
  /// A view whose body is evaluated only if it's different from the one before.
  nonisolated public init(content: Content) { self.content = content }
  /// The content as it is.
  public var body: some View { content }
}

extension EquatableView: EquatableByValue {
  static var comparison: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: Self.self).pointee.content == $1.assumingMemoryBound(to: Self.self).pointee.content }
  }
}

extension View where Self: Equatable {
  /// Compares values of the view with `==`.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
