// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonTrace

/// Warnings and findings on standard error, those left out that the user doesn't want.
@MainActor
enum WarningOutput {
  /// How many were shown.
  private(set) static var count = 0

  struct UnknownName: Error, CustomStringConvertible {
    var description: String
  }

  private static var names: [String] {
    (RuntimeWarning.Name.allCases.map(\.rawValue) + Finding.Name.allCases.map(\.rawValue)).sorted()
  }

  /// Throws where a name is silenced that there isn't.
  static func check(_ silenced: [String]) throws {
    for name in silenced where !names.contains(name) {
      let near = nearest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
      throw UnknownName(
        description: "there's no warning called '\(name)'\(near)\nhint: they are \(names.joined(separator: ", "))")
    }
  }

  static func show(_ warnings: [RuntimeWarning], _ silenced: [String], _ openable: (String) -> String) {
    show(warnings.map { ($0.name.rawValue, $0.description) }, silenced, openable)
  }

  static func show(_ findings: [Finding], _ silenced: [String], _ openable: (String) -> String) {
    show(findings.map { ($0.name.rawValue, $0.description) }, silenced, openable)
  }

  private static func show(_ all: [(name: String, text: String)], _ silenced: [String], _ openable: (String) -> String)
  {
    // Views that one line makes have one text.
    var told: Set<String> = []
    for (name, text) in all where !silenced.contains(name) && told.insert(text).inserted {
      count += 1
      Console.line(plainLine(openable(text)))
    }
  }
}
