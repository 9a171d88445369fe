// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view of SwiftUI's that shows a controller's view by UIKit's name.
///
/// `makeUIViewController` is called once, `updateUIViewController` after it and whenever the value or what it has read is another, `dismantleUIViewController` when it goes.
/// The controller is told when its view is loaded, shown and gone.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What is told of the view, as its delegate.
  associatedtype Coordinator = Void

  /// Makes the controller, and sets it up.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller to the value.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Ends the controller.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil is that of the view by UIKit's rules.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?

  /// What the view is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What a ``UIViewControllerRepresentable`` is made and updated with.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
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

extension UIViewControllerRepresentable {
  /// Never called: a node stands in place of a body.
  public var body: Never { fatalError("\(Self.self) represents a view by UIKit's name and has no body.") }
  /// Does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  /// nil: the size is the view's by UIKit's rules.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }
  /// Makes the node that keeps the view.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    RepresentedNode(view, context) {
      RepresentationAdapter(
        RepresentationCalls<Self, UIViewControllerType, Coordinator, Context>(
          makeCoordinator: { $0.makeCoordinator() },
          makeContext: { UIViewControllerRepresentableContext($0, $1, $2) },
          make: { $0.makeUIViewController(context: $1) },
          update: { $0.updateUIViewController($1, context: $2) },
          dismantle: { dismantleUIViewController($0, coordinator: $1) },
          size: { $0.sizeThatFits($1, uiViewController: $2, context: $3) }))
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator() {}
}
