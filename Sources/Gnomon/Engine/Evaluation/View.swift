// SPDX-License-Identifier: Apache-2.0
/// A piece of user interface, described as a value.
///
/// A view is a value; its persistent identity is a ``ViewNode``, which keeps the state, the last value and the layout.
/// A custom view gives a ``body``; it's evaluated again only when something that it read has changed.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///
///   var body: some View {
///     VStack(alignment: .leading) {
///       Text("Hello").font(.headline)
///       Text(name)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that `body` gives.
  associatedtype Body: View

  /// The views that this view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that stands for a view of this type. Only built-in views have their own.
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode

  /// Follows the branches that a builder's `if`s and `switch`es took to the view that stands there.
  nonisolated static func _follow(_ branch: inout _Branch)
}

extension View {
  /// Makes a node that evaluates the view's body.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    CompositeNode<Self>(view, context)
  }

  /// Ends the way: the view is no branch.
  nonisolated public static func _follow(_ branch: inout _Branch) { branch.type = Self.self }

  /// SwiftUI prints why a body is evaluated; here `gnomon explain` tells that, and this does nothing.
  @MainActor @preconcurrency public static func _printChanges() {}

  /// SwiftUI logs why a body is evaluated; here `gnomon explain` tells that, and this does nothing.
  @MainActor @preconcurrency public static func _logChanges() {}
}

extension Never: View {
  /// Never called: `Never` has no values.
  nonisolated public var body: Never { fatalError("Never has no values, so nothing can ask for the body of one.") }
}

/// A built-in view: it has a node of its own and no body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: built-in views have a node in place of a body. A call ends the program.
  public var body: Never { fatalError("\(Self.self) is a built-in view: it's drawn by its node and has no body.") }
}

/// The values that a new node is given by the one that makes it.
public struct _NodeContext {
  unowned(unsafe) let graph: Graph
  /// The parent without a count: it outlives the making of its child.
  let parentReference: Unmanaged<ViewNode>?
  let environment: EnvironmentValues
  /// The builder's record of the expression that gave the view, where one was kept.
  let source: SourceRecord?

  init(graph: Graph, parent: ViewNode?, environment: EnvironmentValues, source: SourceRecord?) {
    self.graph = graph
    parentReference = parent.map { .passUnretained($0) }
    self.environment = environment
    self.source = source
  }

  var parent: ViewNode? { parentReference?.takeUnretainedValue() }

  func with(source: SourceRecord?) -> _NodeContext {
    _NodeContext(graph: graph, parent: parent, environment: environment, source: source)
  }

  func child(of parent: ViewNode, environment: EnvironmentValues? = nil, source: SourceRecord? = nil) -> _NodeContext {
    _NodeContext(graph: graph, parent: parent, environment: environment ?? self.environment, source: source)
  }
}
