// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The program of the servers: beside the command, or in the folder of an installation.
enum ServerProgram {
  static func path() throws -> String {
    let own = try Installation.ownPath()
    let bin = URL(fileURLWithPath: own).deletingLastPathComponent().path
    let places = [
      "\(bin)/gnomon-serve", "\(URL(fileURLWithPath: bin).deletingLastPathComponent().path)/lib/gnomon/gnomon-serve",
    ]
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandFailure("the program gnomon-serve is missing; it should be \(places[1])")
    }
    return found
  }
}
