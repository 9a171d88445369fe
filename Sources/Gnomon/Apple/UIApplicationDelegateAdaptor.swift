// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine

/// Makes an app's delegate and keeps it, in an `App` or elsewhere: there's one of each type. Views find one that can be observed in their
/// environment.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  nonisolated(unsafe) private let observation: DelegateObservation<DelegateType>

  /// A delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { observation = .none }

  /// The delegate.
  public var wrappedValue: DelegateType { ApplicationDelegates.object(of: DelegateType.self) }

  /// How the graph gives it its storage. Gnomon's own.
  nonisolated public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    property.observation.launch(in: &context)
  }

  /// It keeps its own storage. Gnomon's own.
  nonisolated public static var _isOwnStorage: Bool { true }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// A delegate whose changes are observed.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { observation = .object }

  /// Gives bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// A delegate whose properties are observed.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { observation = .observable }
}
