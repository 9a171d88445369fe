// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view of SwiftUI's that shows one by AppKit's name.
///
/// `makeNSView` is called once, `updateNSView` after it and whenever the value or what it has read is another, `dismantleNSView` when the view goes. What is
/// drawn of a ``NSView`` is said there.
@preconcurrency @MainActor
public protocol NSViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype NSViewType: NSView
  /// What is told of the view, as its delegate.
  associatedtype Coordinator = Void

  /// Makes the view, and sets it up.
  func makeNSView(context: Context) -> NSViewType
  /// Brings the view to the value.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Ends the view.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil is that of the view by AppKit's rules.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?

  /// What the view is made and updated with.
  typealias Context = NSViewRepresentableContext<Self>
}

/// What a ``NSViewRepresentable`` is made and updated with.
@preconcurrency @MainActor
public struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable {
  /// What is told of the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public private(set) var transaction: Transaction
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues) {
    (self.coordinator, self.transaction, self.environment) = (coordinator, transaction, environment)
  }

  /// Makes changes, at once, and calls a function.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension NSViewRepresentable {
  /// Never called: a node stands in place of a body.
  public var body: Never { fatalError("\(Self.self) represents a view by AppKit's name and has no body.") }
  /// Does nothing.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// nil: the size is the view's by AppKit's rules.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
  /// Makes the node that keeps the view.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    RepresentedNode(view, context) {
      RepresentationAdapter(
        RepresentationCalls<Self, NSViewType, Coordinator, Context>(
          makeCoordinator: { $0.makeCoordinator() },
          makeContext: { NSViewRepresentableContext($0, $1, $2) },
          make: { $0.makeNSView(context: $1) },
          update: { $0.updateNSView($1, context: $2) },
          dismantle: { dismantleNSView($0, coordinator: $1) },
          size: { $0.sizeThatFits($1, nsView: $2, context: $3) }))
    }
  }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator() {}
}
