/// A view that shows nothing, takes no space and adds no spacing (`facts 14`).
public nonisolated struct EmptyView: View, PrimitiveView, Sendable {
  public typealias Body = Never
  nonisolated public init() {}

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { EmptyNode(context) }
}

final class EmptyNode: ViewNode {
  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {}
}

/// Several views as one, without a layout of its own: what modifies the group modifies each.
public nonisolated struct Group<Content> {
  public typealias Body = Never
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

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
  public var content: Content
  nonisolated public init(content: Content) { self.content = content }
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

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("An optional view is drawn by its node and has no body.") }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    OptionalNode<Wrapped>(view, context)
  }
}

/// One of two views, as `if`–`else` and `switch` make it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  public typealias Body = Never

  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    ConditionalNode<TrueContent, FalseContent>(view, context)
  }
}

/// A node whose child comes and goes. It says of each preference something of its own: without a child that sets it,
/// the key's default value (`facts 89`).
class BranchNode: ViewNode {
  final var child: ViewNode?
  private final var isBuiltIn = false

  override init(_ context: _NodeContext) {
    super.init(context)
    isBuiltIn = standsInBuiltInBody
    if !isBuiltIn { markContributesPreferences() }
  }

  /// - Parameters:
  ///   - old: says which of its children the node had.
  ///   - new: says which it has now: one that is still going stays, and is handed to `update`.
  final func replaceChild(
    _ old: AnyHashable = 0, _ new: AnyHashable = 0, update: (ViewNode) -> Void = { _ in }, with make: () -> ViewNode?
  ) {
    let isOther = child == nil || old != new
    if let child { dismiss(child, key: old) }
    if isOther, let recalled = recall(ViewNode.self, key: new) {
      child = recalled
      update(recalled)
    } else {
      child = make()
      if let child { welcome(child) }
    }
    structureDidChange()
  }

  override final func appendItems(to list: inout ContiguousArray<LayoutNode>) {
    if let child { appendItems(of: child, to: &list) }
  }

  override final func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    child?.preference(key) ?? (isBuiltIn ? nil : K.defaultValue)
  }

  final func branchContext(_ source: SourceRecord?) -> _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment, source: source.flatMap(branchSource))
  }

  private func branchSource(_ source: SourceRecord) -> SourceRecord? {
    if case .branch = source.kind { return source.children.first }
    return source
  }
}

final class OptionalNode<Wrapped: View>: BranchNode {
  init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(context)
    if let view { child = Wrapped._makeNode(view, branchContext(context.source)) }
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let new = value.assumingMemoryBound(to: Wrapped?.self).pointee
    if let new, let child {
      child.update(with: new, source: branchContext(source).source)
    } else if let new {
      let context = branchContext(source)
      replaceChild(update: { $0.update(with: new, source: context.source) }) { Wrapped._makeNode(new, context) }
    } else if child != nil {
      replaceChild { nil }
    }
  }
}

final class ConditionalNode<TrueContent: View, FalseContent: View>: BranchNode {
  private var isTrue: Bool

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ context: _NodeContext) {
    if case .trueContent = view.storage { isTrue = true } else { isTrue = false }
    super.init(context)
    child = make(view, context.source)
  }

  private func make(_ view: _ConditionalContent<TrueContent, FalseContent>, _ source: SourceRecord?) -> ViewNode {
    switch view.storage {
    case .trueContent(let content): TrueContent._makeNode(content, branchContext(source))
    case .falseContent(let content): FalseContent._makeNode(content, branchContext(source))
    }
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let view = value.assumingMemoryBound(to: _ConditionalContent<TrueContent, FalseContent>.self).pointee
    let source = branchContext(source).source
    switch view.storage {
    case .trueContent(let content) where isTrue: child!.update(with: content, source: source)
    case .falseContent(let content) where !isTrue: child!.update(with: content, source: source)
    default:
      let old = isTrue
      isTrue.toggle()
      replaceChild(
        old, isTrue,
        update: { node in
          switch view.storage {
          case .trueContent(let content): node.update(with: content, source: source)
          case .falseContent(let content): node.update(with: content, source: source)
          }
        }, with: { make(view, source) })
    }
  }
}
