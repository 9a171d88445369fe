// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIApplicationDelegate where Self: NSObject {
  /// Starts the app of a class that is marked `@main`: the delegate is made by its `init()` and told that the app starts. A line says that there is
  /// no screen.
  public static func main() { ApplicationDelegates.run(Self.self) }
}

extension NSApplicationDelegate where Self: NSObject {
  /// Starts the app of a class that is marked `@main`: the delegate is made by its `init()` and told that the app starts. A line says that there is
  /// no screen.
  public static func main() { ApplicationDelegates.run(Self.self) }
}

extension ApplicationDelegates {
  fileprivate static func run<Delegate: NSObject>(_ type: Delegate.Type) {
    launch(object(of: type))
    print(
      "\(type): told that the app starts; there is no screen here to show its windows on. Draw a view with "
        + "`gnomon render FILE.swift`.")
  }
}
