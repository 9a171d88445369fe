// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a snapshot keeps of a screen.
public struct SnapshotKind: Sendable, Hashable {
  enum Form: Sendable, Hashable {
    case layout
    case semantics
    case picture(PictureTolerance)
  }

  let form: Form

  /// The views with their sizes and places in points, as text: small, and read at a glance. Lines of the source aren't
  /// in it, so that edits elsewhere change nothing.
  public static let layout = SnapshotKind(form: .layout)
  /// The elements with their roles, labels and values, as text.
  public static let semantics = SnapshotKind(form: .semantics)
  /// What is drawn, as a PNG file. Pixels have to be the same.
  public static let picture = SnapshotKind(form: .picture(.exact))
  /// What is drawn, as a PNG file, compared with a tolerance.
  public static func picture(_ tolerance: PictureTolerance) -> SnapshotKind {
    SnapshotKind(form: .picture(tolerance))
  }

  /// The ending of the file.
  var ending: String {
    switch form {
    case .layout: "layout.txt"
    case .semantics: "semantics.txt"
    case .picture: "png"
    }
  }
}

/// How far two pictures may differ and still be taken for the same.
public struct PictureTolerance: Sendable, Hashable {
  /// How far a pixel's colour may lie from the other's, as it's seen: 0 is the same, 1 is black and white.
  public var color: Double
  /// The share of the pixels that may differ by more, from 0 to 1.
  public var share: Double

  /// A tolerance. Numbers below 0, above 1, and what isn't a number count as the nearest that is meant.
  public init(color: Double, share: Double) {
    self.color = min(max(color.isNaN ? 0 : color, 0), 1)
    self.share = min(max(share.isNaN ? 0 : share, 0), 1)
  }

  /// No difference at all.
  public static let exact = PictureTolerance(color: 0, share: 0)
  /// What nobody sees: edges of letters that another version of a library smooths otherwise.
  public static let perceptual = PictureTolerance(color: 0.05, share: 0.001)
}

/// When snapshots are written.
public enum SnapshotRecording: String, Sendable {
  /// Never: a missing one is an issue. So it is where the environment has `CI`.
  case never
  /// Where there's none. It's written, and an issue says so, unless `GNOMON_RECORD` asked for it.
  case missing
  /// Where there's none, and where the old one differs.
  case failed
  /// Always.
  case all

  /// The mode of the test that runs, by ``recordsSnapshots(_:)``.
  @TaskLocal static var current: SnapshotRecording?

  /// What `GNOMON_RECORD` says.
  static let asked = ProcessInfo.processInfo.environment["GNOMON_RECORD"].flatMap { SnapshotRecording(rawValue: $0) }

  static var mode: SnapshotRecording {
    current ?? asked ?? (ProcessInfo.processInfo.environment["CI"] == nil ? .missing : .never)
  }

  /// True if somebody wants snapshots written now.
  static var isAskedFor: Bool { current != nil || asked != nil }
}
