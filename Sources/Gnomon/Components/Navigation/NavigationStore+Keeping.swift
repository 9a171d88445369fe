// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NavigationStore: KeepsParts {
  /// The values that the stack keeps by itself, up to the first page that was pushed as a view: bindings push those again.
  nonisolated func keptParts() throws -> String? {
    guard path == nil else { return nil }
    let values = NavigationPath(erased: ownValues)
    return values.isEmpty ? nil : try values.keptText()
  }

  nonisolated func restore(parts: String) throws {
    let codable = try KeptCoder.value(NavigationPath.CodableRepresentation.self, ofJSON: parts)
    for value in NavigationPath(codable).values { push(NavigationEntry(.value(value))) }
  }
}

extension NavigationPath: KeptLeaf {
  func keptText() throws -> String {
    guard let codable else { throw KeptCoder.Failure("a value in the path isn't Codable") }
    return try KeptCoder.json(codable)
  }

  init(keptText: String) throws {
    self.init(try KeptCoder.value(CodableRepresentation.self, ofJSON: keptText))
  }
}
