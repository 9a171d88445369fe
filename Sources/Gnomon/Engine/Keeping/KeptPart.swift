// SPDX-License-Identifier: Apache-2.0

/// What a node is on the way to a kept value.
enum KeptPart {
  /// Nothing that counts: a container, a built-in modifier.
  case nothing
  case view(KeptView)
  /// The place in a modifier's body where what it modifies is shown; the number is the modifier's.
  case content(ObjectIdentifier)
  /// A view whose type was hidden.
  case erased(Any.Type)
  /// A builder's block, of which it's the view of that number; nil where that can't be told. One that is erased has the
  /// type of what it hides.
  case block(BlockElements, Int?, Any.Type?)
  case branch(Any.Type, index: Int, count: Int)
  case optional(Any.Type)
  case identified(KeptIdentity)
}

/// A view with a body, or a modifier with one.
struct KeptView {
  let type: Any.Type
  let body: Any.Type
  let isBuiltIn: Bool
  /// The mark of the content that a modifier has.
  var content: ObjectIdentifier?
  var info: TypeInfo?
  let value: () -> Any?
}

/// An explicit id.
struct KeptIdentity {
  /// The type of the view that gives it.
  let type: Any.Type
  let id: () -> Any
  /// The element of a collection.
  var element: (() -> Any)?
  var isLazy = false
}

/// An element of one of this package's own collections that says by itself what it's known by in another program.
protocol KeptElement {
  /// nil where it can't be known.
  var keptName: String? { get }
}

/// A view of this package whose states people set: what is open, what is chosen. Those of others come about again.
protocol KeepsOwnState {}

extension ViewNode {
  /// The value of a view or a modifier with a body; nil of other nodes.
  final var keptValue: Any? { if case .view(let view) = keptPart(to: nil) { view.value() } else { nil } }
}
