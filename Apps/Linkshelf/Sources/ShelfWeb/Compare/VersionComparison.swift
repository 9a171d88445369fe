// SPDX-License-Identifier: Apache-2.0
import Comparing
import Dispatch
import HTTPTypes
import Shelf

/// Two versions of a link, and how their texts differ.
struct VersionComparison: Sendable {
  var old: LinkVersion
  var new: LinkVersion
  /// nil where a version has no readable text.
  var text: TextComparison?
  var hasOldText: Bool
  var hasNewText: Bool
}

extension Site {
  /// One comparison at a time, on a thread of its own.
  private static let comparing = DispatchQueue(label: "shelf.comparing")

  /// Compares two versions. Reading and comparing texts of 20,000 words takes some ten milliseconds.
  func comparison(of link: Link.ID, from: Int?, to: Int?) async throws -> VersionComparison {
    let (old, new) = try await shelf.versions(of: link, from: from, to: to)
    return try await withCheckedThrowingContinuation { continuation in
      Self.comparing.async { [shelf] in
        continuation.resume(
          with: Result {
            let texts = try shelf.readableTexts(old, new, most: TextComparison.mostBytes)
            let text = texts.old.flatMap { before in texts.new.map { TextComparison(before, $0) } }
            return VersionComparison(
              old: old, new: new, text: text, hasOldText: texts.old != nil, hasNewText: texts.new != nil)
          })
      }
    }
  }

  /// The number of a version in a query; nil where there's none.
  func version(_ name: String, _ fields: FormFields) throws -> Int? {
    guard fields.has(name), !fields[name].isEmpty else { return nil }
    guard let number = Int(fields[name]), number > 0 else {
      throw WebError(.badRequest, "“\(name)” is the number of a version, and not “\(fields[name].prefix(40))”.")
    }
    return number
  }
}
