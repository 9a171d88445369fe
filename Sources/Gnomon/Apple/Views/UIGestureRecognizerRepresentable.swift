// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A gesture that a recognizer of UIKit's makes.
///
/// A host touches nothing by UIKit's name: no recognizer is made, and a warning says so once.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  /// The recognizer's class.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What recognizer and view share.
  associatedtype Coordinator = Void
  /// What is at hand.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What tells places in spaces of coordinates.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// Makes what recognizer and view share.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Makes the recognizer.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recognizer to a new value.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Does what the gesture is for.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing is shared.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}
extension UIGestureRecognizerRepresentable {
  /// Changes nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

/// What is at hand when a gesture's recognizer is made.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// What recognizer and view share.
  public let coordinator: Representable.Coordinator
  /// What tells places in spaces of coordinates.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// What tells places in spaces of coordinates. Without a gesture all are the origin.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Where the gesture is in its view.
  public var localLocation: CGPoint { .zero }
  /// How far it has gone; nil where it has not.
  public var localTranslation: CGPoint? { nil }
  /// How fast it goes; nil where it doesn't.
  public var localVelocity: CGPoint? { nil }
  /// Where the gesture is in a space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  /// How far it has gone in a space; nil where it has not.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// How fast it goes in a space; nil where it doesn't.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// A point of the window in a space: the point itself.
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
    globalPoint
  }
}

extension View {
  /// Adds a gesture of UIKit's. Nothing is recognized, and a warning says so once.
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    _FrameworkLack.say("\(type(of: representable)) recognizes nothing: a host touches nothing by UIKit's name.")
    return self
  }
}
