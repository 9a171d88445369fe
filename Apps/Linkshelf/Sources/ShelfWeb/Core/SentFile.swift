// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation
import Interchange

/// What a file is that a person sent.
enum SentFile: Equatable {
  /// A shortcut or a short text: its addresses are added at once.
  case addresses([String])
  /// An export of bookmarks, or a long list.
  case bookmarks
  case unknown

  /// The largest text whose addresses are added at once, in bytes.
  static let largestText = 64 << 10

  init(_ file: UploadedForm.File) {
    self = .unknown
    guard let handle = try? FileHandle(forReadingFrom: file.url) else { return }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: max(ImportFormat.headLength, ShortcutFile.largest) + 1) else { return }
    if let address = ShortcutFile.address(in: head, name: file.name) {
      self = .addresses([address])
      return
    }
    guard
      case .format(let format) = ImportFormat.recognise(Array(head.prefix(ImportFormat.headLength)), name: file.name)
    else { return }
    self = .bookmarks
    // Texts in other encodings than UTF-8 are read by the import.
    guard format == .list, head.count <= Self.largestText, let text = String(data: head, encoding: .utf8) else {
      return
    }
    let found = LinkAddress.all(in: text).map(\.given)
    if (1...Site.mostAdded).contains(found.count) { self = .addresses(found) }
  }
}
