// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// ViewInspector asks for types by their names. Within it these take the place of Swift's own.
extension String {
  init(reflecting type: Any.Type) { self = TypeNames.of(type).full }

  init(describing type: Any.Type) { self = TypeNames.of(type).plain }
}

/// The names that types have in Apple's SwiftUI.
struct TypeNames {
  let full: String
  let plain: String

  nonisolated(unsafe) private static var known: [ObjectIdentifier: TypeNames] = [:]

  static func of(_ type: Any.Type) -> TypeNames {
    if let names = known[ObjectIdentifier(type)] { return names }
    let own = _typeName(type, qualified: true)
    var names = TypeNames(full: withoutPlaces(own), plain: _typeName(type, qualified: false))
    if ["Gnomon.", "ViewInspector.Shape", "AVKit.", "MapKit."].contains(where: own.contains) {
      let full = translated(names.full)
      names = TypeNames(full: full, plain: full.replacing(#/\w+\./#, with: ""))
    }
    known[ObjectIdentifier(type)] = names
    return names
  }

  /// Views that show something of another one, which Apple's SwiftUI writes as a modified view.
  static let wrappers: Set<String> = [
    "PresentingView", "SearchableView", "DestinationRegistrar", "PushingView", "EditableView", "ResolvedView",
    "ContextMenuView",
  ]

  /// Without where a private type lies in memory.
  private static func withoutPlaces(_ name: String) -> String {
    name.contains("(unknown context") ? name.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "") : name
  }

  private static func translated(_ name: String) -> String {
    name.replacing("ViewInspector.ShapeTypes.", with: "SwiftUI.")
      .replacing(#/\b(AVKit|MapKit)\.(VideoPlayer|Map\b|MapPin|MapMarker|MapAnnotation)/#) {
        "_\($0.output.1)_SwiftUI.\($0.output.2)"
      }
      .replacing(#/\bGnomon\.(\w+)/#) { match in
        let name = String(match.output.1)
        if wrappers.contains(name) { return "SwiftUI.ModifiedContent" }
        return "SwiftUI." + (renamed[name] ?? name)
      }
  }

  private static let renamed: [String: String] = [
    // Gnomon's environment objects are handed in by `EnvironmentObjects`, and not by memory.
    "EnvironmentObject": "_EnvironmentObject", "_InsetShape": "_Inset", "LayoutView": "Tree",
  ]
}
