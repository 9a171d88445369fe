// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view of SwiftUI's that shows a controller's view by AppKit's name.
///
/// `makeNSViewController` is called once, `updateNSViewController` after it and whenever the value or what it has read is another, `dismantleNSViewController` when it goes.
/// The controller is told when its view is loaded, shown and gone.
@preconcurrency @MainActor
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype NSViewControllerType: NSViewController
  /// What is told of the view, as its delegate.
  associatedtype Coordinator = Void

  /// Makes the controller, and sets it up.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings the controller to the value.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Ends the controller.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil is that of the view by AppKit's rules.
  func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?

  /// What the view is made and updated with.
  typealias Context = NSViewControllerRepresentableContext<Self>
}

/// What a ``NSViewControllerRepresentable`` is made and updated with.
@preconcurrency @MainActor
public struct NSViewControllerRepresentableContext<Representable> where Representable: NSViewControllerRepresentable {
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

extension NSViewControllerRepresentable {
  /// Never called: a node stands in place of a body.
  public var body: Never { fatalError("\(Self.self) represents a view by AppKit's name and has no body.") }
  /// Does nothing.
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
  /// nil: the size is the view's by AppKit's rules.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
    -> CGSize?
  { nil }
  /// Makes the node that keeps the view.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    RepresentedNode(view, context) {
      RepresentationAdapter(
        RepresentationCalls<Self, NSViewControllerType, Coordinator, Context>(
          makeCoordinator: { $0.makeCoordinator() },
          makeContext: { NSViewControllerRepresentableContext($0, $1, $2) },
          make: { $0.makeNSViewController(context: $1) },
          update: { $0.updateNSViewController($1, context: $2) },
          dismantle: { dismantleNSViewController($0, coordinator: $1) },
          size: { $0.sizeThatFits($1, nsViewController: $2, context: $3) }))
    }
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator() {}
}
