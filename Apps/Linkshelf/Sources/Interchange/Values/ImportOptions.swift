// SPDX-License-Identifier: Apache-2.0

/// What a person may choose about an import.
public struct ImportOptions: Hashable, Sendable {
  /// What becomes of folders, lists and collections.
  public enum Folders: String, Hashable, Sendable, CaseIterable {
    /// One tag with all levels: `Work/Invoices`.
    case path
    /// A tag for each level: `Work` and `Invoices`.
    case eachName
    /// A tag for the last level only: `Invoices`.
    case lastName
    case none
  }

  public var folders: Folders
  /// Tags that every link of the import gets.
  public var extraTags: [String]

  public init(folders: Folders = .path, extraTags: [String] = []) {
    self.folders = folders
    self.extraTags = extraTags
  }
}
