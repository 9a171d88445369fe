// SPDX-License-Identifier: Apache-2.0
/// One of two views, as `if`–`else` and `switch` make it.
@frozen
public struct _ConditionalContent<TrueContent, FalseContent> {
  // What a case holds lies at the start, behind the longer of both a byte that tells them apart: so lie all enums of
  // generic types with several cases that hold something. ``_Branch`` reads them there, without a copy for each level.
  @usableFromInline
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(storage: Storage) { self.storage = storage }
}

/// A view that stands for one of others.
protocol BranchingView: PrimitiveView {}

extension BranchingView {
  // Here the type is at hand; from its parameters it would have to be looked up.
  /// Makes the node that shows one branch, and replaces it when the other is taken.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    withUnsafePointer(to: view) { ConditionalNode(Self.self, UnsafeRawPointer($0), context) }
  }
}

extension _ConditionalContent: View, PrimitiveView, BranchingView where TrueContent: View, FalseContent: View {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never

  /// Follows the view to the branch that it shows.
  nonisolated public static func _follow(_ branch: inout _Branch) {
    // What is deeper has a node, and a path, of its own.
    guard branch.levels < _Branch.mostLevels else { return branch.type = Self.self }
    let tag = max(MemoryLayout<TrueContent>.size, MemoryLayout<FalseContent>.size)
    let isTrue = branch.value.load(fromByteOffset: tag, as: UInt8.self) == 0
    branch.path = branch.path << 1 | (isTrue ? 0 : 1)
    branch.levels += 1
    if isTrue { TrueContent._follow(&branch) } else { FalseContent._follow(&branch) }
  }
}

/// The way through a builder's `if`s and `switch`es to one view.
public struct _Branch {
  /// The memory of the view; its type is ``type``.
  let value: UnsafeRawPointer
  var type: any View.Type = EmptyView.self
  /// 1, then a bit for each level: 0 for the first of two.
  var path: UInt64 = 1
  var levels = 0
  static let mostLevels = 60

  init(from type: any View.Type, at value: UnsafeRawPointer) {
    self.value = value
    type._follow(&self)
  }

  /// The record of the statement that gave the view.
  func source(in source: SourceRecord?) -> SourceRecord? {
    var source = source
    for _ in 0..<levels { source = source?.inBranch }
    return source
  }
}

/// A node whose child comes and goes. It says of each preference something of its own: without a child that sets it,
/// the key's default value (`facts 89`).
class BranchNode: ViewNode {
  @exclusivity(unchecked) final var child: ViewNode?

  override init(_ context: _NodeContext) {
    super.init(context)
    if !standsInBuiltInBody { markContributesPreferences() }
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

  override final func contribute(to preference: PreferenceCollector) {
    guard !standsInBuiltInBody else { return child?.contribute(to: preference) ?? () }
    preference.group {
      child?.contribute(to: preference)
      if !preference.hasValue { preference.addDefault() }
    }
  }

  final func branchContext(_ source: SourceRecord?) -> _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment, source: source)
  }
}

extension Optional: View where Wrapped: View {
  /// No body: the view that is there, if any, has a node.
  public typealias Body = Never
  /// Never called: a node stands for an optional view. A call ends the program.
  public var body: Never { fatalError("An optional view is drawn by its node and has no body.") }

  /// Makes the node that shows the view that is there, or nothing for nil.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    OptionalNode<Wrapped>(view, context)
  }
}

/// An optional view, whatever may be in it.
protocol OptionalView {
  nonisolated static func isNil(at value: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalView where Wrapped: View {
  nonisolated static func isNil(at value: UnsafeRawPointer) -> Bool {
    value.assumingMemoryBound(to: Self.self).pointee == nil
  }
}

final class OptionalNode<Wrapped: View>: BranchNode {
  override func keptPart(to child: ViewNode?) -> KeptPart { .optional(Wrapped?.self) }

  init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(context)
    if let view { child = Wrapped._makeNode(view, branchContext(context.source?.inBranch)) }
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let new = value.assumingMemoryBound(to: Wrapped?.self).pointee
    let source = source?.inBranch
    if let new, let child {
      child.update(with: new, source: source)
    } else if let new {
      replaceChild(update: { $0.update(with: new, source: source) }) { Wrapped._makeNode(new, branchContext(source)) }
    } else if child != nil {
      replaceChild { nil }
    }
  }
}

/// The node of an `if`–`else` or of a whole `switch`: it goes through all levels to the view that stands there.
final class ConditionalNode: BranchNode {
  private let type: any View.Type
  @exclusivity(unchecked) private var path: UInt64

  init(_ type: any View.Type, _ value: UnsafeRawPointer, _ context: _NodeContext) {
    let branch = _Branch(from: type, at: value)
    self.type = type
    path = branch.path
    super.init(context)
    child = make(branch, context.source)
  }

  override func keptPart(to child: ViewNode?) -> KeptPart {
    let branches = KeptScope.branches(of: type)
    guard let index = branches.firstIndex(where: { $0.path == path }) else { return .nothing }
    return .branch(type, index: index, count: branches.count)
  }

  private func make(_ branch: _Branch, _ source: SourceRecord?) -> ViewNode {
    makeViewNode(branch.type, at: branch.value, branchContext(branch.source(in: source)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let branch = _Branch(from: type, at: value)
    if branch.path == path { return child!.update(from: value, source: branch.source(in: source)) }
    let old = path
    path = branch.path
    replaceChild(
      old, path,
      update: { $0.update(from: value, source: branch.source(in: source)) },
      with: { make(branch, source) })
  }
}
