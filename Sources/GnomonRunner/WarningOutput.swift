// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonRequest
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

  /// What was said already of a view, so that nothing is said twice that holds in all that it's shown in.
  final class Said {
    fileprivate var texts: Set<String> = []
    /// What the view is shown in now, in words. Empty where it's shown in one way.
    var label = ""
    fileprivate var isLabelShown = false

    /// Begins with the next way to show the view.
    func begin(_ label: String) { (self.label, isLabelShown) = (label, false) }
  }

  static func show(
    _ warnings: [RuntimeWarning], _ silenced: [String], _ said: Said, _ openable: (String) -> String
  ) {
    show(warnings.map { ($0.name.rawValue, $0.description) }, silenced, said, openable)
  }

  static func show(_ findings: [Finding], _ silenced: [String], _ said: Said, _ openable: (String) -> String) {
    show(findings.map { ($0.name.rawValue, $0.description) }, silenced, said, openable)
  }

  // Views that one line makes have one text.
  private static func show(
    _ all: [(name: String, text: String)], _ silenced: [String], _ said: Said, _ openable: (String) -> String
  ) {
    for (name, text) in all where !silenced.contains(name) && said.texts.insert(text).inserted {
      if !said.label.isEmpty, !said.isLabelShown {
        said.isLabelShown = true
        Console.note("with \(said.label):")
      }
      count += 1
      Console.line(plainLine(openable(text)))
    }
  }
}
