// SPDX-License-Identifier: Apache-2.0

extension RunRequest {
  /// What is looked at where all previews are checked.
  public struct Check: Codable, Equatable, Sendable {
    /// The folder for a picture and a layout of each look of each preview. nil writes none.
    public var folder: String?
    /// The folder that an earlier check wrote, to compare with. nil compares nothing.
    public var before: String?
    /// The numbers of the previews that aren't shown, counted from 0.
    public var skipped: [Int]
    /// The only names of findings and warnings that are wanted; empty wants all.
    public var only: [String]
    /// The only previews that are shown, by their keys; empty shows all that the request names.
    public var keys: [String]
    /// Whether the previews are audited.
    public var audits: Bool
    /// Whether a page that explains each look of each preview is written beside its picture.
    public var explains: Bool

    /// Makes a check of all previews, with an audit, that writes no pictures.
    public init() {
      skipped = []
      only = []
      keys = []
      audits = true
      explains = false
    }
  }

  /// Whether a check tells of a kind of finding or warning.
  package func tells(_ name: String) -> Bool {
    guard !silenced.contains(name), let only = check?.only, !only.isEmpty else { return !silenced.contains(name) }
    return only.contains(name)
  }
}
