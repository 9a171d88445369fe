// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Says at the end of a process which pictures were compared by their structure.
final class StructureReport: Sendable {
  static let shared = StructureReport()

  private let names = Mutex<(agreeing: [String], differing: [String])>(([], []))

  /// Notes a comparison. The report of the process is written when that ends.
  func note(_ name: String, agrees: Bool) {
    let isFirst = names.withLock { names in
      defer { if agrees { names.agreeing.append(name) } else { names.differing.append(name) } }
      return names.agreeing.isEmpty && names.differing.isEmpty
    }
    guard isFirst, self === Self.shared else { return }
    atexit {
      FileHandle.standardError.write(Data(StructureReport.shared.text.utf8))
    }
  }

  /// The report: what was compared how, and which pictures agree.
  var text: String {
    let (agreeing, differing) = names.withLock { $0 }
    let count = agreeing.count + differing.count
    let subject = count == 1 ? "1 picture was" : "\(count) pictures were"
    let how = StructureComparison.Tolerance.words
    var lines = ["gnomon: \(subject) recorded elsewhere, as on Apple's systems, and compared by structure: \(how)."]
    func add(_ title: String, _ names: [String]) {
      guard !names.isEmpty else { return }
      lines.append("  \(title) \(names.count):")
      lines += names.sorted().prefix(Self.limit).map { "    " + $0 }
      if names.count > Self.limit { lines.append("    … and \(names.count - Self.limit) more") }
    }
    add("agree", agreeing)
    add("differ", differing)
    return lines.joined(separator: "\n") + "\n"
  }

  private static let limit = 200
}
