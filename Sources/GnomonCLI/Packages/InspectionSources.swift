// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What ViewInspector is compiled with beside its own sources.
///
/// It reads the structure of Apple's SwiftUI by the names of stored properties and types. The sources in the installation's folder `Additions/ViewInspector` show
/// Gnomon's by these names: they take the place of `Mirror` and of types' names within the module, and change none of its files.
struct InspectionSources {
  /// The source behind whose end they stand.
  let place: Int
  let text: String

  /// Nil for every other module.
  ///
  /// - Parameter module: the target's module.
  init?(for sources: [TargetSource], module: String?, installation: Installation) throws {
    func index(of name: String) -> Int? { sources.firstIndex { $0.path.hasSuffix("/" + name) } }
    guard module == "ViewInspector", let file = index(of: "InspectableView.swift") else { return nil }
    let folder = installation.folder + "/Additions/ViewInspector"
    // Version 0.10 wants a button's action in another type than those before.
    let isolates = sources.contains { source in
      source.path.hasSuffix("/Button.swift")
        && String(decoding: source.bytes, as: UTF8.self).contains("@MainActor () -> Void")
    }
    var text = "\nlet isolatesActions = \(isolates)\n"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where name.hasSuffix(".swift") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      text += "\n\(GeneratedSource.firstAddedLine)\(name)>\", line: 1)\n" + String(decoding: data, as: UTF8.self)
    }
    // A short file, whose own code doesn't notice what they import.
    place = index(of: "LazyGroup.swift") ?? file
    self.text = text
  }
}
