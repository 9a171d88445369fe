// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view of SwiftUI's that shows one by UIKit's name.
///
/// `makeUIView` is called once, `updateUIView` after it and whenever the value or what it has read is another, `dismantleUIView` when the view goes. What is
/// drawn of a ``UIView`` is said there.
///
/// ```swift
/// struct Badge: UIViewRepresentable {
///   var color: Color
///
///   func makeUIView(context: Context) -> UIView {
///     let view = UIView()
///     view.layer.cornerRadius = 8
///     return view
///   }
///
///   func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = UIColor(color) }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What is told of the view, as its delegate.
  associatedtype Coordinator = Void

  /// Makes the view, and sets it up.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view to the value.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Ends the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil is that of the view by UIKit's rules.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

  /// What the view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>
}

/// What a ``UIViewRepresentable`` is made and updated with.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
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

extension UIViewRepresentable {
  /// Never called: a node stands in place of a body.
  public var body: Never { fatalError("\(Self.self) represents a view by UIKit's name and has no body.") }
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// nil: the size is the view's by UIKit's rules.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  /// Makes the node that keeps the view.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    RepresentedNode(view, context) {
      RepresentationAdapter(
        RepresentationCalls<Self, UIViewType, Coordinator, Context>(
          makeCoordinator: { $0.makeCoordinator() },
          makeContext: { UIViewRepresentableContext($0, $1, $2) },
          make: { $0.makeUIView(context: $1) },
          update: { $0.updateUIView($1, context: $2) },
          dismantle: { dismantleUIView($0, coordinator: $1) },
          size: { $0.sizeThatFits($1, uiView: $2, context: $3) }))
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator() {}
}
