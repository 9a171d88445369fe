// SPDX-License-Identifier: Apache-2.0
extension Graph {
  /// The one object of a type that a part of the package keeps for this host, made when it's first asked for.
  func extra<Object: AnyObject>(_ type: Object.Type, _ make: () -> Object) -> Object {
    if let known = extras[ObjectIdentifier(type)] { return unsafeDowncast(known, to: Object.self) }
    let object = make()
    extras[ObjectIdentifier(type)] = object
    return object
  }
}
