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
    RepresentedNode(view, context) { UIViewControllerAdapter<Self>() }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator() {}
}

private final class UIViewControllerAdapter<Representable: UIViewControllerRepresentable>: PlatformAdapter<
  Representable
>
{
  private var controller: Representable.UIViewControllerType!
  private var coordinator: Representable.Coordinator!
  private var isShown = false
  private var last: (value: Representable, context: Representable.Context)!

  override func make(
    _ value: Representable, _ environment: EnvironmentValues, _ transaction: Transaction
  ) -> any PlatformView {
    coordinator = value.makeCoordinator()
    controller = value.makeUIViewController(
      context: UIViewControllerRepresentableContext(coordinator, transaction, environment))
    return controller.view
  }

  override func update(_ value: Representable, _ environment: EnvironmentValues, _ transaction: Transaction) {
    last = (value, UIViewControllerRepresentableContext(coordinator, transaction, environment))
    value.updateUIViewController(controller, context: last.context)
    if !isShown {
      isShown = true
      controller.beginAppearing()
    }
  }

  override func appear() { controller.endAppearing() }

  override func dismantle() {
    controller.disappear()
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize? {
    last.value.sizeThatFits(proposal, uiViewController: controller, context: last.context)
  }
}
