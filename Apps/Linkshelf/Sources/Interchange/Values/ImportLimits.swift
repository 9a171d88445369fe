// SPDX-License-Identifier: Apache-2.0

/// The numbers that keep an import's memory bounded. What is over one of them is cut, and a problem says so.
public enum ImportLimits {
  /// Tags on one link.
  public static let mostTags = 1_000
  /// A tag's length in bytes of UTF-8.
  public static let longestTag = 512
  /// A title's length in bytes.
  public static let longestTitle = 4_096
  /// A description's, a note's or any other text's length in bytes.
  public static let longestText = 1_048_576
  /// Levels of folders that become a tag.
  public static let deepestFolder = 32
  /// Folders, lists or collections in one file.
  public static let mostFolders = 200_000
  /// Values in one JSON item.
  public static let mostValues = 200_000
  /// Elements of one list in a JSON item.
  public static let longestList = 20_000
  /// Containers within containers in a JSON file.
  public static let deepestNesting = 100_000
  /// Columns of a table.
  public static let mostColumns = 1_000
  /// A line of JSON Lines, in bytes.
  public static let longestLine = 16_777_216
  /// Problems that are listed one by one.
  public static let mostProblems = 1_000
  /// Files in an archive.
  public static let mostEntries = 1_000_000
  /// The unpacked size of an archive's files in bytes.
  public static let largestArchive = 8_589_934_592
  /// A packed backup of Firefox, in bytes.
  public static let largestPackedBackup = 67_108_864
  /// The same unpacked.
  public static let largestBackup = 268_435_456
  /// How many times larger than packed a file may be, past its first mebibyte.
  public static let largestRatio = 200
}
