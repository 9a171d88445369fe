// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine

/// Makes an app's delegate and keeps it, in an `App` or elsewhere.
///
/// There is one delegate of each type for as long as the program runs. Views find one that is observable or an
/// `ObservableObject` in their environment. The delegate hears of the app's start and of nothing else: see
/// ``UIApplicationDelegate``.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  nonisolated(unsafe) private let observation: DelegateObservation<DelegateType>

  /// Makes the delegate, or takes the one of its type that is there. Its changes aren't observed.
  ///
  /// - Parameter delegateType: the delegate's class; it is made by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { observation = .none }

  /// The delegate, the only one of its type. It is made when it is first asked for.
  public var wrappedValue: DelegateType { ApplicationDelegates.object(of: DelegateType.self) }

  /// Makes the delegate where there is none yet, tells it that the app starts, and observes it on behalf of the view's
  /// node.
  nonisolated public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    property.observation.launch(in: &context)
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  nonisolated public static var _isOwnStorage: Bool { true }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes the delegate, or takes the one of its type that is there. What depends on it is updated when the object
  /// announces a change; views find it as an `EnvironmentObject`.
  ///
  /// - Parameter delegateType: the delegate's class; it is made by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { observation = .object }

  /// Gives bindings to the delegate's properties, as an observed object does.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Makes the delegate, or takes the one of its type that is there. What reads its properties is updated when they
  /// change; views find it in their environment by its type.
  ///
  /// - Parameter delegateType: the delegate's class; it is made by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { observation = .observable }
}
