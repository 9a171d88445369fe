// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Shows a part of a larger content.
///
/// It takes what is proposed along the axes that it scrolls, and proposes nil to the content there. Across, it's as
/// wide as the content (`facts 64`). Several views in it form a stack.
///
/// ```swift
/// struct Chapter: View {
///   let paragraphs: [String]
///
///   var body: some View {
///     ScrollView {
///       VStack(alignment: .leading, spacing: 12) {
///         ForEach(paragraphs, id: \.self) { Text($0) }
///       }
///       .padding()
///     }
///   }
/// }
/// ```
public nonisolated struct ScrollView<Content>: View, PrimitiveView where Content: View {
  /// No body: a node measures, scrolls and clips the content.
  public typealias Body = Never
  let configuration: ScrollConfiguration
  /// What is scrolled.
  public var content: Content

  /// The axes along which the content scrolls. None is a view that only clips.
  public var axes: Axis.Set { configuration.axes }
  /// True if indicators may be shown while the content moves. Gnomon keeps it and draws no indicators.
  public var showsIndicators: Bool { configuration.showsIndicators }

  /// A scroll view along the given axes that says whether indicators are shown.
  ///
  /// - Parameters:
  ///   - axes: the axes along which the content scrolls.
  ///   - showsIndicators: is kept; Gnomon draws no indicators.
  ///   - content: what is scrolled. Several views form a stack.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    configuration = ScrollConfiguration(axes: axes, showsIndicators: showsIndicators)
    self.content = content()
  }

  /// A scroll view along the given axes, whose indicators are as `scrollIndicators(_:axes:)` says.
  ///
  /// - Parameters:
  ///   - axes: the axes along which the content scrolls.
  ///   - content: what is scrolled. Several views form a stack.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// There's no body: reading it ends the program. A node draws the scroll view.
  @MainActor @preconcurrency public var body: Never {
    fatalError("ScrollView is a built-in view: it's drawn by its node and has no body.")
  }

  /// Makes the node that measures, scrolls and clips the content.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    TypedScrollNode<Content>(view, context)
  }
}

final class TypedScrollNode<Content: View>: ScrollNode {
  private var content: ViewNode!

  init(_ view: ScrollView<Content>, _ context: _NodeContext) {
    super.init(view.configuration, context)
    contentStack = StackedContentNode(context.child(of: self), axes: view.axes)
    contentStack.layoutParent = self
    content = Content._makeNode(
      view.content,
      context.child(
        of: contentStack, environment: contentStack.contentEnvironment,
        source: context.source?.takeBlock(of: Content.self)))
    contentStack.content = content
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let view = value.assumingMemoryBound(to: ScrollView<Content>.self).pointee
    if view.configuration != configuration {
      configuration = view.configuration
      contentStack.axes = view.axes
      invalidateLayout()
    }
    content.update(with: view.content, source: source?.takeBlock(of: Content.self))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(contentStack) }

  override func keptPart(to child: ViewNode?) -> KeptPart {
    .view(KeptView(type: ScrollView<Content>.self, body: Never.self, isBuiltIn: true) { nil })
  }
}
