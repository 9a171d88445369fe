// SPDX-License-Identifier: Apache-2.0
import Interchange

/// A small file of each format, made up after its public description, and what has to be read from it.
struct Sample: Sendable, CustomStringConvertible {
  let name: String
  let format: ImportFormat
  let text: String
  let lines: [String]

  var description: String { name }

  static let all: [Sample] = pages + tables + objects
}
