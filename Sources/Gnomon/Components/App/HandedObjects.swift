// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The app's own objects that views find among the objects around them: its delegates.
@MainActor
enum HandedObjects {
  private static var handing: [(type: ObjectIdentifier, hand: (inout EnvironmentValues) -> Void)] = []

  static var isEmpty: Bool { handing.isEmpty }

  /// Hands an object down to all views, once for each type.
  static func add<Object: NSObject>(_ object: Object) {
    let type = ObjectIdentifier(Object.self)
    guard !handing.contains(where: { $0.type == type }) else { return }
    handing.append((type, { $0.setObject(object, of: Object.self) }))
  }

  static func handDown(into environment: inout EnvironmentValues) {
    for (_, hand) in handing { hand(&environment) }
  }
}
