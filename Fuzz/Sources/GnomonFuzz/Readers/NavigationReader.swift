// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A navigation path that an app has written, which names types by their mangled names.
struct NavigationReader: Reader {
  func read(_ data: Data) {
    guard let written = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) else { return }
    let path = NavigationPath(written)
    guard let again = path.codable, let bytes = try? JSONEncoder().encode(again),
      let read = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: bytes)
    else { return }
    if read != again { finding("A path that is written and read is another.") }
  }
}
