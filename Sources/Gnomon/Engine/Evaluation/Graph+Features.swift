// SPDX-License-Identifier: Apache-2.0
extension Graph {
  /// The one object of a type that a feature keeps for this host, made when it's first asked for.
  ///
  /// The engine doesn't know what its features keep: focus, sheets, drags. Costs a look into a dictionary.
  func feature<Object: AnyObject>(_ type: Object.Type, _ make: () -> Object) -> Object {
    if let known = features[ObjectIdentifier(type)] { return unsafeDowncast(known, to: Object.self) }
    let object = make()
    features[ObjectIdentifier(type)] = object
    return object
  }

  /// The object of a type where it has been made; nil elsewhere.
  func knownFeature<Object: AnyObject>(_ type: Object.Type) -> Object? {
    features[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Object.self) }
  }
}
