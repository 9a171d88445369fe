// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Comparing
import Foundation
import Shelf
import ShelfCards

struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Shows how a link's text changed from one version to another.",
    discussion: """
      Words that were removed stand in [-…-], words that were added in {+…+}. Paragraphs that stayed the same aren't printed, but for one \
      on each side of a change. Without numbers the newest version is compared with the one before it.
      """)

  @OptionGroup var store: StoreOptions
  @OptionGroup var person: PersonOption

  @Argument(help: "The link's number, as “linkshelf add” and the addresses of the pages have it.")
  var link: Int64

  @Option(help: "The number of the old version.")
  var from: Int?

  @Option(help: "The number of the new version.")
  var to: Int?

  func run() async throws {
    let (stores, shelf) = try await person.open(store)
    defer { withExtendedLifetime(stores) {} }
    let (old, new): (LinkVersion, LinkVersion)
    let texts: (old: String?, new: String?)
    do {
      (old, new) = try await shelf.versions(of: link, from: from, to: to)
      texts = try shelf.readableTexts(old, new, most: TextComparison.mostBytes)
    } catch let error as ShelfError {
      throw CommandError(error.description)
    }
    print("version \(old.snapshot.number), \(Self.day(old)) → version \(new.snapshot.number), \(Self.day(new))")
    for (name, before, after) in [
      ("title", old.snapshot.title, new.snapshot.title),
      ("description", old.snapshot.description ?? "", new.snapshot.description ?? ""),
      ("address", old.snapshot.finalAddress, new.snapshot.finalAddress),
      ("status", "\(old.snapshot.status)", "\(new.snapshot.status)"),
    ] where before != after && (name != "description" || old.snapshot.description != nil) {
      print("\(name): [-\(ComparisonText.printable(before))-] {+\(ComparisonText.printable(after))+}")
    }
    guard let before = texts.old, let after = texts.new else {
      throw CommandError("At least one of the versions has no readable text.")
    }
    let comparison = TextComparison(before, after)
    print(ComparisonText.summary(comparison))
    ComparisonText.write(comparison) { print($0) }
    if comparison.isCut {
      note("The texts are very long: only the first 500 kB and 40,000 paragraphs of each were compared.")
    }
  }

  private static func day(_ version: LinkVersion) -> String {
    version.snapshot.madeAt.date.formatted(.iso8601)
  }
}

/// A comparison as lines of plain text.
enum ComparisonText {
  static func summary(_ comparison: TextComparison) -> String {
    let counts = comparison.counts
    let parts = [
      (counts.addedWords, "word", "added"), (counts.removedWords, "word", "removed"),
      (counts.changedParagraphs, "paragraph", "changed"), (counts.addedParagraphs, "paragraph", "added"),
      (counts.removedParagraphs, "paragraph", "removed"), (counts.movedParagraphs, "paragraph", "moved"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s") \($0.2)" }
    return parts.isEmpty ? "The texts are the same." : parts.joined(separator: ", ") + "."
  }

  static func write(_ comparison: TextComparison, _ line: (String) -> Void) {
    let paragraphs = comparison.paragraphs
    var isLeftOut = false
    for (index, paragraph) in paragraphs.enumerated() {
      let isBeside =
        index > 0 && paragraphs[index - 1].kind != .same
        || index + 1 < paragraphs.count && paragraphs[index + 1].kind != .same
      if paragraph.kind == .same, !isBeside {
        isLeftOut = true
        continue
      }
      if isLeftOut { line("  …") }
      isLeftOut = false
      let sign =
        switch paragraph.kind {
        case .same: "  "
        case .removed: paragraph.isMoved ? "< " : "- "
        case .added: paragraph.isMoved ? "> " : "+ "
        case .changed: "~ "
        }
      line(
        sign + (paragraph.kind == .changed ? paragraph.runs.map(marked).joined() : paragraph.runs.map(plain).joined()))
    }
  }

  private static func plain(_ run: TextComparison.Run) -> String { printable(run.text) }

  private static func marked(_ run: TextComparison.Run) -> String {
    switch run.kind {
    case .same: plain(run)
    case .removed: "[-\(plain(run))-]"
    case .added: "{+\(plain(run))+}"
    }
  }

  /// Without letters that control a terminal.
  static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          $0.value < 0x20 && $0 != "\t" || (0x7F...0x9F).contains($0.value) ? "\u{FFFD}" : $0
        }))
  }
}

/// Draws the difference of two pictures; see ``PictureDifferences``. The server starts it.
struct DrawDifference: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw-difference", abstract: "Draws the difference of two pictures, as the server asks for it.",
    shouldDisplay: false)

  func run() async throws { try await DifferenceProgram.main() }
}
