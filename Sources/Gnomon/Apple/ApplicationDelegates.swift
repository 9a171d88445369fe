// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine

/// The delegates that adaptors have made: one of each type for as long as the program runs.
@preconcurrency @MainActor
enum ApplicationDelegates {
  /// In the order in which they were made.
  private(set) static var shared: [NSObject] = []
  private static var launched: Set<ObjectIdentifier> = []

  static func object<Delegate: NSObject>(of type: Delegate.Type) -> Delegate {
    for object in shared where Swift.type(of: object) == type { return unsafeDowncast(object, to: type) }
    let object = make(type)
    shared.append(object)
    return object
  }

  /// Tells a delegate once that the app begins.
  static func launch(_ delegate: NSObject) {
    guard launched.insert(ObjectIdentifier(delegate)).inserted else { return }
    if let delegate = delegate as? any UIApplicationDelegate {
      _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    }
    if let delegate = delegate as? any NSApplicationDelegate {
      let app = NSApplication.shared
      delegate.applicationWillFinishLaunching(
        Notification(name: NSApplication.willFinishLaunchingNotification, object: app))
      delegate.applicationDidFinishLaunching(
        Notification(name: NSApplication.didFinishLaunchingNotification, object: app))
    }
  }

  /// Calls the type's own `init()`. The compiler lets nobody call that of a type known at run time alone unless it's
  /// required, which `NSObject`'s isn't; a class that overrides it as required stands in the same place of its table.
  @_optimize(none) @inline(never)
  private static func make<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
    unsafeDowncast(unsafeBitCast(type, to: _RequiredObject.Type.self).init() as NSObject, to: type)
  }
}

/// An object that can be made from its type alone. It is public for the compiler's sake: sources don't use it.
open class _RequiredObject: NSObject {
  /// Makes an object without properties of its own.
  public required override init() { super.init() }
}

/// How an adaptor's delegate is observed.
struct DelegateObservation<Delegate: NSObject> {
  let handsDown: Bool
  let connect: (Delegate, inout _PropertyContext) -> Void

  static var none: Self { DelegateObservation(handsDown: false) { _, _ in } }
  static var observable: Self { DelegateObservation(handsDown: true) { _, _ in } }

  /// Makes the delegate where it isn't made, tells it of the app's begin, and begins to observe it.
  func launch(in context: inout _PropertyContext) {
    let handsDown = handsDown
    let delegate = onMain {
      let delegate = ApplicationDelegates.object(of: Delegate.self)
      ApplicationDelegates.launch(delegate)
      if handsDown { HandedObjects.add(delegate) }
      return MainActorCarrier(delegate)
    }
    connect(delegate.value, &context)
  }
}

extension DelegateObservation where Delegate: ObservableObject {
  static var object: Self {
    DelegateObservation(handsDown: true) { delegate, context in
      let node = context.node
      context.storage { ObjectSubscription<Delegate>(node: node) }.observe(delegate)
    }
  }
}
