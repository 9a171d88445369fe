// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a program that checks previews says while it does so: an event in a line of JSON.
package enum CheckEvent: Codable, Equatable, Sendable {
  /// The previews that there are, before any is shown.
  case found([CheckedPreview], looks: [String])
  /// A preview is going to be shown in a look.
  case began(preview: Int, look: Int)
  /// What came of it.
  case shown(CheckedLook)
  /// The program ends because of the preview that is shown, for a reason in some lines.
  case broke(CheckProblem.Failure, [String])

  /// The event as a line.
  package func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + [UInt8(ascii: "\n")]
  }
}

/// A preview that is checked.
package struct CheckedPreview: Codable, Equatable, Sendable {
  /// What it's called.
  package var name: String
  /// The file as the user wrote it.
  package var file: String
  /// The line that it begins in; nil where it isn't known.
  package var line: Int?
  /// A name for it that stays the same when lines move.
  package var key: String

  package init(name: String, file: String, line: Int?, key: String) {
    (self.name, self.file, self.line, self.key) = (name, file, line, key)
  }
}

/// A preview as it was shown in one look.
package struct CheckedLook: Codable, Equatable, Sendable {
  /// The preview's number, counted from 0.
  package var preview: Int
  /// The look's number, counted from 0.
  package var look: Int
  /// What is wrong.
  package var problems: [CheckProblem] = []
  /// Its size in points.
  package var size: RunRequest.Size?
  /// The file of its picture, in the check's folder; nil where none was wanted, or none could be drawn.
  package var picture: String?
  /// The file of the page that explains it, in the check's folder; nil where none was wanted, or none could be made.
  package var page: String?
  /// What is different from the earlier check; nil where nothing is, or nothing was compared.
  package var change: CheckedChange?

  package init(preview: Int, look: Int) { (self.preview, self.look) = (preview, look) }
}

/// What is different in a look from what it was.
package struct CheckedChange: Codable, Equatable, Sendable {
  /// What has moved, grown, appeared or vanished, in words.
  package var words: [String] = []
  /// What differs of the pixels, in words; nil where none does.
  package var pixels: String?
  /// The share of the pixels that differ, from 0 to 1.
  package var share: Double = 0
  /// The picture that it had in the earlier check's folder.
  package var before: String?
  /// The picture of what differs, in the check's folder.
  package var difference: String?

  package init() {}
}

/// Something wrong with a preview.
package struct CheckProblem: Codable, Equatable, Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Codable, Sendable {
    /// The preview isn't shown, or never settles.
    case error
    /// It's probably not meant.
    case warning
    /// Gnomon shows it otherwise than Apple's systems would. Nothing is wrong with the preview.
    case note
  }

  /// The stable name, by which it's silenced and looked up.
  package var name: String
  package var severity: Severity
  /// What is wrong, and why.
  package var message: String
  /// The remedy; nil where there's nothing to add.
  package var hint: String?
  /// The way to the view; empty where it's about none.
  package var view: String
  /// The file as the user wrote it; nil where it isn't known.
  package var file: String?
  package var line: Int?
  /// True for what was found in settings that the audit tries by itself: the look that it was shown in says nothing.
  package var isOfSettings: Bool?

  package init(
    _ name: String, _ severity: Severity, _ message: String, hint: String? = nil, view: String = "",
    file: String? = nil,
    line: Int? = nil
  ) {
    (self.name, self.severity, self.message, self.hint, self.view) = (name, severity, message, hint, view)
    (self.file, self.line) = (file, line)
  }

  /// The line that it's about, as text.
  var place: String { "\(file ?? ""):\(line ?? 0)" }

  /// The way to the view without modifiers and repetitions: of a long one the first view and the last two, as `Card/Button/Text`.
  /// `gnomon explain` finds the view by it.
  package var shortView: String {
    var names: [Substring] = []
    for name in view.split(separator: "/") where name.first?.isLowercase != true && names.last != name {
      names.append(name)
    }
    if names.isEmpty { return view }
    if names.count > 3 { names.removeSubrange(1..<(names.count - 2)) }
    return names.joined(separator: "/")
  }

  /// The names of what keeps a preview from being shown.
  package enum Failure: String, Codable, CaseIterable, Sendable {
    /// It can't be made: its code throws.
    case previewFailed = "preview-failed"
    /// Its code traps.
    case previewTrapped = "preview-trapped"
    /// It takes longer than it may.
    case previewTimedOut = "preview-timed-out"
    /// It can't be drawn.
    case previewNotDrawn = "preview-not-drawn"
  }
}
