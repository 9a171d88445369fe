// SPDX-License-Identifier: Apache-2.0

/// Why an archive or a file can't be read at all.
public enum ArchiveProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(String)
  case notZip
  case damaged(String)
  case encrypted(String)
  case method(String, Int)
  case tooManyEntries(Int)
  case tooLarge(String)
  case cut(String)
  case tooLargeBackup(String)

  public var description: String {
    switch self {
    case .unreadable(let name): "\u{201C}\(name)\u{201D} can't be opened. Does it exist, and may it be read?"
    case .notZip: "The file isn't a whole zip archive: its directory at the end is missing. It may be cut off."
    case .damaged(let name):
      "\u{201C}\(name)\u{201D} in the archive is damaged. What stands before the damage was read."
    case .encrypted(let name):
      "\u{201C}\(name)\u{201D} in the archive has a password. Unpack it first, and import the folder."
    case .method(let name, let method):
      "\u{201C}\(name)\u{201D} in the archive is packed by method \(method). Only plain and deflated files can be read."
    case .tooManyEntries(let count): "The archive has \(count) files. At most \(ImportLimits.mostEntries) are read."
    case .tooLarge(let name):
      "\u{201C}\(name)\u{201D} in the archive grows past what is believed when it is unpacked. Its reading was stopped."
    case .cut(let name):
      "\u{201C}\(name)\u{201D} is a packed backup of Firefox that is damaged or cut off. Save it anew: Bookmarks, Manage, Backup."
    case .tooLargeBackup(let name):
      "\u{201C}\(name)\u{201D} is packed. It may have \(ImportLimits.largestPackedBackup >> 20) MB, and \(ImportLimits.largestBackup >> 20) MB unpacked. Import its bookmarks as HTML instead."
    }
  }
}
